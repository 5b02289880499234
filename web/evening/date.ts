/** The date of an evening: each reader's own time, and that of whoever proposes it where the two differ. */
import type { EveningDate } from '../../protocol/index.ts'
import { region } from '../words/index.ts'

const DAY_AND_HOUR = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const

export function eveningText(at: number): string {
  return new Intl.DateTimeFormat(region(), DAY_AND_HOUR).format(at)
}

/** What the clock says where it was proposed; `null` where it says the same. */
export function elsewhereText({ at, zone }: EveningDate): string | null {
  const form = { ...DAY_AND_HOUR, timeZone: zone } as const
  const there = new Intl.DateTimeFormat(region(), form).format(at)
  return there === eveningText(at) ? null : there
}

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** As a field for date and time has it: the reader's time, to the minute. */
export function fieldText(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
