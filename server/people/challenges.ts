/** Questions a passkey is asked: kept in the rows, because the answer may come to another node, and answered once. */
import { randomBytes } from 'node:crypto'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'

const GOOD_FOR = 5 * 60_000

export interface Challenge {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export async function newChallenge(
  { storage, now }: Services,
  kind: Schema['challenges']['kind'],
  person: string | null,
): Promise<Challenge> {
  const id = newId()
  const bytes = new Uint8Array(randomBytes(32))
  const challenge = Buffer.from(bytes).toString('base64url')
  await storage.db
    .insertInto('challenges')
    .values({ id, person_id: person, kind, challenge, expires_at: now() + GOOD_FOR })
    .execute()
  return { id, bytes }
}

/** What was asked under that id, of that person; it cannot be answered again. */
export async function takeChallenge(
  { storage, now }: Services,
  kind: Schema['challenges']['kind'],
  person: string | null,
  id: string,
): Promise<string> {
  const { db } = storage
  const asked = await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()
  const gone = await db.deleteFrom('challenges').where('id', '=', id).executeTakeFirst()
  const good = asked?.kind === kind && asked.person_id === person && asked.expires_at > now()
  if (!good || Number(gone.numDeletedRows) === 0)
    throw new Refused('wrong-passkey', 'That took too long, or was answered already. Try again.')
  return asked.challenge
}
