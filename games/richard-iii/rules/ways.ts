/** By which entrances marches may go, found once for all of a list. */
import type { Seat } from '../../../engine/index.ts'
import { mayJoinBattle, mayUseAnother, roomLeft } from './borders.ts'
import { AREA_COUNT, ENTRANCE_COUNT, ENTRANCE_TO, EXILE_OF, NEIGHBOURS } from './map.ts'
import { num } from './numbers.ts'
import type { State } from '../types/index.ts'

/** What a march may do where an entrance leads to: nothing, end there, go on from there; or both. */
export const BARRED = 0
export const ENDS = 1
export const LEADS_ON = 2

const ways = new Uint8Array(ENTRANCE_COUNT)
/** The same by area, whatever the entrance. */
const landings = new Uint8Array(AREA_COUNT)
const into = Uint8Array.from(ENTRANCE_TO)

/** What each entrance allows, until the next such question; `open` says by area which are open to the seat. */
export function findWays(state: State, seat: Seat, wider: number, open: Uint8Array): Uint8Array {
  const { muster } = state
  const passing = muster < 0 ? ENDS | LEADS_ON : LEADS_ON
  // R3-6.4: a block stops where the enemy stands; R3-6.7, R3-7.3: it attacks no exile, and none at a Muster.
  for (let area = 0; area < AREA_COUNT; area++)
    landings[area] = open[area] === 1 ? passing : muster < 0 && EXILE_OF[area] === -1 ? ENDS : BARRED
  if (muster >= 0 && open[muster] === 1) landings[muster] = ENDS | LEADS_ON
  cross(state, seat, wider)
  // Nobody has come where nobody attacks.
  for (let area = 0; area < AREA_COUNT; area++)
    if (state.attacker[area] !== -1 && landings[area] === ENDS && !mayUseAnother(state, seat, area))
      followOthers(state, seat, area)
  return ways
}

/** R3-6.8: what the limits of the borders leave of it. */
function cross(state: State, seat: Seat, wider: number): void {
  const crossed = state.crossed[seat] as number[]
  const { limitsEachWay } = state.rules
  for (let out = 0; out < ENTRANCE_COUNT; out += 2) {
    const back = out + 1
    const went = num(crossed, out)
    const came = num(crossed, back)
    const there = landings[into[out] as number] as number
    const here = landings[into[back] as number] as number
    // Every border lets somebody cross.
    const untouched = (went | came) === 0
    ways[out] = untouched || roomLeft(out, went, came, wider, limitsEachWay) > 0 ? there : BARRED
    ways[back] = untouched || roomLeft(back, came, went, wider, limitsEachWay) > 0 ? here : BARRED
  }
}

/** R3-6.11, R3-6.13: where no more borders may be used, only by those by which others came. */
function followOthers(state: State, seat: Seat, area: number): void {
  for (const { in: entrance } of NEIGHBOURS[area] ?? [])
    if (!mayJoinBattle(state, seat, area, entrance)) ways[entrance] = BARRED
}
