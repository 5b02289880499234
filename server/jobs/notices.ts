/** Telling people what concerns them: once, and kept until they have read it. */
import type { Services } from '../services.ts'
import type { Notice } from '../../protocol/index.ts'
import { blockersOf } from '../people/blocks.ts'
import { newId } from '../secrets.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { NOTICE_DELAY } from './new-jobs.ts'
import { NEEDED } from '../tables/rows.ts'

interface Body {
  readonly kind: Notice['kind']
  readonly seat?: number
}

export async function giveNotice(services: Services, job: ClaimedJob): Promise<void> {
  const body = JSON.parse(job.body) as Body
  const { rows } = await services.tables.current(job.table ?? '')
  const { row } = rows
  if (body.kind === 'needed') {
    const seat = rows.seats[body.seat ?? -1]
    const opening = row.status === 'open' && row.opening_at !== null
    if (!seat || seat.rank !== NEEDED || seat.kind !== 'person' || (row.status !== 'playing' && !opening))
      return await services.jobs.finish(job)
    if (services.now() < seat.since + NOTICE_DELAY) return await services.jobs.postpone(job, seat.since + NOTICE_DELAY)
    // Whoever has the table open needs no telling.
    if (services.hub.viewers(row.id).includes(seat.seat)) return await services.jobs.finish(job)
    return await deliver(services, job, [seat.person_id], body.kind, row, opening ? 'opening' : undefined)
  }
  const rematch = body.kind === 'rematch'
  const unwilling = rematch ? await blockersOf(services.storage.db, [row.host_id]) : []
  const people = rows.seats.filter(
    ({ person_id }) => !rematch || (person_id !== row.host_id && !unwilling.some(({ person }) => person === person_id)),
  )
  await deliver(
    services,
    job,
    people.map((seat) => seat.person_id),
    body.kind,
    row,
  )
}

/** The notices and the end of the job are one transaction. */
async function deliver(
  services: Services,
  job: ClaimedJob,
  people: readonly (string | null)[],
  kind: Notice['kind'],
  row: { readonly id: string; readonly game: string },
  reason?: NonNullable<Notice['reason']>,
): Promise<void> {
  const at = services.now()
  const notices = [...new Set(people)].flatMap((person) =>
    person === null
      ? []
      : [{ person, notice: { id: newId(), kind, ...(reason && { reason }), table: row.id, game: row.game, at } }],
  )
  const { db } = services.storage
  const mine = await services.storage.write([
    db.deleteFrom('jobs').where('id', '=', job.id).where('lease', '=', job.lease),
    ...notices.map(({ person, notice: { id } }) =>
      db
        .insertInto('notices')
        .values({ id, person_id: person, kind, reason: reason ?? null, table_id: row.id, game: row.game, at }),
    ),
  ])
  if (!mine) return
  for (const { person, notice } of notices) services.hub.tellPerson(person, notice)
  services.storage.hint({ notices })
}
