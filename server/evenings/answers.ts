/** Who is asked to an evening, and what they say. */
import type { Selectable } from 'kysely'
import type { Evening, EveningAnswer } from '../../protocol/index.ts'
import { hasBlocked } from '../people/blocks.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { openSeat } from '../tables/create.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { dateOf, MOST_ASKED, noSuchEvening, type StoredEvening } from './evening.ts'
import { answerTold, askedTold } from './jobs.ts'
import { keptSeats } from './propose.ts'

export type AnswerRow = Selectable<Schema['evening_answers']>

interface Somebody {
  readonly id: string
  readonly name: string
}

/** Everybody who is asked or has come by the link, in the order in which they were asked or have answered. */
export async function answersOf({ storage }: Services, table: string): Promise<readonly AnswerRow[]> {
  const rows = await storage.db
    .selectFrom('evening_answers as e')
    .leftJoin('persons as p', 'p.id', 'e.person_id')
    .selectAll('e')
    .select('p.name as now')
    .where('e.table_id', '=', table)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
  return rows.map(({ now, ...row }) => ({ ...row, name: now ?? row.name }))
}

export async function eveningFor(services: Services, { rows }: LiveTable, person: string): Promise<Evening> {
  if (!rows.evening) throw noSuchEvening()
  return eveningPage(rows, rows.evening, await answersOf(services, rows.row.id), person)
}

/** Whom the host has asked is between the two of them until they answer; then all who come may know with whom. */
export function eveningPage(
  { row, seats }: Pick<TableRows, 'row' | 'seats'>,
  evening: StoredEvening,
  answers: readonly AnswerRow[],
  person: string,
): Evening {
  const host = row.host_id === person
  return {
    table: row.id,
    game: row.game,
    ...dateOf(evening),
    by: answers.find(({ person_id }) => person_id === row.host_id)?.name ?? null,
    host,
    yours: answers.find(({ person_id }) => person_id === person)?.answer ?? null,
    answers: answers.filter(({ answer }) => host || answer !== null).map(({ name, answer }) => ({ name, answer })),
    seats: seats.filter(({ kind }) => kind !== 'bot').length,
  }
}

function checkOpen({ evening, row }: TableRows): StoredEvening {
  if (!evening || evening.state === 'off') throw noSuchEvening()
  if (row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
  return evening
}

function tooMany(): Refused {
  return new Refused('too-many-asked', 'As many are asked to this evening as one may ask.')
}

/** As with a seat that is kept: whoever does not want to meet the host is not called, and the host sees somebody who has not answered. */
export async function askTo(services: Services, table: LiveTable, host: string, asked: Somebody): Promise<void> {
  const { db } = services.storage
  if (await hasBlocked(db, host, asked.id)) throw new Refused('no-such-person', 'You do not want to meet them.')
  const unwilling = await hasBlocked(db, asked.id, host)
  const there = await answersOf(services, table.id)
  if (there.length >= MOST_ASKED) throw tooMany()
  if (there.some(({ person_id, name }) => (person_id === null ? name === asked.name : person_id === asked.id)))
    throw new Refused('already-seated', 'They are asked already.')
  await services.tables.change(table, (writes, rows) => {
    if (rows.row.host_id !== host) throw new Refused('not-yours', 'Only whoever proposes the evening does that.')
    checkOpen(rows)
    const now = services.now()
    const who = { table_id: table.id, person_id: unwilling ? null : asked.id, name: asked.name }
    writes.push(
      db
        .insertInto('evening_answers')
        .values({ id: newId(), ...who, answer: null, at: now, told: null })
        .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing()),
      db.deleteFrom('shown_out').where('table_id', '=', table.id).where('person_id', '=', asked.id),
    )
    return unwilling ? [] : [askedTold(table.id, asked.id, now)]
  })
}

/** For oneself alone. Who says no frees the seat that was kept; who says yes once the table is open has one, if there is one. */
export async function answer(
  services: Services,
  table: LiveTable,
  person: Somebody,
  said: EveningAnswer,
): Promise<void> {
  const { db } = services.storage
  const there = await answersOf(services, table.id)
  const mine = there.find(({ person_id }) => person_id === person.id)
  if (!mine && there.length >= MOST_ASKED) throw tooMany()
  if (mine?.answer === said) return
  await services.tables.change(table, (writes, rows) => {
    const evening = checkOpen(rows)
    if (rows.row.host_id === person.id)
      throw new Refused('not-yours', 'Whoever proposes the evening comes: move it, or call it off.')
    const now = services.now()
    const values = { answer: said, at: now }
    writes.push(
      db
        .insertInto('evening_answers')
        .values({ id: newId(), table_id: table.id, person_id: person.id, name: person.name, told: null, ...values })
        .onConflict((oc) => oc.columns(['table_id', 'person_id']).doUpdateSet(values)),
    )
    if (said === 'no') {
      const { rank: _rank, since: _since, ...empty } = openSeat(now)
      const seats = db.updateTable('seats').set(empty).where('table_id', '=', table.id).where('kind', '=', 'open')
      writes.push(seats.where('person_id', '=', person.id))
    } else if (said === 'yes' && evening.state === 'open')
      writes.push(...keptSeats(services, rows, [{ person_id: person.id, name: person.name }]))
    return [answerTold(table.id, person.id, now)]
  })
}
