/** The political turn (R3 chapter 12). */
import type { Dice, Tell } from '../../../engine/index.ts'
import { BASE, BLOCK_COUNT, COUNTS, MAX } from './blocks.ts'
import { deal } from './cards.ts'
import { lives, seniorHeir, setKing, setPretender, succeed } from './elimination.ts'
import { scenarioOf } from './figures.ts'
import { addGoing, sortGoing } from './home.ts'
import { AREA_COUNT, areaId, EXILE_OF, MAN, MIDDLESEX } from './map.ts'
import { num } from './numbers.ts'
import { blocksOf, friendly, ownerOf, POOL, put, upright } from './places.ts'
import type { Event, Going, State } from '../types/index.ts'

/** R3-12.1 to R3-12.4. */
export function beginPolitics(state: State, tell: Tell<Event>): void {
  // D-15: a King lost in the last supply phase is followed now.
  succeed(state, tell)
  disband(state, tell)
  countHeads(state, tell)
  if (state.campaign === scenarioOf(state.scenario).campaigns) {
    state.winner = state.throne
    state.reason = 'throne'
    tell?.({ type: 'over', winner: state.winner, reason: 'throne' })
  }
}

/** R3-12.1: levies, bombards, Welsh and rebels to the pool, other mercenaries home. */
function disband(state: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < 2; seat++) {
    const going: Going[] = []
    for (const block of blocksOf(state, seat)) {
      const from = num(state.at, block)
      if (from >= AREA_COUNT || !upright(state, block) || COUNTS[block] === 1) continue
      const to = BASE[block] === -1 ? POOL : num(BASE, block)
      if (to === from) continue
      put(state, block, to)
      if (tell) addGoing(going, from, to)
    }
    tell?.({ type: 'disbanded', seat, going: sortGoing(going) })
  }
}

/** R3-12.2: heirs, nobles and churches in England and Wales; a prisoner counts for his house (R3-15.2). */
export function countOf(state: State, seat: number): number {
  let count = friendly(state, seat, MIDDLESEX) ? 1 : 0
  for (const block of blocksOf(state, seat)) {
    const at = num(state.at, block)
    if (at < AREA_COUNT && at !== MAN && EXILE_OF[at] === -1 && COUNTS[block] === 1 && state.down[block] === 0) count++
  }
  return count
}

/** R3-12.3: a Pretender who counts more takes the throne, and the King he deposes is Pretender now. */
function countHeads(state: State, tell: Tell<Event>): void {
  const counts = [countOf(state, 0), countOf(state, 1)]
  const usurped = num(counts, 1 - state.throne) > num(counts, state.throne)
  const london = friendly(state, 0, MIDDLESEX) ? 0 : friendly(state, 1, MIDDLESEX) ? 1 : null
  tell?.({ type: 'count', counts, london, usurped })
  if (!usurped) return
  const deposed = state.king
  const house = state.throne
  state.throne = 1 - house
  setKing(state, seniorHeir(state, state.throne), tell)
  setPretender(state, deposed >= 0 && lives(state, deposed) ? deposed : seniorHeir(state, house), tell)
}

/** R3-12.10: what is left of the reset once surplus exiles are named. */
export function reset(state: State, dice: Dice, tell: Tell<Event>): void {
  for (const seat of [0, 1])
    for (const { area, n } of state.surplus[seat] ?? [])
      tell?.({ type: 'exiles-dismissed', seat, area: areaId(area), n })
  for (const block of [...state.named[0], ...state.named[1]]) put(state, block, POOL)
  state.surplus = [[], []]
  state.named = [[], []]
  standUp(state)
  state.campaign++
  state.turn = 1
  state.spent = [[], []]
  state.roll = []
  state.rollsPast = 0
  state.redeals = [0, 0]
  deal(state, [0, 1], dice)
  tell?.({ type: 'campaign', campaign: state.campaign })
}

/** Face-down blocks rise, and everybody in play is whole again. */
function standUp(state: State): void {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const at = num(state.at, block)
    if (state.down[block] === 1) {
      state.down[block] = 0
      const here = state.here[ownerOf(state, block)] as number[]
      if (at < AREA_COUNT) here[at] = num(here, at) + 1
    }
    if (at <= POOL) state.strength[block] = num(MAX, block)
  }
}
