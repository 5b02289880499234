/** King, Pretender and Warwick may tempt a noble of the other side: even dice win him over. */
import { L, Table, Y } from '../position.ts'
import { block, type RichardLesson, said } from './tries.ts'

export const treachery: RichardLesson = {
  id: 'treachery',
  seats: 2,
  seat: Y,
  position: () =>
    new Table({
      throne: Y,
      york: { northumbria: 'york' },
      lancaster: { northumbria: 'northumberland/3 beaumont' },
    }).battle('northumbria', L, 'cumbria', 'northumberland beaumont').state,
  dice: [2, 6],
  holes: { block: block('york'), enemy: block('northumberland') },
  goals: [
    {
      id: 'tempt',
      rule: 'R3-9.3',
      met: ({ events }) => events.some((event) => event.type === 'treachery' && event.success),

      wrong: [
        { id: 'charge', when: said(/^charge/), example: ['charge:york!beaumont'] },
        { id: 'fire', when: said(/^fire/), example: ['fire:york'] },
        { id: 'pass', when: said(/^pass/), example: ['pass:york'] },
      ],
      solution: ['treachery:york!northumberland'],
    },
  ],
}
