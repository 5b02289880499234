/** What a host writes into the environment: read, or named in a sentence. */
import { afterAll, expect, test } from 'vitest'
import { readPort, readSettings } from '../main.ts'
import { Client } from './client.ts'
import { startNode } from './process.ts'
import { closeAll, place, SAMPLE, startServer } from './test-server.ts'

afterAll(closeAll)

test('without any setting the house is for this machine: no proxy is believed, nothing is logged by request', () => {
  expect(readSettings({}, true)).toEqual({
    origins: [],
    trustProxy: false,
    metricsToken: null,
    limits: 1,
    limitPoints: {},
    logLevel: 'info',
    logRequests: false,
    drainMs: 0,
    backups: null,
    opening: { live: 180_000, slow: 86_400_000 },
    house: { name: null, contact: null },
    calls: { mail: null },
  })
  expect(readSettings({ METRICS_TOKEN: '', ORIGINS: '', TRUST_PROXY: '' }, false)).toMatchObject({
    metricsToken: null,
    logRequests: true,
  })
})

test('settings are read as they are meant', () => {
  const env = {
    ORIGINS: ' https://Roses.example/ ,http://roses.lan:8080',
    TRUST_PROXY: 'true',
    LIMITS: 'guests=500, http=5000',
    LOG_REQUESTS: 'false',
    BACKUP_EVERY: '6h',
    BACKUP_KEEP: '3',
    BACKUP_DIR: '/copies',
  }
  expect(readSettings(env, false)).toMatchObject({
    origins: ['https://roses.example', 'http://roses.lan:8080'],
    trustProxy: true,
    limits: 1,
    limitPoints: { guests: 500, http: 5000 },
    logRequests: false,
    drainMs: 2000,
    backups: { every: 21_600_000, keep: 3, folder: '/copies' },
  })
  expect(readSettings({ LIMITS: '2.5', DRAIN_SECONDS: '0.5' }, true)).toMatchObject({ limits: 2.5, drainMs: 500 })
})

test.each([
  ['TRUST_PROXY', '1', 'TRUST_PROXY must be true or false, not "1"'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true or false, not "yes"'],
  ['TRUST_PROXY', '10.0.0.0/8', 'It takes no addresses.'],
  ['ORIGINS', 'roses.example', 'ORIGINS must list whole addresses such as https://roses.example'],
  ['ORIGINS', 'https://roses.example/club', 'not "https://roses.example/club"'],
  ['ORIGINS', 'https://*.example', 'not "https://*.example"'],
  ['ORIGINS', 'https://good.example;https://bad.example', 'ORIGINS must list whole addresses'],
  ['LIMITS', '0', 'LIMITS must be a number that widens all limits'],
  ['LIMITS', 'gusts=5', 'not "gusts=5"'],
  ['LIMITS', 'guests=many', 'not "guests=many"'],
  ['LIMITS', 'guests=0', 'not "guests=0"'],
  ['LIMITS', 'guests=1.5', 'not "guests=1.5"'],
  ['LIMITS', 'http=50,guests=', 'not "guests="'],
  ['LIMITS', 'guests=1000001', 'not "guests=1000001"'],
  ['LIMITS', '1001', 'LIMITS must be a number that widens all limits'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info'],
  ['LOG_REQUESTS', 'on', 'LOG_REQUESTS must be true or false'],
  ['DRAIN_SECONDS', '60', 'DRAIN_SECONDS must be a number from 0 to 3'],
  ['OPENING_HOURS', 'long', 'OPENING_HOURS must be a number from 0 to 10000, not "long"'],
  ['BACKUP_EVERY', 'daily', 'BACKUP_EVERY must be a time such as 30m, 6h or 1d'],
  ['BACKUP_EVERY', '1m', 'from 5m to 31d'],
  ['BACKUP_EVERY', '32d', 'from 5m to 31d'],
  ['BACKUP_EVERY', '5', 'from 5m to 31d'],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS must be a number from 0 to 3'],
  ['OPENING_MINUTES', '10001', 'OPENING_MINUTES must be a number from 0 to 10000'],
  ['ORIGINS', 'https://user@roses.example', 'ORIGINS must list whole addresses'],
  ['ORIGINS', 'https://roses.example?x', 'ORIGINS must list whole addresses'],
  ['ORIGINS', 'ftp://roses.example', 'ORIGINS must list whole addresses'],
])('%s=%s is refused by name', (name, value, says) => {
  expect(() => readSettings({ [name]: value }, true)).toThrow(says)
})

test('bounds belong to what they bound, and what is left out is as usual', () => {
  const every = (given: string) => readSettings({ BACKUP_EVERY: given }, true).backups
  expect([every('5m'), every(' 31d ')]).toEqual([
    { every: 300_000, keep: 7, folder: null },
    { every: 31 * 86_400_000, keep: 7, folder: null },
  ])
  const keep = (BACKUP_KEEP: string) => readSettings({ BACKUP_EVERY: '1d', BACKUP_KEEP }, true).backups?.keep
  expect([keep('1'), keep('1000'), keep('')]).toEqual([1, 1000, 7])
  for (const wrong of ['0', '1001', '2.5', 'all'])
    expect(() => keep(wrong), wrong).toThrow('BACKUP_KEEP must be a whole number from 1 to 1000')
  expect(readSettings({ LIMITS: '1000', DRAIN_SECONDS: '3' }, true)).toMatchObject({ limits: 1000, drainMs: 3000 })
  expect(readSettings({ LIMITS: 'guests=1,http=1000000' }, true).limitPoints).toEqual({ guests: 1, http: 1_000_000 })
  expect(readSettings({ OPENING_MINUTES: '5', OPENING_HOURS: '1.5' }, true).opening).toEqual({
    live: 300_000,
    slow: 5_400_000,
  })
  const house = { HOUSE_NAME: 'The Rose', HOUSE_CONTACT: 'host@roses.example', METRICS_TOKEN: 'only-us' }
  expect(readSettings({ ...house, LOG_LEVEL: 'warn', LOG_REQUESTS: 'true' }, true)).toMatchObject({
    house: { name: 'The Rose', contact: 'host@roses.example' },
    metricsToken: 'only-us',
    logLevel: 'warn',
    logRequests: true,
  })
  expect([readPort('0'), readPort('65535'), readPort('8080')]).toEqual([0, 65_535, 8080])
  for (const wrong of ['', ' ', '-1', '65536', '80.5', 'http'])
    expect(() => readPort(wrong), wrong).toThrow('the port must be a number from 0 to 65535')
})

test('a limit that the host has set is the one that holds', async () => {
  const served = await startServer({ ...(await place('sqlite')), limits: 1, limitPoints: { guests: 2 } })
  const guest = () => new Client(served.url).ask('createGuest', { body: { name: 'Somebody' } })
  expect([(await guest()).status, (await guest()).status, (await guest()).status]).toEqual([200, 200, 429])
})

test('a proxy nobody told the house of is told to the host, once, and seen in the metrics', async () => {
  const node = await startNode({ ...(await place('sqlite')), port: 0, games: SAMPLE, logLevel: 'warn' })
  const ignored = async () =>
    /^roses_forwarded_ignored (\d)$/m.exec((await new Client(node.url).get<string>('/metrics')).body)?.[1]
  expect(await ignored()).toBe('0')
  for (let i = 0; i < 3; i++)
    await new Client(node.url).call('GET', '/api/v1/games', undefined, { 'x-forwarded-for': '192.0.2.7' })
  expect(await ignored()).toBe('1')
  await node.kill('SIGTERM')
  expect(node.output().match(/set TRUST_PROXY=true/g)).toHaveLength(1)
})
