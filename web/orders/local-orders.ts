/** Orders at a table of this browser: kept beside its log, carried out as soon as the seat is asked. */
import { signal } from '@preact/signals'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { LINE, lookAt, readLine, restOf, type StandingOrder, turnOf } from '../../engine/standing.ts'
import type { GiveStanding, Standing } from '../../protocol/index.ts'
import { readStored, store } from '../local-store.ts'
import type { Refused } from '../table/table.ts'
import type { StandingOrders } from './standing-orders.ts'

interface Kept {
  readonly next: number
  readonly orders: readonly (StandingOrder & { readonly seat: Seat })[]
  readonly done: readonly (Standing['done'][number] & { readonly seat: Seat })[]
  readonly ended: readonly (Standing['ended'][number] & { readonly seat: Seat })[]
}

/** What the table tells of itself, as the seat before the screen sees it. */
export interface Sight {
  readonly game: AnyGame
  viewer(): Seat | null
  view(seat: Seat): unknown
  /** `null` if the seat is not awaited. */
  legal(seat: Seat): readonly unknown[] | null
}

const NONE: Kept = { next: 1, orders: [], done: [], ended: [] }
const MOST = 20

export const ordersName = (table: string): string => `orders.${table}`

export class LocalOrders implements StandingOrders {
  readonly known = signal<Standing | null>(null)
  private readonly name: string
  private readonly sight: Sight
  private readonly obey: () => void
  private kept: Kept

  constructor(table: string, sight: Sight, obey: () => void) {
    this.name = ordersName(table)
    this.sight = sight
    this.obey = obey
    const found = readStored(this.name)
    this.kept = typeof found === 'object' && found !== null && 'orders' in found ? (found as Kept) : NONE
  }

  refresh(): void {
    const { game } = this.sight
    const seat = this.sight.viewer()
    const mine = <T extends { readonly seat: Seat }>(list: readonly T[]): T[] =>
      list.filter((each) => each.seat === seat).toReversed()
    this.known.value = {
      kinds: game.orders?.kinds.map(({ id }) => id) ?? [],
      turns: game.orders?.turn !== undefined,
      line: game.orders?.line === true,
      orders: mine(this.kept.orders)
        .toReversed()
        .map(({ id, kind, span, steps }) => ({ id, kind, span, plays: steps.map(({ play }) => play) })),
      done: mine(this.kept.done),
      ended: mine(this.kept.ended),
    }
  }

  async give({ kind, span, plies = [] }: GiveStanding): Promise<Refused | null> {
    const seat = this.sight.viewer()
    const { game } = this.sight
    if (seat === null || this.kept.orders.length >= MOST) return { reason: 'bad-order' }
    const view = this.sight.view(seat)
    const steps = kind === LINE ? readLine(game, view, seat, plies) : []
    if (steps === null) return { reason: 'bad-order' }
    const order = { id: `${this.kept.next}`, kind, span, turn: turnOf(game, view), steps, seat }
    this.keep({ next: this.kept.next + 1, orders: [...this.kept.orders, order] })
    this.obey()
    return null
  }

  async revoke(id: string): Promise<Refused | null> {
    if (!this.kept.orders.some((order) => order.id === id)) return { reason: 'no-such-order' }
    this.keep({ orders: this.kept.orders.filter((order) => order.id !== id) })
    return null
  }

  /** What that seat has ordered for now, in notation; ends what has outlived itself. */
  asks(seat: Seat, at: number): { readonly order: string; readonly text: string } | null {
    const { game } = this.sight
    const orders = this.kept.orders.filter((order) => order.seat === seat)
    if (orders.length === 0) return null
    const { carried, ended } = lookAt(game, this.sight.view(seat), this.sight.legal(seat), orders)
    for (const { order, why } of ended) this.end(order, why, at)
    return carried
  }

  /** It was played, and led to that moment. */
  played(id: string, text: string, number: number, at: number): void {
    const order = this.kept.orders.find((each) => each.id === id)
    if (!order) return
    const { seat, kind, span } = order
    this.keep({ done: [...this.kept.done, { seat, at, text, number }] })
    const steps = restOf(order.steps, text)
    if (kind === LINE ? steps.length === 0 : span === 'once') this.end(id, 'done', at)
    else if (kind === LINE)
      this.keep({ orders: this.kept.orders.map((each) => (each.id === id ? { ...each, steps } : each)) })
  }

  private end(id: string, why: Standing['ended'][number]['why'], at: number): void {
    const order = this.kept.orders.find((each) => each.id === id)
    if (!order) return
    const { seat, kind } = order
    this.keep({
      orders: this.kept.orders.filter((each) => each.id !== id),
      ended: [...this.kept.ended, { id, kind, why, at, seat }],
    })
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    store(this.name, this.kept)
    this.refresh()
  }
}
