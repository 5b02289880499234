/** All hands lie open: where I leave the crown decides what the other house can do. */
import { legal } from '../rules/index.ts'
import { readPosition } from '../rules/notation.ts'
import { joinValue, territoryValue } from '../rules/scoring.ts'
import { targetOf } from '../rules/spaces.ts'
import type { State } from '../types.ts'
import { drew, type RoseLesson, touches } from './tries.ts'

/** What the other house could win at best with its next card. */
function gift(state: State): number {
  const gains = legal(state, state.turn).map((move) =>
    move.type === 'play' ? joinValue(state.board, targetOf(state.crown, move.card), 2, state.options.scoring) : 0,
  )
  return Math.max(...gains)
}

/** The roses of White's land, and what one more would add to it. */
const SIZE = 3
const GROWN = territoryValue(SIZE + 1, 'size-squared') - territoryValue(SIZE, 'size-squared')

export const openHands: RoseLesson = {
  id: 'open-hands',
  seats: 2,
  seat: 0,
  position: () => readPosition('9/9/9/2r6/2r1w1w2/6ww1/9/9/9 e5 r 4,4 N1.NE1.W1.SW1|E1.SE1.N2.W2.S3 *'),
  holes: { n: SIZE },
  goals: [
    {
      id: 'deny',
      rule: 'RK-8.1',
      met: (attempt) => gift(attempt.after) < GROWN && touches(attempt) > 0,
      wrong: [
        { id: 'wait', when: drew, example: ['+'] },
        { id: 'gift', when: ({ after }) => gift(after) >= GROWN, example: ['NE1'] },
        { id: 'alone', when: (attempt) => touches(attempt) === 0, example: ['SW1'] },
      ],
      solution: ['W1'],
    },
  ],
}
