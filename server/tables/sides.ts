import type { Services } from '../services.ts'
import { enqueue, type LiveTable } from './live-table.ts'
import { askRules } from './rules-log.ts'

/** How many sides are still in the game: between two, one that gives up or runs out of time has lost. */
export async function sidesLeft(services: Services, table: LiveTable): Promise<number> {
  const reply = await enqueue(table, () => askRules(services, table, { op: 'sides' }))
  if (reply.kind !== 'sides') throw new Error(`unexpected reply ${reply.kind}`)
  return reply.count
}
