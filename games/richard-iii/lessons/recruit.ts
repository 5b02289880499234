/** A noble waiting in the pool comes to an area with his shield. */
import { L, Table } from '../position.ts'
import { anything, area, block, type RichardLesson, said } from './tries.ts'

export const recruit: RichardLesson = {
  id: 'recruit',
  seats: 2,
  seat: L,
  position: () => new Table({ lancaster: { lincoln: 'oxford' }, york: { kent: 'norfolk' } }).cards('3', '2').state,
  holes: { block: block('northumberland'), area: area('northumbria') },
  goals: [
    {
      id: 'raise',
      rule: 'R3-6.23',
      met: said(/^\+northumberland@/),

      wrong: [
        { id: 'other', when: said(/^\+/), example: ['+stanley@lancaster'] },
        { id: 'elsewhere', when: anything, example: ['oxford:lincoln>derby'] },
      ],
      solution: ['+northumberland@northumbria'],
    },
  ],
}
