import type { About, AnyGame, Options, OptionSpec, OptionValue, Seat, SettingValue } from './game.ts'

/** Defaults of all options of a game, at a table of so many seats (the smallest unless told). */
export function defaultOptions(about: About, seats = about.seatCounts[0] ?? 1): Options {
  return Object.fromEntries(about.options.map((spec) => [spec.id, defaultOf(spec, seats)]))
}

function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.each ? forAll(spec.default, seats) : spec.default
}

function forAll(value: SettingValue, seats: number): readonly SettingValue[] {
  return Array.from({ length: seats }, () => value)
}

export type Read = { readonly options: Options } | { readonly problems: readonly string[] }

/**
 * Reads options from outside: fills in defaults, refuses what is unknown or wrong, in plain words. For an option of each
 * seat one value alone stands for all seats.
 */
export function readOptions(game: AnyGame, given: unknown, seats: number): Read {
  const { about } = game
  const options: Record<string, OptionValue> = { ...defaultOptions(about, seats) }
  if (given === undefined || given === null) return { options }
  if (typeof given !== 'object' || Array.isArray(given)) return { problems: ['options must be an object'] }
  const problems: string[] = []
  for (const [id, value] of Object.entries(given) as [string, unknown][]) {
    const spec = about.options.find((known) => known.id === id)
    if (!spec) {
      const known = about.options.map((option) => option.id).join(', ') || 'none'
      problems.push(`unknown option "${id.slice(0, 40)}" (known: ${known})`)
      continue
    }
    const wanted = spec.each && !Array.isArray(value) ? forAll(value as SettingValue, seats) : value
    const problem = optionProblem(spec, wanted, seats)
    if (problem !== null) problems.push(problem)
    else options[id] = wanted as OptionValue
    if (problem === null && spec.kind === 'figures' && value !== null)
      problems.push(...(figureProblems(game, value) ?? [`${id}: this game takes no corrected figures`]))
  }
  return problems.length > 0 ? { problems } : { options }
}

function figureProblems(game: AnyGame, value: unknown): readonly string[] | undefined {
  return game.checkFigures?.(value).map((fault) => (typeof fault === 'string' ? fault : fault.text))
}

function optionProblem(spec: OptionSpec, value: unknown, seats: number): string | null {
  if (!spec.each) return settingProblem(spec, value)
  if (!Array.isArray(value) || value.length !== seats)
    return `option ${spec.id} must be a list of ${seats}, one for each seat`
  return value.map((one) => settingProblem(spec, one)).find((problem) => problem !== null) ?? null
}

/** What is wrong with a value of an option (of one seat's value, if each seat has one), or `null`. */
export function settingProblem(spec: OptionSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return null
      return `option ${spec.id} must be one of ${spec.values.join(', ')}`
    case 'flag':
      return typeof value === 'boolean' ? null : `option ${spec.id} must be true or false`
    case 'number': {
      const { id, min, max, step = 1 } = spec
      const whole = typeof value === 'number' && Number.isSafeInteger(value)
      if (whole && value >= min && value <= max && (value - min) % step === 0) return null
      return `option ${id} must be a whole number from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}`
    }
    case 'figures':
      if (value === null || (typeof value === 'object' && !Array.isArray(value))) return null
      return `option ${spec.id} must be an object of figures`
  }
}

/** The same options for another number of seats: what is chosen for each seat is kept as far as there are seats. */
export function resized(about: About, options: Options, seats: number): Options {
  const lists = about.options.flatMap((spec) =>
    spec.each ? [[spec.id, Array.from({ length: seats }, (_, seat) => settingOf(options, spec, seat))] as const] : [],
  )
  return { ...defaultOptions(about, seats), ...options, ...Object.fromEntries(lists) }
}

/** What a seat chose of an option that each seat has for itself. */
export function settingOf(options: Options, spec: OptionSpec, seat: Seat): SettingValue {
  const list = options[spec.id]
  return (Array.isArray(list) ? (list as readonly SettingValue[])[seat] : undefined) ?? spec.default ?? ''
}

/** The same options with another choice of that seat. */
export function withSetting(options: Options, id: string, seat: Seat, value: SettingValue): Options {
  const list = options[id]
  return Array.isArray(list)
    ? { ...options, [id]: list.map((old: SettingValue, i) => (i === seat ? value : old)) }
    : options
}

/** Reads `key=value` texts, as given on a command line; an option of each seat takes `key=one,two,three`. */
export function parseOption(about: About, text: string): readonly [string, unknown] {
  const [id = '', ...rest] = text.split('=')
  const value = rest.join('=')
  const spec = about.options.find((known) => known.id === id)
  if (!spec) return [id, value]
  return [id, spec.each && value.includes(',') ? value.split(',').map((one) => parsed(spec, one)) : parsed(spec, value)]
}

function parsed(spec: OptionSpec, text: string): unknown {
  if (spec.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  if (spec.kind === 'number' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (spec.kind !== 'figures') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
