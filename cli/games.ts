import type { OptionSpec } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { readFlags } from './arguments.ts'

/** What may stand after the `=`. */
export function usage(option: OptionSpec): string {
  const one = valuesOf(option)
  return option.each ? `${one}, or one for each seat: a,b,…` : one
}

function valuesOf(option: OptionSpec): string {
  switch (option.kind) {
    case 'choice':
      return option.values.join(' | ')
    case 'flag':
      return 'true | false'
    case 'number':
      return `${option.min}..${option.max}${option.step === undefined ? '' : ` by ${option.step}`}`
    case 'figures':
      return 'JSON'
  }
}

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
      process.stdout.write(`  --option ${option.id}=${usage(option)}  (${JSON.stringify(option.default)})\n`)
    }
  }
}
