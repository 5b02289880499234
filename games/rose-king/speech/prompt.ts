import type { Prompt, Seat } from '../../../engine/game.ts'
import { legal } from '../rules/index.ts'
import type { View } from '../types.ts'
import { stateSeen } from '../view/guess.ts'
import { resultPhrase } from './names.ts'

export function prompt(view: View, seat: Seat | null): Prompt {
  if (view.status !== 'running') {
    const result = resultPhrase(view.leader, [view.scores[0].total, view.scores[1].total])
    return {
      ask: { say: 'prompt.over', reason: { say: `end.${view.status}` }, result },
      rule: view.status === 'deadlock' ? 'RK-5.1' : 'RK-5.2',
    }
  }
  if (seat !== view.turn) return { ask: { say: 'prompt.wait', who: { seat: view.turn } }, rule: 'RK-3.1' }
  const moves = legal(stateSeen(view), seat)
  const plays = moves.filter((move) => move.type === 'play')
  if (moves.some((move) => move.type === 'pass')) return { ask: { say: 'prompt.pass' }, rule: 'RK-4.5' }
  if (plays.length === 0) return { ask: { say: 'prompt.draw' }, rule: 'RK-4.3' }
  if (moves.length > plays.length) return { ask: { say: 'prompt.play-or-draw' }, rule: 'RK-4.1' }
  if (plays.every((move) => move.hero)) return { ask: { say: 'prompt.hero' }, rule: 'RK-3.2' }
  return { ask: { say: 'prompt.play' }, rule: 'RK-4.2' }
}
