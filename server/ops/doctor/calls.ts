/**
 * Whether the house can call people who are not there: is the mail server there, and does it let us in; is there a key for pushes; do the
 * webhooks that people named lead out into the open internet?
 */
import { existsSync } from 'node:fs'
import { PUSH_KEY } from '../../calls/push/vapid.ts'
import { type Reach, resolved } from '../../calls/reach/index.ts'
import { makeMailer } from '../../mail/mailer.ts'
import { StartProblem } from '../../problem.ts'
import { sqliteFile } from '../../storage/index.ts'
import { type Place, withSource } from '../house/database.ts'
import type { Source } from '../house/source.ts'
import type { Settings } from '../settings.ts'
import { type Finding, good, note, warning, wrong } from './finding.ts'

export async function mail({ calls, origins }: Settings): Promise<Finding> {
  if (!calls.mail)
    return note('mail', 'not set up: set SMTP_URL and MAIL_FROM, and the house writes to who asks for it.')
  const { host } = new URL(calls.mail.url)
  try {
    await makeMailer(calls.mail).check()
  } catch (error) {
    return wrong('mail', `${host} does not take our mail: ${(error as Error).message.slice(0, 120)}. Look at SMTP_URL.`)
  }
  if (origins.length === 0)
    return warning('mail', `${host} takes our mail, but without ORIGINS the links in it lead to this machine only.`)
  return good('mail', `${host} takes our mail, from ${calls.mail.from}`)
}

export async function push(place: Place, { origins }: Settings): Promise<Finding> {
  const found = await looked(place, 'push', 'not set up: the first start makes its key.', hasKey)
  if (typeof found !== 'boolean') return found
  if (!found) return note('push', 'not set up: the next start makes its key.')
  if (!origins.some((origin) => origin.startsWith('https:')))
    return note('push', 'has its key. Browsers take pushes only from https:// or from this machine: see ORIGINS.')
  return good('push', 'has its key')
}

/** Nothing is sent: their names are looked up, as before every call. Of an address only its host is told, for the rest is a secret. */
export async function webhooks(place: Place, look?: Parameters<typeof resolved>[2]): Promise<Finding> {
  const found = await looked(place, 'webhooks', 'nobody has named one yet.', hooks)
  if ('state' in found) return found
  if (found.length === 0) return note('webhooks', 'nobody has named one yet.')
  const on = found.filter(({ off }) => !off)
  const off = found.length - on.length
  const hosts = [...new Set(on.map(({ address }) => new URL(address).hostname))].toSorted()
  const lost = await unreachable(hosts.slice(0, MOST_HOSTS), look)
  const silent = off === 0 ? '' : ` ${off} more failed too often and ${off === 1 ? 'is' : 'are'} switched off.`
  if (lost.length > 0)
    return warning(
      'webhooks',
      `${lost.join(', ')}: no public address is found from here. Look at the name server of this machine.${silent}`,
    )
  return good('webhooks', `${on.length} in use at ${hosts.length} ${hosts.length === 1 ? 'host' : 'hosts'}.${silent}`)
}

const MOST_HOSTS = 20
const OPEN: Reach = { loopback: false }

async function unreachable(hosts: readonly string[], look: Parameters<typeof resolved>[2]): Promise<readonly string[]> {
  const answers = await Promise.allSettled(hosts.map((host) => resolved(new URL(`https://${host}/`), OPEN, look)))
  return hosts.filter((_, at) => answers[at]?.status === 'rejected')
}

/** What the database says, or why it says nothing. */
async function looked<T>(
  place: Place,
  about: string,
  none: string,
  read: (source: Source) => Promise<T>,
): Promise<T | Finding> {
  if (!place.databaseUrl && !existsSync(sqliteFile(place.dataDir))) return note(about, none)
  try {
    return await withSource(place, read)
  } catch (error) {
    if (error instanceof StartProblem) return note(about, 'not looked at: the database cannot be read.')
    throw error
  }
}

async function hasKey(source: Source): Promise<boolean> {
  for await (const row of rowsOf(source, 'house')) if (Object.values(row).includes(PUSH_KEY)) return true
  return false
}

async function hooks(source: Source): Promise<readonly { readonly address: string; readonly off: boolean }[]> {
  const found = []
  for await (const { kind, address, off_at: off } of rowsOf(source, 'channels'))
    if (kind === 'hook') found.push({ address: String(address), off: off !== null })
  return found
}

async function* rowsOf(source: Source, name: string): AsyncIterable<Readonly<Record<string, unknown>>> {
  const table = (await source.tables()).find((each) => each.name === name)
  if (!table) return
  for await (const row of source.rows(table))
    yield Object.fromEntries(table.columns.map((column, at) => [column, row[at]]))
}
