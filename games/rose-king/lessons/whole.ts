/** The last roses of a game, with a bot on the other side and a coach beside the learner. */
import { quick } from '../../../engine/dice.ts'
import { legal } from '../rules/index.ts'
import { readPosition } from '../rules/notation.ts'
import type { RoseLesson } from './tries.ts'

const BOARD = '3w1ww2/3wwwwr1/3rrrwww/2rrwwww1/3rrrrww/3wrrrw1/3rrwwr1/4rw1w1/4rw3'
/** So few roses left that every one is near the last. */
const FEW = 5

export const whole: RoseLesson = {
  id: 'whole',
  seats: 2,
  seat: 0,
  position: () => readPosition(`${BOARD} e1 r 1,1 NW1.W2.N3.E2.NW2|N2.NE2.S2.S3.NW3 *`, quick(7)),
  goals: [],
  game: {
    level: 'page',
    coach: [
      { id: 'last', when: ({ stonesLeft }) => stonesLeft <= FEW },
      { id: 'only-draw', when: (state, seat) => legal(state, seat).every(({ type }) => type === 'draw') },
      { id: 'hero', when: (state, seat) => legal(state, seat).some((move) => move.type === 'play' && move.hero) },
      { id: 'begin', when: () => true },
    ],
  },
}
