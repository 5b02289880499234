/** Orders that last: how often they are carried out, how long they are thought about, and that nothing is played again that was taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '../storage/index.ts'
import type { Client } from './client.ts'
import { play, state } from './playing.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const GAMES = new URL('counting-games.ts', import.meta.url).href
const MINUTE = 60_000
const patient = { interval: 20 }
const days = { kind: 'days', days: 3, overdue: 'idle' } as const

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let storage: Storage
  const began = Date.now()
  let later = 0

  beforeAll(async () => {
    const where = await place(kind)
    // Whoever has left an order thinks for a minute, and looks for one.
    base = (await startServer({ ...where, games: GAMES, now: () => began + later, drawMs: MINUTE })).url
    storage = await openStorage({ dataDir: '', ...where })
  })
  afterAll(() => storage.close())

  const looks = (id: string) =>
    storage.db.selectFrom('jobs').select('id').where('kind', '=', 'standing').where('table_id', '=', id).execute()
  const ids = async (id: string): Promise<string[]> => (await looks(id)).map((look) => look.id)
  /** Minutes go by until nobody looks at orders any more. */
  const settled = (id: string) =>
    expect
      .poll(async () => {
        later += MINUTE
        return await looks(id)
      }, patient)
      .toEqual([])
  /** Minutes go by until so much is counted. */
  const counted = (client: Client, id: string, count: number) =>
    expect
      .poll(async () => {
        later += MINUTE
        return (await state(client, id)).view
      }, patient)
      .toMatchObject({ count })

  async function ordered() {
    const { id, clients } = await seated(base, 2, { game: 'counting-ordered', clock: days })
    const [a, b] = clients as [Client, Client]
    const leave = async (span: 'revoked' | 'turn' = 'revoked') => {
      const given = await a.ask('giveStanding', { id, body: { kind: 'two', span } })
      expect(given.body).toMatchObject({
        orders: expect.arrayContaining([expect.objectContaining({ kind: 'two' })]) as unknown,
      })
    }
    return { id, a, b, leave }
  }

  test('what was taken back is not played again, also when the table has played on by itself, and a look at the next decision was planned', async () => {
    const { id, a, b, leave } = await ordered()
    await play(a, id, 'two')
    await play(b, id, 'one')
    await leave()
    // By two, to five: B can only pass, and A is asked again.
    await counted(a, id, 6)
    later += 1000
    const { number } = await state(a, id)
    expect((await a.ask('undo', { id, body: { id: 'back', number } })).body).toMatchObject({ ok: true })
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 3 } })
    // The order stands: it is about the next decision again.
    await play(a, id, 'one')
    await play(b, id, 'two')
    await counted(a, id, 8)
  })

  test('what was taken back is not played again, also when all have agreed to go back over what another has decided since', async () => {
    const { id, a, b, leave } = await ordered()
    await leave()
    await counted(a, id, 2)
    await play(b, id, 'one')
    later += 1000
    const proposed = await a.ask('propose', { id, body: { kind: 'back' } })
    const proposal = proposed.body.proposals[0]?.id ?? ''
    await b.ask('vote', { id, body: { proposal, agree: true } })
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 0 } })
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 0 } })
  })

  test('what was taken back is not played again when nobody else has decided anything since', async () => {
    const { id, a, leave } = await ordered()
    await leave()
    await counted(a, id, 2)
    later += 1000
    const { number } = await state(a, id)
    expect((await a.ask('undo', { id, body: { id: 'back', number } })).body).toMatchObject({ ok: true })
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 0 } })
  })

  test('while the game is paused no order is carried out, and after it those that stand are', async () => {
    const { id, a, b, leave } = await ordered()
    await leave()
    await a.ask('propose', { id, body: { kind: 'pause' } })
    await b.vote(id, 'pause', true)
    const due = async (): Promise<number> => {
      const [look] = await storage.db
        .selectFrom('jobs')
        .select('run_at')
        .where('id', 'in', await ids(id))
        .execute()
      return look?.run_at ?? 0
    }
    // The look comes due, and again: each time it is put off.
    for (let times = 0; times < 2; times++) {
      const planned = await due()
      later = Math.max(later, planned - began)
      await expect.poll(due, patient).toBeGreaterThan(planned)
    }
    expect((await state(a, id)).view).toMatchObject({ count: 0 })
    await a.ask('propose', { id, body: { kind: 'resume' } })
    await b.vote(id, 'resume', true)
    await counted(a, id, 2)
  })

  test.each([
    [['one', 'two'], 1],
    [['two', 'one'], 2],
  ])('of orders that both have something to say, %j, the first is carried out', async (given, count) => {
    const { id, a, leave } = await ordered()
    for (const what of given) {
      if (what === 'two') await leave()
      else await a.ask('giveStanding', { id, body: { kind: 'line', span: 'once', plies: ['one'] } })
      later += 1000
    }
    await counted(a, id, count)
  })

  test('a seat has twenty orders at most, and another when one is revoked', async () => {
    const { id, a } = await ordered()
    const give = async () =>
      (await a.ask('giveStanding', { id, body: { kind: 'two', span: 'revoked' } })).body as {
        refused?: string
        orders?: { id: string }[]
      }
    let last = await give()
    for (let given = 1; given < 20; given++) last = await give()
    expect(last.orders).toHaveLength(20)
    expect(await give()).toMatchObject({ refused: 'bad-order' })
    await a.ask('revokeStanding', { id, order: last.orders?.[3]?.id ?? '' })
    expect((await give()).orders).toHaveLength(20)
  })

  test('an order for a turn is carried out as often as the turn asks, and ends with it', async () => {
    const { id, a, b, leave } = await ordered()
    await leave('turn')
    await counted(a, id, 2)
    await play(b, id, 'one')
    // To five, where B can only pass, and on.
    await counted(a, id, 8)
    await play(b, id, 'two')
    await settled(id)
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 10 } })
    const { orders, done, ended } = (await a.ask('listStanding', { id })).body
    expect([orders, done.length, ended.map(({ why }) => why)]).toEqual([[], 3, ['over']])
  })

  test('a decision that began after the look was planned is thought about for as long as any', async () => {
    const { id, a, b, leave } = await ordered()
    await play(a, id, 'one')
    await leave()
    await play(b, id, 'one')
    const planned = began + later
    later += MINUTE / 3
    await play(a, id, 'one')
    await play(b, id, 'one')
    const asked = began + later
    later += MINUTE - MINUTE / 3
    // The look that was planned for the decision before is due.
    const look = async () => {
      const rows = storage.db.selectFrom('jobs').select(['body', 'run_at']).where('id', '=', `standing:${id}:0`)
      const row = await rows.executeTakeFirstOrThrow()
      return [JSON.parse(row.body), row.run_at]
    }
    expect(asked - planned).toBe(MINUTE / 3)
    await expect.poll(look, patient).not.toEqual([{ seat: 0, from: planned }, planned + MINUTE])
    expect(await look()).toEqual([{ seat: 0, from: asked }, asked + MINUTE])
    expect(await state(a, id)).toMatchObject({ awaiting: [0], view: { count: 4 } })
  })
})
