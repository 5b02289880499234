/** A pause by agreement: nobody's time runs, nobody decides, and afterwards everything goes on from where it stood. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClockSpec } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { goOn } from '../tables/pause.ts'
import { NEEDED, type TableRows } from '../tables/rows.ts'
import type { Client } from './client.ts'
import { HostHouse, tableOf } from './host-house.ts'
import { closeAll } from './test-server.ts'

let house: HostHouse
beforeAll(async () => {
  house = await HostHouse.open('sqlite', { limits: 0 })
})
afterAll(closeAll)

const HOUR = 3_600_000
const CLOCK = { kind: 'live', perMove: 30, reserve: 600, increment: 0, overdue: 'lose' } as const

async function agree(id: string, kind: 'pause' | 'resume', a: Client, b: Client): Promise<void> {
  await a.ask('propose', { id, body: { kind } })
  await b.vote(id, kind, true)
}

async function clocked(clock: ClockSpec = CLOCK): Promise<{ id: string; a: Client; b: Client }> {
  const [a, b] = [await house.guest('Anna'), await house.guest('Bob')]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const made = await a.ask('createTable', { body: { game: 'sample', seats, clock } })
  await b.ask('joinTable', { id: made.body.id, body: { invite: made.body.invite ?? '' } })
  return { id: made.body.id, a, b }
}

test('an hour of pause costs nobody a second, and nobody loses by it', async () => {
  const { id, a, b } = await clocked()
  const left = async () => {
    const { clocks } = (await a.ask('getState', { id })).body
    return clocks!.seats.map(({ deadline }) => deadline! - clocks!.at)
  }
  house.now += 10_000
  const before = await left()
  expect(before[0]).toBe(620_000)
  await agree(id, 'pause', a, b)
  house.now += HOUR
  expect((await a.ask('getTable', { id })).body).toMatchObject({ paused: true, status: 'playing' })
  expect(await left()).toEqual(before)
  const { number, legal } = (await a.ask('getState', { id })).body
  const early = await a.ask('act', { id, body: { id: 'early', number, steps: [legal[0] ?? 'x'] } })
  expect(early).toMatchObject({ body: { refused: 'paused' } })
  await agree(id, 'resume', a, b)
  expect((await a.ask('getTable', { id })).body).toMatchObject({ paused: false, status: 'playing' })
  expect(await left()).toEqual(before)
  const moves = (await a.ask('getState', { id })).body
  const played = await a.ask('act', { id, body: { id: 'late', number: moves.number, steps: [moves.legal[0]!] } })
  expect(played.status).toBe(200)
})

test('a bot whose turn it is plays on after the pause, and not in it', async () => {
  const [a, b] = [await house.guest('Anna'), await house.guest('Bob')]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'page' }]
  const made = await a.ask('createTable', { body: { game: 'sample', seats, options: { rounds: '6' } } })
  const { id } = made.body
  await b.ask('joinTable', { id, body: { invite: made.body.invite ?? '' } })
  await agree(id, 'pause', a, b)
  await agree(id, 'resume', a, b)
  for (const client of [a, b]) {
    const { number, legal } = (await client.ask('getState', { id })).body
    await client.ask('act', { id, body: { id: 'm', number, steps: [legal[0]!] } })
  }
  // All three have chosen: the round is over and everybody is asked again.
  await expect.poll(async () => (await a.ask('getState', { id })).body.awaiting.includes(0)).toBe(true)
})

test('every bot that is awaited is called when the game goes on, however long ago it was called before', () => {
  const query = { updateTable: () => query, set: () => query, where: () => query }
  const services = { storage: { db: query }, now: () => 500 } as unknown as Services
  const seat = (kind: 'person' | 'bot', rank: number, at: number) => ({ seat: at, kind, rank, since: 0 })
  const seats = [seat('person', NEEDED, 0), seat('bot', NEEDED, 1), seat('bot', NEEDED + 1, 2)]
  const rows = { row: { id: 't', status: 'playing', paused_at: 100, revision: 7 }, clockState: null, seats }
  const jobs = goOn(services, [], rows as unknown as TableRows)
  expect(jobs.map(({ kind, table, body, runAt }) => ({ kind, table, body, late: runAt > 500 + 60_000 }))).toEqual([
    { kind: 'bot', table: 't', body: '{"seat":1}', late: false },
  ])
  expect(goOn(services, [], { ...rows, row: { ...rows.row, paused_at: null } } as unknown as TableRows)).toEqual([])
})

test('at a table without a clock a pause is as quiet', async () => {
  const [a, b] = [await house.guest('Anna'), await house.guest('Bob')]
  const id = await tableOf(a, b)
  await agree(id, 'pause', a, b)
  expect((await b.ask('getTable', { id })).body.paused).toBe(true)
})

test.each([
  [CLOCK, 'minutes'],
  [{ kind: 'days', days: 3, overdue: 'lose' }, 'a day'],
  [{ kind: 'none' }, 'a day'],
] as const)('at a table with the clock %j whoever says nothing to going on has %s to do so', async (clock, time) => {
  const { id, a, b } = await clocked(clock)
  await agree(id, 'pause', a, b)
  const asked = await a.ask('propose', { id, body: { kind: 'resume' } })
  const at = asked.body.proposals[0]?.at ?? 0
  // What they are told is when it happens.
  if (time === 'minutes') expect(at).toBeLessThan(house.now + HOUR / 6)
  else expect(at).toBeGreaterThan(house.now + 20 * HOUR)
  const paused = async () => (await b.ask('getTable', { id })).body.paused
  house.now = at - 1000
  expect(await paused()).toBe(true)
  house.now = at
  await expect.poll(paused).toBe(false)
})
