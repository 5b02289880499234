/** Wars of the Roses: plans that cannot be paid, and what bribes and guards come to. */
import type { Event, Move, OrderLine, State } from '../../games/wars-of-the-roses/types/index.ts'
import type { Counts, Manners, Watch } from './play.ts'

const KINDS = ['noble', 'bishop', 'ship'] as const

export const warsOfTheRoses: Manners = {
  seats: 3,
  // Of five turns each: 15 plans of every seat.
  games: 3,
  level: 'earl',
  effort: 60,
  drawn: 12,
  watch(counts): Watch<State, Move, Event> {
    counts.add('plans', 0)
    counts.add('that cannot be paid', 0, 'plans')
    counts.add('with orders that are ignored', 0, 'plans')
    for (const kind of KINDS) {
      counts.add(`bribes on ${kind}s`, 0)
      counts.add(`${kind}s lost to bribes`, 0, `bribes on ${kind}s`)
      counts.add(`stopped by the guard of a ${kind}`, 0, `bribes on ${kind}s`)
      counts.add(`guards of ${kind}s`, 0)
    }
    return {
      hears(event) {
        if (event.type === 'reveal') for (const plan of event.plans) countPlan(counts, plan)
        if (event.type === 'guarded') counts.add(`guards of ${kindOf(event.on)}s`)
        if (event.type !== 'bribe') return
        const kind = kindOf(event.on)
        counts.add(`bribes on ${kind}s`)
        counts.add(event.result === 'won' ? `${kind}s lost to bribes` : `stopped by the guard of a ${kind}`)
      },
    }
  },
}

function countPlan(counts: Counts, plan: readonly OrderLine[]): void {
  counts.add('plans')
  if (plan.some(({ fault }) => fault === 'money')) counts.add('that cannot be paid')
  if (plan.some(({ fault }) => fault !== null && fault !== 'money')) counts.add('with orders that are ignored')
}

function kindOf(on: string): string {
  return KINDS.find((kind) => on.startsWith(kind)) ?? on
}
