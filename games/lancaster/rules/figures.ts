/** The printed figures in force at a table: data.json with the table's corrections laid over it. */
import data from '../data.json' with { type: 'json' }
import type { Corrections, Figures } from '../types/index.ts'
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

function corrected(corrections: Corrections): Figures {
  const { supply, counties, castle, favours, conflicts, laws } = corrections
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
