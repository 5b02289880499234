/** Which side has it easier, where the bots' games leave no doubt: said before anybody chooses a side. */
import type { About, Options } from '../../engine/game.ts'
import { render } from '../../engine/words.ts'
import { tableOf } from '../../bots/chances.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { loadChances } from '../parts/chances.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { locale, readerOf } from '../words/index.ts'
import { favoured } from './favoured.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly about: About
  readonly seats: number
  readonly options: Options
}

export function Balance({ about, seats, options }: Props) {
  const spoken = useWords()
  const chances = useLoaded(() => loadChances(about.id), [about.id])
  const game = useLoaded(() => loadGame(about.id), [about.id])
  const words = useLoaded(() => loadWords(about.id, locale.value), [about.id, locale.value])
  if (!spoken || chances.state !== 'here' || game.state !== 'here' || words.state !== 'here') return null
  const table = chances.value ? tableOf(chances.value, { game: game.value, options }, seats) : undefined
  const side = table ? favoured(table) : null
  if (!side) return null
  const name = render(
    game.value.speech.seat(side.seat, seats).name,
    readerOf(words.value, () => ''),
  )
  return <p class="quiet">{tell('balance', { side: name, n: side.tenths })}</p>
}
