import type { Prompt, Seat } from '../../../engine/game.ts'
import { winnersOf } from '../rules/outcome.ts'
import type { View } from '../types.ts'
import { countyNames, players } from './names.ts'

export function prompt(view: View, seat: Seat | null): Prompt {
  if (view.status !== 'running')
    return {
      ask: { say: 'prompt.over', reason: { say: `end.${view.status}` }, winners: players(winnersOf(view.won)) },
      rule: 'SG-4.2',
    }
  if (seat !== null && !view.ready[seat])
    return { ask: { say: 'prompt.bid', counties: countyNames(view.stakes) }, rule: 'SG-3.1' }
  const awaited = view.ready.flatMap((ready, other) => (ready ? [] : [other]))
  return { ask: { say: 'prompt.wait', who: players(awaited) }, rule: 'SG-3.3' }
}
