/** In battle a block throws a die for each point of strength; at home it shoots better. */
import { L, Table, Y } from '../position.ts'
import { area, block, type RichardLesson, said } from './tries.ts'

/** What the dice of this lesson do: enough for the enemy's strength. */
const HITS = 2

export const fire: RichardLesson = {
  id: 'fire',
  seats: 2,
  seat: L,
  position: () =>
    new Table({ lancaster: { lancaster: 'stanley/3' }, york: { lancaster: 'norfolk/2' } }).battle(
      'lancaster',
      Y,
      'derby',
      'norfolk',
    ).state,
  dice: [1, 3, 5],
  holes: { block: block('stanley'), area: area('lancaster'), enemy: block('norfolk') },
  goals: [
    {
      id: 'shoot',
      rule: 'R3-8.7',
      met: ({ events }) => events.some((event) => event.type === 'fired' && event.hits === HITS),

      wrong: [{ id: 'pass', when: said(/^pass/), example: ['pass:stanley'] }],
      solution: ['fire:stanley'],
    },
  ],
}
