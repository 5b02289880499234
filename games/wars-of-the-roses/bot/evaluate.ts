/**
 * Where the players are heading. What is counted, and for how much, comes from 800 games at each number of players: the points
 * still to come, turn by turn, as a sum of what stood on the board when planning began. Control points told most, wherever they
 * stood; who led in which region told next to nothing beside them.
 */
import { controlPoints } from '../rules/control.ts'
import { FIRST_NOBLE, FIRST_PERSONALITY, FIRST_SHIP } from '../rules/ids.ts'
import { incomeOf } from '../rules/income.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import type { State } from '../types/state.ts'

interface Weights {
  /** What a point already scored still counts when there are several rivals: the leader is everybody's target. */
  readonly scored: number
  readonly controlPoint: number
  readonly award: number
  readonly pound: number
  readonly income: number
  readonly mercenary: number
  readonly frenchAid: number
}

/** By the turns that follow the present one. */
const WEIGHTS: readonly Weights[] = [
  { scored: 1, controlPoint: 0.4, award: 0.75, pound: 0.25, income: 0, mercenary: 0.9, frenchAid: 0 },
  { scored: 0.85, controlPoint: 0.8, award: 1, pound: 0.5, income: 0.35, mercenary: 1.4, frenchAid: 4 },
  { scored: 0.6, controlPoint: 1.15, award: 0.9, pound: 0.8, income: 0.7, mercenary: 1.8, frenchAid: 8 },
  { scored: 0.3, controlPoint: 1.15, award: 0.7, pound: 0.8, income: 1.3, mercenary: 2, frenchAid: 12 },
]
const LAST = WEIGHTS.length - 1

/** What a point of trade and church bonuses counts, now and later together. */
const PAIR = 0.8

/** For each seat the points it may expect, to be compared with the others' and with nothing else. */
export function prospects(state: State): readonly number[] {
  if (state.phase === 'over') return state.vp
  const realm = realmOf(state)
  const { seats } = state
  const weights = WEIGHTS[Math.min(LAST, realm.data.turns - state.turn)] ?? WEIGHTS[0]
  if (!weights) return state.vp
  const points = controlPoints(realm, state, null)
  return state.vp.map((vp, seat) => {
    let control = 0
    for (let region = 0; region < realm.votes.length; region++) control += points[region * seats + seat] ?? 0
    const awards = state.awards.filter((holder) => holder === seat).length * realm.data.awards.victoryPoints
    return (
      vp * (seats > 2 ? weights.scored : 1) +
      control * weights.controlPoint +
      awards * weights.award +
      pairPoints(realm, state, seat) * PAIR +
      (state.money[seat] ?? 0) * weights.pound +
      incomeOf(realm, state, seat) * weights.income +
      (state.mercenaries[seat] ?? 0) * weights.mercenary +
      (state.aid[seat] ?? 0) * weights.frenchAid
    )
  })
}

/** What the trade and church bonuses give in a parliament as things stand. */
function pairPoints(realm: Realm, state: State, seat: number): number {
  const { trade, church } = realm.data.bonuses
  let sum = 0
  for (let asset = FIRST_PERSONALITY; asset < FIRST_NOBLE; asset++)
    if (state.owner[asset] === seat && state.owner[realm.pair[asset] ?? -1] === seat)
      sum += asset >= FIRST_SHIP ? trade : church
  return sum
}
