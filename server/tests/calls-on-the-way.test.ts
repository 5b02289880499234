/** From what happens at a table to the call that goes out: who is told, whether it is still worth it, and what becomes of it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notice } from '../../protocol/index.ts'
import { deliverCall, type NoticeRow, targetOf } from '../calls/deliver.ts'
import { sendDigest } from '../calls/digest.ts'
import { give, newNotice } from '../calls/give.ts'
import { callJob } from '../calls/plan.ts'
import { sceneOf } from '../calls/scene.ts'
import { post, readTarget } from '../calls/reach/index.ts'
import { setCallSettings } from '../calls/settings.ts'
import { tell } from '../calls/tell.ts'
import { worth } from '../calls/worth.ts'
import { Deferred } from '../mail/mailer.ts'
import { jobRow, type Told } from '../jobs/new-jobs.ts'
import type { ClaimedJob, Schema } from '../storage/index.ts'
import { DAY, HOUR, MINUTE, NOON, RowHouse } from './row-house.ts'
import { catalogue as games } from './sample.ts'
import { closeAll } from './test-server.ts'

const USUAL = { mail: 'each', hour: 8, zone: 'UTC', quiet: null, warn: null, without: [] } as const
let house: RowHouse

beforeAll(async () => {
  house = await RowHouse.open()
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

const address = (person_id: string, more: object = {}) => ({
  id: 'm',
  person_id,
  address: `${person_id}@mail.example`,
  token_hash: null,
  expires_at: null,
  confirmed_at: NOON - DAY,
  failures: 0,
  off_at: null,
  digest_at: null,
  recovery_at: null,
  created_at: NOON,
  ...more,
})

/** A job, as this node has claimed it. */
async function claimed(job: Parameters<typeof jobRow>[1]): Promise<ClaimedJob> {
  await house.storage.write([jobRow(house.storage.db, job)])
  await house.storage.db.updateTable('jobs').set({ lease: 'mine' }).where('id', '=', job.id).execute()
  return { ...job, lease: 'mine', failures: 0, host: null }
}

async function told(about: Told): Promise<readonly string[]> {
  house.told.length = 0
  await tell(
    house.services,
    await claimed({ id: 'tell', kind: 'tell', table: 't', body: JSON.stringify(about), runAt: NOON }),
  )
  expect((await house.all('jobs')).filter(({ id }) => id === 'tell')).toEqual([])
  return house.told.toSorted((a, b) => (a < b ? -1 : 1))
}

const proposal = (more: Partial<Schema['proposals']> = {}): Schema['proposals'] => ({
  table_id: 't',
  kind: 'draw',
  by_seat: 0,
  target: null,
  level: null,
  agreed: '[0]',
  created_at: NOON,
  ...more,
})

test('a vote is asked of those who have not agreed and are not here, while it stands', async () => {
  for (const id of ['anna', 'bert', 'cid', 'dora']) await house.person(id)
  await house.table('t', ['anna', 'bert', 'cid', 'bot', 'dora'])
  await house.add('proposals', proposal({ agreed: '[0,2]' }))
  // Dora was here after it was proposed.
  const seen = house.storage.db.updateTable('seats').set({ seen_at: NOON + MINUTE })
  await seen.where('person_id', '=', 'dora').execute()
  expect(await told({ kind: 'proposal', of: 'draw', at: NOON })).toEqual(['bert: proposal'])
  expect(await told({ kind: 'proposal', of: 'draw', at: NOON - 1 })).toEqual([])
  expect(await told({ kind: 'proposal', of: 'pause', at: NOON })).toEqual([])
  await house.storage.db.updateTable('tables').set({ status: 'finished', revision: 9 }).execute()
  expect(await told({ kind: 'proposal', of: 'draw', at: NOON })).toEqual([])
})

test('who has lost the seat to somebody else is told, and who is kept a seat; not once it is taken or given away', async () => {
  for (const id of ['anna', 'bert', 'cid']) await house.person(id)
  await house.table('t', ['anna', null, null], { status: 'open' })
  await house.add(
    'kept_seats',
    { table_id: 't', seat: 0, person_id: 'bert' },
    { table_id: 't', seat: 1, person_id: 'cid' },
  )
  expect([await told({ kind: 'replaced', seat: 0 }), await told({ kind: 'replaced', seat: 2 })]).toEqual([
    ['bert: replaced'],
    [],
  ])
  let revision = 0
  const invited = async (change: Partial<Schema['seats']>, status: 'open' | 'playing' = 'open') => {
    const kept = { kind: 'open' as const, person_id: 'cid', reserved: 1 }
    await house.storage.db
      .updateTable('seats')
      .set({ ...kept, ...change })
      .where('seat', '=', 1)
      .execute()
    await house.storage.db.updateTable('tables').set({ status, revision: ++revision }).execute()
    return await told({ kind: 'invited', seat: 1, person: 'cid' })
  }
  expect(await invited({})).toEqual(['cid: invited'])
  expect([
    await invited({ person_id: 'bert' }),
    await invited({ kind: 'person' }),
    await invited({}, 'playing'),
  ]).toEqual([[], [], []])
})

test('a notice that is stored already is passed on as it is, and nothing is told that was read meanwhile', async () => {
  await house.person('anna')
  await house.add('mail_addresses', address('anna'))
  const row = {
    id: 'n',
    person_id: 'anna',
    kind: 'returned' as const,
    reason: null,
    table_id: 't',
    game: 'g',
    name: null,
  }
  await house.add('notices', { ...row, at: NOON - MINUTE })
  expect(await told({ kind: 'returned', notice: 'n' })).toEqual(['anna: returned'])
  expect((await house.all('jobs')).map(({ id, run_at }) => [id, run_at])).toEqual([['call:n:mail', NOON - MINUTE / 2]])
  expect((await house.all('notices')).map(({ id }) => id)).toEqual(['n'])
  expect(await told({ kind: 'returned', notice: 'read' })).toEqual([])
})

test('nothing is given where what it follows from did not happen', async () => {
  await house.person('anna')
  const { db } = house.storage
  await house.add('house', { name: 'there', value: '1', made_at: 0 })
  const given = [{ person: 'anna', notice: newNotice(house.services, { kind: 'chat', table: 't', game: 'g' }) }]
  const besides = [db.insertInto('house').values({ name: 'besides', value: '', made_at: 0 })]
  const first = (name: string) => db.deleteFrom('house').where('name', '=', name)
  expect(await give(house.services, first('nowhere'), given, besides)).toBe(false)
  expect([house.told, await house.all('notices'), (await house.all('house')).length]).toEqual([[], [], 1])
  expect(await give(house.services, first('there'), given, besides)).toBe(true)
  expect([house.told, (await house.all('house')).map(({ name }) => name)]).toEqual([['anna: chat'], ['besides']])
  expect(await house.all('notices')).toMatchObject([{ person_id: 'anna', kind: 'chat', table_id: 't', at: NOON }])
})

test('a call is worth making while its reason stands and its reader has not seen it', async () => {
  for (const id of ['anna', 'bert']) await house.person(id)
  await house.table('t', ['anna', 'bert'])
  let revision = 0
  const stands = async (
    kind: Notice['kind'],
    { person = 'anna', seen = 0, ...row }: Partial<Schema['tables']> & { person?: string; seen?: number } = {},
  ) => {
    await house.storage.db
      .updateTable('tables')
      .set({ status: 'playing', ...row, revision: ++revision })
      .execute()
    const notice = { id: 'n', kind, reason: null, table_id: 't', person_id: person, at: NOON } as NoticeRow
    return (await worth(house.services, notice, () => seen)) !== null
  }
  for (const kind of ['started', 'finished', 'chat'] as const)
    expect([
      kind,
      await stands(kind),
      await stands(kind, { seen: NOON }),
      await stands(kind, { seen: NOON + 1 }),
    ]).toEqual([kind, true, true, false])
  for (const kind of ['rematch', 'invited'] as const)
    expect([kind, await stands(kind), await stands(kind, { status: 'open' })]).toEqual([kind, false, true])
  expect(await stands('invited', { status: 'open', seen: NOON + 1 })).toBe(false)
  // A vote: asked, not answered, not seen.
  expect(await stands('proposal')).toBe(false)
  await house.add('proposals', proposal({ agreed: '[0]' }))
  expect([await stands('proposal'), await stands('proposal', { person: 'bert' })]).toEqual([false, true])
  expect([
    await stands('proposal', { person: 'bert', seen: NOON + 1 }),
    await stands('proposal', { person: 'x' }),
  ]).toEqual([false, false])
  expect(await stands('replaced', { person: 'bert' })).toBe(false)
  await house.add('kept_seats', { table_id: 't', seat: 1, person_id: 'bert' })
  expect([await stands('replaced', { person: 'bert' }), await stands('replaced')]).toEqual([true, false])
  expect([await stands('returned', { seen: NOON + 1 }), await stands('channel-off')]).toEqual([true, true])
  // A table that is gone calls nobody; a house without one does.
  const gone = { id: 'n', kind: 'started', reason: null, table_id: 'gone', person_id: 'anna', at: NOON } as NoticeRow
  expect(await worth(house.services, gone, () => 0)).toBe(null)
  expect(await worth(house.services, { ...gone, kind: 'channel-off', table_id: '' }, () => NOON + 1)).toBe(0)
})

test('a call goes by the ways of its person that are on, and by none of another’s', async () => {
  for (const id of ['anna', 'bert']) await house.person(id)
  const way = { shape: null, secrets: '{}', label: '', created_at: NOON, failures: 0, off_at: null }
  await house.add('channels', { ...way, id: 'h', person_id: 'anna', kind: 'hook', address: 'https://a.example' })
  await house.add('channels', { ...way, id: 'f', person_id: 'anna', kind: 'feed', address: 'hash' })
  await house.add('channels', {
    ...way,
    id: 'off',
    person_id: 'anna',
    kind: 'push',
    address: 'https://b.example',
    off_at: 1,
  })
  await house.add('mail_addresses', address('anna'))
  const leads = async (person: string, id: string, tested = false) =>
    (await targetOf(house.services, person, id, tested))?.kind
  expect([
    await leads('anna', 'h'),
    await leads('bert', 'h'),
    await leads('anna', 'f'),
    await leads('anna', 'x'),
  ]).toEqual(['hook', undefined, undefined, undefined])
  expect([await leads('anna', 'off'), await leads('anna', 'off', true)]).toEqual([undefined, 'push'])
  expect([await leads('anna', 'mail'), await leads('bert', 'mail')]).toEqual(['mail', undefined])
  const set = async (change: Partial<Schema['mail_addresses']>) =>
    await house.storage.db.updateTable('mail_addresses').set(change).execute()
  await set({ off_at: NOON })
  expect([await leads('anna', 'mail'), await leads('anna', 'mail', true)]).toEqual([undefined, 'mail'])
  await set({ off_at: null, confirmed_at: null })
  expect(await leads('anna', 'mail', true)).toBe(undefined)
})

test('a notice that was read, or a way that is gone, ends its call without a word', async () => {
  await house.person('anna')
  await deliverCall(house.services, await claimed(callJob('read', 'mail', null, NOON)))
  await house.add('notices', {
    id: 'n',
    person_id: 'anna',
    kind: 'channel-off',
    reason: 'hook',
    table_id: '',
    game: '',
    at: NOON,
    name: null,
  })
  await deliverCall(house.services, await claimed(callJob('n', 'nowhere', null, NOON)))
  expect([await house.all('jobs'), house.mails]).toEqual([[], []])
  await house.add('mail_addresses', address('anna', { failures: 4 }))
  await deliverCall(house.services, await claimed(callJob('n', 'mail', null, NOON)))
  expect(house.mails.map(({ to, subject, id }) => [to, subject, id])).toEqual([
    ['anna@mail.example', 'Rose & Crown: calls no longer reach you', 'n.m'],
  ])
  expect(await house.all('jobs')).toEqual([])
  expect((await house.all('mail_addresses'))[0]?.failures).toBe(0)
})

test('what tells that a way is off is not told by the way it tells of, nor again when it fails itself', async () => {
  await house.person('anna')
  await house.add('mail_addresses', address('anna', { failures: 9 }))
  const notice = { id: 'n', person_id: 'anna', table_id: '', game: '', at: NOON, name: null }
  const { mailer } = house.services.calls
  Object.assign(house.services.calls, { mailer: { send: () => Promise.reject(new Deferred('full')) } })
  const tray = async () =>
    (await house.all('notices')).filter(({ id }) => id !== 'n').map(({ kind, reason }) => `${kind} ${reason}`)
  await house.add('notices', { ...notice, kind: 'channel-off', reason: 'hook' })
  await deliverCall(house.services, await claimed(callJob('n', 'mail', null, NOON)))
  expect([await tray(), (await house.all('mail_addresses'))[0]?.off_at]).toEqual([[], NOON])
  // Of anything else somebody is told.
  await house.storage.db.updateTable('mail_addresses').set({ off_at: null, failures: 9 }).execute()
  await house.table('t', ['anna', 'bot'], { status: 'finished' })
  await house.storage.db.updateTable('notices').set({ kind: 'finished', reason: null, table_id: 't' }).execute()
  await deliverCall(house.services, await claimed(callJob('n', 'mail', 't', NOON)))
  expect(await tray()).toEqual(['channel-off mail'])
  Object.assign(house.services.calls, { mailer })
})

test('the mail of the day counts its news, tells each in a line, and leads to the one table or to the list', async () => {
  await house.person('anna')
  await house.add('mail_addresses', address('anna'))
  await setCallSettings(house.storage.db, 'anna', { ...USUAL, mail: 'daily', without: [] })
  await house.table('t', ['anna', 'bert'], { status: 'finished' })
  await house.table('u', ['anna', 'bert'], { status: 'finished' })
  const notice = { person_id: 'anna', kind: 'finished' as const, reason: null, game: 'rose-king', name: null }
  const digest = async () => {
    house.mails.length = 0
    await sendDigest(
      house.services,
      await claimed({ id: 'digest:m', kind: 'digest', table: null, body: '{}', runAt: NOON }),
    )
    return house.mails[0]
  }
  await house.add('notices', { ...notice, id: 'before', table_id: 'u', at: NOON - 2 * DAY })
  await house.add('notices', { ...notice, id: 'a', table_id: 't', at: NOON - HOUR })
  const one = await digest()
  expect(one?.subject).toBe('Rose & Crown: one piece of news today')
  expect(one?.text).toContain(
    '- The Rose King: the game is over. See how it ended, and look back on it. With you there: Bert.\n',
  )
  expect(one?.text).toMatch(/Open my tables:\nhttps:\/\/roses\.example\/go\/t\./)
  expect(one?.id).toBe(`day-${NOON / 1000}.m`)
  // Of what was told there is nothing to tell; no mail is no mail.
  house.now = NOON + DAY
  expect(await digest()).toBe(undefined)
  expect((await house.all('jobs')).map(({ id }) => id)).toEqual([])
  house.now = NOON + 2 * DAY
  for (const [id, table_id] of [
    ['b', 't'],
    ['c', 'u'],
    ['d', 'u'],
  ] as const)
    await house.add('notices', { ...notice, id, table_id, at: house.now - HOUR })
  const two = await digest()
  expect(two?.subject).toBe('Rose & Crown: 2 pieces of news today')
  expect(two?.text).toContain('Open my tables:\nhttps://roses.example/tables\n')
  // Only for who still wants one mail a day, at an address that is theirs and on.
  for (const change of [
    async () => await setCallSettings(house.storage.db, 'anna', { ...USUAL, without: [] }),
    async () => await house.storage.db.updateTable('mail_addresses').set({ off_at: NOON }).execute(),
  ]) {
    await setCallSettings(house.storage.db, 'anna', { ...USUAL, mail: 'daily', without: [] })
    house.now += 2 * DAY
    await house.add('notices', { ...notice, id: `later ${house.now}`, table_id: 't', at: house.now - HOUR })
    await change()
    expect([await digest(), await house.all('jobs')]).toEqual([undefined, []])
  }
})

let server: Server
const answering = async (answer: Parameters<typeof createServer>[1]): Promise<URL> => {
  server = createServer(answer as never)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
}

test('of an answer its number, its beginning and how long to wait are read, and nobody is followed', async () => {
  const got: (readonly [string | undefined, string | undefined, string])[] = []
  let status = 200
  let headers = {}
  let text = 'ok'
  const url = await answering((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      got.push([request.method, request.headers['content-length'], body])
      reply.writeHead(status, headers).end(text)
    })
  })
  const send = async () => await post(url, { 'x-mine': '1' }, 'grüße', { loopback: true })
  expect(await send()).toEqual({ status: 200, text: 'ok', retryAfter: null })
  ;[status, headers] = [503, { 'retry-after': '90' }]
  expect(await send()).toMatchObject({ status: 503, retryAfter: 90 })
  headers = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }
  expect((await send()).retryAfter).toBe(null)
  ;[status, headers, text] = [302, { location: '/elsewhere' }, 'x'.repeat(40_000)]
  const long = await send()
  expect([long.status, long.text.length]).toEqual([302, 16_384])
  expect(new Set(got.map(([method, length, body]) => `${method} ${length} ${body}`))).toEqual(new Set(['POST 7 grüße']))
  expect(got).toHaveLength(4)
  server.closeAllConnections()
  server.close()
})

test('what is sent goes to the ports of the web, by its two schemes, to one plain address', () => {
  const open = { loopback: false }
  const taken = (url: string, schemes?: readonly string[]) => {
    try {
      return readTarget(url, open, schemes).href
    } catch (error) {
      return (error as { type: string }).type
    }
  }
  for (const port of ['', ':80', ':443', ':8008', ':8080', ':8443', ':8448'])
    expect(taken(`https://a.example${port}/x`)).toMatch(/^https:\/\/a\.example(:\d+)?\/x$/)
  for (const port of [':22', ':25', ':3306', ':8081']) expect(taken(`https://a.example${port}/`)).toBe('bad-address')
  expect([taken('http://a.example/'), taken('http://a.example/', ['https:'])]).toEqual([
    'http://a.example/',
    'bad-address',
  ])
  for (const wrong of [
    'a.example',
    'file:///etc/passwd',
    'https://user@a.example/',
    'https://:pw@a.example/',
    'https://a.example/ x',
  ])
    expect([wrong, taken(wrong)]).toEqual([wrong, 'bad-address'])
  for (const inner of [
    'localhost',
    'box.local',
    'a.internal',
    'nas.lan',
    'x.home.arpa',
    'LOCALHOST',
    '[::1]',
    '10.0.0.1',
  ])
    expect([inner, taken(`https://${inner}/`)]).toEqual([inner, 'private-address'])
  expect(taken('https://localhost.example/')).toBe('https://localhost.example/')
})

test('a call tells what the others did since its reader last acted, and what is asked now', async () => {
  await house.table('t', ['anna', 'bert'], { game: 'sample', setup: '{}', options: '{"rounds":"6","fault":"none"}' })
  const at = (round: number, ...won: readonly number[]) => ({
    seats: 2,
    rounds: 6,
    round,
    fault: 'none',
    hand: [770_001, 770_004],
    counts: [2, 2],
    ready: [false, false],
    mine: null,
    won,
  })
  const views = [at(0, 0, 0), at(1, 1, 0), at(2, 1, 1), at(3, 1, 2)]
  const chose = (seat: number, card: number) => ({ type: 'chose', seat, card })
  const updates = [chose(0, 11), chose(1, 12), chose(1, 13)].map((event, i) => ({
    by: event.seat,
    patch: { to: views[i + 1] },
    events: [event],
  }))
  const asked: unknown[] = []
  const scene = async (seat: number) => {
    Object.assign(house.services, {
      catalogue: games,
      pool: {
        ask: (_id: string, _length: number, ask: object) => {
          asked.push(ask)
          return Promise.resolve({ kind: 'text', text: `"view":${JSON.stringify(views[3])},"number":44` })
        },
        askPast: (_id: string, _length: number, ask: object) => {
          asked.push(ask)
          return Promise.resolve({ kind: 'text', text: JSON.stringify({ view: views[0], updates }) })
        },
      },
    })
    return await sceneOf(house.services, await house.services.tables.current('t'), seat, 'en')
  }
  const anna = await scene(0)
  expect(anna?.asked).toContain('choose from 770001 770004')
  const told = anna?.lines.join(' / ') ?? ''
  expect([told.includes('chose 11'), told.includes('chose 12'), told.includes('chose 13')]).toEqual([false, true, true])
  // Of forty steps at most, as that seat was told them.
  expect(asked).toMatchObject([
    { op: 'state', seat: 0 },
    { op: 'history', seat: 0, from: 4, limit: 40 },
  ])
  // Since Bert's own last act nothing has happened.
  expect((await scene(1))?.lines).toEqual([])
  Object.assign(house.services, { catalogue: [], pool: { tablesApart: [] } })
  await house.table('waiting', ['anna'], { status: 'open' })
  expect(await sceneOf(house.services, await house.services.tables.current('waiting'), 0, 'en')).toBe(null)
})
