/** States that differ only in what a seat cannot know, made by hand and apart from `view` and `guess`. */
import { copyJson, type Dice } from '../../../engine/index.ts'
import { BASE, BLOCK_COUNT, COUNTS, MAX, REBEL } from '../rules/blocks.ts'
import { DECK } from '../rules/cards.ts'
import { NEIGHBOURS } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ownerOf, POOL, SEA, upright } from '../rules/places.ts'
import type { State } from '../types/index.ts'

/** Enemy blocks whose identity the seat does not know now. */
export function hiddenBlocks(state: State, seat: number | null): number[] {
  const { battle } = state
  const shown = battle ? [...battle.front[0], ...battle.front[1], ...battle.defected] : []
  const found: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (block === REBEL || ownerOf(state, block) === seat || !upright(state, block)) continue
    if (num(state.at, block) <= POOL && !shown.includes(block)) found.push(block)
  }
  return found
}

/** In the supply phase the announced surplus tells of mercenaries at home; after disbanding, kinds are known. */
function alike(state: State, one: number, two: number): boolean {
  if (ownerOf(state, one) !== ownerOf(state, two)) return false
  const counted: State['phase'][] = ['supply-loss', 'exile-surplus', 'pretender-home', 'king-home', 'over']
  if (!counted.includes(state.phase)) return true
  return BASE[one] === BASE[two] && COUNTS[one] === COUNTS[two]
}

function swapIn(list: number[], one: number, two: number): void {
  for (let i = 0; i < list.length; i++) {
    if (list[i] === one) list[i] = two
    else if (list[i] === two) list[i] = one
  }
}

function swapAt(list: number[], one: number, two: number): void {
  const kept = num(list, one)
  list[one] = num(list, two)
  list[two] = kept
}

/** Trades the places of two hidden blocks, with everything that hangs on the place. */
export function swapBlocks(state: State, one: number, two: number): void {
  for (const list of [state.at, state.strength, state.moved, state.via]) swapAt(list, one, two)
  for (const block of [one, two]) state.strength[block] = Math.min(num(MAX, block), num(state.strength, block))
  for (const reserve of state.battle?.reserve ?? []) swapIn(reserve, one, two)
  for (const named of state.named) swapIn(named, one, two)
}

/** Another world the seat cannot tell from this one. */
export function hidden(given: State, seat: number | null, dice: Dice): State {
  const state = copyJson(given)
  const blocks = hiddenBlocks(state, seat)
  const planning = state.plan.length + state.pending.length > 0
  for (let n = 0; n < 8 && blocks.length > 1; n++) {
    const one = num(blocks, dice.int(blocks.length))
    const two = num(blocks, dice.int(blocks.length))
    if (one !== two && alike(state, one, two) && !planning) swapBlocks(state, one, two)
  }
  for (const block of blocks) if (num(state.at, block) < POOL) state.strength[block] = 1 + dice.int(num(MAX, block))
  for (const other of [0, 1]) if (other !== seat) changeHand(state, other, dice)
  if (state.active !== seat) changeMain(state, dice)
  return state
}

/** R3-6.12: until his actions are over only the attacker knows by which of the borders used his main attack comes. */
function changeMain(state: State, dice: Dice): void {
  if (state.phase !== 'action' && state.phase !== 'main-attack') return
  const entered = state.entered[state.active] as number[]
  state.attacker.forEach((seat, area) => {
    const used = (NEIGHBOURS[area] ?? [])
      .map((neighbour) => neighbour.in)
      .filter((entrance) => num(entered, entrance) > 0)
    if (seat === state.active && state.main[area] !== SEA && used.length > 1)
      state.main[area] = num(used, dice.int(used.length))
  })
}

/** One card of a hidden hand becomes one that nobody was dealt. */
function changeHand(state: State, seat: number, dice: Dice): void {
  const hand = state.hands[seat] as number[]
  const shown = state.phase === 'mulligan-answer' && state.answers[seat] === 1
  if (hand.length === 0 || shown) return
  const unseen = [...DECK]
  for (const card of [...state.hands.flat(), ...state.spent.flat()]) unseen.splice(unseen.indexOf(card), 1)
  const i = dice.int(hand.length)
  const old = num(hand, i)
  hand[i] = num(unseen, dice.int(unseen.length))
  if (state.phase === 'choose-card' && state.chosen[seat] === old) state.chosen[seat] = num(hand, i)
  hand.sort((a, b) => a - b)
}
