import { catalogue } from '../games/index.ts'
import { readFlags } from './arguments.ts'

export async function gamesCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { json: { type: 'boolean' } })
  const abouts = catalogue.map((entry) => entry.about)
  if (flags.values['json']) {
    process.stdout.write(`${JSON.stringify(abouts, null, 2)}\n`)
    return
  }
  for (const about of abouts) {
    process.stdout.write(
      `${about.id}: ${about.seatCounts.join(', ')} seats, rules version ${about.version}, by ${about.designer}\n`,
    )
    for (const option of about.options) {
      const values =
        option.kind === 'choice' ? option.values.join(' | ') : option.kind === 'flag' ? 'true | false' : 'JSON'
      process.stdout.write(`  --option ${option.id}=${values}  (${JSON.stringify(option.default)})\n`)
    }
  }
}
