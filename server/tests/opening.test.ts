/** Dice in two rounds: who sits down binds themselves, and nobody opens before everybody is bound. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRecord, entropyWays, isFault, parseRecord } from '../../engine/index.ts'
import type { CreateTable, TableInfo } from '../../protocol/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { Client } from './client.ts'
import { startNode } from './process.ts'
import { catalogue } from './sample.ts'
import { closeAll, KINDS, place, SAMPLE, startServer } from './test-server.ts'

afterAll(closeAll)

/** Entropy and what one commits to, worked out from the description in the protocol. */
function chance(): { readonly entropy: string; readonly commitment: string } {
  const entropy = randomBytes(32).toString('hex')
  return { entropy, commitment: createHash('sha256').update(`rose-and-crown dice entropy ${entropy}`).digest('hex') }
}

function roundOf({ dice }: TableInfo): string {
  const bound = [dice.commitment, ...dice.seats.map(({ commitment }) => commitment)]
  return createHash('sha256')
    .update(`rose-and-crown dice opening ${JSON.stringify(bound)}`)
    .digest('hex')
}

const LIVE = { kind: 'live', perMove: 600, reserve: 0, increment: 0, overdue: 'lose' } as const
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const

/** Two at a table who have committed, and do not open yet. */
async function bound(base: string, wish: Partial<CreateTable> = {}) {
  const [a, b] = [await Client.guest(base, 'Anna'), await Client.guest(base, 'Berta')]
  const [mine, hers] = [chance(), chance()]
  const seats = [...SEATS]
  const { commitment } = mine
  const made = (await a.ask('createTable', { body: { game: 'sample', seats, public: true, commitment, ...wish } })).body
  const info = (await b.ask('joinTable', { id: made.id, body: { commitment: hers.commitment } })).body
  return { id: made.id, a, b, mine, hers, made, info, round: info.dice.opening?.round ?? '' }
}

async function recordOf(client: Client, id: string) {
  await client.ask('resign', { id })
  const text = (await client.get<string>(`/api/tables/${id}/record`)).body
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(record.fault)
  const load = (game: string) => catalogue.find(({ about }) => about.id === game)?.load() ?? Promise.resolve(null)
  return { record, ways: entropyWays(record), checked: await checkRecord(text, load) }
}

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let rows: Storage
  let later = 0
  beforeAll(async () => {
    const where = await place(kind)
    const opening = { live: 700, slow: 3_600_000 }
    base = (await startServer({ ...where, opening, now: () => Date.now() + later })).url
    rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
  })
  afterAll(() => rows.close())
  const page = async (client: Client, id: string) => (await client.ask('getTable', { id })).body
  const open = (client: Client, id: string, round: string, entropy: string | null) =>
    client.ask('openDice', { id, body: { round, entropy } })

  test('nobody’s entropy is at the house before all are bound, and the last opening begins the game', async () => {
    const { id, a, b, mine, hers, made, info, round } = await bound(base)
    expect(made.dice).toMatchObject({ opening: null, seats: [{ way: 'sealed' }, { way: null, commitment: null }] })
    expect(info).toMatchObject({ status: 'open', dice: { commitment: made.dice.commitment, entropy: [null, null] } })
    expect(info.dice.seats.map(({ way }) => way)).toEqual(['sealed', 'sealed'])
    expect(round).toBe(roundOf(info))
    const seats = await rows.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
    expect(JSON.stringify(seats)).not.toContain(mine.entropy)
    const half = (await open(a, id, round, mine.entropy)).body
    expect(half).toMatchObject({ status: 'open', dice: { seats: [{ way: 'opened' }, { way: 'sealed' }] } })
    // Nobody has longer because somebody else has opened.
    expect(half.dice.opening).toEqual(info.dice.opening)
    expect((await b.get<string>(`/api/tables/${id}`)).body).not.toContain(mine.entropy)
    expect((await open(b, id, round, hers.entropy)).body).toMatchObject({
      status: 'playing',
      dice: { opening: null, entropy: [mine.entropy, hers.entropy], commitment: made.dice.commitment },
    })
    // Nobody goes on looking for openings here.
    const begun = rows.db.selectFrom('tables').select('opening_at').where('id', '=', id)
    expect(await begun.execute()).toEqual([{ opening_at: null }])
    const { record, ways, checked } = await recordOf(a, id)
    expect(record.format).toBe(3)
    expect(ways).toEqual(['opened', 'opened'])
    expect(checked).toMatchObject({ fault: null, findings: { dice: 'holds', ending: 'holds' } })
  })

  test('what does not fit, comes too early, too late or for another round opens nothing; the same said again is the same', async () => {
    const { id, a, b, mine, hers, round } = await bound(base)
    const other = chance().entropy
    const stranger = await Client.guest(base, 'Stranger')
    expect((await open(a, id, round, other)).body).toMatchObject({ refused: 'wrong-opening' })
    expect((await open(a, id, round, hers.entropy)).body).toMatchObject({ refused: 'wrong-opening' })
    expect((await open(a, id, 'ab'.repeat(32), mine.entropy)).body).toMatchObject({ refused: 'stale' })
    expect((await open(stranger, id, round, mine.entropy)).body).toMatchObject({ refused: 'not-seated' })
    expect((await page(a, id)).dice.seats).toMatchObject([{ way: 'sealed' }, { way: 'sealed' }])
    const both = await Promise.all([open(a, id, round, mine.entropy), open(a, id, round, mine.entropy)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await open(a, id, round, other)).body).toMatchObject({ refused: 'wrong-opening' })
    expect((await open(a, id, round, null)).body).toMatchObject({ refused: 'wrong-opening' })
    await open(b, id, round, hers.entropy)
    expect((await open(b, id, round, hers.entropy)).body).toMatchObject({ status: 'playing' })
    expect((await open(b, id, round, other)).body).toMatchObject({ refused: 'already-started' })
    const early = await a.ask('createTable', {
      body: { game: 'sample', seats: [...SEATS], commitment: mine.commitment },
    })
    expect((await open(a, early.body.id, round, mine.entropy)).body).toMatchObject({ refused: 'seats-open' })
    const twice = { game: 'sample', seats: [...SEATS], ...mine }
    expect((await a.ask('createTable', { body: twice })).body).toMatchObject({ refused: 'bad-request' })
  })

  test('once somebody has opened, nobody leaves, is shown out, chooses or binds themselves anew', async () => {
    const { id, a, b, mine, hers, round } = await bound(base)
    await open(b, id, round, hers.entropy)
    const tries = [
      await a.ask('leaveTable', { id }),
      await b.ask('leaveTable', { id }),
      await a.ask('openSeat', { id, body: { seat: 1 } }),
      await a.ask('openSeat', { id, body: { seat: 0 } }),
      await a.ask('commitDice', { id, body: { commitment: chance().commitment } }),
    ]
    for (const { body } of tries) expect(body).toMatchObject({ refused: 'opening' })
    expect((await open(a, id, round, mine.entropy)).body.status).toBe('playing')
    expect((await a.ask('commitDice', { id, body: { commitment: chance().commitment } })).body).toMatchObject({
      refused: 'already-started',
    })
  })

  test('before that a seat may change, and whoever comes is bound anew: openings for the old round are refused', async () => {
    const { id, a, b, mine, round } = await bound(base)
    const needed = async () => (await a.ask('listMyTables')).body.tables[0]?.needed
    expect(await needed()).toBe(true)
    expect((await b.ask('leaveTable', { id })).body.dice).toMatchObject({ opening: null, seats: [{}, { way: null }] })
    expect(await needed()).toBe(false)
    expect((await open(a, id, round, mine.entropy)).body).toMatchObject({ refused: 'seats-open' })
    const c = await Client.guest(base, 'Cecily')
    const [first, fresh] = [chance(), chance()]
    await c.ask('joinTable', { id, body: { commitment: first.commitment } })
    expect((await open(a, id, round, mine.entropy)).body).toMatchObject({ refused: 'stale' })
    // A's browser has shown what it had: it binds itself to something else, and so may anybody at another device.
    const again = (await a.ask('commitDice', { id, body: { commitment: fresh.commitment } })).body
    const now = again.dice.opening?.round ?? ''
    expect(now).not.toBe(round)
    await open(c, id, now, first.entropy)
    expect((await open(a, id, now, mine.entropy)).body).toMatchObject({ refused: 'wrong-opening' })
    expect((await open(a, id, now, fresh.entropy)).body.status).toBe('playing')
    expect((await recordOf(a, id)).record.dice).toMatchObject({ entropy: [fresh.entropy, first.entropy] })
  })

  test('who binds themselves while the others are asked to open is asked as well, and nobody is before', async () => {
    const [a, b] = [await Client.guest(base, 'Anna'), await Client.guest(base, 'Bob')]
    const needed = async (who: Client) => (await who.ask('listMyTables')).body.tables[0]?.needed
    const [mine, hers] = [chance(), chance()]
    const made = (await a.ask('createTable', { body: { game: 'sample', seats: [...SEATS], public: true } })).body
    const { id } = made
    await a.ask('commitDice', { id, body: { commitment: mine.commitment } })
    expect(await needed(a)).toBe(false)
    // Bob adds nothing of his own; then he does.
    await b.ask('joinTable', { id, body: {} })
    expect([await needed(a), await needed(b)]).toEqual([true, false])
    const { dice } = (await b.ask('commitDice', { id, body: { commitment: hers.commitment } })).body
    expect([await needed(a), await needed(b)]).toEqual([true, true])
    await open(a, id, dice.opening?.round ?? '', mine.entropy)
    expect([(await page(a, id)).status, await needed(a), await needed(b)]).toEqual(['open', false, true])
    expect((await open(b, id, dice.opening?.round ?? '', hers.entropy)).body.status).toBe('playing')
  })

  test('who does not open is called, and after the time that was told the game begins without them, which the record says', async () => {
    const { id, a, b, mine, made, round, info } = await bound(base, { clock: LIVE })
    expect(info.dice.opening?.until).toBeGreaterThan(made.createdAt)
    await open(a, id, round, mine.entropy)
    expect((await b.ask('listMyTables')).body.tables[0]).toMatchObject({ id, needed: true })
    expect((await a.ask('listMyTables')).body.tables[0]).toMatchObject({ id, needed: false })
    await expect.poll(async () => (await page(a, id)).status).toBe('playing')
    expect((await page(a, id)).dice.seats).toMatchObject([{ way: 'opened' }, { way: 'withheld' }])
    const { ways, checked, record } = await recordOf(a, id)
    expect(ways).toEqual(['opened', 'withheld'])
    expect(checked.fault).toBe(null)
    // Whoever withholds gets what was bound with the key before anybody opened: no third deal.
    const key = Buffer.from(record.dice.make === 'sealed' ? (record.dice.key ?? '') : '', 'hex')
    const due = createHmac('sha256', key).update('rose-and-crown dice entropy of seat 2').digest('hex')
    expect(record.dice).toMatchObject({ entropy: [mine.entropy, due] })
  })

  test('at a slow table the call is a notice that says what for; the table waits, and goes on with the next visit', async () => {
    const { id, a, b, mine, hers, round } = await bound(base, { clock: { kind: 'days', days: 2, overdue: 'bot' } })
    await open(a, id, round, mine.entropy)
    later += 40_000
    const called = async () => (await b.ask('listNotices')).body.notices.filter(({ table }) => table === id)
    // Any job wakes the lane; at a house with others there is always one.
    await bound(base)
    await expect.poll(called).toMatchObject([{ kind: 'needed', reason: 'opening' }])
    expect((await page(a, id)).status).toBe('open')
    expect((await open(b, id, round, hers.entropy)).body.status).toBe('playing')
  })

  test('who has lost what they committed to says so, and the game begins at once', async () => {
    const { id, a, b, mine, round } = await bound(base)
    await open(a, id, round, mine.entropy)
    expect((await open(b, id, round, null)).body.status).toBe('playing')
    expect((await recordOf(a, id)).ways).toEqual(['opened', 'withheld'])
  })

  test('bots, silent programs and such as send entropy openly are asked for nothing, and named as what they are', async () => {
    const me = await Client.guest(base, 'Anna')
    const { entropy, commitment } = chance()
    const bots = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'page' }]
    const plain = (await me.ask('createTable', { body: { game: 'sample', seats: bots } })).body
    expect((await recordOf(me, plain.id)).ways).toEqual(['house', 'house'])
    const openly = (await me.ask('createTable', { body: { game: 'sample', seats: bots, entropy } })).body
    expect(openly).toMatchObject({
      status: 'playing',
      dice: { seats: [{ way: 'openly', commitment }, { way: 'house' }] },
    })
    expect((await recordOf(me, openly.id)).ways).toEqual(['openly', 'house'])
    const bound1 = (await me.ask('createTable', { body: { game: 'sample', seats: bots, commitment } })).body
    expect(bound1).toMatchObject({ status: 'open', dice: { seats: [{ way: 'sealed' }, { way: 'house' }] } })
    await open(me, bound1.id, bound1.dice.opening?.round ?? '', entropy)
    expect((await recordOf(me, bound1.id)).ways).toEqual(['opened', 'house'])
  })

  test('a rematch is bound and opened as the first game was', async () => {
    const { id, a, b, mine, hers, round } = await bound(base)
    await open(a, id, round, mine.entropy)
    await open(b, id, round, hers.entropy)
    await a.ask('resign', { id })
    const [one, two] = [chance(), chance()]
    const offered = (await a.ask('offerRematch', { id, body: { commitment: one.commitment } })).body
    expect(offered.dice.seats.filter(({ way }) => way === 'sealed')).toHaveLength(1)
    const next = (await b.ask('offerRematch', { id, body: { commitment: two.commitment } })).body
    expect(next).toMatchObject({ status: 'open', dice: { seats: [{ way: 'sealed' }, { way: 'sealed' }] } })
    const again = next.dice.opening?.round ?? ''
    expect((await open(a, next.id, again, mine.entropy)).body).toMatchObject({ refused: 'wrong-opening' })
    await open(a, next.id, again, one.entropy)
    expect((await open(b, next.id, again, two.entropy)).body.status).toBe('playing')
    expect((await recordOf(b, next.id)).ways).toEqual(['opened', 'opened'])
  })

  test('who deletes their account while the dice are opened leaves a bot and no second deal', async () => {
    const { id, a, b, mine, round } = await bound(base)
    await open(a, id, round, mine.entropy)
    await b.ask('deleteMe', { body: {} })
    await expect.poll(async () => (await page(a, id)).status).toBe('playing')
    expect((await page(a, id)).seats[1]?.kind).toBe('bot')
    expect((await recordOf(a, id)).ways).toEqual(['opened', 'withheld'])
  })

  test('a house that is killed between two openings loses none, and begins the game once', async () => {
    const where = await place(kind)
    const options = { ...where, port: 0, games: SAMPLE, opening: { live: 60_000, slow: 60_000 } }
    const first = await startNode(options)
    const { id, a, b, mine, hers, round } = await bound(first.url)
    await open(a, id, round, mine.entropy)
    await first.kill('SIGKILL')
    const nodes = [await startNode(options), ...(kind === 'postgres' ? [await startNode(options)] : [])]
    a.base = b.base = nodes[0]!.url
    expect((await page(b, id)).dice).toMatchObject({
      opening: { round },
      seats: [{ way: 'opened' }, { way: 'sealed' }],
    })
    const twin = new Client(nodes.at(-1)!.url)
    twin.cookie = b.cookie
    const answers = await Promise.all([open(b, id, round, hers.entropy), open(twin, id, round, hers.entropy)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const begun = await page(a, id)
    expect(begun).toMatchObject({ status: 'playing', dice: { entropy: [mine.entropy, hers.entropy] } })
    expect((await open(a, id, round, mine.entropy)).body.startedAt).toBe(begun.startedAt)
    await Promise.all(nodes.map((node) => node.kill('SIGKILL')))
  })
})
