import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import data from '../../data.json' with { type: 'json' }
import { AREAS, BLOCKS } from '../../rules/ids.ts'
import { armsOf } from '../../board/figures.ts'
import { borderBetween, BORDERS, LAND, ROOM, WASH } from '../../board/geometry.ts'
import { routeLine } from '../../board/routes.ts'

test('every border of the rules is drawn as a line between its two areas', () => {
  expect(BORDERS.map(({ id }) => id)).toEqual(data.borders.map(({ id }) => id))
  for (const { line, id } of BORDERS) expect(line.length, id).toBeGreaterThan(1)
  expect(borderBetween('kent', 'sussex')).toBe(borderBetween('sussex', 'kent'))
  expect(borderBetween('kent', 'essex')).toBeUndefined()
})

test('neighbours never wear the same wash', () => {
  for (const { a, b, id } of BORDERS) expect(WASH.get(a), id).not.toBe(WASH.get(b))
})

test('every area is land or an exile at sea', () => {
  for (const area of AREAS) expect(LAND.has(area) || ['ireland', 'france', 'calais'].includes(area), area).toBe(true)
})

test('every block and every printed shield has arms', () => {
  const drawn = new Set(
    [
      ...readFileSync(new URL('../../board/coats.tsx', import.meta.url), 'utf8').matchAll(
        /^  '?([a-z-]+)'?: \(\) =>/gm,
      ),
    ].map(([, id]) => id),
  )
  for (const block of BLOCKS) expect(drawn, block).toContain(armsOf(block))
  for (const shield of data.areas.flatMap((area) => area.shields)) expect(drawn).toContain(shield)
})

test('footsteps lead from the start to the end of a route', () => {
  const [start, end] = [ROOM.get('kent'), ROOM.get('oxford')]
  const line = routeLine(['kent', 'middlesex', 'oxford'])
  expect(line.startsWith(`M${start?.x} ${start?.y}`)).toBe(true)
  expect(line.endsWith(`L${end?.x} ${end?.y}`)).toBe(true)
})
