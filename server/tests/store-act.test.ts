import { expect, test } from 'vitest'
import type { Refused } from '../refused.ts'
import type { Ask, Played } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { Append } from '../storage/index.ts'
import { actAs } from '../tables/acts.ts'
import { liveTable } from '../tables/live-table.ts'
import { TableRegistry } from '../tables/registry.ts'
import type { TableRows } from '../tables/rows.ts'
import { storeAct } from '../tables/store-act.ts'
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
        return ask.op === 'play' ? { kind: 'played', played } : { kind: 'done' }
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

test('whoever takes back in time goes on with the clock from before', async () => {
  const stored: Append[] = []
  await storeAct(services([], stored), table(NOW + 1), undo, NOW, null)
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
        if (act.kind !== 'undo') return { kind: 'played', played: moved }
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
