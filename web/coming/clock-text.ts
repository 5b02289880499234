/** A clock in plain words: what it gives, and what happens when it is at zero. */
import type { ClockSpec } from '../../protocol/index.ts'
import { agreedTime } from './durations.ts'
import { tell } from './words.ts'

const DAY = 86_400

export function clockText(clock: ClockSpec): string {
  if (clock.kind === 'none') return tell('clock.none')
  const parts =
    clock.kind === 'live'
      ? [
          part('clock.each', clock.perMove),
          part('clock.reserve', clock.reserve),
          part('clock.increment', clock.increment),
        ]
      : [part('clock.each', clock.days * DAY), part('clock.reserve', (clock.bank ?? 0) * DAY)]
  const longer = (clock.extra ?? []).filter((times) => times > 1).length
  if (longer > 0) parts.push(tell('clock.extra.some', { n: longer }))
  const text = parts.filter(Boolean).join(', ')
  return tell(clock.kind === 'live' ? 'clock.live' : 'clock.slow', { text })
}

function part(id: 'clock.each' | 'clock.reserve' | 'clock.increment', seconds: number): string {
  return seconds > 0 ? tell(id, { time: agreedTime(seconds) }) : ''
}

const ZERO = { lose: 'clock.zero.lose', idle: 'clock.zero.idle', bot: 'clock.zero.bot' } as const

/** Nothing for a table without a clock. */
export function zeroText(clock: ClockSpec): string {
  return clock.kind === 'none' ? '' : tell(ZERO[clock.overdue])
}
