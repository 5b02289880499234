/** The first knights in France earn the favour of the King at once. */
import { BLUE, table } from '../position.ts'
import { PRINTED } from '../rules/figures.ts'
import { anything, type LancasterLesson, said } from './tries.ts'

export const favour: LancasterLesson = {
  id: 'favour',
  seats: 3,
  seat: BLUE,
  position: () =>
    table().court(BLUE, 1, 2).conflict('UL', 'conflict-03').conflict('UR', 'conflict-06').favoursTaken(0).state,
  holes: { n: PRINTED.favours.length },
  goals: [
    {
      id: 'sail',
      rule: 'LA-4.18',
      met: said(/>/),
      wrong: [{ id: 'elsewhere', when: anything, example: ['1A'] }],
      solution: ['1>UL'],
    },
    {
      id: 'choose',
      rule: 'LA-4.19',
      met: said(/^favour:upgrade$/),
      wrong: [{ id: 'other', when: anything, example: ['favour:two-gold'] }],
      solution: ['favour:upgrade'],
    },
    {
      id: 'upgrade',
      rule: 'LA-13.4',
      met: said(/^2\^/),
      wrong: [
        { id: 'weak', when: said(/^1\^/), example: ['1^UL'] },
        { id: 'decline', when: anything, example: ['decline'] },
      ],
      solution: ['2^court'],
    },
  ],
}
