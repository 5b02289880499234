/** Sessions of one's own and of others, how long they and bans last, and limits that no change of address gets round. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { HostHouse, idOf, PASSWORD } from './host-house.ts'
import { sha256 } from '../secrets.ts'
import { openStorage } from '../storage/index.ts'
import { closeAll } from './test-server.ts'

const DAY = 86_400_000
let house: HostHouse
beforeAll(async () => {
  house = await HostHouse.open('sqlite', { limits: 1 })
})
afterAll(closeAll)

const sessions = async (client: Client) => (await client.ask('listSessions')).body.sessions

test('nobody sees or ends the sessions of others', async () => {
  const [anna, bob] = [await house.account(), await house.account()]
  const [mine] = await sessions(anna)
  expect(await sessions(anna)).toHaveLength(1)
  const answer = await bob.ask('revokeSession', { id: mine!.id })
  expect(answer).toMatchObject({ status: 404, body: { refused: 'no-such-session' } })
  expect((await anna.ask('getMe')).body.me?.name).toBe(anna.called)
  expect((await sessions(bob)).map(({ id }) => id)).not.toContain(mine!.id)
})

test('whoever goes, here, everywhere or for good, leaves no cookie behind; whoever comes gets one that only the house reads', async () => {
  const ways = {
    here: (client: Client) => client.ask('signOut'),
    everywhere: (client: Client) => client.ask('endSessions'),
    'for good': (client: Client) => client.ask('deleteMe', { body: { password: PASSWORD } }),
  }
  for (const [how, go] of Object.entries(ways)) {
    const client = await house.account()
    const gone = await go(client)
    expect([how, gone.status]).toEqual([how, 200])
    const [cookie = ''] = gone.headers.getSetCookie()
    expect([how, cookie]).toEqual([how, expect.stringMatching(/^roses=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/i)])
  }
  const stranger = house.stranger()
  const came = await stranger.ask('createGuest', { body: { name: 'Somebody' } })
  const [cookie = ''] = came.headers.getSetCookie()
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${180 * 86_400}`]) expect(cookie).toContain(part)
})

test('a session lasts half a year from when it was last used, and no longer', async () => {
  const [used, unused] = [await house.account(), await house.account()]
  house.now += 100 * DAY
  expect((await used.ask('getMe')).body.me).not.toBeNull()
  house.now += 100 * DAY
  expect((await used.ask('getMe')).body.me).not.toBeNull()
  expect((await unused.ask('getMe')).body.me).toBeNull()
})

test('a session that has run out counts no more, also before anybody has swept it away', async () => {
  const anna = await house.account()
  const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
  const token = decodeURIComponent(anna.cookie.slice(anna.cookie.indexOf('=') + 1))
  const until = async (expires_at: number) => {
    const mine = rows.db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', sha256(token))
    expect((await mine.executeTakeFirst()).numUpdatedRows).toBe(1n)
    return (await anna.ask('getMe')).body.me
  }
  expect(await until(house.now + 1)).not.toBeNull()
  expect(await until(house.now - 1)).toBeNull()
  await rows.close()
})

test('a ban for a time ends with it, and one for good does not', async () => {
  const [a, b] = [await house.account(), await house.account()]
  const host = await house.host()
  const ban = async (client: Client, hours: number | null) =>
    host.ask('hostBan', { id: await idOf(client), body: { why: 'rude', hours, household: false } })
  expect(await ban(a, 24)).toMatchObject({ status: 200 })
  expect(await ban(b, null)).toMatchObject({ status: 200 })
  const signIn = (name: string) => house.stranger().ask('signIn', { body: { name, password: PASSWORD } })
  expect(await signIn(a.called)).toMatchObject({ status: 403, body: { refused: 'banned' } })
  house.now += DAY + 1
  expect(await signIn(a.called)).toMatchObject({ status: 200 })
  expect(await signIn(b.called)).toMatchObject({ status: 403 })
})

test('what an account may do is counted for the account, from however many addresses, and again after a while', async () => {
  const anna = await house.account()
  const bob = await house.account()
  const make = (client: Client, i: number) => {
    client.extra = { 'x-forwarded-for': `203.0.113.${i}` }
    return client.ask('createTable', { body: { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] } })
  }
  const made: number[] = []
  for (let i = 1; i <= 61; i++) made.push((await make(anna, i)).status)
  expect(made.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(made[60]).toBe(429)
  // Somebody else is not held up by it.
  expect((await make(bob, 1)).status).toBe(200)
  house.now += 601_000
  expect((await make(anna, 1)).status).toBe(200)
})

test('ten wrong passwords from one address close that way to an account for a while, and no other way', async () => {
  const anna = await house.account()
  const here = house.stranger('192.0.2.7')
  const attempt = (from: Client, password: string) => from.ask('signIn', { body: { name: anna.called, password } })
  for (let i = 0; i < 10; i++) expect((await attempt(here, `wrong ${i} guess`)).status).toBe(401)
  expect((await attempt(here, PASSWORD)).status).toBe(429)
  expect((await attempt(house.stranger('192.0.77.8'), PASSWORD)).status).toBe(200)
  house.now += 601_000
  expect((await attempt(here, PASSWORD)).status).toBe(200)
})

test('whoever is told to wait is let in after that time, and not before', async () => {
  const anna = await house.account()
  const here = house.stranger('192.0.2.9')
  const attempt = async () => await here.ask('signIn', { body: { name: anna.called, password: PASSWORD } })
  for (let i = 0; i < 10; i++) await here.ask('signIn', { body: { name: anna.called, password: `wrong ${i} guess` } })
  house.now += 100_000
  const { body } = await attempt()
  const { wait = 0 } = body as unknown as { wait?: number }
  expect(wait).toBeGreaterThan(1)
  house.now += (wait - 1) * 1000
  expect((await attempt()).status).toBe(429)
  house.now += 1000
  expect((await attempt()).status).toBe(200)
})

test('the door of an address is shut to guests for a week at most, however long who came by it is banned', async () => {
  const address = '192.0.2.77'
  const rude = await house.account(undefined, address)
  const host = await house.host()
  const body = { why: 'rude', hours: 30 * 24, household: true }
  expect((await host.ask('hostBan', { id: await idOf(rude), body })).status).toBe(200)
  const newcomer = async () => (await house.stranger(address).ask('createGuest', { body: {} })).status
  house.now += 6 * DAY
  expect(await newcomer()).toBe(403)
  house.now += 2 * DAY
  expect(await newcomer()).toBe(200)
  const back = await house.stranger(address).ask('signIn', { body: { name: rude.called, password: PASSWORD } })
  expect(back.body).toMatchObject({ refused: 'banned' })
})

test('where all come from this machine, as behind a proxy that says nothing, a ban shuts no door', async () => {
  const host = await house.host()
  for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) {
    const [rude, other] = [await house.guest('Rude', address), await house.guest('Other', address)]
    const body = { why: 'rude', hours: 24, household: true }
    expect((await host.ask('hostBan', { id: await idOf(rude), body })).status).toBe(200)
    expect([address, (await other.ask('getMe')).body.me === null]).toEqual([address, false])
    expect((await house.stranger(address).ask('createGuest', { body: {} })).status).toBe(200)
    expect((await rude.ask('getMe')).body.me).toBeNull()
  }
})
