/** The clocks people use. What stands in a list of them is made from the clock itself. */
import type { ClockSpec } from '../../protocol/index.ts'

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', perMove: 30, reserve: 600, increment: 0, overdue: 'idle' },
  added: { kind: 'live', perMove: 0, reserve: 900, increment: 15, overdue: 'idle' },
  slow: { kind: 'live', perMove: 60, reserve: 2400, increment: 10, overdue: 'idle' },
  'half-day': { kind: 'days', days: 0.5, overdue: 'bot' },
  day: { kind: 'days', days: 1, overdue: 'bot' },
  'three-days': { kind: 'days', days: 3, overdue: 'bot' },
  week: { kind: 'days', days: 7, overdue: 'bot' },
  fortnight: { kind: 'days', days: 14, overdue: 'bot' },
  bank: { kind: 'days', days: 1, bank: 14, overdue: 'bot' },
} as const satisfies Readonly<Record<string, ClockSpec>>

export type ClockName = keyof typeof CLOCKS | 'custom'

export const CLOCK_NAMES = [...(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]), 'custom'] as const
