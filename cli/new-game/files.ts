/** The sample game's files as those of another game, and the lines that make it known. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { refuse } from '../refusal.ts'
import type { Naming } from './naming.ts'

/** Names and texts of everything but what is golden, which the new game has to play itself. */
export function sampleFiles(folder: string, naming: Naming): readonly (readonly [string, string])[] {
  return globSync('**/*.{ts,tsx,css,json,md,bend}', { cwd: folder })
    .map((name) => name.replaceAll(sep, '/'))
    .sort()
    .map((name) => {
      const title = /\bfr\.(json|md)$/.test(name) ? frenchTitle(naming.title) : naming.title
      return [name, renamed(readFileSync(join(folder, name), 'utf8'), { ...naming, title })] as const
    })
}

/** French has a narrow space before these signs that does not break. */
function frenchTitle(title: string): string {
  return title.replaceAll(/ ?([:;?])/g, '\u202f$1')
}

/** With how many the sample is at its best. */
const USUAL = 4

function nearest(wanted: number, among: readonly number[]): number {
  return Math.max(Math.min(...among), Math.min(wanted, Math.max(...among)))
}

/** The sample is written so that each of these words means one thing wherever it stands. */
function renamed(text: string, { id, title, seats, prefix }: Naming): string {
  return text
    .replaceAll('The Sample Game', title)
    .replaceAll('sample-game', id)
    .replaceAll(/\bSG\b/g, prefix)
    .replaceAll(/\bsg-/g, `${prefix.toLowerCase()}-`)
    .replaceAll('seatCounts: [3, 4, 5, 6]', `seatCounts: [${seats.join(', ')}]`)
    .replaceAll(`usualSeats: ${USUAL}`, `usualSeats: ${nearest(USUAL, seats)}`)
    .replaceAll('"seats": 3', `"seats": ${Math.min(...seats)}`)
}

const IMPORT = /^import \{ versions as \w+ \} from '\.\/[\w-]+\/versions\/index\.ts'\n/gm
const END = /^export const catalogue\b[^\n]*\n(?: {2}[^\n]*\n)*(?=\]\n)/m

/** `games/index.ts` with that game as the last of the catalogue. */
export function withGame(source: string, id: string): string {
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const lastImport = [...source.matchAll(IMPORT)].at(-1)
  const entries = END.exec(source)
  if (!lastImport || !entries || new RegExp(`\\b${name}\\b`).test(source))
    return refuse(`games/index.ts has no place for "${id}": it is not as it was, or uses that name already`)
  const end = entries.index + entries[0].length
  const afterImports = lastImport.index + lastImport[0].length
  const from = `./${id}`
  return (
    `${source.slice(0, afterImports)}import { about as ${name} } from '${from}/about.ts'\nimport { versions as ${name}Versions } from '${from}/versions/index.ts'\n${source.slice(afterImports, end)}` +
    `  { about: ${name}, ...${name}Versions, load: async () => (await import('${from}/index.ts')).game, knowledge: async () => (await import('${from}/bot/index.ts')).knowledge },\n` +
    source.slice(end)
  )
}
