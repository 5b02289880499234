/**
 * Slips of the kind a programmer makes, each named, kept in lists beside the tests that must notice them (`slips.bend`):
 *
 *     R3-11.3 nobody goes home before the winter
 *     in rules/supply.ts
 *     - the text as it stands in that file, exactly once
 *     + what it is bent to
 *     by tests/supply.test.ts
 *
 * Paths are read from the room or the game the list belongs to. A slip that cites rules must be noticed by a test that cites
 * one of them; `by` then may be left out. `same` says why a slip changes nothing that anybody could notice.
 */
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, posix } from 'node:path'

export interface Slip {
  readonly title: string
  readonly room: string
  /** Ids of rules at the head of the title. */
  readonly rules: readonly string[]
  readonly file: string
  readonly from: string
  readonly to: string
  /** Test files that must notice it. */
  readonly by: readonly string[]
  readonly same: string | null
}

const LISTS = '{engine,games,bots,server,web,art,docs,protocol,cli}/**/slips.bend'
const RULES = /^(?:[A-Z][A-Z0-9]*-[A-Z]?\d+(?:\.\d+)? )+/

/** All slips of the house, list by list. */
export function readSlips(root: string): readonly Slip[] {
  return globSync(LISTS, { cwd: root })
    .toSorted()
    .flatMap((list) => readList(root, list))
}

function readList(root: string, list: string): readonly Slip[] {
  const folder = dirname(list)
  const home = basename(folder) === 'tests' ? dirname(folder) : folder
  return readFileSync(join(root, list), 'utf8')
    .split(/\n{2,}/)
    .map((part) => part.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => readSlip(root, home, lines))
}

function readSlip(root: string, home: string, [title = '', ...lines]: readonly string[]): Slip {
  const after = (start: string): readonly string[] =>
    lines.flatMap((line) =>
      line === start.trimEnd() ? [''] : line.startsWith(start) ? [line.slice(start.length)] : [],
    )
  const rules = (RULES.exec(title)?.[0] ?? '').trim().split(' ').filter(Boolean)
  const by = after('by ').flatMap((files) => files.split(' ').map((file) => posix.join(home, file)))
  return {
    title,
    room: home.split('/')[0] ?? home,
    rules,
    file: posix.join(home, after('in ')[0] ?? ''),
    from: after('- ').join('\n'),
    to: after('+ ').join('\n'),
    by: by.length > 0 ? by : citing(root, home, rules),
    same: after('same ')[0] ?? null,
  }
}

/** The test files of that game in which one of these rules is named. */
function citing(root: string, home: string, rules: readonly string[]): readonly string[] {
  const named = namePattern(rules)
  if (!named) return []
  return globSync(`${home}/tests/*.test.ts`, { cwd: root })
    .filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
}

/** Finds one of these rules in the name of a test; nothing if there are none. */
export function namePattern(rules: readonly string[]): RegExp | null {
  if (rules.length === 0) return null
  const ids = rules.map((rule) => rule.replaceAll('.', '\\.'))
  return new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\d]|\\.\\d)`)
}

/** What is wrong with a slip by itself: such a one could not be planted, or would prove nothing. */
export function slipFault(root: string, slip: Slip): string | null {
  const { file, from, to, by } = slip
  if (by.length === 0) return 'no test is named for it'
  try {
    const text = readFileSync(join(root, file), 'utf8')
    for (const test of by) readFileSync(join(root, test), 'utf8')
    const found = from === '' ? 0 : text.split(from).length - 1
    if (found !== 1) return `its text occurs ${found} times in ${file}`
    if (from === to) return 'it changes nothing'
    if (file.endsWith('.ts')) stripTypeScriptTypes(bent(text, slip))
    if (file.endsWith('.json')) JSON.parse(bent(text, slip))
    return null
  } catch (error) {
    return error instanceof Error ? `${error.message.split('\n')[0]} (${file})` : 'unreadable'
  }
}

/** The file's text with the slip in it. */
export function bent(text: string, { from, to }: Pick<Slip, 'from' | 'to'>): string {
  return text.replace(from, () => to)
}
