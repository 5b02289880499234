/** Opens the reader's part of the dice by itself, as soon as everybody is bound: once, and only for what it has seen them bound to. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { openingRound } from '../../engine/entropy.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { ask, type No, refused } from '../people/api.ts'
import { keepReceived, keepSeen, newCommitment, storedChance } from './kept-chance.ts'
import type { Refused } from './table.ts'

const AGAIN_MS = 2000

interface Asking {
  readonly info: ReadonlySignal<TableInfo>
  change(asked: Promise<TableInfo | No>): Promise<Refused | null>
}

export class Opening {
  private readonly table: Asking
  private readonly stop: () => void
  private busy = false
  private again: ReturnType<typeof setTimeout> | undefined
  /** Only who opens the page binds anew here what is bound at another device: two of them shall not take turns at it. */
  private first = true
  /** A house that calls a round stale and goes on showing it is not asked again and again. */
  private refusedRound: string | null = null
  private readonly lost = signal(false)
  /** The table waits for the reader's part, and it is not at this device: they may let the game begin without it. */
  readonly goWithout = computed(() => {
    const { dice } = this.table.info.value
    return this.lost.value && dice.opening && this.mine(this.table.info.value) ? () => this.open(null) : null
  })

  constructor(table: Asking) {
    this.table = table
    this.stop = effect(() => this.look(table.info.value))
  }

  close(): void {
    clearTimeout(this.again)
    this.stop()
  }

  /** What the reader's seat is bound to, while it is still to be opened. */
  private mine({ you, dice, status }: TableInfo): string | null {
    const seat = you === null || status !== 'open' ? undefined : dice.seats[you]
    return seat?.way === 'sealed' ? seat.commitment : null
  }

  private look(info: TableInfo): void {
    const commitment = this.mine(info)
    const { first } = this
    this.first = false
    if (commitment === null || this.busy) return
    const stored = storedChance(commitment)
    if (stored === null) void this.bindAnew(info, first)
    else if (!info.dice.opening) return
    // What was opened for another round is no secret any more.
    else if (stored.seen && roundOf(stored.seen) !== roundOf(seenIn(info))) void this.bindAnew(info, true)
    else if (roundOf(seenIn(info)) !== this.refusedRound) void this.open(stored.entropy)
  }

  private async bindAnew({ id, dice }: TableInfo, may: boolean): Promise<void> {
    const opened = dice.opening !== null && dice.seats.some(({ way }) => way === 'opened' || way === 'withheld')
    this.lost.value = opened || !may
    if (!this.lost.value) await this.once(() => ask('commitDice', { id, body: { commitment: newCommitment() } }))
  }

  private async open(entropy: string | null): Promise<Refused | null> {
    const info = this.table.info.peek()
    const commitment = this.mine(info)
    if (commitment === null) return null
    const seen = seenIn(info)
    // Before anything leaves this device: what is opened now must never count for anything else.
    if (entropy !== null) keepSeen(commitment, seen)
    const body = { round: roundOf(seen), entropy }
    const asking = async (): Promise<TableInfo | No> => {
      const answer = await ask('openDice', { id: info.id, body })
      if (refused(answer) && answer.refused === 'stale') this.refusedRound = body.round
      return answer
    }
    const no = await this.once(asking)
    if (!no && entropy !== null) keepReceived(commitment)
    return no
  }

  /** One question at a time; what the answer brings is looked at afterwards. */
  private async once(asking: () => Promise<TableInfo | No>): Promise<Refused | null> {
    this.busy = true
    const no = await this.table.change(asking())
    this.busy = false
    if (!no) this.look(this.table.info.peek())
    else if (no.reason === 'stale') await this.table.change(ask('getTable', { id: this.table.info.peek().id }))
    else if (no.reason === 'unreachable' || no.reason === 'busy')
      this.again = setTimeout(() => this.look(this.table.info.peek()), AGAIN_MS)
    return no
  }
}

type Seen = NonNullable<NonNullable<ReturnType<typeof storedChance>>['seen']>

function seenIn({ you, dice }: TableInfo): Seen {
  return { seat: you ?? -1, commitment: dice.commitment, seats: dice.seats.map(({ commitment }) => commitment) }
}

function roundOf({ commitment, seats }: Seen): string {
  return openingRound(commitment, seats)
}
