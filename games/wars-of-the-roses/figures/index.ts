/** Every figure of the game, in words and with where it comes from, as a table with these corrections plays it. */
import type { Corrected, Figure } from '../../../engine/index.ts'
import { dataWith } from '../rules/figures.ts'
import { assetFigures } from './assets.ts'
import { honourFigures, moneyFigures, regionFigures, typeFigures } from './chart.ts'
import { borderFigures } from './map.ts'

let printed: readonly Figure[] | null = null

export function figures(corrected: Corrected | null): readonly Figure[] {
  return corrected === null ? (printed ??= made(null)) : made(corrected)
}

function made(corrected: Corrected | null): readonly Figure[] {
  const data = dataWith(corrected)
  return [moneyFigures, regionFigures, typeFigures, honourFigures, assetFigures, borderFigures].flatMap((part) =>
    part(data),
  )
}
