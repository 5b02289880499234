/** An area feeds only so many blocks; who is too many loses strength. */
import data from '../data.json' with { type: 'json' }
import { L, Table } from '../position.ts'
import { anything, area, block, type RichardLesson, said } from './tries.ts'

export const supply: RichardLesson = {
  id: 'supply',
  seats: 2,
  seat: L,
  position: () =>
    new Table({
      lancaster: { derby: 'exeter beaumont clifford devon levy-coventry' },
      york: { kent: 'norfolk' },
    }).supply().state,
  holes: {
    area: area('derby'),
    n: data.constants.defaultSupplyLimit,
    heir: block('exeter'),
    levy: block('levy-coventry'),
  },
  goals: [
    {
      id: 'lose',
      rule: 'R3-11.2',
      met: said(/^starve:levy/),

      wrong: [
        { id: 'heir', when: said(/exeter/), example: ['starve:exeter'] },
        { id: 'noble', when: anything, example: ['starve:devon'] },
      ],
      solution: ['starve:levy-coventry'],
    },
  ],
}
