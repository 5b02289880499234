/** Strangers who send too much, too slowly, or do not go away: the server stays, and says no by type. */
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { Served } from '../main.ts'
import { limitKey } from '../people/address.ts'
import { Client, Live } from './client.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

afterAll(closeAll)

const UPGRADE =
  'GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** A connection that never reads what it is sent, after the first answer. */
async function deaf({ port }: Served, head: string): Promise<{ socket: Socket; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(head)
  await new Promise((resolve) => socket.once('data', resolve))
  return { socket, closed }
}

/** Frames of one kind: masked, empty. */
function frames(opcode: number, count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => Buffer.from([opcode, 0x80, 1, 2, 3, 4])))
}

test.each([
  ['pings', 0x89],
  ['pongs', 0x8a],
  ['fragments of nothing', 0x00],
])('somebody without an account who floods the connection with %s is hung up on', async (_, opcode) => {
  const served = await startServer({ ...(await place('sqlite')), limits: 1 })
  const { socket, closed } = await deaf(served, UPGRADE)
  if (opcode === 0) socket.write(Buffer.from([0x01, 0x80, 1, 2, 3, 4]))
  const flood = frames(opcode, 10_000)
  const storm = (): void => {
    while (!socket.destroyed && socket.writable && socket.writableLength < 1_000_000) socket.write(flood)
  }
  socket.on('drain', storm)
  storm()
  socket.resume()
  await closed
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200)
})

test('a ping now and then is answered', async () => {
  const served = await startServer({ ...(await place('sqlite')), limits: 1 })
  const live = await Live.connect(new Client(served.url))
  const pong = new Promise((resolve) => live.socket.once('pong', resolve))
  live.socket.ping('rose')
  expect(String(await pong)).toBe('rose')
  live.close()
})

test('a request that dribbles in, or never ends, is cut off', async () => {
  const served = await startServer({ ...(await place('sqlite')), requestMs: 200 })
  const slow = connect(served.port, '127.0.0.1')
  const answer: string[] = []
  slow.on('data', (data) => answer.push(String(data)))
  slow.on('error', () => undefined)
  slow.write(
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"n',
  )
  const header = connect(served.port, '127.0.0.1')
  header.on('data', () => undefined)
  header.on('error', () => undefined)
  header.write('GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  await Promise.all([slow, header].map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  expect(answer.join('')).toContain('408')
})

test('the house closes although somebody neither hangs up nor finishes asking', async () => {
  const served = await startServer({ ...(await place('sqlite')), requestMs: 600_000 })
  const half = connect(served.port, '127.0.0.1')
  half.on('error', () => undefined)
  half.write(
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"n',
  )
  const refused = await deaf(
    served,
    UPGRADE.replace('Host: localhost', 'Host: localhost\r\nOrigin: https://evil.example'),
  )
  const open = await deaf(served, UPGRADE)
  await served.close()
  await Promise.all([refused.closed, open.closed])
})

test('a path written in another way is counted all the same', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.02 })
  const paths = ['/%61pi/me', '/ap%69/me', '/api/me?x', '/nowhere', '/%6eowhere']
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, i) => fetch(strict.url + paths[i % paths.length]).then(({ status }) => status)),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
})

test('a household with IPv6 is one address, however it is written', () => {
  expect(limitKey('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(limitKey('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(limitKey('2001:db8:1:3::1')).not.toBe(limitKey('2001:db8:1:2::1'))
  expect(limitKey('::1')).toBe('0:0:0:0::/64')
  expect(limitKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(limitKey('[2001:db8:1:2::1]:50123')).toBe('2001:db8:1:2::/64')
  expect(limitKey('somebody’s account')).toBe('somebody’s account')
  for (const same of [
    '192.0.2.7',
    '192.0.2.7:50123',
    '::ffff:192.0.2.7',
    '::ffff:c000:207',
    '0:0:0:0:0:ffff:c000:0207',
  ])
    expect(limitKey(same)).toBe('192.0.2.7')
})

test('another address of the same household does not help', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.02, trustProxy: true })
  const from = (i: number) =>
    new Client(strict.url).call('GET', '/api/me', undefined, { 'x-forwarded-for': `2001:db8:0:7::${i.toString(16)}` })
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, i) => from(i).then(({ status }) => status)))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
})

test('one address keeps only so many connections open, and may open another when one is closed', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.02 })
  const open = await Promise.all(Array.from({ length: 6 }, () => Live.connect(new Client(strict.url))))
  await expect(Live.connect(new Client(strict.url))).rejects.toThrow('429')
  open[0]!.close()
  await expect
    .poll(() =>
      Live.connect(new Client(strict.url)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  for (const live of open) live.close()
})

test('of one session only so many connections are open at once, and another when one is closed', async () => {
  const strict = await startServer({ ...(await place('sqlite')), limits: 0.05 })
  const anne = await Client.guest(strict.url, 'Anne')
  const come = () =>
    Live.connect(anne).then(
      (live) => live,
      () => null,
    )
  const open: Live[] = []
  for (let live = await come(); live; live = await come()) open.push(live)
  expect(open.length).toBeGreaterThan(0)
  // The address has room: somebody else comes in.
  ;(await Live.connect(new Client(strict.url))).close()
  open[0]!.close()
  await expect.poll(async () => (await come()) !== null).toBe(true)
  for (const live of open) live.close()
})

describe.each(KINDS)('on %s', (kind) => {
  test('limits on guests hold over all nodes and over a restart', async () => {
    const where = { ...(await place(kind)), limits: 0.02 }
    const ask = (served: Served) => new Client(served.url).post('/api/guests', {})
    const first = await startServer(where)
    for (let i = 0; i < 3; i++) expect((await ask(first)).status).toBe(200)
    const refused = await ask(first)
    expect(refused).toMatchObject({ status: 429, body: { refused: 'too-many' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    if (kind === 'postgres') expect((await ask(await startServer(where))).status).toBe(429)
    await first.close()
    expect((await ask(await startServer(where))).status).toBe(429)
  })

  test('whoever guesses passwords is slowed down, and the owner gets in from elsewhere at once', async () => {
    const served = await startServer({ ...(await place(kind)), limits: 1, trustProxy: true })
    const password = 'a rose by any name'
    const owner = await Client.guest(served.url, 'Elizabeth')
    await owner.post('/api/me/account', { name: 'Elizabeth Woodville', password })
    const signIn = (address: string, guess: string, name = 'Elizabeth Woodville') =>
      new Client(served.url).call('POST', '/api/sessions', { name, password: guess }, { 'x-forwarded-for': address })
    const wrong = await Promise.all(Array.from({ length: 14 }, () => signIn('192.0.2.1', 'guess guess guess')))
    expect(wrong.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ])
    expect((await signIn('192.0.2.1', password)).status).toBe(429)
    expect((await signIn('192.0.2.2', password)).status).toBe(200)
    for (let i = 0; i < 12; i++) expect((await signIn('192.0.2.3', password)).status).toBe(200)
  })
})
