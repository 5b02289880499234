/** `roses freeze` in a copy of the sources, and what a changed frozen module is good for. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/index.ts'
import { type Behaviour, behaviourFault } from '../../engine/kit/index.ts'
import { bundle } from '../freeze/bundle.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const NEEDED = ['engine', 'games', 'bots', 'cli', 'server', 'protocol', 'proofs/records', 'package.json']
const LOCALES = ['en', 'fr', 'it', 'cs', 'de']
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'roses-freeze-'))
  for (const name of NEEDED) cpSync(join(SOURCES, name), join(copy, name), { recursive: true })
  symlinkSync(join(SOURCES, 'node_modules'), join(copy, 'node_modules'), 'dir')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function roses(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

function change(file: string, from: string, to: string): () => void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}

test('the same sources give the same module wherever they lie, and it plays as they do', async () => {
  const here = await bundle(SOURCES, 'games/rose-king', 1, LOCALES)
  expect(await bundle(copy, 'games/rose-king', 1, LOCALES)).toBe(here)
  expect(here).not.toContain(SOURCES)
  const file = join(copy, 'frozen.js')
  writeFileSync(file, here)
  const { game, words } = (await import(file)) as { game: AnyGame; words: Record<string, object> }
  const written = readFileSync(join(SOURCES, 'games/rose-king/golden/behaviour-1.json'), 'utf8')
  expect(behaviourFault(game, JSON.parse(written) as Behaviour)).toBeNull()
  expect(Object.keys(words)).toEqual(LOCALES)
})

test('a rule changed without raising the version: freezing is refused, and the first step that differs is named', () => {
  const mend = change('games/rose-king/rules/notation.ts', "'x'", "'y'")
  const refused = roses('freeze', 'rose-king')
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(
    /^roses: the rules are no longer those of version 1: rose-king, 2 seats, dice \d+: step \d+ /,
  )
  expect(roses('freeze', 'rose-king', '--behaviour').err).toContain('Raise about.version')
  expect(existsSync(join(copy, 'games/rose-king/versions/1.js'))).toBe(false)
  mend()
})

test('frozen, changed and raised: both versions are there; raised without freezing is refused', () => {
  const early = change('games/rose-king/about.ts', 'version: 1', 'version: 2')
  expect(roses('freeze', 'rose-king', '--behaviour').err).toContain('version 1 of rose-king is not frozen')
  early()
  expect(roses('freeze', 'rose-king')).toMatchObject({ code: 0, err: '' })
  change('games/rose-king/about.ts', 'version: 1', 'version: 2')
  change('games/rose-king/rules/notation.ts', "'x'", "'y'")
  expect(roses('freeze', 'rose-king', '--behaviour').code).toBe(0)
  const record = 'proofs/records/7fde53f/rose-king-2.record'
  expect(roses('verify', record)).toMatchObject({ code: 0, out: expect.stringContaining('verified') })
  expect(roses('games').out).toContain('rose-king: 2, 4 seats, rules version 2')
})

test('a frozen module that was changed, and a version nobody has: one sentence each', () => {
  const record = 'proofs/records/7fde53f/richard-iii-2.record'
  expect(roses('verify', record).code).toBe(0)
  appendFileSync(join(copy, 'games/richard-iii/versions/1.js'), '\n')
  const { code, err } = roses('verify', record)
  expect(code).toBe(2)
  expect(err).toBe(
    'roses: Version 1 of the rules of richard-iii has been changed since it was frozen: put richard-iii/versions/1.js back.\n',
  )
  rmSync(join(copy, 'games/richard-iii/versions/1.js'))
  expect(roses('verify', record).err).toMatch(/^roses: Version 1 of the rules of richard-iii is not there[^\n]+\n$/)
})
