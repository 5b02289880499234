/** A conflict lost for good makes prisoners; gold brings home whom it can. */
import { BLUE, table } from '../position.ts'
import { PRINTED } from '../rules/figures.ts'
import { conflictOf, type LancasterLesson, said } from './tries.ts'

const CARD = conflictOf('conflict-10')
const GOLD = 3

export const ransom: LancasterLesson = {
  id: 'ransom',
  seats: 3,
  seat: BLUE,
  position: () => table().stock('gold', GOLD, 2, 2).conflict('LL', CARD.id, [BLUE, 3, 1]).conflicts().state,
  holes: { french: CARD.frenchStrength, gold: GOLD, each: PRINTED.ransomPerStrength },
  goals: [
    {
      id: 'free',
      rule: 'LA-9.6',
      met: said(/^free:3$/),
      wrong: [
        { id: 'weak', when: said(/^free:1$/), example: ['free:1'] },
        { id: 'leave', when: said(/^done$/), example: ['done'] },
      ],
      solution: ['free:3'],
    },
  ],
}
