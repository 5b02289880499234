/** What a table decides together: to abort, to call it a draw, to pause, to replace somebody who vanished. */
import type { Compilable } from 'kysely'
import { findLevel } from '../../bots/index.ts'
import type { House } from '../house.ts'
import type { Propose, Vote } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { ClaimedJob, NewJob } from '../storage/index.ts'
import { nextDeadline, resumed } from '../time/clock.ts'
import { awaited, type Desk, type ProposalRow, seatOf, type Sheet } from './desk.ts'
import { infoFor, votersFor } from './info.ts'
import { type AgreedEnd, botJob, clockJob, endJob, endJobId } from './plan.ts'
import { handOn } from './seats.ts'

function seated(sheet: Sheet, person: string): number {
  const seat = seatOf(sheet, person)
  if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
  return seat
}

export async function propose(house: House, desk: Desk, person: string, wish: Propose): Promise<void> {
  const { db } = house.storage
  const agreed = await decide(house, desk, (writes, sheet) => {
    const by = seated(sheet, person)
    if (sheet.row.status !== 'playing') throw new Refused('not-started', 'The game is not running.')
    if (wish.kind === 'pause' && sheet.row.paused_at !== null)
      throw new Refused('paused', 'The game is paused already.')
    const target = wish.kind === 'substitute' ? vanished(house, desk, sheet, by, wish) : null
    const proposal: ProposalRow = {
      table_id: desk.id,
      kind: wish.kind,
      by_seat: by,
      target,
      level: wish.level ?? null,
      agreed: JSON.stringify([by]),
      created_at: house.now(),
    }
    writes.push(withdrawn(house, desk, wish.kind), db.insertInto('proposals').values(proposal))
    return proposal
  })
  await carryOut(house, desk, agreed)
}

/** Only somebody who has been away for a while can be replaced. */
function vanished(house: House, desk: Desk, sheet: Sheet, by: number, wish: Propose): number {
  const { seat, level } = wish
  if (seat === undefined || seat === by) throw new Refused('bad-request', 'Say whose seat it is about.')
  if (level !== undefined && !findLevel(level)) throw new Refused('bad-options', 'There is no bot of that level.')
  const info = infoFor({ ...desk, sheet }, house.hub.looking(desk.id, null)).seats[seat]
  if (!info?.away) throw new Refused('not-away', 'That player is here, or was a moment ago.')
  return seat
}

export async function vote(house: House, desk: Desk, person: string, { kind, agree }: Vote): Promise<void> {
  const { db } = house.storage
  const agreed = await decide(house, desk, (writes, sheet) => {
    const seat = seated(sheet, person)
    const proposal = sheet.proposals.find((each) => each.kind === kind)
    if (!proposal) throw new Refused('no-such-proposal', 'Nobody proposes that at the moment.')
    if (!agree) {
      writes.push(withdrawn(house, desk, kind))
      return null
    }
    const list = JSON.stringify([...new Set([...(JSON.parse(proposal.agreed) as number[]), seat])])
    writes.push(
      db.updateTable('proposals').set({ agreed: list }).where('table_id', '=', desk.id).where('kind', '=', kind),
    )
    return { ...proposal, agreed: list }
  })
  await carryOut(house, desk, agreed)
}

function withdrawn({ storage }: House, { id }: Desk, kind: ProposalRow['kind']): Compilable {
  return storage.db.deleteFrom('proposals').where('table_id', '=', id).where('kind', '=', kind)
}

type Decision = (writes: Compilable[], sheet: Sheet) => ProposalRow | null

/** Stores a voice; when it was the last one needed, what is decided within the rows happens at once. */
async function decide(house: House, desk: Desk, work: Decision): Promise<ProposalRow | null> {
  let passed: ProposalRow | null = null
  const { db } = house.storage
  await house.desks.change(desk, (writes, sheet) => {
    const proposal = work(writes, sheet)
    passed = proposal && hasPassed(sheet, proposal) ? proposal : null
    if (!passed) return []
    // What ends the game stands until the end is stored: should this node die in between, another carries it out.
    const reason = ENDINGS[passed.kind]
    if (reason) return [endJob(desk.id, reason, house.now() + CARRY_OUT_MS)]
    writes.push(withdrawn(house, desk, passed.kind))
    if (passed.kind === 'pause')
      writes.push(db.updateTable('tables').set({ paused_at: house.now() }).where('id', '=', desk.id))
    if (passed.kind === 'substitute' && passed.target !== null)
      return handOn(house, writes, sheet, passed.target, passed.level)
    return []
  })
  return passed
}

function hasPassed(sheet: Sheet, { agreed, target }: ProposalRow): boolean {
  const yes = JSON.parse(agreed) as number[]
  return votersFor(sheet, target).every((seat) => yes.includes(seat))
}

const ENDINGS: Readonly<Record<string, AgreedEnd | undefined>> = {
  abort: 'aborted',
  draw: 'agreed-draw',
}

/** The node that heard the last voice has this long to end the game before any may. */
const CARRY_OUT_MS = 5000

/** What is decided in the log: the game ends, and with it every proposal. */
async function carryOut(house: House, desk: Desk, passed: ProposalRow | null): Promise<void> {
  const reason = passed && ENDINGS[passed.kind]
  if (reason) await endAgreed(house, desk, reason)
}

async function endAgreed(house: House, desk: Desk, reason: AgreedEnd): Promise<void> {
  if (desk.sheet.row.status === 'playing') await house.desks.act(desk, () => ({ kind: 'end', seat: null, reason }))
  const { db } = house.storage
  await house.desks.change(desk, (writes) => {
    writes.push(db.deleteFrom('proposals').where('table_id', '=', desk.id))
    writes.push(db.deleteFrom('jobs').where('id', '=', endJobId(desk.id)))
  })
}

/** The agreement of a node that died, or was too busy, before the game had ended. */
export async function agreedEnd(house: House, job: ClaimedJob): Promise<void> {
  const { reason } = JSON.parse(job.body) as { readonly reason: AgreedEnd }
  await endAgreed(house, await house.desks.current(job.table ?? ''), reason)
}

/** Anybody who sits there may end a pause. */
export async function resume(house: House, desk: Desk, person: string): Promise<void> {
  await house.desks.change(desk, (writes, sheet) => {
    seated(sheet, person)
    const { paused_at } = sheet.row
    if (paused_at === null) throw new Refused('not-paused', 'The game is not paused.')
    const now = house.now()
    const clocks = resumed(sheet.clockState, paused_at, now)
    const clock_state = clocks && JSON.stringify(clocks)
    writes.push(house.storage.db.updateTable('tables').set({ paused_at: null, clock_state }).where('id', '=', desk.id))
    const deadline = nextDeadline(clocks)
    const bots = awaited(sheet).filter((seat) => sheet.seats[seat]?.kind === 'bot')
    const jobs: NewJob[] = bots.map((seat) => {
      const job = botJob(desk.id, seat, 0, now)
      return { ...job, id: `${job.id}:resumed:${sheet.row.revision}` }
    })
    return deadline === null ? jobs : [...jobs, clockJob(desk.id, deadline)]
  })
}

/** Between two sides giving up ends the game; among more a bot plays on for you. */
export async function resign(house: House, desk: Desk, person: string): Promise<void> {
  const entry = house.catalogue.find(({ about }) => about.id === desk.sheet.row.game)
  const game = await entry?.load()
  const { seat_count, status } = desk.sheet.row
  if (status === 'open') throw new Refused('not-started', 'The game has not started yet: leave instead.')
  const sides = new Set(game?.sides?.(seat_count) ?? desk.sheet.seats.map((seat) => seat.seat))
  if (sides.size <= 2 || votersFor(desk.sheet, null).length <= 1) {
    await house.desks.act(desk, (sheet) => ({ kind: 'end', seat: seated(sheet, person), reason: 'resigned' }))
    return
  }
  await house.desks.change(desk, (writes, sheet) => {
    if (sheet.row.status !== 'playing') throw new Refused('game-over', 'The game is over.')
    return handOn(house, writes, sheet, seated(sheet, person), TAKEOVER_LEVEL)
  })
}

/** The bot that plays on for those who left. */
export const TAKEOVER_LEVEL = 'knight'
