/** The board in a mail: as the seat it is sent to sees it. A house that draws none, or fails to, sends the words alone. */
import type { Locale } from '../../engine/index.ts'
import type { Notice } from '../../protocol/index.ts'
import { pictureOf } from '../pictures/picture.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { seatOf } from '../tables/rows.ts'

const SHOWN: readonly Notice['kind'][] = ['needed', 'hurry', 'started', 'finished']

export async function callPicture(
  services: Services,
  person: string,
  { kind, table: id }: Notice,
  locale: Locale,
): Promise<Uint8Array | null> {
  if (!SHOWN.includes(kind)) return null
  const table = await services.tables.current(id)
  const viewer = seatOf(table.rows, person)
  if (viewer === null) return null
  try {
    return (await pictureOf(services, table, { viewer, shape: 'board', theme: 'day', locale, lines: [] })).png
  } catch (error) {
    if (!(error instanceof Refused && error.type === 'no-pictures'))
      services.log.warn({ err: error, table: id }, 'a mail goes without its picture')
    return null
  }
}
