import { expect, test } from 'vitest'
import { type ClockSpec, type ClockState, nextDeadline, resumed, startClocks, stepClocks } from './clock.ts'
import type { Entry } from './match.ts'

const live: ClockSpec = { kind: 'live', perMove: 10, reserve: 60, increment: 5 }
const begin = (awaiting: readonly number[], at = 0): ClockState | null => startClocks(live, 2, awaiting, at)

/** A step that can still be taken back. */
function after(state: ClockState | null, entry: Entry, awaiting: readonly number[], at: number, index = 0) {
  return stepClocks(live, state, { index, entry, awaiting, settled: 0, arrived: at, at })
}
const move = (seat: number): Entry => ({ kind: 'move', seat, move: 'x' })

test('a decision within the time for a move costs no reserve and earns the increment', () => {
  expect(nextDeadline(begin([0]))).toBe(70_000)
  const clocks = after(begin([0]), move(0), [1], 9_000)
  expect(clocks?.[0]).toMatchObject({ reserve: 65_000, since: null, deadline: null })
  expect(nextDeadline(clocks)).toBe(79_000)
})

test('a long decision eats the reserve', () => {
  expect(after(begin([0]), move(0), [1], 40_000)?.[0]?.reserve).toBe(60_000 - 30_000 + 5_000)
})

test('small steps of one decision do not restart the clock or earn anything', () => {
  const first = begin([0, 1])
  expect(after(first, move(0), [0, 1], 5_000)).toEqual(first)
})

test('a pause is as if the time between had not been, also for a step taken back after it', () => {
  const clocks = begin([0], 1_000)
  expect(nextDeadline(resumed(clocks, 11_000, 3_011_000))).toBe(71_000 + 3_000_000)
  const played = resumed(after(clocks, move(0), [1], 9_000), 11_000, 3_011_000)
  const again = after(played, { kind: 'undo', seat: 0, from: 0 }, [0], 3_012_000, 1)
  expect(nextDeadline(again)).toBe(71_000 + 3_000_000)
})

test('whoever takes back has the clock from before, less the time since; nobody is paid, and who was asked meanwhile is not charged', () => {
  const before = begin([0])
  const played = after(before, move(0), [1], 9_000)
  expect(after(played, { kind: 'undo', seat: 0, from: 0 }, [0], 30_000, 1)).toEqual(before)
})

test('an act is charged up to its arrival, and the answer from when it can be given', () => {
  const step = { index: 0, entry: move(0), awaiting: [1], settled: 1, arrived: 12_000, at: 25_000 }
  const clocks = stepClocks(live, begin([0]), step)
  expect(clocks?.[0]).toEqual({ reserve: 60_000 - 2_000 + 5_000, since: null, deadline: null })
  expect(clocks?.[1]?.since).toBe(25_000)
})

test('taking back a step of an earlier build, whose clocks remember nothing, pays nobody', () => {
  const forgetful = after(begin([0]), move(0), [1], 9_000)?.map(({ before: _before, ...clock }) => clock) ?? null
  const clocks = after(forgetful, { kind: 'undo', seat: 0, from: 0 }, [0], 30_000, 1)
  expect(clocks?.[1]).toEqual({ reserve: 60_000, since: null, deadline: null })
  expect(clocks?.[0]?.since).toBe(30_000)
})

test('a decision of a bot that sits in is charged like any other and earns its owner nothing', () => {
  const step = { index: 0, entry: move(0), awaiting: [1], settled: 1, arrived: 12_000, at: 12_000, unpaid: [0] }
  expect(stepClocks(live, begin([0]), step)?.[0]).toEqual({ reserve: 58_000, since: null, deadline: null })
})

test('the next deadline is the earliest of all that run', () => {
  const clocks = begin([0, 1])?.map((clock, seat) => (seat === 0 ? { ...clock, deadline: 90_000 } : clock)) ?? null
  expect(nextDeadline(clocks)).toBe(70_000)
  expect(nextDeadline(null)).toBeNull()
  expect(nextDeadline(begin([]))).toBeNull()
})

test('a bank of days is touched only by what a decision takes beyond its own days, and given back with what is taken back', () => {
  const DAY = 86_400_000
  const bank: ClockSpec = { kind: 'days', days: 1, bank: 7 }
  const step = (state: ClockState | null, entry: Entry, awaiting: readonly number[], at: number, index = 0) =>
    stepClocks(bank, state, { index, entry, awaiting, settled: 0, arrived: at, at })
  const first = startClocks(bank, 2, [0], 0)
  expect(nextDeadline(first)).toBe(8 * DAY)
  expect(step(first, move(0), [1], DAY / 2)?.[0]?.reserve).toBe(7 * DAY)
  const slow = step(first, move(0), [1], 3 * DAY)
  expect(slow?.[0]).toMatchObject({ reserve: 5 * DAY, deadline: null })
  expect(nextDeadline(slow)).toBe(3 * DAY + 8 * DAY)
  const again = step(slow, { kind: 'undo', seat: 0, from: 0 }, [0], 4 * DAY, 1)
  expect(nextDeadline(again)).toBe(8 * DAY)
  const next = step(step(slow, move(1), [0], 3 * DAY, 1), move(0), [1], 13 * DAY, 2)
  expect(next?.[0]?.reserve).toBe(0)
})

test('a seat with twice the time has twice of everything, the other none of it', () => {
  const twice: ClockSpec = { ...live, extra: [1, 2] }
  const clocks = startClocks(twice, 2, [0, 1], 0)
  expect(clocks).toMatchObject([
    { reserve: 60_000, deadline: 70_000 },
    { reserve: 120_000, deadline: 140_000 },
  ])
  const step = { index: 0, entry: move(1), awaiting: [0], settled: 1, arrived: 50_000, at: 50_000 }
  // Twenty seconds of its own, thirty of the reserve, and twice the increment.
  expect(stepClocks(twice, clocks, step)?.[1]?.reserve).toBe(120_000 - 30_000 + 10_000)
  expect(startClocks({ kind: 'days', days: 2, bank: 4, extra: [1.5, 1] }, 2, [0, 1], 0)).toMatchObject([
    { reserve: 6 * 86_400_000, deadline: 9 * 86_400_000 },
    { reserve: 4 * 86_400_000, deadline: 6 * 86_400_000 },
  ])
})

test('a clock from before there was more time to agree on runs as it did', () => {
  expect(startClocks(live, 2, [0], 0)).toEqual(startClocks({ ...live, extra: [1, 1] }, 2, [0], 0))
})

/** A table at which all may go back to the beginning, and nobody may take back alone. */
function agreeing(state: ClockState | null, entry: Entry, awaiting: readonly number[], seconds: number, index: number) {
  const at = seconds * 1000
  return stepClocks(live, state, { index, entry, awaiting, settled: index + 1, floor: 0, arrived: at, at })
}
const inSeconds = (clocks: ClockState | null) =>
  clocks?.map(({ reserve, since, deadline }) =>
    [reserve, since, deadline].map((ms) => (ms === null ? null : ms / 1000)),
  )
const back = (to: number): Entry => ({ kind: 'back', seat: 0, to })

test('when all go back, and back once more, what was thought is paid for once, and nothing that was earned is kept', () => {
  // Ten seconds a decision are free. Seat 0 takes 15 and 12 seconds, seat 1 takes 30 and 3.
  let clocks = agreeing(begin([0]), move(0), [1], 15, 0)
  clocks = agreeing(clocks, move(1), [0], 45, 1)
  clocks = agreeing(clocks, move(0), [1], 57, 2)
  clocks = agreeing(clocks, move(1), [0], 60, 3)
  expect(inSeconds(clocks)).toEqual([
    [60 - 5 + 5 - 2 + 5, 60, 133],
    [60 - 20 + 5 + 5, null, null],
  ])
  // For 20 seconds seat 0 thinks about what is given up then; its decision that took 12 goes on.
  const once = agreeing(clocks, back(2), [0], 80, 4)
  expect(inSeconds(once)).toEqual([
    [60 - 10, 80 - 12, 80 - 12 + 10 + 50],
    [60 - 20 + 5, null, null],
  ])
  const on = agreeing(once, move(0), [1], 90, 5)
  expect(inSeconds(on)).toEqual([
    [50 - 12 + 5, null, null],
    [45, 90, 145],
  ])
  // Back to the beginning: the first decision of seat 0 goes on after 15 seconds, with 10 and 12 paid for; seat 1 has used 20 beyond its own, and 5.
  expect(inSeconds(agreeing(on, back(0), [0], 105, 6))).toEqual([
    [60 - 10 - 12, 105 - 15, 105 - 15 + 10 + 38],
    [60 - 20 - 5, null, null],
  ])
})

test('whoever is asked the same before and after all went back just goes on', () => {
  const clocks = agreeing(begin([0, 1], 2_000), move(0), [1], 8, 0)
  const again = agreeing(clocks, back(0), [0, 1], 30, 1)
  expect(inSeconds(again)).toEqual([
    [60, 24, 94],
    [60, 2, 72],
  ])
  // Charged up to when it was asked for, and running from when it was done.
  const late = { index: 1, entry: back(0), awaiting: [0, 1], settled: 2, floor: 0, arrived: 30_000, at: 34_000 }
  expect(inSeconds(stepClocks(live, clocks, late))).toEqual([
    [60, 28, 98],
    [60, 6, 76],
  ])
})

test('taking back a step forgets what it took, and nothing that was decided before', () => {
  let clocks = agreeing(begin([0]), move(0), [1], 15, 0)
  clocks = agreeing(clocks, move(1), [0], 45, 1)
  const loose = { entry: move(0), awaiting: [1], settled: 2, floor: 0, arrived: 57_000, at: 57_000 }
  const undone = { entry: { kind: 'undo', seat: 0, from: 2 }, awaiting: [0], settled: 2, floor: 0 } as const
  const taken = stepClocks(live, stepClocks(live, clocks, { index: 2, ...loose }), {
    index: 3,
    ...undone,
    arrived: 60_000,
    at: 60_000,
  })
  expect(taken).toEqual(clocks)
  expect(taken?.[0]?.made).toHaveLength(1)
})

test('where no clock runs none is made, and none is stepped', () => {
  const step = { index: 0, entry: move(0), awaiting: [1], settled: 1, arrived: 5, at: 5 }
  expect(startClocks({ kind: 'none' }, 2, [0], 0)).toBeNull()
  expect(stepClocks({ kind: 'none' }, begin([0]), step)).toBeNull()
  expect(stepClocks(live, null, step)).toBeNull()
})

test('what is no move cannot be taken back, so nothing is remembered for it', () => {
  const end: Entry = { kind: 'end', seat: 1, outcome: { places: [1, 2], scores: [0, 0], reason: 'resigned' } }
  const clocks = stepClocks(live, begin([0]), {
    index: 0,
    entry: end,
    awaiting: [],
    settled: 0,
    arrived: 4_000,
    at: 4_000,
  })
  expect(clocks?.[0]?.before).toBeUndefined()
  expect(nextDeadline(clocks)).toBeNull()
})
