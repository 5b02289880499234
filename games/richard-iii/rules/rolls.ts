/** The latest roll, kept so that everybody can look at the dice again, and a mark of all deeds before it. */
import { num } from './numbers.ts'
import type { RollView, State } from '../types/index.ts'

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

/**
 * Battle moves are public, but two of them can leave the same table behind: who of two retreats first
 * over the last open border, where a mercenary goes an instant before he is disbanded. Their mark
 * stays, so that whoever heard different things also sees different things.
 */
export function markDeed(state: State, block: number, other: number): void {
  state.deeds = (Math.imul(state.deeds, 31) + block * 64 + other + 1) & 0x7fffffff
}
