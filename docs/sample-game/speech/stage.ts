import type { Phrase } from '../../../engine/game.ts'
import type { View } from '../types.ts'

export function stage(view: View): Phrase {
  return { say: 'stage', n: view.round, of: view.rounds }
}
