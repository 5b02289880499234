/** A table's page: who may see it, and what each of them may know about it. */
import { expect, test } from 'vitest'
import { maySee } from '../tables/access.ts'
import { isAbsent } from '../tables/absence.ts'
import { GRACE_MS, infoFor, type InfoViewer } from '../tables/info.ts'
import { liveTable } from '../tables/live-table.ts'
import { NEEDED, OVER, type TableRows, WAITING } from '../tables/rows.ts'

const NOW = 10_000_000
const MINUTE = 60_000
const AWAY_MS = 2 * MINUTE
const KEY = 'ab'.repeat(32)

interface Wish {
  readonly row?: object
  readonly seats?: readonly object[]
  readonly more?: object
  readonly viewer?: Partial<InfoViewer>
}

function rowsOf({ row = {}, seats = [{}, {}, {}], more = {} }: Wish = {}): TableRows {
  const people = ['anna', 'ben', 'clara']
  return {
    row: {
      id: 't',
      game: 'sample',
      version: 1,
      listed: 0,
      status: 'playing',
      paused_at: null,
      drawn: null,
      host_id: 'anna',
      invite: 'the secret of the link',
      commitment: 'bound',
      dice_key: KEY,
      opening_at: null,
      absence: '{"absence":{"kind":"vote","after":5}}',
      created_at: 1,
      started_at: 2,
      ended_at: null,
      revision: 7,
      length: 0,
      ...row,
    },
    seats: seats.map((seat, i) => ({
      seat: i,
      kind: 'person',
      person_id: people[i],
      name: people[i],
      level: null,
      reserved: 0,
      rank: WAITING,
      since: NOW,
      seen_at: NOW,
      shown_until: null,
      commitment: null,
      entropy: `0${i}`.repeat(32),
      ...seat,
    })),
    proposals: [],
    admitted: [],
    asked: [],
    shownOut: [],
    kept: [],
    calendars: [],
    clock: { kind: 'none' },
    clockState: null,
    options: {},
    outcome: null,
    evening: null,
    rematch: null,
    ...more,
  } as unknown as TableRows
}

const page = (person: string | null, wish: Wish = {}) =>
  infoFor(liveTable('t', rowsOf(wish), NOW), {
    person,
    now: NOW,
    awayMs: AWAY_MS,
    minuteMs: MINUTE,
    opening: { live: MINUTE, slow: 60 * MINUTE },
    figures: () => ({ n: 0, differ: [] }),
    connected: new Set(),
    left: new Map(),
    watching: 0,
    ...wish.viewer,
  })

test('a private table is seen by who sits there, made it, was let in or has a seat kept, and by nobody else', () => {
  const more = {
    admitted: [{ id: 'dora', name: 'Dora' }],
    kept: [{ seat: 1, id: 'emma', name: 'Emma' }],
    asked: ['frida'],
  }
  const who = ['anna', 'ben', 'clara', 'dora', 'emma', 'frida', 'somebody', null]
  const seeing = (row: object) =>
    who.filter((person) => maySee(rowsOf({ row: { host_id: 'host', ...row }, more }), person))
  const there = ['anna', 'ben', 'clara', 'dora', 'emma']
  expect(seeing({})).toEqual(there)
  // Whom it was proposed to may look at it before it is played.
  expect(seeing({ status: 'open' })).toEqual([...there, 'frida'])
  expect(seeing({ listed: 1 })).toEqual(who)
  expect(maySee(rowsOf({ row: { host_id: 'host' } }), 'host')).toBe(true)
})

test('the link and who came by it are for those who sit there or made the table, and of a public one nobody asks', () => {
  const more = {
    admitted: ['anna', 'dora', 'emma'].map((id) => ({ id, name: id })),
    kept: [{ seat: 1, id: 'emma', name: 'E' }],
  }
  const row = { host_id: 'host' }
  const known = (person: string | null, listed = 0) => {
    const { invite, watchers, host, you, kept } = page(person, { row: { ...row, listed }, more })
    return [you, kept, host, invite !== null, watchers.map(({ id }) => id)]
  }
  expect(known('ben')).toEqual([1, null, false, true, ['dora']])
  expect(known('host')).toEqual([null, null, true, true, ['dora']])
  expect(known('dora')).toEqual([null, null, false, false, []])
  expect(known('emma')).toEqual([null, 1, false, false, []])
  expect(known(null)).toEqual([null, null, false, false, []])
  expect(known('ben', 1)).toEqual([1, null, false, true, []])
})

test('what seats add to the dice is told when the game has begun, and the key when it is over', () => {
  const dice = (status: string) => {
    const { entropy, key, commitment } = page('anna', { row: { status } }).dice
    return [entropy[0], key, commitment]
  }
  expect(dice('open')).toEqual([null, null, 'bound'])
  expect(dice('playing')).toEqual(['00'.repeat(32), null, 'bound'])
  expect(dice('finished')).toEqual(['00'.repeat(32), KEY, 'bound'])
})

test('who makes the table is named while they sit there, by the name of their seat', () => {
  expect(page(null).madeBy).toBe('anna')
  expect(page(null, { row: { host_id: 'ben' } }).madeBy).toBe('ben')
  expect(page(null, { row: { host_id: 'host' } }).madeBy).toBe(null)
  expect(page(null, { seats: [{ kind: 'bot', level: 'page' }, {}, {}] }).madeBy).toBe(null)
})

test.each<[string, boolean, object, Partial<InfoViewer>]>([
  ['was seen a moment ago', true, { seen_at: NOW - AWAY_MS + 1 }, {}],
  ['was seen too long ago', false, { seen_at: NOW - AWAY_MS }, {}],
  ['is connected', true, { seen_at: 0 }, { connected: new Set([1]) }],
  ['is not connected as another is', false, { seen_at: 0 }, { connected: new Set([0, 2]) }],
  ['has just let the last page go', true, { seen_at: NOW - GRACE_MS }, { left: new Map([[1, NOW - GRACE_MS + 1]]) }],
  ['has let it go a while ago', false, { seen_at: NOW - GRACE_MS }, { left: new Map([[1, NOW - GRACE_MS]]) }],
  ['has been seen since', true, { seen_at: NOW - 1 }, { left: new Map([[1, NOW - GRACE_MS]]) }],
  ['is shown to have come', true, { seen_at: 0, shown_until: NOW + 1 }, {}],
  ['was shown to have come', false, { seen_at: 0, shown_until: NOW }, {}],
  ['is a bot', true, { seen_at: 0, kind: 'bot', level: 'page' }, {}],
  ['is not there yet', false, { kind: 'open' }, {}],
])('who %s is present: %s', (_who, present, seat, viewer) => {
  expect(page('anna', { seats: [{}, seat, {}], viewer }).seats[1]?.present).toBe(present)
})

const LATE = { rank: NEEDED, since: NOW - 5 * MINUTE, seen_at: NOW - 5 * MINUTE }

test.each<[string, boolean, Wish]>([
  ['has kept the table waiting for as long as was agreed', true, { seats: [{}, LATE, {}] }],
  ['has not yet', false, { seats: [{}, { ...LATE, since: NOW - 5 * MINUTE + 1 }, {}] }],
  ['was seen meanwhile', false, { seats: [{}, { ...LATE, seen_at: NOW - MINUTE }, {}] }],
  ['is not asked', false, { seats: [{}, { ...LATE, rank: WAITING }, {}] }],
  ['is out', false, { seats: [{}, { ...LATE, rank: OVER }, {}] }],
  ['is here', false, { seats: [{}, LATE, {}], viewer: { connected: new Set([1]) } }],
  ['plays with one other', false, { seats: [{}, LATE] }],
  ['plays with one other who is in the game', false, { seats: [{}, LATE, { rank: OVER }] }],
  ['plays with one other and a bot', false, { seats: [{}, LATE, { kind: 'bot', level: 'page' }] }],
  ['is at a paused table', false, { seats: [{}, LATE, {}], row: { paused_at: NOW } }],
  ['is at a table that has not begun', false, { seats: [{}, LATE, {}], row: { status: 'open' } }],
  ['is at a table where nobody is replaced', false, { seats: [{}, LATE, {}], row: { absence: null } }],
])('who %s is away: %s', (_who, away, wish) => {
  expect(page('anna', wish).seats.map((seat) => seat.away)).toEqual(wish.seats?.map((_, i) => i === 1 && away))
})

test('at a table with a clock it is counted from when that began to run, and by days only while it runs', () => {
  const clockState = [null, { since: NOW - 4 * MINUTE, deadline: null, reserve: 0 }, null]
  const absent = (more: object, now = NOW): boolean => {
    const rows = rowsOf({ seats: [{}, LATE, {}], more: { clockState, ...more } })
    return isAbsent(rows, rows.seats[1]!, now, MINUTE)
  }
  const live = { clock: { kind: 'live', perMove: 60, reserve: 60, increment: 0, overdue: 'lose' } }
  expect([absent(live), absent(live, NOW + MINUTE)]).toEqual([false, true])
})

test('a page names what is proposed while the game runs, whom it still needs, and to each their own moment', () => {
  const back = { to: 3, seen: [11, 12, 13, 9] }
  const proposal = (kind: string, more: object) => ({
    kind,
    by_seat: 0,
    target: null,
    level: null,
    agreed: '[0]',
    created_at: 5,
    ...more,
  })
  const more = {
    proposals: [
      proposal('substitute', { target: 2, level: 'page' }),
      proposal('back', { level: JSON.stringify(back) }),
      proposal('draw', { agreed: '[0,2]' }),
    ],
  }
  const seats = [{}, {}, {}]
  const proposals = (person: string | null) => page(person, { seats, more }).proposals
  expect(proposals('ben')).toMatchObject([
    { kind: 'substitute', by: 0, seat: 2, level: 'page', moment: null, agreed: [0], needed: [0, 1] },
    { kind: 'back', by: 0, seat: null, level: null, moment: 12, needed: [0, 1, 2] },
    { kind: 'draw', agreed: [0, 2], needed: [0, 1, 2], at: null },
  ])
  expect([proposals('clara')[1]?.moment, proposals(null)[1]?.moment]).toEqual([13, 9])
  expect(new Set(proposals('ben').map(({ id }) => id)).size).toBe(3)
  expect(page('ben', { more, row: { status: 'finished' } }).proposals).toEqual([])
  // Who is out, or a bot, is not asked.
  const fewer = [{}, { rank: OVER }, { kind: 'bot', level: 'page' }]
  expect(page('anna', { seats: fewer, more }).proposals[2]?.needed).toEqual([0])
})
