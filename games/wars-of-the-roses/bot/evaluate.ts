/** How well a seat stands: where the players are heading. */
import { controlPoints } from '../rules/control.ts'
import { type Realm, realmOf } from '../rules/figures.ts'
import { FIRST_NOBLE, FIRST_PERSONALITY, FIRST_SHIP } from '../rules/ids.ts'
import { incomeOf } from '../rules/income.ts'
import type { State } from '../types/index.ts'
import { PAIR, WEIGHTS } from './weights.ts'

/** A lead of this many points is as good as won. */
const WINNING_LEAD = 45

const LAST = WEIGHTS.length - 1

export function evaluate(state: State, seat: number): number {
  const all = prospects(state)
  const mine = all[seat] ?? 0
  let best = -Infinity
  all.forEach((other, rival) => {
    if (rival !== seat) best = Math.max(best, other)
  })
  if (state.phase === 'over') return Math.sign(mine - best)
  return Math.tanh((2 * (mine - best)) / WINNING_LEAD)
}

/** For each seat the points it may expect, to be compared with the others' and with nothing else. */
function prospects(state: State): readonly number[] {
  if (state.phase === 'over') return state.vp
  return terms(state).map(
    ({ points, control, awards, pairs, money, income, mercenaries, aid }) =>
      points + control + awards + pairs + money + income + mercenaries + aid,
  )
}

/** What speaks for the seat rather than for the others on average, for telling why a move is good. */
export function parts(state: State, seat: number): { readonly [part: string]: number } {
  const all = terms(state)
  const own = all[seat]
  if (!own) return {}
  const rivals = all.filter((_, other) => other !== seat)
  return Object.fromEntries(
    Object.entries(own).map(([part, worth]) => {
      const others = rivals.reduce((sum, each) => sum + each[part as keyof Terms], 0)
      return [part, worth - others / rivals.length]
    }),
  )
}

interface Terms {
  readonly points: number
  readonly control: number
  readonly awards: number
  readonly pairs: number
  readonly money: number
  readonly income: number
  readonly mercenaries: number
  readonly aid: number
}

/** By seat: what its prospects are made of. */
function terms(state: State): readonly Terms[] {
  const realm = realmOf(state)
  const { seats } = state
  const weights = WEIGHTS[Math.max(0, Math.min(LAST, realm.data.turns - state.turn))]
  if (!weights) return []
  const points = controlPoints(realm, state, null)
  return state.vp.map((vp, seat) => {
    let control = 0
    for (let region = 0; region < realm.votes.length; region++) control += points[region * seats + seat] ?? 0
    const awards = state.awards.filter((holder) => holder === seat).length * realm.data.awards.victoryPoints
    return {
      points: vp * (seats > 2 ? weights.scored : 1),
      control: control * weights.controlPoint,
      awards: awards * weights.award,
      pairs: pairPoints(realm, state, seat) * PAIR,
      money: (state.money[seat] ?? 0) * weights.pound,
      income: incomeOf(realm, state, seat) * weights.income,
      mercenaries: (state.mercenaries[seat] ?? 0) * weights.mercenary,
      aid: (state.aid[seat] ?? 0) * weights.frenchAid,
    }
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
