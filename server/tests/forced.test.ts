/** Steps that nobody has to decide, and the house that is being renewed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { playForced } from '../jobs/forced.ts'
import type { Services } from '../services.ts'
import { goesBack, goesBackFrom } from '../tables/going-back.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import type { Client } from './client.ts'
import { play, state } from './playing.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const GAMES = new URL('counting-games.ts', import.meta.url).href

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let storage: Storage
  const began = Date.now()
  let later = 0
  beforeAll(async () => {
    const where = await place(kind)
    base = (await startServer({ ...where, games: GAMES, now: () => began + later })).url
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

  test('of several steps without a choice the table plays every one', async () => {
    const { id, clients } = await seated(base, 2, { game: 'counting-chain' })
    const [a, b] = clients as [Client, Client]
    const live = await b.live()
    await live.open(id)
    await play(a, id, 'two')
    await play(b, id, 'one')
    await play(a, id, 'two')
    // B, A and B could only pass: A decides next, and both have been told of every step.
    expect(await state(a, id)).toMatchObject({ awaiting: [0], number: 6, view: { count: 8 } })
    await live.until(id, ({ number }) => number === 6)
    expect(live.faults).toEqual([])
    live.close()
  })

  test('whoever takes back several of their steps at once is asked for the first of them again', async () => {
    const { id, clients } = await seated(base, 2, { game: 'counting-alone' })
    const [a] = clients as [Client]
    for (const step of ['one', 'one', 'two', 'two', 'one']) await play(a, id, step)
    const { number } = await state(a, id)
    expect((await a.ask('undo', { id, body: { id: 'two-back', number, count: 2 } })).body).toMatchObject({ ok: true })
    expect((await state(a, id)).view).toMatchObject({ count: 4 })
    const live = await a.live()
    await live.open(id)
    const back = { do: 'undo', table: id, number: live.states.get(id)?.number }
    expect(await live.ask({ ...back, count: 4 })).toMatchObject({ ok: false, refused: 'nothing-to-undo' })
    expect(await live.ask({ ...back, count: 3 })).toMatchObject({ ok: true })
    expect((await state(a, id)).view).toMatchObject({ count: 0 })
    live.close()
  })

  const waiting = (id: string) =>
    storage.db.selectFrom('jobs').select('run_at').where('id', '=', `forced:${id}`).executeTakeFirst()
  /** A has led B to a step without a choice that nothing could be taken back over. */
  const led = async () => {
    const { id, clients } = await seated(base, 2, { game: 'counting-firm' })
    const [a, b] = clients as [Client, Client]
    for (const [client, step] of [
      [a, 'two'],
      [b, 'two'],
      [a, 'one'],
    ] as const)
      await play(client, id, step)
    expect(await state(a, id)).toMatchObject({ awaiting: [1], undo: true, view: { count: 5 } })
    return { id, a, b }
  }
  /** Eight seconds go by, and the house looks at what is due: one with a file wakes when somebody else has written to it. */
  let looks = 0
  const eightSecondsOn = async (): Promise<void> => {
    later += 8000
    const look = { id: `look ${++looks}`, points: 0, expires_at: 0 }
    await storage.db.insertInto('limits').values(look).execute()
  }
  const settled = (id: string) => expect.poll(() => waiting(id)).toBeUndefined()
  const steps = async (id: string): Promise<readonly string[]> =>
    (await storage.db.selectFrom('entries').select('move_id').where('table_id', '=', id).execute()).map(
      ({ move_id }) => move_id ?? '',
    )

  test('a step that lets nothing be taken back any more waits eight seconds; then the table plays it, once', async () => {
    const { id, a } = await led()
    expect(Number((await waiting(id))?.run_at)).toBe(began + later + 8000)
    await eightSecondsOn()
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], undo: false, view: { count: 6 } })
    expect((await steps(id)).filter((each) => each.startsWith('forced-'))).toHaveLength(1)
  })

  test('whoever takes back in time is asked again, and the table plays nothing for the other', async () => {
    const { id, a } = await led()
    const { number } = await state(a, id)
    expect((await a.ask('undo', { id, body: { id: 'in-time', number } })).body).toMatchObject({ ok: true })
    await eightSecondsOn()
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 4 } })
    expect((await steps(id)).filter((each) => each.startsWith('forced-'))).toEqual([])
  })

  test('whoever plays the step in the very moment the table does plays it once with it', async () => {
    const tables = await Promise.all([led(), led(), led()])
    const plays = tables.map(async ({ id, b }, i) => {
      const { number } = await state(b, id)
      return async () => (await b.ask('act', { id, body: { id: `self-${i}`, number, steps: ['pass'] } })).body
    })
    const ready = await Promise.all(plays)
    const [, ...answers] = await Promise.all([eightSecondsOn(), ...ready.map((act) => act())])
    for (const [i, { id, a }] of tables.entries()) {
      await settled(id)
      expect((await state(a, id)).view).toMatchObject({ count: 6, turn: 0 })
      expect(await steps(id)).toHaveLength(4)
      // Theirs, or the table's: then the house says so, and nothing else.
      const byTable = (await steps(id)).some((each) => each.startsWith('forced-'))
      expect(answers[i]).toMatchObject(byTable ? { refused: 'stale' } : { ok: true })
    }
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
