/** Games without other people cost the server work that nobody else asked for: of these one person has a few at a time. */
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { SeatRow } from './rows.ts'

/** Bots among themselves never stop to think about us. */
const BOTS_ONLY = 4
/** Against bots, and played at lately: one that waits for its player costs nothing. */
const AGAINST_BOTS = 12
const LATELY = 600_000

type Seat = Pick<SeatRow, 'kind' | 'person_id'>

/** To be asked before such a game begins. */
export async function checkAlone(services: Services, host: string, seats: readonly Seat[]): Promise<void> {
  const { widened, now } = services
  if (widened === 0 || seats.some(({ kind, person_id }) => kind !== 'bot' && person_id !== host)) return
  const botsOnly = seats.every(({ kind }) => kind === 'bot')
  const { db } = services.storage
  const running = await db
    .selectFrom('tables as t')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('t.host_id', '=', host)
    .where('t.status', '=', 'playing')
    .where('t.updated_at', '>', botsOnly ? 0 : now() - LATELY)
    .where((eb) => {
      const people = eb.selectFrom('seats as s').select('s.seat').whereRef('s.table_id', '=', 't.id')
      const others = people.where('s.kind', '=', 'person')
      return eb.not(eb.exists(botsOnly ? others : others.where('s.person_id', '!=', host)))
    })
    .executeTakeFirstOrThrow()
  if (Number(running.count) >= (botsOnly ? BOTS_ONLY : AGAINST_BOTS) * widened)
    throw new Refused('too-many-tables', 'As many games without other people are running as one person may have.')
}
