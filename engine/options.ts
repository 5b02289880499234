import type { About, AnyGame, Options, OptionSpec, OptionValue } from './game.ts'

/** Defaults of all options of a game. */
export function defaultOptions(about: About): Options {
  return Object.fromEntries(about.options.map((spec) => [spec.id, spec.default]))
}

export type Read = { readonly options: Options } | { readonly problems: readonly string[] }

/** Reads options from outside: fills in defaults, refuses what is unknown or wrong, in plain words. */
export function readOptions(game: AnyGame, given: unknown): Read {
  const { about } = game
  if (given === undefined || given === null) return { options: defaultOptions(about) }
  if (typeof given !== 'object' || Array.isArray(given)) return { problems: ['options must be an object'] }
  const problems: string[] = []
  const options: Record<string, OptionValue> = { ...defaultOptions(about) }
  for (const [id, value] of Object.entries(given)) {
    const spec = about.options.find((known) => known.id === id)
    if (!spec) {
      const known = about.options.map((option) => option.id).join(', ') || 'none'
      problems.push(`unknown option "${id.slice(0, 40)}" (known: ${known})`)
      continue
    }
    const problem = optionProblem(spec, value)
    if (problem) problems.push(problem)
    else if (spec.kind === 'figures' && value !== null) {
      problems.push(...(game.checkFigures?.(value) ?? [`${id}: this game takes no corrected figures`]))
      options[id] = value as OptionValue
    } else options[id] = value as OptionValue
  }
  return problems.length > 0 ? { problems } : { options }
}

function optionProblem(spec: OptionSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return null
      return `option ${spec.id} must be one of ${spec.values.join(', ')}`
    case 'flag':
      return typeof value === 'boolean' ? null : `option ${spec.id} must be true or false`
    case 'figures':
      if (value === null || (typeof value === 'object' && !Array.isArray(value))) return null
      return `option ${spec.id} must be an object of figures`
  }
}

/** Reads `key=value` texts, as given on a command line. */
export function parseOption(about: About, text: string): readonly [string, unknown] {
  const [id = '', ...rest] = text.split('=')
  const value = rest.join('=')
  const spec = about.options.find((known) => known.id === id)
  if (spec?.kind === 'flag' && (value === 'true' || value === 'false')) return [id, value === 'true']
  if (spec?.kind === 'figures') {
    try {
      return [id, JSON.parse(value)]
    } catch {
      return [id, value]
    }
  }
  return [id, value]
}
