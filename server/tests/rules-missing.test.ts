/** Tables whose rules, or the version of them, this house has not got. */
import { afterAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import { admin } from '../main.ts'
import { openStorage } from '../storage/index.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

describe.each(KINDS)('on %s', (kind) => {
  test('a table whose rules are not there says so in one sentence, and plays on when they are', async () => {
    const where = await place(kind)
    const before = await startServer(where)
    const { id, clients } = await seated(before.url, 2)
    const bots = await clients[0]!.post<TableInfo>('/api/tables', {
      game: 'sample',
      options: { rounds: '40' },
      seats: ['page', 'page'].map((level) => ({ kind: 'bot', level })),
    })
    await before.close()
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const { setup } = await rows.db.selectFrom('tables').select('setup').where('id', '=', id).executeTakeFirstOrThrow()
    const rename = (to: { game?: string; version?: number }) =>
      rows.db
        .updateTable('tables')
        .set({ ...to, setup: JSON.stringify({ ...(JSON.parse(setup!) as object), ...to }) })
        .where('id', '=', id)
        .execute()
    await rows.db.updateTable('tables').set({ version: 7 }).where('id', '=', bots.body.id).execute()
    for (const gone of [{ version: 7 }, { game: 'piquet', version: 1 }]) {
      await rename(gone)
      const served = await startServer(where)
      const me = clients[0]!
      me.base = served.url
      expect((await me.get(`/api/tables/${id}`)).status).toBe(200)
      const { version, game = 'sample' } = gone
      const refusal = {
        status: 409,
        body: {
          refused: 'rules-missing',
          message: `This house has not got version ${version} of the rules of ${game}.`,
        },
      }
      expect(await me.get(`/api/tables/${id}/state`)).toMatchObject(refusal)
      expect(await me.get(`/api/tables/${id}/history`)).toMatchObject(refusal)
      const act = { id: 'x', number: 0, steps: ['c1'] }
      expect(await me.post(`/api/tables/${id}/act`, act)).toMatchObject(refusal)
      const live = await me.live()
      expect(await live.open(id)).toMatchObject({ ok: false, refused: 'rules-missing' })
      live.close()
      await served.close()
    }
    const host = await admin(where)
    expect(await host.faults()).toEqual([])
    // The bots' turns wait, and are not failures.
    expect(await host.jobs()).toMatchObject([{ table_id: bots.body.id, failures: 0, error: 'rules-missing' }, {}])
    await host.close()
    await rename({ game: 'sample', version: 1 })
    await rows.db.updateTable('tables').set({ version: 1 }).where('id', '=', bots.body.id).execute()
    const after = await startServer(where)
    const me = clients[0]!
    me.base = after.url
    const { legal } = (await me.ask('getState', { id })).body
    expect((await me.post(`/api/tables/${id}/act`, { id: 'y', number: 0, steps: [legal[0]] })).status).toBe(200)
    await expect.poll(async () => (await me.ask('getTable', { id: bots.body.id })).body.status).toBe('finished')
    await rows.close()
  })
})
