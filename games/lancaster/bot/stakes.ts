/** How much hangs on a decision: placement decides the game, what follows from it much less. */
import type { State, Task } from '../types/index.ts'

const OF_TASK: { readonly [task in Task['do']]: number } = {
  favour: 0.5,
  journey: 0.5,
  county: 0.5,
  extension: 0.4,
  upgrade: 0.3,
  nobleman: 0.3,
  exchange: 0.3,
  ransom: 0.3,
  name: 0.1,
  gain: 0,
  recruit: 0,
  leave: 0,
  capture: 0,
}

export function stakes(state: State): number {
  const task = state.todo[0]
  if (task) return OF_TASK[task.do]
  switch (state.phase) {
    case 'placement':
      return 1
    case 'extension':
      return 0.5
    case 'parliament':
      return 0.45
    case 'castles':
      return 0.1
    default:
      return 0
  }
}
