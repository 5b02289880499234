/** How much thought a decision is worth. */
import type { Phase, State } from '../types/index.ts'

/** Cards and the plan of a whole action phase matter most. */
const STAKES: { readonly [phase in Phase]?: number } = {
  'choose-card': 0.4,
  action: 0.7,
  'choose-battle': 0.15,
  'treason-roll': 0.2,
  'battle-turn': 0.15,
  'king-home': 0.2,
  'pretender-home': 0.2,
  execute: 0.2,
}

export function stakes({ phase }: State): number {
  return STAKES[phase] ?? 0.1
}
