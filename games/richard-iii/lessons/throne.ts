/** At the end of a campaign heirs, nobles and churches are counted; levies are not. */
import data from '../data.json' with { type: 'json' }
import { Table, Y } from '../position.ts'
import type { Move } from '../types/index.ts'
import { anything, type RichardLesson, said } from './tries.ts'

/** Whether the move raises somebody who is counted. */
function recruited(move: Move | undefined): boolean {
  return move?.type === 'recruit' && !/levy|bombard|mercenary|rebel/.test(move.block)
}

export const throne: RichardLesson = {
  id: 'throne',
  seats: 2,
  seat: Y,
  position: () =>
    new Table({
      turn: data.constants.turnsPerCampaign,
      lancaster: { derby: 'exeter somerset' },
      york: { middlesex: 'march norfolk' },
    }).cards('2', '3').state,
  goals: [
    {
      id: 'count',
      rule: 'R3-12.2',
      met: ({ moves }) => recruited(moves.at(-1)),

      wrong: [
        { id: 'levy', when: said(/^\+(levy|bombard|mercenary|rebel)/), example: ['+levy-london@middlesex'] },
        { id: 'march', when: anything, example: ['norfolk:middlesex>essex'] },
      ],
      solution: ['+suffolk@east-anglia'],
    },
  ],
}
