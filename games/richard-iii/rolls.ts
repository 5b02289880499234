/** The latest roll, kept so that everybody can look at the dice again. */
import { num } from './numbers.ts'
import type { RollView, State } from './types.ts'

export const ROLLS: readonly RollView['how'][] = ['fire', 'charge', 'shot-back', 'treachery', 'treason']
export const FIRED = 0
export const CHARGED = 1
export const SHOT_BACK = 2
export const TEMPTED = 3
export const TREASON_ROLL = 4

export function record(
  state: State,
  how: number,
  block: number,
  target: number,
  power: number,
  hits: number,
  dice: readonly number[],
): void {
  const number = state.roll.length === 0 ? 1 : num(state.roll, 0) + 1
  state.roll = [number, how, block, target, power, hits, ...dice]
}

/** The blocks of past battles are hidden again. */
export function forgetNames(state: State): void {
  if (state.roll.length > 0) state.rollsPast = num(state.roll, 0)
}
