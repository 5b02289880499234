/** A hostile client, over HTTP and over the socket: every try is refused with its type and the server stands. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Served } from '../main.ts'
import type { SeatState, TableInfo } from '../../protocol/index.ts'
import { Client, Live } from './client.ts'
import { closeAll, startServer, place, seated } from './test-server.ts'

afterAll(closeAll)
let served: Served
let base = ''
let id = ''
let a: Client
let b: Client
let stranger: Client
let state: SeatState

beforeAll(async () => {
  served = await startServer(await place('sqlite'))
  base = served.url
  const table = await seated(base, 2)
  id = table.id
  ;[a, b] = table.clients as [Client, Client]
  stranger = await Client.guest(base)
  state = (await a.ask('getState', { id })).body
})

const act = (more: Record<string, unknown> = {}) => ({ id: 'h1', number: 0, steps: ['c770000'], ...more })
const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

test.each<[string, () => unknown, number, string]>([
  ['nothing', () => undefined, 400, 'bad-request'],
  ['not JSON', () => '{"id":', 400, 'bad-request'],
  ['a list', () => [], 400, 'bad-request'],
  ['a number', () => '42', 400, 'bad-request'],
  ['no steps', () => act({ steps: [] }), 400, 'bad-request'],
  ['steps that are no texts', () => act({ steps: [{ kind: 'choose' }] }), 400, 'bad-request'],
  ['too many steps', () => act({ steps: Array.from({ length: 257 }, () => 'c1') }), 400, 'bad-request'],
  ['a very long step', () => act({ steps: ['x'.repeat(1000)] }), 400, 'bad-request'],
  ['a number below nothing', () => act({ number: -1 }), 400, 'bad-request'],
  ['a number as text', () => act({ number: '0' }), 400, 'bad-request'],
  ['an id with spaces', () => act({ id: 'a b' }), 400, 'bad-request'],
  ['a key too many', () => act({ seat: 1 }), 400, 'bad-request'],
  ['a prototype', () => '{"id":"h","number":0,"steps":["c1"],"__proto__":{"admin":true}}', 400, 'bad-request'],
  ['a constructor', () => '{"id":"h","number":0,"steps":["c1"],"constructor":{"prototype":{}}}', 400, 'bad-request'],
  ['something deep', () => deep(60), 400, 'too-deep'],
  ['something large', () => act({ steps: ['x'.repeat(70_000)] }), 413, 'too-large'],
  ['an unknown move', () => act({ steps: ['fly'] }), 409, 'not-legal'],
  ['the other seat’s card', () => act({ steps: ['c999999'] }), 409, 'not-legal'],
  ['an old number', () => act({ number: 7 }), 409, 'stale'],
])('acting with %s is refused', async (_, body, status, refused) => {
  const reply = await a.call('POST', `/api/tables/${id}/act`, body())
  expect(reply).toMatchObject({ status, body: { refused } })
  expect((await a.ask('getState', { id })).body.hash).toBe(state.hash)
})

test('another’s seat, a stranger, nobody, and a wrong token are refused', async () => {
  const mine = act({ steps: [state.legal[0]] })
  expect((await b.post(`/api/tables/${id}/act`, mine)).body).toMatchObject({ refused: 'not-legal' })
  expect((await stranger.post(`/api/tables/${id}/act`, mine)).body).toMatchObject({ refused: 'no-such-table' })
  expect(await new Client(base).post(`/api/tables/${id}/act`, mine)).toMatchObject({
    status: 401,
    body: { refused: 'not-signed-in' },
  })
  const forged = await new Client(base).call('POST', `/api/tables/${id}/act`, mine, {
    authorization: `Bearer ${'A'.repeat(43)}`,
  })
  expect(forged).toMatchObject({ status: 401, body: { refused: 'not-signed-in' } })
})

test('a private table and one that does not exist look the same to strangers, on every way in', async () => {
  const ways = (table: string) =>
    Promise.all([
      stranger.get(`/api/tables/${table}`),
      stranger.get(`/api/tables/${table}/state`),
      stranger.get(`/api/tables/${table}/history`),
      stranger.get(`/api/tables/${table}/record`),
      stranger.get(`/api/tables/${table}/chat`),
      stranger.get(`/api/tables/${table}/notes`),
      stranger.post(`/api/tables/${table}/enter`, { invite: 'guess-guess-guess' }),
      stranger.post(`/api/tables/${table}/join`, {}),
      stranger.post(`/api/tables/${table}/resign`),
      stranger.post(`/api/tables/${table}/propose`, { kind: 'draw' }),
    ])
  const strip = (replies: Awaited<ReturnType<typeof ways>>) => replies.map(({ status, body }) => ({ status, body }))
  const [hidden, missing] = await Promise.all([ways(id), ways('AAAAAAAAAAAA')])
  expect(strip(hidden)).toEqual(strip(missing))
  expect(new Set(strip(hidden).map(({ body }) => body['refused']))).toEqual(new Set(['no-such-table']))
  const list = JSON.stringify((await stranger.get('/api/tables?status=playing')).body)
  expect(list).not.toContain(id)
})

test('an invitation is 128 random bits and appears only to those who sit there', async () => {
  const info = (await a.ask('getTable', { id })).body
  expect(Buffer.from(info.invite!, 'base64url')).toHaveLength(16)
  const open = (
    await a.post<TableInfo>('/api/tables', { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }], public: true })
  ).body
  expect((await stranger.ask('getTable', { id: open.id })).body.invite).toBeNull()
})

test('the other seat’s eyes stay closed while the game runs', async () => {
  expect((await a.get(`/api/tables/${id}/history?viewer=1`)).body).toMatchObject({ refused: 'not-finished' })
  expect((await a.get(`/api/tables/${id}/record`)).body).toMatchObject({ refused: 'not-finished' })
  expect((await a.ask('getTable', { id })).body.dice.key).toBeNull()
})

test('another site can neither act nor connect', async () => {
  const evil = { origin: 'https://evil.example' }
  const body = act({ steps: [state.legal[0]] })
  expect(await a.call('POST', `/api/tables/${id}/act`, body, evil)).toMatchObject({
    status: 403,
    body: { refused: 'cross-origin' },
  })
  expect(await a.call('POST', `/api/tables/${id}/act`, body, { origin: 'null' })).toMatchObject({ status: 403 })
  await expect(Live.connect(a, evil)).rejects.toThrow('403')
  await expect(Live.connect(a, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403')
  const own = await Live.connect(a, { origin: base })
  own.close()
})

test('a form of another site has the wrong type', async () => {
  const reply = await a.call('POST', '/api/tables', 'game=sample', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(reply).toMatchObject({ status: 400, body: { refused: 'bad-request' } })
})

test('reading has no effects: no GET starts, joins, acts or signs out', async () => {
  for (const path of [
    'act',
    'undo',
    'join',
    'leave',
    'start',
    'resign',
    'propose',
    'vote',
    'rematch',
    'enter',
    'bot',
    'resume',
  ])
    expect(await a.get(`/api/tables/${id}/${path}`)).toMatchObject({ status: 404, body: { refused: 'no-such-route' } })
  expect((await a.get('/api/sessions/current')).status).toBe(404)
  expect((await a.get('/api/guests')).status).toBe(404)
})

test('the cookie is HttpOnly and SameSite, and Secure with a safe name behind TLS', async () => {
  const plain = await new Client(base).post('/api/guests', {})
  expect(plain.headers.get('set-cookie')).toMatch(/^roses=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  const proxied = await startServer({ ...(await place('sqlite')), trustProxy: true })
  const tls = await new Client(proxied.url).call('POST', '/api/guests', {}, { 'x-forwarded-proto': 'https' })
  expect(tls.headers.get('set-cookie')).toMatch(
    /^__Host-roses=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(tls.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('pages, answers and refusals carry a strict policy: no inline script or style, no other host, no frame', async () => {
  for (const path of ['/api/games', '/api/nothing', '/nothing']) {
    const { headers } = await a.get(path)
    const policy = headers.get('content-security-policy')!
    // What is not named falls back on the first, but for the last three.
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(policy).not.toMatch(/unsafe|http:|https:|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('origin-agent-cluster')).toBe('?1')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  expect((await a.get('/api/games')).headers.get('cache-control')).toBe('no-store')
})

test('paths cannot climb out, and odd methods and encodings get an answer', async () => {
  const raw = (method: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const call = request(
        new URL(base),
        { method, path },
        (response) => (response.resume(), resolve(response.statusCode ?? 0)),
      )
      call.on('error', reject).end()
    })
  for (const path of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/tables/%00',
    `/api/tables/${'x'.repeat(500)}`,
    '/api/tables/..%2f..',
  ])
    expect(await raw('GET', path)).toBeGreaterThanOrEqual(400)
  expect(await raw('PATCH', '/api/tables')).toBe(404)
  expect(await raw('TRACE', '/api/tables')).toBeGreaterThanOrEqual(400)
})

test('the socket refuses what it does not know, and stays up', async () => {
  const live = await a.live()
  await live.open(id)
  const refusal = async (text: string | Buffer) => {
    const answer = live.wait((message) => message.tell === 'answer' && !message.ok)
    live.raw(text)
    return (await answer) as { refused: string }
  }
  expect(await refusal('hello')).toMatchObject({ refused: 'bad-request' })
  expect(await refusal('[]')).toMatchObject({ refused: 'bad-request' })
  expect(await refusal('{"do":"dance","id":"1"}')).toMatchObject({ refused: 'bad-request' })
  expect(await refusal(`{"do":"act","id":"1","table":"${id}","number":0,"steps":["x"],"__proto__":{}}`)).toMatchObject({
    refused: 'bad-request',
  })
  expect(await refusal(JSON.stringify(deep(100)))).toMatchObject({ refused: 'too-deep' })
  expect(await live.ask({ do: 'open', table: 'AAAAAAAAAAAA' })).toMatchObject({ refused: 'no-such-table' })
  expect(await live.ask({ do: 'act', table: 'AAAAAAAAAAAA', number: 0, steps: ['x'] })).toMatchObject({
    refused: 'no-such-table',
  })
  expect(await live.act(id, ['fly'])).toMatchObject({ refused: 'not-legal' })
  expect(await live.act(id, [state.legal[0]!], { number: 5 })).toMatchObject({ refused: 'stale', number: 0 })
  const outsider = await stranger.live()
  expect(await outsider.open(id)).toMatchObject({ refused: 'no-such-table' })
  expect(await outsider.act(id, ['x'])).toMatchObject({ refused: 'no-such-table' })
  const nobody = await Live.connect(new Client(base))
  expect(await nobody.act(id, ['x'])).toMatchObject({ refused: 'not-signed-in' })
  expect(await live.ask({ do: 'ping' })).toMatchObject({ ok: true })
  const big = await a.live()
  big.raw('x'.repeat(70_000))
  await expect.poll(() => big.closed?.code).toBe(1009)
  const binary = await a.live()
  binary.raw(Buffer.from([1, 2, 3]))
  await expect.poll(() => binary.closed?.code).toBe(1008)
  for (const each of [live, outsider, nobody]) each.close()
})

test('the socket’s door opens only at its own address', async () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/anywhere`, { headers: { cookie: a.cookie } })
  await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow()
})

test('too much from one account or address is slowed down, and says for how long', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.02 })
  const first = await Client.guest(strict.url)
  const replies = await Promise.all(Array.from({ length: 40 }, () => first.get('/api/me')))
  const slowed = replies.find((reply) => reply.status === 429)
  expect(slowed?.body).toMatchObject({ refused: 'too-many' })
  expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('behind a balancer nobody gets round a limit by claiming other addresses', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.02, trustProxy: true })
  const claim = (i: number) =>
    new Client(strict.url).call('GET', '/api/me', undefined, { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` })
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, i) => claim(i).then(({ status }) => status)))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
})

test('a password can be tried only so often, whoever asks', async () => {
  const guarded = await startServer({ ...(await place('sqlite')), limits: 1 })
  const statuses: number[] = []
  for (let i = 0; i < 14; i++)
    statuses.push(
      (await new Client(guarded.url).post('/api/sessions', { name: 'Warwick', password: 'guess number 1' })).status,
    )
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
})

test('after a thousand hostile messages the memory is flat and the house plays on', async () => {
  const live = await a.live()
  await live.open(id)
  const storm = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await Promise.all([
        live.act(id, [`nonsense-${i}`]),
        a.call('POST', `/api/tables/${id}/act`, '{"broken'),
        live.ask({ do: 'open', table: `nowhere${i}` }),
      ])
    }
  }
  await storm(100)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  await storm(250)
  globalThis.gc?.()
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
  live.messages.length = 0
  expect(await live.act(id, [state.legal[0]!])).toMatchObject({ ok: true })
  live.close()
})

test.each(['//', '/api/live/..//', 'http://[', '*', '/%', 'live'])(
  'asking to switch protocols at %s closes that connection and no other',
  async (target) => {
    const { hostname, port } = new URL(base)
    const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head))
      socket.on('error', () => undefined)
      socket.on('data', () => socket.end())
      socket.on('close', () => resolve())
    })
    expect((await fetch(`${base}/healthz`)).status).toBe(200)
  },
)
