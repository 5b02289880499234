/** What the house needs to call people: made once for each node, the keys shared by all of them. */
import type { Kysely } from 'kysely'
import { type Links, readLinks } from '../mail/links.ts'
import { type Mailer, makeMailer } from '../mail/mailer.ts'
import type { MailSettings } from '../mail/settings.ts'
import type { Schema } from '../storage/index.ts'
import { type Delays, DELAYS } from './due.ts'
import { readVapid, type Vapid } from './push/vapid.ts'
import type { Reach } from './reach/index.ts'

export interface CallServices {
  /** `null` in a house that sends no mail. */
  readonly mailer: Mailer | null
  readonly vapid: Vapid
  readonly links: Links
  readonly reach: Reach
  readonly delays: Delays
  /** The address of the house, for links: `https://roses.example`. */
  readonly origin: () => string
  /** Whom a push service may write to about us. */
  readonly contact: string
}

export interface CallOptions {
  readonly mail?: MailSettings | null
  readonly delays?: Partial<Delays>
  /** For tests alone: webhooks and push services of this very machine may be called. */
  readonly loopback?: boolean
}

export async function makeCalls(
  db: Kysely<Schema>,
  options: CallOptions,
  origin: () => string,
  contact: string | null,
  now: number,
): Promise<CallServices> {
  const { mail = null, delays = {}, loopback = false } = options
  return {
    mailer: mail && makeMailer(mail),
    vapid: await readVapid(db, now),
    links: await readLinks(db, now),
    reach: { loopback },
    delays: { ...DELAYS, ...delays },
    origin,
    contact: contact ?? 'mailto:nobody@invalid',
  }
}
