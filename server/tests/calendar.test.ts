import { afterAll, describe, expect, test } from 'vitest'
import type { Me, Preferences, TableInfo, TableSeat } from '../../protocol/index.ts'
import { calendarOf, changedPreferences, shownPreferences, type StoredPreferences } from '../people/calendar.ts'
import { runsOut } from '../../engine/hours.ts'
import { Refused } from '../refused.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

const DAY = 86_400_000
const at = (text: string) => Date.parse(text)
const NOW = at('2026-11-16T12:00:00Z')
const after = (old: StoredPreferences, wish: Preferences, now = NOW) => changedPreferences(old, wish, now)
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refused) return error.type
  }
  return 'allowed'
}

describe('hours of play', () => {
  test.each([
    [0, 24],
    [24, 0],
    [7, 7],
  ])('from %i to %i leave nothing out, and are refused', (from, to) => {
    expect(refusal(() => after({}, { playHours: { from, to } }))).toBe('bad-hours')
    expect(refusal(() => after({ playHours: { from: 8, to: 20 } }, { playHours: { from, to } }))).toBe('bad-hours')
  })

  test('of a house of earlier days that leave nothing out stop no clock', () => {
    for (const playHours of [
      { from: 7, to: 7 },
      { from: 0, to: 24 },
    ])
      expect(runsOut(NOW, 1, calendarOf({ zone: 'UTC', playHours }))).toBe(NOW + DAY)
  })

  test('hold for a week, in whatever zone', () => {
    const first = after({}, { zone: 'UTC', playHours: { from: 8, to: 20 } })
    expect(refusal(() => after(first, { zone: 'UTC', playHours: { from: 20, to: 8 } }, NOW + 6 * DAY))).toBe(
      'bad-hours',
    )
    expect(refusal(() => after(first, { zone: 'Asia/Tokyo', playHours: { from: 8, to: 20 } }, NOW + DAY))).toBe(
      'bad-hours',
    )
    expect(refusal(() => after(first, { zone: 'UTC', playHours: { from: 20, to: 8 } }, NOW + 7 * DAY))).toBe('allowed')
    expect(
      refusal(() => after(after(first, { zone: 'UTC' }, NOW + DAY), { playHours: { from: 20, to: 8 } }, NOW + 2 * DAY)),
    ).toBe('bad-hours')
    // Other preferences may change as often as one likes.
    expect(refusal(() => after(first, { zone: 'UTC', playHours: { from: 8, to: 20 }, theme: 'dark' }))).toBe('allowed')
  })
})

describe('vacation', () => {
  const days = (from: string, to: string): Preferences => ({ zone: 'UTC', vacation: [{ from, to }] })

  test('is 42 days in a year, and not one more', () => {
    expect(refusal(() => after({}, days('2026-12-01', '2027-01-11')))).toBe('allowed')
    expect(refusal(() => after({}, days('2026-12-01', '2027-01-12')))).toBe('bad-vacation')
  })

  test('that has begun stays used, whatever is entered after it', () => {
    let stored: StoredPreferences = {}
    let used = 0
    // Every third day somebody moves the vacation to today and the day after.
    for (let now = NOW; now < NOW + 360 * DAY; now += 3 * DAY) {
      const today = new Date(now).toISOString().slice(0, 10)
      const tomorrow = new Date(now + DAY).toISOString().slice(0, 10)
      if (refusal(() => after(stored, days(today, tomorrow), now)) !== 'allowed') continue
      stored = after(stored, days(today, tomorrow), now)
      used += 2
    }
    expect(used).toBe(42)
  })

  test('cannot begin in the past, end before it begins, or on a day there is not', () => {
    for (const [from, to] of [
      ['2026-11-15', '2026-11-20'],
      ['2026-11-20', '2026-11-18'],
      ['2026-11-31', '2026-12-02'],
      ['2026-11-20', '2029-11-21'],
      ['2027-11-12', '2027-11-17'],
    ] as const)
      expect([from, refusal(() => after({}, days(from, to)))]).toEqual([from, 'bad-vacation'])
    // A year ahead, to the day.
    expect(refusal(() => after({}, days('2027-11-12', '2027-11-16')))).toBe('allowed')
  })

  test('that is going on can be ended now, and the days until now stay used', () => {
    const gone = after({}, days('2026-11-16', '2026-11-30'))
    const back = after(gone, { zone: 'UTC', vacation: [] }, NOW + 5 * DAY)
    expect(back.vacation).toEqual([{ from: '2026-11-16', to: '2026-11-20' }])
  })

  test('entered in the evening gives back no hour of the day', () => {
    const stored = after({}, days('2026-11-16', '2026-11-16'), at('2026-11-16T22:00:00Z'))
    expect(runsOut(NOW, 1, calendarOf(stored))).toBe(at('2026-11-17T14:00:00Z'))
  })

  test('of a house of earlier days, longer than is allowed now, is no hindrance to other preferences', () => {
    const old = days('2026-11-20', '2027-01-10')
    expect(refusal(() => after(old, { ...old, theme: 'dark' }))).toBe('allowed')
  })
})

describe('what held before', () => {
  const QUARTER = 900_000
  const hours = (from: number, to: number): Preferences => ({ zone: 'UTC', playHours: { from, to } })

  test('is kept with until when, the newest first, and shown to nobody', () => {
    const first = after({}, hours(8, 20))
    expect(first).toMatchObject({ hoursSince: NOW, past: [{ zone: 'UTC', hours: null, vacation: [], until: NOW }] })
    // From the next quarter of an hour on: within one nothing changes.
    const later = NOW + 8 * DAY + 1
    const second = after(first, hours(9, 21), later)
    expect(second.hoursSince).toBe(later)
    expect(second.past?.map(({ until, hours: then }) => [until, then])).toEqual([
      [NOW + 8 * DAY + QUARTER, { from: 8, to: 20 }],
      [NOW, null],
    ])
    // Who gives them up has a clock that runs more: that holds no week, and nothing is said of when.
    const none = after(second, { zone: 'UTC' }, later + QUARTER)
    expect([none.hoursSince, none.past?.length]).toEqual([later, 3])
    expect(shownPreferences(none)).toEqual({ zone: 'UTC' })
    const calendar = calendarOf(second)
    expect([calendar.hours, calendar.before?.until, calendar.before?.calendar.hours]).toEqual([
      { from: 9, to: 21 },
      NOW + 8 * DAY + QUARTER,
      { from: 8, to: 20 },
    ])
    expect(calendar.before?.calendar.before).toMatchObject({ until: NOW, calendar: { hours: null } })
  })

  test('is one change within a quarter of an hour, is forgotten after 120 days, and is changed a hundred times at most', () => {
    const zone = (name: string): Preferences => ({ zone: name })
    const once = after({}, zone('Asia/Tokyo'), NOW + 1)
    expect(after(once, zone('Europe/Prague'), NOW + QUARTER - 1).past).toEqual(once.past)
    expect(after(once, zone('Europe/Prague'), NOW + QUARTER + 1).past).toHaveLength(2)
    const until = NOW + QUARTER
    expect(after(once, zone('Europe/Prague'), until + 120 * DAY - 1).past).toHaveLength(2)
    expect(after(once, zone('Europe/Prague'), until + 120 * DAY).past).toHaveLength(1)
    let stored: StoredPreferences = {}
    let changes = 0
    for (
      let now = NOW;
      refusal(() => after(stored, zone(changes % 2 ? 'UTC' : 'Asia/Tokyo'), now)) === 'allowed';
      now += QUARTER
    )
      stored = after(stored, zone(changes++ % 2 ? 'UTC' : 'Asia/Tokyo'), now)
    expect(changes).toBe(100)
    // What is no change of hours, zone or days is none of these.
    expect(refusal(() => after(stored, { ...shownPreferences(stored), theme: 'dark' }, NOW + 200 * QUARTER))).toBe(
      'allowed',
    )
  })
})

describe.each(KINDS)('on %s', (kind) => {
  afterAll(closeAll)

  test('a vacation entered during a turn stops the clock of a table that is being played, on every node', async () => {
    let now = NOW
    const where = await place(kind)
    const nodes = [await startServer({ ...where, now: () => now })]
    if (kind === 'postgres') nodes.push(await startServer({ ...where, now: () => now }))
    const clock = { kind: 'days', days: 1, overdue: 'lose' } as const
    const { id, clients } = await seated(nodes[0]!.url, 2, { clock, public: true })
    const [me, other] = clients
    const deadline = async (): Promise<number | null> => {
      const { body } = await me!.get<{ clocks: { seats: { deadline: number | null }[] } }>(`/api/tables/${id}/state`)
      return body.clocks.seats[0]?.deadline ?? null
    }
    for (const node of nodes) {
      me!.base = node.url
      expect(await deadline()).toBe(NOW + DAY)
    }
    now += 6 * 3_600_000
    const vacation = [{ from: '2026-11-16', to: '2026-11-18' }]
    const set = await me!.put<Me>('/api/me/preferences', { zone: 'UTC', vacation })
    expect(set.body.preferences).toEqual({ zone: 'UTC', vacation })
    // Six hours are used up; the other eighteen begin when it is over.
    for (const node of nodes) {
      me!.base = node.url
      await expect.poll(deadline).toBe(at('2026-11-19T18:00:00Z'))
    }
    const { status } = await me!.put('/api/me/preferences', { zone: 'UTC', playHours: { from: 0, to: 24 } })
    expect(status).toBe(400)
    // Whoever plays with them reads why nothing happens; days of absence are nobody else's business.
    now += 3_600_000
    const restsOf = ({ seats }: { seats: readonly Pick<TableSeat, 'rests'>[] }) => seats.map(({ rests }) => rests)
    expect(restsOf((await other!.get<TableInfo>(`/api/tables/${id}`)).body)).toEqual(['holiday', null])
    const stranger = await fetch(new URL(`/api/tables/${id}`, nodes[0]!.url))
    expect(restsOf((await stranger.json()) as TableInfo)).toEqual([null, null])
    // Lists say the same, to the same people.
    type Lines = { tables: (Pick<TableInfo, 'id'> & Parameters<typeof restsOf>[0])[] }
    const inList = ({ tables }: Lines) => restsOf(tables.find((line) => line.id === id)!)
    expect(inList((await other!.get<Lines>('/api/me/tables')).body)).toEqual(['holiday', null])
    expect(inList((await other!.get<Lines>('/api/tables?status=playing')).body)).toEqual(['holiday', null])
    const lobby = await fetch(new URL('/api/tables?status=playing', nodes[0]!.url))
    expect(inList((await lobby.json()) as Lines)).toEqual([null, null])
  })

  test.each([
    { perMove: 0, reserve: 0, increment: 0 },
    { perMove: 0, reserve: 0, increment: 60 },
  ])('a clock that is over before it begins makes no table: %o', async (times) => {
    const served = await startServer(await place(kind))
    const { clients } = await seated(served.url, 2)
    const made = await clients[0]!.post<TableInfo>('/api/tables', {
      game: 'sample',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'live', ...times, overdue: 'lose' },
    })
    expect(made).toMatchObject({ status: 400, body: { refused: 'bad-options' } })
  })
})
