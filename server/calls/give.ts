/** Giving notices: kept until they are read, told to every open page, and called out wherever else their people want it. */
import type { Compilable } from 'kysely'
import type { Notice } from '../../protocol/index.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { newRow, written } from '../storage/written.ts'
import { type Given, planCalls } from './plan.ts'

export function newNotice(services: Services, about: Omit<Notice, 'id' | 'at'>): Notice {
  return { id: newId(), at: services.now(), ...about }
}

/** Notices, the calls they lead to and whatever `first` and `besides` do are one transaction; nothing happens if `first` changes nothing. */
export async function give(
  services: Services,
  first: Compilable,
  given: readonly Given[],
  besides: readonly Compilable[] = [],
): Promise<boolean> {
  const { storage, calls, hub, jobs } = services
  const { db } = storage
  const planned = await planCalls(storage.quick, given, calls.delays, calls.mailer !== null)
  const stored = await storage.write([
    first,
    ...given.map(({ person, notice: { id, kind, reason = null, name = null, table, game, at } }) =>
      noticeRow(db, { id, person_id: person, kind, reason, table_id: table, game, at, name }),
    ),
    ...planned.map((job) => jobRow(db, job)),
    ...besides,
  ])
  if (!stored) return false
  for (const { person, notice } of given) hub.tellPerson(person, notice)
  storage.hint({ notices: given, jobs: planned })
  jobs.schedule(planned)
  return true
}

const noticeRow = newRow('notices')

/** The end of a job, as the first statement of what it does. */
export function ending({ storage: { db } }: Services, job: ClaimedJob): Compilable {
  return endOf(db, job)
}

const endOf = written((db, { id, lease }: Pick<ClaimedJob, 'id' | 'lease'>) =>
  db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease),
)
