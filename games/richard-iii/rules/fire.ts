/** Fire, hits and charges (R3-8.7 to R3-8.11). */
import type { Dice, Seat, Tell } from '../../../engine/index.ts'
import { blockId } from './blocks.ts'
import { firepower } from './bonus.ts'
import { eliminate } from './elimination.ts'
import { num, take } from './numbers.ts'
import { CHARGED, FIRED, record, SHOT_BACK } from './rolls.ts'
import type { Battle, Event, State } from '../types/index.ts'

/** The dice of the latest throw, for the event that tells it. */
const thrown: number[] = []

/** One die per strength; a die up to the firepower is a hit (R3-8.7). */
function shoot(dice: Dice, strength: number, power: number): number {
  let hits = 0
  thrown.length = 0
  for (let i = 0; i < strength; i++) {
    const die = dice.int(6) + 1
    thrown.push(die)
    if (die <= power) hits++
  }
  return hits
}

export function fire(state: State, battle: Battle, seat: Seat, block: number, dice: Dice, tell: Tell<Event>): void {
  const power = firepower(state, battle, seat, block)
  battle.hits = shoot(dice, num(state.strength, block), power)
  battle.acted.push(block)
  record(state, FIRED, block, -1, power, battle.hits, thrown)
  tell?.({ type: 'fired', block: blockId(block), dice: [...thrown], firepower: power, hits: battle.hits })
}

/**
 * Deals out waiting hits: the strongest first (R3-8.8). Returns the blocks among which the owner has
 * to choose (R3-8.9), or an empty list when all is done.
 */
export function dealHits(state: State, battle: Battle, tell: Tell<Event>): readonly number[] {
  const seat = 1 - state.active
  const front = battle.front[seat] as number[]
  while (battle.hits > 0 && front.length > 0 && state.winner < 0) {
    const strongest = strongestOf(state, front)
    if (strongest.length > 1) return strongest
    hit(state, battle, seat, num(strongest, 0), tell)
  }
  // R3-8.10: what is left over is lost.
  if (battle.hits > 0) tell?.({ type: 'hits-lost', n: battle.hits })
  battle.hits = 0
  return []
}

export function strongestOf(state: State, front: readonly number[]): number[] {
  let most = 0
  for (const block of front) most = Math.max(most, num(state.strength, block))
  return front.filter((block) => state.strength[block] === most)
}

/** Puts waiting hits on one block, as many as it takes. */
export function hit(state: State, battle: Battle, seat: Seat, block: number, tell: Tell<Event>): void {
  battle.hits -= wound(state, battle, seat, block, battle.hits, tell)
}

function wound(state: State, battle: Battle, seat: Seat, block: number, hits: number, tell: Tell<Event>): number {
  const strength = num(state.strength, block)
  const taken = Math.min(hits, strength)
  state.strength[block] = strength - taken
  tell?.({ type: 'hit', block: blockId(block), hits: taken, left: strength - taken })
  if (taken === strength) {
    take(battle.front[seat] as number[], block)
    eliminate(state, block, 'battle', tell)
  }
  return taken
}

/** R3-8.11: hits beyond the target are lost; a target that lives shoots back at the heir alone. */
export function charge(
  state: State,
  battle: Battle,
  seat: Seat,
  heir: number,
  target: number,
  dice: Dice,
  tell: Tell<Event>,
): void {
  const power = firepower(state, battle, seat, heir)
  const hits = shoot(dice, num(state.strength, heir), power)
  battle.acted.push(heir)
  record(state, CHARGED, heir, target, power, hits, thrown)
  tell?.({
    type: 'charged',
    block: blockId(heir),
    target: blockId(target),
    dice: [...thrown],
    firepower: power,
    hits,
  })
  const taken = hits > 0 ? wound(state, battle, 1 - seat, target, hits, tell) : 0
  if (hits > taken) tell?.({ type: 'hits-lost', n: hits - taken })
  if (!(battle.front[1 - seat] as number[]).includes(target)) return
  shootBack(state, battle, 1 - seat, target, heir, dice, tell)
}

function shootBack(
  state: State,
  battle: Battle,
  seat: Seat,
  block: number,
  heir: number,
  dice: Dice,
  tell: Tell<Event>,
): void {
  const power = firepower(state, battle, seat, block)
  const hits = shoot(dice, num(state.strength, block), power)
  record(state, SHOT_BACK, block, heir, power, hits, thrown)
  tell?.({
    type: 'shot-back',
    block: blockId(block),
    target: blockId(heir),
    dice: [...thrown],
    firepower: power,
    hits,
  })
  if (hits > 0) wound(state, battle, 1 - seat, heir, hits, tell)
}
