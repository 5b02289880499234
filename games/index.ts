/** The games of the house. A new game is one folder here and one line below. */
import type { About, AnyGame, AnyKnowledge } from '../engine/index.ts'

export interface Entry {
  readonly about: About
  /** The rules; loaded when a table of the game is opened. */
  load(): Promise<AnyGame>
  /** What the game teaches the bots. */
  knowledge(): Promise<AnyKnowledge>
}

export const catalogue: readonly Entry[] = []

export function findGame(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.about.id === id)
}
