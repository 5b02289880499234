/**
 * The clocks of a match: a fold over its log and the moments of its entries. No clock is read here; times are passed in.
 *
 * What was taken back is as if it had never been: each clock stands as it did before, less the real time since. Taking
 * back therefore pays no increment and starts no time for a move anew, also where others moved in between in secret. Nor does
 * going back over what others did, which all have to agree to: see `goneBack`.
 */
import type { Seat } from './game.ts'
import { ALWAYS, type Calendar, DAY, daysUsed, runsOut } from './hours.ts'
import type { Entry } from './match.ts'

/** What the clocks of a table are set to; a live clock counts in seconds. */
export type ClockSpec =
  | { readonly kind: 'none' }
  | (Extra & { readonly kind: 'live'; readonly perMove: number; readonly reserve: number; readonly increment: number })
  /** `bank`: days in reserve for the whole game, used when a decision takes longer than its own. */
  | (Extra & { readonly kind: 'days'; readonly days: number; readonly bank?: number })

interface Extra {
  /** For each seat how many times the time it has, as agreed before anybody sat down; once for all unless told. */
  readonly extra?: readonly number[] | undefined
}

/** How many times the usual time a seat may be given. */
export const EXTRA_TIMES = [1, 1.5, 2, 3] as const
export type ExtraTimes = (typeof EXTRA_TIMES)[number]

/** The clock of one seat: all its times are longer where that was agreed. */
export function clockOf(spec: ClockSpec, seat: Seat): ClockSpec {
  if (spec.kind === 'none') return spec
  const times = spec.extra?.[seat] ?? 1
  if (times === 1) return spec
  if (spec.kind === 'days')
    return { ...spec, days: spec.days * times, ...(spec.bank === undefined ? {} : { bank: spec.bank * times }) }
  const { perMove, reserve, increment } = spec
  return { ...spec, perMove: perMove * times, reserve: reserve * times, increment: increment * times }
}

export interface SeatClock {
  /** What is left in reserve of a live clock, or of a bank of days (of play, as milliseconds of whole days). */
  readonly reserve: number | null
  /** Since when the seat's clock runs; `null` when it stands. */
  readonly since: number | null
  readonly deadline: number | null
  /** How it stood before each step that can still be taken back and that started or stopped it, oldest first. */
  readonly before?: readonly ClockBefore[]
  /** The decisions made since the floor, oldest first, for going back over what others did. */
  readonly made?: readonly ClockMade[]
}

interface ClockMade {
  /** The number in the log of the step that ended it. */
  readonly step: number
  /** The reserve before it, what it took of that, and how long it took in all. */
  readonly reserve: number | null
  readonly over: number
  readonly used: number
}

interface ClockBefore extends Pick<SeatClock, 'reserve' | 'since'> {
  /** The step's number in the log, and whose it was. */
  readonly step: number
  readonly by: Seat
}

export type ClockState = readonly SeatClock[]
export type CalendarOf = (seat: Seat) => Calendar

/** An entry of the log, and what the clocks need to know of it. */
export interface ClockStep {
  /** Its number in the log. */
  readonly index: number
  readonly entry: Entry
  /** Whom the match awaits after it. */
  readonly awaiting: readonly Seat[]
  /** The log length that no undo can reach behind any more. */
  readonly settled: number
  /** The log length that not even all together can go back behind; unless told, nobody goes back at all. */
  readonly floor?: number
  /** When it arrived: nobody is charged for longer. */
  readonly arrived: number
  /** When it was taken into the log: from then on it can be answered, and the clocks of those who are asked run. */
  readonly at: number
  /** Seats for whose owner a bot sits in: what it decides earns them no time. */
  readonly unpaid?: readonly Seat[]
}

/** The clocks as the match begins. */
export function startClocks(
  spec: ClockSpec,
  seats: number,
  awaiting: readonly Seat[],
  at: number,
  calendarOf: CalendarOf = () => ALWAYS,
): ClockState | null {
  if (spec.kind === 'none') return null
  return Array.from({ length: seats }, (_, seat) => {
    const own = clockOf(spec, seat)
    const clock: SeatClock = { reserve: reserveOf(own), since: null, deadline: null }
    return awaiting.includes(seat) ? running(own, { ...clock, since: at }, calendarOf(seat)) : clock
  })
}

function reserveOf(spec: ClockSpec): number | null {
  if (spec.kind === 'live') return spec.reserve * 1000
  return spec.kind === 'none' || spec.bank === undefined ? null : spec.bank * DAY
}

/** The clocks after one more entry: those who are done stop, those who are asked start. */
export function stepClocks(
  spec: ClockSpec,
  state: ClockState | null,
  step: ClockStep,
  calendarOf: CalendarOf = () => ALWAYS,
): ClockState | null {
  if (spec.kind === 'none' || !state) return null
  return state.map((clock, seat) => settled(turned(clockOf(spec, seat), clock, seat, step, calendarOf(seat)), step))
}

function turned(spec: ClockSpec, clock: SeatClock, seat: Seat, step: ClockStep, calendar: Calendar): SeatClock {
  const { entry, awaiting, arrived, at } = step
  // Going back over what followed by itself is taking back like any other; only what is settled needs everybody's word.
  if (entry.kind === 'undo' || entry.kind === 'back') {
    const from = entry.kind === 'undo' ? entry.from : entry.to
    const restored = takenBack(spec, clock, entry.seat, from, calendar)
    if (restored !== clock && awaiting.includes(seat) === (restored.since !== null)) return restored
  }
  const due = awaiting.includes(seat)
  if (entry.kind === 'back') return goneBack(spec, clock, entry.to, due, step, calendar)
  if (due === (clock.since !== null)) return clock
  if (due) return noted(step, clock, running(spec, { ...clock, since: at }, calendar))
  // A table of an earlier build does not know how it stood before; taking back pays nobody there either.
  if (entry.kind === 'undo') return { ...clock, since: null, deadline: null }
  const paid = !step.unpaid?.includes(seat)
  const next = stopped(spec, clock, Math.min(arrived, at), calendar, paid)
  return noted(step, clock, { ...next, made: [...(clock.made ?? []), madeBy(spec, clock, step, calendar)] })
}

/** Remembers how the clock stood before a step that may be taken back. */
function noted({ entry, index }: ClockStep, clock: SeatClock, next: SeatClock): SeatClock {
  if (entry.kind !== 'move') return next
  const { reserve, since } = clock
  return { ...next, before: [...(clock.before ?? []), { step: index, by: entry.seat, reserve, since }] }
}

/** What a decision took that is over now. */
function madeBy(spec: ClockSpec, clock: SeatClock, { index, arrived, at }: ClockStep, calendar: Calendar): ClockMade {
  const now = Math.min(arrived, at)
  const { reserve, since } = clock
  return { step: index, reserve, over: overOf(spec, clock, now, calendar), used: Math.max(0, now - (since ?? now)) }
}

/** What a decision has taken of the reserve so far. */
function overOf(spec: ClockSpec, clock: SeatClock, now: number, calendar: Calendar): number {
  return (clock.reserve ?? 0) - (stopped(spec, clock, now, calendar, false).reserve ?? 0)
}

/**
 * All have agreed to go back. No increment that was earned since is kept, all that was thought since is paid for, and whoever is
 * asked again goes on with the time that decision had taken: nobody has more time than if nothing had been taken back.
 */
function goneBack(
  spec: ClockSpec,
  clock: SeatClock,
  to: number,
  due: boolean,
  { arrived, at }: ClockStep,
  calendar: Calendar,
): SeatClock {
  const now = Math.min(arrived, at)
  const made = clock.made ?? []
  const [first, ...later] = made.filter(({ step }) => step >= to)
  // A decision that is asked again is paid for when it is made again.
  const again = due ? 0 : (first?.over ?? 0)
  // Whoever is asked the same all the while just goes on.
  const thought = first || !due ? overOf(spec, clock, now, calendar) : 0
  const lost = later.reduce((sum, { over }) => sum + over, thought + again)
  const without = (reserve: number | null): number | null => (reserve === null ? null : Math.max(0, reserve - lost))
  const reserve = without(first ? first.reserve : clock.reserve)
  // What is paid for now stays paid for, should all go back further still.
  const kept = made.filter(({ step }) => step < to).map((each) => ({ ...each, reserve: without(each.reserve) }))
  const used = first?.used ?? (clock.since === null ? 0 : now - clock.since)
  const since = due ? at - used : null
  return running(spec, { reserve, since, deadline: null, ...(kept.length > 0 && { made: kept }) }, calendar)
}

/** The clock as it stood before the first of the steps taken back that changed it. */
function takenBack(spec: ClockSpec, clock: SeatClock, by: Seat, from: number, calendar: Calendar): SeatClock {
  const { before = [] } = clock
  const first = before.findIndex((each) => each.by === by && each.step >= from)
  const was = before[first]
  if (!was) return clock
  const { reserve, since, step } = was
  const made = clock.made?.filter((each) => each.step < step) ?? []
  const plain = { reserve, since, deadline: null, before: before.slice(0, first) }
  return running(spec, made.length > 0 ? { ...plain, made } : plain, calendar)
}

/** Forgets what no longer can be taken back: how the clock stood before, and what was decided behind the floor. */
function settled(clock: SeatClock, { settled: length, floor = Infinity }: ClockStep): SeatClock {
  const { before, made, ...plain } = clock
  if (!before && !made) return clock
  const loose = before?.filter(({ step }) => step >= length) ?? []
  const still = made?.filter(({ step }) => step >= floor) ?? []
  return {
    ...plain,
    ...(loose.length > 0 && { before: loose }),
    ...(still.length > 0 && { made: still }),
  }
}

function running(spec: ClockSpec, clock: SeatClock, calendar: Calendar): SeatClock {
  return { ...clock, deadline: deadlineOf(spec, clock, calendar) }
}

/** `spec` is that of the seat (`clockOf`). */
export function deadlineOf(spec: ClockSpec, clock: SeatClock, calendar: Calendar): number | null {
  if (clock.since === null) return null
  if (spec.kind === 'live') return clock.since + spec.perMove * 1000 + (clock.reserve ?? 0)
  return spec.kind === 'days' ? runsOut(clock.since, spec.days + (clock.reserve ?? 0) / DAY, calendar) : null
}

function stopped(spec: ClockSpec, clock: SeatClock, at: number, calendar: Calendar, paid: boolean): SeatClock {
  if (spec.kind === 'days' && clock.since !== null && clock.reserve !== null) {
    const over = Math.max(0, daysUsed(clock.since, at, calendar) - spec.days) * DAY
    return { ...clock, reserve: Math.max(0, clock.reserve - over), since: null, deadline: null }
  }
  if (spec.kind !== 'live' || clock.since === null) return { ...clock, since: null, deadline: null }
  const over = Math.max(0, at - clock.since - spec.perMove * 1000)
  const reserve = Math.max(0, (clock.reserve ?? 0) - over) + (paid ? spec.increment * 1000 : 0)
  return { ...clock, reserve, since: null, deadline: null }
}

/** The clocks after a pause: as if the time between had not been. */
export function resumed(state: ClockState | null, pausedAt: number, now: number): ClockState | null {
  const away = now - pausedAt
  const shift = (at: number | null): number | null => (at === null ? null : at + away)
  return (
    state?.map(({ reserve, since, deadline, before, made }) => ({
      reserve,
      since: shift(since),
      deadline: shift(deadline),
      ...(before ? { before: before.map((each) => ({ ...each, since: shift(each.since) })) } : {}),
      ...(made ? { made } : {}),
    })) ?? null
  )
}

/** The earliest moment somebody's time is up. */
export function nextDeadline(state: ClockState | null): number | null {
  const due = (state ?? []).flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
  return due.length > 0 ? Math.min(...due) : null
}
