/** Corrected figures that this browser keeps: what is being corrected just now, and sets with a name. */
import { signal } from '@preact/signals'
import type { Corrected } from '../../engine/figures.ts'
import { type FigureSet, setName } from '../../engine/figure-set.ts'
import type { HouseFigures } from '../../protocol/index.ts'
import { readStored, removeStored, store } from '../local-store.ts'
import { ask, refused } from '../people/api.ts'

export type Kept = Pick<FigureSet, 'name' | 'figures'>
const MOST_SETS = 30

const isCorrected = (value: unknown): value is Corrected =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What somebody is correcting, whether they came to play by it or not. */
export function readDraft(game: string): Corrected {
  const found = readStored(`figures.draft.${game}`)
  return isCorrected(found) ? found : {}
}

export function storeDraft(game: string, figures: Corrected): void {
  if (Object.keys(figures).length > 0) store(`figures.draft.${game}`, figures)
  else removeStored(`figures.draft.${game}`)
}

/** Raised with every change, so that whoever shows the sets shows those of now. */
const changes = signal(0)

export function readSets(game: string): readonly Kept[] {
  void changes.value
  const found = readStored(`figures.sets.${game}`)
  const sets: readonly unknown[] = Array.isArray(found) ? found : []
  return sets.flatMap((set) => {
    const { name, figures } = (isCorrected(set) ? set : {}) as Partial<Kept>
    return typeof name === 'string' && isCorrected(figures) ? [{ name: setName(name), figures }] : []
  })
}

/** A set of the same name is replaced. */
export function keepSet(game: string, set: Kept): void {
  const others = readSets(game).filter(({ name }) => name !== set.name)
  storeSets(game, [set, ...others].slice(0, MOST_SETS))
}

export function dropSet(game: string, name: string): void {
  storeSets(
    game,
    readSets(game).filter((set) => set.name !== name),
  )
}

export function storeSets(game: string, sets: readonly Kept[]): void {
  if (sets.length > 0)
    store(
      `figures.sets.${game}`,
      sets.map(({ name, figures }) => ({ name, figures })),
    )
  else removeStored(`figures.sets.${game}`)
  changes.value++
}

type House = HouseFigures['figures']
const NAME = 'figures.house'

/** What the house plays by, as far as it is known here: offline as it was last heard. */
export const houseFigures = signal<House>(kept())

function kept(): House {
  const found = readStored(NAME)
  return Array.isArray(found) ? (found as House) : []
}

export async function hearHouseFigures(): Promise<void> {
  const answer = await ask('listHouseFigures')
  if (refused(answer)) return
  houseFigures.value = answer.figures
  store(NAME, answer.figures)
}
