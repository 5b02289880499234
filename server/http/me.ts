/** The reader as the API shows them to themselves. */
import type { Me } from '../../protocol/index.ts'
import { shownPreferences, type StoredPreferences } from '../people/calendar.ts'
import type { Services } from '../services.ts'
import { neededCount } from '../tables/lists.ts'

export async function meOf(services: Services, person: string): Promise<Me> {
  const row = await services.storage.db
    .selectFrom('persons')
    .selectAll()
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  const preferences = shownPreferences(JSON.parse(row.preferences) as StoredPreferences)
  return {
    id: row.id,
    name: row.name,
    guest: row.name_key === null,
    preferences,
    needed: await neededCount(services, person),
    host: row.host_at !== null,
  }
}
