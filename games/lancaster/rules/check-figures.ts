/** Reads corrected figures from outside, in plain words about whatever is wrong. */
import { type Corrected, entriesOf, entryFaults, type FigureFault } from '../../../engine/figures.ts'
import type { Phrase } from '../../../engine/game.ts'
import { figures as sheet } from '../figures/index.ts'
import { type Corrections, GOODS, type Effect } from '../types/index.ts'
import { figuresOf, PRINTED } from './figures.ts'
import { sum } from './list.ts'

type Check = (value: unknown, path: string) => readonly FigureFault[]

/** A fault where it was found (`figures.counties.B.reward[0]`): `rest` follows the place in plain English. */
function fault(place: string, phrase: Phrase, rest: string): FigureFault {
  const path = place.replace(/^figures\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1')
  return { path, phrase, text: `${place}${rest}` }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (text: string): string => `"${text.slice(0, 40)}"`

const whole =
  (least: number, most: number): Check =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? []
      : [fault(path, { say: 'fault.whole', min: least, max: most }, ` must be a whole number from ${least} to ${most}`)]

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value) ? [] : [fault(path, { say: 'fault.choice' }, ` must be one of ${values.join(', ')}`)]

const list =
  (item: Check, least: number, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return [
        fault(
          path,
          { say: 'fault.list' },
          ` must be a list of ${least === most ? least : `${least} to ${most}`} entries`,
        ),
      ]
    return value.flatMap((entry, i) => item(entry, `${path}[${i}]`))
  }

/** An object of known keys, all of them optional. */
const some =
  (fields: { readonly [key: string]: Check }): Check =>
  (value, path) => {
    if (!isObject(value)) return [fault(path, { say: 'fault.object' }, ' must be an object')]
    return Object.entries(value).flatMap(([key, item]) => {
      const check = Object.hasOwn(fields, key) ? fields[key] : undefined
      return check
        ? check(item, `${path}.${key}`)
        : [fault(path, { say: 'fault.unknown' }, ` has no ${shown(key)} (known: ${Object.keys(fields).join(', ')})`)]
    })
  }

/** An object that has exactly these keys, but for those that may be left out. */
const all =
  (fields: { readonly [key: string]: Check }, optional: readonly string[] = []): Check =>
  (value, path) => {
    const problems = some(fields)(value, path)
    if (!isObject(value)) return problems
    const missing = Object.keys(fields).filter((key) => !Object.hasOwn(value, key) && !optional.includes(key))
    return [...problems, ...missing.map((key) => fault(path, { say: 'fault.object' }, ` lacks ${key}`))]
  }

const keyed = (keys: readonly string[], check: Check): Check =>
  some(Object.fromEntries(keys.map((key) => [key, check])))

const amount = whole(0, 20)
const cost = keyed(GOODS, amount)

const EFFECTS: { readonly [op in Effect['op']]: Check } = {
  gain: all({ op: oneOf('gain'), good: oneOf(...GOODS, 'points'), amount }),
  recruit: all({ op: oneOf('recruit'), strength: whole(1, 4), count: whole(1, 3) }),
  upgrade: all({ op: oneOf('upgrade'), scope: oneOf('deployed', 'owned'), from: whole(1, 3), to: whole(2, 4) }, [
    'from',
    'to',
  ]),
  extension: all({ op: oneOf('extension') }),
  nobleman: all({ op: oneOf('nobleman') }),
  journey: all({ op: oneOf('journey'), earnsFavour: oneOf(true, false) }),
}

const effect =
  (ops: readonly Effect['op'][]): Check =>
  (value, path) => {
    const op = isObject(value) ? ops.find((known) => known === value['op']) : undefined
    if (op === undefined) return [fault(`${path}.op`, { say: 'fault.choice' }, ` must be one of ${ops.join(', ')}`)]
    const { from, to } = value as { from?: unknown; to?: unknown }
    const pair =
      (from === undefined) === (to === undefined)
        ? []
        : [fault(path, { say: 'fault.object' }, ' needs both from and to, or neither')]
    const falls = typeof from === 'number' && typeof to === 'number' && to <= from
    return [
      ...EFFECTS[op](value, path),
      ...pair,
      ...(falls ? [fault(`${path}.to`, { say: 'fault.object' }, ' must be more than from')] : []),
    ]
  }

/** Only a county has a knight that could sail. */
const anywhere = list(effect(['gain', 'recruit', 'upgrade', 'extension', 'nobleman']), 0, 4)
const inCounty = list(effect(['gain', 'recruit', 'upgrade', 'extension', 'nobleman', 'journey']), 0, 4)

const name: Check = (value, path) =>
  typeof value === 'string' && /^\p{L}[\p{L} '-]{0,23}$/u.test(value)
    ? []
    : [fault(path, { say: 'fault.name' }, ' must be a name of 1 to 24 letters')]

const FIGURES = some({
  supply: some({ limited: oneOf(true, false), ...Object.fromEntries(GOODS.map((good) => [good, whole(20, 200)])) }),
  counties: keyed(
    PRINTED.counties.map((county) => county.letter),
    some({ name, minStrength: whole(1, 4), reward: inCounty }),
  ),
  castle: keyed(
    PRINTED.castle.map((space) => space.id),
    some({ cost, reward: anywhere }),
  ),
  favours: keyed(
    PRINTED.favours.map((favour) => favour.id),
    some({ reward: anywhere }),
  ),
  conflicts: keyed(
    PRINTED.conflicts.map((card) => card.id),
    some({
      frenchStrength: whole(1, 40),
      points: list(amount, 3, 3),
      usedWith: list(whole(2, 5), 0, 4),
    }),
  ),
  laws: some(
    Object.fromEntries(
      PRINTED.laws.map((law) => [
        law.id,
        law.kind === 'exchange' ? some({ effect: anywhere, cost }) : some({ effect: anywhere }),
      ]),
    ),
  ),
})

export function checkFigures(given: unknown): readonly FigureFault[] {
  if (!isObject(given)) return FIGURES(given, 'figures')
  const corrected: Corrected = given
  const problems = [...FIGURES(entriesOf(corrected).parts, 'figures'), ...entryFaults(sheet(null), corrected)]
  return problems.length > 0 ? problems : consistency(given)
}

/** What the figures must make together. */
function consistency(corrections: Corrections): readonly FigureFault[] {
  const figures = figuresOf(corrections)
  const problems: FigureFault[] = []
  const report = (...found: Parameters<typeof fault>): number => problems.push(fault(...found))
  const wanted = figures.newConflicts * figures.rounds
  for (const seats of [2, 3, 4, 5]) {
    const cards = figures.conflicts.filter((card) => card.usedWith.includes(seats)).length
    if (cards !== wanted)
      report(
        'figures.conflicts',
        { say: 'fault.cards', cards, seats, wanted },
        `: ${cards} cards are used with ${seats} players, not ${wanted}`,
      )
  }
  for (const { id, points } of figures.conflicts)
    if (points.some((value, i) => i > 0 && value > (points[i - 1] ?? 0)))
      report(`figures.conflicts.${id}.points`, { say: 'fault.falling' }, ' must be listed highest first')
  for (const law of figures.laws)
    if (law.kind === 'exchange' && !GOODS.some((good) => (law.cost[good] ?? 0) > 0))
      report(`figures.laws.${law.id}.cost`, { say: 'fault.free' }, ' must be more than nothing')
  const names = figures.counties.map((county) => county.id.toLowerCase())
  if (new Set(names).size < names.length)
    report('figures.counties', { say: 'fault.names' }, ': two counties have the same name')
  if (figures.counties.filter((county) => county.namesStartPlayer).length !== 1)
    report('figures.counties', { say: 'fault.start-player' }, ': one county names the start player')
  for (const good of GOODS)
    if (figures.supply[good] < 5 * figures.start[good])
      report(`figures.supply.${good}`, { say: 'fault.supply' }, ' must be enough for five players to start with')
  if (sum(figures.start.court) < 1) report('figures.start.court', { say: 'fault.court' }, ' must have a knight')
  return problems
}
