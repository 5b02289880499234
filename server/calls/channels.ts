/** Where else a person is called: browsers that take pushes, webhooks, the secret link of their feeds. */
import type { Selectable } from 'kysely'
import type { Calls, Channel, NewChannel } from '../../protocol/index.ts'
import type { Who } from '../people/sessions.ts'
import { Refused } from '../refused.ts'
import { newId, newSecret, sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { type Target, targetOf, toldOf } from './deliver.ts'
import { NotDelivered } from './outlets/failed.ts'
import { MAIL } from './plan.ts'
import { readTarget, resolved } from './reach/index.ts'
import { callSettings } from './settings.ts'
import { noteThrough } from './switch-off.ts'

const MOST = { push: 10, hook: 5 } as const
/** The uncompressed point of a P-256 key, and the shared secret beside it. */
const KEY_BYTES = 65
const AUTH_BYTES = 16

type Row = Selectable<Schema['channels']>

export async function callsOf(services: Services, person: string): Promise<Calls> {
  const { storage, calls } = services
  const { db } = storage
  const rows = await db
    .selectFrom('channels')
    .selectAll()
    .where('person_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const mail = await db.selectFrom('mail_addresses').selectAll().where('person_id', '=', person).executeTakeFirst()
  const muted = await db.selectFrom('muted_tables').select('table_id').where('person_id', '=', person).execute()
  return {
    settings: await callSettings(db, person),
    mail: mail ? { address: mail.address, confirmed: mail.confirmed_at !== null, offAt: mail.off_at } : null,
    channels: rows.flatMap((row) => shown(row) ?? []),
    feed: rows.some(({ kind }) => kind === 'feed'),
    muted: muted.map(({ table_id }) => table_id),
    house: { mail: calls.mailer !== null, pushKey: calls.vapid.publicKey },
  }
}

function shown({ id, kind, address, shape, label, created_at, off_at }: Row): Channel | null {
  if (kind === 'feed') return null
  return { id, kind, host: new URL(address).host, shape, label, createdAt: created_at, offAt: off_at }
}

/** The same browser or address again is the same channel, with its newest keys. */
export async function addChannel(
  services: Services,
  who: Who,
  wish: NewChannel,
  label: string,
): Promise<{ channel: Channel; secret: string | null }> {
  const { db } = services.storage
  if (wish.kind === 'hook' && who.guest) throw accountsOnly()
  const schemes = wish.kind === 'push' && !services.calls.reach.loopback ? ['https:'] : undefined
  const url = readTarget(wish.kind === 'push' ? wish.endpoint : wish.url, services.calls.reach, schemes)
  // Whether a name is known inside the host's network is told to nobody: it is as good as none.
  await resolved(url, services.calls.reach).catch(() => {
    throw new Refused('bad-address', 'There is no such address on the open internet.')
  })
  const secret = wish.kind === 'hook' ? newSecret(32) : null
  const row: Row = {
    id: newId(),
    person_id: who.id,
    kind: wish.kind,
    address: url.href,
    shape: wish.kind === 'hook' ? wish.shape : null,
    secrets: JSON.stringify(wish.kind === 'hook' ? { secret } : pushKeys(wish)),
    label: wish.kind === 'push' ? label : '',
    created_at: services.now(),
    failures: 0,
    off_at: null,
  }
  const same = db.selectFrom('channels').select('id').where('person_id', '=', who.id).where('kind', '=', row.kind)
  const others = await same.where('address', '!=', row.address).execute()
  if (others.length >= MOST[wish.kind])
    throw new Refused('too-many-channels', 'You have as many of these as one person may have; remove one first.')
  const { secrets, shape, label: called } = row
  const stored = await db
    .insertInto('channels')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['person_id', 'kind', 'address'])
        .doUpdateSet({ secrets, shape, label: called, failures: 0, off_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return { channel: shown(stored) as Channel, secret }
}

function pushKeys({ p256dh, auth }: Extract<NewChannel, { kind: 'push' }>): object {
  const sizes = [p256dh, auth].map((key) => Buffer.from(key, 'base64url').length)
  if (sizes[0] !== KEY_BYTES || sizes[1] !== AUTH_BYTES)
    throw new Refused('bad-address', 'These are not the keys of a push subscription.')
  return { p256dh, auth }
}

export function accountsOnly(): Refused {
  return new Refused('accounts-only', 'Keep your name as an account first: then the house can call you there.')
}

export async function removeChannel({ storage }: Services, person: string, id: string): Promise<void> {
  const gone = await storage.db
    .deleteFrom('channels')
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('kind', '!=', 'feed')
    .executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw noSuchChannel()
}

function noSuchChannel(): Refused {
  return new Refused('no-such-channel', 'You are not called there.')
}

/** A call about nothing, at once. */
export async function testChannel(services: Services, person: string, id: string): Promise<void> {
  if (id === MAIL && !services.calls.mailer) throw new Refused('not-set-up', 'This house sends no mail.')
  const target = await targetOf(services, person, id, true)
  if (!target) throw noSuchChannel()
  const { zone } = await callSettings(services.storage.db, person)
  await sendTest(services, target, zone)
  await noteThrough(services.storage.db, target)
}

async function sendTest(services: Services, target: Target, zone: string): Promise<void> {
  const told = await toldOf(services, target.person, zone)
  try {
    await target.test(told)
  } catch (error) {
    services.log.info({ way: target.kind, why: String(error) }, 'a test call did not get through')
    const reason = error instanceof NotDelivered || error instanceof Refused ? error.message : 'it could not be reached'
    throw new Refused('not-delivered', 'The test did not get through.', { reason })
  }
}

/** A new link; whoever had the old one has nothing. The rows know only its hash. */
export async function makeFeed({ storage, now }: Services, person: string): Promise<string> {
  const secret = newSecret()
  await storage.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('channels').where('person_id', '=', person).where('kind', '=', 'feed').execute()
    await trx
      .insertInto('channels')
      .values({
        id: newId(),
        person_id: person,
        kind: 'feed',
        address: sha256(secret),
        shape: null,
        secrets: '{}',
        label: '',
        created_at: now(),
        failures: 0,
        off_at: null,
      })
      .execute()
  })
  return secret
}

export async function removeFeed({ storage }: Services, person: string): Promise<void> {
  await storage.db.deleteFrom('channels').where('person_id', '=', person).where('kind', '=', 'feed').execute()
}

export async function muteTable(
  { storage: { db } }: Services,
  table: string,
  person: string,
  muted: boolean,
): Promise<void> {
  const row = { table_id: table, person_id: person }
  if (muted)
    await db
      .insertInto('muted_tables')
      .values(row)
      .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing())
      .execute()
  else await db.deleteFrom('muted_tables').where('table_id', '=', table).where('person_id', '=', person).execute()
}
