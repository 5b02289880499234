/** What a table decides together: to abort, to call it a draw, to pause, to replace somebody who vanished. */
import type { Compilable } from 'kysely'
import { findLevel } from '../../bots/index.ts'
import type { Services } from '../services.ts'
import type { Propose, Vote } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { ClaimedJob, NewJob } from '../storage/index.ts'
import { nextDeadline, resumed } from '../../engine/clock.ts'
import type { LiveTable } from './live-table.ts'
import { awaited, isOut, type ProposalRow, seatOf, type TableRows } from './rows.ts'
import { infoFor, votersFor } from './info.ts'
import { type AgreedEnd, botJob, clockJob, endJob, endJobId } from '../jobs/new-jobs.ts'
import { handOn } from './seats.ts'
import { sidesLeft } from './sides.ts'

function seated(rows: TableRows, person: string): number {
  const seat = seatOf(rows, person)
  if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
  const row = rows.seats[seat]
  if (row && isOut(rows, row))
    throw new Refused('out', 'You are out of this game: the others decide. You may leave and watch.')
  return seat
}

export async function propose(services: Services, table: LiveTable, person: string, wish: Propose): Promise<void> {
  const { db } = services.storage
  const agreed = await decide(services, table, (writes, rows) => {
    const by = seated(rows, person)
    if (rows.row.status !== 'playing') throw new Refused('not-started', 'The game is not running.')
    if (wish.kind === 'pause' && rows.row.paused_at !== null) throw new Refused('paused', 'The game is paused already.')
    const target = wish.kind === 'substitute' ? vanished(services, table, rows, by, wish) : null
    const proposal: ProposalRow = {
      table_id: table.id,
      kind: wish.kind,
      by_seat: by,
      target,
      level: wish.level ?? null,
      agreed: JSON.stringify([by]),
      created_at: services.now(),
    }
    writes.push(withdrawn(services, table, wish.kind), db.insertInto('proposals').values(proposal))
    return proposal
  })
  await carryOut(services, table, agreed)
}

/** Only somebody who has been away for a while can be replaced. */
function vanished(services: Services, table: LiveTable, rows: TableRows, by: number, wish: Propose): number {
  const { seat, level } = wish
  if (seat === undefined || seat === by) throw new Refused('bad-request', 'Say whose seat it is about.')
  if (level !== undefined && !findLevel(level)) throw new Refused('bad-options', 'There is no bot of that level.')
  const info = infoFor({ ...table, rows }, services.hub.infoViewer(table.id, null)).seats[seat]
  if (!info?.away) throw new Refused('not-away', 'That player is here, or was a moment ago.')
  return seat
}

export async function vote(services: Services, table: LiveTable, person: string, { kind, agree }: Vote): Promise<void> {
  const { db } = services.storage
  const agreed = await decide(services, table, (writes, rows) => {
    const seat = seated(rows, person)
    const proposal = rows.proposals.find((each) => each.kind === kind)
    if (!proposal) throw new Refused('no-such-proposal', 'Nobody proposes that at the moment.')
    if (!agree) {
      writes.push(withdrawn(services, table, kind))
      return null
    }
    const list = JSON.stringify([...new Set([...(JSON.parse(proposal.agreed) as number[]), seat])])
    writes.push(
      db.updateTable('proposals').set({ agreed: list }).where('table_id', '=', table.id).where('kind', '=', kind),
    )
    return { ...proposal, agreed: list }
  })
  await carryOut(services, table, agreed)
}

function withdrawn({ storage }: Services, { id }: LiveTable, kind: ProposalRow['kind']): Compilable {
  return storage.db.deleteFrom('proposals').where('table_id', '=', id).where('kind', '=', kind)
}

type Decision = (writes: Compilable[], rows: TableRows) => ProposalRow | null

/** Stores a vote; when it was the last one needed, what is decided within the rows happens at once. */
async function decide(services: Services, table: LiveTable, work: Decision): Promise<ProposalRow | null> {
  let passed: ProposalRow | null = null
  const { db } = services.storage
  await services.tables.change(table, (writes, rows) => {
    const proposal = work(writes, rows)
    passed = proposal && hasPassed(rows, proposal) ? proposal : null
    if (!passed) return []
    // What ends the game stands until the end is stored: should this node die in between, another carries it out.
    const reason = ENDINGS[passed.kind]
    if (reason) return [endJob(table.id, reason, services.now() + CARRY_OUT_MS)]
    writes.push(withdrawn(services, table, passed.kind))
    if (passed.kind === 'pause')
      writes.push(db.updateTable('tables').set({ paused_at: services.now() }).where('id', '=', table.id))
    if (passed.kind === 'substitute' && passed.target !== null)
      return handOn(services, writes, rows, passed.target, passed.level)
    return []
  })
  return passed
}

function hasPassed(rows: TableRows, { agreed, target }: ProposalRow): boolean {
  const yes = JSON.parse(agreed) as number[]
  return votersFor(rows, target).every((seat) => yes.includes(seat))
}

const ENDINGS: Readonly<Record<string, AgreedEnd | undefined>> = {
  abort: 'aborted',
  draw: 'agreed-draw',
}

/** The end that all have agreed on, if there is one. */
export function agreedEndOf(rows: TableRows): AgreedEnd | null {
  const passed = rows.proposals.find((proposal) => ENDINGS[proposal.kind] && hasPassed(rows, proposal))
  return (passed && ENDINGS[passed.kind]) ?? null
}

/** The node that heard the last vote has this long to end the game before any may. */
const CARRY_OUT_MS = 5000

/** What is decided in the log: the game ends, and with it every proposal. */
async function carryOut(services: Services, table: LiveTable, passed: ProposalRow | null): Promise<void> {
  const reason = passed && ENDINGS[passed.kind]
  if (reason) await endAgreed(services, table, reason)
}

async function endAgreed(services: Services, table: LiveTable, reason: AgreedEnd): Promise<void> {
  if (table.rows.row.status === 'playing') await services.tables.act(table, () => ({ kind: 'end', seat: null, reason }))
  const { db } = services.storage
  await services.tables.change(table, (writes) => {
    writes.push(db.deleteFrom('proposals').where('table_id', '=', table.id))
    writes.push(db.deleteFrom('jobs').where('id', '=', endJobId(table.id)))
  })
}

/** The agreement of a node that died, or was too busy, before the game had ended. */
export async function agreedEnd(services: Services, job: ClaimedJob): Promise<void> {
  const { reason } = JSON.parse(job.body) as { readonly reason: AgreedEnd }
  await endAgreed(services, await services.tables.current(job.table ?? ''), reason)
}

/** Anybody who sits there may end a pause. */
export async function resume(services: Services, table: LiveTable, person: string): Promise<void> {
  await services.tables.change(table, (writes, rows) => {
    seated(rows, person)
    const { paused_at } = rows.row
    if (paused_at === null) throw new Refused('not-paused', 'The game is not paused.')
    const now = services.now()
    const clocks = resumed(rows.clockState, paused_at, now)
    const clock_state = clocks && JSON.stringify(clocks)
    writes.push(
      services.storage.db.updateTable('tables').set({ paused_at: null, clock_state }).where('id', '=', table.id),
    )
    const deadline = nextDeadline(clocks)
    const bots = awaited(rows).filter((seat) => rows.seats[seat]?.kind === 'bot')
    const jobs: NewJob[] = bots.map((seat) => {
      const job = botJob(table.id, seat, 0, now)
      return { ...job, id: `${job.id}:resumed:${rows.row.revision}` }
    })
    return deadline === null ? jobs : [...jobs, clockJob(table.id, deadline)]
  })
}

/** Between two sides giving up ends the game; among more a bot plays on for you. */
export async function resign(services: Services, table: LiveTable, person: string): Promise<void> {
  if (table.rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet: leave instead.')
  if (votersFor(table.rows, null).length <= 1 || (await sidesLeft(services, table)) <= 2) {
    await services.tables.act(table, (rows) => ({ kind: 'end', seat: seated(rows, person), reason: 'resigned' }))
    return
  }
  await services.tables.change(table, (writes, rows) => {
    if (rows.row.status !== 'playing') throw new Refused('game-over', 'The game is over.')
    return handOn(services, writes, rows, seated(rows, person), TAKEOVER_LEVEL)
  })
}

/** The bot that plays on for those who left. */
export const TAKEOVER_LEVEL = 'knight'
