/** What others did, as marks on a map: where each lies, whose it is, and what it is. */
import { h } from 'preact'
import { expect, test } from 'vitest'
import type { Point } from './curve.ts'
import { draw } from './kit/draw.ts'
import { type Marked, markOf, Marks, MarksContext } from './marks.tsx'

const PLACES: Readonly<Record<string, Point>> = { london: [100, 200], york: [300, 50], kent: [160, 240] }
const where = (place: string): Point | null => PLACES[place] ?? null

function marks(marked: Partial<Marked>, given: { readonly way?: (places: readonly string[]) => string } = {}) {
  const value = { marks: [], lit: [], ...marked }
  return draw(h(MarksContext.Provider, { value, children: h(Marks, { where, unit: 10, ...given }) }))
}

const came = { kind: 'came', livery: 'vert', at: ['london'] } as const

test('a trace wears the livery of whoever left it; one of nobody wears none', () => {
  const liveries = ['azure', 'gules'] as const
  expect(markOf({ kind: 'came', at: ['london'], seat: 1 }, liveries)).toEqual({ ...came, livery: 'gules' })
  expect(markOf({ kind: 'gone', at: ['york'], seat: null }, liveries).livery).toBe(null)
  expect(markOf({ kind: 'dice', at: ['york'], seat: 0, dice: [3, 5] }, liveries).dice).toEqual([3, 5])
})

test('where nothing was marked nothing is drawn, and what is drawn is in nobody’s way', () => {
  expect(marks({}).all('marks')).toEqual([])
  const { one } = marks({ marks: [came] })
  expect([one('marks').getAttribute('pointer-events'), one('marks').getAttribute('aria-hidden')]).toEqual([
    'none',
    'true',
  ])
})

test('every mark lies at its place, in its livery; one at a place this drawing does not have is left out', () => {
  const { all } = marks({
    marks: [came, { ...came, kind: 'gone', livery: null, at: ['york'] }, { ...came, at: ['calais'] }],
  })
  expect(all('mark').map((part) => [part.getAttribute('class')?.trim(), part.getAttribute('transform')])).toEqual([
    ['mark came livery-vert', 'translate(100 200)'],
    ['mark gone', 'translate(300 50)'],
  ])
})

test('what went has a seal with a cross, what changed hands a flag, what came neither', () => {
  const has = (kind: 'came' | 'gone' | 'changed') => {
    const { all } = marks({ marks: [{ ...came, kind }] })
    return [all('seal').length, all('flag').length]
  }
  expect([has('came'), has('gone'), has('changed')]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ])
})

test('a way runs from place to place, as the board draws ways, and not at all where a place is missing', () => {
  const way = { kind: 'way', livery: null, at: ['london', 'york'] } as const
  expect(
    marks({ marks: [way] })
      .one('line')
      .getAttribute('d'),
  ).toMatch(/^M100 200.*300 50$/)
  const drawn = marks({ marks: [way] }, { way: (places) => `M${places.join('-')}` })
  expect(drawn.one('line').getAttribute('d')).toBe('Mlondon-york')
  expect(marks({ marks: [{ ...way, at: ['london', 'calais'] }] }).all('mark')).toEqual([])
})

test('dice lie above their place with their faces, and the second heap above the first', () => {
  const dice = { kind: 'dice', livery: 'vert', at: ['london'], dice: [2, 6] } as const
  const { all } = marks({ marks: [dice, { ...dice, livery: 'or', dice: [1] }] })
  const heights = all('mark').flatMap((heap) =>
    heap
      .inside()
      .filter((part) => part.parentElement === heap)
      .map((die) => ({
        spots: die.inside().filter((part) => part.localName === 'circle').length,
        y: Number(/translate\(\S+ (\S+)\)/.exec(die.getAttribute('transform') ?? '')?.[1]),
      })),
  )
  expect(heights.map(({ spots }) => spots)).toEqual([2, 6, 1])
  const [first = 0, beside = 0, second = 0] = heights.map(({ y }) => y)
  expect(first).toBeLessThan(0)
  expect(beside).toBe(first)
  expect(second).toBeLessThan(first)
})

test('places of the line that is pointed at are lit', () => {
  const { all } = marks({ lit: ['kent', 'calais'] })
  expect(all('lit-place').map((part) => [part.getAttribute('cx'), part.getAttribute('cy')])).toEqual([['160', '240']])
})
