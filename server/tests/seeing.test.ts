/** What a host sees of a running house: ids and lines of requests, figures by route and lane, a dashboard that fits them. */
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startNode } from './process.ts'
import { closeAll, place, SAMPLE, seated, startServer } from './test-server.ts'

afterAll(closeAll)

test('every answer carries the id of its request: the proxy’s where one is believed, else our own', async () => {
  const own = await startServer(await place('sqlite'))
  const proxied = await startServer({ ...(await place('sqlite')), trustProxy: true })
  const idAt = async (base: string, given: string): Promise<string | null> => {
    const { headers } = await new Client(base).call('GET', '/api/v1/games', undefined, { 'x-request-id': given })
    return headers.get('x-request-id')
  }
  const [first, second] = [await idAt(own.url, 'from-a-stranger'), await idAt(own.url, 'from-a-stranger')]
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(second).not.toBe(first)
  expect(await idAt(proxied.url, 'a1b2c3d4e5f6')).toBe('a1b2c3d4e5f6')
  expect(await idAt(proxied.url, 'forged "line"')).toMatch(/^[\w-]{12}$/)
  const missing = await new Client(own.url).get('/api/v1/tables/nowhere')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
})

test('a line for each request names route, status and id, and neither table nor person; without the setting there is none', async () => {
  const linesOf = async (logRequests: boolean) => {
    const node = await startNode({ ...(await place('sqlite')), port: 0, games: SAMPLE, logLevel: 'info', logRequests })
    const { id, clients } = await seated(node.url, 2)
    const state = await clients[0]!.ask('getState', { id })
    ;(await clients[0]!.live()).close()
    await node.kill('SIGTERM')
    const lines = node
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
    for (const secret of [id, 'Player 0', clients[0]!.cookie.split('=')[1]!]) expect(lines.join()).not.toContain(secret)
    return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), asked: state.headers }
  }
  const { lines, asked } = await linesOf(true)
  expect(lines.find(({ request }) => request === asked.get('x-request-id'))).toMatchObject({
    method: 'GET',
    route: '/api/v1/tables/:id/state',
    status: 200,
    ms: expect.any(Number) as number,
  })
  expect(lines.some(({ route }) => route === '/api/v1/live')).toBe(true)
  expect((await linesOf(false)).lines).toEqual([])
})

test('figures tell routes, lanes and threads apart, and what is asked while playing is not counted', async () => {
  const served = await startServer(await place('sqlite'))
  const { id, clients } = await seated(served.url, 2)
  await clients[0]!.ask('getState', { id })
  await clients[0]!.get('/no-such-page')
  const metrics = (await clients[0]!.get<string>('/metrics')).body
  expect(metrics).toContain('roses_http_seconds_count{method="POST",route="/api/v1/tables/:id/join",status="2xx"} 1')
  expect(metrics).toContain('route="page",status="4xx"')
  expect(metrics).not.toContain('/api/v1/tables/:id/state')
  for (const lane of ['moves', 'past', 'apart', 'bots']) expect(metrics).toContain(`roses_workers{lane="${lane}"}`)
  expect(metrics).toContain('roses_workers_replaced{lane="moves"} 0')
})

test('every figure that the dashboard and the alerts name is one that the house has', async () => {
  const served = await startServer(await place('sqlite'))
  const metrics = (await new Client(served.url).get<string>('/metrics')).body
  const there = new Set([...metrics.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '']) => name))
  for (const file of ['grafana.json', 'alerts.yml']) {
    const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
    const named = text.match(/\b(?:roses|process|nodejs)_[a-z0-9_]+/g)!
    expect(named.length).toBeGreaterThan(10)
    for (const name of named)
      expect([file, name, there.has(name) || there.has(name.replace(/_(bucket|count|sum)$/, ''))]).toEqual([
        file,
        name,
        true,
      ])
  }
})
