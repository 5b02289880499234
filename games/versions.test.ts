/** Rules change, games do not: what every game must show of its versions. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Catalogue, LOCALES } from '../engine/index.ts'
import { type Behaviour, behaviourFault, behaviourHash, checkServed } from '../engine/kit/index.ts'
import { catalogue, findRules } from './index.ts'

/** One in so many games of older versions; `PART=1 npx vitest run games/versions` plays them all. */
const PART = Number(process.env['PART'] ?? 4)

function writtenOf(id: string, version: number): Behaviour {
  const file = new URL(`./${id}/golden/behaviour-${version}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Behaviour
}

describe.each(catalogue.map((entry) => [entry.about.id, entry] as const))('%s', (id, entry) => {
  const { about, behaviour, frozen = [] } = entry

  test('today’s rules do what is written down of their version; a change of rules raises the version', async () => {
    const written = writtenOf(id, about.version)
    expect(behaviourFault(await entry.load(), written)).toBeNull()
    expect(behaviourHash(written)).toBe(behaviour)
  })

  test('every older version is there, byte for byte as it was frozen, and needs nothing else', () => {
    expect(frozen.map(({ version }) => version)).toEqual(Array.from({ length: about.version - 1 }, (_, i) => i + 1))
    for (const { version, hash } of frozen) {
      const text = readFileSync(new URL(`./${id}/versions/${version}.js`, import.meta.url), 'utf8')
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
      expect(text).not.toMatch(/^import\b|\bimport\(|require\(|node_modules|file:\/\//m)
    }
  })

  test('every older version still does what it did', async () => {
    for (const { version, behaviour: did } of frozen) {
      const written = writtenOf(id, version)
      expect(behaviourHash(written)).toBe(did)
      // Not a byte of it has changed: a part of the games shows that the engine still plays it as it did.
      const games = written.games.filter((_, nth) => nth % PART === 0)
      expect(behaviourFault(await findRules(id, version)!.load(), { ...written, games })).toBeNull()
    }
  })

  test('today’s voice, board and bots serve every older version', async () => {
    const { default: english } = (await import(`./${id}/words/en.json`, { with: { type: 'json' } })) as {
      default: Catalogue
    }
    const today = await entry.load()
    for (const { version } of frozen) {
      const rules = findRules(id, version)!
      const words = { ...(await rules.words('en')), ...english }
      checkServed(await rules.load(), { today, knowledge: await rules.knowledge(), words, games: 1, every: 5 * PART })
    }
  })

  test('what each version changed is said in five languages, with its rules', async () => {
    const changes = about.changes ?? []
    for (let version = 2; version <= about.version; version++)
      expect(changes.some((change) => change.version === version)).toBe(true)
    for (const locale of LOCALES) {
      const path = `./${id}/words/${locale}.json`
      const { default: words } = (await import(path, { with: { type: 'json' } })) as { default: Catalogue }
      for (const change of changes) expect(words[`change.${change.id}`]).toEqual(expect.any(String))
    }
    for (const { rules } of changes) for (const rule of rules) expect(rule.startsWith(about.rulePrefix)).toBe(true)
  })

  test('a lift that lies there is listed', () => {
    for (const { version, lift } of frozen)
      expect(lift !== undefined).toBe(existsSync(new URL(`./${id}/versions/${version}.lift.ts`, import.meta.url)))
  })
})

test('a version nobody has is nowhere to be found', () => {
  const [first] = catalogue
  for (const version of [0, -1, 99, Number.NaN]) expect(findRules(first!.about.id, version)).toBeNull()
  expect(findRules('piquet', 1)).toBeNull()
})
