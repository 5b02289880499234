import type { Standing } from '../../../engine/game.ts'
import { houseOf } from '../rules/houses.ts'
import type { View } from '../types.ts'

export function standing(view: View): readonly Standing[] {
  return view.hands.map((hand, seat) => {
    const score = view.scores[houseOf(seat)]
    return {
      score: score.total,
      facts: [
        { say: 'fact.cards', n: hand.length },
        { say: 'fact.heroes', n: view.heroes[seat] ?? 0 },
        { say: 'fact.stones', n: score.stones },
        { say: 'fact.territories', n: score.territories },
        { say: 'fact.largest', n: score.largest },
      ],
      // Who plays a card has one less and a stone more.
      silent: ['fact.cards', 'fact.stones'],
    }
  })
}
