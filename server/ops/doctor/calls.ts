/** Whether the house can call people who are not there: is the mail server there, and does it let us in; is there a key for pushes? */
import { existsSync } from 'node:fs'
import { PUSH_KEY } from '../../calls/push/vapid.ts'
import { makeMailer } from '../../mail/mailer.ts'
import { StartProblem } from '../../problem.ts'
import { sqliteFile } from '../../storage/index.ts'
import { type Place, withSource } from '../house/database.ts'
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
  if (!place.databaseUrl && !existsSync(sqliteFile(place.dataDir)))
    return note('push', 'not set up: the first start makes its key.')
  try {
    if (!(await hasKey(place))) return note('push', 'not set up: the next start makes its key.')
  } catch (error) {
    if (error instanceof StartProblem) return note('push', 'not looked at: the database cannot be read.')
    throw error
  }
  if (!origins.some((origin) => origin.startsWith('https:')))
    return note('push', 'has its key. Browsers take pushes only from https:// or from this machine: see ORIGINS.')
  return good('push', 'has its key')
}

async function hasKey(place: Place): Promise<boolean> {
  return await withSource(place, async (source) => {
    const table = (await source.tables()).find(({ name }) => name === 'house')
    if (!table) return false
    for await (const row of source.rows(table)) if (row.includes(PUSH_KEY)) return true
    return false
  })
}
