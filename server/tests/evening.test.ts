/** A table proposed for an evening: who is asked, what they say, and the table that opens at its hour. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Evening, Notice } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { PostOffice } from './post-office.ts'
import { openStorage } from '../storage/index.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const patient = { interval: 40 }
const ZONE = 'Europe/Prague'

let office: PostOffice
let made = 0

beforeAll(async () => {
  office = await PostOffice.open()
})
afterAll(async () => {
  await closeAll()
  await office.close()
})

interface Somebody {
  readonly client: Client
  readonly name: string
}

async function account(base: string): Promise<Somebody> {
  const name = `Evening Guest ${made++}`
  const client = await Client.guest(base, name)
  await client.ask('createAccount', { body: { name, password: 'a long enough password' } })
  return { client, name }
}

/** A private table for three, its host seated. */
async function tableOf({ client }: Somebody): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  return (await client.ask('createTable', { body: { game: 'sample', seats } })).body.id
}

async function enter({ client }: Somebody, host: Somebody, id: string): Promise<void> {
  const { invite } = (await host.client.ask('getTable', { id })).body
  await client.ask('enterTable', { id, body: { invite: invite ?? '' } })
}

const told = async ({ client }: Somebody, kind: Notice['kind']): Promise<readonly Notice[]> =>
  (await client.ask('listNotices')).body.notices.filter((each) => each.kind === kind)
const reasons = async (who: Somebody, kind: Notice['kind']) => (await told(who, kind)).map(({ reason }) => reason)
const said = ({ answers }: Evening) => answers.map(({ name, answer }) => `${name}: ${answer}`)

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let later = 0
  let pair: readonly [Somebody, Somebody] | null = null
  let where: Awaited<ReturnType<typeof place>>
  const now = (): number => Date.now() + later

  beforeAll(async () => {
    where = await place(kind)
    const calls = { loopback: true, delays: { settle: 0 }, mail: { url: office.url, from: 'roses@house.example' } }
    base = (await startServer({ ...where, calls, now })).url
  })

  /** The clock jumps; the next thing that is planned makes the house look at it. */
  async function wait(ms: number): Promise<void> {
    later += ms
    pair ??= [await account(base), await account(base)]
    const [host, anna] = pair
    await host.client.ask('clearNotices')
    const id = await tableOf(host)
    await host.client.ask('askIn', { id, body: { seat: 1, name: anna.name } })
    await anna.client.ask('decline', { id })
    await expect.poll(async () => await told(host, 'answer'), patient).toHaveLength(1)
  }

  test('those who said yes find a seat kept at the hour, in the order in which they said it', async () => {
    const [host, anna, bert, cid, dora, silent] = await Promise.all(Array.from({ length: 6 }, () => account(base)))
    if (!host || !anna || !bert || !cid || !dora || !silent) throw new Error('nobody came')
    const id = await tableOf(host)
    const at = now() + 30 * HOUR
    expect((await host.client.ask('proposeEvening', { id, body: { at, zone: ZONE } })).body).toMatchObject({
      at,
      zone: ZONE,
      state: 'planned',
      host: true,
      yours: 'yes',
      seats: 3,
    })
    expect((await anna.client.ask('getEvening', { id })).status).toBe(404)
    await anna.client.ask('setMail', { body: { address: `${kind}@evening.example` } })
    const [, secret = ''] = /#confirm\.(\S+)/.exec(office.to(`${kind}@evening.example`)[0]?.text ?? '') ?? []
    await anna.client.ask('confirmMail', { body: { secret } })
    office.forget(`${kind}@evening.example`)
    await host.client.ask('askToEvening', { id, body: { name: anna.name } })
    for (const { name } of [dora, silent]) await host.client.ask('askToEvening', { id, body: { name } })
    await expect.poll(() => office.to(`${kind}@evening.example`).length, patient).toBe(1)
    // In the zone of whoever proposes, as Anna has named none.
    const prague = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: ZONE }).format(at)
    expect(office.to(`${kind}@evening.example`)[0]?.text).toContain(prague)
    await Promise.all([bert, cid].map((each) => enter(each, host, id)))
    for (const [who, answer] of [
      [cid, 'maybe'],
      [bert, 'yes'],
      [anna, 'yes'],
      [cid, 'yes'],
      // Said again, it is still said first.
      [bert, 'yes'],
      [dora, 'no'],
    ] as const)
      expect((await who.client.ask('answerEvening', { id, body: { answer } })).status).toBe(200)
    expect((await bert.client.ask('joinTable', { id, body: {} })).body).toMatchObject({ refused: 'too-early' })
    expect((await host.client.ask('startGame', { id })).body).toMatchObject({ refused: 'too-early' })
    await wait(61_000)
    const answers = async () => (await told(host, 'answer')).map(({ name, reason }) => `${name}: ${reason}`).sort()
    await expect
      .poll(answers, patient)
      .toEqual([`${anna.name}: yes`, `${bert.name}: yes`, `${cid.name}: yes`, `${dora.name}: no`].sort())
    await wait(6 * HOUR)
    await expect.poll(async () => await reasons(bert, 'reminder'), patient).toEqual(['day'])
    await wait(23 * HOUR)
    await expect.poll(async () => await reasons(bert, 'reminder'), patient).toEqual(['hour', 'day'])
    expect(await reasons(dora, 'reminder')).toEqual([])
    // Whoever never answered is reminded once.
    expect(await reasons(silent, 'reminder')).toEqual(['day'])
    await wait(HOUR)
    const page = async () => (await host.client.ask('getTable', { id })).body
    await expect.poll(async () => (await page()).evening?.state, patient).toBe('open')
    // Three seats, and the host sits in one.
    expect((await page()).seats.map(({ name, reserved }) => [name, reserved])).toEqual([
      [host.name, false],
      [bert.name, true],
      [anna.name, true],
    ])
    await expect.poll(async () => await reasons(anna, 'reminder'), patient).toEqual(['open', 'hour', 'day'])
    await bert.client.ask('joinTable', { id, body: {} })
    expect((await anna.client.ask('joinTable', { id, body: {} })).body).toMatchObject({ status: 'playing' })
    // Who was asked, said no and did not come looks at no private game.
    expect((await dora.client.ask('getTable', { id })).body).toMatchObject({ refused: 'no-such-table' })
  })

  test('an evening that is moved asks everybody again, and one that is called off is told to whoever had not declined', async () => {
    const [host, anna, bert] = [await account(base), await account(base), await account(base)]
    const id = await tableOf(host)
    const at = now() + 3 * DAY
    await host.client.ask('proposeEvening', { id, body: { at, zone: ZONE } })
    for (const { name } of [anna, bert]) await host.client.ask('askToEvening', { id, body: { name } })
    await anna.client.ask('answerEvening', { id, body: { answer: 'yes' } })
    await bert.client.ask('answerEvening', { id, body: { answer: 'no' } })
    const { calendar } = (await anna.client.ask('makeFeed')).body
    const declined = (await bert.client.ask('makeFeed')).body.calendar
    const feed = async (of = calendar) => await (await fetch(of.replace(/^https?:\/\/[^/]+/, base))).text()
    expect(await feed()).toContain('STATUS:CONFIRMED')
    // With whom one will be there: whoever has said so, but for oneself.
    const company = (await feed()).replaceAll('\r\n ', '').match(/^DESCRIPTION:.*$/m)?.[0] ?? ''
    expect([host, anna, bert].map(({ name }) => company.includes(name))).toEqual([true, false, false])
    expect(await feed(declined)).not.toContain(`evening-${id}`)
    const moved = await host.client.ask('proposeEvening', { id, body: { at: at + DAY, zone: ZONE } })
    expect(said(moved.body)).toEqual(
      expect.arrayContaining([`${host.name}: yes`, `${anna.name}: null`, `${bert.name}: null`]),
    )
    for (const who of [anna, bert])
      await expect.poll(async () => await reasons(who, 'evening'), patient).toContain('moved')
    // Whoever has moved it knows.
    expect(await reasons(host, 'evening')).toEqual([])
    expect(await feed()).toContain('STATUS:TENTATIVE')
    // What was planned for the date before, and is done late, is told of no other date.
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const late = { id: `evening-off:${id}`, kind: 'invite' as const, table_id: id, run_at: 0, failures: 0 }
    await rows.db
      .insertInto('jobs')
      .values({ ...late, body: '{"told":"off","sequence":1}' })
      .execute()
    await wait(1000)
    const left = rows.db.selectFrom('jobs').select('id').where('id', '=', late.id)
    await expect.poll(async () => await left.execute(), patient).toEqual([])
    expect(await reasons(anna, 'evening')).not.toContain('off')
    await rows.close()
    await bert.client.ask('answerEvening', { id, body: { answer: 'no' } })
    await anna.client.ask('answerEvening', { id, body: { answer: 'yes' } })
    expect((await host.client.ask('callOffEvening', { id })).body.state).toBe('off')
    await expect.poll(async () => await reasons(anna, 'evening'), patient).toContain('off')
    expect(await reasons(bert, 'evening')).not.toContain('off')
    expect(await feed()).toContain('STATUS:CANCELLED')
    expect((await anna.client.ask('answerEvening', { id, body: { answer: 'no' } })).body).toMatchObject({
      refused: 'no-such-evening',
    })
    // Nothing opens at the hour of an evening that was called off, and nobody is reminded of it.
    await wait(5 * DAY)
    expect((await host.client.ask('getTable', { id })).body.evening?.state).toBe('off')
    expect(await reasons(anna, 'reminder')).toEqual([])
  })
})

describe('against misuse', () => {
  let base = ''
  beforeAll(async () => {
    base = (await startServer({ ...(await place('sqlite')), limits: 1, calls: { delays: { settle: 0 } } })).url
  })

  test('an evening is in the days to come, at a private table, and its host’s alone', async () => {
    const [host, anna] = [await account(base), await account(base)]
    const id = await tableOf(host)
    const propose = async (who: Somebody, table: string, at: number, zone = ZONE) =>
      (await who.client.ask('proposeEvening', { id: table, body: { at, zone } })).body
    for (const at of [0, Date.now() - DAY, Date.now() + 1000, Date.now() + 400 * DAY])
      expect(await propose(host, id, at)).toMatchObject({ refused: 'bad-evening' })
    expect(await propose(host, id, Date.now() + DAY, 'Middle/Earth')).toMatchObject({ refused: 'bad-evening' })
    expect(await propose(host, id, 1e15)).toMatchObject({ refused: 'bad-request' })
    const listed = await host.client.ask('createTable', {
      body: { game: 'sample', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    expect(await propose(host, listed.body.id, Date.now() + DAY)).toMatchObject({ refused: 'bad-evening' })
    expect((await host.client.ask('getTable', { id })).body.evening).toBeNull()
    await enter(anna, host, id)
    expect(await propose(anna, id, Date.now() + DAY)).toMatchObject({ refused: 'not-yours' })
    await propose(host, id, Date.now() + DAY)
    for (const operation of ['callOffEvening', 'openEvening'] as const)
      expect((await anna.client.ask(operation, { id })).body).toMatchObject({ refused: 'not-yours' })
    expect((await anna.client.ask('askToEvening', { id, body: { name: host.name } })).body).toMatchObject({
      refused: 'not-yours',
    })
  })

  test('a stranger neither answers nor learns that there is an evening, and nobody answers for another', async () => {
    const [host, anna, stranger] = [await account(base), await account(base), await account(base)]
    const id = await tableOf(host)
    await host.client.ask('proposeEvening', { id, body: { at: Date.now() + DAY, zone: ZONE } })
    await host.client.ask('askToEvening', { id, body: { name: anna.name } })
    const nothing = { refused: 'no-such-table' }
    expect((await stranger.client.ask('getEvening', { id })).body).toMatchObject(nothing)
    expect((await stranger.client.ask('getEveningCalendar', { id })).body).toMatchObject(nothing)
    expect((await stranger.client.ask('answerEvening', { id, body: { answer: 'no' } })).body).toMatchObject(nothing)
    expect((await stranger.client.ask('listEvenings')).body.evenings).toEqual([])
    const forged = await stranger.client.put(`/api/v1/tables/${id}/evening`, { at: Date.now() + DAY, zone: ZONE })
    expect(forged.body).toMatchObject(nothing)
    const other = { answer: 'no', person: anna.name }
    const meddled = await host.client.post(`/api/v1/tables/${id}/evening/answer`, other)
    expect(meddled.body).toMatchObject({ refused: 'bad-request' })
    const { evenings } = (await anna.client.ask('listEvenings')).body
    expect(evenings).toMatchObject([{ table: id, yours: null, host: false, by: host.name }])
  })

  test('who is asked and has not answered is known to the host alone, who cannot tell who does not want to hear of them', async () => {
    const [host, anna, bert, unwilling] = await Promise.all(Array.from({ length: 4 }, () => account(base)))
    if (!host || !anna || !bert || !unwilling) throw new Error('nobody came')
    const met = await host.client.ask('createTable', {
      body: { game: 'sample', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    await unwilling.client.ask('blockPerson', { body: { table: met.body.id, seat: 0 } })
    const id = await tableOf(host)
    await host.client.ask('proposeEvening', { id, body: { at: Date.now() + DAY, zone: ZONE } })
    for (const { name } of [anna, bert, unwilling]) await host.client.ask('askToEvening', { id, body: { name } })
    const seen = (await host.client.ask('getEvening', { id })).body
    expect(said(seen)).toEqual([
      `${host.name}: yes`,
      `${anna.name}: null`,
      `${bert.name}: null`,
      `${unwilling.name}: null`,
    ])
    expect((await host.client.ask('askToEvening', { id, body: { name: unwilling.name } })).body).toMatchObject(
      (await host.client.ask('askToEvening', { id, body: { name: anna.name } })).body,
    )
    expect(said((await anna.client.ask('getEvening', { id })).body)).toEqual([`${host.name}: yes`])
    await anna.client.ask('answerEvening', { id, body: { answer: 'maybe' } })
    expect(said((await bert.client.ask('getEvening', { id })).body)).toEqual([
      `${host.name}: yes`,
      `${anna.name}: maybe`,
    ])
    await expect.poll(async () => await reasons(anna, 'evening'), patient).toEqual(['asked'])
    expect((await unwilling.client.ask('listNotices')).body.notices).toEqual([])
    expect((await unwilling.client.ask('getEvening', { id })).status).toBe(404)
    expect((await unwilling.client.ask('listEvenings')).body.evenings).toEqual([])
  })

  test('evenings are no way to pester people: moved or called off twelve times a day, asked by accounts alone', async () => {
    const [host, anna] = [await account(base), await account(base)]
    const id = await tableOf(host)
    const propose = async (n: number) =>
      await host.client.ask('proposeEvening', { id, body: { at: Date.now() + DAY + n * HOUR, zone: ZONE } })
    for (let n = 0; n < 12; n++) expect((await propose(n)).status).toBe(200)
    expect((await propose(13)).body).toMatchObject({ refused: 'too-many' })
    const guest = { client: await Client.guest(base, 'Passing By'), name: 'Passing By' }
    const theirs = await tableOf(guest)
    await guest.client.ask('proposeEvening', { id: theirs, body: { at: Date.now() + DAY, zone: ZONE } })
    expect((await guest.client.ask('askToEvening', { id: theirs, body: { name: anna.name } })).body).toMatchObject({
      refused: 'accounts-only',
    })
  })

  test('seats that were kept for an evening are free again when it is called off', async () => {
    const [host, anna] = [await account(base), await account(base)]
    const id = await tableOf(host)
    await host.client.ask('proposeEvening', { id, body: { at: Date.now() + DAY, zone: ZONE } })
    await host.client.ask('askToEvening', { id, body: { name: anna.name } })
    await anna.client.ask('answerEvening', { id, body: { answer: 'yes' } })
    await host.client.ask('openEvening', { id })
    const seats = async () =>
      (await host.client.ask('getTable', { id })).body.seats.map(({ name, reserved }) => [name, reserved])
    expect(await seats()).toEqual([
      [host.name, false],
      [anna.name, true],
      [null, false],
    ])
    expect((await host.client.ask('callOffEvening', { id })).status).toBe(200)
    expect(await seats()).toEqual([
      [host.name, false],
      [null, false],
      [null, false],
    ])
  })

  test('forty are asked to an evening or come by its link, and not one more; those may change their minds', async () => {
    const where = await place('sqlite')
    const { url } = await startServer(where)
    const host = await account(url)
    const id = await tableOf(host)
    await host.client.ask('proposeEvening', { id, body: { at: Date.now() + DAY, zone: ZONE } })
    const [last, late] = [await account(url), await account(url)]
    await Promise.all([last, late].map((each) => enter(each, host, id)))
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
    const guest = { table_id: id, name: 'Guest', answer: null, at: 1, told: null }
    const many = Array.from({ length: 38 }, (_, i) => ({ ...guest, id: `a${i}`, person_id: `p${i}` }))
    await rows.db.insertInto('evening_answers').values(many).execute()
    await rows.close()
    const say = async ({ client }: Somebody, answer: 'yes' | 'no') =>
      (await client.ask('answerEvening', { id, body: { answer } })).body
    expect(await say(last, 'yes')).toMatchObject({ yours: 'yes' })
    expect(await say(late, 'yes')).toMatchObject({ refused: 'too-many-asked' })
    expect((await host.client.ask('askToEvening', { id, body: { name: late.name } })).body).toMatchObject({
      refused: 'too-many-asked',
    })
    expect(await say(last, 'no')).toMatchObject({ yours: 'no' })
  })

  test('an evening that has begun is in the list for six hours, and the next one comes first', async () => {
    let later = 0
    const { url } = await startServer({ ...(await place('sqlite')), now: () => Date.now() + later })
    const host = await account(url)
    const tables = [await tableOf(host), await tableOf(host)] as const
    const start = Date.now() + DAY
    for (const [i, id] of tables.entries())
      await host.client.ask('proposeEvening', { id, body: { at: start + (1 - i) * DAY, zone: ZONE } })
    const listed = async () => (await host.client.ask('listEvenings')).body.evenings.map(({ table }) => table)
    expect(await listed()).toEqual([tables[1], tables[0]])
    later = DAY + 5 * HOUR
    expect(await listed()).toEqual([tables[1], tables[0]])
    later = DAY + 7 * HOUR
    expect(await listed()).toEqual([tables[0]])
  })

  test('the host is told who has declined the seat that was kept', async () => {
    const [host, anna] = [await account(base), await account(base)]
    const id = await tableOf(host)
    await host.client.ask('askIn', { id, body: { seat: 1, name: anna.name } })
    await anna.client.ask('decline', { id })
    await expect
      .poll(async () => await told(host, 'answer'), patient)
      .toMatchObject([{ reason: 'declined', name: anna.name, table: id }])
  })
})
