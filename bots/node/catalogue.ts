/** Loads games by id. Bots name no game and no game's folder: where the catalogue lies is all they know. */
import type { About, AnyGame, AnyKnowledge } from '../../engine/index.ts'

export interface Entry {
  readonly about: About
  load(): Promise<AnyGame>
  knowledge(): Promise<AnyKnowledge>
}

/** The address of the house's own catalogue. */
export const HOUSE_CATALOGUE = new URL('../../games/index.ts', import.meta.url).href

export interface Loaded {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
}

const loaded = new Map<string, Promise<Loaded>>()

/** Throws with the ids known if there is no such game. */
export function loadGame(id: string, address = HOUSE_CATALOGUE): Promise<Loaded> {
  const key = `${address} ${id}`
  const known = loaded.get(key)
  if (known) return known
  const loading = load(id, address)
  loaded.set(key, loading)
  return loading
}

async function load(id: string, address: string): Promise<Loaded> {
  const { catalogue } = (await import(address)) as { catalogue: readonly Entry[] }
  const entry = catalogue.find((game) => game.about.id === id)
  if (!entry) {
    const ids = catalogue.map((game) => game.about.id).join(', ')
    throw new Error(`unknown game "${id.slice(0, 40)}"; known are ${ids}`)
  }
  const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
  return { game, knowledge }
}
