/** The games of the house. A new game is one folder here and its lines below (`roses new-game` writes both). */
import type { About, AnyGame, AnyKnowledge } from '../engine/index.ts'
import { about as lancaster } from './lancaster/about.ts'
import { about as richardIII } from './richard-iii/about.ts'
import { about as roseKing } from './rose-king/about.ts'
import { about as warsOfTheRoses } from './wars-of-the-roses/about.ts'

export interface Entry {
  readonly about: About
  /** The rules; loaded when a table of the game is opened. */
  load(): Promise<AnyGame>
  /** What the game teaches the bots. */
  knowledge(): Promise<AnyKnowledge>
}

/* oxfmt-ignore */
export const catalogue: readonly Entry[] = [
  { about: roseKing, load: async () => (await import('./rose-king/index.ts')).game, knowledge: async () => (await import('./rose-king/bot/index.ts')).knowledge },
  { about: lancaster, load: async () => (await import('./lancaster/index.ts')).game, knowledge: async () => (await import('./lancaster/bot/index.ts')).knowledge },
  { about: warsOfTheRoses, load: async () => (await import('./wars-of-the-roses/index.ts')).game, knowledge: async () => (await import('./wars-of-the-roses/bot/index.ts')).knowledge },
  { about: richardIII, load: async () => (await import('./richard-iii/index.ts')).game, knowledge: async () => (await import('./richard-iii/bot/index.ts')).knowledge },
]

export function findGame(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.about.id === id)
}
