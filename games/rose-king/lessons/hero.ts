/** A hero turns a rose of the other house: best where it breaks a land in two. */
import { readPosition } from '../rules/notation.ts'
import { territoryValue } from '../rules/scoring.ts'
import { type RoseLesson, taken, withHero } from './tries.ts'

const CHAIN = 5
const SCORING = 'size-squared'
const LONE = territoryValue(1, SCORING)

export const hero: RoseLesson = {
  id: 'hero',
  seats: 2,
  seat: 0,
  position: () => readPosition('9/4w2w1/9/4r4/2wwwww2/4r4/9/9/9 e8 r 4,4 S3.E3.N1.W2.NW1|SE3.N2.E1.SW3.S1 *'),
  holes: { n: CHAIN, before: territoryValue(CHAIN, SCORING), after: 2 * territoryValue((CHAIN - 1) / 2, SCORING) },
  goals: [
    {
      id: 'break',
      rule: 'RK-4.4',
      met: (attempt) => withHero(attempt) && taken(attempt) > LONE,
      wrong: [
        { id: 'lone', when: withHero, example: ['E3x'] },
        { id: 'plain', when: (attempt) => !withHero(attempt), example: ['N1'] },
      ],
      solution: ['S3x'],
    },
  ],
}
