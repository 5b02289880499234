/** Puts every block of a view on the map: the known where they are, the hidden where they could be. */
import type { Dice, Seat } from '../../../engine/index.ts'
import { AFTER, BASE, BLOCK_COUNT, blockNo, COUNTS, FIRST, IS_HEIR, MAX, REBEL } from '../rules/blocks.ts'
import { drawn, guessStrength, likelihoods } from './likelihood.ts'
import { ENTRANCE_FROM, ENTRANCE_TO, AREA_COUNT, areaNo, SUPPLY_LIMIT, zoneNo } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ASIDE, DEAD, lay, MINOR, POOL, put, SEA } from '../rules/places.ts'
import type { State, View } from '../types/index.ts'
import { isDisbanded } from './houses.ts'

/** Not yet placed, while a guess is made. */
const NOWHERE = DEAD + 1

export function guessBlocks(state: State, view: View, dice: Dice): void {
  state.at.fill(NOWHERE)
  placeKnown(state, view)
  if (view.seat !== null) placeOwn(state, view)
  if (view.outcome) state.reason = view.outcome.reason === 'throne' ? 'throne' : null
  for (const seat of [0, 1]) if (seat !== view.seat) placeHidden(state, view, seat, dice)
  if (state.at[REBEL] === NOWHERE) placeRebel(state, view, dice)
}

function placeKnown(state: State, view: View): void {
  for (const house of view.houses) {
    for (const id of house.dead) state.at[blockNo(id)] = DEAD
    for (const id of house.aside) state.at[blockNo(id)] = ASIDE
    for (const { block, state: how } of house.heirs) if (how === 'minor') state.at[blockNo(block)] = MINOR
    for (const id of house.poolDown) lay(state, blockNo(id), POOL)
  }
  view.areas.forEach((area, number) => {
    for (const id of area.faceDown) lay(state, blockNo(id), number)
  })
  if (view.prisoner) state.at[blockNo(view.prisoner)] = areaNo('middlesex')
  const { battle } = view
  if (!battle) return
  const shown = [...battle.front, ...battle.reserves.flatMap(({ known }) => known)]
  for (const { block, strength } of shown) {
    state.strength[blockNo(block)] = strength
    put(state, blockNo(block), areaNo(battle.area))
    if (battle.defected.includes(block)) state.moved[blockNo(block)] = 1
  }
}

function placeOwn(state: State, view: View): void {
  for (const own of view.blocks) {
    const block = blockNo(own.block)
    const at = own.at === 'pool' ? POOL : areaNo(own.at)
    if (state.at[block] === NOWHERE) put(state, block, at)
    state.strength[block] = own.strength
    state.moved[block] = own.moved ? 1 : 0
    if (own.via !== null) state.via[block] = viaOf(own.via, at)
  }
}

function viaOf(via: string, at: number): number {
  const zone = zoneNo(via)
  if (zone >= 0) return SEA + zone
  const from = areaNo(via)
  return ENTRANCE_FROM.findIndex((start, entrance) => start === from && ENTRANCE_TO[entrance] === at)
}

/** Of the draw that is being made. */
const weights = new Float64Array(BLOCK_COUNT)

/** The other side's upright blocks: as many in each place as are seen there. */
function placeHidden(state: State, view: View, seat: Seat, dice: Dice): void {
  const hidden: number[] = []
  for (let block = num(FIRST, seat); block < num(AFTER, seat); block++)
    if (state.at[block] === NOWHERE) hidden.push(block)
  dice.shuffle(hidden)
  const seen = view.areas.map((area) => (seat === 0 ? area.red : area.white))
  const free = seen.map((n, area) => n - knownAt(state, seat, area))
  const settle = (block: number, area: number): void => {
    hidden.splice(hidden.indexOf(block), 1)
    free[area] = num(free, area) - 1
    put(state, block, area)
  }
  const disbanded = isDisbanded(state)
  if (disbanded) placeDisbanded(state, hidden, settle)
  else if (view.phase === 'supply-loss') placeLocals(view, seat, seen, hidden, settle, dice)
  const likely = likelihoods(state)
  const weigh = (block: number, area: number): number =>
    view.phase === 'supply-loss' && BASE[block] === area ? 0 : (likely[block * AREA_COUNT + area] as number)
  // Heirs and mercenaries with a base stand somewhere: they are not raised from the pool.
  for (const block of disbanded
    ? []
    : hidden.filter((candidate) => IS_HEIR[candidate] === 1 || BASE[candidate] !== -1)) {
    for (let area = 0; area < free.length; area++) {
      const n = num(free, area)
      weights[area] = n > 0 ? n * weigh(block, area) : 0
    }
    const area = drawn(weights, free.length, dice)
    if (area >= 0) settle(block, area)
  }
  for (let area = 0; area < free.length; area++) {
    let n = num(free, area)
    if (n > 0) for (let i = 0; i < hidden.length; i++) weights[i] = weigh(num(hidden, i), area)
    for (; n > 0; n--) {
      const i = Math.max(0, drawn(weights, hidden.length, dice))
      settle(num(hidden, i), area)
      weights.copyWithin(i, i + 1)
    }
  }
  for (const block of hidden) put(state, block, POOL)
  for (let block = num(FIRST, seat); block < num(AFTER, seat); block++)
    if (num(state.at, block) < POOL && state.down[block] === 0 && !isShown(view, block))
      state.strength[block] = guessStrength(state, num(MAX, block), dice)
}

function isShown(view: View, block: number): boolean {
  const { battle } = view
  if (!battle) return false
  return [...battle.front, ...battle.reserves.flatMap(({ known }) => known)].some(
    (shown) => blockNo(shown.block) === block,
  )
}

function knownAt(state: State, seat: Seat, area: number): number {
  const rebel = state.at[REBEL] === area && state.down[REBEL] === 0 && 1 - state.throne === seat ? 1 : 0
  return num(state.here[seat] as number[], area) - rebel
}

/** After disbanding, levies are in the pool and mercenaries at home. */
function placeDisbanded(state: State, hidden: number[], settle: (block: number, area: number) => void): void {
  for (const block of hidden.slice()) {
    if (COUNTS[block] === 1) continue
    if (BASE[block] !== -1) settle(block, num(BASE, block))
    else {
      hidden.splice(hidden.indexOf(block), 1)
      put(state, block, POOL)
    }
  }
}

/** The announced surplus of an exile area tells how many of its own mercenaries are at home. */
function placeLocals(
  view: View,
  seat: Seat,
  seen: readonly number[],
  hidden: number[],
  settle: (block: number, area: number) => void,
  dice: Dice,
): void {
  const bases = new Set(hidden.map((block) => num(BASE, block)).filter((base) => base >= 0))
  for (const area of [...bases].sort((a, b) => a - b)) {
    const surplus = view.surplus[seat]?.find((item) => areaNo(item.area) === area)?.n ?? 0
    const over = num(seen, area) - num(SUPPLY_LIMIT, area)
    const locals = hidden.filter((block) => BASE[block] === area)
    const most = Math.min(locals.length, num(seen, area))
    const least = Math.max(0, over - surplus)
    const n = surplus > 0 ? least : least + dice.int(Math.max(0, most - least) + 1)
    for (const block of locals.slice(0, n)) settle(block, area)
  }
}

function placeRebel(state: State, view: View, dice: Dice): void {
  const area = view.areas.findIndex((seen) => seen.black > 0)
  put(state, REBEL, area < 0 ? POOL : area)
  if (area >= 0 && !isShown(view, REBEL)) state.strength[REBEL] = guessStrength(state, num(MAX, REBEL), dice)
}
