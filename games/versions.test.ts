/** Rules change, games do not: what every game must show of its versions. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Behaviour, behaviourFault, behaviourHash } from '../engine/kit/index.ts'
import { catalogue, findRules } from './index.ts'

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
      expect(behaviourFault(await findRules(id, version)!.load(), written)).toBeNull()
    }
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
