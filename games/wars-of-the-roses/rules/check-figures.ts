/** Checks corrected figures before a table is opened with them: one clear message for each fault. */
import {
  type Corrected,
  entriesOf,
  entryFaults,
  type FigureFault,
  isWhole,
  type Phrase,
} from '../../../engine/index.ts'
import { figures as sheet } from '../figures/index.ts'
import { DATA, type Data, dataWith } from './figures.ts'
import { ASSET_TYPES, CARDS, REGIONS, SEA_ZONES } from './ids.ts'

const LARGEST = 999
const MOST_BORDERS = 60

/** Figures that say what a thing is, not how much: these stay as printed. */
const FIXED = new Set(['type', 'confidence', 'mercenaryCards'])

type Faults = FigureFault[]

/** A fault where it was found (`figures.draft.2.picks[0]`): `rest` follows the place in plain English. */
function report(faults: Faults, place: string, phrase: Phrase, rest: string): void {
  const path = place.replace(/^figures\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1')
  faults.push({ path, phrase, text: `${place}${rest}` })
}

export function checkFigures(figures: unknown): readonly FigureFault[] {
  const faults: Faults = []
  if (typeof figures !== 'object' || figures === null || Array.isArray(figures)) {
    report(faults, 'figures', { say: 'fault.object' }, ' must be an object')
    return faults
  }
  const corrected = figures as Corrected
  compare(DATA, entriesOf(corrected).parts, 'figures', faults)
  faults.push(...entryFaults(sheet(null), corrected))
  if (faults.length === 0) checkTogether(dataWith(corrected), faults)
  return faults
}

function compare(base: unknown, value: unknown, path: string, faults: Faults): void {
  if (Array.isArray(base)) checkList(value, path, faults)
  else if (typeof base === 'object' && base !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(faults, path, { say: 'fault.object' }, ' must be an object')
      return
    }
    for (const [key, item] of Object.entries(value)) {
      const name = `${path}.${key.slice(0, 40)}`
      if (!Object.hasOwn(base, key)) report(faults, name, { say: 'fault.unknown' }, ': there is no such figure')
      else if (FIXED.has(key)) report(faults, name, { say: 'fault.fixed' }, ' cannot be corrected')
      else compare((base as Record<string, unknown>)[key], item, name, faults)
    }
  } else if (typeof base === 'number') checkNumber(value, path, faults)
  else if (typeof base === 'boolean') {
    if (typeof value !== 'boolean') report(faults, path, { say: 'fault.flag' }, ' must be true or false')
  } else checkName(value, path, faults)
}

function checkNumber(value: unknown, path: string, faults: Faults): void {
  if (!isWhole(value, 0, LARGEST))
    report(faults, path, { say: 'fault.whole', min: 0, max: LARGEST }, ` must be a whole number from 0 to ${LARGEST}`)
}

/** A name is checked by the field it stands in. */
function checkName(value: unknown, path: string, faults: Faults): void {
  const names = namesFor(path)
  if (!names.includes(value as string))
    report(faults, path, { say: 'fault.choice' }, ` must be one of ${names.join(', ')}`)
}

function namesFor(path: string): readonly string[] {
  const field = path.slice(path.lastIndexOf('.') + 1)
  const ofType = (...types: string[]): string[] =>
    Object.entries(DATA.assets).flatMap(([id, asset]) => (types.includes(asset.type) ? [id] : []))
  if (field === 'region') return REGIONS
  if (field === 'homeZone') return SEA_ZONES
  if (field === 'homePort') return ofType('port')
  if (field === 'cathedralTown') return ofType('town', 'large-town')
  return ASSET_TYPES
}

function checkList(value: unknown, path: string, faults: Faults): void {
  const field = path.slice(path.lastIndexOf('.') + 1)
  if (!Array.isArray(value)) {
    report(faults, path, { say: 'fault.list' }, ' must be a list')
    return
  }
  const list: readonly unknown[] = value
  if (field === 'landAdjacency' || field === 'seaAdjacency')
    checkBorders(list, field === 'landAdjacency' ? REGIONS : SEA_ZONES, path, faults)
  else if (field === 'chartOrder') checkOrder(list, ASSET_TYPES, path, faults)
  else if (field === 'parliamentOrder') checkOrder(list, REGIONS, path, faults)
  else if (field === 'bidRegions') {
    if (list.length === 0 || new Set(list).size !== list.length || !list.every((id) => REGIONS.includes(id as never)))
      report(faults, path, { say: 'fault.regions' }, ` must name one or more regions: ${REGIONS.join(', ')}`)
  } else if (list.length > LARGEST) report(faults, path, { say: 'fault.list' }, ' is too long')
  else list.forEach((item, i) => checkNumber(item, `${path}[${i}]`, faults))
}

function checkBorders(list: readonly unknown[], names: readonly string[], path: string, faults: Faults): void {
  if (list.length > MOST_BORDERS) report(faults, path, { say: 'fault.list' }, ` has more than ${MOST_BORDERS} pairs`)
  else
    list.forEach((pair, i) => {
      const [a, b] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : []
      if (a === b || !names.includes(a as string) || !names.includes(b as string))
        report(faults, `${path}[${i}]`, { say: 'fault.choice' }, ` must be two different names of ${names.join(', ')}`)
    })
}

function checkOrder(list: readonly unknown[], names: readonly string[], path: string, faults: Faults): void {
  if (list.length !== names.length || !names.every((name) => list.includes(name)))
    report(faults, path, { say: 'fault.order' }, ` must name each of ${names.join(', ')} once`)
}

/** What must fit together once the corrections are laid over the data. */
function checkTogether(data: Data, faults: Faults): void {
  const { turns } = data
  const least = (path: string): void => report(faults, path, { say: 'fault.least', min: 1 }, ' must be at least 1')
  if (turns < 1) least('figures.turns')
  if (data.awards.minimum < 1) least('figures.awards.minimum')
  checkLists(data, faults)
  for (const [players, { display, picks }] of Object.entries(data.draft)) {
    const path = `figures.draft.${players}`
    if (display.length < turns || picks.length < turns) {
      report(
        faults,
        path,
        { say: 'fault.per-turn', n: turns },
        ` needs ${turns} numbers in display and picks, one for each turn`,
      )
      continue
    }
    for (let turn = 0; turn < turns; turn++) {
      const wanted = (picks[turn] ?? 0) * Number(players)
      if (wanted < 1) least(`${path}.picks[${turn}]`)
      if (wanted > (display[turn] ?? 0))
        report(
          faults,
          `${path}.display[${turn}]`,
          { say: 'fault.picks', n: wanted },
          ` is too small for ${wanted} picks`,
        )
    }
    const drawn = display.slice(0, turns).reduce((sum, n) => sum + n, 0)
    if (drawn > CARDS.length)
      report(
        faults,
        `${path}.display`,
        { say: 'fault.cards', drawn, all: CARDS.length },
        ` asks for ${drawn} cards; there are ${CARDS.length}`,
      )
  }
  const assets = Object.values(data.assets) as readonly { homePort?: string; cathedralTown?: string }[]
  const pairs = assets.flatMap((asset) => asset.homePort ?? asset.cathedralTown ?? [])
  if (new Set(pairs).size !== pairs.length)
    report(faults, 'figures.assets', { say: 'fault.shared' }, ': two ships share a port or two bishops a town')
}

/** Lists that were whole one by one may have lost something by their entries. */
function checkLists(data: Data, faults: Faults): void {
  const { turns } = data
  if (data.troops.mercenariesPerCard.length < turns)
    report(
      faults,
      'figures.troops.mercenariesPerCard',
      { say: 'fault.per-turn', n: turns },
      ` must have ${turns} numbers, one for each turn`,
    )
  if (new Set(data.frenchAid.turns).size !== data.frenchAid.turns.length)
    report(faults, 'figures.frenchAid.turns', { say: 'fault.twice' }, ' names a turn twice')
  checkList(data.chartOrder, 'figures.chartOrder', faults)
  checkList(data.parliamentOrder, 'figures.parliamentOrder', faults)
  checkList(data.captainOfCalais.bidRegions, 'figures.captainOfCalais.bidRegions', faults)
  const names = Object.values(data.assets as Record<string, { readonly name?: string }>).flatMap(({ name }) =>
    name === undefined ? [] : [name.toLowerCase()],
  )
  if (new Set(names).size < names.length)
    report(faults, 'figures.assets', { say: 'fault.names' }, ': two assets have the same name')
}
