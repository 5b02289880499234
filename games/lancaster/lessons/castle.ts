/** The own castle takes any knight, and nobody can drive it out. */
import { BLUE, table } from '../position.ts'
import { anything, type LancasterLesson, said } from './tries.ts'

export const castle: LancasterLesson = {
  id: 'castle',
  seats: 3,
  seat: BLUE,
  position: () => table().court(BLUE, 1, 3).stock('gold', 0, 2, 2).state,
  holes: { space: { say: 'space.castle-gold' } },
  goals: [
    {
      id: 'send',
      rule: 'LA-4.11',
      met: said(/^1@gold$/),
      wrong: [
        { id: 'strong', when: said(/^3@/), example: ['3@gold'] },
        { id: 'space', when: said(/@/), example: ['1@votes'] },
        { id: 'elsewhere', when: anything, example: ['1A'] },
      ],
      solution: ['1@gold'],
    },
  ],
}
