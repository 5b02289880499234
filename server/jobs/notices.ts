/** Telling people what concerns them: once, and kept until they have read it. */
import type { House } from '../house.ts'
import type { Notice } from '../../protocol/index.ts'
import { newId } from '../secrets.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { NEEDED, NOTICE_DELAY } from '../tables/plan.ts'

interface Body {
  readonly kind: Notice['kind']
  readonly seat?: number
}

export async function giveNotice(house: House, job: ClaimedJob): Promise<void> {
  const body = JSON.parse(job.body) as Body
  const { sheet } = await house.desks.current(job.table ?? '')
  const { row } = sheet
  if (body.kind === 'needed') {
    const seat = sheet.seats[body.seat ?? -1]
    if (!seat || seat.rank !== NEEDED || seat.kind !== 'person' || row.status !== 'playing')
      return await house.jobs.finish(job)
    if (house.now() < seat.since + NOTICE_DELAY) return await house.jobs.postpone(job, seat.since + NOTICE_DELAY)
    // Whoever has the table open needs no telling.
    if (house.hub.eyes(row.id).includes(seat.seat)) return await house.jobs.finish(job)
    return await deliver(house, job, [seat.person_id], body.kind, row)
  }
  const people = sheet.seats.filter((seat) => seat.person_id !== row.host_id || body.kind !== 'rematch')
  await deliver(
    house,
    job,
    people.map((seat) => seat.person_id),
    body.kind,
    row,
  )
}

/** The notices and the end of the job are one transaction. */
async function deliver(
  house: House,
  job: ClaimedJob,
  people: readonly (string | null)[],
  kind: Notice['kind'],
  row: { readonly id: string; readonly game: string },
): Promise<void> {
  const at = house.now()
  const notices = [...new Set(people)].flatMap((person) =>
    person === null ? [] : [{ person, notice: { id: newId(), kind, table: row.id, game: row.game, at } }],
  )
  const { db } = house.storage
  const mine = await house.storage.write([
    db.deleteFrom('jobs').where('id', '=', job.id).where('lease', '=', job.lease),
    ...notices.map(({ person, notice: { id } }) =>
      db.insertInto('notices').values({ id, person_id: person, kind, table_id: row.id, game: row.game, at }),
    ),
  ])
  if (!mine) return
  for (const { person, notice } of notices) house.hub.tellPerson(person, notice)
  house.storage.hint({ notices })
}
