/** Who keeps order in the house. The role is given on the command line alone; nobody gets it through the network. */
import type { Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { checkPassword } from './passwords.ts'
import type { Who } from './sessions.ts'

/** A cookie that is stolen is worth nothing after that. */
const PROVEN_FOR = 30 * 60_000

export async function setHost(db: Kysely<Schema>, person: string, since: number | null): Promise<void> {
  await db.updateTable('persons').set({ host_at: since }).where('id', '=', person).execute()
}

export function provenUntil({ provedAt }: Who): number {
  return provedAt === null ? 0 : provedAt + PROVEN_FOR
}

export async function prove({ storage, now }: Services, who: Who, password: string): Promise<void> {
  if (!(await checkPassword(password, who.password))) throw new Refused('wrong-password', 'The password is wrong.')
  await storage.db.updateTable('sessions').set({ proved_at: now() }).where('id', '=', who.session).execute()
}
