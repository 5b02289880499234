import { expect, test } from 'vitest'
import type { Append } from '../storage/port.ts'
import { appendValues } from '../storage/postgres-append.ts'

const act = (table: string): Append => ({
  table,
  length: 0,
  revision: 0,
  clockState: null,
  at: 5,
  ranks: [{ seat: 1, rank: 0 }],
  outcome: null,
  jobs: [],
  done: null,
  log: { steps: 1, kind: 'move', seat: null, body: 'm', moveId: null, number: 1 },
})

test('two nodes lock the tables of their acts in one order, however they came', () => {
  const [a, b, c] = [act('a'), act('b'), act('c')]
  expect(appendValues([c, a, b])).toEqual(appendValues([a, b, c]))
  expect(appendValues([c, a, b])[0]).toBe('{"a","b","c"}')
})
