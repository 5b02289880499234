/**
 * Steps tried on a guess of the table, before anybody hears of them: so a secret plan or a group of moves is built without
 * the table and sent as one act. The guess is made once and kept, so that what is hidden does not flicker meanwhile.
 */
import { quick } from './dice.ts'
import type { AnyGame, Seat } from './game.ts'
import { copyJson } from './json.ts'
import type { Told } from './told.ts'

/** The most steps an act may have: more than the longest plan takes. */
export const MOST_STEPS = 256

/** What a step that was tried has brought. */
export interface Tried {
  /** The seat is asked again, and neither chance nor anything hidden had a say: what comes next is known here too. */
  readonly known: boolean
  /** Known, and nobody else is told of it: the step can wait until the rest is decided. */
  readonly secret: boolean
}

export class Draft {
  readonly game: AnyGame
  readonly seat: Seat
  private readonly base: unknown
  private readonly taken: string[] = []
  /** What the seat itself is told of each step. */
  private readonly heard: (readonly Told['event'][])[] = []
  /** The guess, and what became of it after each step. */
  private readonly worlds: unknown[]

  constructor(game: AnyGame, view: unknown, seat: Seat) {
    this.game = game
    this.seat = seat
    this.base = view
    this.worlds = [game.guess(view, quick(0))]
  }

  get steps(): readonly string[] {
    return this.taken
  }

  get events(): readonly (readonly Told['event'][])[] {
    return this.heard
  }

  get view(): unknown {
    return this.taken.length === 0 ? this.base : this.game.view(this.world, this.seat)
  }

  get awaiting(): readonly Seat[] {
    return this.game.awaiting(this.world)
  }

  /** Whether the seat decides in secret now, while others may decide too. */
  get secret(): boolean {
    return (this.game.together?.(this.world) ?? false) && this.awaiting.includes(this.seat)
  }

  legal(): readonly unknown[] {
    return this.game.legal(this.world, this.seat)
  }

  /** The harmless default here, in notation. */
  idle(): string {
    return this.game.write(this.game.idle(this.world, this.seat))
  }

  /** Takes the step with that notation; `null` if there is none. */
  play(text: string): Tried | null {
    const { game, seat } = this
    const before = this.secret
    const world = game.copy ? game.copy(this.world) : copyJson(this.world)
    const move = game.legal(world, seat).find((choice) => game.write(choice) === text)
    if (move === undefined) return null
    const dice = quick(0)
    const heard: Told['event'][] = []
    let shown = false
    let others = false
    game.apply(world, seat, move, dice, (event, to) => {
      if (game.barriers.includes(event.type)) shown = true
      if (!to || to.some((other) => other !== seat)) others = true
      if (!to || to.includes(seat)) heard.push(event)
    })
    this.worlds.push(world)
    this.taken.push(text)
    this.heard.push(heard)
    const known = !shown && dice.drawn === 0 && this.awaiting.includes(seat)
    return { known, secret: known && !others && before && this.secret }
  }

  /** Takes the last step back; its notation, or `null` if there was none. */
  back(): string | null {
    const last = this.taken.pop()
    if (last === undefined) return null
    this.worlds.pop()
    this.heard.pop()
    return last
  }

  private get world(): unknown {
    return this.worlds[this.worlds.length - 1]
  }
}
