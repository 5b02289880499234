/** Guests, accounts, sessions, and what people may do with their data. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '../main.ts'
import type { Me } from '../../protocol/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, KINDS, place, seated } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by any name'

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let base = ''
  let rows: Storage
  beforeAll(async () => {
    const where = await place(kind)
    served = await startServer(where)
    base = served.url
    rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
  })
  afterAll(() => rows.close())
  let names = 0
  const name = () => `Margaret ${kind} ${names++}`

  test('a guest plays at once; name and password keep the same person and tables', async () => {
    const stranger = new Client(base)
    expect((await stranger.get('/api/me')).body).toEqual({ me: null })
    const { id, clients } = await seated(base, 2)
    const [a] = clients as [Client]
    const before = (await a.get<{ me: Me }>('/api/me')).body.me
    expect(before).toMatchObject({ guest: true, needed: 1 })
    const kept = await a.post<Me>('/api/me/account', { name: name(), password })
    expect(kept.body).toMatchObject({ id: before.id, guest: false })
    expect((await a.ask('listMyTables')).body.tables.map((line) => line.id)).toContain(id)
    expect((await a.ask('getTable', { id })).body.seats[0]!.name).toBe(kept.body.name)
  })

  test('signing in elsewhere brings a guest’s tables along', async () => {
    const home = await Client.guest(base)
    const who = name()
    await home.post('/api/me/account', { name: who, password })
    const { id, clients } = await seated(base, 2)
    const guest = clients[1]!
    const live = await guest.live()
    await live.open(id)
    const signed = await guest.post<Me>('/api/sessions', { name: who.toUpperCase(), password })
    expect(signed.body).toMatchObject({ name: who, guest: false, needed: 1 })
    expect((await guest.ask('getTable', { id })).body).toMatchObject({ you: 1 })
    // The guest's own session has ended, and its connection with it.
    await expect.poll(() => live.closed?.code).toBe(4001)
  })

  test('passwords are kept as argon2id, tokens as hashes', async () => {
    const a = await Client.guest(base)
    await a.post('/api/me/account', { name: name(), password })
    const token = (await a.post<{ token: string }>('/api/me/tokens', { label: 'my bot' })).body.token
    expect(token.length).toBeGreaterThanOrEqual(43)
    const persons = await rows.db.selectFrom('persons').selectAll().execute()
    const sessions = await rows.db.selectFrom('sessions').selectAll().execute()
    expect(persons.find((row) => row.password)?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const everything = JSON.stringify([persons, sessions])
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(a.cookie.split('=')[1])
    expect(everything).not.toContain(password)
  })

  test('a password has eight characters at least, wherever one is chosen', async () => {
    const a = await Client.guest(base)
    for (const short of ['', 'r', 'sevenup'])
      expect((await a.post('/api/me/account', { name: name(), password: short })).status, short).toBe(400)
    expect((await a.post('/api/me/account', { name: name(), password: 'exactly8' })).status).toBe(200)
  })

  test('a wrong password and a name nobody has get the same answer', async () => {
    const a = await Client.guest(base)
    const who = name()
    await a.post('/api/me/account', { name: who, password })
    const [wrong, nobody] = await Promise.all([
      new Client(base).post('/api/sessions', { name: who, password: 'not the password' }),
      new Client(base).post('/api/sessions', { name: 'Nobody at all', password }),
    ])
    expect(wrong).toMatchObject({ status: 401, body: { refused: 'wrong-password' } })
    expect(nobody.body).toEqual(wrong.body)
    const twin = await Client.guest(base)
    expect((await twin.post('/api/me/account', { name: ` ${who.toLowerCase()} `, password })).body).toMatchObject({
      refused: 'name-taken',
    })
  })

  test('sessions are listed, named and revoked; a new password ends the others', async () => {
    const a = await Client.guest(base)
    const who = name()
    await a.post('/api/me/account', { name: who, password })
    const b = new Client(base)
    await b.post('/api/sessions', { name: who, password })
    const list = (await a.ask('listSessions')).body.sessions
    expect(list).toHaveLength(2)
    const other = list.find((session) => !session.current)!
    const live = await b.live()
    expect((await a.call('DELETE', `/api/sessions/${other.id}`)).status).toBe(200)
    expect((await b.get('/api/me')).body).toEqual({ me: null })
    await expect.poll(() => live.closed?.code).toBe(4001)
    expect((await a.call('DELETE', `/api/sessions/${other.id}`)).body).toMatchObject({ refused: 'no-such-session' })
    const c = new Client(base)
    await c.post('/api/sessions', { name: who, password })
    expect((await a.put('/api/me/password', { old: 'wrong', new: 'another rose' })).body).toMatchObject({
      refused: 'wrong-password',
    })
    expect((await a.put('/api/me/password', { old: password, new: 'another rose' })).status).toBe(200)
    expect((await c.get('/api/me')).body).toEqual({ me: null })
    expect((await a.get<{ me: Me }>('/api/me')).body.me.name).toBe(who)
    await a.call('DELETE', '/api/sessions/current')
    expect((await a.get('/api/me')).body).toEqual({ me: null })
  })

  test('preferences are kept; a zone that does not exist is not', async () => {
    const a = await Client.guest(base)
    const wish = { language: 'cs', zone: 'Europe/Prague', playHours: { from: 8, to: 22 }, client: { zoom: 2 } }
    expect((await a.put<Me>('/api/me/preferences', wish)).body.preferences).toEqual(wish)
    expect((await a.put('/api/me/preferences', { zone: 'Europe/Camelot' })).body).toMatchObject({
      refused: 'bad-request',
    })
    const forever = { vacation: [{ from: '2026-01-01', to: '2999-01-01' }] }
    expect((await a.put('/api/me/preferences', forever)).body).toMatchObject({ refused: 'bad-vacation' })
  })

  test('my data can be had, and can be gone: records stay, without my name', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const who = name()
    await a.post('/api/me/account', { name: who, password })
    await a.post(`/api/tables/${id}/chat`, { text: 'farewell' })
    await a.put(`/api/tables/${id}/notes`, { text: 'secret plan' })
    const mine = JSON.stringify((await a.get('/api/me/export')).body)
    for (const part of [who, id, 'farewell', 'secret plan']) expect(mine).toContain(part)
    expect(mine).not.toContain('argon2')
    await b.post(`/api/tables/${id}/resign`)
    const running = await seated(base, 3)
    await a.post(`/api/tables/${running.id}/join`, { invite: running.info.invite })
    expect((await a.post('/api/me/delete', { password: 'wrong' })).body).toMatchObject({ refused: 'wrong-password' })
    expect((await a.post('/api/me/delete', { password })).status).toBe(200)
    const info = (await b.ask('getTable', { id })).body
    expect(info.seats[0]).toMatchObject({ kind: 'gone', name: null })
    expect((await b.get<string>(`/api/tables/${id}/record`)).body).not.toContain(who)
    expect((await b.get(`/api/tables/${id}/chat`)).body).toEqual({ lines: [] })
    for (const table of ['persons', 'sessions', 'seats', 'chat', 'notes'] as const)
      expect(JSON.stringify(await rows.db.selectFrom(table).selectAll().execute())).not.toContain(who)
  })
})
