/** The last turns of a game, with a bot and a coach. */
import data from '../data.json' with { type: 'json' }
import { P1, Table } from '../position.ts'
import type { RosesLesson } from './tries.ts'

export const whole: RosesLesson = {
  id: 'whole',
  seats: 2,
  seat: P1,
  position: () =>
    new Table({
      seats: 2,
      turn: data.turns - 1,
      own: [
        ['castle-windsor', 'noble-stafford', 'town-winchester', 'port-sandwich', 'large-town-bristol', 'noble-percy'],
        ['castle-harlech', 'noble-beaufort', 'large-town-york', 'bishop-york', 'noble-mowbray', 'port-kings-lynn'],
      ],
      money: 18,
      vp: [40, 42],
    }).state,
  goals: [],
  game: {
    level: 'page',
    coach: [
      { id: 'aid', when: ({ phase }) => phase === 'aid' },
      { id: 'draft', when: ({ phase }) => phase === 'draft' },
      { id: 'last', when: ({ turn }) => turn === data.turns },
      { id: 'begin', when: () => true },
    ],
  },
}
