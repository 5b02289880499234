/** A few of the slips that `npm run bend` plants, and that the lists of them have not rotted. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogue } from '../games/index.ts'
import { plant } from './bend/planter.ts'
import { sampled } from './bend/report.ts'
import { readSlips, type Slip, slipFault } from './bend/slip.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const slips = readSlips(root)

test('every slip can still be planted: its text stands in its file once, its tests are there, what it makes can be read; none is in the lists twice', () => {
  const faults = slips.flatMap((slip) => {
    const fault = slipFault(root, slip)
    return fault === null ? [] : [`${slip.title}: ${fault}`]
  })
  expect(faults).toEqual([])
  const titles = slips.map(({ room, title }) => `${room}: ${title}`)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  const bends = slips.map(({ file, from, to }) => JSON.stringify([file, from, to]))
  expect(slips.filter((_, i) => bends.indexOf(bends[i] ?? '') !== i).map(({ title }) => title)).toEqual([])
})

test('there are slips for every room, and for every game', () => {
  const of = (room: string): number => slips.filter((slip) => slip.room === room).length
  expect(of('games')).toBeGreaterThanOrEqual(120)
  expect(of('engine')).toBeGreaterThanOrEqual(30)
  expect(of('server')).toBeGreaterThanOrEqual(45)
  expect(of('web')).toBeGreaterThanOrEqual(35)
  expect(of('bots')).toBeGreaterThanOrEqual(10)
  for (const { about } of catalogue) expect(slips.some(({ file }) => file.startsWith(`games/${about.id}/`))).toBe(true)
})

test('the planter tells a slip that is noticed from one that is not, and leaves the sources as they are', async () => {
  const noticed = sampled(
    slips.filter(({ room, same }) => room === 'engine' && same === null),
    2,
    7,
  )
  const harmless: Slip = {
    title: 'a comment is changed',
    room: 'engine',
    rules: [],
    file: 'engine/patch.ts',
    from: '/** `null` when nothing changed.',
    to: '/** Nothing when nothing changed.',
    by: ['engine/patch.test.ts'],
    same: null,
  }
  const uncited: Slip = {
    ...harmless,
    title: 'a test of a rule nobody cites',
    rules: ['ZZ-1.1'],
  }
  const results = await plant(root, [...noticed, harmless, uncited], { lanes: 1 })
  expect(results.map(({ verdict }) => verdict)).toEqual(['caught', 'caught', 'survived', 'untested'])
  expect(slips.flatMap((slip) => slipFault(root, slip) ?? [])).toEqual([])
})
