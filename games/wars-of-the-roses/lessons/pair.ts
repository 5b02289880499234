/** A bishop and his town in one hand are worth more than both apart. */
import data from '../data.json' with { type: 'json' }
import { P1 } from '../position.ts'
import { drafted, nameOf, owns, type RosesLesson, taken } from './tries.ts'

export const pair: RosesLesson = {
  id: 'pair',
  seats: 2,
  seat: P1,
  position: () => drafted('noble-tudor', 'large-town-london', 'port-caernarfon'),
  holes: {
    town: nameOf('town-durham'),
    bishop: nameOf('bishop-durham'),
    church: data.bonuses.church,
    trade: data.bonuses.trade,
  },
  goals: [
    {
      id: 'church',
      rule: 'WR-11.8',
      met: ({ after, seat }) => owns(after, 'town-durham', seat) && owns(after, 'bishop-durham', seat),
      onTheWay: (attempt) => taken(attempt).endsWith('durham'),
      wrong: [
        { id: 'trade', when: (attempt) => taken(attempt).endsWith('kings-lynn'), example: ['take:ship-kings-lynn'] },
        {
          id: 'apart',
          when: (attempt) => !taken(attempt).endsWith('durham'),
          example: ['take:town-durham', 'take:town-exeter'],
        },
      ],
      solution: ['take:town-durham', 'take:bishop-durham'],
    },
  ],
}
