/** What seats wear: a game names one of the liveries, and the house sees to it that no two seats look alike. */
import { type AnyGame, type Livery, LIVERIES } from './game.ts'

/** A livery, or the same with a mark of difference: `azure-2` is the second seat in azure. */
export type WornLivery = Livery | `${Livery}-${number}`

export function liveriesOf(game: AnyGame, seats: number): readonly WornLivery[] {
  const before = new Map<Livery, number>()
  return Array.from({ length: seats }, (_, seat): WornLivery => {
    const { livery } = game.speech.seat(seat, seats)
    const count = (before.get(livery) ?? 0) + 1
    before.set(livery, count)
    return count === 1 ? livery : `${livery}-${count}`
  })
}

/** A worn livery taken apart: what it is, and the number of its mark (1: none). */
export function partsOf(worn: WornLivery): { readonly livery: Livery; readonly mark: number } {
  const [name, mark] = worn.split('-')
  return { livery: LIVERIES.find((livery) => livery === name) ?? 'or', mark: Number(mark ?? 1) }
}
