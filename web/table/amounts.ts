/** Moves that differ in a number alone, for a field to fill in. */
import type { Offer } from '../../art/board.ts'
import { offeredBy } from '../../engine/amounts.ts'
import type { AnyGame } from '../../engine/game.ts'

/** By rising value; at least two. */
export type Amounts = readonly { readonly value: number; readonly offer: Offer<unknown> }[]

interface Gathered {
  readonly ranges: readonly Amounts[]
  readonly single: readonly Offer<unknown>[]
}

/** Moves that differ in a number alone become one field each. */
export function gathered(game: AnyGame, offers: readonly Offer<unknown>[]): Gathered {
  const byMove = new Map(offers.map((offer) => [offer.move, offer]))
  const { ranges, single } = offeredBy(
    game,
    offers.map(({ move }) => move),
  )
  const offerOf = (move: unknown) => byMove.get(move)
  return {
    ranges: ranges.map(({ choices }) =>
      choices.flatMap(({ value, move }) => {
        const offer = offerOf(move)
        return offer ? [{ value, offer }] : []
      }),
    ),
    single: single.flatMap((move) => offerOf(move) ?? []),
  }
}

/** The widest step that meets every number on offer. */
export function stepOf(amounts: Amounts): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  const [first] = amounts
  return Math.max(
    1,
    amounts.reduce((step, { value }) => divisor(step, value - (first?.value ?? 0)), 0),
  )
}
