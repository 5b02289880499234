/** Checks corrected figures before a table is opened with them: one clear message for each fault. */
import { DATA, type Data, merge } from './figures.ts'
import { ASSET_TYPES, CARDS, REGIONS, SEA_ZONES } from './ids.ts'

const LARGEST = 999
const MOST_BORDERS = 60

/** Figures that say what a thing is, not how much: these stay as printed. */
const FIXED = new Set(['type', 'confidence'])

export function checkFigures(figures: unknown): readonly string[] {
  const faults: string[] = []
  compare(DATA, figures, 'figures', faults)
  if (faults.length === 0) checkTogether(merge(DATA, figures), faults)
  return faults
}

function compare(base: unknown, value: unknown, path: string, faults: string[]): void {
  if (Array.isArray(base)) checkList(value, path, faults)
  else if (typeof base === 'object' && base !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      faults.push(`${path} must be an object`)
      return
    }
    for (const [key, item] of Object.entries(value)) {
      const name = `${path}.${key.slice(0, 40)}`
      if (!Object.hasOwn(base, key)) faults.push(`${name}: there is no such figure`)
      else if (FIXED.has(key)) faults.push(`${name} cannot be corrected`)
      else compare((base as Record<string, unknown>)[key], item, name, faults)
    }
  } else if (typeof base === 'number') checkNumber(value, path, faults)
  else if (typeof base === 'boolean') {
    if (typeof value !== 'boolean') faults.push(`${path} must be true or false`)
  } else checkName(value, path, faults)
}

function checkNumber(value: unknown, path: string, faults: string[]): void {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > LARGEST || Object.is(value, -0))
    faults.push(`${path} must be a whole number from 0 to ${LARGEST}`)
}

/** A name is checked by the field it stands in. */
function checkName(value: unknown, path: string, faults: string[]): void {
  const names = namesFor(path)
  if (!names.includes(value as string)) faults.push(`${path} must be one of ${names.join(', ')}`)
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

function checkList(value: unknown, path: string, faults: string[]): void {
  const field = path.slice(path.lastIndexOf('.') + 1)
  if (!Array.isArray(value)) {
    faults.push(`${path} must be a list`)
    return
  }
  const list: readonly unknown[] = value
  if (field === 'landAdjacency' || field === 'seaAdjacency')
    checkBorders(list, field === 'landAdjacency' ? REGIONS : SEA_ZONES, path, faults)
  else if (field === 'chartOrder') checkOrder(list, ASSET_TYPES, path, faults)
  else if (field === 'parliamentOrder') checkOrder(list, REGIONS, path, faults)
  else if (field === 'bidRegions') {
    if (list.length === 0 || new Set(list).size !== list.length || !list.every((id) => REGIONS.includes(id as never)))
      faults.push(`${path} must name one or more regions: ${REGIONS.join(', ')}`)
  } else if (list.length > LARGEST) faults.push(`${path} is too long`)
  else list.forEach((item, i) => checkNumber(item, `${path}[${i}]`, faults))
}

function checkBorders(list: readonly unknown[], names: readonly string[], path: string, faults: string[]): void {
  if (list.length > MOST_BORDERS) faults.push(`${path} has more than ${MOST_BORDERS} pairs`)
  else
    list.forEach((pair, i) => {
      const [a, b] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : []
      if (a === b || !names.includes(a as string) || !names.includes(b as string))
        faults.push(`${path}[${i}] must be two different names of ${names.join(', ')}`)
    })
}

function checkOrder(list: readonly unknown[], names: readonly string[], path: string, faults: string[]): void {
  if (list.length !== names.length || !names.every((name) => list.includes(name)))
    faults.push(`${path} must name each of ${names.join(', ')} once`)
}

/** What must fit together once the corrections are laid over the data. */
function checkTogether(data: Data, faults: string[]): void {
  const { turns } = data
  if (turns < 1) faults.push('figures.turns must be at least 1')
  if (data.awards.minimum < 1) faults.push('figures.awards.minimum must be at least 1')
  if (data.troops.mercenariesPerCard.length < turns)
    faults.push(`figures.troops.mercenariesPerCard must have ${turns} numbers, one for each turn`)
  if (new Set(data.frenchAid.turns).size !== data.frenchAid.turns.length)
    faults.push('figures.frenchAid.turns names a turn twice')
  for (const [players, { display, picks }] of Object.entries(data.draft)) {
    const path = `figures.draft.${players}`
    if (display.length < turns || picks.length < turns) {
      faults.push(`${path} needs ${turns} numbers in display and picks, one for each turn`)
      continue
    }
    for (let turn = 0; turn < turns; turn++) {
      const wanted = (picks[turn] ?? 0) * Number(players)
      if (wanted < 1) faults.push(`${path}.picks[${turn}] must be at least 1`)
      if (wanted > (display[turn] ?? 0)) faults.push(`${path}.display[${turn}] is too small for ${wanted} picks`)
    }
    const drawn = display.slice(0, turns).reduce((sum, n) => sum + n, 0)
    if (drawn > CARDS.length) faults.push(`${path}.display asks for ${drawn} cards; there are ${CARDS.length}`)
  }
  const assets = Object.values(data.assets) as readonly { homePort?: string; cathedralTown?: string }[]
  const pairs = assets.flatMap((asset) => asset.homePort ?? asset.cathedralTown ?? [])
  if (new Set(pairs).size !== pairs.length) faults.push('figures.assets: two ships share a port or two bishops a town')
}
