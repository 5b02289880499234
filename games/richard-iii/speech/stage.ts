import type { Phrase } from '../../../engine/game.ts'
import type { View } from '../types/index.ts'

export function stage(view: View): Phrase {
  return { say: 'stage', campaign: view.campaign, campaigns: view.campaigns, n: view.turn, of: view.turns }
}
