/** Every card counts control points in its region: whoever has most there scores. */
import data from '../data.json' with { type: 'json' }
import { P1 } from '../position.ts'
import { anything, drafted, nameOf, type RosesLesson, taken } from './tries.ts'

export const draft: RosesLesson = {
  id: 'draft',
  seats: 2,
  seat: P1,
  position: () => drafted(),
  holes: {
    noble: nameOf('noble-tudor'),
    n: data.assets['noble-tudor'].controlPoints,
    town: data.types['large-town'].controlPoints,
  },
  goals: [
    {
      id: 'most',
      rule: 'WR-2.3',
      met: (attempt) => taken(attempt) === 'noble-tudor',
      wrong: [
        {
          id: 'mercenaries',
          when: (attempt) => taken(attempt).startsWith('mercenary'),
          example: ['take:mercenary-5'],
        },
        { id: 'less', when: anything, example: ['take:large-town-london'] },
      ],
      solution: ['take:noble-tudor'],
    },
  ],
}
