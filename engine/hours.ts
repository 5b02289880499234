/** When a correspondence clock runs: a player's hours of play in their zone, without days of vacation. */

export interface Calendar {
  readonly zone: string
  /** Hours of the day, `from` inclusive, `to` exclusive; over midnight when `from` is the larger. */
  readonly hours: { readonly from: number; readonly to: number } | null
  readonly vacation: readonly Days[]
  /** What held until then: a change counts from its own moment on and never for time that has passed. */
  readonly before?: { readonly until: number; readonly calendar: Calendar }
}

/** From one day to another, both included, as they are written on a calendar: `2026-08-01`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const ALWAYS: Calendar = { zone: 'UTC', hours: null, vacation: [] }

export const DAY = 86_400_000
const HOUR = 3_600_000
const QUARTER = 900_000
/** A clock that would not run out within a year does not run out. */
const HORIZON = 366 * 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function local(at: number, zone: string): { day: string; hour: number } {
  let format = formats.get(zone)
  if (!format) {
    const timeZone = isZone(zone) ? zone : 'UTC'
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formats.set(zone, format)
  }
  const [day = '', time = ''] = format.format(at).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

/** The day it is there. */
export function dayIn(zone: string, at: number): string {
  return local(at, zone).day
}

/** Hours that are no hours, or the whole circle: a clock by them would never run, or be over at once. */
export function isWholeCircle({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return (to - from) % 24 === 0
}

/** The moment from which a change counts: the next quarter of an hour, since within one nothing changes. */
export function fromNowOn(now: number): number {
  return Math.ceil(now / QUARTER) * QUARTER
}

function calendarAt(at: number, calendar: Calendar): Calendar {
  let then = calendar
  while (then.before && at < then.before.until) then = then.before.calendar
  return then
}

/** Why somebody's clock stands still at that moment; `null` when it runs. */
export function restsAt(at: number, calendar: Calendar): 'holiday' | 'hours' | null {
  const { zone, hours, vacation } = calendarAt(at, calendar)
  if (!hours && vacation.length === 0) return null
  const { day, hour } = local(at, zone)
  if (vacation.some(({ from, to }) => from <= day && day <= to)) return 'holiday'
  if (!hours || isWholeCircle(hours)) return null
  const within = hours.from < hours.to ? hour >= hours.from && hour < hours.to : hour >= hours.from || hour < hours.to
  return within ? null : 'hours'
}

export function runsAt(at: number, calendar: Calendar): boolean {
  return restsAt(at, calendar) === null
}

/** Hours of play in a day: what one day of a correspondence clock is worth. */
function dayLength({ hours }: Calendar): number {
  if (!hours || isWholeCircle(hours)) return DAY
  return ((hours.to - hours.from + 24) % 24) * HOUR
}

/**
 * When so many days of play, counted from `since`, are used up; `null` if never. An hour of play is worth the more of a day the
 * fewer of them a day has, each by the calendar of its own time: nobody wins time by changing their hours.
 */
export function runsOut(since: number, days: number, calendar: Calendar): number | null {
  if (!calendar.hours && calendar.vacation.length === 0 && !calendar.before) return since + Math.round(days * DAY)
  let left = days
  let at = since
  while (at < since + HORIZON) {
    // Zones differ by quarters of an hour, so within one nothing changes.
    const next = Math.floor(at / QUARTER) * QUARTER + QUARTER
    if (runsAt(at, calendar)) {
      const day = dayLength(calendarAt(at, calendar))
      // Days are fractions of fractions: less than a thousandth of a second is none.
      if (left * day <= next - at + 0.001) return at + Math.round(left * day)
      left -= (next - at) / day
    }
    at = next
  }
  return null
}

/** How many days of play have gone by from one moment to another: what `runsOut` counts, the other way round. */
export function daysUsed(since: number, at: number, calendar: Calendar): number {
  if (!calendar.hours && calendar.vacation.length === 0 && !calendar.before) return Math.max(0, at - since) / DAY
  let used = 0
  const end = Math.min(at, since + HORIZON)
  for (let from = since; from < end;) {
    const next = Math.min(end, Math.floor(from / QUARTER) * QUARTER + QUARTER)
    if (runsAt(from, calendar)) used += (next - from) / dayLength(calendarAt(from, calendar))
    from = next
  }
  return used
}
