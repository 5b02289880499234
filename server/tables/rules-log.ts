/** What the rules threads are asked about a table, and the log they are brought when they do not hold it. */
import type { AnyGame, MatchSetup, Snapshot } from '../../engine/index.ts'
import { type Rules, rulesIn } from '../../games/registry.ts'
import { Refused } from '../refused.ts'
import type { Ask, Load, LogEntry, PastAsk, PastLoad, Reply } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { Storage } from '../storage/index.ts'
import type { LiveTable } from './live-table.ts'
import { entriesIn } from './log-row.ts'
import type { TableRow } from './rows.ts'

const TRIES = 3

/** Asks the rules threads, bringing them the log if they do not hold it. */
export async function askRules(services: Services, table: LiveTable, ask: Ask): Promise<Reply> {
  const rules = checkRules(services, table.rows.row)
  const { pool, storage } = services
  let reply = await pool.ask(table.id, table.length, ask)
  if (reply.kind === 'missing') reply = await pool.ask(table.id, table.length, ask, await load(storage, table, rules))
  if (reply.kind === 'fault' || reply.kind === 'missing')
    throw new Refused('rules-fault', 'The rules failed on this move. It was not played, and the fault is on file.')
  return reply
}

/** Asks the thread of the past. Nothing at the table waits for it. */
export async function askPast(services: Services, table: LiveTable, ask: PastAsk): Promise<Reply> {
  const reply = await tryPast(services, table, ask)
  if (reply.kind === 'missing') throw new Refused('busy', 'The table goes on faster than its past is told.')
  return reply
}

/** The same, bringing the thread what it lacks of the log; `missing` if the table went on again and again meanwhile. */
export async function tryPast(services: Services, table: LiveTable, ask: PastAsk): Promise<Reply> {
  const rules = checkRules(services, table.rows.row)
  const { pool, storage } = services
  let reply = await pool.askPast(table.id, table.length, ask)
  // Others may ask about other tables meanwhile, and this one be let go of, or go on.
  for (let attempt = 0; reply.kind === 'missing' && attempt < TRIES; attempt++) {
    const from = reply.have
    const { length } = table
    const rest = async (): Promise<PastLoad> => ({ from, more: await readEntries(storage, table.id, from, length) })
    const brought = from === 0 ? await load(storage, table, rules, length) : await rest()
    reply = await pool.askPast(table.id, length, ask, brought)
  }
  if (reply.kind === 'fault') throw new Refused('rules-fault', 'The rules failed on this past; the fault is on file.')
  return reply
}

/** Said before any thread is asked: what is not there is nobody's fault, and nothing to put on file. */
export function checkRules({ catalogue }: Services, { game, version }: TableRow): Rules {
  const rules = rulesIn(catalogue, game, version)
  if (!rules) throw new Refused('rules-missing', `This house has not got version ${version} of the rules of ${game}.`)
  return rules
}

/** A snapshot as it is kept: with the make of the rules it comes from. */
export type KeptSnapshot = Snapshot & { readonly make?: string }

/** One of another make is never trusted: the log is folded anew. */
function trusted(body: string, { make }: Rules): Snapshot | null {
  const { make: madeBy, ...snapshot } = JSON.parse(body) as KeptSnapshot
  return madeBy === make ? snapshot : null
}

/** The game as this house has it today. */
export async function gameOf({ catalogue }: Services, id: string): Promise<AnyGame> {
  const entry = catalogue.find(({ about }) => about.id === id)
  if (!entry) throw new Refused('no-such-game', 'There is no such game here.')
  return await entry.load()
}

async function load(storage: Storage, table: LiveTable, rules: Rules, length: number = table.length): Promise<Load> {
  const { db } = storage
  const { setup } = table.rows.row
  if (setup === null) throw new Refused('not-started', 'The game has not started yet.')
  const [kept, log] = await Promise.all([
    db.selectFrom('snapshots').selectAll().where('table_id', '=', table.id).executeTakeFirst(),
    readEntries(storage, table.id, 0, length),
  ])
  const snapshot = kept && kept.length <= length ? trusted(kept.body, rules) : null
  return { setup: JSON.parse(setup) as MatchSetup, snapshot, log }
}

export async function readEntries(
  storage: Storage,
  id: string,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const rows = await storage.db
    .selectFrom('entries')
    .select(['body', 'move_id', 'number', 'at'])
    .where('table_id', '=', id)
    .where('n', '>=', from)
    .where('n', '<', to)
    .orderBy('n')
    .execute()
  return rows.flatMap(({ body, move_id: moveId, number, at }) =>
    entriesIn(body).map((entry) => ({ entry, moveId, number, at })),
  )
}
