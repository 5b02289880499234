/** A black cube wins over a person whom nobody protects. */
import data from '../data.json' with { type: 'json' }
import { P1, Table } from '../position.ts'
import { nameOf, owns, pounds, type RosesLesson } from './tries.ts'

const BRIBE = data.assets['bishop-winchester'].income * data.bribery.blackPrice

export const bribe: RosesLesson = {
  id: 'bribe',
  seats: 2,
  seat: P1,
  position: () =>
    new Table({
      seats: 2,
      own: [
        ['town-winchester', 'castle-windsor'],
        ['bishop-winchester', 'noble-woodville'],
      ],
      money: [BRIBE + 2, 0],
    }).state,
  holes: { bishop: nameOf('bishop-winchester'), bribe: pounds(BRIBE), church: data.bonuses.church },
  goals: [
    {
      id: 'win',
      rule: 'WR-9.3',
      met: ({ after, seat }) => owns(after, 'bishop-winchester', seat),
      wrong: [
        {
          id: 'noble',
          when: ({ after, seat }) => owns(after, 'noble-woodville', seat),
          example: ['B+noble-woodville done'],
        },
        { id: 'nothing', when: () => true, example: ['done'] },
      ],
      solution: ['B+bishop-winchester done'],
    },
  ],
}
