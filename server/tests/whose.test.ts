/** What is one person's and what is another's: who gets back in, signs in or asks for their data touches nothing of anybody else's. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endWays } from '../calls/own.ts'
import { changePassword, exportMe, letIn } from '../people/accounts.ts'
import { blockersOf, hasBlocked } from '../people/blocks.ts'
import { confirm } from '../people/confirm.ts'
import { hashPassword, checkPassword } from '../people/passwords.ts'
import { makeRecoveryCodes, recoverAccount } from '../people/recovery-codes.ts'
import { makeResetLink, resetPassword } from '../people/resets.ts'
import { endSessions, type Who } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { openStorage, type Schema, type Storage } from '../storage/index.ts'
import { PERSON_PARTS, personRemoval } from '../storage/parts.ts'
import { closeAll, place } from './test-server.ts'

const NOW = 1_790_000_000_000
const MINUTE = 60_000
const PASSWORD = 'a rose by any name'
const FRESH = 'a rose by another name'
let storage: Storage
let services: Services
let password = ''

beforeAll(async () => {
  storage = await openStorage({ dataDir: (await place('sqlite')).dataDir ?? '', databaseUrl: undefined })
  password = await hashPassword(PASSWORD)
  services = {
    storage,
    now: () => NOW,
    hub: { connections: [], signOut: () => undefined },
    tables: { refreshAll: () => Promise.resolve() },
    log: { warn: () => undefined },
  } as unknown as Services
})
beforeEach(async () => {
  for (const part of ['persons', 'tables', 'seats', ...PERSON_PARTS] as const)
    await storage.db.deleteFrom(part).execute()
})
afterAll(async () => {
  await storage.close()
  await closeAll()
})

const person = (id: string, more: Partial<Schema['persons']> = {}): Schema['persons'] => ({
  id,
  name: `${id} by name`,
  name_key: `${id} by name`,
  skeleton: id,
  password,
  preferences: '{}',
  created_at: NOW,
  seen_at: NOW,
  banned_at: null,
  banned_until: null,
  muted_until: null,
  host_at: null,
  ...more,
})

/** Somebody of whom there is something everywhere; what is theirs says so, and what nobody may read is called secret. */
async function furnished(id: string, more: Partial<Schema['persons']> = {}): Promise<Who> {
  const { db } = storage
  const mine = { person_id: id }
  const at = { table_id: `table of ${id}` }
  await db.insertInto('persons').values(person(id, more)).execute()
  for (const session of ['here', 'elsewhere'])
    await db
      .insertInto('sessions')
      .values({
        ...mine,
        id: `${id} ${session}`,
        token_hash: `secret token of ${id} ${session}`,
        kind: 'browser',
        label: `browser of ${id}`,
        created_at: NOW,
        seen_at: NOW,
        expires_at: NOW + 1,
        proved_at: null,
        household: null,
      })
      .execute()
  const line = { ...at, ...mine, n: 0, seat: 0, name: id, text: `said by ${id}`, at: NOW, removed_at: null }
  await db.insertInto('chat').values(line).execute()
  await db
    .insertInto('chat_reads')
    .values({ ...at, ...mine, n: 0 })
    .execute()
  const look = { token_hash: `secret look of ${id}`, moment: 1, made_at: NOW }
  await db
    .insertInto('looks')
    .values({ ...at, ...mine, ...look })
    .execute()
  await db
    .insertInto('notes')
    .values({ ...at, ...mine, text: `note of ${id}` })
    .execute()
  for (const part of ['admitted', 'shown_out', 'witnesses', 'muted_tables'] as const)
    await db
      .insertInto(part)
      .values({ ...at, ...mine })
      .execute()
  await db
    .insertInto('kept_seats')
    .values({ ...at, ...mine, seat: 1 })
    .execute()
  const order = { kind: 'k', span: 'once' as const, turn: 0, steps: '[]', claimed: null, done: '[]' }
  await db
    .insertInto('standing_orders')
    .values({ ...at, ...mine, ...order, id: `order of ${id}`, seat: 0, at: NOW, ended: null, ended_at: null })
    .execute()
  const answer = { id: `answer of ${id}`, name: id, answer: 'yes' as const, at: NOW, told: null }
  await db
    .insertInto('evening_answers')
    .values({ ...at, ...mine, ...answer })
    .execute()
  const notice = { id: `notice of ${id}`, kind: 'started' as const, reason: null, game: 'sample', at: NOW }
  await db
    .insertInto('notices')
    .values({ ...at, ...mine, ...notice })
    .execute()
  for (const kind of ['push', 'hook', 'feed'] as const)
    await db
      .insertInto('channels')
      .values({
        ...mine,
        id: `${kind} of ${id}`,
        kind,
        address: kind === 'feed' ? `secret feed of ${id}` : `https://${kind}.example/${id}`,
        shape: null,
        secrets: `"secret of ${id}"`,
        label: '',
        created_at: NOW,
        failures: 0,
        off_at: null,
      })
      .execute()
  const mail = { token_hash: `secret mail of ${id}`, expires_at: null, confirmed_at: NOW, failures: 0, off_at: null }
  await db
    .insertInto('mail_addresses')
    .values({
      ...mine,
      ...mail,
      id: `mail of ${id}`,
      address: `${id}@mail.example`,
      digest_at: null,
      recovery_at: null,
      created_at: NOW,
    })
    .execute()
  await db
    .insertInto('call_settings')
    .values({ ...mine, body: JSON.stringify({ zone: `zone of ${id}` }) })
    .execute()
  await db
    .insertInto('learned')
    .values({ ...mine, lesson: `lesson of ${id}` })
    .execute()
  const figures = `{"money":"of ${id}"}`
  await db
    .insertInto('figure_sets')
    .values({ ...mine, game: 'sample', name: `set of ${id}`, figures, at: NOW })
    .execute()
  await db
    .insertInto('blocks')
    .values({ ...mine, blocked_id: `foe of ${id}`, at: NOW })
    .execute()
  const told = { name: 'foe', line: null, words: '', reason: 'spam' as const, settled_at: null }
  await db
    .insertInto('reports')
    .values({ ...at, ...told, id: `report by ${id}`, at: NOW, person_id: 'foe', by_id: id, note: `told by ${id}` })
    .execute()
  await db
    .insertInto('reports')
    .values({ ...at, ...told, ...mine, id: `report of ${id}`, at: NOW, by_id: 'foe', note: `secret, told about ${id}` })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...mine,
      id: `key of ${id}`,
      credential_id: `secret credential of ${id}`,
      public_key: `secret key of ${id}`,
      counter: 0,
      transports: '[]',
      label: `device of ${id}`,
      created_at: NOW,
      used_at: null,
    })
    .execute()
  const challenge = { id: `question of ${id}`, kind: 'add' as const, challenge: `secret question of ${id}` }
  await db
    .insertInto('challenges')
    .values({ ...mine, ...challenge, expires_at: NOW + 1 })
    .execute()
  await db
    .insertInto('shut_doors')
    .values({ ...mine, household: `secret door of ${id}`, until: NOW + 1 })
    .execute()
  const link = { token_hash: `secret link of ${id}`, made_at: NOW, expires_at: NOW + 1 }
  await db
    .insertInto('resets')
    .values({ ...mine, ...link })
    .execute()
  const code = { code_hash: `secret code of ${id}`, made_at: NOW }
  await db
    .insertInto('recovery_codes')
    .values({ ...mine, ...code })
    .execute()
  const session = `${id} here`
  return { id, name: id, guest: false, session, preferences: '{}', password, host: false, provedAt: null }
}

/** How many rows of each kind are somebody's. */
async function held(id: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const part of PERSON_PARTS) {
    const query = storage.db.selectFrom(part).select((eb) => eb.fn.countAll().as('n'))
    counts[part] = Number((await query.where('person_id', '=', id).executeTakeFirstOrThrow()).n)
  }
  return counts
}

test('whoever asks for their data gets what is theirs, nothing of anybody else, and no secret', async () => {
  const anna = await furnished('anna')
  await furnished('bona')
  const text = JSON.stringify(await exportMe(services, anna))
  expect(text).not.toMatch(/bona/)
  expect(text).not.toMatch(/secret|argon2/)
  const parts = ['browser of anna', 'said by anna', 'note of anna', 'started', 'foe of anna', 'told by anna']
  const ways = ['device of anna', 'https://push.example/anna', 'https://hook.example/anna', 'anna@mail.example']
  const kept = ['zone of anna', 'lesson of anna', 'set of anna', 'table of anna', 'anna by name']
  for (const part of [...parts, ...ways, ...kept]) expect(text).toContain(part)
})

test('whoever is deleted is gone from every list, and nobody else from any', async () => {
  await furnished('anna')
  await furnished('bona')
  const before = await held('bona')
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
  await storage.write(personRemoval(storage.db, 'anna'))
  expect(Object.values(await held('anna')).every((count) => count === 0)).toBe(true)
  expect(await held('bona')).toEqual(before)
  const reports = await storage.db.selectFrom('reports').select(['id', 'by_id']).orderBy('id').execute()
  expect(reports.map(({ id, by_id }) => `${id}: ${by_id}`)).toEqual([
    'report by anna: null',
    'report by bona: bona',
    'report of bona: foe',
  ])
})

/** What each way to another password, and signing out everywhere, ends. */
const WAYS: Readonly<Record<string, (anna: Who) => Promise<readonly string[]>>> = {
  'a code from paper': async (anna) => {
    const [code = ''] = await makeRecoveryCodes(services, anna.id)
    await recoverAccount(services, `${anna.id} by name`, code, FRESH)
    return ['sessions', 'channels', 'resets']
  },
  'a link from the host': async (anna) => {
    const { path } = await makeResetLink(storage.db, anna.id, NOW)
    await resetPassword(services, path.slice('/reset#'.length), FRESH)
    return ['sessions', 'channels', 'resets']
  },
  'a link by mail': async (anna) => {
    const { path } = await makeResetLink(storage.db, anna.id, NOW, 'mail')
    await resetPassword(services, path.slice('/reset#'.length), FRESH)
    return ['sessions', 'channels', 'resets']
  },
  'the old password': async (anna) => {
    await changePassword(services, anna, PASSWORD, FRESH)
    return ['sessions']
  },
  'signing out everywhere': async (anna) => {
    await endSessions(services, anna.id)
    return ['sessions', 'channels']
  },
}

test.each(Object.entries(WAYS))(
  '%s ends what somebody else may have got hold of, and nothing of others',
  async (name, go) => {
    const anna = await furnished('anna')
    await furnished('bona')
    const [mine, others] = [await held('anna'), await held('bona')]
    const ended = await go(anna)
    const after = await held('anna')
    const sessions = await storage.db.selectFrom('sessions').select('id').where('person_id', '=', 'anna').execute()
    // Whoever has just given the old password stays in this browser.
    expect(sessions.map(({ id }) => id)).toEqual(name === 'the old password' ? ['anna here'] : [])
    for (const part of PERSON_PARTS)
      if (ended.includes(part)) expect([part, after[part]]).toEqual([part, sessions.length])
      // Of ten new codes nine are left.
      else if (part === 'recovery_codes' && name === 'a code from paper') expect(after[part]).toBe(9)
      else expect([part, after[part]]).toEqual([part, mine[part]])
    expect(await held('bona')).toEqual(others)
    const rows = await storage.db.selectFrom('persons').select(['id', 'password']).orderBy('id').execute()
    const [hers, theirs] = rows.map((row) => row.password)
    expect(theirs).toBe(password)
    expect(await checkPassword(name === 'signing out everywhere' ? PASSWORD : FRESH, hers ?? null)).toBe(true)
  },
)

test('a webhook, a browser or a secret link that ends is somebody’s own', async () => {
  await furnished('anna')
  await furnished('bona')
  await endWays(storage.db, 'anna')
  expect([(await held('anna'))['channels'], (await held('bona'))['channels']]).toEqual([0, 3])
})

test('a password is the same however a keyboard writes its letters', async () => {
  const [whole, apart, wide] = ['Königin Élodie', 'Ko\u0308nigin E\u0301lodie', 'Königin Élodie'.replace('K', '\uFF2B')]
  const kept = await hashPassword(whole)
  for (const typed of [whole, apart, wide]) expect([typed, await checkPassword(typed, kept)]).toEqual([typed, true])
  expect(await checkPassword(whole, await hashPassword(apart))).toBe(true)
  for (const typed of ['Konigin Elodie', 'königin élodie', `${whole} `, ''])
    expect([typed, await checkPassword(typed, kept)]).toEqual([typed, false])
  expect(await checkPassword('', null)).toBe(false)
})

test('what a stolen cookie must not do is done with the password, or where there is none soon after the passkey', async () => {
  const anna = await furnished('anna')
  const allowed = async (who: Partial<Who>, given?: string) =>
    await confirm(services, { ...anna, ...who }, given).then(
      () => 'done',
      (error: { type: string }) => error.type,
    )
  expect([await allowed({}, PASSWORD), await allowed({}, FRESH), await allowed({})]).toEqual([
    'done',
    'wrong-password',
    'wrong-password',
  ])
  // A passkey a moment ago does not stand for a password that is there.
  expect(await allowed({ provedAt: NOW })).toBe('wrong-password')
  const keyed = { password: null }
  expect(await allowed({ ...keyed, provedAt: NOW - 29 * MINUTE })).toBe('done')
  expect(await allowed({ ...keyed, provedAt: NOW - 31 * MINUTE })).toBe('password-needed')
  expect([await allowed({ ...keyed }), await allowed({ ...keyed }, PASSWORD)]).toEqual([
    'password-needed',
    'password-needed',
  ])
  expect(await allowed({ ...keyed, guest: true }, '')).toBe('wrong-password')
})

test('whoever signs in is still kept from whom the guest had blocked, still blocked by whoever had blocked the guest, and still muted', async () => {
  const { db } = storage
  const people = ['guest', 'anna', 'foe', 'fled', 'both'] as const
  for (const id of people) await db.insertInto('persons').values(person(id)).execute()
  const blocks = [
    ['guest', 'foe'],
    ['fled', 'guest'],
    ['guest', 'both'],
    ['anna', 'both'],
    // Nobody keeps away from themselves.
    ['guest', 'anna'],
  ] as const
  for (const [person_id, blocked_id] of blocks)
    await db.insertInto('blocks').values({ person_id, blocked_id, at: NOW }).execute()
  const muted = async (guest: number | null, own: number | null) => {
    await db.updateTable('persons').set({ muted_until: guest }).where('id', '=', 'guest').execute()
    await db.updateTable('persons').set({ muted_until: own }).where('id', '=', 'anna').execute()
    const who = { id: 'guest', guest: true } as Who
    await letIn(services, who, { id: 'anna', name: 'anna by name', banned_at: null, banned_until: null })
    const row = await db.selectFrom('persons').select('muted_until').where('id', '=', 'anna').executeTakeFirst()
    return row?.muted_until
  }
  expect([await muted(NOW + 2, null), await muted(NOW + 2, NOW + 1)]).toEqual([NOW + 2, NOW + 2])
  expect([await muted(NOW + 2, NOW + 3), await muted(null, NOW + 1), await muted(null, null)]).toEqual([
    NOW + 3,
    NOW + 1,
    null,
  ])
  expect([await hasBlocked(db, 'anna', 'foe'), await hasBlocked(db, 'fled', 'anna')]).toEqual([true, true])
  expect([await hasBlocked(db, 'foe', 'anna'), await hasBlocked(db, 'anna', 'anna')]).toEqual([false, false])
  expect((await blockersOf(db, ['both'])).filter(({ person: by }) => by === 'anna')).toHaveLength(1)
})
