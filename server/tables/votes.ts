/** What a table decides together: to abort, to call it a draw, to pause and to go on, to replace somebody who vanished. */
import type { Compilable } from 'kysely'
import type { Services } from '../services.ts'
import type { Propose, Vote } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { ClaimedJob, NewJob } from '../storage/index.ts'
import type { LiveTable } from './live-table.ts'
import { agreedAbsence, clockDecides, substituteOf, votersFor } from './absence.ts'
import { isOut, type ProposalRow, seatOf, type TableRows } from './rows.ts'
import { infoFor } from './info.ts'
import { type AgreedEnd, endJob, endJobId, proposalTold, voteJob } from '../jobs/new-jobs.ts'
import { agreedEndOf, ENDINGS, hasPassed, settledAt } from './agreement.ts'
import { goOn } from './pause.ts'
import { proposalId, resumesAt } from './proposals.ts'
import { handOn } from './seats.ts'
import { sidesLeft } from './sides.ts'
import { latestTurn, takeBack } from './take-back.ts'
import { newerRules, takeUpRules } from './upgrade.ts'

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
  const asks = seated(table.rows, person)
  const level = await levelOf(services, table, asks, wish)
  const agreed = await decide(services, table, (writes, rows) => {
    const by = seated(rows, person)
    if (rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet.')
    if (rows.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
    if (agreedEndOf(rows)) throw allAgreed()
    const { kind } = wish
    const paused = rows.row.paused_at !== null
    if (kind === 'back' && paused) throw new Refused('paused', 'The game is paused: go on first.')
    if (kind === 'pause' && paused) throw new Refused('paused', 'The game is paused already.')
    if (kind === 'resume' && !paused) throw new Refused('not-paused', 'The game is not paused.')
    const standing = rows.proposals.find((each) => each.kind === kind)
    // Who asks to go on after somebody else agrees with them: the time until it happens anyway is not counted anew.
    if (kind === 'resume' && standing) return agreeing(services, writes, standing, by)
    const target = kind === 'substitute' ? vanished(services, table, rows, by, wish) : null
    const proposal: ProposalRow = {
      table_id: table.id,
      kind,
      by_seat: by,
      target,
      level: kind === 'substitute' ? agreedAbsence(rows.row, rows.clock).substitute : level,
      agreed: JSON.stringify([by]),
      created_at: Math.max(services.now(), (standing?.created_at ?? 0) + 1),
    }
    writes.push(withdrawn(services, table, kind), db.insertInto('proposals').values(proposal))
    return proposal
  })
  await carryOut(services, table, agreed)
}

/** What a proposal is about besides its kind: which rules, or how far back. */
async function levelOf(services: Services, table: LiveTable, by: number, { kind }: Propose): Promise<string | null> {
  if (kind === 'rules') return `${await newerRules(services, table)}`
  return kind === 'back' ? await latestTurn(services, table, by) : null
}

function allAgreed(): Refused {
  return new Refused('game-over', 'All have agreed to end the game.')
}

/** Only somebody who has stayed away for as long as was agreed can be replaced, and between two nobody. */
function vanished(services: Services, table: LiveTable, rows: TableRows, by: number, { seat }: Propose): number {
  if (seat === undefined || seat === by) throw new Refused('bad-request', 'Say whose seat it is about.')
  if (clockDecides(rows, seat)) throw new Refused('clock-decides', 'Between two players only the clock decides.')
  if (!isAway(services, table, rows, seat))
    throw new Refused('not-away', 'That player is here, or has not been away for as long as was agreed.')
  return seat
}

function isAway({ hub }: Services, table: LiveTable, rows: TableRows, seat: number): boolean {
  return infoFor({ ...table, rows }, hub.infoViewer(table.id, null)).seats[seat]?.away === true
}

/** Answers the proposal that is named, and no other that may stand in its place meanwhile. */
export async function vote(
  services: Services,
  table: LiveTable,
  person: string,
  { proposal: named, agree }: Vote,
): Promise<void> {
  const agreed = await decide(services, table, (writes, rows) => {
    const seat = seated(rows, person)
    if (rows.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
    const proposal = rows.proposals.find((each) => proposalId(each) === named)
    if (!proposal) throw new Refused('no-such-proposal', 'Nobody proposes that at the moment.')
    if (agree) return agreeing(services, writes, proposal, seat)
    if (hasPassed(rows, proposal)) throw allAgreed()
    if (proposal.kind === 'resume') throw new Refused('bad-request', 'That somebody wants to go on cannot be declined.')
    writes.push(withdrawn(services, table, proposal.kind))
    return null
  })
  await carryOut(services, table, agreed)
}

function agreeing({ storage }: Services, writes: Compilable[], proposal: ProposalRow, seat: number): ProposalRow {
  const { table_id, kind } = proposal
  const agreed = JSON.stringify([...new Set([...(JSON.parse(proposal.agreed) as number[]), seat])])
  writes.push(
    storage.db.updateTable('proposals').set({ agreed }).where('table_id', '=', table_id).where('kind', '=', kind),
  )
  return { ...proposal, agreed }
}

function withdrawn({ storage }: Services, { id }: LiveTable, kind: ProposalRow['kind']): Compilable {
  return storage.db.deleteFrom('proposals').where('table_id', '=', id).where('kind', '=', kind)
}

type Decision = (writes: Compilable[], rows: TableRows) => ProposalRow | null

/** Stores a vote; when it was the last one needed, what is decided within the rows happens at once. */
async function decide(services: Services, table: LiveTable, work: Decision): Promise<ProposalRow | null> {
  let passed: ProposalRow | null = null
  await services.tables.change(table, (writes, rows) => {
    const proposal = work(writes, rows)
    passed = proposal && hasPassed(rows, proposal) ? proposal : null
    if (passed) return happens(services, table, writes, rows, passed)
    if (!proposal) return []
    const at = resumesAt(rows, proposal)
    const asked = proposalTold(table.id, proposal.kind, proposal.created_at)
    return at === null ? [asked] : [asked, voteJob(table.id, at)]
  })
  return passed
}

function happens(
  services: Services,
  table: LiveTable,
  writes: Compilable[],
  rows: TableRows,
  { table_id, kind, target, level }: ProposalRow,
): readonly NewJob[] {
  const { db } = services.storage
  // What ends the game stands until the end is stored: should this node die in between, another carries it out.
  const reason = ENDINGS[kind]
  if (reason) return [endJob(table_id, reason, services.now() + CARRY_OUT_MS)]
  if (IN_LOG.includes(kind)) return [voteJob(table_id, services.now() + CARRY_OUT_MS)]
  writes.push(db.deleteFrom('proposals').where('table_id', '=', table_id).where('kind', '=', kind))
  if (kind === 'pause')
    writes.push(db.updateTable('tables').set({ paused_at: services.now() }).where('id', '=', table_id))
  if (kind === 'resume') return goOn(services, writes, rows)
  // Who has come back before the last vote keeps the seat.
  const gone = kind === 'substitute' && target !== null && isAway(services, table, rows, target)
  return gone ? handOn(services, writes, rows, target, level, 'absent') : []
}

/** A look at what has been decided without a vote: by who went out, or because the time for an answer is over. */
export async function lookAtVotes(services: Services, job: ClaimedJob): Promise<void> {
  const { tables, jobs, now } = services
  const table = await tables.current(job.table ?? '')
  let ending: ProposalRow | null = null
  if (settledAt(table.rows, now()).length > 0)
    await tables.change(table, (writes, rows) => {
      const settled = settledAt(rows, now())
      ending = settled.find(({ kind }) => ENDINGS[kind] ?? IN_LOG.includes(kind)) ?? null
      return settled.flatMap((each) => happens(services, table, writes, rows, each))
    })
  await carryOut(services, table, ending)
  const due = table.rows.proposals.flatMap((each) => resumesAt(table.rows, each) ?? [])
  if (due.length > 0 && table.rows.row.status === 'playing') await jobs.postpone(job, Math.min(...due))
  else await jobs.finish(job)
}

/** What is carried out as an entry of the log. */
const IN_LOG: readonly ProposalRow['kind'][] = ['rules', 'back']

/** The node that heard the last vote has this long to end the game before any may. */
const CARRY_OUT_MS = 5000

/** What is decided in the log: newer rules, or the game ends, and with it every proposal. */
async function carryOut(services: Services, table: LiveTable, passed: ProposalRow | null): Promise<void> {
  if (passed?.kind === 'rules') await takeUpRules(services, table, passed)
  if (passed?.kind === 'back') await takeBack(services, table, passed)
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

/** Between two sides giving up ends the game; among more a bot plays on for you, and so it does for whom you sit in. */
export async function resign(services: Services, table: LiveTable, person: string): Promise<void> {
  if (table.rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet: leave instead.')
  const isGuest = (rows: TableRows): boolean => rows.kept.some(({ seat }) => seat === seatOf(rows, person))
  const alone = votersFor(table.rows, null).length <= 1 || (await sidesLeft(services, table)) <= 2
  if (alone && !isGuest(table.rows)) {
    await services.tables.act(table, (rows) => ({ kind: 'end', seat: seated(rows, person), reason: 'resigned' }))
    return
  }
  await services.tables.change(table, (writes, rows) => {
    if (rows.row.status !== 'playing') throw new Refused('game-over', 'The game is over.')
    return handOn(services, writes, rows, seated(rows, person), substituteOf(rows), 'left')
  })
}
