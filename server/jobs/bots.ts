/**
 * A bot's turn: it is shown its seat's view, thinks in a thread of its own, and acts like anybody else; what it decides
 * in secret it sends as one act.
 */
import { randomInt } from 'node:crypto'
import type { Services } from '../services.ts'
import { askRules } from '../tables/rules-log.ts'
import { isTrouble, Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { enqueue, type LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const TRIES = 10

export async function botTurn(services: Services, job: ClaimedJob): Promise<void> {
  const { seat } = JSON.parse(job.body) as { seat: number }
  const table = await services.tables.current(job.table ?? '')
  let steps: readonly string[] | null = null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await botView(services, table, seat)
    if (!seen) return await services.jobs.finish(job)
    // A bot that fails, or keeps choosing what is not legal, plays the harmless default.
    if (steps === null && attempt < TRIES / 2) steps = await think(services, table, seat, seen)
    const { number } = seen
    const act: Act = steps === null ? { kind: 'idle', seat } : { kind: 'act', seat, id: `bot-${number}`, number, steps }
    const result = await play(services, table, job, act)
    if (result === 'done') return
    if (result === 'not-legal') steps = null
  }
  throw new Error('the table moved on faster than the bot could act')
}

interface Seen {
  readonly view: unknown
  readonly number: number
  readonly level: string
}

/** What the bot sees, if it is its turn. */
async function botView(services: Services, table: LiveTable, seat: number): Promise<Seen | null> {
  return await enqueue(table, async () => {
    const { row, seats } = table.rows
    const level = seats[seat]?.level
    if (row.status !== 'playing' || row.paused_at !== null || seats[seat]?.kind !== 'bot' || !level) return null
    const reply = await askRules(services, table, { op: 'view', seat })
    return reply.kind === 'view' && reply.awaited ? { view: reply.view, number: reply.number, level } : null
  })
}

async function think(
  services: Services,
  table: LiveTable,
  seat: number,
  { view, level }: Seen,
): Promise<readonly string[] | null> {
  const { game, version, host_id: host } = table.rows.row
  const asked = { table: table.id, host, game, version }
  const reply = await services.pool.think({ ...asked, view, seat, level, seed: randomInt(2 ** 47) })
  return reply.kind === 'moves' ? reply.moves : null
}

/** Others may act while a bot thinks: the same steps are then tried on what the bot sees now. */
async function play(
  services: Services,
  table: LiveTable,
  job: ClaimedJob,
  act: Act & { seat: number },
): Promise<'done' | 'again' | 'not-legal'> {
  const stillBot = (rows: TableRows): Act => {
    if (rows.seats[act.seat]?.kind !== 'bot') throw new Refused('stale', 'The seat has changed hands.')
    return act
  }
  try {
    await services.tables.act(table, stillBot, { id: job.id, lease: job.lease })
    return 'done'
  } catch (error) {
    if (isTrouble(error)) throw error
    if (!(error instanceof Refused) || error.type !== 'not-legal') return 'again'
    services.log.error({ table: table.id, seat: act.seat }, 'a bot chose a move that is not legal')
    return 'not-legal'
  }
}
