/** Every figure of the game, in words and with where it comes from, as a table with these corrections plays it. */
import type { Corrected, Figure } from '../../../engine/figures.ts'
import { figuresOf } from '../rules/figures.ts'
import { castleFigures, countyFigures, favourFigures } from './england.ts'
import { conflictFigures } from './france.ts'
import { endFigures, startFigures } from './frame.ts'
import { lawFigures } from './laws.ts'

let printed: readonly Figure[] | null = null

export function figures(corrected: Corrected | null): readonly Figure[] {
  return corrected === null ? (printed ??= made(null)) : made(corrected)
}

function made(corrected: Corrected | null): readonly Figure[] {
  const all = figuresOf(corrected)
  return [startFigures, countyFigures, castleFigures, favourFigures, conflictFigures, lawFigures, endFigures].flatMap(
    (part) => part(all),
  )
}
