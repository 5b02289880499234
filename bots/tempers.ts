/**
 * Tempers: what a bot likes beside winning. A liking bends what it expects of its own plans and brings what it likes among those
 * that are tried. The bend is bounded and vanishes towards won and lost games, so that none is ever thrown away for it.
 */
import { type Seat, type Temper, TEMPERS } from '../engine/game.ts'
import type { Fancy, Level, Lore, Move, Task, World } from './types.ts'

/**
 * What the heart's desire is worth in an even game, where 2 lies between a lost and a won one. Below a half, what is better still
 * stays better among plans that are liked as much, and nothing is ever worth more than a won game.
 */
const TASTE = 0.3
/** What is liked best is tried so many times e more readily. */
const KEENNESS = 1.5

export function isTemper(text: string): text is Temper {
  return (TEMPERS as readonly string[]).includes(text)
}

export function fancyOf(lore: Lore | null, { temper }: Level): Fancy | null {
  return (temper && lore?.tempers?.[temper]) ?? null
}

/** How much the bot likes a move of its own. */
export function fondness({ fancy, seat: own }: Task, world: World, seat: Seat, move: Move): number {
  return fancy && seat === own ? fancy.fond(world, seat, move) : 0
}

/** What is expected of a plan that is liked so much. */
export function bent(value: number, liked: number): number {
  return value + TASTE * (1 - value * value) * Math.min(1, Math.max(-1, liked))
}

/** How many times more readily a move is tried that is liked so much. */
export function keenness(liked: number): number {
  return Math.exp(KEENNESS * liked)
}
