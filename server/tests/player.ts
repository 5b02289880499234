/** A player who does not give up: plays to the end over the live connection, whatever happens to the server. */
import { type AnyGame, type Dice, quick } from '../../engine/index.ts'
import type { StateMessage } from '../../protocol/index.ts'
import type { Client, Live } from './client.ts'

/** What somebody is told in good faith while the server stumbles, or plays by itself what nobody has to decide. */
const FORGIVEN: readonly string[] = ['stale', 'not-awaited', 'busy', 'game-over']

export class Player {
  readonly client: Client
  readonly table: string
  readonly game: AnyGame
  /** Acts the server has said yes to. */
  acknowledged = 0
  faults: string[] = []
  state: StateMessage | null = null
  /** Where to connect; changes when the player moves to another node. */
  urls: readonly string[]
  private readonly dice: Dice
  private tries = 0
  private live: Live | null = null

  constructor(client: Client, table: string, game: AnyGame, urls: readonly string[], seed: number) {
    this.client = client
    this.table = table
    this.game = game
    this.urls = urls
    this.dice = quick(seed)
  }

  /** Plays until the game is over or `until` says stop. */
  async play(until: () => boolean = () => false): Promise<void> {
    while (!until() && !this.state?.outcome) {
      try {
        const live = await this.connected()
        const answer = await this.move(live)
        if (answer === 'wait')
          await live.until(this.table, (state) => state !== this.state, 1000).catch(() => undefined)
      } catch {
        await this.drop()
      }
    }
    await this.drop()
  }

  private async connected(): Promise<Live> {
    if (this.live && !this.live.closed) return this.live
    this.client.base = this.urls[this.tries++ % this.urls.length] as string
    const live = await this.client.live()
    const last = this.state
    if (last) live.states.set(this.table, last)
    const answer = await live.open(this.table, last ? { number: last.number, hash: last.hash } : {})
    if (!answer.ok) throw new Error('the table could not be opened')
    this.live = live
    return live
  }

  private async move(live: Live): Promise<'moved' | 'wait'> {
    this.state = live.states.get(this.table) ?? null
    const { state } = this
    if (!state || state.outcome || state.seat === null || !state.awaiting.includes(state.seat)) return 'wait'
    const world = this.game.guess(state.view, quick(1))
    const legal = this.game.legal(world, state.seat)
    if (legal.length === 0) {
      this.faults.push(`awaited at ${state.number} with nothing to do`)
      return 'wait'
    }
    const step = this.game.write(legal[this.dice.int(legal.length)])
    const id = `${state.seat}-${state.number}-${this.dice.int(1_000_000)}`
    // The same act is sent again, with the same id, until there is an answer.
    const message = { do: 'act', id, table: this.table, number: state.number, steps: [step] }
    let answer = await live.ask(message, 3000).catch(() => null)
    while (!answer) {
      await this.drop()
      const next = await this.connected().catch(() => null)
      answer = next ? await next.ask(message, 3000).catch(() => null) : null
      if (!next) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (answer.ok) this.acknowledged++
    else if (!FORGIVEN.includes(answer.refused)) this.faults.push(`${step}: ${answer.refused} ${answer.reason ?? ''}`)
    this.state = this.live?.states.get(this.table) ?? this.state
    return 'moved'
  }

  private async drop(): Promise<void> {
    if (this.live) {
      this.faults.push(...this.live.faults)
      this.state = this.live.states.get(this.table) ?? this.state
      this.live.close()
    }
    this.live = null
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
