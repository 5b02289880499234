/** Evenings, step by step on rows alone: who is told what and when, who sees whose answer, what stands in calendars. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EveningAnswer, Notice } from '../../protocol/index.ts'
import { messageOf } from '../calls/message.ts'
import { worth } from '../calls/worth.ts'
import type { NoticeRow } from '../calls/deliver.ts'
import { answer, answersOf, askTo, eveningFor } from '../evenings/answers.ts'
import { eveningCalendar, eveningEntries } from '../evenings/calendar.ts'
import { checkDate, checkHour, type StoredEvening } from '../evenings/evening.ts'
import { answerTold, askedTold, declinedTold, stepJob, toldToAll } from '../evenings/jobs.ts'
import { eveningMessage } from '../evenings/message.ts'
import { eveningsOf, listEvenings } from '../evenings/mine.ts'
import { callOff, openEvening, proposeEvening } from '../evenings/propose.ts'
import { tellOfInvitation } from '../evenings/tell.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { voiceOf } from '../words/index.ts'
import { DAY, HOUR, MINUTE, NOON, outcomeOf, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

const PEOPLE = ['host', 'yes', 'maybe', 'no', 'silent'] as const
const AT = NOON + 3 * DAY
const ZONE = 'Europe/Prague'
let house: RowHouse

beforeAll(async () => {
  house = await RowHouse.open()
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

const evening = (more: Partial<StoredEvening> = {}): string =>
  JSON.stringify({ at: AT, zone: ZONE, state: 'planned', sequence: 4, ...more })
const said = (table_id: string, person_id: string, given: EveningAnswer | null, at = NOON, more: object = {}) => ({
  id: `${table_id} ${person_id}`,
  table_id,
  person_id,
  name: person_id,
  answer: given,
  at,
  told: null,
  ...more,
})

/** A table of the host's, proposed for an evening to which everybody was asked; each has answered as they are called. */
async function proposed(
  id = 't',
  about: Partial<StoredEvening> = {},
  row: Partial<Schema['tables']> = {},
): Promise<void> {
  if ((await house.all('persons')).length === 0) for (const person of PEOPLE) await house.person(person)
  await house.table(id, ['host', null, null], { status: 'open', evening: evening(about), ...row })
  await house.add('evening_answers', said(id, 'host', 'yes'), said(id, 'yes', 'yes', NOON + 1))
  await house.add('evening_answers', said(id, 'maybe', 'maybe', NOON + 2), said(id, 'no', 'no', NOON + 3))
  await house.add('evening_answers', said(id, 'silent', null, NOON + 4))
}

const table = async (id = 't') => await house.services.tables.current(id)

/** What each job tells, as it is carried out now. */
async function carriedOut(job: NewJob): Promise<readonly string[]> {
  house.told.length = 0
  await house.storage.write([jobRow(house.storage.db, job)])
  await house.storage.db.updateTable('jobs').set({ lease: 'mine' }).where('id', '=', job.id).execute()
  await tellOfInvitation(house.services, { ...job, lease: 'mine', failures: 0, host: null })
  return house.told.toSorted((a, b) => (a < b ? -1 : 1))
}
const step = (of: 'day' | 'hour' | 'open', sequence = 4): NewJob => ({
  id: 'evening:t',
  kind: 'invite',
  table: 't',
  body: JSON.stringify({ told: 'step', step: of, sequence }),
  runAt: house.now,
})
const reasons = async () => new Set((await house.all('notices')).map(({ kind, reason }) => `${kind} ${reason}`))

test('a day before all are reminded who have not declined, an hour before those who come or may, and at its hour the table opens', async () => {
  await proposed()
  house.now = AT - DAY
  expect(await carriedOut(step('day'))).toEqual([
    'host: reminder',
    'maybe: reminder',
    'silent: reminder',
    'yes: reminder',
  ])
  expect(await reasons()).toEqual(new Set(['reminder day']))
  // The next is planned with it.
  expect(
    (await house.all('jobs')).map(({ id, run_at, body }) => [id, run_at, (JSON.parse(body) as { step?: string }).step]),
  ).toEqual([['evening:t', AT - HOUR, 'hour']])
  house.now = AT - HOUR
  expect(await carriedOut(step('hour'))).toEqual(['host: reminder', 'maybe: reminder', 'yes: reminder'])
  expect((await house.all('jobs')).map(({ run_at }) => run_at)).toEqual([AT])
  house.now = AT
  expect(await carriedOut(step('open'))).toEqual([])
  expect((await table()).rows.evening).toMatchObject({ state: 'open', sequence: 4 })
  const seats = (await house.all('seats')).map(({ person_id, reserved }) => [person_id, reserved])
  expect(seats).toEqual([
    ['host', 0],
    ['yes', 1],
    [null, 0],
  ])
  expect((await house.all('jobs')).map(({ id, run_at }) => [id, run_at])).toEqual([['evening-open:t', AT]])
  expect(await carriedOut(toldToAll('t', 'open', 4, AT))).toEqual([
    'host: reminder',
    'maybe: reminder',
    'yes: reminder',
  ])
  // What was planned for the hour tells nobody once the table is open.
  expect([await carriedOut(step('day')), await carriedOut(step('hour'))]).toEqual([[], []])
  expect(await carriedOut(step('open'))).toEqual([])
})

test('what was planned for an earlier date, or for a game that has begun, is told nobody; news goes to whom it concerns', async () => {
  await proposed()
  for (const job of [step('day', 3), toldToAll('t', 'moved', 3, NOON), toldToAll('t', 'off', 5, NOON)])
    expect([job.body, await carriedOut(job)]).toEqual([job.body, []])
  expect(await house.all('jobs')).toEqual([])
  expect(await carriedOut(toldToAll('t', 'moved', 4, NOON))).toEqual([
    'maybe: evening',
    'no: evening',
    'silent: evening',
    'yes: evening',
  ])
  expect(await carriedOut(toldToAll('t', 'off', 4, NOON))).toEqual([
    'maybe: evening',
    'silent: evening',
    'yes: evening',
  ])
  expect(await carriedOut(askedTold('t', 'silent', NOON))).toEqual(['silent: evening'])
  // Who has answered meanwhile is not asked.
  expect(await carriedOut(askedTold('t', 'yes', NOON))).toEqual([])
  expect(await carriedOut(declinedTold('t', 'no', 'No', NOON))).toEqual(['host: answer'])
  expect((await house.all('notices')).find(({ reason }) => reason === 'declined')).toMatchObject({ name: 'No' })
  await proposed('begun', {}, { status: 'playing' })
  expect(await carriedOut({ ...toldToAll('begun', 'moved', 4, NOON) })).toEqual([])
})

test('the host is told once for each change of mind, a minute later, and not of what was taken back', async () => {
  await proposed()
  expect(answerTold('t', 'yes', NOON)).toMatchObject({ runAt: NOON + MINUTE, table: 't', kind: 'invite' })
  expect(await carriedOut(answerTold('t', 'yes', NOON))).toEqual(['host: answer'])
  expect(await carriedOut(answerTold('t', 'yes', NOON))).toEqual([])
  expect(await carriedOut(answerTold('t', 'silent', NOON))).toEqual([])
  expect(await carriedOut(answerTold('t', 'stranger', NOON))).toEqual([])
  await answer(house.services, await table(), { id: 'yes', name: 'Yes' }, 'no')
  expect(await carriedOut(answerTold('t', 'yes', NOON))).toEqual(['host: answer'])
  expect((await house.all('notices')).map(({ reason, name }) => `${reason} ${name}`).sort()).toEqual([
    'no Yes',
    'yes Yes',
  ])
})

test('the steps of an evening are those that are still to come', () => {
  const next = (before: number) => {
    const { body, runAt, id } = stepJob('t', { at: AT, zone: ZONE, state: 'planned', sequence: 2 }, AT - before)
    return [id, JSON.parse(body), AT - runAt]
  }
  const told = (of: string) => ({ told: 'step', step: of, sequence: 2 })
  expect([next(2 * DAY), next(DAY + 1)]).toEqual([
    ['evening:t', told('day'), DAY],
    ['evening:t', told('day'), DAY],
  ])
  expect([next(DAY), next(HOUR + 1)]).toEqual([
    ['evening:t', told('hour'), HOUR],
    ['evening:t', told('hour'), HOUR],
  ])
  expect([next(HOUR), next(1), next(-5)]).toEqual([
    ['evening:t', told('open'), 0],
    ['evening:t', told('open'), 0],
    ['evening:t', told('open'), 0],
  ])
})

test('an evening is in five minutes at the soonest, within half a year, in a zone that there is', () => {
  const check = (at: number, zone = ZONE) => {
    try {
      checkDate({ at, zone }, NOON)
      return 'done'
    } catch (error) {
      return (error as { type: string }).type
    }
  }
  expect([check(NOON + 5 * MINUTE), check(NOON + 180 * DAY)]).toEqual(['done', 'done'])
  for (const [at, zone] of [
    [NOON + 5 * MINUTE - 1, ZONE],
    [NOON + 180 * DAY + 1, ZONE],
    [NOON + DAY, 'Mars/Olympus'],
  ] as const)
    expect(check(at, zone)).toBe('bad-evening')
  // Before its hour nobody sits down; once it is open, or off, or where there is none, the table is one like any other.
  const sit = (state: StoredEvening['state']) => () => checkHour({ at: AT, zone: ZONE, state, sequence: 1 })
  expect(sit('planned')).toThrow('The table opens at the hour of its evening.')
  for (const allowed of [sit('open'), sit('off'), () => checkHour(null)]) expect(allowed).not.toThrow()
})

test('a date is proposed by the host, at a private table; another asks everybody again, the same asks nobody', async () => {
  for (const person of PEOPLE) await house.person(person)
  await house.table('t', ['host', null], { status: 'open' })
  const host = { id: 'host', name: 'Host' }
  const propose = async (at: number, zone = ZONE, by = host) =>
    await outcomeOf(proposeEvening(house.services, await table(), by, { at, zone }))
  const stored = async () => (await table()).rows.evening
  const planned = async () => (await house.all('jobs')).map(({ id }) => id).sort()
  expect(await propose(AT, ZONE, { id: 'yes', name: 'Yes' })).toBe('not-yours')
  expect(await propose(NOON)).toBe('bad-evening')
  expect(await propose(AT)).toBe('done')
  expect(await stored()).toEqual({ at: AT, zone: ZONE, state: 'planned', sequence: 1 })
  expect([
    await planned(),
    (await answersOf(house.services, 't')).map(({ name, answer: a }) => `${name} ${a}`),
  ]).toEqual([['evening:t'], ['Host yes']])
  await house.add('evening_answers', said('t', 'yes', 'yes', NOON, { told: 'yes' }))
  await house.storage.db
    .updateTable('seats')
    .set({ reserved: 1, person_id: 'yes', name: 'Yes' })
    .where('seat', '=', 1)
    .execute()
  await house.storage.db.updateTable('tables').set({ revision: 50 }).execute()
  expect(await propose(AT)).toBe('done')
  expect([(await stored())?.sequence, (await house.all('evening_answers')).map(({ answer: a }) => a)]).toEqual([
    1,
    ['yes', 'yes'],
  ])
  // Another hour, or the same in another zone, is another evening.
  house.now += HOUR
  expect(await propose(AT + HOUR)).toBe('done')
  expect([(await stored())?.sequence, await planned()]).toEqual([2, ['evening-moved:t', 'evening:t']])
  const answers = (await house.all('evening_answers')).map(({ person_id, answer: a, told, at }) => [
    person_id,
    a,
    told,
    at,
  ])
  expect(answers).toEqual([
    ['host', 'yes', null, house.now],
    ['yes', null, null, house.now],
  ])
  // The seat that was kept is free again.
  expect((await house.all('seats')).map(({ person_id, reserved }) => [person_id, reserved])).toEqual([
    ['host', 0],
    [null, 0],
  ])
  expect(await propose(AT + HOUR, 'UTC')).toBe('done')
  expect((await stored())?.sequence).toBe(3)
  await callOff(house.services, await table(), 'host')
  expect(await stored()).toMatchObject({ state: 'off', sequence: 4 })
  expect(await planned()).toContain('evening-off:t')
  expect(await outcomeOf(callOff(house.services, await table(), 'host'))).toBe('no-such-evening')
  expect(await outcomeOf(openEvening(house.services, await table(), 'host'))).toBe('no-such-evening')
  // Called off, it can be proposed again for the same hour.
  expect(await propose(AT + HOUR, 'UTC')).toBe('done')
  expect(await stored()).toMatchObject({ state: 'planned', sequence: 5 })
  expect(await outcomeOf(callOff(house.services, await table(), 'yes'))).toBe('not-yours')
  await house.table('public', ['host', null], { status: 'open', listed: 1 })
  expect(await outcomeOf(proposeEvening(house.services, await table('public'), host, { at: AT, zone: ZONE }))).toBe(
    'bad-evening',
  )
  await house.table('begun', ['host', 'yes'], { evening: evening() })
  expect(await outcomeOf(callOff(house.services, await table('begun'), 'host'))).toBe('already-started')
})

test('who sits already keeps their seat when the evening is moved', async () => {
  await proposed('t', { state: 'open' })
  const taken = { kind: 'person' as const, person_id: 'yes', name: 'Yes', reserved: 0 }
  await house.storage.db.updateTable('seats').set(taken).where('seat', '=', 1).execute()
  const kept = { reserved: 1, person_id: 'maybe', name: 'Maybe' }
  await house.storage.db.updateTable('seats').set(kept).where('seat', '=', 2).execute()
  await proposeEvening(house.services, await table(), { id: 'host', name: 'Host' }, { at: AT + DAY, zone: ZONE })
  expect((await house.all('seats')).map(({ kind, person_id }) => [kind, person_id])).toEqual([
    ['person', 'host'],
    ['person', 'yes'],
    ['open', null],
  ])
})

test('one answers for oneself, at any time before the game: no gives the kept seat back, yes at an open table keeps one', async () => {
  await proposed('t', { state: 'open' })
  const says = async (id: string, given: EveningAnswer) =>
    await outcomeOf(answer(house.services, await table(), { id, name: id }, given))
  const seats = async () => (await house.all('seats')).map(({ person_id, reserved }) => `${person_id} ${reserved}`)
  expect(await says('silent', 'yes')).toBe('done')
  expect(await seats()).toEqual(['host 0', 'silent 1', 'null 0'])
  // One seat is enough.
  expect(await says('silent', 'maybe')).toBe('done')
  expect(await says('silent', 'yes')).toBe('done')
  expect(await seats()).toEqual(['host 0', 'silent 1', 'null 0'])
  expect(await says('silent', 'no')).toBe('done')
  expect(await seats()).toEqual(['host 0', 'null 0', 'null 0'])
  expect(await says('host', 'no')).toBe('not-yours')
  const at = async (id: string) => (await house.all('evening_answers')).find(({ person_id }) => person_id === id)?.at
  house.now += HOUR
  // Said again, it is said when it was said first.
  await says('yes', 'yes')
  expect(await at('yes')).toBe(NOON + 1)
  await says('yes', 'maybe')
  expect(await at('yes')).toBe(house.now)
  await house.table('off', ['host'], { status: 'open', evening: evening({ state: 'off' }) })
  await house.table('begun', ['host'], { evening: evening() })
  await house.table('none', ['host'], { status: 'open' })
  for (const [id, why] of [
    ['off', 'no-such-evening'],
    ['none', 'no-such-evening'],
    ['begun', 'already-started'],
  ] as const) {
    expect(await outcomeOf(answer(house.services, await table(id), { id: 'yes', name: 'Yes' }, 'yes'))).toBe(why)
    expect(await outcomeOf(askTo(house.services, await table(id), 'host', { id: 'yes', name: 'Yes' }))).toBe(why)
  }
  const planned = await house.services.tables.current('t')
  expect(planned.rows.evening?.state).toBe('open')
  await house.clear()
  await proposed()
  // Before its hour nothing is kept.
  expect(await says('silent', 'yes')).toBe('done')
  expect(await seats()).toEqual(['host 0', 'null 0', 'null 0'])
})

test('people are asked once by the host, not by others; who does not want to meet the host is not told and seems silent', async () => {
  await proposed()
  for (const id of ['new', 'foe', 'shy']) await house.person(id)
  const ask = async (id: string, by = 'host') => {
    house.now += HOUR
    return await outcomeOf(askTo(house.services, await table(), by, { id, name: `Called ${id}` }))
  }
  await house.add(
    'blocks',
    { person_id: 'host', blocked_id: 'foe', at: 1 },
    { person_id: 'shy', blocked_id: 'host', at: 1 },
  )
  await house.add('shown_out', { table_id: 't', person_id: 'new' }, { table_id: 't', person_id: 'foe' })
  expect([await ask('foe'), await ask('new', 'yes'), await ask('silent')]).toEqual([
    'no-such-person',
    'not-yours',
    'already-seated',
  ])
  expect([await ask('new'), await ask('new'), await ask('shy'), await ask('shy')]).toEqual([
    'done',
    'already-seated',
    'done',
    'already-seated',
  ])
  expect((await house.all('jobs')).map(({ id }) => id)).toEqual(['evening-asked:t:new'])
  expect((await house.all('shown_out')).map(({ person_id }) => person_id)).toEqual(['foe'])
  const page = await eveningFor(house.services, await table(), 'host')
  expect(page.answers.slice(-2)).toEqual([
    { name: 'New', answer: null },
    { name: 'Called shy', answer: null },
  ])
})

test('the host sees everybody who was asked, everybody else those who have answered, and what they said themselves', async () => {
  await proposed()
  const host = await eveningFor(house.services, await table(), 'host')
  expect(host).toEqual({
    table: 't',
    game: 'rose-king',
    at: AT,
    zone: ZONE,
    state: 'planned',
    by: 'Host',
    host: true,
    yours: 'yes',
    answers: [
      { name: 'Host', answer: 'yes' },
      { name: 'Yes', answer: 'yes' },
      { name: 'Maybe', answer: 'maybe' },
      { name: 'No', answer: 'no' },
      { name: 'Silent', answer: null },
    ],
    seats: 3,
  })
  expect(await eveningFor(house.services, await table(), 'maybe')).toMatchObject({
    host: false,
    yours: 'maybe',
    answers: host.answers.slice(0, 4),
  })
  expect((await eveningFor(house.services, await table(), 'silent')).yours).toBe(null)
  await house.table('bots', ['host', 'bot', null], { status: 'open', evening: evening() })
  expect((await eveningFor(house.services, await table('bots'), 'host')).seats).toBe(2)
  await house.table('none', ['host'], { status: 'open' })
  expect(await outcomeOf(table('none').then((each) => eveningFor(house.services, each, 'host')))).toBe(
    'no-such-evening',
  )
})

test('one’s evenings are listed the next first, for six hours after they began, without those that are off or have begun', async () => {
  await proposed('later', { at: AT + DAY })
  await proposed('next', { at: AT })
  await proposed('off', { at: AT, state: 'off' })
  await proposed('begun', { at: AT }, { status: 'playing' })
  await house.table('strangers', ['host'], { status: 'open', evening: evening() })
  const list = async (person: string) => (await listEvenings(house.services, person)).map((each) => each.table)
  const found = async () => (await eveningsOf(house.services, 'yes')).map(({ row }) => row.id)
  expect([await list('yes'), await list('stranger')]).toEqual([['next', 'later'], []])
  expect(await found()).toEqual(['begun', 'next', 'off', 'later'])
  house.now = AT + 6 * HOUR - 1
  expect(await list('yes')).toEqual(['next', 'later'])
  house.now = AT + 6 * HOUR
  expect(await list('yes')).toEqual(['later'])
})

test('a calendar has one’s evenings with how they stand, for three hours, and none that one has declined', async () => {
  await proposed('t', { sequence: 7 })
  const voice = await voiceOf('en')
  const entry = async (person: string) => (await eveningEntries(house.services, person, voice))[0]
  expect(await entry('yes')).toEqual({
    uid: 'evening-t',
    stamp: NOON,
    start: AT,
    end: AT + 3 * HOUR,
    summary: 'Rose & Crown: The Rose King',
    description: 'With you: Host.',
    url: 'https://roses.example/t/t',
    state: { status: 'CONFIRMED', sequence: 7 },
  })
  expect([(await entry('maybe'))?.state?.status, (await entry('silent'))?.state?.status]).toEqual([
    'TENTATIVE',
    'TENTATIVE',
  ])
  expect([(await entry('maybe'))?.description, await entry('no')]).toEqual(['With you: Host and Yes.', undefined])
  // Whoever asks for the file of one evening gets it, whatever they said.
  expect(await eveningCalendar(house.services, await table(), 'no')).toContain('STATUS:TENTATIVE')
  await house.storage.db
    .updateTable('tables')
    .set({ evening: evening({ state: 'off', sequence: 8 }) })
    .execute()
  expect((await entry('yes'))?.state).toEqual({ status: 'CANCELLED', sequence: 8 })
  await house.storage.db
    .updateTable('persons')
    .set({ preferences: '{"language":"de"}' })
    .where('id', '=', 'yes')
    .execute()
  await house.services.tables.refreshAll(['t'])
  expect(await eveningCalendar(house.services, await table(), 'yes')).toContain('PRODID:-//Rose & Crown//Evening//EN')
  await house.table('none', ['host'], { status: 'open' })
  expect(await outcomeOf(table('none').then((each) => eveningCalendar(house.services, each, 'host')))).toBe(
    'no-such-evening',
  )
})

test('what is told of an evening names who proposes, when by the reader’s clock, and who comes', async () => {
  await proposed()
  const voice = await voiceOf('en')
  const about = async (person: string, kind: Notice['kind'], reason: Notice['reason'], name?: string) => {
    const notice = {
      id: 'n',
      kind,
      table: 't',
      game: 'rose-king',
      at: NOON,
      ...(reason && { reason }),
      ...(name && { name }),
    }
    return await eveningMessage(house.services, await table(), person, notice, { voice, zone: 'UTC' })
  }
  const prague = /Saturday, November 21.+1:00\sPM/
  expect(await about('maybe', 'evening', 'asked')).toMatchObject({
    subject: 'an evening is proposed',
    text: expect.stringMatching(new RegExp(`^Host proposes ${prague.source}.+So far: Host and Yes\\.$`)) as string,
  })
  for (const [kind, reason, subject] of [
    ['evening', 'moved', 'the evening has another date'],
    ['evening', 'off', 'the evening is called off'],
    ['reminder', 'day', 'the evening is near'],
    ['reminder', 'hour', 'the table opens within the hour'],
    ['reminder', 'open', 'the table is open'],
    ['answer', 'yes', 'Cid comes'],
    ['answer', 'maybe', 'Cid may come'],
    ['answer', 'no', 'Cid cannot come'],
    ['answer', 'declined', 'Cid declines the seat'],
  ] as const)
    expect(await about('yes', kind, reason, 'Cid')).toMatchObject({ subject })
  expect((await about('yes', 'reminder', 'day'))?.text).toContain('With you: Host.')
  const notice = { id: 'n', kind: 'evening', reason: 'off', table: 't', game: 'rose-king', at: NOON } as const
  expect(await messageOf(house.services, 'yes', notice, { voice, zone: 'UTC' })).toMatchObject({
    head: 'The Rose King: the evening is called off',
    text: expect.stringContaining('There will be no table on Saturday') as string,
    path: '/t/t',
    until: null,
  })
  expect(await about('yes', 'started', undefined)).toBe(null)
  // Their own zone: of the calls where one is set, else of their preferences.
  const time = async (person: string) => (await about(person, 'reminder', 'day'))?.text
  await house.storage.db
    .updateTable('persons')
    .set({ preferences: '{"zone":"America/New_York"}' })
    .where('id', '=', 'yes')
    .execute()
  expect(await time('yes')).toMatch(/7:00\sAM/)
  await house.add('call_settings', { person_id: 'yes', body: '{}' })
  expect(await time('yes')).toMatch(/12:00\sPM UTC/)
})

test('a call about an evening is worth making while it stands and has not been answered', async () => {
  await proposed()
  let revision = 0
  const asked = async (
    kind: 'evening' | 'reminder' | 'answer',
    reason: NonNullable<NoticeRow['reason']>,
    person: string,
    about: Partial<StoredEvening> | null = {},
    status: Schema['tables']['status'] = 'open',
    seen = 0,
  ) => {
    const change = { status, evening: about && evening(about), revision: ++revision }
    await house.storage.db.updateTable('tables').set(change).execute()
    const notice = { kind, reason, table_id: 't', person_id: person, at: NOON } as NoticeRow
    return (await worth(house.services, notice, () => seen)) !== null
  }
  for (const reason of ['asked', 'moved'] as const) {
    expect([reason, await asked('evening', reason, 'silent')]).toEqual([reason, true])
    for (const person of ['yes', 'maybe', 'no', 'stranger'])
      expect([reason, person, await asked('evening', reason, person)]).toEqual([reason, person, false])
    expect(await asked('evening', reason, 'silent', { state: 'off' })).toBe(false)
  }
  for (const [person, is] of [
    ['yes', true],
    ['silent', true],
    ['no', false],
  ] as const)
    expect([person, await asked('reminder', 'day', person)]).toEqual([person, is])
  expect([await asked('evening', 'off', 'yes', { state: 'off' }), await asked('evening', 'off', 'yes')]).toEqual([
    true,
    false,
  ])
  for (const status of ['playing', 'finished'] as const) {
    expect(await asked('reminder', 'day', 'yes', {}, status)).toBe(false)
    expect(await asked('answer', 'yes', 'host', {}, status)).toBe(false)
  }
  expect(await asked('reminder', 'day', 'yes', null)).toBe(false)
  expect([await asked('answer', 'yes', 'host'), await asked('answer', 'yes', 'host', {}, 'open', NOON + 1)]).toEqual([
    true,
    false,
  ])
})
