import { expect, test } from 'vitest'
import type { Refused } from '../refused.ts'
import type { Ask, Played } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { Append } from '../storage/index.ts'
import { actAs } from '../tables/acts.ts'
import { liveTable } from '../tables/live-table.ts'
import { TableRegistry } from '../tables/registry.ts'
import type { TableRows } from '../tables/rows.ts'
import { storeAct, UNDO_MS } from '../tables/store-act.ts'
import { catalogue } from './sample.ts'

const NOW = 1_000_000

/** A table of two at which seat 0 has just moved and, by its clock from before, had time until `deadline`. */
function table(deadline: number) {
  const before = (since: number | null) => [{ step: 0, by: 0, reserve: 60_000, since }]
  const rows = {
    row: {
      id: 't',
      game: 'sample',
      version: 1,
      revision: 3,
      status: 'playing',
      paused_at: null,
      length: 1,
      outcome: null,
    },
    seats: [
      { seat: 0, kind: 'person', person_id: 'anna', rank: 1 },
      { seat: 1, kind: 'person', person_id: 'bozena', rank: 0 },
    ],
    proposals: [],
    kept: [],
    calendars: [],
    clock: { kind: 'live', perMove: 0, reserve: 60, increment: 10, overdue: 'lose' },
    clockState: [
      { reserve: 70_000, since: null, deadline: null, before: before(deadline - 60_000) },
      { reserve: 60_000, since: NOW - 10, deadline: NOW + 59_990, before: before(null) },
    ],
  } as unknown as TableRows
  return liveTable('t', rows, NOW)
}

const played: Played = {
  log: [{ entry: { kind: 'undo', seat: 0, from: 0 }, moveId: 'u', number: 2, awaiting: [0] }],
  length: 2,
  settled: 0,
  floor: 0,
  forced: null,
  number: 2,
  awaiting: [0],
  out: [],
  outcome: null,
  versions: [2, 2, 2],
  updates: [],
  open: true,
  stage: null,
  snapshot: null,
}

function services(asked: Ask['op'][], stored: Append[]): Services {
  const nothing = () => undefined
  return {
    now: () => NOW,
    goesBackFrom: 0,
    thought: { think: () => 0 },
    catalogue,
    hub: { viewers: () => [], hashed: () => [], tellUpdates: nothing, tellInfo: nothing },
    pool: {
      ask: async (_id: string, _length: number, ask: Ask) => {
        asked.push(ask.op)
        return ask.op === 'play' ? { kind: 'played', played, more: [] } : { kind: 'done' }
      },
    },
    storage: { append: async (append: Append) => stored.push(append) > 0 },
    jobs: { schedule: nothing },
    metrics: { acts: { inc: nothing } },
  } as unknown as Services
}

const undo = { kind: 'undo', seat: 0, id: 'u', number: 1 } as const

test('what was played stands when the clock from before has run out meanwhile', async () => {
  const asked: Ask['op'][] = []
  const stored: Append[] = []
  const refused = await storeAct(services(asked, stored), table(NOW), undo, NOW, null).catch((error: Refused) => error)
  expect(refused).toMatchObject({ type: 'nothing-to-undo' })
  expect(stored).toEqual([])
  // The rules threads must not go on from a step that was not stored.
  expect(asked).toEqual(['play', 'forget'])
})

test('whoever takes back in time goes on with the clock from before, and how long it took tells nothing', async () => {
  const stored: Append[] = []
  const began = performance.now()
  await storeAct(services([], stored), table(NOW + 1), undo, NOW, null)
  // Timers may go off a moment early.
  expect(performance.now() - began).toBeGreaterThan(UNDO_MS - 2)
  expect(JSON.parse(stored[0]?.clockState ?? '[]')).toEqual([
    { reserve: 60_000, since: NOW + 1 - 60_000, deadline: NOW + 1 },
    { reserve: 60_000, since: null, deadline: null },
  ])
})

test('however often one player asks in vain to take back, the other’s move is neither held up nor charged for it', async () => {
  let now = NOW
  const at = table(NOW + 60_000)
  const stored: Append[] = []
  const parts = services([], stored)
  const moved = {
    ...played,
    log: [{ entry: { kind: 'move', seat: 1, move: 'm' }, moveId: 'm', number: 2, awaiting: [0] }],
  } as unknown as Played
  const busy = {
    ...parts,
    now: () => now,
    pool: {
      ask: async (_id: string, _length: number, { act }: { readonly act: { readonly kind: string } }) => {
        if (act.kind !== 'undo') return { kind: 'played', played: moved, more: [] }
        now += 20
        return { kind: 'refused', refused: 'nothing-to-undo', number: 1 }
      },
    },
    storage: { ...parts.storage, standing: async () => ({ length: at.length, revision: 3, seen: [] }) },
    metrics: { acts: { inc: () => undefined }, moves: { observe: () => undefined } },
  } as unknown as Services
  const open = Object.assign(busy, { tables: new TableRegistry(busy) })
  let answered = 0
  const undos = Array.from({ length: 12 }, (_, i) =>
    actAs(open, at, 'anna', { id: `u${i}`, number: 1 }, NOW).catch((error: Refused) => {
      answered++
      return error.type
    }),
  )
  await actAs(open, at, 'bozena', { id: 'm', number: 1, steps: ['m'] }, NOW)
  expect(answered).toBe(0)
  expect(stored).toMatchObject([{ at: NOW + 20 }])
  // The ten milliseconds that had run when the move arrived, and the increment.
  expect(JSON.parse(stored[0]?.clockState ?? '[]')[1]).toMatchObject({ reserve: 69_990, deadline: null })
  expect(new Set(await Promise.all(undos))).toEqual(new Set(['nothing-to-undo']))
  expect(at.takingBack.size).toBe(0)
})

/** Seat 1 moves, and then once more without a choice; the storage that stores both says so or says no. */
async function followed(fits: boolean): Promise<readonly string[]> {
  const happened: string[] = []
  const parts = services([], [])
  const step = (length: number, seat: number, awaiting: number): Played => ({
    ...played,
    log: [{ entry: { kind: 'move', seat, move: 'm' }, moveId: `m${length}`, number: length, awaiting: [awaiting] }],
    length,
    awaiting: [awaiting],
    updates: [{ seat: 0, number: length, print: true, text: String(length) }],
  })
  const reply = { kind: 'played', played: step(2, 1, 0), more: [step(3, 0, 1)] }
  const at = table(NOW + 60_000)
  const together = {
    ...parts,
    hub: {
      viewers: () => [],
      hashed: () => [],
      tellInfo: () => undefined,
      tellUpdates: ({ length, rows }: typeof at, [update]: readonly { readonly text: string }[]) =>
        happened.push(`told ${update?.text} at ${length}, ${rows.seats.map(({ rank }) => rank).join(' and ')}`),
    },
    pool: {
      ask: async (_id: string, _length: number, ask: Ask) => {
        happened.push(ask.op === 'play' ? `asked for ${ask.people.join(' and ')}` : ask.op)
        return ask.op === 'play' ? reply : { kind: 'done' }
      },
    },
    storage: {
      kind: 'sqlite',
      appendAll: async (acts: readonly Append[]) => {
        for (const { length, done, log } of acts)
          happened.push(`${log.moveId} at ${length} for ${done?.id ?? 'nobody'}`)
        return fits
      },
      db: {
        selectFrom: () => ({ select: () => ({ where: () => ({ where: () => ({ executeTakeFirst: () => ({}) }) }) }) }),
      },
    },
  } as unknown as Services
  const act = { kind: 'act', seat: 1, id: 'm', number: 1, steps: ['m'] } as const
  const result = await storeAct(together, at, act, NOW, { id: 'job', lease: 'l' })
  happened.push(result === 'conflict' ? `${result} at ${at.length}` : `done at ${at.length}`)
  return happened
}

test('what nobody had to decide is stored with what led to it, and both are told when both are stored', async () => {
  const asked = ['asked for 0 and 1', 'm2 at 1 for job', 'm3 at 2 for nobody']
  expect(await followed(true)).toEqual([...asked, 'told 2 at 2, 0 and 1', 'told 3 at 3, 1 and 0', 'done at 3'])
  expect(await followed(false)).toEqual([...asked, 'forget', 'conflict at 1'])
})

test.each([1, 3])(
  'where they cannot be stored together, %i steps without a choice are played one after the other',
  async (count) => {
    const at = table(NOW + 60_000)
    const parts = services([], [])
    const steps: string[] = []
    const stepwise = {
      ...parts,
      pool: {
        ask: async (_id: string, length: number, { act }: { readonly act: { readonly id: string; seat: number } }) => {
          steps.push(`${act.id} by ${act.seat}`)
          const seat = 1 - act.seat
          const forced = steps.length <= count ? { seat, move: 'pass', holds: [] } : null
          const log = [
            { entry: { kind: 'move', seat: act.seat, move: 'm' }, moveId: act.id, number: 2, awaiting: [seat] },
          ]
          return { kind: 'played', played: { ...played, log, length: length + 1, forced, awaiting: [seat] }, more: [] }
        },
      },
      metrics: { acts: { inc: () => undefined }, moves: { observe: () => undefined } },
    } as unknown as Services
    const open = Object.assign(stepwise, { tables: new TableRegistry(stepwise) })
    await actAs(open, at, 'bozena', { id: 'm', number: 1, steps: ['m'] }, NOW)
    const after = ['forced-2 by 0', 'forced-3 by 1', 'forced-4 by 0']
    expect(steps).toEqual(['m by 1', ...after.slice(0, count)])
    expect(at.length).toBe(2 + count)
  },
)

test.each([
  [true, ['an act', 'its time']],
  [false, []],
])('what is counted where anybody may see is what everybody is told: %s', async (open, counted) => {
  const seen: string[] = []
  const entry = { kind: 'move', seat: 1, move: 'm' }
  const log = [{ entry, moveId: 'm', number: 2, awaiting: [1] }]
  const metrics = { acts: { inc: () => seen.push('an act') }, moves: { observe: () => seen.push('its time') } }
  const parts = {
    ...services([], []),
    pool: { ask: () => Promise.resolve({ kind: 'played', played: { ...played, log, awaiting: [1], open }, more: [] }) },
    metrics,
  } as unknown as Services
  const act = { kind: 'act', seat: 1, id: 'm', number: 1, steps: ['m'] } as const
  expect(await new TableRegistry(parts).act(table(NOW), () => act)).toMatchObject({ fresh: true, open })
  expect(seen).toEqual(counted)
})
