/**
 * A link to a new password by mail: to the confirmed address of an account, if its owner has allowed that with the password. Whoever
 * steals a cookie could else enter an address of their own, and walk in by it for good.
 */
import { htmlOf, type Letter, textOf } from '../mail/frame.ts'
import { newId } from '../secrets.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { localeOf, voiceOf } from '../words/index.ts'
import { nameKey } from './names.ts'
import { makeResetLink } from './resets.ts'

/** `null` where there is no confirmed address. */
export async function mailResetOf({ storage }: Services, person: string): Promise<boolean | null> {
  const address = await storage.db
    .selectFrom('mail_addresses')
    .select('recovery_at')
    .where('person_id', '=', person)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return address ? address.recovery_at !== null : null
}

export async function allowMailReset({ storage, now }: Services, person: string, allowed: boolean): Promise<void> {
  const changed = await storage.db
    .updateTable('mail_addresses')
    .set({ recovery_at: allowed ? now() : null })
    .where('person_id', '=', person)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (Number(changed.numUpdatedRows) === 0) throw new Refused('not-yours', 'You have no confirmed mail address.')
}

/** Nobody who asks learns whether there was anything to send. */
export async function sendResetLink(services: Services, name: string): Promise<void> {
  const { storage, calls, now } = services
  const found = await storage.db
    .selectFrom('mail_addresses')
    .innerJoin('persons', 'persons.id', 'mail_addresses.person_id')
    .select(['persons.id', 'name', 'preferences', 'address'])
    .where('name_key', '=', nameKey(name))
    .where('confirmed_at', 'is not', null)
    .where('recovery_at', 'is not', null)
    .executeTakeFirst()
  if (!found || !calls.mailer) return
  const { path } = await makeResetLink(storage.db, found.id, now(), 'mail')
  const voice = await voiceOf(localeOf(found.preferences))
  const letter: Letter = {
    lang: voice.locale,
    colon: (what) => voice.say('colon', { what }),
    heading: voice.say('reset.subject'),
    paragraphs: [voice.say('reset.text', { name: found.name })],
    button: { text: voice.say('reset.button'), url: `${calls.origin()}${path}` },
    foot: [{ text: voice.say('reset.foot') }],
  }
  await calls.mailer.send({
    to: found.address,
    subject: letter.heading,
    text: textOf(letter),
    html: htmlOf(letter),
    id: newId(),
  })
}
