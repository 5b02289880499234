/** A node that is told to stop says so to whoever asks, before it sends anybody away. */
import { connect } from 'node:net'
import { Agent, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { closeAll, place, startServer } from './test-server.ts'

afterAll(closeAll)

interface Heard {
  readonly status: number
  readonly body: unknown
  readonly connection: string | undefined
}

/** On a connection that stays open, as balancers have them. */
function asking(base: string): (path: string) => Promise<Heard> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path) =>
    new Promise((resolve, reject) => {
      request(`${base}${path}`, { agent }, (response) => {
        let text = ''
        response.on('data', (data: Buffer) => {
          text += data.toString()
        })
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, body: JSON.parse(text), connection: headers.connection })
        })
      })
        .on('error', reject)
        .end()
    })
}

/** Somebody with a live connection who never says goodbye. */
async function stubborn(base: string): Promise<void> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/v1/live HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
}

/** A connection that is there already; whatever was said on it when the other end hangs up. */
async function connected(base: string): Promise<{ say: (path: string) => void; heard: Promise<string> }> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (data: Buffer) => {
    text += data.toString()
  })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const heard = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { heard, say: (path) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`) }
}

test('first /readyz says no while people are still served, then newcomers find nobody there, and who is in the door is refused in our own words', async () => {
  const served = await startServer({ ...(await place('sqlite')), drainMs: 1500 })
  const ask = asking(served.url)
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ready: true } })
  await stubborn(served.url)
  const closed = served.close()
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ready: false }, connection: 'close' })
  const during = await Client.guest(served.url, 'Somebody in time')
  expect((await during.get('/api/v1/games')).status).toBe(200)
  const doors = await Promise.all([connected(served.url), connected(served.url)])
  const comesIn = (): Promise<boolean> =>
    ask('/healthz').then(
      () => true,
      () => false,
    )
  await expect.poll(comesIn).toBe(false)
  doors[0].say('/api/v1/games')
  doors[1].say('/readyz')
  expect(await doors[0].heard).toMatch(/^HTTP\/1.1 503 .*retry-after: 1.*"refused":"busy"/s)
  expect(await doors[1].heard).toMatch(/^HTTP\/1.1 503 .*"ready":false/s)
  await closed
})

test('a stop ends although clients hold on: live connections, waiting questions, requests that never arrive', async () => {
  const served = await startServer(await place('sqlite'))
  await stubborn(served.url)
  const { port, hostname } = new URL(served.url)
  const dribbling = connect(Number(port), hostname)
  dribbling.on('error', () => undefined)
  await new Promise((resolve) => dribbling.once('connect', resolve))
  dribbling.write('POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{')
  await served.close()
  await expect(fetch(`${served.url}/healthz`)).rejects.toThrow('fetch failed')
})
