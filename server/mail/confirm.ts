/** A person's mail address: it counts once whoever reads mail there has said yes, by a link that works once. */
import { localeOf, voiceOf } from '../words/index.ts'
import { Refused } from '../refused.ts'
import { newId, newSecret, sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import { readMailAddress } from './address.ts'
import { htmlOf, type Letter, textOf } from './frame.ts'
import { noSuchLink } from './links.ts'

const GOOD_FOR = 86_400_000

/** Asks at that address whether it is theirs. The one before is forgotten, whether it was confirmed or not. */
export async function askForAddress(services: Services, person: string, given: string): Promise<void> {
  const { storage, calls } = services
  if (!calls.mailer) throw new Refused('not-set-up', 'This house sends no mail.')
  const address = readMailAddress(given)
  const secret = newSecret()
  const now = services.now()
  const row = {
    id: newId(),
    person_id: person,
    address,
    token_hash: sha256(secret),
    expires_at: now + GOOD_FOR,
    confirmed_at: null,
    failures: 0,
    off_at: null,
    digest_at: null,
    recovery_at: null,
    created_at: now,
  }
  await storage.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('mail_addresses').where('person_id', '=', person).execute()
    await trx.insertInto('mail_addresses').values(row).execute()
  })
  const { name, preferences } = await storage.db
    .selectFrom('persons')
    .select(['name', 'preferences'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  const voice = await voiceOf(localeOf(preferences))
  const letter: Letter = {
    lang: voice.locale,
    heading: voice.say('confirm.subject'),
    colon: (what) => voice.say('colon', { what }),
    paragraphs: [voice.say('confirm.text', { name })],
    // After the #, where no server on the way writes it down.
    button: { text: voice.say('confirm.button'), url: `${calls.origin()}/mail#confirm.${secret}` },
    foot: [{ text: voice.say('confirm.foot') }],
  }
  await calls.mailer
    .send({ to: address, subject: letter.heading, text: textOf(letter), html: htmlOf(letter), id: newId() })
    .catch((error: unknown) => {
      services.log.warn({ err: error }, 'a mail address could not be asked')
      throw new Refused('bad-address', 'No mail could be sent there.')
    })
}

export async function confirmAddress({ storage, now }: Services, secret: string): Promise<void> {
  const done = await storage.db
    .updateTable('mail_addresses')
    .set({ confirmed_at: now(), token_hash: null, expires_at: null })
    .where('token_hash', '=', sha256(secret))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (Number(done.numUpdatedRows) === 0) throw noSuchLink()
}

export async function forgetAddress({ storage }: Services, person: string): Promise<void> {
  await storage.db.deleteFrom('mail_addresses').where('person_id', '=', person).execute()
}
