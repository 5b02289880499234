/** What must hold in every state (R3 chapter 20). */
import { BASE, BLOCK_COUNT, blockId, COUNTERPART, MAX, SIDE } from './blocks.ts'
import { AREA_COUNT, areaId, EXILE_OF } from './map.ts'
import { num } from './numbers.ts'
import { ASIDE, contested, DEAD, MINOR, ownerOf, POOL } from './places.ts'
import { DECK } from './cards.ts'
import type { State } from '../types/index.ts'

function insist(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Error(what())
}

export function assert(state: State): void {
  for (let block = 0; block < BLOCK_COUNT; block++) checkBlock(state, block)
  checkCounts(state)
  checkTitles(state)
  checkCards(state)
  if (state.battle) checkBattle(state, state.battle)
  else if (isAtRest(state))
    for (let area = 0; area < AREA_COUNT; area++)
      insist(!contested(state, area), () => `${areaId(area)} is contested at rest`)
}

function checkBlock(state: State, block: number): void {
  const at = num(state.at, block)
  insist(at >= 0 && at <= DEAD, () => `${blockId(block)} is nowhere`)
  const strength = num(state.strength, block)
  if (at < AREA_COUNT && state.down[block] === 0)
    insist(strength >= 1 && strength <= num(MAX, block), () => `${blockId(block)} has strength ${strength}`)
  if (at < AREA_COUNT && EXILE_OF[at] !== -1)
    insist(EXILE_OF[at] === ownerOf(state, block), () => `${blockId(block)} stands in enemy exile`)
  if (state.down[block] === 1)
    insist(at === POOL || at === BASE[block], () => `${blockId(block)} lies face down in an odd place`)
  const other = num(COUNTERPART, block)
  if (other < 0) insist(at !== ASIDE, () => `${blockId(block)} is set aside without a counterpart`)
  else {
    const inPlay = at <= POOL || at === MINOR
    const otherAt = num(state.at, other)
    insist(!inPlay || otherAt === ASIDE, () => `both copies of ${blockId(block)} are in play`)
    insist(at !== ASIDE || otherAt <= MINOR, () => `${blockId(block)} is aside, but its copy is not in play`)
  }
}

function checkCounts(state: State): void {
  const here = [Array.from({ length: AREA_COUNT }, () => 0), Array.from({ length: AREA_COUNT }, () => 0)]
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const at = num(state.at, block)
    const row = here[ownerOf(state, block)] as number[]
    if (at < AREA_COUNT && state.down[block] === 0 && block !== state.prisoner) row[at] = num(row, at) + 1
  }
  insist(JSON.stringify(here) === JSON.stringify(state.here), () => 'the count of blocks by area is wrong')
}

/** King and Pretender belong to different houses. */
function checkTitles(state: State): void {
  const { king, pretender, throne } = state
  insist(king < 0 || SIDE[king] === throne, () => 'the King is not of the house on the throne')
  insist(pretender < 0 || SIDE[pretender] === 1 - throne, () => 'the Pretender is of the house on the throne')
  for (const holder of [king, pretender])
    if (holder >= 0 && state.winner < 0) {
      const at = num(state.at, holder)
      insist(at !== DEAD && at !== ASIDE, () => `${blockId(holder)} holds a title but is not in play`)
    }
}

function checkCards(state: State): void {
  const deck = [...DECK]
  for (const card of [...state.hands.flat(), ...state.spent.flat()]) {
    const i = deck.indexOf(card)
    insist(i >= 0, () => `there are too many cards of face ${card}`)
    deck.splice(i, 1)
  }
}

function checkBattle(state: State, battle: NonNullable<State['battle']>): void {
  for (const seat of [0, 1]) {
    const fighters = [...(battle.front[seat] ?? []), ...(battle.reserve[seat] ?? [])]
    insist(
      fighters.length === num(state.here[seat] as number[], battle.area),
      () => `seat ${seat} has other blocks in the battle than in ${areaId(battle.area)}`,
    )
    for (const block of fighters)
      insist(
        state.at[block] === battle.area && ownerOf(state, block) === seat,
        () => `${blockId(block)} does not belong in the battle`,
      )
  }
}

function isAtRest(state: State): boolean {
  const moving: State['phase'][] = ['action', 'main-attack', 'choose-battle', 'regroup', 'over']
  return !moving.includes(state.phase)
}
