/** Entering an area of the enemy is an attack; whoever comes with more fires more. */
import { L, Table } from '../position.ts'
import { areaNo } from '../rules/map.ts'
import { blocksAt } from '../rules/places.ts'
import type { State } from '../types/index.ts'
import { area, block, type RichardLesson, said } from './tries.ts'

/** How many of the learner's blocks stand there. */
function inKent(state: State): number {
  return blocksAt(state, L, areaNo('kent')).length
}

const BOTH = 2

export const attack: RichardLesson = {
  id: 'attack',
  seats: 2,
  seat: L,
  position: () =>
    new Table({ lancaster: { sussex: 'oxford beaumont' }, york: { kent: 'norfolk/2' } }).cards('3', '2').state,
  holes: { area: area('kent'), block: block('norfolk') },
  goals: [
    {
      id: 'enter',
      rule: 'R3-6.10',
      met: ({ before, moves }) => moves.at(-1)?.type === 'end' && inKent(before) === BOTH,
      onTheWay: said(/>kent$/),
      wrong: [
        {
          id: 'alone',
          when: ({ before, moves }) => moves.at(-1)?.type === 'end' && inKent(before) === 1,
          example: ['oxford:sussex>kent', 'end'],
        },
        { id: 'idle', when: said(/^end$/), example: ['end'] },
        { id: 'elsewhere', when: said(/^(?!.*>kent$)/), example: ['oxford:sussex>dorset'] },
      ],
      solution: ['oxford:sussex>kent', 'beaumont:sussex>kent', 'end'],
    },
  ],
}
