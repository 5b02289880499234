/**
 * A new password for somebody who has lost theirs, by a link that the host hands over (good for a day) or that comes
 * by mail (half an hour). It is good once; the
 * rows have only its hash. The secret stands behind `#` in the address, which browsers put into no request and no Referer.
 */
import type { Kysely } from 'kysely'
import { endWays } from '../calls/own.ts'
import { Refused } from '../refused.ts'
import { newSecret, sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { hashPassword } from './passwords.ts'
import { endConnections } from './sessions.ts'

const GOOD_FOR = { host: 24 * 3_600_000, mail: 30 * 60_000 }

export interface ResetLink {
  readonly path: string
  readonly expiresAt: number
}

/**
 * An earlier link of the same person is good for nothing once the host has made another. Anybody may ask for one by mail: that ends
 * none.
 */
export async function makeResetLink(
  db: Kysely<Schema>,
  person: string,
  now: number,
  by: keyof typeof GOOD_FOR = 'host',
): Promise<ResetLink> {
  const secret = newSecret(32)
  const expiresAt = now + GOOD_FOR[by]
  await db.transaction().execute(async (trx) => {
    if (by === 'host') await trx.deleteFrom('resets').where('person_id', '=', person).execute()
    await trx
      .insertInto('resets')
      .values({ token_hash: sha256(secret), person_id: person, made_at: now, expires_at: expiresAt })
      .execute()
  })
  return { path: `/reset#${secret}`, expiresAt }
}

export async function resetPassword(services: Services, secret: string, password: string): Promise<void> {
  const { db } = services.storage
  const now = services.now()
  const token = sha256(secret)
  const known = await db
    .selectFrom('resets')
    .select('person_id')
    .where('token_hash', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!known) throw noSuchLink()
  const hashed = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('resets').where('token_hash', '=', token).executeTakeFirst()
    if (Number(used.numDeletedRows) === 0) throw noSuchLink()
    await trx.deleteFrom('resets').where('person_id', '=', known.person_id).execute()
    await trx.updateTable('persons').set({ password: hashed }).where('id', '=', known.person_id).execute()
    await trx.deleteFrom('sessions').where('person_id', '=', known.person_id).execute()
    await endWays(trx, known.person_id)
  })
  endConnections(services, known.person_id)
}

function noSuchLink(): Refused {
  return new Refused('no-such-link', 'This link was used already, or is too old. Ask for another.')
}
