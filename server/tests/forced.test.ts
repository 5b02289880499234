/** Steps that nobody has to decide, and the house that is being renewed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { playForced } from '../jobs/forced.ts'
import type { Services } from '../services.ts'
import { goesBack, goesBackFrom } from '../tables/going-back.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import type { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const GAMES = new URL('counting-games.ts', import.meta.url).href
const state = async (client: Client, id: string) => (await client.ask('getState', { id })).body

let acts = 0
async function play(client: Client, id: string, step: string): Promise<void> {
  const { number } = await state(client, id)
  const body = { id: `f${acts++}`, number, steps: [step] }
  expect((await client.ask('act', { id, body })).body).toMatchObject({ ok: true })
}

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let storage: Storage
  beforeAll(async () => {
    const where = await place(kind)
    base = (await startServer({ ...where, games: GAMES })).url
    storage = await openStorage({ dataDir: '', ...where })
  })
  afterAll(() => storage.close())

  test('the table plays a step without a choice; whoever led there may still take back, and no offer is answered by it', async () => {
    const { id, clients } = await seated(base, 2, { game: 'counting' })
    const [a, b] = clients as [Client, Client]
    await play(a, id, 'two')
    await play(b, id, 'one')
    const before = await state(a, id)
    await a.ask('propose', { id, body: { kind: 'draw' } })
    await play(a, id, 'two')
    // B could only pass, and has: A is asked again.
    const after = await state(a, id)
    expect([after.awaiting, after.view, after.undo]).toEqual([[0], { turn: 0, count: 6, rolled: [], seat: 0 }, true])
    const { proposals } = (await b.ask('getTable', { id })).body
    expect(proposals.map(({ kind: what }) => what)).toEqual(['draw'])
    expect((await b.ask('undo', { id, body: { id: 'u1', number: after.number } })).body).toMatchObject({
      refused: 'nothing-to-undo',
    })
    expect((await a.ask('undo', { id, body: { id: 'u2', number: after.number } })).body).toMatchObject({ ok: true })
    expect((await state(a, id)).view).toEqual(before.view)
  })

  test('while the nodes of a house are replaced nothing is written that the older ones cannot read', async () => {
    // The house began empty, hence without older nodes.
    expect(await goesBackFrom(storage, 1000)).toBe(0)
    await storage.db.deleteFrom('house').where('name', '=', 'back-entries').execute()
    const from = await goesBackFrom(storage, 1000)
    // A node that starts later begins no new hour; one file has one node.
    expect(await goesBackFrom(storage, 2000)).toBe(from)
    expect(from).toBe(kind === 'sqlite' ? 0 : 1000 + 3_600_000)
    const at = (now: number): boolean => goesBack({ now: () => now, goesBackFrom: from })
    expect([at(3_600_999), at(3_601_000)]).toEqual([kind === 'sqlite', true])
  })
})

/** What the handler of the job does with a table that answers so. */
async function played(answer: () => Promise<never> | Promise<void>): Promise<readonly string[]> {
  const said: string[] = []
  const act = { kind: 'act', seat: 1, id: 'forced-4', number: 4, steps: ['+'], forced: true }
  const rows = { seats: [{ kind: 'person' }, { kind: 'person' }] }
  const tables = {
    current: () => Promise.resolve({}),
    act: (_table: object, actFor: (rows: object) => object) => {
      said.push(JSON.stringify(actFor(rows)))
      return answer()
    },
  }
  const jobs = { finish: () => Promise.resolve(said.push('finished')) }
  const services = { tables, jobs } as unknown as Services
  await playForced(services, {
    id: 'forced:t',
    kind: 'forced',
    table: 't',
    body: JSON.stringify(act),
    lease: 'l',
  } as never)
  expect(JSON.parse(said[0] ?? '')).toEqual(act)
  return said.slice(1)
}

test('a step that waited is played as it was found, and forgotten where somebody took back or was quicker', async () => {
  expect(await played(() => Promise.resolve())).toEqual([])
  expect(await played(() => Promise.reject(new Refused('stale', 'moved on')))).toEqual(['finished'])
})
