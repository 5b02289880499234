/**
 * When somebody's correspondence clocks run: hours of play and days of vacation, as they are kept with the preferences. Both
 * are for people who are away, not for stopping a clock: vacation has a yearly budget, hours hold for a week, and a change
 * counts from its own moment on (what held before is kept beside it, for this server alone).
 */
import { type Calendar, DAY, dayIn, type Days, fromNowOn, isWholeCircle } from '../../engine/hours.ts'
import type { Preferences } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'

/** Days of vacation in any year. */
export const VACATION_DAYS = 42
const YEAR = 365
const HOURS_HOLD_MS = 7 * DAY
/** No clock runs for longer than this, vacation included: what held before is forgotten. */
const REMEMBERED_MS = 120 * DAY
const MOST_CHANGES = 100

type Setting = Pick<Calendar, 'zone' | 'hours' | 'vacation'>

export interface StoredPreferences extends Preferences {
  /** Since when the hours hold. */
  readonly hoursSince?: number
  /** What held before, newest first, and until when. */
  readonly past?: readonly (Setting & { readonly until: number })[]
}

function settingOf({ zone, playHours, vacation }: Preferences): Setting {
  const hours = playHours && !isWholeCircle(playHours) ? playHours : null
  return { zone: zone ?? 'UTC', hours, vacation: vacation ?? [] }
}

export function calendarOf(stored: StoredPreferences): Calendar {
  const past = (stored.past ?? []).toReversed()
  const oldest = past.reduce<Calendar['before']>(
    (before, { until, ...setting }) => ({ until, calendar: before ? { ...setting, before } : setting }),
    undefined,
  )
  return oldest ? { ...settingOf(stored), before: oldest } : settingOf(stored)
}

/** What a person gets to see of them. */
export function shownPreferences({ hoursSince: _since, past: _past, ...preferences }: StoredPreferences): Preferences {
  return preferences
}

export function sameCalendar(a: Preferences, b: Preferences): boolean {
  return JSON.stringify(settingOf(a)) === JSON.stringify(settingOf(b))
}

/** The preferences after a wish for others; refused if it asks for more time than there is. */
export function changedPreferences(old: StoredPreferences, wish: Preferences, now: number): StoredPreferences {
  const { hoursSince, past = [] } = old
  if (wish.playHours && isWholeCircle(wish.playHours) && !sameHours(wish, old))
    throw new Refused('bad-hours', 'Hours of play must leave some of the day out: without any your clock always runs.')
  if (sameCalendar(old, wish)) return { ...wish, ...(hoursSince === undefined ? {} : { hoursSince }), past }
  const before = settingOf(old)
  const after = settingOf(wish)
  // Whoever gives their hours up has a clock that runs more, not less.
  const turned = after.hours !== null && hoursChanged(before, after)
  if (turned && hoursSince !== undefined && now < hoursSince + HOURS_HOLD_MS)
    throw new Refused(
      'bad-hours',
      `Hours of play hold for a week: these until ${dayIn('UTC', hoursSince + HOURS_HOLD_MS)}.`,
    )
  const vacation = vacationAfter(before.vacation, after.vacation, dayIn(after.zone, now))
  const until = fromNowOn(now)
  // A second thought within the same quarter of an hour is the same change.
  const kept = past.filter((each) => each.until > now - REMEMBERED_MS)
  const history = kept[0]?.until === until ? kept : [{ ...before, until }, ...kept]
  if (history.length > MOST_CHANGES)
    throw new Refused('bad-vacation', 'That was changed too often; try again in some days.')
  const away = wish.vacation || vacation.length > 0 ? { vacation } : {}
  return { ...wish, ...away, past: history, ...since(turned ? now : hoursSince) }
}

const since = (at: number | undefined) => (at === undefined ? {} : { hoursSince: at })

/** Word for word: hours of an earlier build that leave nothing out may stay as they are. */
function sameHours(a: Preferences, b: Preferences): boolean {
  return JSON.stringify(a.playHours) === JSON.stringify(b.playHours)
}

/** Another zone moves the hours as well. */
function hoursChanged(a: Setting, b: Setting): boolean {
  if (JSON.stringify(a.hours) !== JSON.stringify(b.hours)) return true
  return a.hours !== null && a.zone !== b.zone
}

/** The days of vacation with those that have been used, whether the wish names them or not. */
function vacationAfter(old: readonly Days[], wish: readonly Days[], today: string): Days[] {
  const begun = old.filter(({ from }) => from < today)
  const wanted = wish.filter(({ to }) => to >= today)
  for (const { from, to } of wanted) {
    if (!isDay(from) || !isDay(to) || from > to)
      throw new Refused('bad-vacation', 'A vacation goes from one day to a later one.')
    if (from < today && !begun.some((each) => each.from === from))
      throw new Refused('bad-vacation', 'A vacation cannot begin in the past.')
    if (to > dayAfter(today, YEAR)) throw new Refused('bad-vacation', 'Vacation is entered at most a year ahead.')
  }
  const yesterday = dayAfter(today, -1)
  const used = begun
    .filter(({ from, to }) => to >= dayAfter(today, -YEAR) && !wanted.some((each) => each.from === from))
    .map(({ from, to }) => ({ from, to: to < yesterday ? to : yesterday }))
  const all = [...used, ...wanted].sort((a, b) => (a.from < b.from ? -1 : 1))
  if (mostInAYear(all) > VACATION_DAYS)
    throw new Refused('bad-vacation', `Vacation is at most ${VACATION_DAYS} days in a year; days that are over count.`)
  return all
}

function isDay(text: string): boolean {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** The most days of vacation within 365 days. */
function mostInAYear(windows: readonly Days[]): number {
  const days = new Set<number>()
  for (const { from, to } of windows)
    for (let day = Date.parse(from) / DAY; day <= Date.parse(to) / DAY && days.size <= 2 * YEAR; day++) days.add(day)
  return Math.max(0, ...[...days].map((first) => [...days].filter((day) => day >= first && day < first + YEAR).length))
}
