import type { Phrase } from '../../../engine/game.ts'
import type { View } from '../types/index.ts'

export function stage(view: View): Phrase {
  return { say: 'stage', n: Math.min(view.turn, view.turns), of: view.turns, phase: { say: `phase.${view.phase}` } }
}
