/** Facts that can be checked against each other: dates of battles, lives, and who stands on a piece. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES, type Catalogue, render } from '../engine/words.ts'
import { fateOf, PEOPLE, type PersonId } from './fate.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const IDS = Object.keys(PEOPLE) as PersonId[]

/** The years in which men were killed at these places. */
const BATTLES: Readonly<Record<string, number>> = {
  'st-albans': 1455,
  northampton: 1460,
  wakefield: 1460,
  ferrybridge: 1461,
  towton: 1461,
  barnet: 1471,
  tewkesbury: 1471,
  bosworth: 1485,
}

test.each(IDS)('the life of %s is one life: who fell in a battle died in its year', (id) => {
  const { born, died, how, where } = PEOPLE[id]
  expect(died - born).toBeGreaterThan(10)
  expect(died - born).toBeLessThan(90)
  expect(where !== undefined).toBe(how === 'battle' || how === 'executed')
  if (how === 'battle') expect(BATTLES[where ?? '']).toBe(died)
})

test.each(LOCALES)('every fate is told in %s without a hole', (locale) => {
  const words = read(`art/words/${locale}.json`) as Catalogue
  const told = IDS.map((id) => render(fateOf(id), { locale, catalogues: [words], seatName: () => '' }))
  expect(told.filter((line) => /[{}]|undefined|fate\.|person\./.test(line))).toEqual([])
  const said = new Set(Object.keys(words).filter((id) => id.startsWith('person.')))
  expect(said).toEqual(new Set(IDS.map((id) => `person.${id}`)))
})

test('everybody whose fate is known stands on a piece of some game, and nobody else does', () => {
  const games = globSync('games/*/board/fates.json', { cwd: ROOT })
  const named = games.flatMap((file) => Object.values(read(file) as Record<string, string[]>).flat())
  expect(new Set(named)).toEqual(new Set(IDS))
})

test('a year on which the sources do not agree is told as about that year, and no other is', () => {
  const told = (id: PersonId) => {
    const { born, died } = fateOf(id) as unknown as Record<'born' | 'died', unknown>
    return [born, died].map((year) => (typeof year === 'string' ? year : (year as { readonly say: string }).say))
  }
  const uncertain = (['born', 'died'] as const).map((of) => IDS.filter((id) => PEOPLE[id].about?.includes(of)))
  expect(uncertain.every((ids) => ids.length > 0)).toBe(true)
  for (const id of IDS) {
    const { born, died } = PEOPLE[id]
    const [ofBirth, ofDeath] = uncertain.map((ids) => ids.includes(id))
    expect([id, ...told(id)]).toEqual([id, ofBirth ? 'fate.about' : `${born}`, ofDeath ? 'fate.about' : `${died}`])
  }
})
