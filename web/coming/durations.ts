/** Spans of time as people say them. Units and their plurals are the language's own. */
import { locale } from '../words/index.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

type Unit = 'second' | 'minute' | 'hour' | 'day'

function amount(n: number, unit: Unit, unitDisplay: 'long' | 'short'): string {
  return new Intl.NumberFormat(locale.value, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(n)
}

/** What was agreed: "12 hours", "3 days", "1 minute 30 seconds". */
export function agreedTime(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return amount(seconds / DAY, 'day', 'long')
  if (seconds >= HOUR && seconds % HOUR === 0) return amount(seconds / HOUR, 'hour', 'long')
  if (seconds < MINUTE || seconds % MINUTE === 0)
    return seconds < MINUTE ? amount(seconds, 'second', 'long') : amount(seconds / MINUTE, 'minute', 'long')
  if (seconds > DAY) return amount(seconds / DAY, 'day', 'long')
  return `${amount(Math.floor(seconds / MINUTE), 'minute', 'long')} ${amount(seconds % MINUTE, 'second', 'long')}`
}

/** What is left, as exactly as anybody wants to know it: "2 d 4 h", "35 min". */
export function leftTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days > 2) return amount(days, 'day', 'short')
  if (days > 0) return `${amount(days, 'day', 'short')} ${amount(hours, 'hour', 'short')}`
  if (hours > 0) return `${amount(hours, 'hour', 'short')} ${amount(minutes, 'minute', 'short')}`
  return minutes > 0 ? amount(minutes, 'minute', 'short') : amount(seconds, 'second', 'short')
}
