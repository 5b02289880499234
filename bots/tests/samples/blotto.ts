/**
 * A secret plan in small steps: each seat spreads six men over three fields (worth 1, 2, 3) one by one
 * and closes the plan; more men win a field. Two seats, three rounds.
 */
import type { AnyGame, AnyKnowledge, Game, Knowledge } from '../../../engine/index.ts'
import { aboutSample, mute } from './house.ts'

export interface Blotto {
  plans: number[][]
  done: boolean[]
  round: number
  points: number[]
}
interface View extends Blotto {
  seat: number | null
}
type Step = 'a' | 'b' | 'c' | 'done'
type Event = { type: 'planned'; seat: number } | { type: 'revealed' }

const MEN = 6
const FIELDS = ['a', 'b', 'c'] as const
const ROUNDS = 3
const men = (plan: readonly number[]): number => plan.reduce((a, b) => a + b, 0)

const blotto: Game<Blotto, Step, Event, View> = {
  about: aboutSample('blotto', [2]),
  setup: () => ({
    plans: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    done: [false, false],
    round: 0,
    points: [0, 0],
  }),
  awaiting: (s) => (s.round === ROUNDS ? [] : [0, 1].filter((seat) => !s.done[seat])),
  together: (s) => s.round < ROUNDS,
  legal(s, seat) {
    if (s.round === ROUNDS || s.done[seat]) return []
    return men(s.plans[seat] ?? []) < MEN ? [...FIELDS, 'done'] : ['done']
  },
  apply(s, seat, step, _dice, tell) {
    const plan = s.plans[seat] ?? []
    tell?.({ type: 'planned', seat }, step === 'done' ? undefined : [seat])
    if (step !== 'done') {
      const field = FIELDS.indexOf(step)
      plan[field] = (plan[field] ?? 0) + 1
      return
    }
    s.done[seat] = true
    if (s.done.includes(false)) return
    FIELDS.forEach((_, field) => {
      const [red, white] = s.plans.map((other) => other[field] ?? 0) as [number, number]
      if (red !== white) s.points[red > white ? 0 : 1] = (s.points[red > white ? 0 : 1] ?? 0) + field + 1
    })
    s.plans = [
      [0, 0, 0],
      [0, 0, 0],
    ]
    s.done = [false, false]
    s.round++
    tell?.({ type: 'revealed' })
  },
  view: (s, seat) => ({
    seat,
    plans: s.plans.map((plan, other) => (other === seat ? [...plan] : [0, 0, 0])),
    done: [...s.done],
    round: s.round,
    points: [...s.points],
  }),
  guess(v, dice) {
    const plans = v.plans.map((plan, other) => {
      const drawn = [...plan]
      if (other !== v.seat && v.done[other])
        for (let i = 0; i < MEN; i++) {
          const field = dice.int(3)
          drawn[field] = (drawn[field] ?? 0) + 1
        }
      return drawn
    })
    return { plans, done: [...v.done], round: v.round, points: [...v.points] }
  },
  outcome(s) {
    if (s.round < ROUNDS) return null
    const places = s.points.map((mine) => 1 + s.points.filter((other) => other > mine).length)
    return { places, scores: [...s.points], reason: 'last-round' }
  },
  idle: () => 'done',
  write: (step) => step,
  barriers: ['revealed'],
  speech: mute((view) => view.points),
}

const knowledge: Knowledge<Blotto, Step> = {
  wholeTurns: true,
  reach: 0,
  evaluate: (s, seat) => ((s.points[seat] ?? 0) - (s.points[1 - seat] ?? 0)) / 18,
  pick: (_s, _seat, moves, dice) => moves[dice.int(moves.length)] ?? 'done',
}

export const blottoGame = blotto as unknown as AnyGame
export const blottoKnowledge = knowledge as unknown as AnyKnowledge
