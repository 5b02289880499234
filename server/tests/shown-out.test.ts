/** Who may come to a private table, who is seen there, and who is out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../main.ts'
import type { Me, TableInfo } from '../../protocol/index.ts'
import { Client, Live } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by any name'
const gone = { status: 404, body: { refused: 'no-such-table' } }

describe.each(KINDS)('on %s', (kind) => {
  let where: Awaited<ReturnType<typeof place>>
  /** Two nodes where there can be two. */
  let bases: [string, string]
  beforeAll(async () => {
    where = await place(kind)
    const first = (await startServer(where)).url
    bases = [first, kind === 'postgres' ? (await startServer(where)).url : first]
  })
  const waiting = async (listed = false) => {
    const host = await Client.guest(bases[0], 'The Host')
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const { id, invite } = (await host.post<TableInfo>('/api/tables', { game: 'sample', seats, public: listed })).body
    return { host, id, invite }
  }
  const pageOf = async (client: Client, id: string) => (await client.ask('getTable', { id })).body

  test('whoever is shown out of a seat does not come back: not by the same link, nor as somebody else', async () => {
    const { host, id, invite } = await waiting()
    const rude = await Client.guest(bases[1], 'Rude')
    await rude.post(`/api/tables/${id}/join`, { invite, seat: 1 })
    const live = await rude.live()
    expect(await live.open(id)).toMatchObject({ ok: true })
    const told = live.wait((message) => message.tell === 'closed')
    const opened = await host.post<TableInfo>(`/api/tables/${id}/open`, { seat: 1 })
    expect(opened.body.seats[1]!.kind).toBe('open')
    expect(await told).toEqual({ tell: 'closed', table: id })
    expect(await rude.get(`/api/tables/${id}`)).toMatchObject(gone)
    expect(await rude.post(`/api/tables/${id}/enter`, { invite })).toMatchObject(gone)
    expect(await rude.post(`/api/tables/${id}/join`, { invite })).toMatchObject(gone)
    expect(await live.open(id, { invite })).toMatchObject({ refused: 'no-such-table' })
    const disguised = await Client.guest(bases[1], 'Polite')
    expect(await disguised.post(`/api/tables/${id}/join`, { invite })).toMatchObject(gone)
    // The new link is for others.
    const next = opened.body.invite
    expect(next).not.toBe(invite)
    expect(await rude.post(`/api/tables/${id}/join`, { invite: next })).toMatchObject(gone)
    expect((await disguised.post(`/api/tables/${id}/join`, { invite: next })).status).toBe(200)
    live.close()
  })

  test('shown out of a public table, one may look on but not sit down', async () => {
    const { host, id } = await waiting(true)
    const rude = await Client.guest(bases[1])
    await rude.post(`/api/tables/${id}/join`, { seat: 2 })
    await host.post(`/api/tables/${id}/open`, { seat: 2 })
    expect(await rude.post(`/api/tables/${id}/join`, {})).toMatchObject({ status: 403, body: { refused: 'shown-out' } })
    expect((await rude.get(`/api/tables/${id}`)).status).toBe(200)
  })

  test('whoever leaves by themselves may come again', async () => {
    const { id, invite } = await waiting()
    const guest = await Client.guest(bases[1])
    await guest.post(`/api/tables/${id}/join`, { invite })
    await guest.post(`/api/tables/${id}/leave`)
    expect((await guest.post(`/api/tables/${id}/join`, {})).status).toBe(200)
  })

  test('a renewed invitation ends the old link, and turns nobody out', async () => {
    const { host, id, invite } = await waiting()
    const inside = await Client.guest(bases[1])
    await inside.post(`/api/tables/${id}/enter`, { invite })
    expect(await inside.post(`/api/tables/${id}/invite`)).toMatchObject({ status: 403, body: { refused: 'not-yours' } })
    const renewed = (await host.post<TableInfo>(`/api/tables/${id}/invite`)).body.invite
    const late = await Client.guest(bases[1])
    expect(await late.post(`/api/tables/${id}/enter`, { invite })).toMatchObject(gone)
    expect((await late.post(`/api/tables/${id}/enter`, { invite: renewed })).status).toBe(200)
    expect((await inside.get(`/api/tables/${id}`)).status).toBe(200)
  })

  test('those who sit at a private table see who looks on, and the host shows them out', async () => {
    const { id, clients, info } = await seated(bases[0], 2)
    const [host, other] = clients as [Client, Client]
    const live = await host.live()
    await live.open(id)
    const spy = await Client.guest(bases[1], 'A Spy')
    const seen = live.wait((message) => message.tell === 'table' && message.info.watchers.length > 0)
    const watching = await spy.live()
    expect(await watching.open(id, { invite: info.invite })).toMatchObject({ ok: true })
    const { id: person } = (await spy.get<{ me: Me }>('/api/me')).body.me
    expect(await seen).toMatchObject({ info: { watchers: [{ id: person, name: 'A Spy' }] } })
    expect((await pageOf(other, id)).watchers).toEqual([{ id: person, name: 'A Spy' }])
    expect((await pageOf(spy, id)).watchers).toEqual([])
    expect(await other.post(`/api/tables/${id}/show-out`, { person })).toMatchObject({ body: { refused: 'not-yours' } })
    const told = watching.wait((message) => message.tell === 'closed')
    expect((await host.post<TableInfo>(`/api/tables/${id}/show-out`, { person })).body.watchers).toEqual([])
    await told
    const heard = watching.messages.length
    expect(await host.post(`/api/tables/${id}/chat`, { text: 'now that we are alone' })).toMatchObject({ status: 200 })
    for (const way of ['', '/state', '/history', '/chat'])
      expect(await spy.get(`/api/tables/${id}${way}`)).toMatchObject(gone)
    expect(await watching.open(id, { invite: info.invite })).toMatchObject({ refused: 'no-such-table' })
    expect(watching.messages.slice(heard).map(({ tell }) => tell)).toEqual(['answer'])
    // Players are not shown out like that.
    const me = (await other.get<{ me: Me }>('/api/me')).body.me
    expect(await host.post(`/api/tables/${id}/show-out`, { person: me.id })).toMatchObject({ status: 409 })
    for (const each of [live, watching]) each.close()
  })

  test('nobody looks on at a private table without a name', async () => {
    const { id, info } = await seated(bases[0], 2)
    const nobody = await Live.connect(new Client(bases[1]))
    expect(await nobody.open(id, { invite: info.invite })).toMatchObject({ refused: 'not-signed-in' })
    expect(await nobody.open(id, { invite: 'guess-guess-guess' })).toMatchObject({ refused: 'no-such-table' })
    nobody.close()
  })

  test('a revoked session and a ban end connections at once, on every node', async () => {
    const home = await Client.guest(bases[0])
    await home.post('/api/me/account', { name: `Somerset ${kind}`, password })
    const away = new Client(bases[1])
    await away.post('/api/sessions', { name: `Somerset ${kind}`, password })
    const [stays, goes] = await Promise.all([home.live(), away.live()])
    const { sessions } = (await home.get<{ sessions: { id: string; current: boolean }[] }>('/api/sessions')).body
    await home.call('DELETE', `/api/sessions/${sessions.find(({ current }) => !current)!.id}`)
    // Well before the next regular look, which is ten seconds away.
    await expect.poll(() => goes.closed?.code).toBe(4001)
    expect(stays.closed).toBe(null)
    await away.post('/api/sessions', { name: `Somerset ${kind}`, password })
    const back = await away.live()
    const warden = await admin({ ...where, actor: 'warden' })
    await warden.ban(`Somerset ${kind}`, 'rude')
    await warden.close()
    await expect.poll(() => [stays.closed?.code, back.closed?.code]).toEqual([4001, 4001])
    await expect(away.live().then((live) => live.ask({ do: 'chat', table: 'x', text: 'x' }))).resolves.toMatchObject({
      ok: false,
    })
  })
})
