/** The last round of a game, with bots and a coach. */
import { BLUE, GREEN, RED, table } from '../position.ts'
import { PRINTED } from '../rules/figures.ts'
import type { LancasterLesson } from './tries.ts'

export const whole: LancasterLesson = {
  id: 'whole',
  seats: 3,
  seat: BLUE,
  position: () =>
    table()
      .round(PRINTED.rounds)
      .court(BLUE, 1, 2, 3)
      .court(GREEN, 1, 2, 3)
      .court(RED, 1, 1, 3)
      .stock('gold', 4, 3, 3)
      .stock('squires', 3, 3, 4)
      .stock('votes', 3, 2, 2)
      .extensions(BLUE, 'gold', 'squires')
      .extensions(GREEN, 'gold', 'votes')
      .extensions(RED, 'squires', 'votes')
      .noblemen(BLUE, 'AB')
      .noblemen(GREEN, 'CE')
      .noblemen(RED, 'AH')
      .conflict('UL', 'conflict-06')
      .conflict('UR', 'conflict-09').state,
  goals: [],
  game: {
    level: 'page',
    coach: [
      { id: 'vote', when: ({ phase }) => phase === 'parliament' },
      { id: 'law', when: ({ phase }) => phase === 'laws' },
      { id: 'county', when: ({ phase }) => phase === 'counties' },
      { id: 'castle', when: ({ phase }) => phase === 'castles' },
      { id: 'favour', when: ({ todo }) => todo.length > 0 },
      { id: 'begin', when: () => true },
    ],
  },
  holes: { first: PRINTED.scoring.first },
}
