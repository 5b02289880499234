/** The figures of a game and the words for them, fetched where somebody reads them. */
import { type Figure, valuePhrase } from '../../engine/figures.ts'
import type { AnyGame, Phrase } from '../../engine/game.ts'
import { type Catalogue, type Locale, render } from '../../engine/words.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { loadPart } from '../parts/load-part.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { locale, readerOf } from '../words/index.ts'

const gameWords = import.meta.glob<Catalogue>('../../games/*/figures/words/*.json', { import: 'default' })
const houseWords = import.meta.glob<Catalogue>('../../engine/figure-words/*.json', { import: 'default' })

async function loadFigureWords(id: string, spoken: Locale): Promise<readonly Catalogue[]> {
  const loads = [
    gameWords[`../../games/${id}/figures/words/${spoken}.json`],
    houseWords[`../../engine/figure-words/${spoken}.json`],
  ]
  const found = await loadPart({ what: 'words', game: id }, () => Promise.all(loads.map(async (load) => load?.())))
  const [own, house] = found
  return [own ?? {}, ...(await loadWords(id, spoken)), house ?? {}]
}

export interface FigureSpeech {
  readonly game: AnyGame
  readonly phrase: (phrase: Phrase) => string
  /** "London: income", or the label alone. */
  readonly name: (figure: Figure) => string
  readonly value: (figure: Figure, value: unknown) => string
}

/** Today's figures of a game in the reader's language; `null` while they are fetched. */
export function useFigures(id: string): FigureSpeech | null {
  const loaded = useLoaded(() => Promise.all([loadGame(id), loadFigureWords(id, locale.value)]), [id, locale.value])
  if (loaded.state !== 'here') return null
  const [game, catalogues] = loaded.value
  const reader = readerOf(catalogues, () => '')
  const phrase = (text: Phrase): string => render(text, reader)
  return {
    game,
    phrase,
    name: ({ about, label }) => phrase(about ? { say: 'figure.of', about, label } : label),
    value: (figure, value) => phrase(valuePhrase(figure, value)),
  }
}
