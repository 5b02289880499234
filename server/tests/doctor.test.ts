/** `roses doctor`: a line for each thing that can be wrong, and nothing is changed by asking. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { admin, doctor, serve } from '../main.ts'
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
