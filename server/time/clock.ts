/** The clocks of a table: pure functions from a clock, a moment and who is awaited. */
import type { Clocks, ClockSpec } from '../../protocol/index.ts'
import { type Calendar, dayLength, runsOut } from './hours.ts'

export interface SeatClock {
  /** What is left in reserve of a live clock. */
  readonly reserve: number | null
  /** Since when the seat's clock runs; `null` when it stands. */
  readonly since: number | null
  readonly deadline: number | null
}

export type ClockState = readonly SeatClock[]

export function newClocks(spec: ClockSpec, seats: number): ClockState | null {
  if (spec.kind === 'none') return null
  const reserve = spec.kind === 'live' ? spec.reserve * 1000 : null
  return Array.from({ length: seats }, () => ({ reserve, since: null, deadline: null }))
}

/** The clocks after the awaited seats have become `awaiting`: those who are done stop, the others start. */
export function turned(
  spec: ClockSpec,
  state: ClockState | null,
  awaiting: readonly number[],
  now: number,
  calendarOf: (seat: number) => Calendar,
): ClockState | null {
  if (spec.kind === 'none' || !state) return null
  return state.map((clock, seat) => {
    const due = awaiting.includes(seat)
    if (due && clock.since === null) return started(spec, clock, now, calendarOf(seat))
    return !due && clock.since !== null ? stopped(spec, clock, now) : clock
  })
}

function started(spec: ClockSpec, clock: SeatClock, now: number, calendar: Calendar): SeatClock {
  return { ...clock, since: now, deadline: deadlineOf(spec, { ...clock, since: now }, calendar) }
}

export function deadlineOf(spec: ClockSpec, clock: SeatClock, calendar: Calendar): number | null {
  if (clock.since === null) return null
  if (spec.kind === 'live') return clock.since + spec.perMove * 1000 + (clock.reserve ?? 0)
  return spec.kind === 'days' ? runsOut(clock.since, Math.round(spec.days * dayLength(calendar)), calendar) : null
}

function stopped(spec: ClockSpec, clock: SeatClock, now: number): SeatClock {
  if (spec.kind !== 'live' || clock.since === null) return { ...clock, since: null, deadline: null }
  const over = Math.max(0, now - clock.since - spec.perMove * 1000)
  const reserve = Math.max(0, (clock.reserve ?? 0) - over) + spec.increment * 1000
  return { reserve, since: null, deadline: null }
}

/** The clocks after a pause: as if the time between had not been. */
export function resumed(state: ClockState | null, pausedAt: number, now: number): ClockState | null {
  const away = now - pausedAt
  const shift = (at: number | null): number | null => (at === null ? null : at + away)
  return state?.map((clock) => ({ ...clock, since: shift(clock.since), deadline: shift(clock.deadline) })) ?? null
}

/** The earliest moment somebody's time is up. */
export function nextDeadline(state: ClockState | null): number | null {
  const due = (state ?? []).flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
  return due.length > 0 ? Math.min(...due) : null
}

export function shownClocks(state: ClockState | null, pausedAt: number | null, now: number): Clocks | null {
  if (!state) return null
  const at = pausedAt ?? now
  return { at, paused: pausedAt !== null, seats: state.map(({ deadline, reserve }) => ({ deadline, reserve })) }
}
