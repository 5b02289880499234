/** The last rounds of a game, with bots and a coach. */
import type { Lesson } from '../../../engine/lesson.ts'
import type { Event, Move, State } from '../types.ts'
import { late, SEATS } from './late.ts'

export const whole: Lesson<State, Move, Event> = {
  id: 'whole',
  seats: SEATS,
  seat: 0,
  position: late,
  goals: [],
  game: {
    level: 'page',
    coach: [
      { id: 'last', when: ({ round, rounds }) => round === rounds },
      { id: 'begin', when: () => true },
    ],
  },
}
