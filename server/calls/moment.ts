/** How a time is told to somebody. */
import type { Voice } from '../words/index.ts'

export interface Told {
  readonly voice: Voice
  readonly zone: string
}

export function moment(at: number, zone: string, { locale }: Voice): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, { ...day, timeZone: zone, timeZoneName: 'short' }).format(at)
}
