/** From the second round on a block may leave a lost battle. */
import { L, Table, Y } from '../position.ts'
import type { State } from '../types/index.ts'
import { block, type RichardLesson, said } from './tries.ts'

/** Nobody has hit anybody in the first round; now it is the learner's turn. */
function lost(): State {
  const table = new Table({ lancaster: { kent: 'oxford/2' }, york: { kent: 'norfolk suffolk' } })
  table.battle('kent', L, 'sussex', 'oxford')
  while (table.state.battle?.round === 1 || table.may(Y, 'pass:norfolk') || table.may(Y, 'pass:suffolk')) {
    const seat = table.awaiting[0] ?? L
    table.play(seat, table.list(seat).find((text) => text.startsWith('pass:')) ?? '')
  }
  return table.state
}

export const retreat: RichardLesson = {
  id: 'retreat',
  seats: 2,
  seat: L,
  position: () => lost(),
  dice: [6, 6],
  holes: { block: block('oxford') },
  goals: [
    {
      id: 'leave',
      rule: 'R3-8.12',
      met: said(/^retreat:oxford>/),

      wrong: [
        { id: 'fire', when: said(/^fire/), example: ['fire:oxford'] },
        { id: 'pass', when: said(/^pass/), example: ['pass:oxford'] },
      ],
      solution: ['retreat:oxford>sussex'],
    },
  ],
}
