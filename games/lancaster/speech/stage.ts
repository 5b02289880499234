import type { Phrase } from '../../../engine/game.ts'
import type { View } from '../types/index.ts'

export function stage(view: View): Phrase {
  return { say: 'stage', n: view.round, of: view.rounds, phase: { say: `phase.${view.phase}` } }
}
