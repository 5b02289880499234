/** Older rules are what they were: a frozen module that is not, byte for byte, is not played by. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FrozenVersion } from '../../engine/index.ts'
import type { Entry as CatalogueEntry } from '../../games/registry.ts'

/** `games` is the URL of the module that lists them; `null` when the file is as it was frozen. */
export async function frozenFault(
  games: string,
  id: string,
  { version, hash }: Pick<FrozenVersion, 'version' | 'hash'>,
) {
  if (hash === null) return null
  const text = await readFile(new URL(`./${id}/versions/${version}.js`, games)).catch(() => null)
  if (text === null)
    return `Version ${version} of the rules of ${id} is not there: ${id}/versions/${version}.js is missing.`
  if (createHash('sha256').update(text).digest('hex') === hash) return null
  return `Version ${version} of the rules of ${id} has been changed since it was frozen: put ${id}/versions/${version}.js back.`
}

/** The games without those older versions that are not what was frozen; `onFault` hears of each. */
export async function soundGames(
  games: string,
  catalogue: readonly CatalogueEntry[],
  onFault: (sentence: string) => void,
): Promise<readonly CatalogueEntry[]> {
  const sound = async (entry: CatalogueEntry): Promise<CatalogueEntry> => {
    const faults = await Promise.all((entry.frozen ?? []).map((each) => frozenFault(games, entry.about.id, each)))
    for (const fault of faults) if (fault !== null) onFault(fault)
    return faults.every((fault) => fault === null)
      ? entry
      : { ...entry, frozen: (entry.frozen ?? []).filter((_, i) => faults[i] === null) }
  }
  return await Promise.all(catalogue.map(sound))
}
