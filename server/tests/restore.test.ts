/** What a host does when something is broken, and what the house tells them to do. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { admin, backup, exportHouse, importHouse, restore, serve } from '../main.ts'
import { databaseProblem, portProblem } from '../ops/advice.ts'
import { openStorage } from '../storage/index.ts'
import { keepPrivate } from '../storage/private-file.ts'
import { closeAll, place, SAMPLE, seated, startServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-restore-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})
let folders = 0
const fresh = (): string => {
  const dataDir = join(folder, String(folders++))
  mkdirSync(dataDir)
  return dataDir
}
const rights = (file: string): string => (statSync(file).mode & 0o777).toString(8)
const starting = (dataDir: string) => serve({ dataDir, port: 0, games: SAMPLE, webRoot: null, logLevel: 'silent' })

test('a copy is put back with one command; what was there is kept aside', async () => {
  const dataDir = fresh()
  const served = await startServer({ dataDir })
  const { id, clients } = await seated(served.url, 2)
  const copy = join(folder, 'copy.sqlite')
  await backup({ dataDir, to: copy })
  const lost = await seated(served.url, 2)
  await expect(restore({ dataDir, from: copy })).rejects.toThrow('in use: stop the server first')
  await served.close()
  const { file, before } = await restore({ dataDir, from: copy })
  expect(rights(file)).toBe('600')
  const old = new DatabaseSync(before!, { readOnly: true })
  expect(old.prepare('select id from tables').all()).toHaveLength(2)
  old.close()
  const again = await startServer({ dataDir })
  const [me] = clients
  me!.base = again.url
  expect((await me!.ask('getState', { id })).body.legal).toHaveLength(6)
  lost.clients[0]!.base = again.url
  expect((await lost.clients[0]!.get(`/api/tables/${lost.id}`)).status).toBe(404)
})

test('half a copy, another program’s file, a newer house’s and nothing at all are refused, and nothing is touched', async () => {
  const dataDir = fresh()
  const served = await startServer({ dataDir })
  await seated(served.url, 2)
  const copy = join(folder, 'whole.sqlite')
  await backup({ dataDir, to: copy })
  await served.close()
  const before = readFileSync(join(dataDir, 'roses.sqlite'))
  const bytes = readFileSync(copy)
  const half = join(folder, 'half.sqlite')
  writeFileSync(half, bytes.subarray(0, bytes.length / 2))
  const rotten = join(folder, 'rotten.sqlite')
  writeFileSync(rotten, Buffer.from(bytes).fill(0x5a, 5000, 9000))
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'dear diary')
  const foreign = join(folder, 'foreign.sqlite')
  new DatabaseSync(foreign).exec('create table diary (day text)')
  const newer = join(folder, 'newer.sqlite')
  writeFileSync(newer, bytes)
  new DatabaseSync(newer).exec("insert into kysely_migration values ('9999-future', '2099-01-01')")
  const tries: [string, RegExp][] = [
    [half, /damaged or only half a copy/],
    [rotten, /damaged or only half a copy/],
    [text, /damaged or only half a copy/],
    [foreign, /not a database of Rose & Crown/],
    [newer, /newer version/],
    [join(folder, 'nowhere.sqlite'), /There is no file/],
    [join(dataDir, 'roses.sqlite'), /the database itself/],
  ]
  for (const [from, why] of tries) await expect(restore({ dataDir, from })).rejects.toThrow(why)
  await expect(restore({ databaseUrl: 'postgres://x', from: copy })).rejects.toThrow('psql')
  expect(readFileSync(join(dataDir, 'roses.sqlite')).equals(before)).toBe(true)
})

test('a damaged database says so and how to go on; a copy put in its place opens', async () => {
  const dataDir = fresh()
  const served = await startServer({ dataDir })
  const copy = join(folder, 'good.sqlite')
  await backup({ dataDir, to: copy })
  await served.close()
  writeFileSync(join(dataDir, 'roses.sqlite'), Buffer.alloc(40_000, 'not a database'))
  await expect(starting(dataDir)).rejects.toThrow(/roses\.sqlite is damaged.*roses restore <file>/)
  await expect(admin({ dataDir })).rejects.toThrow('is damaged')
  expect((await restore({ dataDir, from: copy })).before).not.toBe(null)
  await (await starting(dataDir)).close()
})

test('a house of a newer version says so', async () => {
  const dataDir = fresh()
  await (await startServer({ dataDir })).close()
  new DatabaseSync(join(dataDir, 'roses.sqlite')).exec(
    "insert into kysely_migration values ('9999-future', '2099-01-01T00:00:00Z')",
  )
  await expect(starting(dataDir)).rejects.toThrow('was written by a newer version of Rose & Crown')
})

test('each thing that can be wrong has its own advice', async () => {
  const notFolder = join(folder, 'file')
  writeFileSync(notFolder, '')
  await expect(starting(notFolder)).rejects.toThrow(`${notFolder} is not a folder`)
  await expect(starting(join(notFolder, 'deeper'))).rejects.toThrow('is not a folder')
  const where = { dataDir: '/data' }
  const said = (code: string, message = '') => databaseProblem(Object.assign(new Error(message), { code }), where)
  expect(said('EACCES')).toContain('may not write /data/roses.sqlite')
  expect(said('', 'attempt to write a readonly database')).toContain('may not write')
  expect(said('', 'unable to open database file')).toContain('may not write')
  expect(said('', 'database is locked')).toContain('in use by another program')
  expect(said('', 'database or disk is full')).toContain('no room left')
  expect(said('', 'database disk image is malformed')).toContain('roses.sqlite is damaged')
  expect(said('ENOSPC')).toContain('no room left on the disk of /data')
  expect(said('', 'something else')).toContain('cannot be used (something else)')
  expect(said('', 'previously executed migration 9 is missing')).toContain('/data/roses.sqlite was written by a newer')
  const remote = (code: string, message = '') =>
    databaseProblem({ code, message }, { ...where, databaseUrl: 'postgres://x' })
  for (const [code, message, advice] of [
    ['ENOENT', '', 'Is PostgreSQL running'],
    ['ENOTFOUND', '', 'There is no host of the name'],
    ['ETIMEDOUT', '', 'does a firewall stand in between'],
    ['', 'timeout expired', 'does a firewall stand in between'],
    ['53300', '', 'Raise its max_connections'],
    ['57P03', '', 'just starting or stopping'],
    ['ERR_INVALID_URL', '', 'postgres://user:password@host:5432/database'],
    ['', 'self-signed certificate', 'do not agree about TLS'],
    ['42501', '', 'may not make tables'],
    ['XX000', '', 'cannot be used (XX000)'],
    ['', 'previously executed migration 9 is missing', 'The database in DATABASE_URL was written by a newer'],
  ] as const)
    expect(remote(code, message)).toContain(advice)
  expect(remote('28P01')).toContain('user or the password')
  expect(remote('3D000')).toContain('createdb')
  expect(remote('ECONNREFUSED')).toContain('Is PostgreSQL running')
  expect(portProblem({ code: 'EACCES' }, 80, '127.0.0.1')).toContain('PORT=8080 npm start')
  expect(portProblem({ code: 'EADDRINUSE' }, 8080, '127.0.0.1')).toContain('Port 8080 is taken')
  expect(portProblem({ code: 'EADDRINUSE' }, 8080, '127.0.0.1')).toContain('PORT=8081 npm start')
  for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND'])
    expect(portProblem({ code }, 80, 'roses.lan')).toContain('roses.lan is no address of this machine')
  expect(portProblem({ code: 'EIO' }, 80, 'roses.lan')).toContain('cannot listen on roses.lan:80 (EIO)')
  await expect(
    serve({ ...(await place('sqlite')), host: '192.0.2.55', port: 0, games: SAMPLE, logLevel: 'silent' }),
  ).rejects.toThrow('192.0.2.55 is no address of this machine')
})

test('a folder this user may not write says so', async (context) => {
  // Whoever may write everywhere cannot be refused.
  if (process.getuid?.() === 0) context.skip()
  const dataDir = fresh()
  chmodSync(dataDir, 0o500)
  await expect(starting(dataDir)).rejects.toThrow('This user may not write')
  chmodSync(dataDir, 0o700)
})

test('nobody else on the machine can read the database, what lies beside it, a copy or an export', async () => {
  const dataDir = join(folder, 'private')
  const served = await startServer({ dataDir })
  await seated(served.url, 2)
  for (const name of ['roses.sqlite', 'roses.sqlite-wal', 'roses.sqlite-shm'])
    expect([name, rights(join(dataDir, name))]).toEqual([name, '600'])
  const to = join(folder, 'private-copy.sqlite')
  await backup({ dataDir, to })
  expect(rights(to)).toBe('600')
  expect(existsSync(`${to}.part`)).toBe(false)
  const house = join(folder, 'private.house')
  await exportHouse({ dataDir, to: house })
  expect(rights(house)).toBe('600')
  await served.close()
  // A file from before, which others may read, is closed to them.
  chmodSync(join(dataDir, 'roses.sqlite'), 0o644)
  await (await startServer({ dataDir })).close()
  expect(rights(join(dataDir, 'roses.sqlite'))).toBe('600')
  // So is what a house that was killed has left beside it.
  const left = ['left.sqlite', 'left.sqlite-wal', 'left.sqlite-shm'].map((name) => join(dataDir, name))
  for (const file of left) writeFileSync(file, '', { mode: 0o644 })
  keepPrivate(left[0] ?? '')
  expect(left.map(rights)).toEqual(['600', '600', '600'])
})

test('whoever moves house takes the jobs along, and not the node that was at work on them', async () => {
  const { dataDir = '' } = await place('sqlite')
  const rows = await openStorage({ dataDir })
  const job = { kind: 'clock' as const, table_id: 't', body: '{}', run_at: 5, failures: 2 }
  await rows.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'under way', lease: 'old node', lease_until: 9_000_000_000_000 },
      { ...job, id: 'waits', lease: null, lease_until: null },
    ])
    .execute()
  await rows.close()
  const from = join(folder, 'moved.house')
  await exportHouse({ dataDir, to: from })
  const there = fresh()
  await importHouse({ dataDir: there, from })
  const moved = await openStorage({ dataDir: there })
  const jobs = await moved.db.selectFrom('jobs').selectAll().orderBy('id').execute()
  await moved.close()
  const same = { ...job, lease: null, lease_until: null }
  expect(jobs).toMatchObject([
    { ...same, id: 'under way' },
    { ...same, id: 'waits' },
  ])
})
