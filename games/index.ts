/** The games of the house. A new game is one folder here and its lines below (`roses new-game` writes both). */
import { about as lancaster } from './lancaster/about.ts'
import { versions as lancasterVersions } from './lancaster/versions/index.ts'
import { about as richardIII } from './richard-iii/about.ts'
import { versions as richardIIIVersions } from './richard-iii/versions/index.ts'
import { about as roseKing } from './rose-king/about.ts'
import { versions as roseKingVersions } from './rose-king/versions/index.ts'
import { about as warsOfTheRoses } from './wars-of-the-roses/about.ts'
import { versions as warsOfTheRosesVersions } from './wars-of-the-roses/versions/index.ts'
import { type Entry, type Rules, rulesIn } from './registry.ts'

export { type Entry, type Rules, rulesIn, rulesOf } from './registry.ts'

/* oxfmt-ignore */
export const catalogue: readonly Entry[] = [
  { about: roseKing, ...roseKingVersions, load: async () => (await import('./rose-king/index.ts')).game, knowledge: async () => (await import('./rose-king/bot/index.ts')).knowledge, training: async () => (await import('./rose-king/bot/training.ts')).training },
  { about: lancaster, ...lancasterVersions, load: async () => (await import('./lancaster/index.ts')).game, knowledge: async () => (await import('./lancaster/bot/index.ts')).knowledge, training: async () => (await import('./lancaster/bot/training.ts')).training },
  { about: warsOfTheRoses, ...warsOfTheRosesVersions, load: async () => (await import('./wars-of-the-roses/index.ts')).game, knowledge: async () => (await import('./wars-of-the-roses/bot/index.ts')).knowledge, training: async () => (await import('./wars-of-the-roses/bot/training.ts')).training },
  { about: richardIII, ...richardIIIVersions, load: async () => (await import('./richard-iii/index.ts')).game, knowledge: async () => (await import('./richard-iii/bot/index.ts')).knowledge, training: async () => (await import('./richard-iii/bot/training.ts')).training },
]

export function findGame(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.about.id === id)
}

/** The rules of that version: today's from the sources, older ones from `versions/`. */
export function findRules(id: string, version: number): Rules | null {
  return rulesIn(catalogue, id, version)
}
