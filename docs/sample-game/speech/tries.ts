/** What a hand may try: any coin of the purse, spent or not. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import { COINS } from '../rules/figures.ts'
import { bidOf } from '../rules/moves.ts'
import { write } from '../rules/notation.ts'

export function tries(): readonly Try[] {
  return COINS.map((coin) => ({ place: `coin ${coin}`, text: write(bidOf(coin)) }))
}

export const refusals = {
  'game-over': 'SG-4.1',
  'already-chosen': 'SG-3.2',
  'coin-spent': 'SG-3.3',
}
