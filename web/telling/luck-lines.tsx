/** How chance fell, where a game has an honest measure of it. */
import { ShieldIcon } from '../../art/shield.tsx'
import type { AnyGame } from '../../engine/game.ts'
import type { Frame } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { locale } from '../words/index.ts'
import { luckOf } from './recalled.ts'
import { tell } from './words.ts'

interface Props {
  readonly game: AnyGame
  readonly tableText: TableText
  readonly frames: readonly Frame[]
}

export function LuckLines({ game, tableText, frames }: Props) {
  const lines = luckOf(game, frames)
  if (lines.length === 0) return null
  const digits = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 })
  return (
    <section class="luck">
      <h3>{tell('luck.title')}</h3>
      <ul>
        {lines.map(({ seat, got, due }) => {
          const face = tableText.faces[seat]
          const what = tableText.phrase({ say: 'luck' })
          return (
            <li key={seat}>
              <ShieldIcon livery={face?.livery ?? 'or'} size={18} />
              <span>{tell('luck.line', { who: face?.name ?? '', got, what, due: digits.format(due) })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
