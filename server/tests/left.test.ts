import { expect, test, vi } from 'vitest'
import { hearMoved, noteLeft, noteOnlooker } from '../live/company.ts'
import type { Connection } from '../live/connection.ts'
import { Hub } from '../live/hub.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const AWAY_MS = 60_000

const connection = (person: string): Connection => ({ person }) as Connection

test('whoever loads the page anew still sees that the other has gone, and in time it is forgotten', () => {
  let now = 0
  const hub = new Hub(() => now, AWAY_MS)
  const [anna, ben, clara] = ['anna', 'ben', 'clara'].map(connection) as [Connection, Connection, Connection]
  const gone = (): readonly number[] => [...hub.infoViewer('t', null).left.keys()]
  hub.open(anna, 't', 0)
  hub.open(ben, 't', 1)
  hub.close(anna, 't')
  hub.noteLeft('t', 0)
  expect(gone()).toEqual([0])
  // Ben is the only one who looks: for a moment nobody does.
  hub.close(ben, 't')
  hub.noteLeft('t', 1)
  now += 1000
  hub.open(ben, 't', 1)
  expect(gone()).toEqual([0])
  // Somebody leaves another table, long after.
  now += AWAY_MS
  hub.open(clara, 'other', 0)
  hub.close(clara, 'other')
  hub.noteLeft('other', 0)
  expect(gone()).toEqual([])
})

test('who closes one of two pages is still there, and who has closed the last has gone', () => {
  const hub = new Hub(() => 0, AWAY_MS)
  const [one, two] = ['anna', 'anna'].map(connection) as [Connection, Connection]
  for (const page of [one, two]) hub.open(page, 't', 0)
  hub.close(one, 't')
  expect([hub.noteLeft('t', 0), hub.infoViewer('t', null).left.size]).toEqual([false, 0])
  expect([...hub.infoViewer('t', null).connected]).toEqual([0])
  hub.close(two, 't')
  expect([hub.noteLeft('t', 0), hub.infoViewer('t', null).left.size]).toEqual([true, 1])
  expect([...hub.infoViewer('t', null).connected]).toEqual([])
})

/** A node at which somebody looks on, that hears from another; what it tells, and who has left as it sees it. */
function hearing(sitsHere: boolean) {
  let told = 0
  const hub = Object.assign(new Hub(() => 5, AWAY_MS), { tellInfo: () => void told++ })
  const rows = { seats: [{ seat: 0, seen_at: 0 }] } as unknown as TableRows
  const table = { id: 't', rows } as LiveTable
  const services = { hub, tables: { get: (id: string) => (id === 't' ? table : undefined) }, now: () => 5 }
  if (sitsHere) hub.open(connection('anna'), 't', 0)
  const hear = (here: boolean, id = 't'): void =>
    hearMoved(services as unknown as Services, { table: id, seat: 0, here })
  return { hear, gone: () => [...hub.infoViewer('t', null).left.keys()], told: () => told, table }
}

test('whoever another node says has gone has gone, and whoever it says is back is back, which is told at once', () => {
  const { hear, gone, told } = hearing(false)
  // Nobody was missed: there is nothing to tell.
  hear(true)
  expect([gone(), told()]).toEqual([[], 0])
  hear(false)
  expect([gone(), told()]).toEqual([[0], 0])
  hear(true)
  expect([gone(), told()]).toEqual([[], 1])
  // Of tables that nobody looks at here nothing is kept.
  hear(false, 'elsewhere')
  expect([gone(), told()]).toEqual([[], 1])
})

test('whoever has gone from another node and is here has not gone, and was just seen', () => {
  const { hear, gone, table } = hearing(true)
  hear(false)
  expect([gone(), table.rows.seats[0]?.seen_at]).toEqual([[], 5])
})

test('a crowd that comes is told once for all of them, at each table, and whoever comes later again', () => {
  vi.useFakeTimers()
  try {
    const told: string[] = []
    const hints: object[] = []
    const hub = Object.assign(new Hub(() => 5, AWAY_MS), { tellInfo: ({ id }: LiveTable) => void told.push(id) })
    const services = {
      hub,
      storage: { hint: (hint: object) => hints.push(hint) },
      tables: { get: (id: string) => ({ id }) as LiveTable },
    } as unknown as Services
    for (const table of ['t', 'u']) hub.open(connection('anna'), table, 0)
    for (const table of ['t', 'u', 't', 't', 'nobody is there']) noteOnlooker(services, table)
    expect(told).toEqual([])
    vi.runAllTimers()
    expect(told).toEqual(['t', 'u'])
    noteOnlooker(services, 't')
    vi.runAllTimers()
    expect(told.splice(0)).toEqual(['t', 'u', 't'])
    // Who goes is told a while later, here and elsewhere; who is still there has not gone.
    noteLeft(services, 't', 0)
    noteLeft(services, 't', 1)
    vi.runAllTimers()
    expect([told, hints]).toEqual([['t'], [{ moved: [{ table: 't', seat: 1, here: false }] }]])
  } finally {
    vi.useRealTimers()
  }
})
