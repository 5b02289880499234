/**
 * Trouble for a server under load: killed without warning, stopped and woken, cut off, its database restarted.
 * Afterwards every acknowledged move is there, none is there twice, nothing was dealt again and every
 * record verifies.
 *
 *     node proofs/faults.ts [--kills 200] [--pauses 20] [--restarts 20] [--tables 6] [--seed 1] [--only sqlite|postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Dice, isFault, parseRecord, quick, replayRecord } from '../engine/index.ts'
import { catalogue, findGame, findRules } from '../games/index.ts'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres, type TestPostgres } from '../scripts/postgres.ts'
import type { CreateTable, TableInfo } from '../protocol/index.ts'
import { openStorage, type Storage } from '../server/storage/index.ts'
import { entriesIn } from '../server/tables/log-row.ts'
import { Client } from '../server/tests/client.ts'
import { type NodeProcess, startNode } from '../server/tests/process.ts'
import { type Account, Stubborn } from './stubborn.ts'

export interface Plan {
  readonly kind: 'sqlite' | 'postgres'
  readonly kills: number
  readonly pauses: number
  /** Restarts of PostgreSQL itself. */
  readonly restarts: number
  readonly tables: number
  readonly seed: number
  readonly say?: (line: string) => void
}

export interface Report {
  readonly kind: Plan['kind']
  readonly seed: number
  readonly seconds: number
  kills: number
  pauses: number
  restarts: number
  readonly brokenConnections: number
  /** Kills at the moment the last vote for an end was on its way, and ends agreed to that were not stored yet. */
  killsAtVotes: number
  agreementsFound: number
  readonly votes: number
  readonly votesAgain: number
  readonly endedByAgreement: number
  readonly tables: number
  readonly finished: number
  readonly acknowledged: number
  readonly stored: number
  readonly recordsVerified: number
  /** The longest a player waited for an answer, outages included, in milliseconds. */
  readonly longestWait: number
  readonly faults: readonly string[]
}

export interface Seated {
  readonly id: string
  readonly game: string
  readonly clients: readonly Client[]
  /** The set-up as it was dealt; it may never change. */
  readonly setup: string
  readonly accounts: Account[]
}

/** A table of the next game, its seats taken. Throws when the server falls over meanwhile; a new one is tried then. */
export async function sitDown(
  url: string,
  storage: Storage,
  turn: number,
  wish: Partial<CreateTable> = {},
): Promise<Seated> {
  const entry = catalogue[turn % catalogue.length]
  if (!entry) throw new Error('the house has no games')
  const { id: game, seatCounts } = entry.about
  const count = seatCounts[turn % seatCounts.length] ?? 2
  const clients: Client[] = []
  for (let seat = 0; seat < count; seat++) clients.push(await Client.guest(url, `Player ${seat}`))
  const [host, ...others] = clients as [Client, ...Client[]]
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
  const { id, invite } = (await host.post<TableInfo>('/api/tables', { game, seats, ...wish })).body
  for (const client of others) await client.post(`/api/tables/${id}/join`, { invite })
  const { status } = (await host.ask('getTable', { id })).body
  if (status !== 'playing') throw new Error('the table did not begin')
  const row = await storage.db.selectFrom('tables').select('setup').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, game, clients, setup: row.setup ?? '', accounts: [] }
}

/** Keeps one table busy: when a game is over, the next begins. */
async function keepBusy(
  url: string,
  storage: Storage,
  turn: number,
  seated: Seated[],
  stop: () => boolean,
  atLastVote: () => void,
) {
  for (let round = 0; !stop(); round++) {
    const table = await sitDown(url, storage, turn + round).catch(() => null)
    if (!table) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    seated.push(table)
    const game = await findGame(table.game)?.load()
    if (!game) throw new Error(`there is no game ${table.game}`)
    const players = table.clients.map(
      (client, seat) => new Stubborn(client, table.id, seat, game, turn * 97 + seat + round, atLastVote),
    )
    table.accounts.push(...players.map(({ account }) => account))
    await Promise.all(players.map((player) => player.play(stop)))
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function trouble(plan: Plan): Promise<Report> {
  const began = performance.now()
  const dice: Dice = quick(plan.seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-faults-'))
  const postgres: TestPostgres | null = plan.kind === 'postgres' ? await startPostgres({ own: true }) : null
  const databaseUrl = await postgres?.database()
  const options = { dataDir, port: await freePort(), ...(databaseUrl ? { databaseUrl } : {}) }
  let node = await startNode(options)
  let storage = await openStorage({ dataDir, databaseUrl })
  const seated: Seated[] = []
  const over = { yet: false }
  const bell = new Bell()
  const work = Array.from({ length: plan.tables }, (_, i) =>
    keepBusy(
      node.url,
      storage,
      i,
      seated,
      () => over.yet,
      () => bell.ring(),
    ),
  )
  const counts = { kills: 0, pauses: 0, restarts: 0 }
  const votes = { killsAtVotes: 0, agreementsFound: 0 }
  try {
    for (const what of shuffled(plan, dice)) {
      // Only a server at work can lose anything; then any moment is a bad one.
      await underWay(seated)
      await pause(dice.int(500))
      if (what === 'kills') {
        // Every fourth at a last vote: the agreement is stored before the end is, and the kill may come between.
        if (counts.kills % 4 === 1 && (await bell.rung(PATIENCE))) {
          votes.killsAtVotes++
          await agreed(storage, dice.int(200))
        }
        await node.kill('SIGKILL')
        votes.agreementsFound += await standingAgreements(storage)
        node = await startNode(options)
      } else if (what === 'pauses') await stopAndWake(node, 100 + dice.int(900))
      else await postgres?.restart()
      counts[what]++
      if ((counts.kills + counts.pauses + counts.restarts) % 20 === 0)
        plan.say?.(`${plan.kind}: ${JSON.stringify(counts)}, ${acknowledgedIn(seated)} acts acknowledged`)
    }
    await underWay(seated)
    over.yet = true
    await Promise.all(work)
    // One more death at the end: what is checked is what the disk holds.
    await node.kill('SIGKILL')
    node = await startNode(options)
    await storage.close()
    storage = await openStorage({ dataDir, databaseUrl })
    const checked = await checkAll(storage, node, seated)
    const accounts = seated.flatMap((table) => table.accounts)
    return {
      kind: plan.kind,
      seed: plan.seed,
      seconds: Math.round((performance.now() - began) / 1000),
      ...counts,
      ...votes,
      votes: accounts.reduce((sum, { votes }) => sum + votes, 0),
      votesAgain: accounts.reduce((sum, { votesAgain }) => sum + votesAgain, 0),
      brokenConnections: accounts.reduce((sum, { broken }) => sum + broken, 0),
      tables: seated.length,
      acknowledged: acknowledgedIn(seated),
      longestWait: Math.round(Math.max(0, ...accounts.map(({ longest }) => longest))),
      ...checked,
    }
  } finally {
    over.yet = true
    await node.kill('SIGKILL')
    await storage.close().catch(() => undefined)
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const AT_WORK = 5
const PATIENCE = 10_000

/** Until a few more acts were acknowledged, but not for ever: trouble may also strike a server that is just waking. */
async function underWay(seated: readonly Seated[]): Promise<void> {
  const enough = acknowledgedIn(seated) + AT_WORK
  const until = performance.now() + PATIENCE
  while (acknowledgedIn(seated) < enough && performance.now() < until) await pause(10)
}

/** Rings when somebody pulls it; whoever waits hears the next pull. */
class Bell {
  private waiting: (() => void)[] = []

  ring(): void {
    for (const wake of this.waiting.splice(0)) wake()
  }

  rung(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms)
      this.waiting.push(() => (clearTimeout(timer), resolve(true)))
    })
  }
}

/** Tables where everybody has agreed to the end and the game still runs. */
async function standingAgreements({ db }: Storage): Promise<number> {
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('tables', 'tables.id', 'proposals.table_id')
    .select(['agreed', 'seat_count'])
    .where('status', '=', 'playing')
    .execute()
  return rows.filter(({ agreed, seat_count }) => (JSON.parse(agreed) as number[]).length === seat_count).length
}

/** Until an agreement is stored, but not for long: the end may have come at once. */
async function agreed(storage: Storage, ms: number): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until && (await standingAgreements(storage)) === 0) await pause(1)
}

export function acknowledgedIn(seated: readonly Seated[]): number {
  return seated.flatMap((table) => table.accounts).reduce((sum, account) => sum + account.acknowledged.length, 0)
}

type Trouble = 'kills' | 'pauses' | 'restarts'

function shuffled(plan: Plan, dice: Dice): readonly Trouble[] {
  const times = (what: Trouble): Trouble[] => Array.from({ length: plan[what] }, () => what)
  const list = [...times('kills'), ...times('pauses'), ...(plan.kind === 'postgres' ? times('restarts') : [])]
  dice.shuffle(list)
  return list
}

async function stopAndWake(node: NodeProcess, ms: number): Promise<void> {
  node.child.kill('SIGSTOP')
  await pause(ms)
  node.child.kill('SIGCONT')
}

type Checked = Pick<Report, 'finished' | 'stored' | 'recordsVerified' | 'endedByAgreement' | 'faults'>

/** What the rows hold against what the players were told. */
export async function checkAll(storage: Storage, node: NodeProcess, seated: readonly Seated[]): Promise<Checked> {
  const faults: string[] = []
  let [finished, stored, recordsVerified, endedByAgreement] = [0, 0, 0, 0]
  for (const table of seated) {
    const { id, accounts, setup } = table
    faults.push(...accounts.flatMap((account) => account.faults))
    const rows = await storage.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('n').execute()
    const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const ids = rows.map((entry) => entry.move_id)
    const there = new Set(ids)
    stored += rows.length
    if (there.size !== ids.length) faults.push(`${id}: an act is in the log twice`)
    for (const act of accounts.flatMap((account) => account.acknowledged))
      if (!there.has(act)) faults.push(`${id}: the acknowledged act ${act} is not in the log`)
    let length = 0
    for (const { n, body } of rows) {
      if (n !== length) faults.push(`${id}: the log has a gap`)
      length += entriesIn(body).length
    }
    if (row.length !== length) faults.push(`${id}: the log is cut off`)
    if (row.setup !== setup) faults.push(`${id}: the game was dealt again`)
    if (row.status === 'finished') finished++
    const ends = rows.filter(({ kind }) => kind === 'end').length
    if (ends > 0) endedByAgreement++
    if (ends > 1) faults.push(`${id}: the game ended ${ends} times`)
    const reason = row.outcome === null ? null : (JSON.parse(row.outcome) as { reason: string }).reason
    for (const { ended } of accounts)
      if (ended !== null && ended !== reason) faults.push(`${id}: somebody was told of the end ${ended}, now ${reason}`)
    const fault = await recordFault(node, table, row.status === 'finished')
    if (fault === null) recordsVerified++
    else faults.push(`${id} (${table.game}): ${fault}`)
  }
  return { finished, stored, recordsVerified, endedByAgreement, faults }
}

/** Ends the game if it is still running, and checks its record as a stranger would. */
async function recordFault(node: NodeProcess, table: Seated, finished: boolean): Promise<string | null> {
  const [host, ...others] = table.clients
  if (!host) return 'nobody sits there'
  for (const client of table.clients) client.base = node.url
  if (!finished) {
    await host.post(`/api/tables/${table.id}/propose`, { kind: 'abort' })
    for (const client of others) await client.vote(table.id, 'abort', true)
  }
  const text = (await host.get<string>(`/api/tables/${table.id}/record`)).body
  const record = parseRecord(text)
  if (isFault(record)) return `record line ${record.line}: ${record.fault}`
  const game = await findRules(record.game, record.version)?.load()
  if (!game) return `there is no game ${record.game}`
  const match = replayRecord(record, game)
  return isFault(match) ? `record line ${match.line}: ${match.fault}` : null
}

if (import.meta.main) {
  const number = { type: 'string' } as const
  const { values } = parseArgs({
    options: { kills: number, pauses: number, restarts: number, tables: number, seed: number, only: number },
  })
  const kinds = (['sqlite', 'postgres'] as const).filter((kind) => values.only === undefined || values.only === kind)
  for (const kind of kinds) {
    const report = await trouble({
      kind,
      kills: Number(values.kills ?? 200),
      pauses: Number(values.pauses ?? 20),
      restarts: Number(values.restarts ?? 20),
      tables: Number(values.tables ?? 6),
      seed: Number(values.seed ?? 1),
      say: (line) => process.stderr.write(`${line}\n`),
    })
    console.log(JSON.stringify(report))
    if (report.faults.length > 0) process.exitCode = 1
  }
}
