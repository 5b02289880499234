import { expect, test } from 'vitest'
import type { Connection } from '../live/connection.ts'
import { Hub } from '../live/hub.ts'

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
