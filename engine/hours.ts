/** When a correspondence clock runs: a player's hours of play in their zone, without days of vacation. */

export interface Calendar {
  readonly zone: string
  /** Hours of the day, `from` inclusive, `to` exclusive; over midnight when `from` is the larger. */
  readonly hours: { readonly from: number; readonly to: number } | null
  readonly vacation: readonly { readonly from: string; readonly to: string }[]
}

export const ALWAYS: Calendar = { zone: 'UTC', hours: null, vacation: [] }

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

export function runsAt(at: number, { zone, hours, vacation }: Calendar): boolean {
  if (!hours && vacation.length === 0) return true
  const { day, hour } = local(at, zone)
  if (vacation.some(({ from, to }) => from <= day && day <= to)) return false
  if (!hours || hours.from === hours.to) return true
  return hours.from < hours.to ? hour >= hours.from && hour < hours.to : hour >= hours.from || hour < hours.to
}

/** Hours of play in a day: what one day of a correspondence clock is worth. */
export function dayLength({ hours }: Calendar): number {
  if (!hours || hours.from === hours.to) return 24 * HOUR
  return ((hours.to - hours.from + 24) % 24) * HOUR
}

/** When `budget` milliseconds of running time, counted from `since`, are used up; `null` if never. */
export function runsOut(since: number, budget: number, calendar: Calendar): number | null {
  if (!calendar.hours && calendar.vacation.length === 0) return since + budget
  let left = budget
  let at = since
  while (at < since + HORIZON) {
    // Zones differ by quarters of an hour, so within one nothing changes.
    const next = Math.floor(at / QUARTER) * QUARTER + QUARTER
    if (runsAt(at, calendar)) {
      if (left <= next - at) return at + left
      left -= next - at
    }
    at = next
  }
  return null
}
