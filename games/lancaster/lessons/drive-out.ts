/** Whoever brings more drives out the knight of another, and squires count for that. */
import { BLUE, GREEN, table } from '../position.ts'
import { anything, type LancasterLesson, nameOf, said } from './tries.ts'

const THEIRS = { strength: 1, squires: 1 }

export const driveOut: LancasterLesson = {
  id: 'drive-out',
  seats: 3,
  seat: BLUE,
  position: () =>
    table().court(BLUE, 1, 2).stock('squires', 2, 1, 2).county(GREEN, 'A', THEIRS.strength, THEIRS.squires).state,
  holes: { county: nameOf('A'), total: THEIRS.strength + THEIRS.squires },
  goals: [
    {
      id: 'enter',
      rule: 'LA-4.8',
      met: said(/^2A\+1$/),
      wrong: [
        { id: 'dear', when: said(/^\dA\+/), example: ['2A+2'] },
        { id: 'elsewhere', when: anything, example: ['2B'] },
      ],
      solution: ['2A+1'],
    },
  ],
}
