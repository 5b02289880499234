/** England wins if all knights together are as strong as France; the strongest house gets most. */
import { BLUE, GREEN, table } from '../position.ts'
import { anything, conflictOf, type LancasterLesson, said } from './tries.ts'

const CARD = conflictOf('conflict-03')
const THEIRS = 2

export const france: LancasterLesson = {
  id: 'france',
  seats: 3,
  seat: BLUE,
  position: () =>
    table().court(BLUE, 1, 3).conflict('UL', CARD.id, [GREEN, THEIRS]).conflict('UR', 'conflict-10').favoursTaken(6)
      .state,
  holes: { french: CARD.frenchStrength, theirs: THEIRS, points: CARD.points[0] ?? 0 },
  goals: [
    {
      id: 'win',
      rule: 'LA-9.2',
      met: said(/^3>UL$/),
      wrong: [
        { id: 'weak', when: said(/^1>UL$/), example: ['1>UL'] },
        { id: 'other', when: said(/>/), example: ['3>UR'] },
        { id: 'elsewhere', when: anything, example: ['3C'] },
      ],
      solution: ['3>UL'],
    },
  ],
}
