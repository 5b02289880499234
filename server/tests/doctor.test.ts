/** `roses doctor`: a line for each thing that can be wrong, and nothing is changed by asking. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { admin, doctor, readSettings, serve } from '../main.ts'
import { node, rights } from '../ops/doctor/machine.ts'
import { proxy, tls } from '../ops/doctor/network.ts'
import { Client } from './client.ts'
import { PostOffice, Receiver, subscription } from './post-office.ts'
import { openStorage } from '../storage/index.ts'
import { bare, closeAll, KINDS, place, SAMPLE, startServer, thePostgres } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-doctor-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})

type Asked = Parameters<typeof doctor>[0]

/** What it says about one thing, as `state: words`. */
async function says(about: string, options: Partial<Asked>): Promise<string> {
  const findings = await doctor({ dataDir: folder, host: '127.0.0.1', port: 0, env: {}, ...options })
  return findings
    .filter((finding) => finding.about === about)
    .map((finding) => `${finding.state}: ${finding.says}`)
    .join('\n')
}

test.each(KINDS)('a house in order on %s is told so, line by line', async (kind) => {
  const where = await place(kind)
  const served = await startServer(where)
  const findings = await doctor({ dataDir: folder, ...where, host: '127.0.0.1', port: served.port, env: {} })
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
  const good = findings.filter(({ state }) => state === 'good').map(({ about }) => about)
  expect(good).toEqual(expect.arrayContaining(['node', 'settings', 'database', 'schema', 'port']))
  expect(findings.find(({ about }) => about === 'mail')?.says).toContain('not set up: set SMTP_URL and MAIL_FROM')
  expect(findings.find(({ about }) => about === 'push')?.says).toContain('has its key')
})

test('a mistyped folder is named, and neither the doctor nor the admin makes a house in it', async () => {
  const dataDir = join(folder, 'dtaa')
  expect(await says('database', { dataDir })).toContain(`There is none at ${join(dataDir, 'roses.sqlite')} yet`)
  expect(await says('rights', { dataDir, named: true })).toMatch(
    /^wrong: There is no folder .*dtaa\. Is DATA_DIR mistyped/,
  )
  expect(await says('rights', { dataDir })).toMatch(/^note: /)
  await expect(admin({ dataDir })).rejects.toThrow(`There is no database at ${join(dataDir, 'roses.sqlite')}`)
  expect(existsSync(dataDir)).toBe(false)
})

test('a house that is open with its rows in another folder than the one asked about is told so', async () => {
  const { port } = await startServer(await place('sqlite'))
  expect(await says('database', { dataDir: join(folder, 'elsewhere'), port })).toMatch(
    /^wrong: .* keeps its rows elsewhere/,
  )
})

test('a database that others may read, a damaged one and one of a newer version are told apart', async () => {
  const { dataDir = '' } = await place('sqlite')
  await (await startServer({ dataDir })).close()
  const file = join(dataDir, 'roses.sqlite')
  for (const mode of [0o644, 0o640, 0o604, 0o660]) {
    chmodSync(file, mode)
    expect(await says('rights', { dataDir })).toBe(`warning: Others may read ${file}: chmod 600 ${file}`)
  }
  chmodSync(file, 0o600)
  expect(await says('rights', { dataDir })).toMatch(/^good: /)
  new DatabaseSync(file).exec("insert into kysely_migration values ('9999-future', '2099-01-01')")
  expect(await says('schema', { dataDir })).toMatch(/^wrong: .*newer version/)
})

test.each(KINDS)('a node too old for its database on %s says so in one sentence and stops', async (kind) => {
  const where = await place(kind)
  await (await startServer(where)).close()
  const newer = "insert into kysely_migration values ('9999-future', '2099-01-01')"
  if (where.databaseUrl) {
    const client = new pg.Client({ connectionString: where.databaseUrl })
    await client.connect()
    await client.query(newer)
    await client.end()
  } else new DatabaseSync(join(where.dataDir ?? '', 'roses.sqlite')).exec(newer)
  await expect(serve({ ...where, port: 0, games: SAMPLE, webRoot: null, logLevel: 'silent' })).rejects.toThrow(
    /^\S.* was written by a newer version of Rose & Crown\. Install that version, or use a copy made by this one\.$/,
  )
})

test('PostgreSQL that is not there, has no such database or refuses the user: each has its sentence', async () => {
  const { url } = await thePostgres()
  const at = (change: (url: URL) => void): string => {
    const own = new URL(url)
    change(own)
    return own.href
  }
  const nothing = at((own) => (own.port = '9'))
  expect(await says('database', { databaseUrl: nothing })).toContain('Is PostgreSQL running')
  const nowhere = at((own) => (own.pathname = '/no_such_database'))
  expect(await says('database', { databaseUrl: nowhere })).toContain('Make it with createdb')
  const nobody = at((own) => (own.username = 'nobody_here'))
  expect(await says('database', { databaseUrl: nobody })).toContain('refuses the user or the password')
  expect(await says('database', { databaseUrl: 'postgres//x' })).toMatch(/^wrong: /)
  expect(await says('database', { databaseUrl: url })).toMatch(/^good: PostgreSQL \d/)
  expect(await says('clock', { databaseUrl: url })).toBe('good: agrees with the database’s')
})

test('a port that another program has is told with what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  expect(await says('port', { port })).toContain(`Port ${port} is taken by another program`)
  other.close()
})

test('a proxy that is not believed, or believed where anybody can pretend to be one, is found', async () => {
  const where = await place('sqlite')
  const served = await startServer(where)
  const here = { ...where, port: served.port }
  expect(await says('proxy', here)).toBe('note: none is expected (TRUST_PROXY).')
  await new Client(served.url).call('GET', '/api/v1/games', undefined, { 'x-forwarded-for': '192.0.2.7' })
  expect(await says('proxy', here)).toContain('wrong: Requests come through a proxy: set TRUST_PROXY=true')
  const open = { ...here, host: '0.0.0.0', env: { TRUST_PROXY: 'true' } }
  expect(await says('proxy', open)).toContain('anybody can claim any address')
  const https = { ...where, env: { ORIGINS: 'https://localhost:9' } }
  expect(await says('proxy', https)).toContain('cookies are not Secure')
  expect(await says('tls', https)).toContain('wrong: https://localhost:9 cannot be reached from here')
  expect(await says('tls', { ...where, env: { ORIGINS: 'http://roses.lan:8080' } })).toContain(
    'passwords travel openly',
  )
})

test('it asks the mail server whether it is there and takes the house’s mail', async () => {
  const office = await PostOffice.open()
  const env = { SMTP_URL: office.url, MAIL_FROM: 'Roses <roses@house.example>' }
  const { host } = new URL(office.url)
  expect(await says('mail', { env })).toBe(
    `warning: ${host} takes our mail, but without ORIGINS the links in it lead to this machine only.`,
  )
  expect(await says('mail', { env: { ...env, ORIGINS: 'https://roses.example' } })).toBe(
    `good: ${host} takes our mail, from Roses <roses@house.example>`,
  )
  expect(office.letters).toEqual([])
  await office.close()
  expect(await says('mail', { env })).toMatch(/^wrong: \S+ does not take our mail: .+ Look at SMTP_URL\.$/)
})

test.each(KINDS)(
  'it looks up where the webhooks lead that people named on %s, sends nothing, and tells no secret',
  async (kind) => {
    const where = await place(kind)
    const served = await startServer({ ...where, calls: { loopback: true } })
    const receiver = await Receiver.open()
    const client = await Client.guest(served.url)
    await client.ask('createAccount', { body: { name: `Hooked ${kind}`, password: 'a long enough password' } })
    // Other ways of being called are no webhooks.
    const { read: _read, ...keys } = subscription()
    const pushed = { kind: 'push', endpoint: `${receiver.url}/push`, ...keys } as const
    expect((await client.ask('addChannel', { body: pushed })).status).toBe(200)
    expect((await client.ask('makeFeed')).status).toBe(200)
    expect(await says('webhooks', where)).toBe('note: nobody has named one yet.')
    await client.ask('addChannel', { body: { kind: 'hook', url: `${receiver.url}/secret`, shape: 'json' } })
    expect(await says('webhooks', where)).toBe(
      'warning: 127.0.0.1: no public address is found from here. Look at the name server of this machine.',
    )
    await served.close()
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    await rows.db.updateTable('channels').set({ address: 'https://1.1.1.1/secret' }).execute()
    expect(await says('webhooks', where)).toBe('good: 1 in use at 1 host.')
    await rows.db.updateTable('channels').set({ off_at: 1 }).execute()
    expect(await says('webhooks', where)).toBe(
      'good: 0 in use at 0 hosts. 1 more failed too often and is switched off.',
    )
    expect(receiver.got).toEqual([])
    await rows.close()
    receiver.close()
  },
)

test('a wrong setting is the first thing it says', async () => {
  expect(await says('settings', { env: { TRUST_PROXY: 'yes' } })).toContain('wrong: TRUST_PROXY must be true or false')
})

test('the admin makes no house in an empty database, and lets go of the one it has looked into', async () => {
  const { databaseUrl = '' } = await bare('postgres')
  await expect(admin({ databaseUrl })).rejects.toThrow('There is no house in the database of DATABASE_URL')
  await (await startServer({ databaseUrl })).close()
  const host = await admin({ databaseUrl })
  expect(await host.tables()).toEqual([])
  await host.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const others = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(async () => (await client.query(others)).rows).toEqual([])
  await client.end()
})

test('what stands before the house is judged by what is set and where it listens', async () => {
  const lines = async (env: Record<string, string>, host = '127.0.0.1') => {
    const { state, says: words } = await proxy({ host, port: 9 }, readSettings(env, true))
    return `${state}: ${words}`
  }
  const https = { ORIGINS: 'https://roses.example' }
  expect(await lines({})).toBe('note: none is expected (TRUST_PROXY).')
  expect(await lines({ ORIGINS: 'http://roses.lan' })).toMatch(/^note: /)
  expect(await lines(https)).toMatch(/^warning: ORIGINS names https/)
  expect(await lines({ ...https, TRUST_PROXY: 'true' })).toBe('good: its headers are believed')
  expect(await lines({ TRUST_PROXY: 'true' }, '0.0.0.0')).toMatch(/^warning: .+HOST is 0\.0\.0\.0.+port 9/)
})

test('behind a name there is to be the house, with a certificate, and a proxy that says so', async () => {
  const asked: string[] = []
  const answers = async (answer: () => Response | Promise<never>) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      asked.push(url instanceof Request ? url.url : url.toString())
      return Promise.resolve(answer())
    })
    const found = await tls(readSettings({ ORIGINS: 'https://roses.example,http://roses.lan' }, true))
    fetched.mockRestore()
    expect(found[1]?.state).toBe('warning')
    return `${found[0]?.state}: ${found[0]?.says}`
  }
  const secure = { headers: { 'strict-transport-security': 'max-age=1' } }
  expect(await answers(() => new Response('{}', secure))).toBe(
    'good: https://roses.example is up, with a certificate that holds',
  )
  expect(await answers(() => new Response('{}'))).toContain(
    'wrong: https://roses.example is up, but its proxy does not',
  )
  expect(await answers(() => new Response(null, { status: 502, ...secure }))).toContain(
    'wrong: https://roses.example answers 502',
  )
  const lost = Object.assign(new TypeError('fetch failed'), { cause: { code: 'CERT_HAS_EXPIRED' } })
  expect(await answers(() => Promise.reject(lost))).toContain('cannot be reached from here (CERT_HAS_EXPIRED)')
  expect(new Set(asked)).toEqual(new Set(['https://roses.example/.well-known/rose-and-crown.json']))
  expect(await tls(readSettings({}, true))).toMatchObject([{ state: 'note' }])
})

test('of copies the last is named, of a folder without any that there are none', async () => {
  const copies = join(folder, 'copies')
  const env = { BACKUP_EVERY: '1d', BACKUP_DIR: copies }
  expect(await says('backups', {})).toMatch(/^note: none are made by the server/)
  expect(await says('backups', { env })).toBe(`note: ${copies} is not there yet: the server makes it.`)
  mkdirSync(copies)
  writeFileSync(join(copies, 'another.txt'), '')
  expect(await says('backups', { env })).toBe(`note: none in ${copies} yet.`)
  for (const day of ['17', '18', '16']) writeFileSync(join(copies, `roses-2026-11-${day}T12-00-00.sqlite`), '')
  expect(await says('backups', { env })).toBe(
    `good: the last one is ${join(copies, 'roses-2026-11-18T12-00-00.sqlite')}`,
  )
  const own = join(folder, 'own')
  mkdirSync(join(own, 'backups'), { recursive: true })
  expect(await says('backups', { dataDir: own, env: { BACKUP_EVERY: '1d' } })).toBe(
    `note: none in ${join(own, 'backups')} yet.`,
  )
})

test('Node is new enough from 24 on, and a house is its owner’s alone', () => {
  expect([node('24.0.0').state, node('23.11.1').state, node('30.1.0').state]).toEqual(['good', 'wrong', 'good'])
  const dataDir = join(folder, 'private')
  mkdirSync(dataDir)
  expect(rights(dataDir, true)).toMatchObject({
    state: 'note',
    says: expect.stringContaining('no house in it yet') as string,
  })
  const file = join(dataDir, 'roses.sqlite')
  writeFileSync(file, '')
  for (const [mode, state] of [
    [0o600, 'good'],
    [0o640, 'warning'],
    [0o604, 'warning'],
  ] as const) {
    chmodSync(file, mode)
    expect([mode, rights(dataDir, true).state]).toEqual([mode, state])
  }
  expect(rights(file, true)).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('is not a folder') as string,
  })
})
