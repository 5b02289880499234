/** Which rule is proved by which test. Rule ids come from each game's rules.md, tests from the test runner itself. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { About } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { readSlips } from '../proofs/bend/slip.ts'
import { readFlags } from './arguments.ts'
import { Failure } from './refusal.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

interface GameCoverage {
  readonly game: string
  readonly ids: number
  readonly uncovered: readonly string[]
  /** Rules, not scenarios, that no slip bends. */
  readonly unbent: readonly string[]
  readonly tests: Readonly<Record<string, readonly string[]>>
}

export async function coverageCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    json: { type: 'boolean' },
    bend: { type: 'boolean' },
    languages: { type: 'boolean' },
    room: { type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    lanes: { type: 'string' },
  })
  if (flags.values['bend']) return await (await import('./bend.ts')).bend(flags)
  if (flags.values['languages']) return (await import('./languages.ts')).languages(root, flags.values['json'] === true)
  const titles = testTitles()
  const games = catalogue.map(({ about }) => coverage(about, titles))
  if (flags.values['json'])
    process.stdout.write(
      `${JSON.stringify({ games, uncovered: games.flatMap((game) => game.uncovered), unbent: games.flatMap((game) => game.unbent) })}\n`,
    )
  else
    for (const game of games) {
      process.stdout.write(
        `${game.game}: ${game.ids - game.uncovered.length} of ${game.ids} rules and scenarios have a test\n`,
      )
      for (const id of game.uncovered) process.stdout.write(`  no test cites ${id}\n`)
      for (const id of game.unbent) process.stdout.write(`  no slip bends ${id}\n`)
    }
  const open = games.reduce((sum, game) => sum + game.uncovered.length, 0)
  if (open > 0) throw new Failure(`${open} rules or scenarios have no test`)
  const straight = games.reduce((sum, game) => sum + game.unbent.length, 0)
  if (straight > 0) throw new Failure(`${straight} rules have no slip, so nobody knows whether their tests hold them`)
}

function coverage(about: About, titles: readonly { file: string; name: string }[]): GameCoverage {
  const ids = ruleIds(about, readFileSync(`${root}games/${about.id}/rules.md`, 'utf8'))
  const own = titles.filter(({ file }) => file.includes(`/games/${about.id}/`))
  const tests: Record<string, string[]> = Object.fromEntries(ids.map((id) => [id, []]))
  for (const { name } of own)
    for (const id of name.match(/\b[A-Z][A-Z0-9]*-[A-Z]?\d+(?:\.\d+)?/g) ?? [])
      if (!tests[id]?.includes(name)) tests[id]?.push(name)
  const uncovered = ids.filter((id) => tests[id]?.length === 0)
  return { game: about.id, ids: ids.length, uncovered, unbent: unbentOf(about, ids), tests }
}

/** A test that cites a rule may hold it or not: a slip tells. */
function unbentOf(about: About, ids: readonly string[]): readonly string[] {
  const home = `games/${about.id}`
  const bent = readSlips(root)
    .filter(({ file }) => file.startsWith(`${home}/`))
    .flatMap(({ rules }) => rules)
  return ids.filter((id) => id.startsWith(`${about.rulePrefix}-`) && id.includes('.') && !bent.includes(id))
}

/** Ids where they are defined: bold, at the head of a table row, or in a heading. Bare chapters are not rules. */
export function ruleIds(about: About, text: string): readonly string[] {
  const defined = /(?:\*\*|^\|\s*|^#{2,}\s+)([A-Z][A-Z0-9]*-[A-Z]?\d+(?:\.\d+)?)\b/gm
  const ids = new Set<string>()
  for (const [, id = ''] of text.matchAll(defined)) {
    const [prefix = '', number = ''] = id.split('-')
    if (prefix === about.rulePrefix ? /\.|[A-Z]/.test(number) : prefix.length === 1) ids.add(id)
  }
  return [...ids]
}

function testTitles(): readonly { file: string; name: string }[] {
  const result = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', 'games', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const start = result.stdout.indexOf('[')
  if (result.status !== 0 || start < 0)
    throw new Failure(`the tests could not be listed: ${result.stderr.split('\n')[0] ?? ''}`)
  return JSON.parse(result.stdout.slice(start)) as { file: string; name: string }[]
}
