/**
 * Going on by newer rules. A running table keeps the version it began with; where by the newest it would stand just as it
 * does, anybody who sits there may propose to go on by it. All agree or nothing changes; the log says when it happened.
 */
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from './live-table.ts'
import type { ProposalRow } from './rows.ts'
import { askPast, gameOf } from './rules-log.ts'

/** The version to propose; refused where the game would not stand as it does. */
export async function newerRules(services: Services, table: LiveTable): Promise<number> {
  const { game, version: now, status } = table.rows.row
  if (status !== 'playing') throw new Refused('not-started', 'The game is not running.')
  const { version } = (await gameOf(services, game)).about
  if (version <= now) throw new Refused('newest-rules', 'This table plays by the newest rules already.')
  const reply = await askPast(services, table, { op: 'rules', version })
  if (reply.kind !== 'done') throw rulesDiffer()
  return version
}

function rulesDiffer(): Refused {
  return new Refused('rules-differ', 'By the newer rules this game would have gone otherwise: it goes on by its own.')
}

/** Writes it into the log, then into the row; whichever node comes last finds it done. */
export async function takeUpRules(services: Services, table: LiveTable, { level }: ProposalRow): Promise<void> {
  const version = Number(level)
  // A node that has not got them yet leaves it to one that has.
  if ((await gameOf(services, table.rows.row.game)).about.version !== version) return
  const taken = await services.tables
    .act(table, () => ({ kind: 'rules', seat: null, version }))
    .then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refused) || !['rules-differ', 'rules-missing', 'game-over'].includes(error.type))
          throw error
        // The log has it already, or cannot have it any more.
        return error.type === 'rules-missing'
      },
    )
  const { db } = services.storage
  await services.tables.change(table, (writes) => {
    if (taken) writes.push(db.updateTable('tables').set({ version }).where('id', '=', table.id))
    writes.push(db.deleteFrom('proposals').where('table_id', '=', table.id).where('kind', '=', 'rules'))
  })
}
