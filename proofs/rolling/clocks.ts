/** Whether the clocks of running tables are right, counted anew from the log alone. */
import { Match, type MatchSetup, refusedBy } from '../../engine/index.ts'
import { findRules } from '../../games/index.ts'
import { type Storage } from '../../server/storage/index.ts'
import { entriesIn } from '../../server/tables/log-row.ts'
import type { Seated } from '../faults.ts'

const DAY = 86_400_000

/** Each seat that is awaited has its days from the moment it was asked; the others' clocks stand. */
export async function clockFaults(
  { db }: Storage,
  seated: readonly Seated[],
  days: number,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { id } of seated) {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (row.status !== 'playing' || row.setup === null) continue
    const log = await db.selectFrom('entries').select(['body', 'at']).where('table_id', '=', id).orderBy('n').execute()
    const setup = JSON.parse(row.setup) as MatchSetup
    const game = await findRules(setup.game, setup.version)?.load()
    if (!game) return [`${id}: there is no version ${setup.version} of ${setup.game}`]
    const match = new Match(game, setup)
    // Since when each seat has been asked; of those who were asked at the start nobody told us when.
    const since = new Map<number, number | null>(match.awaiting().map((seat) => [seat, null]))
    for (const { body, at } of log) {
      for (const entry of entriesIn(body))
        if (refusedBy(match.apply(entry))) faults.push(`${id}: the log does not replay`)
      const awaited = match.awaiting()
      for (const seat of since.keys()) if (!awaited.includes(seat)) since.delete(seat)
      for (const seat of awaited) if (!since.has(seat)) since.set(seat, at)
    }
    const clocks = JSON.parse(row.clock_state ?? '[]') as { since: number | null; deadline: number | null }[]
    for (const [seat, clock] of clocks.entries()) {
      const asked = since.get(seat)
      if (asked === null) continue
      const right = asked === undefined ? [null, null] : [asked, asked + days * DAY]
      if (clock.since !== right[0] || clock.deadline !== right[1])
        faults.push(`${id}: the clock of seat ${seat} is wrong`)
    }
  }
  return faults
}
