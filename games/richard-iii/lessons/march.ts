/** A point sets one area in motion; a block goes one or two areas. */
import data from '../data.json' with { type: 'json' }
import { L, Table } from '../position.ts'
import { anything, area, block, type RichardLesson, said } from './tries.ts'

export const march: RichardLesson = {
  id: 'march',
  seats: 2,
  seat: L,
  position: () =>
    new Table({ lancaster: { middlesex: 'oxford beaumont' }, york: { kent: 'norfolk' } }).cards('3', '2').state,
  holes: { block: block('oxford'), area: area('derby'), n: data.constants.landMoveAreas },
  goals: [
    {
      id: 'ride',
      rule: 'R3-6.3',
      met: said(/^oxford:middlesex>.*>derby$/),

      wrong: [
        { id: 'other', when: said(/^(?!oxford)[a-z]+:.*>/), example: ['beaumont:middlesex>leicester'] },
        { id: 'short', when: said(/^oxford:/), example: ['oxford:middlesex>leicester'] },
        { id: 'idle', when: anything, example: ['end'] },
      ],
      solution: ['oxford:middlesex>leicester>derby'],
    },
  ],
}
