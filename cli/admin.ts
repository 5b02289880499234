/** What the host of a house may do from the command line. */
import { type Admin, admin } from '../server/main.ts'
import { type Flags, readFlags, wholeNumber } from './arguments.ts'
import { HOUSE_FLAGS, houseOf } from './house.ts'
import { refuse } from './refusal.ts'
import { plainly } from './serve.ts'

const STATUSES = ['open', 'playing', 'finished'] as const

const ADMIN_USAGE = 'admin tables | table ID | close ID | people | ban NAME | unban NAME | faults | fault ID | audit'

export async function adminCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...HOUSE_FLAGS,
    status: { type: 'string' },
    limit: { type: 'string' },
    why: { type: 'string' },
  })
  const house = await admin(houseOf(flags)).catch(plainly)
  try {
    const answer = await carryOut(house, flags).catch(plainly)
    process.stdout.write(answer === undefined ? 'Done.\n' : `${JSON.stringify(answer, null, 2)}\n`)
  } finally {
    await house.close()
  }
}

async function carryOut(house: Admin, flags: Flags): Promise<unknown> {
  const [what, subject] = flags.words
  const limit = wholeNumber(flags, 'limit', 50, 1, 10_000)
  const why = String(flags.values['why'] ?? '')
  const named = (): string => subject ?? refuse(`roses ${ADMIN_USAGE}`)
  switch (what) {
    case 'tables': {
      const status = STATUSES.find((known) => known === flags.values['status'])
      return house.tables(status ? { status, limit } : { limit })
    }
    case 'table':
      return house.table(named())
    case 'close':
      return house.closeTable(named(), why)
    case 'people':
      return house.people(limit)
    case 'ban':
      return house.ban(named(), why)
    case 'unban':
      return house.unban(named())
    case 'faults':
      return house.faults(limit)
    case 'fault':
      return house.fault(named())
    case 'audit':
      return house.audit(limit)
    default:
      return refuse(`roses ${ADMIN_USAGE}`)
  }
}
