import { expect, test } from 'vitest'
import type { Played } from '../rules/messages.ts'
import type { TableRows } from '../tables/rows.ts'
import { actTransaction } from '../tables/act-transaction.ts'
import { thoughtBy } from '../standing/thought.ts'

const NOW = 1_000_000
const clock = { kind: 'days', days: 2, overdue: 'idle' } as const
const seat = (number: number, rank: number) => ({ seat: number, kind: 'person', rank, since: NOW, person_id: 'p' })
const rows = {
  row: { id: 't', revision: 3, status: 'playing' },
  seats: [seat(0, 0), seat(1, 1)],
  proposals: [],
  kept: [],
  calendars: [],
  clock,
  clockState: [
    { reserve: null, since: NOW, deadline: NOW + 1 },
    { reserve: null, since: null, deadline: null },
  ],
} as unknown as TableRows
const played: Played = {
  log: [{ entry: { kind: 'move', seat: 0, move: '+' }, moveId: 'm', number: 5, awaiting: [1] }],
  length: 5,
  settled: 5,
  floor: 5,
  forced: null,
  number: 5,
  awaiting: [1],
  out: [],
  outcome: null,
  versions: [5, 5, 5],
  updates: [],
  open: true,
  stage: null,
  snapshot: null,
}
const over = { ...played, awaiting: [], outcome: { places: [1, 2], scores: [1, 0], reason: 'done' } }
const jobs = (due: ReadonlyMap<string, number>, result = played): readonly string[] =>
  actTransaction(rows, 4, result, { by: 0, arrived: NOW, now: NOW, done: null, due })
    .append.jobs.filter(({ kind }) => kind !== 'standing')
    .map((job) => job.id)

const looks = (result: Played, by: number, think: () => number) =>
  actTransaction(rows, 4, result, { by, arrived: NOW, now: NOW, done: null, think }).append.jobs.filter(
    ({ kind }) => kind === 'standing',
  )

test('when an order is looked at is drawn for every decision of a person, before anybody knows whether there is one', () => {
  const draws: (readonly [number, number])[] = []
  const drawn = [7000, 19_000]
  const { think } = thoughtBy((least, most) => {
    draws.push([least, most])
    return drawn[draws.length - 1] ?? 0
  })
  expect(looks(played, 0, think)).toMatchObject([{ table: 't', runAt: NOW + 7000 }])
  // Another move, told otherwise, of another seat: the same range, and what is drawn alone decides.
  const other = { ...played, log: [{ ...played.log[0]!, entry: { kind: 'move', seat: 2, move: 'x' } as const }] }
  expect(looks(other, 2, think)).toMatchObject([{ runAt: NOW + 19_000 }])
  expect(draws).toEqual([
    [2500, 20_000],
    [2500, 20_000],
  ])
})

test('whose order is carried out is not called before it is, and is seen to come before the move and to stay after it', () => {
  const longest = thoughtBy((_least, most) => most)
  const called = actTransaction(rows, 4, played, { by: 0, arrived: NOW, now: NOW, done: null }).append.jobs.find(
    ({ kind }) => kind === 'notice',
  )
  expect(NOW + longest.think() + longest.look()).toBeLessThan(called?.runAt ?? 0)
  const shortest = thoughtBy((least) => least)
  for (const time of [shortest.think(), shortest.look(), shortest.stay()]) expect(time).toBeGreaterThanOrEqual(1000)
  // Nobody comes for longer than they think about it, and many stay for longer than both.
  expect(longest.look()).toBeLessThan(longest.think())
  expect(longest.stay()).toBeGreaterThan(longest.think() + longest.look())
})

test('what a seat has taken back itself is its own to decide: no order is looked at for it', () => {
  const undone = { ...played, log: [{ ...played.log[0]!, entry: { kind: 'undo', seat: 1, from: 4 } as const }] }
  expect(looks(undone, 1, () => 0)).toEqual([])
  expect(looks(undone, 0, () => 0)).toHaveLength(1)
})

test('a clock or notice that waits already is not planned again, unless it is due soon or too late', () => {
  expect(jobs(new Map())).toEqual(['needed:t:1', 'clock:t'])
  const day = 86_400_000
  expect(
    jobs(
      new Map([
        ['needed:t:1', NOW + 20_000],
        ['clock:t', NOW + day],
      ]),
    ),
  ).toEqual([])
  // About to run: it might be looking at the rows as they were before this act.
  expect(jobs(new Map([['needed:t:1', NOW + 5000]]))).toContain('needed:t:1')
  expect(jobs(new Map([['needed:t:1', NOW - 5000]]))).toContain('needed:t:1')
  // It would come after the deadline.
  expect(jobs(new Map([['clock:t', NOW + 3 * day]]))).toContain('clock:t')
  expect(jobs(new Map([['finished:t', NOW + day]]), over)).toEqual(['finished:t'])
})

test('where nobody else carries out jobs, one that is not due yet waits for this act; one that is due may be under way', () => {
  const planned = (runAt: number) =>
    actTransaction(rows, 4, played, {
      by: 0,
      arrived: NOW,
      now: NOW,
      done: null,
      due: new Map([['standing:t:1', runAt]]),
      alone: true,
    }).append.jobs.map(({ id }) => id)
  expect(planned(NOW + 1)).not.toContain('standing:t:1')
  expect(planned(NOW)).toContain('standing:t:1')
})

test('a step without a choice that waited is not looked at any more once somebody has acted, unless there is another', () => {
  const act = { kind: 'act', seat: 1, id: 'f', number: 5, steps: ['+'], forced: true } as const
  const after = (waits: boolean) => {
    const due = new Map([['forced:t', NOW + 4000]])
    const forced = waits ? { act, waits } : null
    return actTransaction(rows, 4, played, { by: 0, arrived: NOW, now: NOW, done: null, due, forced }).append
  }
  expect(after(false).dropped).toEqual(['forced:t'])
  expect(after(true).dropped).toBeUndefined()
  expect(after(true).jobs.filter(({ kind }) => kind === 'forced')).toMatchObject([
    { id: 'forced:t', runAt: NOW + 8000 },
  ])
})

test('with the end of the game goes what only waited for it to go on', () => {
  const due = new Map([
    ['needed:t:1', NOW + 20_000],
    ['standing:t:0', NOW + 4000],
  ])
  const dropped = (result: Played) =>
    actTransaction(rows, 4, result, { by: 0, arrived: NOW, now: NOW, done: null, due }).append.dropped
  expect(dropped(over)).toEqual(['needed:t:1', 'standing:t:0'])
  expect(dropped(played)).toBeUndefined()
})

test('an act that waited in the table’s queue is charged up to its arrival, and the answer from its storing', () => {
  const live = { kind: 'live', perMove: 0, reserve: 60, increment: 0, overdue: 'lose' } as const
  const clockState = [
    { reserve: 60_000, since: NOW - 5000, deadline: NOW + 55_000 },
    { reserve: 60_000, since: null, deadline: null },
  ]
  const thirteen = 13_000
  const waiting = { ...rows, clock: live, clockState }
  const { clockState: after } = actTransaction(waiting, 4, played, {
    by: 0,
    arrived: NOW,
    now: NOW + thirteen,
    done: null,
  })
  expect(after).toEqual([
    { reserve: 55_000, since: null, deadline: null },
    { reserve: 60_000, since: NOW + thirteen, deadline: NOW + thirteen + 60_000 },
  ])
})

test('what a bot plays for somebody who is away earns them no time', () => {
  const live = { kind: 'live', perMove: 10, reserve: 60, increment: 30, overdue: 'bot' } as const
  const clockState = [
    { reserve: 5000, since: NOW - 1000, deadline: NOW + 14_000 },
    { reserve: 60_000, since: null, deadline: null },
  ]
  const seats = rows.seats.map((each) => (each.seat === 0 ? { ...each, kind: 'bot' as const } : each))
  const reserveAfter = (kept: TableRows['kept']): number | null | undefined =>
    actTransaction({ ...rows, seats, kept, clock: live, clockState }, 4, played, {
      by: 0,
      arrived: NOW,
      now: NOW,
      done: null,
    }).clockState?.[0]?.reserve
  expect(reserveAfter([{ seat: 0, id: 'p', name: 'Player' }])).toBe(5000)
  // A bot that sits there for itself has a clock like anybody's.
  expect(reserveAfter([])).toBe(35_000)
})

test.each([
  ['nobody else is told, and nobody is asked who was not', [0], false, true],
  ['everybody is told', [0], true, false],
  ['nobody is told, but another is asked now', [1], false, false],
] as const)('where %s, lists say when it happened or do not', (_what, awaiting, open, secret) => {
  const result = { ...played, open, awaiting, log: [{ ...played.log[0]!, awaiting }] }
  const { append } = actTransaction(rows, 4, result, { by: 0, arrived: NOW, now: NOW, done: null })
  expect(append.secret).toBe(secret)
})
