/** The tables of a house as a replay under other rules reads them: those that have begun, as they stand, and nothing is written. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHouse } from '../ops/shadow/rows.ts'
import { NOON, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

let house: RowHouse
beforeAll(async () => {
  house = await RowHouse.open()
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

test('tables that have begun are counted by game and version, named in one order, and read as far as they had come', async () => {
  const setup = '{"seats":2}'
  await house.table('b', ['anna'], { setup, length: 2 })
  await house.table('a', ['anna'], { setup, status: 'finished', outcome: '{"reason":"played"}', version: 2 })
  await house.table('B', ['anna'], { setup, length: 1 })
  await house.table('c', ['anna'], { setup, game: 'lancaster' })
  await house.table('waiting', ['anna'], { status: 'open' })
  const entry = { kind: 'move' as const, seat: 0, move_id: null, number: 0, at: NOON }
  for (const [table_id, n] of [
    ['b', 1],
    ['b', 0],
    ['b', 2],
    ['B', 0],
  ] as const)
    await house.add('entries', { ...entry, table_id, n, body: `${table_id}${n}` })
  const rows = await readHouse({ dataDir: house.dataDir })
  const counts = (await rows.counts()).map(({ game, version, tables }) => `${game} ${version}: ${tables}`)
  expect(counts.toSorted()).toEqual(['lancaster 1: 1', 'rose-king 1: 2', 'rose-king 2: 1'])
  expect([await rows.ids(null), await rows.ids('lancaster'), await rows.ids('chess')]).toEqual([
    ['B', 'a', 'b', 'c'],
    ['c'],
    [],
  ])
  const found = await rows.tables(['b', 'a', 'B'])
  const of = (id: string) => found.find((table) => table.id === id)
  // What was played after the table was read is for the next time.
  expect(of('b')).toEqual({
    id: 'b',
    game: 'rose-king',
    version: 1,
    running: true,
    setup,
    outcome: null,
    bodies: ['b0', 'b1'],
  })
  expect(of('B')?.bodies).toEqual(['B0'])
  expect(of('a')).toMatchObject({ running: false, version: 2, outcome: '{"reason":"played"}', bodies: [] })
  expect(found).toHaveLength(3)
  await rows.close()
  await expect(readHouse({ dataDir: `${house.dataDir}/nowhere` })).rejects.toThrow('There is no database at')
})
