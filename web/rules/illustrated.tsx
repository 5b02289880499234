/** Rules with pictures: under a rule stand the worked examples that show it. */
import { useMemo } from 'preact/hooks'
import type { Locale } from '../../engine/words.ts'
import { findGame, loadBoard, loadGame, loadWords } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { CHANGES, changedWith } from './changes.tsx'
import { loadCaptions, loadExamples } from './examples.ts'
import type { Block } from './markdown.ts'
import { Plate, type Press } from './plate.tsx'
import { Blocks, type RulesPage } from './render.tsx'
import { tell, useWords } from './words.ts'

interface Props {
  readonly blocks: readonly Block[]
  readonly page: RulesPage
  readonly locale: Locale
}

export function Illustrated({ blocks, page, locale }: Props) {
  const spoken = useWords()
  const { game } = page
  const loaded = useLoaded(async () => {
    const [rules, board, words, examples, captions] = await Promise.all([
      loadGame(game),
      loadBoard(game),
      loadWords(game, locale),
      loadExamples(game),
      loadCaptions(game, locale),
    ])
    const press: Press | null = board && { game: rules, board, words, captions, locale }
    return { press, examples }
  }, [game, locale])
  const illustrated = useMemo((): RulesPage => {
    if (!spoken) return page
    const { press, examples } = loaded.state === 'here' ? loaded.value : NOTHING
    const changes = findGame(game)?.about.changes ?? []
    return {
      ...page,
      under: (rule) => {
        const version = changedWith(changes, rule)
        const shown = press ? examples.filter((example) => example.rule === rule) : []
        return (
          <>
            {version !== null && (
              <p class="changed quiet">
                <a href={`#${CHANGES}`}>{tell('changes.since', { n: version })}</a>
              </p>
            )}
            {press && shown.map((example) => <Plate key={example.id} press={press} example={example} />)}
          </>
        )
      },
    }
  }, [page, loaded, spoken])
  return <Blocks blocks={blocks} page={illustrated} />
}

const NOTHING = { press: null, examples: [] }
