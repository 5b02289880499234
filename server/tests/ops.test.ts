/** What those who run a server rely on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { admin, backup, serve } from '../main.ts'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, KINDS, place, SAMPLE, seated } from './test-server.ts'
import { startNode } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-ops-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(KINDS)('on %s', (kind) => {
  test('health, readiness and metrics are there, and name no person, table or secret', async () => {
    const served = await startServer(await place(kind))
    const { id, clients, info } = await seated(served.url, 2)
    const me = clients[0]!
    const state = (await me.ask('getState', { id })).body
    await me.post(`/api/tables/${id}/act`, { id: 'a', number: 0, steps: [state.legal[0]] })
    await me.post(`/api/tables/${id}/act`, { id: 'b', number: 0, steps: ['fly'] })
    expect((await me.get('/healthz')).body).toEqual({ ok: true })
    expect((await me.get('/readyz')).body).toEqual({ ready: true })
    const metrics = (await me.get<string>('/metrics')).body
    for (const line of [
      'roses_acts_total 1',
      'roses_refusals_total{type="stale"} 1',
      'roses_act_seconds_count 1',
      'roses_sockets 0',
      'roses_job_lag_seconds',
    ])
      expect(metrics).toContain(line)
    for (const secret of [id, info.invite!, 'Player 0', state.legal[0]!]) expect(metrics).not.toContain(secret)
    const guarded = await startServer({ ...(await place(kind)), metricsToken: 'only-for-prometheus' })
    expect((await new Client(guarded.url).get('/metrics')).status).toBe(404)
    const allowed = await new Client(guarded.url).call('GET', '/metrics', undefined, {
      authorization: 'Bearer only-for-prometheus',
    })
    expect(allowed.status).toBe(200)
  })

  test('the host lists, inspects and closes tables and bans people, and all of it is in the audit log', async () => {
    const where = await place(kind)
    const served = await startServer(where)
    const { id, clients } = await seated(served.url, 2)
    const live = await clients[0]!.live()
    await live.open(id)
    const host = await admin({ ...where, actor: 'warden' })
    expect(await host.tables({ status: 'playing' })).toMatchObject([{ id, game: 'sample', seats: 2 }])
    const inside = JSON.stringify(await host.table(id))
    expect(inside).not.toMatch(/dice_key|setup|invite/)
    const told = live.wait((message) => message.tell === 'table' && message.info.status === 'finished')
    await host.closeTable(id, 'a quarrel')
    await told
    expect((await clients[0]!.ask('getTable', { id })).body.outcome).toMatchObject({
      reason: 'closed',
      places: [1, 1],
    })
    expect((await clients[0]!.get(`/api/tables/${id}/record`)).status).toBe(200)
    const { me } = (await clients[1]!.get<{ me: { id: string } }>('/api/me')).body
    await host.ban(me.id, 'rude')
    expect((await clients[1]!.get('/api/me')).body).toEqual({ me: null })
    await expect(host.ban('Nobody', 'x')).rejects.toThrow('nobody called Nobody')
    expect(
      ((await host.audit()) as { action: string }[])
        .map((entry) => entry.action)
        .toSorted((x, y) => x.localeCompare(y)),
    ).toEqual(['ban', 'close table', 'inspect table'])
    await host.close()
    live.close()
  })

  test('the host sees which jobs were given up and has them tried again', async () => {
    const where = await place(kind)
    const served = await startServer(where)
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const job = { id: 'needed:gone:0', kind: 'notice' as const, table_id: 'gone', body: '{}', run_at: 0, failures: 8 }
    await rows.db
      .insertInto('jobs')
      .values({ ...job, error: 'no such disk', dead_at: 1 })
      .execute()
    const metrics = () => new Client(served.url).get<string>('/metrics')
    expect((await metrics()).body).toContain('roses_jobs_dead 1')
    const host = await admin({ ...where, actor: 'warden' })
    expect(await host.jobs()).toMatchObject([{ id: job.id, failures: 8, error: 'no such disk', dead_at: 1 }])
    await expect(host.retryJob('needed:nowhere:0')).rejects.toThrow('There is no failed job needed:nowhere:0.')
    await host.retryJob(job.id)
    // Its table is gone, so this time there is nothing left to do.
    await expect.poll(() => host.jobs()).toEqual([])
    expect((await metrics()).body).toContain('roses_jobs_dead 0')
    expect(await host.audit()).toMatchObject([{ actor: 'warden', action: 'retry job', subject: job.id }])
    await host.close()
    await rows.close()
  })

  test('a graceful stop says goodbye, finishes what is under way and ends cleanly', async () => {
    const node = await startNode({ ...(await place(kind)), port: 0, games: SAMPLE })
    const { id, clients } = await seated(node.url, 2)
    const live = await clients[0]!.live()
    await live.open(id)
    const bye = live.wait((message) => message.tell === 'bye')
    const code = node.kill('SIGTERM')
    expect(await bye).toMatchObject({ reason: 'restart' })
    expect(await code).toBe(0)
    expect(node.output()).not.toMatch(/"level":50/)
  })
})

test('a backup made while people play is whole, and opens as a house', async () => {
  const where = await place('sqlite')
  const served = await startServer(where)
  const { id, clients } = await seated(served.url, 2)
  const to = join(folder, 'copies', 'roses.sqlite')
  expect(await backup({ ...where, to })).toBe(to)
  await expect(backup({ ...where, to })).rejects.toThrow('exists already')
  await expect(backup({ dataDir: join(folder, 'nothing'), to: join(folder, 'x') })).rejects.toThrow('no database')
  await expect(backup({ databaseUrl: 'postgres://x', to })).rejects.toThrow('pg_dump')
  const copy = new DatabaseSync(to, { readOnly: true })
  expect(copy.prepare('select id, status from tables').all()).toMatchObject([{ id, status: 'playing' }])
  copy.close()
  const again = await startServer({ dataDir: join(folder, 'copies') })
  clients[0]!.base = again.url
  expect((await clients[0]!.ask('getState', { id })).body.legal).toHaveLength(6)
})

test('a taken port and an unreachable database are explained in a sentence one can act on', async () => {
  const first = await startServer(await place('sqlite'))
  await expect(
    serve({ ...(await place('sqlite')), port: first.port, host: '127.0.0.1', games: SAMPLE, logLevel: 'silent' }),
  ).rejects.toThrow(
    `Port ${first.port} is taken by another program. Stop it, or choose another port: PORT=${first.port + 1} npm start`,
  )
  await expect(
    serve({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none', port: 0, games: SAMPLE, logLevel: 'silent' }),
  ).rejects.toThrow('DATABASE_URL')
})

test('the built client is served: hashed files for good, pages afresh, unknown pages to the client', async () => {
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Rose & Crown</title>')
  writeFileSync(join(web, 'assets', 'main-a1B2c3D4.js'), 'export {}')
  const served = await startServer({ ...(await place('sqlite')), webRoot: web })
  const get = (path: string, accept = 'text/html') => fetch(served.url + path, { headers: { accept } })
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/main-a1B2c3D4.js')).headers.get('cache-control')).toContain('immutable')
  const deep = await get('/t/abc?invite=xyz')
  expect(deep.status).toBe(200)
  expect(await deep.text()).toContain('Rose & Crown')
  expect((await get('/assets/gone.js', '*/*')).status).toBe(404)
  expect((await get('/api/nothing')).status).toBe(404)
  expect((await get('/')).headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('files travel as the build has packed them, hidden ones are not there, and only what is unknown counts against a limit', async () => {
  const web = join(folder, 'packed')
  mkdirSync(join(web, 'assets', 'deep'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Rose & Crown</title>')
  writeFileSync(join(web, 'assets', 'deep', 'b-a1B2c3D4.js'), 'export const b = 1')
  writeFileSync(join(web, 'assets', 'deep', 'b-a1B2c3D4.js.br'), brotliCompressSync('export const b = 1'))
  writeFileSync(join(web, '.hidden'), 'nobody’s')
  const served = await startServer({ ...(await place('sqlite')), webRoot: web, limits: 1, limitPoints: { http: 3 } })
  const get = (path: string, more = {}) => fetch(served.url + path, { headers: { accept: '*/*' }, ...more })
  const packed = await get('/assets/deep/b-a1B2c3D4.js?v=1', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toContain('javascript')
  expect(packed.headers.get('vary')).toContain('accept-encoding')
  expect(packed.headers.get('content-security-policy')).toBeNull()
  expect(await packed.text()).toBe('export const b = 1')
  const plain = await get('/assets/deep/b%2Da1B2c3D4.js', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const head = await get('/assets/deep/b-a1B2c3D4.js', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await get('/')).status).toBe(200)
  expect((await get('/.hidden')).status).toBe(404)
  expect((await get('/assets/deep')).status).toBe(404)
  expect((await get('/assets/gone.js', { method: 'POST' })).status).toBe(404)
  expect((await get('/assets/gone.js')).status).toBe(429)
  expect((await get('/')).status).toBe(200)
})

test('logs are JSON lines without tokens, cookies, passwords, cards or keys', async () => {
  const node = await startNode({
    ...(await place('sqlite')),
    port: 0,
    games: SAMPLE,
    logLevel: 'debug',
    rules: { deadline: 700 },
  })
  const { id, clients, info } = await seated(node.url, 2, { options: { fault: 'throw' } })
  const me = clients[0]!
  const state = (await me.ask('getState', { id })).body
  await me.post('/api/me/account', { name: 'Cecily', password: 'proud cis of raby' })
  await me.post('/api/sessions', { name: 'Cecily', password: 'wrong wrong wrong' })
  await me.post(`/api/tables/${id}/act`, { id: 'a', number: 0, steps: ['throw'] })
  await me.call('POST', '/api/tables', '{"broken')
  await node.kill('SIGTERM')
  const lines = node
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.some((line) => line.includes('the fault is on file'))).toBe(true)
  for (const line of lines) JSON.parse(line)
  const all = node.output()
  for (const secret of [
    me.cookie.split('=')[1]!,
    'proud cis',
    'wrong wrong',
    info.invite!,
    state.legal[0]!,
    'dice_key',
    'entropy',
  ])
    expect(all).not.toContain(secret)
})
