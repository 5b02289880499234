/** A white cube turns away one bribe. */
import data from '../data.json' with { type: 'json' }
import { P1, P2, Table } from '../position.ts'
import { nameOf, owns, pounds, type RosesLesson } from './tries.ts'

const VALUE = data.assets['noble-stafford'].controlPoints
const BRIBE = VALUE * data.bribery.blackPrice

export const protect: RosesLesson = {
  id: 'protect',
  seats: 2,
  seat: P1,
  position: () =>
    new Table({ seats: 2, own: [['noble-stafford', 'castle-windsor'], ['castle-harlech']], money: [20, BRIBE] }).state,
  answers: { [P2]: ['B+noble-stafford done'] },
  holes: { noble: nameOf('noble-stafford'), bribe: pounds(BRIBE), price: pounds(VALUE * data.bribery.whitePrice) },
  goals: [
    {
      id: 'cube',
      rule: 'WR-9.2',
      met: ({ after, moves, seat }) =>
        owns(after, 'noble-stafford', seat) && moves.every(({ type }) => type === 'cube' || type === 'done'),
      wrong: [
        { id: 'lost', when: ({ after, seat }) => !owns(after, 'noble-stafford', seat), example: ['done'] },
        { id: 'spent', when: () => true, example: ['W+noble-stafford T+castle-windsor done'] },
      ],
      solution: ['W+noble-stafford done'],
    },
  ],
}
