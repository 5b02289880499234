/** The picture of a table as one viewer sees it. */
import type { Locale, Viewer } from '../../engine/index.ts'
import type { Shape, Theme } from '../../art/still.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { askPast } from '../tables/rules-log.ts'
import type { Picture } from './painter.ts'

export interface Sight {
  readonly viewer: Viewer
  readonly shape: Shape
  readonly theme: Theme
  readonly locale: Locale
  /** Lines beside a board, for a card. */
  readonly lines: readonly string[]
}

/** From the viewer's view and the names at the table, and from nothing else. */
export async function pictureOf(services: Services, table: LiveTable, sight: Sight): Promise<Picture> {
  const { row, seats } = table.rows
  const { viewer, ...rest } = sight
  const painter = painterOf(services)
  const view = row.status === 'open' ? null : await viewOf(services, table, viewer)
  const names = seats.map(({ kind, name }) => (kind === 'person' ? name : null))
  return await painter.paint({ game: row.game, version: row.version, view, seat: viewer, names, ...rest })
}

/** Of the game alone, where nobody may know more. */
export async function gamePicture(
  services: Services,
  { row }: LiveTable['rows'],
  sight: Omit<Sight, 'viewer'>,
): Promise<Picture> {
  return await painterOf(services).paint({
    game: row.game,
    version: row.version,
    view: null,
    seat: null,
    names: [],
    ...sight,
  })
}

function painterOf({ painter }: Services) {
  if (!painter) throw new Refused('no-pictures', 'This house draws no pictures: its client is not built.')
  return painter
}

async function viewOf(services: Services, table: LiveTable, seat: Viewer): Promise<unknown> {
  const reply = await askPast(services, table, { op: 'look', seat })
  if (reply.kind !== 'view') throw new Error('a view was expected')
  return reply.view
}
