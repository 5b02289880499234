/** What seats wear: a game names one of the liveries, and the house sees to it that no two seats look alike. */
import { type AnyGame, type Livery, LIVERIES, type PlainLivery } from './game.ts'

export function liveriesOf(game: AnyGame, seats: number): readonly Livery[] {
  const before = new Map<PlainLivery, number>()
  return Array.from({ length: seats }, (_, seat): Livery => {
    const { livery } = partsOf(game.speech.seat(seat, seats).livery)
    const count = (before.get(livery) ?? 0) + 1
    before.set(livery, count)
    return count === 1 ? livery : `${livery}-${count}`
  })
}

/** A livery taken apart: what it is, and the number of its mark of difference (1: none). */
export function partsOf(worn: Livery): { readonly livery: PlainLivery; readonly mark: number } {
  const [name, mark] = worn.split('-')
  return { livery: LIVERIES.find((livery) => livery === name) ?? 'or', mark: Number(mark ?? 1) }
}
