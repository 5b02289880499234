/** Reading a command line: flags with values, switches, and what is left. */
import { parseArgs } from 'node:util'
import { type AnyGame, type Options, parseOption, readOptions } from '../engine/index.ts'
import { catalogue, findGame } from '../games/index.ts'
import { figuresIn } from './figures-file.ts'
import { refuse } from './refusal.ts'

export interface Flags {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  readonly words: readonly string[]
}

type FlagSpec = { readonly type: 'string' | 'boolean'; readonly multiple?: boolean; readonly short?: string }

export function readFlags(args: readonly string[], options: Readonly<Record<string, FlagSpec>>): Flags {
  try {
    const { values, positionals } = parseArgs({
      args: withNegatives(args),
      options,
      allowPositionals: true,
      strict: true,
    })
    return { values: values as Flags['values'], words: positionals }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return refuse(`${message.split('. ')[0]} (try roses --help)`)
  }
}

/** `--seed -3` means a negative number, not a flag called 3. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const last = joined.at(-1)
    if (/^-\d/.test(arg) && last?.startsWith('--') && !last.includes('=')) joined.splice(-1, 1, `${last}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

/** A whole number of at least `least`, or `fallback` if the flag was not given. */
export function wholeNumber(
  flags: Flags,
  name: string,
  fallback: number,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const given = flags.values[name]
  if (given === undefined) return fallback
  const value = Number(given)
  if (typeof given !== 'string' || given.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most)
    refuse(
      `--${name} must be a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}, not "${String(given).slice(0, 40)}"`,
    )
  return value
}

export function list(flags: Flags, name: string): readonly string[] {
  const given = flags.values[name]
  return typeof given === 'string' ? given.split(',').map((item) => item.trim()) : []
}

export async function gameNamed(id: string | undefined): Promise<AnyGame> {
  const known = catalogue.map((entry) => entry.about.id).join(', ')
  if (id === undefined) refuse(`which game? (${known})`)
  const entry = findGame(id) ?? refuse(`there is no game "${id.slice(0, 40)}" here (games: ${known})`)
  return entry.load()
}

export function seatsFor(game: AnyGame, flags: Flags): number {
  const { seatCounts, id } = game.about
  const seats = wholeNumber(flags, 'seats', seatCounts[0] ?? 2)
  if (!seatCounts.includes(seats)) refuse(`${id} is for ${seatCounts.join(', ')} seats, not ${seats}`)
  return seats
}

/** `--option key=value`, as often as needed, and corrected figures from a file. */
export function optionsFor(game: AnyGame, flags: Flags, seats: number): Options {
  const given = flags.values['option'] ?? []
  const pairs = (Array.isArray(given) ? given : [String(given)]).map((text: string) => parseOption(game.about, text))
  const file = flags.values['figures']
  const spec = game.about.options.find(({ kind }) => kind === 'figures')
  if (typeof file === 'string') pairs.push([spec?.id ?? 'figures', figuresIn(game, file)])
  const read = readOptions(game, Object.fromEntries(pairs), seats)
  return 'problems' in read ? refuse(read.problems.join('; ')) : read.options
}
