/** Whoever wants to attack in a region must be present there; a noble who rides in is enough. */
import data from '../data.json' with { type: 'json' }
import { P1, Table } from '../position.ts'
import { nameOf, owns, type RosesLesson } from './tries.ts'

const TOWN = 'town-exeter'

export const presence: RosesLesson = {
  id: 'presence',
  seats: 2,
  seat: P1,
  position: () => new Table({ seats: 2, own: [['castle-windsor', 'noble-stafford'], [TOWN]], money: [20, 0] }).state,
  holes: {
    town: nameOf(TOWN),
    noble: nameOf('noble-stafford'),
    region: { say: 'region.west-country' },
    n: data.types.town.garrison,
  },
  goals: [
    {
      id: 'ride',
      rule: 'WR-8.8',
      met: ({ after, seat }) => owns(after, TOWN, seat),
      wrong: [
        {
          id: 'stay',
          when: ({ moves }) => !moves.some((move) => move.type === 'go' && move.to === 'west-country'),
          example: ['noble-stafford>midlands done'],
        },
        { id: 'few', when: () => true, example: [`noble-stafford>west-country T+${TOWN} done`] },
      ],
      solution: [`noble-stafford>west-country T+${TOWN} T+${TOWN} T+${TOWN} done`],
    },
  ],
}
