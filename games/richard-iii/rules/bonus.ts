/** Defence bonuses and who is senior in a battle (R3-2.11 to R3-2.15). */
import { AT_HOME, FIREPOWER, HOUSE_SHIELD, IS_HEIR, KIND, LEFT_BY, RANK, SIDE } from './blocks.ts'
import { CITY, CROWN, WALES } from './map.ts'
import { num } from './numbers.ts'
import { DEAD } from './places.ts'
import type { Battle, FighterView, State } from '../types/index.ts'

/** The most senior heir of a side that fights now, reserves apart (D-30); −1 if none. */
export function seniorInBattle(battle: Battle, seat: number): number {
  let senior = -1
  for (const block of battle.front[seat] as number[])
    if (IS_HEIR[block] === 1 && (senior < 0 || num(RANK, block) < num(RANK, senior))) senior = block
  return senior
}

/** R3-2.13, R3-2.14: an heir's own shield is his alone, the others go to the senior present. */
function heirShield(state: State, block: number, area: number, senior: boolean): boolean {
  const owner = num(LEFT_BY, area)
  if (owner === block) return true
  if (!senior) return false
  const house = num(SIDE, block)
  if (num(HOUSE_SHIELD[house] as number[], area) === 1) return true
  return owner >= 0 && SIDE[owner] === house && state.at[owner] === DEAD
}

/** Firepower with every bonus a block has at this instant. */
export function firepower(state: State, battle: Battle, seat: number, block: number): number {
  const base = num(FIREPOWER, block)
  if (seat === battle.attacker) return base
  const { area } = battle
  if (IS_HEIR[block] === 0) return base + (KIND[block] === 'rebel' ? 0 : num(AT_HOME[block] as number[], area))
  const senior = seniorInBattle(battle, seat) === block
  const crown = senior && seat === state.throne && CROWN[area] === 1
  return base + (heirShield(state, block, area, senior) ? 1 : 0) + (crown ? 1 : 0)
}

/** Why: the bonuses behind that number, for players to read. */
export function bonusesOf(state: State, battle: Battle, seat: number, block: number): FighterView['bonuses'] {
  const { area } = battle
  const bonus = firepower(state, battle, seat, block) - num(FIREPOWER, block)
  if (bonus === 0) return []
  if (bonus === 2) return ['shield', 'crown']
  if (IS_HEIR[block] === 1)
    return heirShield(state, block, area, seniorInBattle(battle, seat) === block) ? ['shield'] : ['crown']
  if (KIND[block] === 'church') return ['cathedral']
  if (KIND[block] === 'levy' && CITY[area] === 1) return ['city']
  return KIND[block] === 'mercenary' && WALES[area] === 1 ? ['wales'] : ['shield']
}
