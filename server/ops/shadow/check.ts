/** Whether every table of a house can be opened by this release: asked before it is let in. */
import type { Entry as CatalogueEntry } from '../../../games/registry.ts'
import { rulesOf } from '../../../games/registry.ts'
import { frozenFault } from '../../rules/frozen.ts'
import { StartProblem } from '../../problem.ts'
import { type Place, readHouse } from './rows.ts'

export interface HouseCheck extends Place {
  /** URL of a module that exports `catalogue`, in place of the server's games. */
  readonly games?: string
}

/** How many tables there are that this release can open; one that it could not is a problem, in one sentence. */
export async function checkHouse({ games = GAMES, ...place }: HouseCheck): Promise<number> {
  const { catalogue } = (await import(games)) as { catalogue: readonly CatalogueEntry[] }
  const rows = await readHouse(place)
  try {
    const counts = await rows.counts()
    const lost: string[] = []
    for (const { game, version, tables } of counts) {
      const why = await whyLost(games, catalogue, game, version)
      if (why !== null) lost.push(`${tables} ${tables === 1 ? 'table' : 'tables'} of ${game} (${why})`)
    }
    if (lost.length > 0)
      throw new StartProblem(`This release would lose ${lost.join(' and ')}. Keep the one you have, and tell us.`)
    return counts.reduce((sum, { tables }) => sum + tables, 0)
  } finally {
    await rows.close()
  }
}

const GAMES = new URL('../../../games/index.ts', import.meta.url).href

async function whyLost(games: string, catalogue: readonly CatalogueEntry[], id: string, version: number) {
  const entry = catalogue.find(({ about }) => about.id === id)
  if (!entry) return 'it has not got that game'
  const rules = rulesOf(entry, version)
  if (!rules) return `it has not got version ${version} of its rules`
  const fault = await frozenFault(games, id, rules)
  if (fault !== null) return `version ${version} of its rules is not as it was frozen`
  return await rules.load().then(
    () => null,
    () => `version ${version} of its rules cannot be loaded`,
  )
}
