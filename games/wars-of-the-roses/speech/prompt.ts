/** What is asked of a seat now, with its rule. */
import type { Prompt, Seat } from '../../../engine/index.ts'
import type { View } from '../types/index.ts'
import { money, seatPhrase, vp } from './names.ts'

export function prompt(view: View, seat: Seat | null): Prompt {
  switch (view.phase) {
    case 'draft': {
      const { order = [], made = 0 } = view.draft ?? {}
      const picker = order[made] ?? 0
      return picker === seat
        ? { ask: { say: 'prompt.draft', made: made + 1, picks: order.length }, rule: 'WR-5.4' }
        : { ask: { say: 'prompt.wait.draft', seat: { seat: picker } }, rule: 'WR-5.4' }
    }
    case 'aid': {
      const { seat: asked = 0, amount = 0 } = view.aid ?? {}
      return asked === seat
        ? { ask: { say: 'prompt.aid', money: money(amount) }, rule: 'WR-6.3' }
        : { ask: { say: 'prompt.wait.aid', seat: { seat: asked } }, rule: 'WR-6.3' }
    }
    case 'planning':
      return planPrompt(view, seat)
    case 'over': {
      const winner = view.outcome?.places.indexOf(1) ?? 0
      return {
        ask: { say: 'prompt.over', seat: { seat: winner }, vp: vp(view.players[winner]?.vp ?? 0) },
        rule: 'WR-13.2',
      }
    }
  }
}

function planPrompt(view: View, seat: Seat | null): Prompt {
  const player = seat === null ? undefined : view.players[seat]
  if (!player || player.ready || !view.plan) {
    const seats = view.players.flatMap((other, i) => (other.ready ? [] : [seatPhrase(i)]))
    return { ask: { say: 'prompt.wait.plan', seats }, rule: 'WR-7.1' }
  }
  const { warnings, cost } = view.plan
  const sums = { cost: money(cost), money: money(player.money) }
  if (warnings.some((line) => line.fault === 'money'))
    return { ask: { say: 'prompt.plan.short', ...sums }, rule: 'WR-8.4' }
  if (warnings.length > 0) return { ask: { say: 'prompt.plan.ignored', ...sums }, rule: 'WR-8.6' }
  return { ask: { say: 'prompt.plan', ...sums }, rule: 'WR-7.2' }
}
