/** "Why can't I?": the answer to a touch on what cannot be chosen, in words and with its rule. */
import type { AskWhy } from '../../art/why.ts'
import type { AnyGame } from '../../engine/game.ts'
import { triesAt, whyNothing } from '../../engine/why.ts'
import { say } from '../words/index.ts'
import type { Scene } from './table.ts'
import type { TableText } from './table-text.ts'

export interface Answer {
  readonly text: string
  /** The rule behind it; `null` where there is nothing to read. */
  readonly rule: string | null
}

export const SILENT: Answer = { text: '', rule: null }

/** Asked by whoever sits at a running table, in its present; nobody else is answered. */
export function whyAsked(
  game: AnyGame,
  scene: Scene,
  tableText: TableText,
  answer: (given: Answer) => void,
): AskWhy | null {
  const { view, viewer, outcome } = scene
  if (viewer === null || outcome) return null
  return (place, texts = triesAt(game, view, place)) => {
    const why = whyNothing(game, view, viewer, texts)
    if (why) return answer({ text: tableText.refusal(why.reason), rule: why.rule })
    const { ask, rule } = game.speech.prompt(view, viewer)
    answer({ text: say('why.none', { ask: tableText.phrase(ask) }), rule })
  }
}
