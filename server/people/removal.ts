/** Forgetting a person: finished records keep an anonymous seat, running games get a bot. */
import type { Services } from '../services.ts'
import { personRemoval } from '../storage/parts.ts'
import { hasOpened, stopOpening } from '../tables/chance.ts'
import { handOn, leaveOpening } from '../tables/seats.ts'
import { substituteOf } from '../tables/absence.ts'
import { endConnections } from './sessions.ts'

export async function removePerson(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('person_id', '=', person).execute()
  for (const { table_id, seat } of seats) {
    const table = await services.tables.current(table_id)
    await services.tables.change(table, (writes, rows) => {
      if (rows.row.status === 'playing') return handOn(services, writes, rows, seat, substituteOf(rows), 'left')
      if (hasOpened(rows)) return leaveOpening(services, writes, rows, seat)
      const kind = rows.row.status === 'open' ? ('open' as const) : ('gone' as const)
      const nothing = rows.row.status === 'open' ? { commitment: null, entropy: null } : {}
      writes.push(...stopOpening(db, rows))
      writes.push(
        db
          .updateTable('seats')
          .set({ kind, person_id: null, name: null, reserved: 0, ...nothing })
          .where('table_id', '=', table_id)
          .where('seat', '=', seat),
      )
      return []
    })
  }
  await services.storage.write(personRemoval(db, person))
  endConnections(services, person)
}
