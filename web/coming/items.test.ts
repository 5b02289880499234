import { expect, test } from 'vitest'
import type { TableLine } from '../../protocol/index.ts'
import { serverItem } from './items.ts'

const seat = {
  kind: 'person',
  level: null,
  side: null,
  livery: null,
  reserved: false,
  awaited: false,
  deadline: null,
  rests: null,
}
const line: TableLine = {
  id: 't',
  game: 'g',
  status: 'playing',
  public: true,
  clock: { kind: 'days', days: 3, overdue: 'bot' },
  version: 1,
  options: {},
  differs: 0,
  sides: 'chosen',
  seats: [
    { ...seat, name: 'Anna' },
    { ...seat, name: 'Ben', awaited: true, deadline: 9000 },
    { ...seat, name: 'Clara', awaited: true, deadline: 7000 },
  ],
  stage: null,
  paused: false,
  you: 0,
  needed: false,
  deadline: null,
  unread: 0,
  updatedAt: 0,
}

test('a table that waits for others says how long they have, by the clock of this browser', () => {
  expect(serverItem(line, 500).due).toBe(6500)
})

test('a table that waits for the reader counts the reader’s own time, whoever else is asked', () => {
  expect(serverItem({ ...line, needed: true, deadline: 8000 }, 500).due).toBe(7500)
})

test('where nobody’s clock runs there is no time to say', () => {
  const still = line.seats.map((each) => ({ ...each, deadline: null }))
  expect(serverItem({ ...line, seats: still }, 500).due).toBeNull()
})
