import type { Phrase, Standing } from '../../../engine/game.ts'
import { countTrue } from '../rules/list.ts'
import type { View } from '../types/index.ts'

export function standing(view: View): readonly Standing[] {
  return view.players.map((player, seat) => {
    const facts: Phrase[] = [
      { say: 'goods.votes', n: player.votes },
      { say: 'fact.strength', n: player.strength },
      { say: 'fact.extensions', n: countTrue(player.extensions) },
      { say: 'fact.noblemen', n: countTrue(player.noblemen) },
    ]
    if (player.squires !== null) facts.unshift({ say: 'goods.squires', n: player.squires })
    if (player.gold !== null) facts.unshift({ say: 'goods.gold', n: player.gold })
    if (view.start === seat) facts.push({ say: 'fact.start' })
    return { score: player.points, facts }
  })
}
