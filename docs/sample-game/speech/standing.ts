import type { Standing } from '../../../engine/game.ts'
import { worthOf } from '../rules/figures.ts'
import type { View } from '../types.ts'

export function standing(view: View): readonly Standing[] {
  return view.won.map((counties, seat) => ({
    score: worthOf(counties),
    facts: [
      { say: 'fact.counties', n: counties.length },
      { say: 'fact.coins', n: view.purses[seat]?.length ?? 0 },
    ],
  }))
}
