/** What a call promises whatever happens: never none, by one node alone, and never a word more than its seat may know. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextHour, quietUntil } from '../calls/settings.ts'
import { isOurs, isPublic } from '../calls/reach/private-ranges.ts'
import { post, readTarget, resolved } from '../calls/reach/index.ts'
import type { ServeOptions } from '../main.ts'
import { openStorage } from '../storage/index.ts'
import type { Client } from './client.ts'
import { PostOffice, Receiver, subscription, withMail } from './post-office.ts'
import { startNode } from './process.ts'
import { closeAll, KINDS, place, SAMPLE, seated, startServer } from './test-server.ts'

let office: PostOffice
let receiver: Receiver
const folder = mkdtempSync(join(tmpdir(), 'roses-calls-'))
const patient = { interval: 100 }
const hooked = { loopback: true, delays: { settle: 0 } } as const
const mailed = () => ({ ...hooked, mail: { url: office.url, from: 'roses@house.example' } })

beforeAll(async () => {
  office = await PostOffice.open()
  receiver = await Receiver.open()
})
beforeEach(() => {
  office.held = false
  office.letters.length = 0
  receiver.got.length = 0
})
afterAll(async () => {
  await closeAll()
  await office.close()
  receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(KINDS)('a node killed between commit and delivery on %s: the call comes all the same', async (kind) => {
  const options: ServeOptions = { ...(await place(kind)), port: 0, games: SAMPLE, calls: mailed() }
  const node = await startNode(options)
  const { id, clients } = await seated(node.url, 2)
  const address = await withMail(office, clients[1]!, `Crash${kind}`)
  // The letter has left the house and is never acknowledged.
  office.held = true
  await clients[0]!.ask('resign', { id })
  const rows = await openStorage({ dataDir: options.dataDir ?? '', databaseUrl: options.databaseUrl })
  const calls = () => rows.db.selectFrom('jobs').select('id').where('kind', '=', 'call').execute()
  await expect.poll(async () => (await calls()).length, patient).toBe(1)
  await node.kill('SIGKILL')
  office.held = false
  const again = await startNode(options)
  await expect.poll(() => office.to(address).length, patient).toBeGreaterThanOrEqual(1)
  await expect.poll(async () => (await calls()).length, patient).toBe(0)
  expect(office.to(address).length).toBeLessThanOrEqual(2)
  expect(new Set(office.to(address).map(({ messageId }) => messageId)).size).toBe(1)
  await rows.close()
  await again.kill('SIGTERM')
})

test('two nodes on PostgreSQL: each call is made once', async () => {
  const where = await place('postgres')
  const nodes = await Promise.all([0, 1].map(() => startServer({ ...where, calls: mailed() })))
  const [one, two] = nodes.map(({ url }) => url) as [string, string]
  const houses = await Promise.all(
    [1, 2, 3].map(async (n) => {
      const { id, clients } = await seated(one, 2)
      return { id, clients, address: await withMail(office, clients[1]!, `Node${n}`) }
    }),
  )
  for (const { id, clients } of houses) {
    clients[0]!.base = two
    await clients[0]!.ask('resign', { id })
  }
  await expect.poll(() => office.letters.length, patient).toBe(houses.length)
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  await expect
    .poll(async () => await rows.db.selectFrom('jobs').select('id').where('kind', '=', 'call').execute(), patient)
    .toEqual([])
  for (const { address } of houses) expect(office.to(address)).toHaveLength(1)
  await rows.close()
})

test('two tables that differ only in what a seat cannot know send it the same mail, push, webhook and feed', async () => {
  let later = 0
  const { dataDir: first = '' } = await place('sqlite')
  const served = await startServer({ dataDir: first, calls: mailed() })
  const clock = { kind: 'days', days: 3, overdue: 'idle' } as const
  const { id, clients } = await seated(served.url, 2, { clock })
  const [a, b] = clients as [Client, Client]
  const address = await withMail(office, b, 'Same')
  const { read, ...keys } = subscription()
  await b.ask('addChannel', { body: { kind: 'push', endpoint: `${receiver.url}/push`, ...keys } })
  await b.ask('addChannel', { body: { kind: 'hook', url: `${receiver.url}/hook`, shape: 'json' } })
  const feed = (await b.ask('makeFeed')).body
  const { legal } = (await a.ask('getState', { id })).body
  await served.close()
  // The same moments in both worlds.
  const fixed = Date.now()

  /** One world: the other seat has chosen that card in secret. */
  const world = async (name: string, card: string): Promise<object> => {
    const dataDir = join(folder, name)
    cpSync(first, dataDir, { recursive: true })
    const now = (): number => fixed + later
    later = 0
    const house = await startServer({ dataDir, calls: mailed(), now, origins: ['https://house.example'] })
    a.base = house.url
    const { number } = (await a.ask('getState', { id })).body
    expect((await a.ask('act', { id, body: { id: `m-${name}`, number, steps: [card] } })).status).toBe(200)
    later = 2 * 3_600_000
    const rows = await openStorage({ dataDir, databaseUrl: undefined })
    await rows.db
      .insertInto('limits')
      .values({ id: `look ${name}`, points: 0, expires_at: 0 })
      .execute()
    await expect.poll(() => [office.to(address).length, receiver.got.length], patient).toEqual([1, 2])
    const [letter] = office.to(address)
    const [notice] = await rows.db.selectFrom('notices').select('id').where('kind', '=', 'needed').execute()
    const same = (text: string): string => text.replaceAll(notice?.id ?? '', 'notice')
    const pushed = receiver.got.find(({ path }) => path === '/push')!
    const hook = receiver.got.find(({ path }) => path === '/hook')!
    const feeds = await Promise.all(
      [feed.calendar, feed.atom].map(async (url) => (await fetch(url.replace(served.url, house.url))).text()),
    )
    const told = {
      mail: [letter?.subject, letter?.text, letter?.html].map((text) => same(text ?? '')),
      push: [read(pushed.body), pushed.body.length],
      hook: same(hook.body.toString()),
      feeds,
    }
    await rows.close()
    await house.close()
    office.letters.length = 0
    receiver.got.length = 0
    return told
  }
  const one = await world('one', legal[0]!)
  const two = await world('two', legal[1]!)
  expect(one).toEqual(two)
  expect(JSON.stringify(one)).toContain('your decision is needed')
})

test('addresses of private networks are known in every spelling, and a name that leads to one is refused whatever else it leads to', async () => {
  const inner = [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.100.100.200',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'ff02::1',
  ]
  expect(inner.filter((address) => isPublic(address))).toEqual([])
  expect(['1.1.1.1', '2606:4700:4700::1111', '172.32.0.1'].filter((address) => !isPublic(address))).toEqual([])
  const reach = { loopback: false }
  const spelled = [
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:7f00:1]/',
    'http://localhost/',
    'http://a.internal/',
  ]
  for (const url of spelled) expect(() => readTarget(url, reach), url).toThrow('private network')
  for (const url of ['ftp://a.example/', 'http://a.example:22/', 'http://u:p@a.example/', 'http://a.example/\r\nx'])
    expect(() => readTarget(url, reach), url).toThrow()
  // The machine's own address on the open internet, as a provider gives it.
  const card = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', internal: false }
  const cards = {
    eth0: [
      { ...card, address: '1.1.1.1', family: 'IPv4' as const, cidr: '1.1.1.1/24' },
      { ...card, address: '2606:4700:4700::1111', family: 'IPv6' as const, cidr: null, scopeid: 0 },
    ],
  }
  const addresses = ['1.1.1.1', '2606:4700:4700:0::1111', '1.1.1.2', '2606:4700:4700::1112', 'a name']
  expect(addresses.map((address) => isOurs(address, cards))).toEqual([true, true, false, false, false])
  const both = () =>
    Promise.resolve([
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  await expect(resolved(new URL('https://two.example/'), reach, both)).rejects.toThrow('private network')
})

test('a name that means another address a moment later is not followed there: it is asked once, and the call goes where it was looked at', async () => {
  const asked: string[] = []
  const moving = (name: string) => {
    asked.push(name)
    return Promise.resolve([{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
  }
  // Nobody else knows the name, so that whoever looked it up anew would come to nothing.
  const url = new URL(receiver.url)
  url.hostname = 'moving.example'
  expect(await post(url, {}, 'here', { loopback: true }, moving)).toMatchObject({ status: 200 })
  expect(asked).toEqual(['moving.example'])
  expect(receiver.got.map(({ body, headers }) => [String(body), headers.host])).toEqual([['here', url.host]])
  await expect(post(url, {}, 'there', { loopback: true }, moving)).rejects.toThrow('private network')
  expect(receiver.got).toHaveLength(1)
})

test('quiet hours and the hour of the daily mail are those of the person’s own zone, over a change of the clocks too', async () => {
  const at = (text: string): number => Date.parse(text)
  const usual = { mail: 'each', hour: 8, quiet: { from: 22, to: 7 }, warn: null, without: [] } as const
  const prague = { ...usual, without: [], zone: 'Europe/Prague' }
  expect(quietUntil(prague, at('2026-03-28T22:30:00Z'))).toBe(at('2026-03-29T05:00:00Z'))
  expect(quietUntil(prague, at('2026-03-29T05:00:00Z'))).toBe(null)
  expect(quietUntil({ ...prague, quiet: null }, at('2026-03-28T22:30:00Z'))).toBe(null)
  // From ten to ten is no time at all, not the whole day.
  expect(quietUntil({ ...prague, quiet: { from: 22, to: 22 } }, at('2026-03-28T21:30:00Z'))).toBe(null)
  expect(nextHour(prague, at('2026-03-28T07:10:00Z'))).toBe(at('2026-03-29T06:00:00Z'))
  expect(nextHour({ ...prague, zone: 'Asia/Kathmandu' }, at('2026-03-28T00:00:00Z'))).toBe(at('2026-03-28T02:15:00Z'))
})
