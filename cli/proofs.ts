import { attack, scenarios, type Tried } from '../proofs/attack/index.ts'
import { list, readFlags } from './arguments.ts'
import { Failure, refuse } from './refusal.ts'

const DATABASES = ['sqlite', 'postgres'] as const

/** Attacks a server started for the purpose, on this machine alone, and says what held. */
export async function proofsCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    only: { type: 'string' },
    database: { type: 'string' },
    json: { type: 'boolean' },
  })
  const [what, ...more] = flags.words
  if (what !== 'attack' || more.length > 0) refuse('which proofs? (roses proofs attack)')
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
