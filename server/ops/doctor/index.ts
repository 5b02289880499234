/** `roses doctor`: what is wrong with this set-up, a line for each thing that can be. It changes nothing. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLoopback } from '../../http/arrival.ts'
import { StartProblem } from '../../problem.ts'
import type { Place } from '../house/database.ts'
import { readSettings, type Settings } from '../settings.ts'
import { mail, push, webhooks } from './calls.ts'
import { database } from './database.ts'
import { type Finding, good, note, wrong } from './finding.ts'
import { disk, memory, node, rights } from './machine.ts'
import { type Address, port, proxy, tls } from './network.ts'

export type { Finding } from './finding.ts'

export interface DoctorOptions extends Place, Address {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether somebody chose the folder, or it is the one that is taken where nobody did. */
  readonly named?: boolean
}

export async function doctor(options: DoctorOptions): Promise<readonly Finding[]> {
  const { env, dataDir, databaseUrl, host } = options
  let settings: Settings
  try {
    settings = readSettings(env, isLoopback(host))
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return [node(), wrong('settings', error.message)]
  }
  const door = await port(options)
  return [
    node(),
    memory(),
    disk(dataDir),
    ...(databaseUrl ? [] : [rights(dataDir, options.named ?? false)]),
    good('settings', 'every one can be read'),
    ...(await database({ dataDir, databaseUrl }, door.state === 'good')),
    door,
    await proxy(options, settings),
    ...(await tls(settings)),
    copies(settings, dataDir),
    await mail(settings),
    await push({ dataDir, databaseUrl }, settings),
    await webhooks({ dataDir, databaseUrl }),
  ]
}

function copies({ backups }: Settings, dataDir: string): Finding {
  if (!backups) return note('backups', 'none are made by the server: set BACKUP_EVERY=1d, or make your own.')
  const folder = backups.folder ?? join(dataDir, 'backups')
  try {
    const last = readdirSync(folder)
      .filter((name) => name.startsWith('roses-'))
      .toSorted()
      .at(-1)
    return last ? good('backups', `the last one is ${join(folder, last)}`) : note('backups', `none in ${folder} yet.`)
  } catch {
    return note('backups', `${folder} is not there yet: the server makes it.`)
  }
}
