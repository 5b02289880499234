/** Somebody as one meets them at a table: who said that line, or who sits there. */
import type { Met } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'

export interface Found {
  readonly id: string
  readonly name: string
  /** What they said, if it is about a line. */
  readonly words: string
}

export async function whoIsMet(services: Services, table: LiveTable, me: string, met: Met): Promise<Found> {
  const found = met.line === undefined ? sitting(table, met.seat) : await speaker(services, table.id, met.line)
  if (!found) throw new Refused('no-such-person', 'There is nobody there, or they are gone.')
  if (found.id === me) throw new Refused('bad-request', 'That is you.')
  return found
}

function sitting({ rows }: LiveTable, seat: number | undefined): Found | null {
  if (seat === undefined) throw new Refused('bad-request', 'Name a line or a seat.')
  const row = rows.seats[seat]
  if (row?.kind !== 'person' || row.person_id === null) return null
  return { id: row.person_id, name: row.name ?? '', words: '' }
}

async function speaker({ storage }: Services, table: string, line: number): Promise<Found | null> {
  const row = await storage.db
    .selectFrom('chat')
    .select(['person_id', 'name', 'text'])
    .where('table_id', '=', table)
    .where('n', '=', line)
    .executeTakeFirst()
  return row?.person_id ? { id: row.person_id, name: row.name, words: row.text } : null
}
