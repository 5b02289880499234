/** Nothing is told before it is stored: a storage that fails, or says no, while somebody listens. */
import { expect, test } from 'vitest'
import type { Refused } from '../refused.ts'
import type { Ask, Played } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import { liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { storeAct } from '../tables/store-act.ts'
import { catalogue } from './sample.ts'

const played: Played = {
  log: [{ entry: { kind: 'move', seat: 0, move: 'm' }, moveId: 'm', number: 1, awaiting: [1] }],
  length: 1,
  settled: 0,
  floor: 0,
  forced: null,
  number: 1,
  awaiting: [1],
  out: [],
  outcome: null,
  versions: [1, 1, 1],
  stage: null,
  updates: [{ seat: 1, number: 1, print: true, text: '"seat":1,' }],
  open: true,
  snapshot: null,
}

function table() {
  const rows = {
    row: {
      id: 't',
      game: 'sample',
      version: 1,
      revision: 3,
      status: 'playing',
      paused_at: null,
      length: 0,
      outcome: null,
    },
    seats: [
      { seat: 0, kind: 'person', person_id: 'anna', rank: 0 },
      { seat: 1, kind: 'person', person_id: 'bob', rank: 1 },
    ],
    proposals: [],
    calendars: [],
    clock: { kind: 'none' },
    clockState: null,
  } as unknown as TableRows
  return liveTable('t', rows, 0)
}

/** What happened, in order: asked of the rules, stored, told, scheduled. */
function house(append: () => Promise<boolean>): { services: Services; happened: string[] } {
  const happened: string[] = []
  const note = (what: string) => () => {
    happened.push(what)
  }
  const services = {
    goesBackFrom: 0,
    thought: { think: () => 0 },
    now: () => 5,
    catalogue,
    hub: { viewers: () => [1], hashed: () => [], tellUpdates: note('told'), tellInfo: note('told') },
    pool: {
      ask: async (_id: string, _length: number, { op }: Ask) => {
        happened.push(op)
        return op === 'play' ? { kind: 'played', played, more: [] } : { kind: 'done' }
      },
    },
    storage: {
      append: () => {
        happened.push('storing')
        return append()
      },
    },
    jobs: { schedule: note('scheduled') },
    metrics: { acts: { inc: note('counted') } },
    log: { error: () => undefined },
  } as unknown as Services
  return { services, happened }
}

const act = { kind: 'act', seat: 0, id: 'm', number: 0, steps: ['m'] } as const

test('who listens hears of an act once it is stored, and not while it is being stored', async () => {
  let stored = (_yes: boolean): void => undefined
  const { services, happened } = house(() => new Promise((resolve) => (stored = resolve)))
  const at = table()
  const done = storeAct(services, at, act, 5, null)
  await new Promise(setImmediate)
  expect(happened).toEqual(['play', 'storing'])
  stored(true)
  expect(await done).toEqual({ number: 1, fresh: true, open: true })
  expect(happened.slice(2)).toContain('told')
  expect(at.length).toBe(1)
})

test('an act that the storage failed to store is told to nobody, refused, and forgotten by the rules', async () => {
  const { services, happened } = house(() => Promise.reject(new Error('the disk is full')))
  const at = table()
  const refused = await storeAct(services, at, act, 5, null).catch((error: Refused) => error)
  expect(refused).toMatchObject({ type: 'busy' })
  expect(happened).toEqual(['play', 'storing', 'forget'])
  expect(at.length).toBe(0)
})

test('an act that came too late is told to nobody, and the rows are to be read again', async () => {
  const { services, happened } = house(() => Promise.resolve(false))
  const at = table()
  expect(await storeAct(services, at, act, 5, null)).toBe('conflict')
  expect(happened).toEqual(['play', 'storing', 'forget'])
  expect(at.length).toBe(0)
})
