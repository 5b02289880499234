/** Forgetting a person: finished records keep an anonymous seat, running games get a bot. */
import type { Services } from '../services.ts'
import { personRemoval, personRest } from '../storage/parts.ts'
import { getUp } from '../tables/seats.ts'
import { endConnections } from './sessions.ts'

/** Milliseconds after which what they had asked for a moment before has arrived. */
const LATE_MS = [1000, 15_000]
/** They may be sitting down while they get up. */
const ROUNDS = 5

export async function removePerson(services: Services, person: string): Promise<void> {
  await leaveSeats(services, person)
  await services.storage.write(personRemoval(services.storage.db, person))
  endConnections(services, person)
  for (const ms of LATE_MS)
    setTimeout(() => {
      forgetRest(services, person).catch((error: unknown) =>
        services.log.warn({ err: error }, 'what came late of somebody who is gone could not be looked for'),
      )
    }, ms).unref()
}

async function leaveSeats(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  for (let round = 0; round < ROUNDS; round++) {
    const seats = await db.selectFrom('seats').select('table_id').where('person_id', '=', person).execute()
    if (seats.length === 0) return
    for (const { table_id } of seats) await leaveTable(services, person, table_id)
  }
}

async function leaveTable(services: Services, person: string, id: string): Promise<void> {
  const { db } = services.storage
  const table = await services.tables.current(id)
  await services.tables.change(table, (writes, rows) => {
    // Where they sit now: sides may have been drawn meanwhile.
    const seat = rows.seats.find(({ person_id }) => person_id === person)?.seat
    if (seat === undefined) return []
    if (rows.row.status === 'open' || rows.row.status === 'playing') return getUp(services, writes, rows, seat)
    writes.push(
      db
        .updateTable('seats')
        .set({ kind: 'gone', person_id: null, name: null, reserved: 0 })
        .where('table_id', '=', id)
        .where('seat', '=', seat),
    )
    return []
  })
}

/** Whatever was on its way when they were forgotten, at this node or another. */
async function forgetRest(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  if (await db.selectFrom('persons').select('id').where('id', '=', person).executeTakeFirst()) return
  await leaveSeats(services, person)
  for (const statement of personRest(db, person)) await db.executeQuery(statement.compile())
}
