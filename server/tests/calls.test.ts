/** The house calls people: by mail, push and webhook, once, where they asked for it, and never into a private network. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewChannel, Notice } from '../../protocol/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { Client } from './client.ts'
import { PostOffice, Receiver, subscription } from './post-office.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

const MINUTE = 60_000
let office: PostOffice
let receiver: Receiver
let base = ''
let rows: Storage
/** The clock of the house runs ahead by this much. */
let later = 0
const PASSWORD = 'a long enough password'
let people = 0
let looks = 0

beforeAll(async () => {
  office = await PostOffice.open()
  receiver = await Receiver.open()
  const where = await place('sqlite')
  const mail = { url: office.url, from: 'Rose & Crown <roses@house.example>' }
  const calls = { mail, loopback: true, delays: { settle: 0 } }
  base = (await startServer({ ...where, calls, now: () => Date.now() + later })).url
  rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
})
beforeEach(() => {
  office.letters.length = 0
  receiver.got.length = 0
  receiver.answer = (_, reply) => void reply.end('ok')
})
afterAll(async () => {
  await rows.close()
  await closeAll()
  await office.close()
  receiver.close()
})

/** The last letter's link of that kind, to the end of the line. */
const secretIn = (text: string, what: string): string => new RegExp(`#${what}\\.(\\S+)`).exec(text)?.[1] ?? ''

/** Somebody with an account and a confirmed address. */
async function reader(
  language: 'en' | 'fr' | 'cs' = 'en',
  client?: Client,
): Promise<{ client: Client; address: string }> {
  const name = `Reader ${++people}`
  const somebody = client ?? (await Client.guest(base, name))
  await somebody.ask('createAccount', { body: { name, password: PASSWORD } })
  await somebody.ask('setPreferences', { body: { language } })
  const address = `reader${people}@mail.example`
  expect((await somebody.ask('setMail', { body: { address } })).status).toBe(200)
  const [asked] = office.to(address)
  const secret = secretIn(asked?.text ?? '', 'confirm')
  expect((await new Client(base).ask('confirmMail', { body: { secret } })).status).toBe(200)
  office.forget(address)
  return { client: somebody, address }
}

/** Lets the house look at what is due by its clock: it wakes when somebody else has written to its file. */
async function look(): Promise<void> {
  await rows.db
    .insertInto('limits')
    .values({ id: `look ${++looks}`, points: 0, expires_at: 0 })
    .execute()
}

const kinds = async (client: Client, table: string): Promise<readonly Notice['kind'][]> =>
  (await client.ask('listNotices')).body.notices.filter((each) => each.table === table).map(({ kind }) => kind)
const patient = { interval: 100 }

test('an address counts once its reader has said yes, by a link that works once and not for ever', async () => {
  const client = await Client.guest(base, 'Mail')
  const wish = { body: { address: 'new@mail.example' } }
  expect((await client.ask('setMail', wish)).body).toMatchObject({ refused: 'accounts-only' })
  await client.ask('createAccount', { body: { name: 'Mail', password: PASSWORD } })
  for (const address of [
    'no address',
    'a@b',
    'a@mail.example\nbcc: all@mail.example',
    'a@mail.example, b@mail.example',
  ])
    expect((await client.ask('setMail', { body: { address } })).body, address).toMatchObject({ refused: 'bad-address' })
  expect(office.letters).toEqual([])
  await client.ask('setMail', wish)
  expect((await client.ask('getCalls')).body.mail).toMatchObject({ address: 'new@mail.example', confirmed: false })
  const secret = secretIn(office.to('new@mail.example')[0]?.text ?? '', 'confirm')
  const stranger = new Client(base)
  later += 25 * 60 * MINUTE
  expect((await stranger.ask('confirmMail', { body: { secret } })).body).toMatchObject({ refused: 'no-such-link' })
  await client.ask('setMail', wish)
  const again = { body: { secret: secretIn(office.letters.at(-1)?.text ?? '', 'confirm') } }
  expect((await stranger.ask('confirmMail', again)).status).toBe(200)
  expect(stranger.cookie).toBe('')
  expect((await stranger.ask('confirmMail', again)).body).toMatchObject({ refused: 'no-such-link' })
  expect((await client.ask('getCalls')).body.mail).toMatchObject({ confirmed: true })
  expect((await client.ask('testChannel', { id: 'mail' })).status).toBe(200)
  expect(office.to('new@mail.example').at(-1)?.subject).toBe('Rose & Crown: this is a test')
})

test('a mail calls in the language of its reader, opens the table for them, signs nobody in, and one click ends it', async () => {
  const { id, clients } = await seated(base, 2)
  const [, second] = clients as [Client, Client]
  const { address } = await reader('cs', second)
  await clients[0]!.ask('resign', { id })
  await expect.poll(() => office.to(address).length, patient).toBe(1)
  const [letter] = office.to(address)
  expect(letter?.subject).toBe('sample: hra skončila')
  expect(letter?.text).toContain('S vámi u stolu: Player 0.')
  expect(letter?.html).toContain('Otevřít stůl')
  const link = /(http:\S+\/go\/\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const opened = await fetch(link, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location'), opened.headers.getSetCookie()]).toEqual([303, `/t/${id}`, []])
  expect(
    (
      await fetch(
        link.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
        { redirect: 'manual' },
      )
    ).status,
  ).toBe(404)
  const list = letter?.headers.get('list') as { unsubscribe?: { url: string }; 'unsubscribe-post'?: { name: string } }
  expect(list['unsubscribe-post']?.name).toBe('List-Unsubscribe=One-Click')
  const url = list.unsubscribe?.url ?? ''
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const clicks = [await fetch(url, { ...form, body: 'List-Unsubscribe=One-Click' }), await fetch(url, form)]
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect((await fetch(`${url.slice(0, -3)}xyz`, form)).status).toBe(404)
  expect((await second.ask('getCalls')).body.settings.mail).toBe('off')
  later += 61 * 24 * 60 * MINUTE
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(404)
})

test('somebody needed is called once, not while the table is open, and after a while although they have looked', async () => {
  const { id, clients } = await seated(base, 2, { clock: { kind: 'days', days: 14, overdue: 'idle' } })
  const { client, address } = await reader('fr', clients[1])
  const live = await client.live()
  await live.open(id)
  later += 2 * MINUTE
  await look()
  expect(await kinds(client, id)).not.toContain('needed')
  const left = Date.now() + later
  live.close()
  const seen = rows.db.selectFrom('seats').select('seen_at').where('table_id', '=', id).where('seat', '=', 1)
  await expect.poll(async () => (await seen.executeTakeFirstOrThrow()).seen_at, patient).toBeGreaterThanOrEqual(left)
  later += 90 * MINUTE
  await look()
  await expect
    .poll(() => office.to(address).map(({ subject }) => subject), patient)
    .toContain('sample\u202f: on attend votre décision')
  later += 600 * MINUTE
  await look()
  expect((await kinds(client, id)).filter((kind) => kind === 'needed')).toHaveLength(1)
  // A fifth of fourteen days is more than six hours: six hours before the end, and not seven.
  later += (14 * 24 - 7) * 60 * MINUTE - (2 + 90 + 600) * MINUTE
  await look()
  await look()
  expect(await kinds(client, id)).not.toContain('hurry')
  later += 90 * MINUTE
  await look()
  await expect.poll(() => kinds(client, id), patient).toContain('hurry')
})

test('a push is read by the browser it is for and by nobody else, and a browser that is gone is forgotten', async () => {
  const { id, clients } = await seated(base, 2)
  const [first, second] = clients as [Client, Client]
  const { read, ...keys } = subscription()
  const wish = (endpoint: string): { body: NewChannel } => ({ body: { kind: 'push', endpoint, ...keys } })
  for (const endpoint of [
    'https://10.0.0.7/push',
    'https://[fd00::1]/push',
    'https://169.254.169.254/latest',
    'https://100.64.1.1/p',
  ])
    expect((await second.ask('addChannel', wish(endpoint))).body, endpoint).toMatchObject({
      refused: 'private-address',
    })
  expect((await second.ask('addChannel', wish('file:///etc/passwd'))).body).toMatchObject({ refused: 'bad-address' })
  // Whoever asks to be called before the beginning has been told is called about that, too.
  await expect.poll(() => kinds(second, id), patient).toContain('started')
  expect((await second.ask('addChannel', wish(`${receiver.url}/push`))).status).toBe(200)
  await first.ask('resign', { id })
  await expect.poll(() => receiver.got.length, patient).toBe(1)
  const [pushed] = receiver.got
  expect(JSON.parse(read(pushed!.body))).toEqual({
    title: 'sample: the game is over',
    body: 'See how it ended, and look back on it. With you there: Player 0.',
    path: `/t/${id}`,
    tag: id,
    actions: [
      { action: 'open', title: 'Open' },
      { action: 'mute', title: 'Mute this table' },
    ],
  })
  expect(pushed!.headers.authorization).toMatch(/^vapid t=.+, k=.+/)
  receiver.answer = (_, reply) => void reply.writeHead(410).end()
  const next = (await first.ask('offerRematch', { id })).body.id
  await expect.poll(async () => (await second.ask('getCalls')).body.channels, patient).toEqual([])
  expect(next).not.toBe(id)
})

test('a webhook can check who called; it is not followed elsewhere, not read for long, and off after ten failures, with a notice', async () => {
  const { id, clients } = await seated(base, 2)
  const { client } = await reader('en', clients[1])
  const hook = (path: string, shape: 'json' | 'ntfy' = 'json') => ({
    body: { kind: 'hook' as const, url: `${receiver.url}${path}`, shape },
  })
  const { channel, secret } = (await client.ask('addChannel', hook('/mine'))).body
  await clients[0]!.ask('resign', { id })
  await expect.poll(() => receiver.got.length, patient).toBe(1)
  const { body, headers } = receiver.got[0]!
  const [, at = '', given = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['roses-signature'])) ?? []
  expect(
    createHmac('sha256', secret ?? '')
      .update(`${at}.${body.toString()}`)
      .digest('hex'),
  ).toBe(given)
  expect(JSON.parse(body.toString())).toMatchObject({ kind: 'finished', table: id, game: 'sample' })
  receiver.got.length = 0
  receiver.answer = ({ path }, reply) =>
    void (path === '/inner' ? reply.end() : reply.writeHead(302, { location: `${receiver.url}/inner` }).end())
  const refused = await client.ask('testChannel', { id: channel.id })
  expect(refused.body).toMatchObject({
    refused: 'not-delivered',
    reason: expect.stringContaining('followed') as string,
  })
  expect(receiver.got.map(({ path }) => path)).toEqual(['/mine'])
  receiver.answer = (_, reply) => void reply.writeHead(500).end(Buffer.alloc(10_000_000))
  expect((await client.ask('testChannel', { id: channel.id })).body).toMatchObject({ refused: 'not-delivered' })
  await rows.db.updateTable('channels').set({ failures: 9 }).where('id', '=', channel.id).execute()
  await client.ask('offerRematch', { id })
  await clients[0]!.ask('offerRematch', { id })
  const off = async (): Promise<boolean> =>
    (await client.ask('listNotices')).body.notices.some(
      ({ kind, reason }) => kind === 'channel-off' && reason === 'hook',
    )
  await expect.poll(off, patient).toBe(true)
  expect((await client.ask('getCalls')).body.channels[0]?.offAt).toBeGreaterThan(0)
  expect((await client.ask('removeChannel', { id: channel.id })).status).toBe(200)
  expect((await client.ask('removeChannel', { id: channel.id })).body).toMatchObject({ refused: 'no-such-channel' })
})

test('an address that does not exist is noted, and its person told in the page', async () => {
  const { id, clients } = await seated(base, 2)
  const { client, address } = await reader('en', clients[1])
  office.unknown.add(address)
  await clients[0]!.ask('resign', { id })
  await expect.poll(async () => (await client.ask('getCalls')).body.mail?.offAt ?? null, patient).not.toBe(null)
  const { notices } = (await client.ask('listNotices')).body
  expect(notices.filter(({ kind }) => kind === 'channel-off')).toMatchObject([{ reason: 'mail', table: '' }])
})

test('one mail a day holds everything that still matters; a table that is muted calls nobody; quiet hours wait', async () => {
  const { id, clients } = await seated(base, 2)
  const muted = await seated(base, 2)
  const { client, address } = await reader('cs', clients[1])
  const zone = 'UTC'
  const hour = (new Date(Date.now() + later).getUTCHours() + 2) % 24
  const settings = { mail: 'daily', hour, zone, quiet: null, warn: null, without: [] } as const
  expect((await client.ask('setCalls', { body: { ...settings, without: [] } })).status).toBe(200)
  await clients[0]!.ask('resign', { id })
  await expect.poll(() => kinds(client, id), patient).toContain('finished')
  expect(office.to(address)).toEqual([])
  const other = muted.clients[1]!
  const quiet = await reader('en', other)
  await other.ask('muteTable', { id: muted.id, body: { muted: true } })
  await muted.clients[0]!.ask('resign', { id: muted.id })
  later += 3 * 60 * MINUTE
  await look()
  await expect
    .poll(() => office.to(address).map(({ subject }) => subject), patient)
    .toEqual(['Rose & Crown: dnes jedna novinka'])
  // Each line leads to its own table.
  const [daily] = office.to(address)
  expect(daily?.html).toMatch(/<li[^>]*><a href="[^"]+\/go\/[^"]+"[^>]*>sample: hra skončila\.<\/a> Podívejte se/)
  const link = /- sample: hra skončila\. .+\n {2}(http\S+\/go\/\S+)/.exec(daily?.text ?? '')?.[1] ?? ''
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe(`/t/${id}`)
  expect(office.to(quiet.address)).toEqual([])
})

test('what is said in somebody’s quiet hours reaches them when those are over, and others at once', async () => {
  const { id, clients } = await seated(base, 3)
  const [asleep, awake] = [await reader('en', clients[1]), await reader('en', clients[2])]
  const from = new Date(Date.now() + later).getUTCHours()
  const quiet = { from, to: (from + 2) % 24 }
  const settings = { mail: 'each', hour: 8, zone: 'UTC', quiet, warn: null, without: [] } as const
  expect((await asleep.client.ask('setCalls', { body: { ...settings, without: [] } })).status).toBe(200)
  later += MINUTE
  await clients[0]!.ask('sendChat', { id, body: { text: 'Anybody there?' } })
  later += 3 * MINUTE
  await look()
  await expect.poll(() => office.to(awake.address).length, patient).toBeGreaterThan(0)
  await expect.poll(() => kinds(asleep.client, id), patient).toContain('chat')
  const waiting = rows.db
    .selectFrom('jobs')
    .select(['run_at', 'lease'])
    .where('kind', '=', 'call')
    .where('table_id', '=', id)
  // Put off until the hour is over, in their own zone.
  const hours = async (): Promise<readonly unknown[]> => {
    const jobs = await waiting.execute()
    return [...new Set(jobs.map(({ run_at, lease }) => (lease === null ? new Date(run_at).getUTCHours() : 'at work')))]
  }
  await expect.poll(hours, patient).toEqual([quiet.to])
  expect(office.to(asleep.address)).toEqual([])
  later += 120 * MINUTE
  await look()
  await expect.poll(() => office.to(asleep.address).map(({ subject }) => subject), patient).not.toEqual([])
})

test('feeds are for whoever has the link, until it is renewed; names cannot break out of them', async () => {
  const { id, clients } = await seated(base, 2, { clock: { kind: 'days', days: 2, overdue: 'idle' } })
  await clients[0]!.ask('renameMe', { body: { name: 'A; B, <c>' } })
  const { calendar, atom } = (await clients[1]!.ask('makeFeed')).body
  const text = await (await fetch(calendar)).text()
  expect(text).toContain(`URL:${base}/t/${id}`)
  expect(text).toContain('DESCRIPTION:A\\; B\\, <c>')
  const feed = await fetch(atom)
  expect(feed.headers.get('content-type')).toContain('application/atom+xml')
  expect(await feed.text()).toContain('<summary>A; B, &#60;c&#62;</summary>')
  await clients[1]!.ask('makeFeed')
  expect((await fetch(calendar)).status).toBe(404)
  await clients[1]!.ask('removeFeed')
  expect((await clients[1]!.ask('getCalls')).body.feed).toBe(false)
})

test('a vote, words and a seat that changed hands are told to those who were not there', async () => {
  const { id, clients } = await seated(base, 3, { clock: { kind: 'days', days: 1, overdue: 'bot' } })
  const [a, b, c] = clients as [Client, Client, Client]
  later += MINUTE
  await a.ask('propose', { id, body: { kind: 'pause' } })
  await a.ask('sendChat', { id, body: { text: 'Shall we pause?' } })
  await b.vote(id, 'pause', true)
  later += 3 * MINUTE
  await look()
  await expect
    .poll(async () => (await kinds(c, id)).toSorted(), patient)
    .toEqual(['chat', 'needed', 'proposal', 'started'])
  expect(await kinds(a, id)).not.toContain('chat')
  expect(await kinds(b, id)).not.toContain('proposal')
  await c.vote(id, 'pause', false)
  later += 25 * 60 * MINUTE
  await look()
  await expect.poll(() => kinds(c, id), patient).toContain('replaced')
})

test('a link to a new password comes by mail to who has allowed it with the password, once and for half an hour', async () => {
  const { client, address } = await reader('fr')
  const { name } = (await client.ask('getMe')).body.me ?? { name: '' }
  const stranger = new Client(base)
  const asking = async () => await stranger.ask('askReset', { body: { name } })
  const allow = async (password?: string) =>
    (await client.ask('allowMailReset', { body: { allowed: true, ...(password !== undefined && { password }) } }))
      .status
  // Not before it was allowed, and a stolen cookie does not allow it; the answer is the same for nobody at all.
  const answers = [await asking(), await stranger.ask('askReset', { body: { name: 'Nobody here' } })]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { ok: true }],
    [200, { ok: true }],
  ])
  expect([await allow(), await allow('a guess at it')]).toEqual([401, 401])
  expect(await allow(PASSWORD)).toBe(200)
  expect((await client.ask('getWaysIn')).body.mail).toBe(true)
  await asking()
  await expect.poll(() => office.to(address).length, patient).toBe(1)
  const [letter] = office.to(address)
  expect(letter?.subject).toBe('Un nouveau mot de passe')
  const secret = /\/reset#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  await asking()
  await expect.poll(() => office.to(address).length, patient).toBe(2)
  const second = /\/reset#([\w-]+)/.exec(office.to(address)[1]?.text ?? '')?.[1] ?? ''
  const hook = { kind: 'hook', url: `${receiver.url}/mine`, shape: 'json' } as const
  expect((await client.ask('addChannel', { body: hook })).status).toBe(200)
  const { calendar } = (await client.ask('makeFeed')).body
  // Asking again ends no link that is on its way; using one ends both.
  const reset = async (given: string) =>
    (await stranger.ask('resetPassword', { body: { secret: given, password: 'chosen by mail' } })).status
  expect(await reset(secret)).toBe(200)
  expect(await reset(second)).toBe(404)
  expect((await client.ask('getMe')).body.me).toBe(null)
  await stranger.ask('signIn', { body: { name, password: 'chosen by mail' } })
  // Whoever had got hold of the account hears no more of it; the address that was confirmed stays.
  expect((await fetch(calendar)).status).toBe(404)
  expect((await stranger.ask('getCalls')).body).toMatchObject({ channels: [], feed: false, mail: { address } })
  office.letters.length = 0
  await asking()
  await expect.poll(() => office.to(address).length, patient).toBe(1)
  const late = /\/reset#([\w-]+)/.exec(office.to(address)[0]?.text ?? '')?.[1] ?? ''
  later += 31 * MINUTE
  expect(await reset(late)).toBe(404)
  // Another address must be allowed anew.
  await stranger.ask('setMail', { body: { address: 'another@mail.example' } })
  const yes = secretIn(office.to('another@mail.example')[0]?.text ?? '', 'confirm')
  await new Client(base).ask('confirmMail', { body: { secret: yes } })
  expect((await stranger.ask('getWaysIn')).body.mail).toBe(false)
})
