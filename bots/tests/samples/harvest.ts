/**
 * Five fields in a row; whose turn it is harvests one and takes what stands on it, its neighbours grow, and chance says what is sown
 * anew. Open, two to five seats; what it teaches is the plainest judgement there is.
 */
import type { AnyGame, AnyKnowledge, Game, Knowledge } from '../../../engine/index.ts'
import { aboutSample, mute } from './house.ts'

interface Harvest {
  fields: number[]
  points: number[]
  turn: number
  left: number
}

const FIELDS = 5
const ROUNDS = 8
const MOVES: readonly number[] = [0, 1, 2, 3, 4]

const harvest: Game<Harvest, number, { type: 'harvested' }, Harvest> = {
  about: aboutSample('harvest', [2, 3, 4, 5]),
  setup: (seats, _options, dice) => ({
    fields: Array.from({ length: FIELDS }, () => 1 + dice.int(6)),
    points: Array.from({ length: seats }, () => 0),
    turn: 0,
    left: ROUNDS * seats,
  }),
  awaiting: (s) => (s.left > 0 ? [s.turn] : []),
  legal: (s, seat) => (s.left > 0 && seat === s.turn ? MOVES : []),
  apply(s, seat, field, dice, tell) {
    s.points[seat] = (s.points[seat] ?? 0) + (s.fields[field] ?? 0)
    for (const next of [field - 1, field + 1])
      if (next >= 0 && next < FIELDS) s.fields[next] = (s.fields[next] ?? 0) + 1
    s.fields[field] = dice.int(4)
    s.turn = (s.turn + 1) % s.points.length
    s.left--
    tell?.({ type: 'harvested' })
  },
  view: (s) => ({ ...s, fields: [...s.fields], points: [...s.points] }),
  guess: (v) => ({ ...v, fields: [...v.fields], points: [...v.points] }),
  outcome(s) {
    if (s.left > 0) return null
    const places = s.points.map((mine) => 1 + s.points.filter((other) => other > mine).length)
    return { places, scores: [...s.points], reason: 'winter' }
  },
  idle: () => 0,
  write: (field) => `field${field}`,
  barriers: ['harvested'],
  speech: mute((view) => view.points),
}

const knowledge: Knowledge<Harvest, number> = {
  evaluate(s, seat) {
    const best = Math.max(...s.points.filter((_, other) => other !== seat))
    return Math.tanh(((s.points[seat] ?? 0) - best) / 10)
  },
}

export const harvestGame = harvest as unknown as AnyGame
export const harvestKnowledge = knowledge as unknown as AnyKnowledge
