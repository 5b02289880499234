/**
 * Four play by correspondence over a real server, everybody away but when they must come: how often is that, with orders and without?
 * The suite plays the beginning of a game; `ORDERS=3 npx vitest run correspondence` three whole ones for each set of orders, and prints the
 * figures of docs/orders.md.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import type { Client } from './client.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

const SEATS = 4
/** Whole games for each set of orders; none in the suite. */
const WHOLE = Number(process.env['ORDERS'] ?? 0)
/** Entries in the log after which the sample ends. */
const LENGTH = WHOLE > 0 ? Number.POSITIVE_INFINITY : 60
const patient = { interval: 10 }
const GAMES = new URL('../../games/index.ts', import.meta.url).href
const CARDS = ['first-card', 'keep-aid']
const PLANS = [...CARDS, 'watch']
let url = ''
let rows: Storage

beforeAll(async () => {
  const where = await place('sqlite')
  ;({ url } = await startServer({ ...where, games: GAMES, drawMs: 1 }))
  rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
})
afterAll(async () => {
  await rows.close()
  await closeAll()
})

/** Who must come now: awaited, and no look at their orders is planned. Looked up in the rows, where nobody is seen looking. */
async function whoMustCome(id: string): Promise<number | 'over' | null> {
  const table = rows.db.selectFrom('tables').select(['status', 'length']).where('id', '=', id)
  const { status, length } = await table.executeTakeFirstOrThrow()
  if (status === 'finished' || length >= LENGTH) return 'over'
  const seats = rows.db.selectFrom('seats').select('seat').where('table_id', '=', id).where('rank', '=', 0)
  const awaited = await seats.orderBy('seat').execute()
  const jobs = await rows.db
    .selectFrom('jobs')
    .select('id')
    .where('table_id', '=', id)
    .where('kind', 'in', ['standing', 'forced'])
    .execute()
  if (jobs.length > 0) return null
  return awaited[0]?.seat ?? null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

interface Played {
  readonly visits: readonly number[]
  readonly byOrder: number
}

/** All play at random; who comes decides whatever is asked until others are awaited, leaves orders the first time, and goes. */
async function play(seed: number, kinds: readonly string[]): Promise<Played> {
  const clock = { kind: 'days', days: 14, overdue: 'idle' } as const
  const { id, clients } = await seated(url, SEATS, { game: 'wars-of-the-roses', clock })
  const chance = quick(seed)
  const visits = Array.from({ length: SEATS }, () => 0)
  let acts = 0
  const visit = async (client: Client, seat: number): Promise<void> => {
    if (visits[seat]!++ === 0)
      for (const kind of kinds)
        expect((await client.ask('giveStanding', { id, body: { kind, span: 'revoked' } })).status).toBe(200)
    for (;;) {
      const { number, legal, awaiting } = (await client.ask('getState', { id })).body
      if (!awaiting.includes(seat) || legal.length === 0) return
      // The last that is offered closes a plan: chosen more often than chance would.
      const text = chance.int(8) === 0 ? legal.at(-1)! : legal[chance.int(legal.length)]!
      const { status, body } = await client.ask('act', { id, body: { id: `${seat}-${acts++}`, number, steps: [text] } })
      if (status !== 200) expect(body).toMatchObject({ refused: 'stale' })
    }
  }
  for (;;) {
    let who: number | 'over' | null = null
    await expect.poll(async () => (who = await whoMustCome(id)), patient).not.toBeNull()
    if (who === 'over' || who === null) break
    await visit(clients[who]!, who)
  }
  const done = await rows.db.selectFrom('standing_orders').select('done').where('table_id', '=', id).execute()
  const byOrder = done.reduce((sum, each) => sum + (JSON.parse(each.done) as readonly unknown[]).length, 0)
  return { visits, byOrder }
}

test('four by correspondence over the server: with two orders left at the first visit nobody comes more often, and most less', async () => {
  const [without, ordered] = [await play(1, []), await play(1, CARDS)]
  expect(without.byOrder).toBe(0)
  expect(ordered.byOrder).toBeGreaterThan(0)
  expect(sum(ordered.visits)).toBeLessThan(sum(without.visits))
}, 600_000)

test.runIf(WHOLE > 0)(
  'whole games: how often each of four must come',
  async () => {
    for (const kinds of [[], CARDS, PLANS]) {
      const games: Played[] = []
      for (let seed = 1; seed <= WHOLE; seed++) games.push(await play(seed, kinds))
      const visits = games.map((game) => game.visits.join(' '))
      const mean = sum(games.flatMap((game) => game.visits)) / (SEATS * WHOLE)
      const byOrder = sum(games.map((game) => game.byOrder))
      console.log(
        `${kinds.join(', ') || 'none'}: visits ${visits.join(' | ')}, mean ${mean.toFixed(1)}, by order ${byOrder}`,
      )
      expect(games.every((game) => game.byOrder > 0)).toBe(kinds.length > 0)
    }
  },
  3_600_000,
)
