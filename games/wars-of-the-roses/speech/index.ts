/** How the game speaks: prompts with their rules, standings, the names of the seats. */
import type { Livery, Phrase, Prompt, Seat, Speech, Standing } from '../../../engine/index.ts'
import type { Event } from '../types/event.ts'
import { award, house, money, seatPhrase, vp } from './names.ts'
import { eventPhrase } from './event.ts'
import { movePhrase } from './move.ts'
import type { Move } from '../types/state.ts'
import { sketch } from './sketch.ts'
import type { PlayerView, View } from '../types/view.ts'

/** Red, yellow, green and blue, as in the box. */
const WORN: readonly Livery[] = ['gules', 'or', 'vert', 'azure']

function prompt(view: View, seat: Seat | null): Prompt {
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

function standing(view: View): readonly Standing[] {
  return view.players.map((player) => ({ score: player.vp, facts: facts(view, player) }))
}

function facts(view: View, player: PlayerView): readonly Phrase[] {
  const list: Phrase[] = []
  if (player.house) list.push({ say: 'fact.house', house: house(player.house) })
  list.push({ say: 'fact.money', money: money(player.money), income: money(player.income) })
  if (player.mercenaries > 0) list.push({ say: 'fact.mercenaries', n: player.mercenaries })
  if (player.awards.length > 0) list.push({ say: 'fact.awards', awards: player.awards.map(award) })
  if (view.phase !== 'over') list.push({ say: 'fact.forecast', vp: vp(player.forecast) })
  if (player.frenchAid) list.push({ say: 'fact.aid' })
  if (view.phase === 'planning' && player.ready) list.push({ say: 'fact.ready' })
  return list
}

export const speech: Speech<View, Move, Event> = {
  prompt,
  move: movePhrase,
  event: eventPhrase,
  standing,
  sketch,
  seat: (seat) => ({ name: { say: `seat.${seat}` }, livery: WORN[seat] ?? 'purpure' }),
}
