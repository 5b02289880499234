/** Moves that give something away for nothing: another can only be better, so the search leaves them out. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { leader } from '../rules/houses.ts'
import { nth } from '../rules/list.ts'
import { squiresNeeded } from '../rules/placement.ts'
import type { Move, State } from '../types/index.ts'
import { type Bundle, marketOf } from './bundles.ts'
import { outlookOf } from './outlook.ts'
import type { Picks } from './picks.ts'

type To<Type extends Move['type']> = Extract<Move, { type: Type }>

export function wasted(state: State, seat: Seat, move: Move, picks: Picks): boolean {
  switch (move.type) {
    case 'castle':
      return !isWeakest(state, move.ally ? seat + state.seats : seat, move.strength)
    case 'county':
      return move.squires > 0 && (isUndisputed(state, seat, move) || isSoldAtHome(state, seat, move, picks))
    default:
      return false
  }
}

/** A castle pays the weakest knight as much as any. */
function isWeakest(state: State, house: number, strength: number): boolean {
  const court = nth(state.court, house)
  for (let weaker = 1; weaker < strength; weaker++) if (nth(court, weaker - 1) > 0) return false
  return true
}

/** More squires than it takes, although nobody has a knight left who could come. */
function isUndisputed(state: State, seat: Seat, { strength, county, squires }: To<'county'>): boolean {
  if (squires <= squiresNeeded(state, seat, strength, county)) return false
  const held = nth(state.counties, county)
  if (held.house >= 0) return false
  for (let house = 0; house < state.court.length; house++)
    if (leader(state, house) !== seat) for (const knights of nth(state.court, house)) if (knights > 0) return false
  return true
}

/** As many squires as the own castle would take for all that the county gives. */
function isSoldAtHome(state: State, seat: Seat, { ally, county, squires }: To<'county'>, picks: Picks): boolean {
  const figures = figuresOf(state.figures)
  if (ally || nth(figures.counties, county).namesStartPlayer) return false
  if (nth(state.counties, county).tiles > 0 && !nth(nth(state.noblemen, seat), county)) return false
  const market = marketOf(figures)
  const reward = nth(market.counties, county)
  const castle = nth(state.castle, seat)
  const sold = market.castle.some(
    ({ cost, reward: offered }, space) =>
      castle[space] === 0 &&
      !nth(nth(state.extensions, seat), space) &&
      cost.gold === 0 &&
      cost.squires <= squires &&
      covers(offered, reward),
  )
  // Laws may pay for the county itself.
  return sold && outlookOf(state, seat, picks).moreCounties < 1
}

function covers(offered: Bundle, wanted: Bundle): boolean {
  return (Object.keys(wanted) as (keyof Bundle)[]).every((thing) => offered[thing] >= wanted[thing])
}
