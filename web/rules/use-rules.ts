import { useMemo } from 'preact/hooks'
import type { Locale } from '../../engine/words.ts'
import { loadRules, type RulesText } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { type Block, idsOf, parse } from './markdown.ts'
import { placesOf, type RulePlace } from './places.ts'
import type { RulesPage } from './render.tsx'

interface ReadRules {
  /** `null` where the game has no rules page. */
  readonly source: RulesText | null
  readonly blocks: readonly Block[]
  readonly places: readonly RulePlace[]
  readonly page: RulesPage
}

/** The rules of a game, read; `null` while they are on their way. */
export function useRules(game: string, locale: Locale): ReadRules | null {
  const loaded = useLoaded(() => loadRules(game, locale), [game, locale])
  return useMemo(() => {
    if (loaded.state !== 'here') return null
    const blocks = parse(loaded.value?.text ?? '')
    return { source: loaded.value, blocks, places: placesOf(blocks), page: { game, known: idsOf(blocks) } }
  }, [loaded])
}
