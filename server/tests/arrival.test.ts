/** By which name, which cookie and from where somebody comes. */
import { request } from 'node:http'
import { hostname } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { knowsHost } from '../http/arrival.ts'
import type { Served } from '../main.ts'
import { openStorage } from '../storage/index.ts'
import { Client, Live } from './client.ts'
import { idOf } from './host-house.ts'
import { closeAll, place, startServer } from './test-server.ts'

afterAll(closeAll)

/** What comes back when the server is called by that name. */
function called(
  served: Served,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port: served.port, host: '127.0.0.1', path, headers }, (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    call.on('error', reject).end()
  })
}

test('a foreign name that points at this machine gets nothing, on any way in', async () => {
  const served = await startServer(await place('sqlite'))
  for (const path of ['/api/me', '/api/tables', '/', '/metrics', '/nowhere']) {
    const reply = await called(served, path, { host: `evil.example:${served.port}` })
    expect(reply.status).toBe(421)
    expect(reply.text).toContain('wrong-host')
  }
  await expect(Live.connect(new Client(served.url), { host: 'evil.example' })).rejects.toThrow('421')
  for (const host of [`localhost:${served.port}`, `127.0.0.1:${served.port}`, '[::1]', '192.168.1.20:8080', hostname()])
    expect((await called(served, '/api/me', { host })).status).toBe(200)
  // Balancers ask for health under names of their own.
  expect((await called(served, '/healthz', { host: 'node-3.internal' })).status).toBe(200)
})

test('a house with names answers to them and to no others, behind TLS too', async () => {
  const served = await startServer({
    ...(await place('sqlite')),
    trustProxy: true,
    origins: ['https://roses.example'],
  })
  const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
  expect((await called(served, '/api/me', { host: 'roses.example', ...tls })).status).toBe(200)
  expect((await called(served, '/api/me', { host: 'ROSES.example.:443', ...tls })).status).toBe(200)
  expect((await called(served, '/api/me', { host: 'thorns.example', ...tls })).status).toBe(421)
  // Without names the proxy decides, whose certificate nobody else has.
  expect(knowsHost('anything.example', [], true)).toBe(true)
  expect(knowsHost('anything.example', [], false)).toBe(false)
  expect(knowsHost('roses.example@evil.example', ['https://roses.example'], false)).toBe(false)
  expect(knowsHost('', [], false)).toBe(false)
})

test('behind TLS a cookie that a neighbouring host has set is nobody’s', async () => {
  const served = await startServer({ ...(await place('sqlite')), trustProxy: true })
  const client = new Client(served.url)
  const tls = { 'x-forwarded-proto': 'https' }
  await client.call('POST', '/api/guests', { name: 'Cecily' }, tls)
  const token = client.cookie.split('=')[1]!
  const me = async (cookie: string, headers: Record<string, string>) =>
    (
      await new Client(served.url).call<{ me: { name: string } | null }>('GET', '/api/me', undefined, {
        cookie,
        ...headers,
      })
    ).body.me
  expect(await me(`__Host-roses=${token}`, tls)).toMatchObject({ name: 'Cecily' })
  expect(await me(`roses=${token}`, tls)).toBe(null)
  expect(await me(`roses=${'x'.repeat(43)}; __Host-roses=${token}`, tls)).toMatchObject({ name: 'Cecily' })
  expect(await me(`x__Host-roses=${token}`, tls)).toBe(null)
  expect(await me(`roses=${token}`, {})).toMatchObject({ name: 'Cecily' })
})

test('figures about the house are for this machine alone, unless there is a token for them', async () => {
  const own = await startServer(await place('sqlite'))
  expect((await called(own, '/metrics', {})).status).toBe(200)
  // A proxy on the same machine passes on what strangers ask.
  expect((await called(own, '/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
  const open = await startServer({ ...(await place('sqlite')), host: '0.0.0.0' })
  expect((await called(open, '/metrics', {})).status).toBe(404)
  const token = await startServer({ ...(await place('sqlite')), host: '0.0.0.0', metricsToken: 'only-for-prometheus' })
  expect((await called(token, '/metrics', {})).status).toBe(404)
  expect((await called(token, '/metrics', { authorization: 'Bearer only-for-prometheus' })).status).toBe(200)
})

test('whose account is closed gets in by no way, also where their session is still on file', async () => {
  const where = await place('sqlite')
  const { url } = await startServer(where)
  const [shut, other] = await Promise.all([Client.guest(url, 'Shut'), Client.guest(url, 'Other')])
  const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  await rows.db
    .updateTable('persons')
    .set({ banned_at: 1 })
    .where('id', '=', await idOf(shut))
    .execute()
  await rows.close()
  expect((await shut.ask('listMyTables')).body).toMatchObject({ refused: 'banned' })
  await expect(shut.live()).rejects.toThrow('403')
  const live = await other.live()
  live.close()
})
