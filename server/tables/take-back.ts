/**
 * Taking back over what others did. Whoever sits there may ask for it, all agree or nothing changes, and what was drawn or shown
 * since stays known: nobody goes back behind it. The log says who went back and how far.
 */
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { goesBack } from './going-back.ts'
import type { LiveTable } from './live-table.ts'
import type { Turn } from './proposals.ts'
import type { ProposalRow } from './rows.ts'
import { askPast } from './rules-log.ts'

/**
 * Where in the log the seat's latest turn begins, and how many updates everybody had had then; refused where something was drawn or
 * shown since.
 */
export async function latestTurn(services: Services, table: LiveTable, seat: number): Promise<string> {
  if (table.rows.row.status !== 'playing') throw new Refused('not-started', 'The game is not running.')
  if (!goesBack(services)) throw new Refused('nothing-to-undo', 'This house is being renewed: ask again in an hour.')
  const reply = await askPast(services, table, { op: 'back', seat })
  if (reply.kind !== 'back') throw new Refused('nothing-to-undo', 'Something was drawn or shown since: it stands.')
  return JSON.stringify({ to: reply.to, seen: reply.seen } satisfies Turn)
}

/** Why it has not happened although all agreed: it was done before, or the table has moved on. */
const TOO_LATE = ['nothing-to-undo', 'game-over', 'paused']

/** Writes it into the log; with that the proposal lapses. Whichever node comes last finds it done. */
export async function takeBack(services: Services, table: LiveTable, proposal: ProposalRow): Promise<void> {
  const { level, by_seat: seat, created_at } = proposal
  const stands = (): boolean =>
    table.rows.proposals.some((each) => each.kind === 'back' && each.created_at === created_at && each.by_seat === seat)
  await services.tables
    .act(table, () => {
      if (!stands()) throw new Refused('nothing-to-undo', 'The table has moved on.')
      return { kind: 'back', seat, to: (JSON.parse(level ?? '{}') as Turn).to }
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refused) || !TOO_LATE.includes(error.type)) throw error
    })
  if (!stands()) return
  const { db } = services.storage
  await services.tables.change(table, (writes) => {
    writes.push(db.deleteFrom('proposals').where('table_id', '=', table.id).where('kind', '=', 'back'))
  })
}
