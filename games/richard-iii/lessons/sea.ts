/** A point carries one block along the coast of one sea. */
import { L, Table } from '../position.ts'
import { anything, area, block, type RichardLesson, said } from './tries.ts'

export const sea: RichardLesson = {
  id: 'sea',
  seats: 2,
  seat: L,
  position: () => new Table({ lancaster: { lincoln: 'oxford' }, york: { kent: 'norfolk' } }).cards('3', '2').state,
  holes: { block: block('oxford'), area: area('northumbria') },
  goals: [
    {
      id: 'sail',
      rule: 'R3-6.16',
      met: said(/^oxford:lincoln~northumbria$/),

      wrong: [
        { id: 'harbour', when: said(/~/), example: ['oxford:lincoln~essex'] },
        { id: 'land', when: anything, example: ['oxford:lincoln>south-yorks'] },
      ],
      solution: ['oxford:lincoln~northumbria'],
    },
  ],
}
