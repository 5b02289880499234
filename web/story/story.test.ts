/** The story is whole in every language, and its facts agree with each other and with what is printed in any history. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Catalogue, LOCALES } from '../../engine/words.ts'
import { BATTLES, dateOf } from './battles.ts'
import { CHAPTERS } from './chapters.ts'
import { COAST } from './coast.ts'
import { FAMILY, type Kin, placed } from './kin.ts'

const read = (locale: string): Catalogue =>
  JSON.parse(readFileSync(join(import.meta.dirname, `words/${locale}.json`), 'utf8')) as Catalogue

function textOf(words: Catalogue, id: string): string {
  const text = words[`text.${id}`]
  if (typeof text !== 'string') throw new Error(`the chapter ${id} has no text`)
  return text
}

describe.each(LOCALES)('in %s', (locale) => {
  const words = read(locale)
  test('every chapter is short, and long enough to tell something', () => {
    for (const { id } of CHAPTERS) {
      const count = textOf(words, id).split(/\s+/).length
      expect(count, id).toBeGreaterThanOrEqual(60)
      expect(count, id).toBeLessThanOrEqual(110)
    }
  })

  test('the same years stand in a chapter whatever the language', () => {
    const english = read('en')
    const years = (text: string) => [...text.matchAll(/\b1[34]\d\d\b/g)].map(([year]) => year).sort()
    for (const { id } of CHAPTERS) expect(years(textOf(words, id)), id).toEqual(years(textOf(english, id)))
  })
})

test('the battles stand in the order in which they were fought, on their days', () => {
  expect(BATTLES.map((battle) => `${battle.id}: ${dateOf(battle, 'en-GB')}`)).toEqual([
    'st-albans-1: 22 May 1455',
    'blore-heath: 23 September 1459',
    'northampton: 10 July 1460',
    'wakefield: 30 December 1460',
    'mortimers-cross: February 1461',
    'st-albans-2: 17 February 1461',
    'towton: 29 March 1461',
    'hexham: 15 May 1464',
    'edgecote: July 1469',
    'barnet: 14 April 1471',
    'tewkesbury: 4 May 1471',
    'bosworth: 22 August 1485',
    'stoke: 16 June 1487',
  ])
})

/** Whether a ray from the place crosses the coast an odd number of times. */
function ashore([x, y]: readonly [number, number]): boolean {
  return (
    COAST.filter(([ax, ay], i) => {
      const [bx, by] = COAST[(i + 1) % COAST.length] ?? [ax, ay]
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    }).length %
      2 ===
    1
  )
}

test('every battle lies on land', () => {
  expect(BATTLES.filter(({ at }) => !ashore(at))).toEqual([])
  expect(ashore([-5, 53.5])).toBe(false)
})

test('nobody in the family is younger than his children, and no two stand in one place', () => {
  const older = (kin: Kin): void => {
    for (const child of kin.children ?? []) {
      expect(child.born - kin.born, child.id).toBeGreaterThan(12)
      older(child)
    }
  }
  older(FAMILY)
  const all = placed(FAMILY)
  expect(new Set(all.map(({ column, row }) => `${column} ${row}`)).size).toBe(all.length)
  for (const { kin, row } of all)
    if (kin.with) expect(all.find((other) => other.kin.id === kin.with)?.row, kin.id).toBe(row)
})

test('whoever has no children has a column to themselves, from the first on; parents stand above the middle of theirs', () => {
  const all = placed(FAMILY)
  const columnOf = (kin: Kin): number => all.find((one) => one.kin.id === kin.id)?.column ?? NaN
  const last = (kin: Kin): readonly Kin[] => (kin.children ? kin.children.flatMap(last) : [kin])
  expect(last(FAMILY).map(columnOf)).toEqual(last(FAMILY).map((_, column) => column))
  for (const { kin, column, parent } of all) {
    const below = last(kin).map(columnOf)
    expect([kin.id, column]).toEqual([kin.id, (Math.min(...below) + Math.max(...below)) / 2])
    for (const child of kin.children ?? [])
      expect(all.find((one) => one.kin.id === child.id)?.parent?.kin.id, child.id).toBe(kin.id)
    expect(parent === undefined).toBe(kin === FAMILY)
  }
})

test('nine kings reigned from Edward III to Henry VII', () => {
  const kings = placed(FAMILY).flatMap(({ kin }) => (kin.king ? [kin.id] : []))
  expect(kings.sort()).toEqual([
    'edward-iii',
    'edward-iv',
    'edward-v',
    'henry-iv',
    'henry-v',
    'henry-vi',
    'henry-vii',
    'richard-ii',
    'richard-iii',
  ])
})
