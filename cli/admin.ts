/** What the host of a server may do from the command line. */
import { type Admin, admin } from '../server/main.ts'
import { basename } from 'node:path'
import { setName } from '../engine/figure-set.ts'
import { type Flags, gameNamed, readFlags, wholeNumber } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf } from './database.ts'
import { figuresIn } from './figures-file.ts'
import { refuse } from './refusal.ts'
import { plainly } from './serve.ts'

const STATUSES = ['open', 'playing', 'finished'] as const

const ADMIN_USAGE =
  'admin tables | table ID | close ID | people | host NAME | unhost NAME | reset-link NAME | ban NAME [--hours N] [--household] | unban NAME | faults | fault ID | jobs | jobs retry ID | audit | figures | figures set GAME FILE | figures drop GAME'

export async function adminCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...DATABASE_FLAGS,
    status: { type: 'string' },
    limit: { type: 'string' },
    why: { type: 'string' },
    hours: { type: 'string' },
    household: { type: 'boolean' },
  })
  const host = await admin(databaseOf(flags)).catch(plainly)
  try {
    const answer = await carryOut(host, flags).catch(plainly)
    process.stdout.write(answer === undefined ? 'Done.\n' : `${JSON.stringify(answer, null, 2)}\n`)
  } finally {
    await host.close()
  }
}

async function carryOut(host: Admin, flags: Flags): Promise<unknown> {
  const [what, subject, third, fourth] = flags.words
  const limit = wholeNumber(flags, 'limit', 50, 1, 10_000)
  const why = String(flags.values['why'] ?? '')
  const named = (): string => subject ?? refuse(`roses ${ADMIN_USAGE}`)
  switch (what) {
    case 'tables': {
      const status = STATUSES.find((known) => known === flags.values['status'])
      return host.tables(status ? { status, limit } : { limit })
    }
    case 'table':
      return host.table(named())
    case 'close':
      return host.closeTable(named(), why)
    case 'people':
      return host.people(limit)
    case 'ban':
      return host.ban(named(), why, {
        hours: flags.values['hours'] === undefined ? null : wholeNumber(flags, 'hours', 24, 1, 87_600),
        household: flags.values['household'] === true,
      })
    case 'unban':
      return host.unban(named())
    case 'host':
      return host.setHost(named(), true, why)
    case 'unhost':
      return host.setHost(named(), false, why)
    case 'reset-link':
      return host.resetLink(named(), why)
    case 'faults':
      return host.faults(limit)
    case 'fault':
      return host.fault(named())
    case 'jobs':
      if (subject === undefined) return host.jobs(limit)
      if (subject !== 'retry' || third === undefined) return refuse(`roses ${ADMIN_USAGE}`)
      return host.retryJob(third)
    case 'figures':
      if (subject === undefined) return host.figures()
      if (third === undefined) return refuse(`roses ${ADMIN_USAGE}`)
      return changeFigures(host, subject, third, fourth, why)
    case 'audit':
      return host.audit(limit)
    default:
      return refuse(`roses ${ADMIN_USAGE}`)
  }
}

/** What new tables of a game play by: a file, or the box again. */
async function changeFigures(
  host: Admin,
  deed: string,
  id: string,
  file: string | undefined,
  why: string,
): Promise<void> {
  const game = await gameNamed(id)
  if (deed === 'drop') return host.dropFigures(id, why)
  if (deed !== 'set' || file === undefined) return refuse(`roses ${ADMIN_USAGE}`)
  return host.setFigures(game, { name: setName(basename(file, '.json')) || id, figures: figuresIn(game, file) }, why)
}
