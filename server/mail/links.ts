/**
 * Links in mails that say by themselves what they are good for: a few fields, and a signature by a key that all nodes share. They open
 * something or end something; none of them signs anybody in.
 */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import { newSecret, sameSecret } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'

export type Purpose = 'table' | 'unsubscribe'

export interface Links {
  /** Good until `expires`; without it for ever. */
  signed(purpose: Purpose, subject: string, expires?: number): string
  /** What was signed for that purpose; refused if it was not, or is too old. */
  read(purpose: Purpose, token: string, now: number): string
}

const NAME = 'link-key'

export async function readLinks(db: Kysely<Schema>, now: number): Promise<Links> {
  const key = await houseSecret(db, NAME, () => newSecret(32), now)
  const seal = (purpose: Purpose, subject: string, until: string): string =>
    createHmac('sha256', key).update(`${purpose} ${subject} ${until}`).digest().subarray(0, 16).toString('base64url')
  return {
    signed: (purpose, subject, expires) => {
      const until = expires === undefined ? '0' : Math.ceil(expires / 1000).toString(36)
      return `${subject}.${until}.${seal(purpose, subject, until)}`
    },
    read: (purpose, token, now) => {
      const [subject = '', until = '', given = ''] = token.split('.')
      const good = sameSecret(given, seal(purpose, subject, until))
      if (!good || (until !== '0' && Number.parseInt(until, 36) * 1000 < now)) throw noSuchLink()
      return subject
    },
  }
}

export function noSuchLink(): Refused {
  return new Refused('no-such-link', 'This link was used already, is too old, or never was.')
}

/** What the house keeps for itself: of several nodes that start at once one is first, and the others take its. */
export async function houseSecret(db: Kysely<Schema>, name: string, make: () => string, now: number): Promise<string> {
  await db
    .insertInto('house')
    .values({ name, value: make(), made_at: now })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
