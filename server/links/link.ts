/**
 * What a link to a table tells whoever was sent it, before anybody has come in: programs of chats read it, and so does everybody they show
 * it to. Of a public table it is what any stranger may watch. Of a private one it is who invites and who sits there while the table
 * waits; once it is played nobody looks on unseen, so that the link then tells nothing but the game.
 */
import type { Locale } from '../../engine/index.ts'
import type { Shape, Theme } from '../../art/still.ts'
import { gamePicture, pictureOf } from '../pictures/picture.ts'
import type { Picture } from '../pictures/painter.ts'
import { noSuchTable } from '../refused.ts'
import { sameSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { speaker } from './words.ts'

export interface Link {
  readonly table: LiveTable
  /** How much of the table it tells. */
  readonly tells: 'position' | 'waiting' | 'game'
  readonly listed: boolean
}

/** The link as a stranger holds it. Refused like any table that is not there. */
export async function followLink(services: Services, id: string, invite: string | undefined): Promise<Link> {
  const table = await services.tables.current(id)
  const { row } = table.rows
  const listed = row.listed === 1
  if (!listed && (invite === undefined || !sameSecret(invite, row.invite))) throw noSuchTable()
  const tells = row.status === 'open' ? 'waiting' : listed ? 'position' : 'game'
  return { table, tells, listed }
}

export interface Told {
  readonly title: string
  readonly sentence: string
}

export async function tellLink(services: Services, link: Link, locale: Locale): Promise<Told> {
  const told = await tellTable(link, locale)
  const { rows, id } = link.table
  const { n } = services.hub.infoViewer(id, null).figures(rows.row.game, rows.options)
  // Of a private game that is played the link tells nothing but the game.
  if (n === 0 || link.tells === 'game') return told
  const say = await speaker(rows.row.game, locale)
  return { ...told, sentence: `${told.sentence} ${say({ say: 'link.figures', n })}` }
}

async function tellTable({ table, tells }: Link, locale: Locale): Promise<Told> {
  const { row, seats } = table.rows
  const say = await speaker(row.game, locale)
  if (tells === 'game') return { title: say({ say: 'link.title' }), sentence: say({ say: 'link.private' }) }
  if (tells === 'position')
    return {
      title: say({ say: 'link.title' }),
      sentence: say({ say: row.status === 'finished' ? 'link.over' : 'link.playing' }),
    }
  const host = seats.find(({ person_id: person }) => person === row.host_id)?.name ?? null
  const free = seats.filter(({ kind }) => kind === 'open').length
  return {
    title: say(host === null ? { say: 'link.title' } : { say: 'link.invited', host }),
    sentence: say(free > 0 ? { say: 'link.free', n: free } : { say: 'link.full' }),
  }
}

export interface Look {
  readonly shape: Shape
  readonly theme: Theme
  readonly locale: Locale
}

export async function linkPicture(services: Services, link: Link, look: Look): Promise<Picture> {
  const { sentence, title } = await tellLink(services, link, look.locale)
  const lines = link.tells === 'waiting' ? [title, sentence] : [sentence]
  const { table } = link
  if (link.tells === 'game') return await gamePicture(services, table.rows, { ...look, lines })
  return await pictureOf(services, table, { ...look, viewer: null, lines })
}
