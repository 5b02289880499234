import { randomBytes } from 'node:crypto'
import {
  checkRecord,
  chanceFault,
  entropyCommitment,
  entropyWays,
  isFault,
  type KeptChance,
  parseRecord,
} from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { Client } from '../../server/tests/client.ts'
import { catalogue } from '../../server/tests/sample.ts'
import { type House, type Scenario, settled } from './scenario.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

const LIVE = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' } as const

const fresh = (): string => randomBytes(32).toString('hex')

interface Duel {
  readonly id: string
  readonly host: Client
  readonly victim: Client
  readonly mine: string
  readonly hosts: string
  readonly page: TableInfo
  /** What the victim saw everybody bound to before opening. */
  readonly kept: KeptChance
}

/** The host, who reads the rows, at seat 1; the victim at seat 2, through the other node. Both are bound. */
async function duel({ node, other }: House): Promise<Duel> {
  const [host, victim] = [await Client.guest(node.url, 'Host'), await Client.guest(other.url, 'Victim')]
  const [hosts, mine] = [fresh(), fresh()]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const body = { game: 'sample', seats, public: true, clock: LIVE, commitment: entropyCommitment(hosts) }
  const { id } = (await host.ask('createTable', { body })).body
  const page = (await victim.ask('joinTable', { id, body: { commitment: entropyCommitment(mine) } })).body
  const { commitment } = page.dice
  const bound = page.dice.seats.map((seat) => seat.commitment)
  return { id, host, victim, mine, hosts, page, kept: { seat: 1, entropy: mine, commitment, seats: bound } }
}

const open = (who: Client, { id, page }: Duel, entropy: string | null) =>
  who.ask('openDice', { id, body: { round: page.dice.opening?.round ?? '', entropy } })

/** The victim's record when the game is over, and whether it is what they had seen. */
async function judged({ id, victim, kept }: Duel): Promise<{ why: string | null; ways: readonly unknown[] }> {
  await victim.ask('resign', { id })
  const text = (await victim.call<string>('GET', `/api/v1/tables/${id}/record`)).body
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(`no record: ${text}`)
  const load = (game: string) => catalogue.find(({ about }) => about.id === game)?.load() ?? Promise.resolve(null)
  const { fault } = await checkRecord(text, load)
  return { why: fault?.fault ?? chanceFault(record, kept), ways: entropyWays(record) }
}

/** Before anybody opens, the rows hold nothing of the victim's: every deal the host could work out is missing it. */
async function readingEarly(house: House): Promise<string[]> {
  const { id, mine } = await duel(house)
  const tables = await house.rows.db.selectFrom('tables').selectAll().where('id', '=', id).execute()
  const seats = await house.rows.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
  const jobs = await house.rows.db.selectFrom('jobs').selectAll().where('table_id', '=', id).execute()
  return JSON.stringify([tables, seats, jobs]).includes(mine) ? ['the rows told the victim’s entropy early'] : []
}

/** The victim has opened, and the host has read it: another entropy, another commitment, another seat, another sitter. */
async function choosingLast(house: House): Promise<string[]> {
  const game = await duel(house)
  const { id, host, victim } = game
  await open(victim, game, game.mine)
  const read = await house.rows.db.selectFrom('seats').select('entropy').where('table_id', '=', id).execute()
  if (!read.some(({ entropy }) => entropy === game.mine)) throw new Error('the host could not read what was opened')
  const second = await Client.guest(house.node.url, 'Second Browser')
  const tries: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
    ['opened another entropy', () => open(host, game, fresh())],
    ['committed anew', () => host.ask('commitDice', { id, body: { commitment: entropyCommitment(fresh()) } })],
    ['left to sit down again', () => host.ask('leaveTable', { id })],
    ['freed the own seat', () => host.ask('openSeat', { id, body: { seat: 0 } })],
    ['showed the victim out for another deal', () => host.ask('openSeat', { id, body: { seat: 1 } })],
    ['seated a bot in the own place', () => host.ask('seatBot', { id, body: { seat: 0, level: 'page' } })],
    ['sat down twice', () => second.ask('joinTable', { id, body: { commitment: entropyCommitment(fresh()) } })],
    ['opened for the victim', () => open(host, game, game.mine)],
  ]
  const won: string[] = []
  for (const [what, go] of tries) if ((await go()).status === 200) won.push(`the host ${what}`)
  const begun = (await open(host, game, game.hosts)).body
  if (begun.status !== 'playing') won.push('the game did not begin with the last opening')
  const { why } = await judged(game)
  if (why !== null) won.push(`the victim’s record is not what they had seen: ${why}`)
  return won
}

/** The host opens nothing: the game begins all the same, with what was bound beforehand, and the record says so by name. */
async function withholding(house: House): Promise<string[]> {
  const game = await duel(house)
  await open(game.victim, game, game.mine)
  const look = () => game.victim.ask('getTable', { id: game.id })
  const { body } = await settled(look, ({ body: page }) => page.status === 'playing', PATIENCE_MS)
  if (body.status !== 'playing') return ['the game waited for the host for ever']
  const late = await open(game.host, game, game.hosts)
  const { why, ways } = await judged(game)
  const named = ways.join() === 'withheld,opened'
  return [
    ...(late.status === 200 ? ['the host opened after the deal'] : []),
    ...(why === null && named ? [] : [`the record does not name who withheld: ${ways.join(', ')}`]),
  ]
}

/** Somebody with the database changes their own commitment after the victim has opened: the victim's browser finds it out. */
async function forgingRows(house: House): Promise<string[]> {
  const game = await duel(house)
  await open(game.victim, game, game.mine)
  const { db } = house.rows
  const liked = fresh()
  await db
    .updateTable('seats')
    .set({ commitment: entropyCommitment(liked), entropy: liked, rank: 1 })
    .where('table_id', '=', game.id)
    .where('seat', '=', 0)
    .execute()
  await db
    .updateTable('tables')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', game.id)
    .execute()
  const look = () => game.victim.ask('getTable', { id: game.id })
  // The job that ends the waiting begins the game with the forged seat.
  await settled(look, ({ body }) => body.status === 'playing', PATIENCE_MS)
  const { why } = await judged(game)
  return why === 'others' ? [] : [`a commitment forged in the rows was taken for ${why ?? 'true'}`]
}

export const choosingDice: Scenario = {
  item: 16,
  title: 'reads the key and the rows, and opens last, otherwise, not at all, from another seat, or forges the rows',
  adversary: 'host',
  async run(arena) {
    const house = await arena.open({ opening: { live: 1500, slow: 1500 } })
    const won = [
      ...(await readingEarly(house)),
      ...(await choosingLast(house)),
      ...(await withholding(house)),
      ...(await forgingRows(house)),
    ]
    const measured =
      won.length === 0 ? 'no second deal; withholding is named, forged rows are found out' : won.join('; ')
    return { measured, held: won.length === 0 }
  },
}
