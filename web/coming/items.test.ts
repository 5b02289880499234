import { expect, test } from 'vitest'
import type { TableLine } from '../../protocol/index.ts'
import type { Save } from '../table/saves.ts'
import { localItem, serverItem } from './items.ts'

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

const save = (more: Partial<Save> = {}): Save =>
  ({
    id: 's',
    setup: { game: 'g', options: {} },
    players: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', level: 'earl' },
    ],
    entries: [],
    touched: 7,
    over: false,
    yours: true,
    stage: { say: 'stage' },
    sides: [
      { name: { say: 'seat.0' }, livery: 'york' },
      { name: { say: 'seat.1' }, livery: 'lancaster' },
    ],
    ...more,
  }) as unknown as Save

test('a table of this browser is played on until it is over, and then looked back at; over, it needs nobody', () => {
  const item = (more: Partial<Save>) => localItem(save(more), () => undefined)
  expect(item({})).toMatchObject({
    href: '/local/s',
    state: 'playing',
    needed: true,
    stage: { say: 'stage' },
    at: 7,
    differs: 0,
  })
  expect(item({ yours: false })).toMatchObject({ href: '/local/s', needed: false })
  expect(item({ over: true })).toMatchObject({
    href: '/replay/local/s',
    state: 'finished',
    needed: false,
    stage: null,
  })
  expect(item({ differs: 3 }).differs).toBe(3)
})

test('of its seats each has its own side, a bot its level and no name; who sits alone is “you”, two at one device are not', () => {
  const { seats } = localItem(save(), () => undefined)
  expect(seats).toMatchObject([
    { name: 'Anna', kind: 'person', level: null, side: { say: 'seat.0' }, livery: 'york', you: true },
    { name: null, kind: 'bot', level: 'earl', side: { say: 'seat.1' }, livery: 'lancaster', you: false },
  ])
  const person = { kind: 'person', name: 'Bertram' } as const
  const both = localItem(save({ players: [person, person] }), () => undefined).seats
  expect(both.map(({ you }) => you)).toEqual([false, false])
  const { sides: _sides, stage: _stage, ...earlier } = save()
  const old = localItem(earlier, () => undefined)
  expect([old.stage, ...old.seats.map(({ side }) => side)]).toEqual([null, null, null])
})
