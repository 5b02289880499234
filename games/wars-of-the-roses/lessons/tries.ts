/** What the lessons ask about a try. */
import type { Lesson, Try } from '../../../engine/lesson.ts'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { fresh } from '../position.ts'
import { type AssetId, assetNumber, type LocationId, type RegionId } from '../rules/ids.ts'
import type { Event, Move, State } from '../types/index.ts'

export type RosesLesson = Lesson<State, Move, Event>
export type RosesTry = Try<State, Move, Event>

export const nameOf = (id: AssetId) => ({ say: `asset.${id}` })
export const pounds = (n: number) => ({ say: 'money', n })

export function owns(state: State, id: AssetId, seat: number): boolean {
  return state.owner[assetNumber(id)] === seat
}

/** Troops that the plan sends to a place. */
export function troopsAt({ moves }: RosesTry, at: LocationId): number {
  return moves.reduce((sum, move) => sum + (move.type === 'troops' && move.at === at ? move.by : 0), 0)
}

/** The bid for Captain of Calais, and where. */
export function bidOf({ moves }: RosesTry): { readonly region: RegionId | null; readonly amount: number } {
  const bids = moves.filter((move) => move.type === 'calais')
  return { region: bids.at(-1)?.region ?? null, amount: bids.reduce((sum, { by }) => sum + by, 0) }
}

/** The card that was taken. */
export function taken({ moves: [move] }: RosesTry): string {
  return move?.type === 'draft' ? move.card : ''
}

export const anything = (): boolean => true

/** The first draft of two players, with these cards taken. */
export function drafted(...cards: readonly string[]): State {
  const state = fresh(2, 5)
  for (const card of cards) {
    const seat = game.awaiting(state)[0] ?? 0
    const move = game.legal(state, seat).find((choice) => choice.type === 'draft' && choice.card === card)
    if (move) game.apply(state, seat, move, quick(1), null)
  }
  return state
}
