/** Guests, accounts and sessions on rows alone: who becomes whom, what comes along, what is counted and how long it lasts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOf, tokenFrom } from '../http/auth.ts'
import {
  becomeAccount,
  checkName,
  deleteMe,
  keepAccount,
  letIn,
  newGuest,
  rename,
  setPreferences,
  signIn,
} from '../people/accounts.ts'
import { newChallenge, takeChallenge } from '../people/challenges.ts'
import { listSets, moveSets } from '../people/figure-sets.ts'
import { prove, provenUntil, setHost } from '../people/host-role.ts'
import { addLessons, listLessons, moveLessons } from '../people/lessons.ts'
import { Limits, type LimitsOptions } from '../people/limits.ts'
import { cleanName, cleanText, nameKey } from '../people/names.ts'
import { passkeysOf, removePasskey, siteOf } from '../people/passkeys.ts'
import { hashPassword } from '../people/passwords.ts'
import { makeRecoveryCodes } from '../people/recovery-codes.ts'
import { removePerson } from '../people/removal.ts'
import { makeResetLink } from '../people/resets.ts'
import { householdOf } from '../people/household.ts'
import { checkSessions, endSession, listSessions, newSession, type Who, whoHas } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { renameGuestsLike } from '../people/taken.ts'
import type { Schema } from '../storage/index.ts'
import { DAY, MINUTE, NOON, outcomeOf, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

const PASSWORD = 'a rose by any name'
let house: RowHouse
let hashed = ''

beforeAll(async () => {
  house = await RowHouse.open()
  hashed = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

const who = (id: string, more: Partial<Who> = {}): Who => ({
  id,
  name: id,
  guest: false,
  session: `session of ${id}`,
  preferences: '{}',
  password: hashed,
  host: false,
  provedAt: null,
  ...more,
})
const personOf = async (id: string) => (await house.all('persons')).find((row) => row.id === id)
const seatsOf = async (table: string) =>
  (await house.all('seats'))
    .filter(({ table_id }) => table_id === table)
    .map(({ person_id, name }) => `${person_id} ${name}`)
const tableOf = async (id: string) => (await house.all('tables')).find((row) => row.id === id)

test('a guest is called what they say, or Guest and a number, and keeps their language', async () => {
  const named = await newGuest(house.services, '  Anne \t of  York ', { language: 'fr' })
  expect(await personOf(named)).toMatchObject({
    name: 'Anne of York',
    name_key: null,
    password: null,
    preferences: '{"language":"fr"}',
    created_at: NOON,
    seen_at: NOON,
  })
  const nameless = await newGuest(house.services, undefined, {})
  expect((await personOf(nameless))?.name).toMatch(/^Guest [1-9]\d{3}$/)
  await house.person('margaret')
  expect(await outcomeOf(newGuest(house.services, 'MARGARET', {}))).toBe('name-taken')
  // Of a house of earlier days, in which somebody else had the looks.
  await house.person('york', { skeleton: 'york young' })
  expect(await outcomeOf(newGuest(house.services, 'York', {}))).toBe('name-taken')
  for (const [given, clean] of [
    ['é', 'é'],
    ['a\u00A0\u2003b', 'a b'],
    ['♥\uFE0F', '♥'],
  ] as const)
    expect(cleanName(given)).toBe(clean.normalize('NFC'))
  for (const wrong of ['', '   ', 'a\u200Bb', 'a\u202Eb', '\u2800'])
    expect(() => cleanName(wrong), JSON.stringify(wrong)).toThrow('A name')
  expect([nameKey('ＡNNE'), nameKey('Anne')]).toEqual(['anne', 'anne'])
  // What somebody writes keeps its lines, and loses what nobody sees.
  expect(cleanText('  one\r\n\u0007two\u200B ')).toBe('one\ntwo')
})

test('a guest becomes an account and stays the same person at every table; whoever was called so as a guest is not any more', async () => {
  await house.person('guest', { name_key: null, name: 'Somebody', skeleton: 'somebody' })
  await house.person('twin', { name_key: null, name: 'Anne', skeleton: 'anne' })
  await house.person('other', { name_key: null, name: 'Else', skeleton: 'else' })
  await house.table('t', ['guest', 'twin'])
  await house.table('u', ['other'])
  await keepAccount(house.services, who('guest', { guest: true, password: null }), ' Anne ', PASSWORD)
  const row = await personOf('guest')
  expect(row).toMatchObject({ name: 'Anne', name_key: 'anne', skeleton: 'anne' })
  expect(row?.password).toMatch(/^\$argon2id\$/)
  const twin = await personOf('twin')
  expect(twin?.name).toMatch(/^Guest \d{4}$/)
  expect(twin?.name_key).toBe(null)
  expect(await seatsOf('t')).toEqual(['guest Anne', `twin ${twin?.name}`])
  expect((await personOf('other'))?.name).toBe('Else')
  // Every page of that table is told, and no other.
  expect([(await tableOf('t'))?.revision, (await tableOf('u'))?.revision]).toEqual([2, 0])
  expect(await outcomeOf(keepAccount(house.services, who('guest'), 'Anne', PASSWORD))).toBe('has-account')
  expect(await outcomeOf(becomeAccount(house.services, who('other', { guest: true }), 'ANNE', null))).toBe('name-taken')
  expect(await outcomeOf(checkName(house.services, who('guest'), 'Anne'))).toBe('done')
  expect(await outcomeOf(checkName(house.services, who('other'), 'anne'))).toBe('name-taken')
  expect(await renameGuestsLike(house.storage.db, 'Nobody')).toEqual([])
})

test('another name is theirs everywhere; a guest’s name is nobody’s', async () => {
  await house.person('anna')
  await house.person('guest', { name_key: null, name: 'Old', skeleton: 'old' })
  await house.person('like', { name_key: null, name: 'Bertha', skeleton: 'bertha' })
  await house.table('t', ['anna', 'guest', 'like'])
  await rename(house.services, who('guest', { guest: true }), 'Bertha')
  expect(await personOf('guest')).toMatchObject({ name: 'Bertha', name_key: null })
  expect((await personOf('like'))?.name).toBe('Bertha')
  await rename(house.services, who('anna'), 'Bertha')
  expect(await personOf('anna')).toMatchObject({ name: 'Bertha', name_key: 'bertha', skeleton: 'bertha' })
  const [mine, ...others] = await seatsOf('t')
  expect(mine).toBe('anna Bertha')
  for (const each of others) expect(each).toMatch(/^(guest|like) Guest \d{4}$/)
  // Written otherwise it is still their own.
  expect(await outcomeOf(rename(house.services, who('anna'), 'BERTHA'))).toBe('done')
})

test('whoever signs in brings the guest’s seats along, but sits nowhere twice; tables the guest had made are theirs', async () => {
  await house.person('anna', { password: hashed })
  await house.person('guest', { name_key: null })
  await house.table('only', ['guest', 'bert'], { revision: 5 })
  await house.table('both', ['guest', 'anna'], { revision: 5 })
  await house.table('hosted', ['bert', 'guest'], { host_id: 'guest' })
  await house.table('foreign', ['bert', 'cid'], { host_id: 'bert', revision: 5 })
  const guest = who('guest', { guest: true, password: null })
  expect(await outcomeOf(signIn(house.services, guest, 'Anna', 'another password'))).toBe('wrong-password')
  expect(await outcomeOf(signIn(house.services, guest, 'Nobody', PASSWORD))).toBe('wrong-password')
  expect(await seatsOf('only')).toEqual(['guest Guest', 'bert Bert'])
  expect(await signIn(house.services, guest, ' anna ', PASSWORD)).toBe('anna')
  expect(await seatsOf('only')).toEqual(['anna Anna', 'bert Bert'])
  expect(await seatsOf('both')).toEqual(['guest Guest', 'anna Anna'])
  expect(await seatsOf('hosted')).toEqual(['bert Bert', 'anna Anna'])
  const hosts = await Promise.all(['only', 'both', 'hosted', 'foreign'].map(async (id) => (await tableOf(id))?.host_id))
  expect(hosts).toEqual(['anna', 'guest', 'anna', 'bert'])
  const revisions = await Promise.all(['only', 'both', 'foreign'].map(async (id) => (await tableOf(id))?.revision))
  expect(revisions).toEqual([6, 5, 5])
  // An account that signs in to another brings nothing.
  await house.person('cid')
  await house.table('cids', ['cid'])
  await letIn(house.services, who('cid'), { id: 'anna', name: 'Anna', banned_at: null, banned_until: null })
  expect(await seatsOf('cids')).toEqual(['cid Cid'])
  const banned = { id: 'anna', name: 'Anna', banned_at: NOON, banned_until: NOON + 1 }
  expect(await outcomeOf(letIn(house.services, null, banned))).toBe('banned')
  expect(await outcomeOf(letIn(house.services, null, { ...banned, banned_until: NOON }))).toBe('done')
})

test('sets and lessons of a guest come along where the account has none of that name, and stop where there is no room', async () => {
  const { db } = house.storage
  const set = (person_id: string, game: string, name: string, figures = '{}', at = NOON) => ({
    person_id,
    game,
    name,
    figures,
    at,
  })
  await house.add('figure_sets', set('guest', 'lancaster', 'short'), set('guest', 'lancaster', 'mine', '{"a":1}'))
  await house.add(
    'figure_sets',
    set('anna', 'lancaster', 'mine', '{"a":2}'),
    set('anna', 'rose-king', 'short', '{"b":1}'),
  )
  await moveSets(db, 'guest', 'anna')
  const mine = async (person = 'anna') =>
    (await listSets(db, person)).map(({ game, name, figures }) => `${game} ${name} ${JSON.stringify(figures)}`)
  expect((await mine()).sort()).toEqual(['lancaster mine {"a":2}', 'lancaster short {}', 'rose-king short {"b":1}'])
  expect(await mine('guest')).toEqual(['lancaster mine {"a":1}'])
  // Sixty in all: of three one more finds room.
  for (let n = 0; n < 56; n++) await house.add('figure_sets', set('anna', 'x', `set ${n}`))
  for (let n = 0; n < 3; n++) await house.add('figure_sets', set('guest', 'y', `set ${n}`, '{}', NOON + n))
  await moveSets(db, 'guest', 'anna')
  expect((await mine()).length).toBe(60)
  await house.clear()
  // Together no longer than what is kept for one person.
  await house.add('figure_sets', set('anna', 'x', 'long', 'x'.repeat(119_990)))
  await house.add('figure_sets', set('guest', 'y', 'a', '"1234"', NOON + 2), set('guest', 'y', 'b', '"123"', NOON + 1))
  await moveSets(db, 'guest', 'anna')
  const owners = (await house.all('figure_sets')).map(({ person_id, name }) => `${person_id} ${name}`).sort()
  expect(owners).toEqual(['anna a', 'anna long', 'guest b'])
  await house.add('learned', { person_id: 'guest', lesson: 'b' }, { person_id: 'guest', lesson: 'a' })
  await house.add('learned', { person_id: 'anna', lesson: 'b' }, { person_id: 'bert', lesson: 'c' })
  await moveLessons(db, 'guest', 'anna')
  expect([await listLessons(db, 'anna'), await listLessons(db, 'bert')]).toEqual([['a', 'b'], ['c']])
  const many = Array.from({ length: 1998 }, (_, n) => `lesson ${n}`)
  await addLessons(house.services, 'anna', many)
  expect(await outcomeOf(addLessons(house.services, 'anna', ['one too many', 'a']))).toBe('bad-request')
  expect((await addLessons(house.services, 'anna', ['b', 'a'])).length).toBe(2000)
})

test('who is forgotten leaves a free seat, or an anonymous one where it is over, and a table of theirs to whoever sits there', async () => {
  await house.person('anna')
  await house.person('bert')
  const open = { status: 'open' as const }
  await house.table('open', ['anna', 'bert'], open, { commitment: 'sealed', entropy: 'opened', reserved: 1 })
  await house.table('over', ['bert', 'anna'], { status: 'finished', host_id: 'anna' }, { commitment: 'sealed' })
  await house.table('left', ['anna'], open)
  await house.table('three', [null, 'cid', 'bert', 'anna'], { ...open, host_id: 'anna' })
  await removePerson(house.services, 'anna')
  const [first, second] = (await house.all('seats')).filter(({ table_id }) => table_id === 'open')
  const none = { person_id: null, name: null }
  expect(first).toMatchObject({ ...none, kind: 'open', reserved: 0, commitment: null, entropy: null })
  expect(second).toMatchObject({ person_id: 'bert', kind: 'person', commitment: 'sealed', entropy: 'opened' })
  const [kept, gone] = (await house.all('seats')).filter(({ table_id }) => table_id === 'over')
  // What was sealed is part of the record.
  expect(gone).toMatchObject({ ...none, kind: 'gone', commitment: 'sealed' })
  expect(kept).toMatchObject({ person_id: 'bert' })
  const hosts = await Promise.all(['open', 'over', 'left', 'three'].map(async (id) => (await tableOf(id))?.host_id))
  expect(hosts).toEqual(['bert', 'bert', '', 'cid'])
  expect([await personOf('anna'), (await personOf('bert'))?.id]).toEqual([undefined, 'bert'])
  await house.person('cid', { password: hashed })
  await house.person('guest', { name_key: null })
  expect(await outcomeOf(deleteMe(house.services, who('cid'), 'wrong'))).toBe('wrong-password')
  expect(await outcomeOf(deleteMe(house.services, who('cid'), PASSWORD))).toBe('done')
  expect(await outcomeOf(deleteMe(house.services, who('guest', { guest: true, password: null }), undefined))).toBe(
    'done',
  )
  expect((await house.all('persons')).map(({ id }) => id)).toEqual(['bert'])
})

test('whoever is forgotten while sides are drawn leaves the seat they have by then, and nobody else’s', async () => {
  const { services } = house
  await house.person('anna')
  await house.person('bert')
  await house.table('drawn', ['bert', 'anna'], { status: 'open' })
  const { tables } = services
  const current = tables.current.bind(tables)
  let drawn = false
  Object.assign(tables, {
    current: async (id: string) => {
      // Between the look for their seats and the change of the table.
      if (!drawn)
        for (const [seat, person_id] of ['anna', 'bert'].entries())
          await house.storage.db.updateTable('seats').set({ person_id }).where('seat', '=', seat).execute()
      drawn = true
      return await current(id)
    },
  })
  await removePerson(services, 'anna')
  const seats = (await house.all('seats')).map(({ kind, person_id }) => [kind, person_id])
  expect(seats).toEqual([
    ['open', null],
    ['person', 'bert'],
  ])
})

test('a session is its own person’s, counts as seen once a minute, and is listed by when it was used', async () => {
  const { services } = house
  await house.person('anna', { seen_at: 0 })
  await house.person('bert', { name_key: null })
  const long = 'x'.repeat(80)
  const first = await newSession(services, 'anna', { kind: 'browser', label: long, proved: true, address: '192.0.2.7' })
  house.now += 1
  const second = await newSession(services, 'anna', { kind: 'token', label: 'program' })
  const guest = await newSession(services, 'bert', { kind: 'browser', label: '', address: '192.0.2.8' })
  const rowOf = async (id: string) => (await house.all('sessions')).find((row) => row.id === id)
  expect(await rowOf(first.id)).toMatchObject({ label: 'x'.repeat(60), proved_at: NOON, expires_at: NOON + 180 * DAY })
  expect(await rowOf(second.id)).toMatchObject({ proved_at: null, household: null, kind: 'token' })
  expect(JSON.stringify(await house.all('sessions'))).not.toContain(first.token)
  const here = async (token: string, address = '192.0.2.7') => await whoHas(services, token, address)
  expect(await here(first.token)).toMatchObject({
    id: 'anna',
    guest: false,
    session: first.id,
    provedAt: NOON,
    host: false,
  })
  expect(await here(guest.token)).toMatchObject({ id: 'bert', guest: true, provedAt: null })
  expect(await here('nobody’s')).toBe(null)
  const seen = async (id: string) => [(await rowOf(id))?.seen_at, (await rowOf(id))?.expires_at]
  house.now = NOON + MINUTE
  await here(first.token)
  expect(await seen(first.id)).toEqual([NOON, NOON + 180 * DAY])
  house.now = NOON + MINUTE + 1
  const before = (await rowOf(first.id))?.household
  await here(first.token, '198.51.100.1')
  expect(await seen(first.id)).toEqual([house.now, house.now + 180 * DAY])
  expect((await rowOf(first.id))?.household).not.toBe(before)
  expect([(await personOf('anna'))?.seen_at, (await personOf('bert'))?.seen_at]).toEqual([house.now, NOON])
  const listed = await listSessions(services, who('anna', { session: second.id }))
  expect(listed.map(({ id, current, kind }) => [id, current, kind])).toEqual([
    [first.id, false, 'browser'],
    [second.id, true, 'token'],
  ])
  expect(listed[1]).toMatchObject({ label: 'program', createdAt: NOON + 1, seenAt: NOON + 1 })
  await setHost(house.storage.db, 'anna', NOON)
  expect(await here(first.token)).toMatchObject({ host: true })
  expect([await endSession(services, 'bert', first.id), await endSession(services, 'anna', first.id)]).toEqual([
    false,
    true,
  ])
  expect([await here(first.token), (await here(second.token)) === null]).toEqual([null, false])
  await house.storage.db.updateTable('persons').set({ banned_at: NOON }).where('id', '=', 'anna').execute()
  expect(await here(second.token)).toBe('banned')
})

test('connections whose session is gone end: as banned for whom the host has shut out, as signed out for everybody else', async () => {
  const [home, away] = ['192.0.2.7', '198.51.100.1']
  await house.person('anna')
  await house.person('banned', { banned_at: NOON, banned_until: NOON + 1 })
  await house.person('free', { banned_at: NOON - 2, banned_until: NOON })
  await house.person('guest', { name_key: null })
  await house.person('far', { name_key: null })
  const { id: alive } = await newSession(house.services, 'anna', { kind: 'browser', label: '' })
  await house.add('shut_doors', { household: householdOf(home) ?? '', person_id: 'banned', until: NOON + 1 })
  const connections = [
    { session: alive, person: 'anna', address: home },
    { session: 'gone 1', person: 'anna', address: home },
    { session: 'gone 2', person: 'banned', address: away },
    { session: 'gone 3', person: 'free', address: away },
    { session: 'gone 4', person: 'guest', address: home },
    { session: 'gone 5', person: 'far', address: away },
    { session: null, person: null, address: home },
    { session: null, person: null, address: away },
  ]
  const ended = async (people?: readonly string[]) => {
    const out: string[] = []
    const hub = {
      connections: new Set(connections),
      signOut: (why: (each: (typeof connections)[number]) => string | null) => {
        for (const each of connections) {
          const said = why(each)
          if (said !== null) out.push(`${each.session} ${said}`)
        }
      },
    }
    await checkSessions({ ...house.services, hub } as unknown as Services, people)
    return out.toSorted((a, b) => (a < b ? -1 : 1))
  }
  expect(await ended()).toEqual([
    'gone 1 signed-out',
    'gone 2 banned',
    'gone 3 signed-out',
    'gone 4 banned',
    'gone 5 signed-out',
    'null banned',
  ])
  expect(await ended(['anna', 'far'])).toEqual(['gone 1 signed-out', 'gone 5 signed-out', 'null banned'])
  house.now = NOON + 1
  expect(await ended(['banned', 'guest'])).toEqual(['gone 2 signed-out', 'gone 4 signed-out'])
})

test('a host has given the password for half an hour, in this session', async () => {
  const { services } = house
  await house.person('anna', { password: hashed })
  const { id } = await newSession(services, 'anna', { kind: 'browser', label: '' })
  const other = await newSession(services, 'anna', { kind: 'browser', label: '' })
  const anna = who('anna', { session: id })
  expect(await outcomeOf(prove(services, anna, 'wrong'))).toBe('wrong-password')
  house.now += 5
  expect(await outcomeOf(prove(services, anna, PASSWORD))).toBe('done')
  const proved = Object.fromEntries((await house.all('sessions')).map((row) => [row.id, row.proved_at]))
  expect([proved[id], proved[other.id]]).toEqual([NOON + 5, null])
  expect([provenUntil(who('anna', { provedAt: NOON })), provenUntil(anna)]).toEqual([NOON + 30 * MINUTE, 0])
})

test('a question to a passkey is answered once, within five minutes, by whom it was asked and for what', async () => {
  const { services } = house
  const taken = async (kind: 'add' | 'sign-in', person: string | null, id: string) =>
    await outcomeOf(takeChallenge(services, kind, person, id))
  const ask = async () => (await newChallenge(services, 'add', 'anna')).id
  expect(await taken('add', 'bert', await ask())).toBe('wrong-passkey')
  expect(await taken('add', null, await ask())).toBe('wrong-passkey')
  expect(await taken('sign-in', 'anna', await ask())).toBe('wrong-passkey')
  const { id, bytes } = await newChallenge(services, 'add', 'anna')
  expect(await takeChallenge(services, 'add', 'anna', id)).toBe(Buffer.from(bytes).toString('base64url'))
  expect([await taken('add', 'anna', id), bytes.length]).toEqual(['wrong-passkey', 32])
  const late = await ask()
  const intime = await ask()
  house.now = NOON + 5 * MINUTE - 1
  expect(await taken('add', 'anna', intime)).toBe('done')
  house.now = NOON + 5 * MINUTE
  expect(await taken('add', 'anna', late)).toBe('wrong-passkey')
})

test('passkeys are listed as they came; the last of an account without a password stays', async () => {
  const { services } = house
  const key = (id: string, person_id: string, created_at: number) => ({
    id,
    person_id,
    credential_id: id,
    public_key: '',
    counter: 0,
    transports: '[]',
    label: id,
    created_at,
    used_at: null,
  })
  await house.add('passkeys', key('late', 'anna', NOON + 1), key('early', 'anna', NOON), key('theirs', 'bert', NOON))
  expect((await passkeysOf(services, 'anna')).map(({ id }) => id)).toEqual(['early', 'late'])
  const removed = async (id: string, password: string | null) =>
    await outcomeOf(removePasskey(services, who('anna', { password }), id))
  expect([await removed('theirs', null), await removed('nothing', null)]).toEqual([
    'no-such-passkey',
    'no-such-passkey',
  ])
  expect([await removed('late', null), await removed('early', null)]).toEqual(['done', 'last-way-in'])
  expect((await house.all('passkeys')).map(({ id }) => id).sort()).toEqual(['early', 'theirs'])
  expect(await removed('early', hashed)).toBe('done')
  expect(siteOf('https://roses.example:8443')).toEqual({ origin: 'https://roses.example:8443', name: 'roses.example' })
  for (const wrong of [undefined, 'null']) expect(() => siteOf(wrong)).toThrow('Passkeys are for browsers')
})

test('ten codes to print, each of four groups that nobody misreads; new ones end those before, and nobody else’s', async () => {
  const { services } = house
  await makeRecoveryCodes(services, 'bert')
  const first = await makeRecoveryCodes(services, 'anna')
  const codes = await makeRecoveryCodes(services, 'anna')
  expect(new Set([...first, ...codes]).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/)
  const rows = await house.all('recovery_codes')
  expect([rows.filter(({ person_id }) => person_id === 'anna').length, rows.length]).toEqual([10, 20])
})

test('a link of the host is good for a day and ends those before; one by mail for half an hour, and ends none', async () => {
  const { db } = house.storage
  const left = async () =>
    (await house.all('resets')).map(({ person_id, expires_at }) => [person_id, expires_at - NOON])
  await makeResetLink(db, 'bert', NOON)
  await makeResetLink(db, 'anna', NOON, 'mail')
  await makeResetLink(db, 'anna', NOON, 'mail')
  expect(await left()).toEqual([
    ['bert', DAY],
    ['anna', 30 * MINUTE],
    ['anna', 30 * MINUTE],
  ])
  const { path, expiresAt } = await makeResetLink(db, 'anna', NOON)
  expect([await left(), expiresAt, /^\/reset#[\w-]{43}$/.test(path)]).toEqual([
    [
      ['bert', DAY],
      ['anna', DAY],
    ],
    NOON + DAY,
    true,
  ])
})

test('limits are counted for each person or household, widened or set by the host, given back, and begin anew after their time', async () => {
  const limits = (more: Partial<LimitsOptions> = {}) =>
    new Limits({ factor: 1, storage: house.storage, now: () => house.now, ...more })
  const taken = async (of: Limits, what: Parameters<Limits['take']>[0], whose: string, times: number) => {
    let through = 0
    for (let i = 0; i < times; i++) if ((await outcomeOf(of.take(what, whose))) === 'done') through++
    return through
  }
  expect(await taken(limits(), 'offers', 'anna', 12)).toBe(10)
  expect(await taken(limits(), 'offers', 'bert', 3)).toBe(3)
  // Every node counts the same, and what was given back counts no more.
  expect(await taken(limits(), 'offers', 'anna', 1)).toBe(0)
  for (let i = 0; i < 4; i++) await limits().forgive('offers', 'anna')
  expect(await taken(limits(), 'offers', 'anna', 5)).toBe(1)
  const refused = await limits()
    .take('offers', 'anna')
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ type: 'too-many', more: { wait: 600 } })
  house.now += 600_000 - 1
  expect(await taken(limits(), 'offers', 'anna', 1)).toBe(0)
  house.now += 1
  expect(await taken(limits(), 'offers', 'anna', 12)).toBe(10)
  await house.clear()
  expect(await taken(limits({ factor: 2 }), 'offers', 'anna', 25)).toBe(20)
  expect(await taken(limits({ points: { offers: 3 } }), 'offers', 'bert', 5)).toBe(3)
  expect(await taken(limits({ factor: 2, points: { offers: 3 } }), 'offers', 'cid', 9)).toBe(6)
  expect(await taken(limits({ factor: 0 }), 'offers', 'anna', 3)).toBe(3)
  // By one node alone, and by household.
  const here = limits({ points: { chat: 2 } })
  expect([await taken(here, 'chat', '2001:db8:1:2::1', 1), await taken(here, 'chat', '2001:db8:1:2::9', 3)]).toEqual([
    1, 1,
  ])
  expect(await taken(here, 'chat', '2001:db8:1:3::1', 3)).toBe(2)
  expect([limits().tooManyOpen('session', 39), limits().tooManyOpen('session', 40)]).toEqual([false, true])
  expect([limits().tooManyOpen('address', 299), limits({ factor: 0.1 }).tooManyOpen('address', 30)]).toEqual([
    false,
    true,
  ])
  expect([limits({ factor: 0 }).tooManyOpen('session', 1000), limits({ factor: 0 }).isOff]).toEqual([false, true])
})

test('preferences are one’s own, and a zone that does not exist is refused', async () => {
  const { services } = house
  await house.person('anna', { preferences: '{"language":"fr"}' })
  await house.person('bert')
  await setPreferences(services, who('anna'), { language: 'cs', zone: 'Europe/Prague' })
  expect(JSON.parse((await personOf('anna'))?.preferences ?? '')).toMatchObject({
    language: 'cs',
    zone: 'Europe/Prague',
  })
  expect((await personOf('bert'))?.preferences).toBe('{}')
  expect(await outcomeOf(setPreferences(services, who('anna'), { zone: 'Mars/Olympus' }))).toBe('bad-request')
  // A clock of days that runs is worked out anew where the hours have changed, and only there.
  const clock = JSON.stringify({ kind: 'days', days: 1, overdue: 'idle' })
  const clock_state = JSON.stringify([{ since: NOON, deadline: NOON + DAY }])
  await house.table('t', ['anna'], { clock, clock_state })
  await setPreferences(services, who('anna'), { language: 'de', zone: 'Europe/Prague' })
  expect((await tableOf('t'))?.revision).toBe(0)
  await setPreferences(services, who('anna'), { zone: 'Europe/Prague', playHours: { from: 9, to: 21 } })
  expect((await tableOf('t'))?.revision).toBe(2)
})

test('whoever asks is known by a token in the header, else by the cookie whose name fits how they came', () => {
  const token = 'abcdefghij_klmnopqrs-t'
  const other = 'z'.repeat(30)
  expect(tokenFrom(`Bearer ${token}`, `roses=${other}`, false)).toBe(token)
  expect(tokenFrom(undefined, `a=b; roses=${token}; roses2=x`, false)).toBe(token)
  expect(tokenFrom(undefined, `roses=${other}; __Host-roses=${token}`, true)).toBe(token)
  expect(tokenFrom(undefined, `roses=${other}`, true)).toBe(null)
  for (const wrong of ['Bearer short', `Basic ${token}`, `Bearer ${token} x`])
    expect(tokenFrom(wrong, undefined, false)).toBe(null)
  expect([tokenFrom(undefined, undefined, false), tokenFrom(undefined, 'roses=short', false)]).toEqual([null, null])
  const agents: readonly (readonly [string, string])[] = [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    ['curl/8', 'Browser'],
  ]
  for (const [agent, name] of agents) expect(browserOf(agent)).toBe(name)
})

test('in rows of another person nothing is changed by whoever deletes, renames or signs in', async () => {
  const part = async (name: keyof Schema) => JSON.stringify(await house.all(name))
  await house.person('bert')
  await house.table('berts', ['bert', 'cid'])
  const before = [await part('persons'), await part('tables'), await part('seats')]
  await house.person('anna', { password: hashed })
  await rename(house.services, who('anna'), 'Anne')
  await removePerson(house.services, 'anna')
  expect([await part('persons'), await part('tables'), await part('seats')]).toEqual(before)
})
