/** When somebody's time is up. */
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { Desk, Sheet } from '../tables/desk.ts'
import { handOn } from '../tables/seats.ts'
import { TAKEOVER_LEVEL } from '../tables/votes.ts'
import { deadlineOf } from '../time/clock.ts'
import { ALWAYS } from '../time/hours.ts'

export async function timeIsUp(house: House, job: ClaimedJob): Promise<void> {
  const desk = await house.desks.current(job.table ?? '')
  for (const seat of overdue(desk.sheet, house.now())) await charge(house, desk, seat)
  const next = nextDue(desk.sheet, house.now())
  if (next === null) await house.jobs.finish(job)
  else await house.jobs.postpone(job, next)
}

/** Deadlines as they are today: hours of play and vacation may have changed since they were written down. */
function deadlines(sheet: Sheet): readonly { readonly seat: number; readonly at: number }[] {
  if (sheet.row.status !== 'playing' || sheet.row.paused_at !== null) return []
  return (sheet.clockState ?? []).flatMap((clock, seat) => {
    const written = clock.deadline
    if (written === null || sheet.seats[seat]?.kind === 'bot') return []
    const today =
      sheet.clock.kind === 'days' ? deadlineOf(sheet.clock, clock, sheet.calendars[seat] ?? ALWAYS) : written
    return today === null ? [] : [{ seat, at: today }]
  })
}

function overdue(sheet: Sheet, now: number): readonly number[] {
  return deadlines(sheet)
    .filter(({ at }) => at <= now)
    .map(({ seat }) => seat)
}

function nextDue(sheet: Sheet, now: number): number | null {
  const all = deadlines(sheet).map(({ at }) => at)
  return all.length > 0 ? Math.max(now + 50, Math.min(...all)) : null
}

async function charge(house: House, desk: Desk, seat: number): Promise<void> {
  const { clock, row } = desk.sheet
  if (clock.kind === 'none') return
  // Asked again on the rows as they are when it is carried out: a move in the last moment counts.
  const stillDue = (sheet: Sheet): void => {
    if (!overdue(sheet, house.now()).includes(seat)) throw new Refused('stale', 'The move came in time.')
  }
  const game = await house.catalogue.find(({ about }) => about.id === row.game)?.load()
  const sides = new Set(game?.sides?.(row.seat_count) ?? desk.sheet.seats.map((each) => each.seat))
  try {
    if (clock.overdue === 'idle') {
      await house.desks.act(desk, (sheet) => {
        stillDue(sheet)
        return { kind: 'idle', seat }
      })
    } else if (clock.overdue === 'lose' && sides.size <= 2) {
      await house.desks.act(desk, (sheet) => {
        stillDue(sheet)
        return { kind: 'end', seat, reason: 'timeout' }
      })
    } else {
      await house.desks.change(desk, (writes, sheet) => {
        stillDue(sheet)
        return handOn(house, writes, sheet, seat, TAKEOVER_LEVEL)
      })
    }
    house.metrics.timeouts.inc()
  } catch (error) {
    if (!(error instanceof Refused) || error.type === 'busy' || error.type === 'rules-fault') throw error
  }
}
