/** Roses side by side are one land, and a land counts its roses times its roses. */
import { readPosition } from '../rules/notation.ts'
import { territoryValue } from '../rules/scoring.ts'
import { NEIGHBOURS } from '../rules/spaces.ts'
import { type RoseLesson, type RoseTry, touches } from './tries.ts'

const SIZE = 3
const SCORING = 'size-squared'

/** Corner to corner with an own stone, and side by side with none: a diagonal is reached over two sides. */
function byCorner(attempt: RoseTry): boolean {
  const { before, after } = attempt
  const around = (NEIGHBOURS[after.crown] ?? []).flatMap((side) => NEIGHBOURS[side] ?? [])
  const diagonals = around.filter((space, i) => space !== after.crown && around.indexOf(space) !== i)
  return touches(attempt) === 0 && diagonals.some((space) => before.board[space] === 1)
}

export const join: RoseLesson = {
  id: 'join',
  seats: 2,
  seat: 0,
  position: () => readPosition('9/9/9/1rrr1w3/9/7w1/9/9/9 f6 r 4,4 W1.SW1.S3.NW2.N1|SE3.N2.E3.SW3.S1 *'),
  holes: {
    n: SIZE,
    more: SIZE + 1,
    before: territoryValue(SIZE, SCORING),
    after: territoryValue(SIZE + 1, SCORING),
    apart: territoryValue(SIZE, SCORING) + territoryValue(1, SCORING),
  },
  goals: [
    {
      id: 'land',
      rule: 'RK-6.1',
      met: (attempt) => touches(attempt) > 0,
      wrong: [
        { id: 'corner', when: byCorner, example: ['SW1'] },
        { id: 'alone', when: (attempt) => touches(attempt) === 0, example: ['S3'] },
      ],
      solution: ['W1'],
    },
  ],
}
