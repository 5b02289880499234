/** How far a shadow replay has come, kept in a small file beside until it is through. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { sameJson } from '../../engine/index.ts'
import type { Tally } from '../../server/main.ts'
import { refuse } from '../refusal.ts'

export interface Kept {
  /** All tables up to this one, in the order of their ids, are in the tally. */
  readonly after: string
  readonly targets: Readonly<Record<string, number>>
  readonly tally: Tally
}

export async function readProgress(file: string, targets: Kept['targets']): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch(() => refuse(`there is nothing to go on with: ${file} is not there`))
  const kept = parse(text) ?? refuse(`${file} is not what a shadow replay keeps; start anew without --resume`)
  if (!sameJson(kept.targets, targets))
    refuse(`${file} is of a replay under other versions; start anew without --resume`)
  return kept
}

function parse(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null
    return kept && typeof kept.after === 'string' && kept.targets && kept.tally ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Under another name first: whoever is stopped in the middle leaves the one before. */
export async function keepProgress(file: string, kept: Kept): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(kept))
  await rename(`${file}.part`, file)
}

export async function removeProgress(file: string): Promise<void> {
  await rm(file, { force: true })
}
