/** The printed figures in force at a table: data.json with the table's corrections laid over it. */
import { entriesOf, withEntry } from '../../../engine/figures.ts'
import data from '../data.json' with { type: 'json' }
import type { Corrections, Effect, Figures } from '../types/index.ts'
import { deepFreeze } from './list.ts'

export const PRINTED: Figures = deepFreeze(data) as unknown as Figures

const byIdentity = new WeakMap<Corrections, Figures>()
const byText = new Map<string, Figures>()
/** Tables with corrections of their own are few; the bound keeps a house that never sleeps from growing. */
const REMEMBERED = 100

/** Pure: the same corrections give the same figures. Remembered, because every step of the rules asks. */
export function figuresOf(corrections: Corrections | null): Figures {
  if (corrections === null) return PRINTED
  const known = byIdentity.get(corrections)
  if (known) return known
  const text = JSON.stringify(corrections)
  let figures = byText.get(text)
  if (!figures) {
    if (byText.size >= REMEMBERED) byText.clear()
    figures = deepFreeze(corrected(JSON.parse(text) as Corrections))
    byText.set(text, figures)
  }
  byIdentity.set(corrections, figures)
  return figures
}

/** Parts laid over first, then entry by entry. */
function corrected(corrections: Corrections): Figures {
  const { parts, entries } = entriesOf(corrections as { readonly [key: string]: unknown })
  const figures = Object.entries(entries).reduce<Figures>(
    (whole, [path, value]) => withEntry(whole, placeOf(path), value) as Figures,
    withParts(parts),
  )
  return Object.keys(entries).length > 0 ? withoutGaps(figures) : figures
}

/** Counties go by their letter; what a county is called is its id. */
function placeOf(path: string): readonly string[] {
  const [part = '', key = '', field, ...rest] = path.split('.')
  if (part !== 'counties') return path.split('.')
  const county = PRINTED.counties.findIndex(({ letter }) => letter === key)
  return [part, String(county), ...(field === undefined ? [] : [field === 'name' ? 'id' : field]), ...rest]
}

/** An entry of a reward may have been taken out. */
function withoutGaps(figures: Figures): Figures {
  const there = (list: readonly (Effect | null)[]): readonly Effect[] => list.filter((effect) => effect !== null)
  const rewarded = <T extends { readonly reward: readonly Effect[] }>(list: readonly T[]): readonly T[] =>
    list.map((entry) => ({ ...entry, reward: there(entry.reward) }))
  return {
    ...figures,
    counties: rewarded(figures.counties),
    castle: rewarded(figures.castle),
    favours: rewarded(figures.favours),
    ally: { ...figures.ally, castle: rewarded(figures.ally.castle) },
    laws: figures.laws.map((law) => ({ ...law, effect: there(law.effect) })),
  }
}

function withParts({ supply, counties, castle, favours, conflicts, laws }: Corrections): Figures {
  return {
    ...PRINTED,
    supply: { ...PRINTED.supply, ...supply },
    counties: PRINTED.counties.map((county) => {
      const { name, ...rest } = counties?.[county.letter] ?? {}
      return { ...county, ...rest, id: name ?? county.id }
    }),
    castle: laidOver(PRINTED.castle, castle),
    favours: laidOver(PRINTED.favours, favours),
    conflicts: laidOver(PRINTED.conflicts, conflicts),
    laws: laidOver(PRINTED.laws, laws),
  }
}

function laidOver<T extends { readonly id: string }>(
  printed: readonly T[],
  over: { readonly [id: string]: object } | undefined,
): readonly T[] {
  return printed.map((entry) => ({ ...entry, ...over?.[entry.id] }))
}
