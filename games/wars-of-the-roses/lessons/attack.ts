/** Troops fight one against one, and the garrison fights along. */
import data from '../data.json' with { type: 'json' }
import { P1, Table } from '../position.ts'
import { nameOf, pounds, type RosesLesson, troopsAt } from './tries.ts'

const TOWN = 'town-winchester'
const GARRISON = data.types.town.garrison

export const attack: RosesLesson = {
  id: 'attack',
  seats: 2,
  seat: P1,
  position: () => new Table({ seats: 2, own: [['castle-windsor'], [TOWN]], money: [20, 0] }).state,
  holes: { town: nameOf(TOWN), n: GARRISON, price: pounds(data.troops.cost) },
  goals: [
    {
      id: 'storm',
      rule: 'WR-10.3',
      met: (attempt) => troopsAt(attempt, TOWN) === GARRISON + 1,
      wrong: [
        { id: 'nothing', when: (attempt) => troopsAt(attempt, TOWN) === 0, example: ['done'] },
        {
          id: 'tie',
          when: (attempt) => troopsAt(attempt, TOWN) === GARRISON,
          example: [`T+${TOWN} T+${TOWN} done`],
        },
        { id: 'few', when: (attempt) => troopsAt(attempt, TOWN) < GARRISON, example: [`T+${TOWN} done`] },
        {
          id: 'dear',
          when: (attempt) => troopsAt(attempt, TOWN) > GARRISON + 1,
          example: [`T+${TOWN} T+${TOWN} T+${TOWN} T+${TOWN} done`],
        },
      ],
      solution: [`T+${TOWN} T+${TOWN} T+${TOWN} done`],
    },
  ],
}
