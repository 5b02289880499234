/** A card leads the crown its whole distance in its direction, and a rose is planted there. */
import { CARDS, cardNamed } from '../rules/cards.ts'
import { readPosition } from '../rules/notation.ts'
import { cardOf, type RoseLesson } from './tries.ts'

const WANTED = CARDS[cardNamed('NE2') ?? 0]

export const crown: RoseLesson = {
  id: 'crown',
  seats: 2,
  seat: 0,
  position: () => readPosition('9/9/9/9/9/9/9/9/9 e5 r 4,4 N1.NE1.NE2.S2.W3|SE3.W1.N2.E3.SW1 *'),
  holes: {
    card: { say: 'card', direction: { say: `direction.${WANTED?.direction}` }, distance: WANTED?.distance ?? 0 },
  },
  goals: [
    {
      id: 'lead',
      rule: 'RK-4.2',
      met: (attempt) => cardOf(attempt) === WANTED,
      wrong: [
        { id: 'distance', when: (attempt) => cardOf(attempt)?.direction === WANTED?.direction, example: ['NE1'] },
        { id: 'direction', when: (attempt) => cardOf(attempt) !== undefined, example: ['W3'] },
      ],
      solution: ['NE2'],
    },
  ],
}
