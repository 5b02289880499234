/** A calendar of deadlines (RFC 5545) and a feed of games (RFC 4287), for whoever has the secret link. */
import type { TableLine } from '../../protocol/index.ts'
import { eveningEntries } from '../evenings/calendar.ts'
import { noSuchLink } from '../mail/links.ts'
import { isBanned } from '../people/bans.ts'
import { sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import { myTables } from '../tables/lists.ts'
import { localeOf, titleOf, type Voice, voiceOf } from '../words/index.ts'
import { calendarOf, type Entry } from './ical.ts'

/** As many as are worth a reader's while; those that wait come first. */
const MOST = 100

interface Reader {
  readonly person: string
  readonly voice: Voice
}

export async function feedReader({ storage, now }: Services, secret: string): Promise<Reader> {
  const row = await storage.db
    .selectFrom('channels')
    .innerJoin('persons', 'persons.id', 'channels.person_id')
    .select(['persons.id', 'preferences', 'banned_at', 'banned_until'])
    .where('channels.kind', '=', 'feed')
    .where('address', '=', sha256(secret))
    .executeTakeFirst()
  if (!row || isBanned(row, now())) throw noSuchLink()
  return { person: row.id, voice: await voiceOf(localeOf(row.preferences)) }
}

async function tablesOf(services: Services, person: string): Promise<readonly TableLine[]> {
  return (await myTables(services, person, {}, MOST)).tables
}

/** Deadlines and evenings. */
export async function calendarText(services: Services, { person, voice }: Reader): Promise<string> {
  const entries: Entry[] = []
  for (const table of await tablesOf(services, person)) {
    if (!table.needed || table.deadline === null) continue
    entries.push({
      uid: `${table.id}-${table.deadline}`,
      stamp: table.updatedAt,
      start: table.deadline,
      end: table.deadline,
      summary: voice.say('feed.deadline', { game: await titleOf(table.game, voice.locale) }),
      description: company(table, voice),
      url: `${services.calls.origin()}/t/${table.id}`,
    })
  }
  return calendarOf('Deadlines', [...entries, ...(await eveningEntries(services, person, voice))])
}

export async function atomText(services: Services, { person, voice }: Reader): Promise<string> {
  const tables = await tablesOf(services, person)
  const newest = Math.max(0, ...tables.map(({ updatedAt }) => updatedAt))
  const entries: string[] = []
  for (const table of tables) {
    const title = await titleOf(table.game, voice.locale)
    const subject = table.needed ? 'feed.needed' : table.status === 'finished' ? 'feed.finished' : 'feed.waiting'
    entries.push(
      '<entry>',
      `<id>urn:rose-and-crown:${table.id}</id>`,
      `<title>${escaped(voice.say(subject, { game: title }))}</title>`,
      `<updated>${new Date(table.updatedAt).toISOString()}</updated>`,
      `<link href="${escaped(`${services.calls.origin()}/t/${table.id}`)}"/>`,
      `<summary>${escaped(company(table, voice))}</summary>`,
      '</entry>',
    )
  }
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${voice.locale}">`,
    '<id>urn:rose-and-crown:games</id>',
    '<title>Rose &amp; Crown</title>',
    '<author><name>Rose &amp; Crown</name></author>',
    `<updated>${new Date(newest).toISOString()}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

function company({ seats, you }: TableLine, voice: Voice): string {
  const others = seats.flatMap(({ name, kind }, seat) =>
    seat === you || kind === 'open' ? [] : [name ?? voice.say('a-bot')],
  )
  return others.length === 0 ? voice.say('nobody') : new Intl.ListFormat(voice.locale).format(others)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
}
