import { attack, scenarios, type Tried } from '../proofs/attack/index.ts'
import { rollingUpgrade } from '../proofs/rolling/index.ts'
import { type Flags, list, readFlags, wholeNumber } from './arguments.ts'
import { Failure, refuse } from './refusal.ts'

const DATABASES = ['sqlite', 'postgres'] as const

/** What is promised, tried on servers started for the purpose, on this machine alone. */
export async function proofsCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    only: { type: 'string' },
    database: { type: 'string' },
    tables: { type: 'string' },
    json: { type: 'boolean' },
  })
  const [what, ...more] = flags.words
  if (more.length > 0 || (what !== 'attack' && what !== 'rolling'))
    refuse('which proofs? (roses proofs attack, roses proofs rolling)')
  if (what === 'rolling') await rollingProof(flags)
  else await attackProof(flags)
}

/** An upgrade under load, node by node. */
async function rollingProof(flags: Flags): Promise<void> {
  const report = await rollingUpgrade(wholeNumber(flags, 'tables', 50, 1, 500), (line) =>
    process.stderr.write(`${line}\n`),
  )
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
  if (report.faults.length > 0) throw new Failure(`${report.faults.length} things went wrong in a rolling upgrade`)
}

/** Attacks a server and says what held. */
async function attackProof(flags: Flags): Promise<void> {
  const items = [...new Set(scenarios.map(({ item }) => item))]
  for (const wish of list(flags, 'only'))
    if (!items.includes(Number(wish))) refuse(`there is no attack ${wish.slice(0, 40)} (attacks: ${items.join(', ')})`)
  const only = list(flags, 'only').map(Number)
  const chosen = scenarios.filter(({ item }) => only.length === 0 || only.includes(item))
  const database = flags.values['database']
  const kinds = DATABASES.filter((kind) => database === undefined || kind === database)
  if (kinds.length === 0) refuse(`--database is ${DATABASES.join(' or ')}`)
  const json = flags.values['json'] === true
  const tried = await attack(chosen, kinds, (each) => {
    if (!json) process.stdout.write(line(each))
  })
  if (json) process.stdout.write(`${JSON.stringify(tried, null, 1)}\n`)
  const broken = tried.filter(({ held }) => !held).length
  if (broken > 0) throw new Failure(`${broken} of ${tried.length} attacks did what they must not`)
}

function line({ item, adversary, title, database, measured, held, seconds }: Tried): string {
  const verdict = held ? 'held    ' : 'NOT HELD'
  const where = `${verdict}  ${String(item).padStart(2)}  ${database.padEnd(8)}  ${adversary.padEnd(8)}`
  return `${where}  ${title} (${seconds} s)\n${' '.repeat(12)}  ${measured}\n`
}
