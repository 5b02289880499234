/** Links to a moment of a private table: for everybody who has one, as far as it goes, until somebody at the table ends it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '../main.ts'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let base = ''
  let where: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    where = await place(kind)
    served = await startServer(where)
    base = served.url
  })
  const play = async (who: Client, id: string): Promise<number> => {
    const { number, legal } = (await who.ask('getState', { id })).body
    const act = { id: `a${number}`, number, steps: [legal[0]!] }
    return (await who.post<{ number: number }>(`/api/tables/${id}/act`, act)).body.number
  }

  test('a stranger sees by it what a spectator saw, up to the moment and not a step further', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    for (const who of [a, b]) await play(who, id)
    const { number } = (await a.ask('getState', { id })).body
    const made = (await a.ask('makeLook', { id, body: { number } })).body
    const stranger = new Client(base)
    const before = (await stranger.ask('getLook', { id: made.token, query: {} })).body
    expect(before).toMatchObject({ game: 'sample', moment: made.moment, history: { seat: null, number: made.moment } })
    expect((before.history.view as { hand: number[] }).hand).toEqual([])
    // What is played after it changes no byte of what the link shows.
    for (const who of [a, b]) await play(who, id)
    expect((await stranger.ask('getLook', { id: made.token, query: {} })).body).toEqual(before)
    const beyond = (await stranger.ask('getLook', { id: made.token, query: { from: made.moment + 1 } })).body
    expect(beyond.history).toMatchObject({ updates: [], number: made.moment })
    for (const limit of [0, 501]) {
      const whole = await stranger.get(`/api/looks/${made.token}?limit=${limit}`)
      expect(whole.status, String(limit)).toBe(400)
    }
    // It opens nothing else of the table.
    expect((await stranger.get(`/api/tables/${id}`)).body).toMatchObject({ refused: 'no-such-table' })
    expect((await stranger.get(`/api/tables/${id}/history`)).body).toMatchObject({ refused: 'no-such-table' })
  })

  test('the other seat’s secret choice changes no byte of it', async () => {
    const looks: string[] = []
    for (const choice of [0, 2]) {
      const { id, clients } = await seated(base, 2)
      const [a, b] = clients as [Client, Client]
      const { number, legal } = (await b.ask('getState', { id })).body
      await b.post(`/api/tables/${id}/act`, { id: 's', number, steps: [legal[choice]!] })
      const mine = (await a.ask('getState', { id })).body.number
      const { token } = (await a.ask('makeLook', { id, body: { number: mine } })).body
      const look = (await new Client(base).ask('getLook', { id: token, query: {} })).body
      looks.push(JSON.stringify(look, (key, value: unknown) => (key === 'at' ? 0 : value)))
    }
    expect(looks[1]).toBe(looks[0])
  })

  test('whoever sits there makes links and ends them all; nobody else does either', async () => {
    const { id, clients, info } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const stranger = await Client.guest(base)
    const { token } = (await a.ask('makeLook', { id, body: { number: 0 } })).body
    expect((await stranger.ask('endLooks', { id })).body).toMatchObject({ refused: 'no-such-table' })
    await stranger.post(`/api/tables/${id}/enter`, { invite: info.invite })
    expect((await stranger.ask('makeLook', { id, body: { number: 0 } })).body).toMatchObject({ refused: 'not-seated' })
    expect((await stranger.ask('endLooks', { id })).body).toMatchObject({ refused: 'not-seated' })
    expect((await b.ask('endLooks', { id })).status).toBe(200)
    expect((await new Client(base).ask('getLook', { id: token, query: {} })).body).toMatchObject({
      refused: 'no-such-link',
    })
  })

  test('the rows have only the hash of a link, and it goes with whoever made it', async () => {
    const { id, clients } = await seated(base, 3)
    const { token } = (await clients[0]!.ask('makeLook', { id, body: { number: 0 } })).body
    const storage = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const rows = await storage.db.selectFrom('looks').selectAll().where('table_id', '=', id).execute()
    await storage.close()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await clients[0]!.ask('deleteMe', { body: {} })).status).toBe(200)
    expect((await new Client(base).ask('getLook', { id: token, query: {} })).status).toBe(404)
  })
})
