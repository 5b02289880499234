/** A step without a choice, played once nobody has taken back what led to it; where the table has moved on nothing is left to do. */
import { Refused, isTrouble } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { stillPersons } from '../tables/forced.ts'

export async function playForced(services: Services, job: ClaimedJob): Promise<void> {
  const act = JSON.parse(job.body) as Act & { seat: number }
  const table = await services.tables.current(job.table ?? '')
  try {
    await services.tables.act(table, (rows) => stillPersons(rows, act), { id: job.id, lease: job.lease })
  } catch (error) {
    if (isTrouble(error) || !(error instanceof Refused)) throw error
    await services.jobs.finish(job)
  }
}
