/** A seat's prospects in points, and its chance to win. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { countTrue, nth } from '../rules/list.ts'
import { finalPoints, outcome } from '../rules/outcome.ts'
import type { State } from '../types/index.ts'
import { marketOf } from './bundles.ts'
import { PROSPECTS as P } from './prospects.ts'
import { roundsLeft } from './values.ts'

/** Twice the chance to win, less one; the chance grows with what a seat may expect beyond the others. */
export function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) {
    const winners = ended.places.filter((place) => place === 1).length
    if (ended.places[seat] === 1) return winners === 1 ? 1 : 0.5
    return -1
  }
  const prizes = finalPoints(state)
  const left = Math.min(roundsLeft(state), P.spread.length - 1)
  const own = prospect(state, seat, prizes, left)
  let rivals = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) rivals += Math.exp((prospect(state, other, prizes, left) - own) / nth(P.spread, left))
  return 2 / (1 + rivals) - 1
}

/** What the points a seat may expect are made of, in the order in which they are added up. */
interface Terms {
  points: number
  knights: number
  gold: number
  squires: number
  votes: number
  noblemen: number
  castle: number
  start: number
  france: number
}

type Part = keyof Terms

const PARTS: readonly Part[] = [
  'points',
  'knights',
  'gold',
  'squires',
  'votes',
  'noblemen',
  'castle',
  'start',
  'france',
]

/** The points a seat may expect at the end of the game, but for what is the same for all. */
function prospect(state: State, seat: Seat, prizes: ReturnType<typeof finalPoints>, left: number): number {
  const { points, knights, gold, squires, votes, noblemen, castle, start, france } = terms(state, seat, prizes, left)
  return points + knights + gold + squires + votes + noblemen + castle + start + france
}

/** What speaks for the seat rather than for the others on average, for telling why a move is good. */
export function parts(state: State, seat: Seat): { readonly [part: string]: number } {
  const prizes = finalPoints(state)
  const left = Math.min(roundsLeft(state), P.spread.length - 1)
  const all = Array.from({ length: state.seats }, (_, other) => terms(state, other, prizes, left))
  const own = nth(all, seat)
  return Object.fromEntries(
    PARTS.map((part) => {
      let rivals = 0
      for (const [other, { [part]: worth }] of all.entries()) if (other !== seat) rivals += worth
      return [part, own[part] - rivals / (all.length - 1)]
    }),
  )
}

function terms(state: State, seat: Seat, prizes: ReturnType<typeof finalPoints>, left: number): Terms {
  const figures = figuresOf(state.figures)
  const reserve = nth(state.reserve, seat)
  let knights = nth(prizes.knighthood, seat) * nth(P.knighthood, left)
  for (let i = 0; i < reserve.length; i++) {
    const owned = nth(figures.knights, i) - nth(reserve, i)
    knights += owned * (nth(P.knight, left) + (i + 1) * nth(P.strength, left))
  }
  const noblemen = countTrue(nth(state.noblemen, seat)) * nth(P.nobleman, left)
  return {
    points: nth(state.points, seat),
    knights,
    gold: nth(state.gold, seat) * nth(P.gold, left),
    squires: nth(state.squires, seat) * nth(P.squire, left),
    votes: nth(state.votes, seat) * nth(P.vote, left),
    noblemen: noblemen + nth(prizes.noblemen, seat) * nth(P.noblemenTable, left),
    castle: nth(prizes.extensions, seat) * nth(P.extensions, left) + tiles(state, seat, left),
    start: state.start === seat ? nth(P.start, left) : 0,
    france: abroad(state, seat, left),
  }
}

function tiles(state: State, seat: Seat, left: number): number {
  const { castle } = marketOf(figuresOf(state.figures))
  const built = nth(state.extensions, seat)
  let points = 0
  for (let space = 0; space < built.length; space++) {
    if (!built[space]) continue
    const { reward, free } = nth(castle, space)
    points += nth(P.tile, left)
    if (free && reward.gold + reward.squires > 0) points += nth(P.goodsTile, left)
  }
  return points
}

/** Knights who stay in France cannot be placed, but win points there. */
function abroad(state: State, seat: Seat, left: number): number {
  let points = 0
  for (const conflict of state.conflicts)
    if (conflict)
      for (const { house, knights } of conflict.spaces)
        if (house === seat) for (const strength of knights) points += strength * nth(P.strengthAbroad, left)
  return points
}
