/**
 * How long a seat takes whose order is carried out. It is drawn for every decision before anybody looks whether there is an order, from
 * one and the same range: how long a move took says nothing of what was ordered, or that anything was.
 */
import type { Thought } from '../services.ts'

/** Together less than the half minute after which somebody is called to the table. */
const THINK = [2500, 20_000] as const
const LOOK = [1500, 8000] as const
const STAY = [3000, 60_000] as const

export function thoughtBy(draw: (least: number, most: number) => number): Thought {
  return { think: () => draw(...THINK), look: () => draw(...LOOK), stay: () => draw(...STAY) }
}
