import type { Phrase } from '../../../engine/game.ts'
import { targetOf } from '../rules/spaces.ts'
import type { Move, View } from '../types.ts'
import { cardPhrase, spaceName } from './names.ts'

export function move(move: Move, view: View): Phrase {
  switch (move.type) {
    case 'play': {
      const space = spaceName(targetOf(view.crown, move.card))
      return { say: move.hero ? 'move.hero' : 'move.play', card: cardPhrase(move.card), space }
    }
    case 'draw':
      return { say: 'move.draw' }
    case 'pass':
      return { say: 'move.pass' }
  }
}
