/** Drawing takes a whole turn, and is often better than a rose that stands alone. */
import data from '../data.json' with { type: 'json' }
import { readPosition } from '../rules/notation.ts'
import { cardOf, drew, type RoseLesson, touches } from './tries.ts'

const DECK = 'W1.NE1.SW2.S2.SE2.NW1.E1.NW3.SW3.N2.SE3.NE2'

export const draw: RoseLesson = {
  id: 'draw',
  seats: 2,
  seat: 0,
  position: () => readPosition(`9/7w1/3rr4/3r5/9/9/9/9/9 h8 r 4,4 N3.NE3.E3.S3|W2.N1.S1.SE1.E2 ${DECK}`),
  answers: { 1: ['W2'] },
  holes: { limit: data.modes[0]?.handLimit ?? 0 },
  goals: [
    {
      id: 'take',
      rule: 'RK-4.3',
      met: drew,
      wrong: [{ id: 'alone', when: (attempt) => cardOf(attempt) !== undefined, example: ['S3'] }],
      solution: ['+'],
    },
    {
      id: 'use',
      rule: 'RK-6.1',
      met: (attempt) => touches(attempt) > 0,
      wrong: [{ id: 'alone', when: (attempt) => touches(attempt) === 0, example: ['S3'] }],
      solution: ['W1'],
    },
  ],
}
