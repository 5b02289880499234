/** Treachery rolls (R3 chapter 9). */
import type { Dice, Seat, Tell } from '../../../engine/index.ts'
import { blockId, COUNTERPART, DEAF_TO_WARWICK, FOLLOWS_WARWICK, IS_HEIR, LOYALTY, WARWICKS } from './blocks.ts'
import { checkHeirs, heirReturned } from './elimination.ts'
import { num, take } from './numbers.ts'
import { ASIDE, put } from './places.ts'
import { record, TEMPTED, TREASON_ROLL } from './rolls.ts'
import type { Battle, Event, Office, State } from '../types/index.ts'

export const OFFICES: readonly Office[] = ['king', 'pretender', 'warwick']

/** The office in which a block may roll, as a bit; 0 for most. */
export function officeOf(state: State, block: number): number {
  if (block === state.king) return 1
  if (block === state.pretender) return 2
  return block === WARWICKS[0] || block === WARWICKS[1] ? 4 : 0
}

/** Whether the block's office still has its roll in this battle (R3-9.1, R3-9.9). */
export function mayRoll(state: State, battle: Battle, block: number): boolean {
  const office = officeOf(state, block)
  return office !== 0 && (battle.rolled & office) === 0
}

/** R3-9.2, R3-9.7. `office` 0 is the Treason card. */
export function mayTempt(state: State, battle: Battle, office: number, target: number): boolean {
  if (LOYALTY[target] === 0 || target === state.king || target === state.pretender) return false
  if (office === 4 && DEAF_TO_WARWICK[target] === 1) return false
  return !battle.defected.includes(target)
}

/** Dice of a roll; all of them must be even (R3-9.3, R3-9.6). */
export function treacheryDice(office: number, target: number): number {
  return office === 4 && FOLLOWS_WARWICK[target] === 1 ? 1 : num(LOYALTY, target)
}

/** A roll by a block, or by the Treason card (`block` −1). */
export function tempt(
  state: State,
  battle: Battle,
  seat: Seat,
  block: number,
  target: number,
  dice: Dice,
  tell: Tell<Event>,
): void {
  const office = block < 0 ? 0 : officeOf(state, block)
  battle.rolled |= office
  if (block >= 0) battle.acted.push(block)
  const thrown: number[] = []
  for (let i = treacheryDice(office, target); i > 0; i--) thrown.push(dice.int(6) + 1)
  const success = thrown.every((die) => die % 2 === 0)
  record(state, block < 0 ? TREASON_ROLL : TEMPTED, block, target, 0, success ? 1 : 0, thrown)
  tell?.({
    type: 'treachery',
    seat,
    office: office === 0 ? 'treason' : (OFFICES[office >> 1] as Office),
    block: block < 0 ? null : blockId(block),
    target: blockId(target),
    dice: thrown,
    success,
  })
  if (success) defect(state, battle, seat, target, tell)
}

/** R3-9.4: the counterpart joins the reserve at the same strength. */
function defect(state: State, battle: Battle, seat: Seat, target: number, tell: Tell<Event>): void {
  const turned = num(COUNTERPART, target)
  take(battle.front[1 - seat] as number[], target)
  state.strength[turned] = num(state.strength, target)
  state.moved[turned] = 1
  state.via[turned] = -1
  put(state, target, ASIDE)
  put(state, turned, battle.area)
  ;(battle.reserve[seat] as number[]).push(turned)
  battle.defected.push(turned)
  tell?.({ type: 'defected', seat, from: blockId(target), to: blockId(turned) })
  if (IS_HEIR[turned] === 1) heirReturned(state, turned, tell)
  if (IS_HEIR[target] === 1) checkHeirs(state, tell)
}
