/** A bot that advises somebody who plays against bots alone: it sees what the reader sees, and thinks beside those who play. */
import type { Hint, Reason, Verdict } from '../../bots/index.ts'
import type { AnyGame, Options, Seat } from '../../engine/game.ts'
import { anySeed } from './chance.ts'
import type { Player } from './table.ts'
import { type Counsel, Thinker } from './think.ts'

/** The level of the bot that gives advice. */
const LEVEL = 'earl'

/** Whether nobody but bots plays with the reader; a bot that sits in for somebody is somebody. */
export function playsAlone(players: readonly Player[], viewer: Seat | null): boolean {
  const others = players.filter((_, seat) => seat !== viewer)
  return viewer !== null && others.every(({ kind, owner }) => kind === 'bot' && owner === undefined)
}

export class Adviser {
  private readonly thinker = new Thinker()
  private readonly game: AnyGame
  private readonly options: Options

  constructor(game: AnyGame, options: Options) {
    this.game = game
    this.options = options
  }

  /** What it would play in the seat's place. */
  async hints(view: unknown, seat: Seat): Promise<readonly Hint[]> {
    const answer = await this.ask(view, seat, { kind: 'hints' })
    return 'hints' in answer ? answer.hints : []
  }

  /** What an act was worth that was made from that view; `null` where nothing better is known. */
  async verdict(view: unknown, seat: Seat, steps: readonly string[]): Promise<Verdict | null> {
    const answer = await this.ask(view, seat, { kind: 'verdict', steps })
    return 'verdict' in answer ? answer.verdict : null
  }

  /** What the others changed for the seat between two of its views. */
  async tidings(view: unknown, seat: Seat, before: unknown): Promise<readonly Reason[]> {
    const answer = await this.ask(view, seat, { kind: 'tidings', before })
    return 'tidings' in answer ? answer.tidings : []
  }

  close(): void {
    this.thinker.close()
  }

  private ask(view: unknown, seat: Seat, counsel: Counsel) {
    const { id: game, version } = this.game.about
    const { options } = this
    return this.thinker.ask({
      game,
      version,
      view,
      seat,
      level: LEVEL,
      seed: anySeed(),
      intent: null,
      options,
      counsel,
    })
  }
}
