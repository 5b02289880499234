/** A knight takes a county if it is strong enough; squires are not needed where nobody stands. */
import { BLUE, table } from '../position.ts'
import { anything, countyOf, type LancasterLesson, nameOf, said } from './tries.ts'

export const county: LancasterLesson = {
  id: 'county',
  seats: 3,
  seat: BLUE,
  position: () => table().court(BLUE, 1, 2).stock('squires', 2, 2, 2).state,
  holes: { county: nameOf('B'), n: countyOf('B').minStrength },
  goals: [
    {
      id: 'take',
      rule: 'LA-4.5',
      met: said(/^2B$/),
      wrong: [
        { id: 'squires', when: said(/^2B\+/), example: ['2B+1'] },
        { id: 'county', when: said(/^\d[A-I]/), example: ['1A'] },
        { id: 'elsewhere', when: anything, example: ['2@gold'] },
      ],
      solution: ['2B'],
    },
  ],
}
