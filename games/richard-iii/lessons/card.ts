/** Both choose a card in secret; the higher one acts first, and its points are actions. */
import { L, Table, Y } from '../position.ts'
import { holding, type RichardLesson, said } from './tries.ts'

export const card: RichardLesson = {
  id: 'card',
  seats: 2,
  seat: L,
  position: () =>
    holding(
      new Table({ lancaster: { middlesex: 'oxford beaumont' }, york: { kent: 'norfolk' } }).state,
      ['2', '3', '4'],
      ['2', '2', '3'],
    ),
  answers: { [Y]: ['card:3'] },

  goals: [
    {
      id: 'first',
      rule: 'R3-5.4',
      met: said(/^card:4$/),

      wrong: [{ id: 'low', when: said(/^card:/), example: ['card:2'] }],
      solution: ['card:4'],
    },
  ],
}
