/** The senior heir may charge: he strikes whom he chooses, and a survivor strikes back. */
import { L, Table, Y } from '../position.ts'
import { block, type RichardLesson, said } from './tries.ts'

export const charge: RichardLesson = {
  id: 'charge',
  seats: 2,
  seat: Y,
  position: () =>
    new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
      .battle('kent', Y, 'sussex', 'march')
      .play(L, 'pass:somerset').state,
  dice: [1, 1, 3],
  holes: { block: block('march'), enemy: block('somerset') },
  goals: [
    {
      id: 'strike',
      rule: 'R3-8.11',
      met: said(/^charge:march!somerset$/),

      wrong: [
        { id: 'fire', when: said(/^fire/), example: ['fire:march'] },
        { id: 'pass', when: said(/^pass/), example: ['pass:march'] },
      ],
      solution: ['charge:march!somerset'],
    },
  ],
}
