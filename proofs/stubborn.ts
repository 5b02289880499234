/** A player who does not give up, and keeps account of everything the server has said yes to. */
import { type AnyGame, type Dice, quick, type Seat } from '../engine/index.ts'
import type { Client, Live } from '../server/tests/client.ts'
import { Voter } from './voter.ts'

/** Refusals that a player meets in good faith while the server stumbles. */
const FORGIVEN = new Set(['stale', 'not-awaited', 'busy', 'game-over', 'finished'])

export interface Account {
  /** Ids of acts the server acknowledged. */
  readonly acknowledged: string[]
  /** The fingerprint of the seat's view at every number it has seen: it must never change afterwards. */
  readonly seen: Map<number, string>
  readonly faults: string[]
  broken: number
  refused: number
  /** The longest wait for an answer, in milliseconds. */
  longest: number
  /** Why the game ended, as soon as the server has said so: it may never take that back. */
  ended: string | null
  /** Votes in what the table decides together that were answered, and those raised again after an outage. */
  votes: number
  votesAgain: number
}

export class Stubborn {
  readonly account: Account = {
    acknowledged: [],
    seen: new Map(),
    faults: [],
    broken: 0,
    refused: 0,
    longest: 0,
    ended: null,
    votes: 0,
    votesAgain: 0,
  }
  private readonly client: Client
  private readonly table: string
  private readonly seat: Seat
  private readonly game: AnyGame
  private readonly dice: Dice
  private readonly pace: number
  private readonly name: string
  private readonly voter: Voter | null
  private live: Live | null = null
  private acts = 0

  /** With `atLastVote` they also propose and agree to end the game; `pace` is how long they think at least, in milliseconds. */
  constructor(
    client: Client,
    table: string,
    seat: Seat,
    game: AnyGame,
    seed: number,
    atLastVote?: () => void,
    pace = 0,
  ) {
    this.client = client
    this.table = table
    this.seat = seat
    this.game = game
    this.dice = quick(seed)
    this.pace = pace
    this.name = `${table}.${seat}`
    this.voter = atLastVote ? new Voter(client, table, seat, quick(seed + 5000), atLastVote) : null
  }

  /** Plays until `stop`, or until the game is over (`true`). */
  async play(stop: () => boolean): Promise<boolean> {
    while (!stop()) {
      try {
        const live = await this.connected()
        const state = live.states.get(this.table)
        if (state?.outcome) {
          this.account.ended = state.outcome.reason
          break
        }
        await this.speak(live, stop)
        if (!state?.awaiting.includes(this.seat))
          await live.until(this.table, (next) => next !== state, 400).catch(() => undefined)
        else {
          if (this.pace > 0) await new Promise((resolve) => setTimeout(resolve, this.pace))
          await this.act(live, stop)
        }
      } catch {
        await this.drop(50)
      }
    }
    const over = this.live?.states.get(this.table)?.outcome !== null
    await this.drop(0)
    return over && !stop()
  }

  private async speak(live: Live, stop: () => boolean): Promise<void> {
    if (!this.voter) return
    const said = await this.voter.speak(live.infos.get(this.table), stop)
    if (said?.status === 'finished') this.account.ended = said.outcome?.reason ?? ''
    this.account.votes = this.voter.heard
    this.account.votesAgain = this.voter.again
    this.account.faults.push(...this.voter.faults.splice(0))
  }

  private async act(live: Live, stop: () => boolean): Promise<void> {
    const state = live.states.get(this.table)
    if (!state) return
    const legal = this.game.legal(this.game.guess(state.view, quick(1)), this.seat)
    const step = this.game.write(legal[this.dice.int(legal.length)])
    const id = `${this.name}.${this.acts++}`
    const message = { do: 'act', id, table: this.table, number: state.number, steps: [step] }
    const began = performance.now()
    const broken = this.dice.int(25) === 0
    let asking: Promise<{ ok: boolean; refused?: string } | null> = live.ask(message, 4000).catch(() => null)
    if (broken) {
      // The wire is cut with the move on it: it may have arrived or not.
      this.account.broken++
      live.socket.terminate()
      asking = Promise.resolve(null)
    }
    let answer = await asking
    // The same act again, with the same id, until there is an answer: twice must be as good as once. A busy house is asked again too.
    for (; (answer === null || answer.refused === 'busy') && !stop();) {
      await this.drop(answer === null ? 30 : 100)
      const next = await this.connected().catch(() => null)
      answer = next ? await next.ask(message, 4000).catch(() => null) : null
    }
    if (answer === null) return
    this.account.longest = Math.max(this.account.longest, performance.now() - began)
    if (answer.ok) this.account.acknowledged.push(id)
    else {
      this.account.refused++
      if (!FORGIVEN.has(answer.refused ?? '')) this.account.faults.push(`${id} ${step}: ${answer.refused}`)
      if (answer.refused === 'busy') await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  private async connected(): Promise<Live> {
    if (this.live && !this.live.closed) return this.live
    const before = this.live?.states.get(this.table)
    const live = await this.client.live()
    live.onState = (state) => {
      const known = this.account.seen.get(state.number)
      if (known !== undefined && known !== state.hash)
        this.account.faults.push(`${this.name}: update ${state.number} was another one before`)
      this.account.seen.set(state.number, state.hash)
    }
    if (before) live.states.set(this.table, before)
    this.live = live
    const answer = await live.open(this.table, before ? { number: before.number, hash: before.hash } : {})
    if (!answer.ok) throw new Error('the table could not be opened')
    return live
  }

  private async drop(ms: number): Promise<void> {
    if (this.live) {
      this.account.faults.push(...this.live.faults.splice(0))
      this.live.socket.terminate()
    }
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}
