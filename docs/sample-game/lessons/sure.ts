/** Coins are spent whoever wins: a sure win should cost no more than it must. */
import type { Lesson } from '../../../engine/lesson.ts'
import type { Event, Move, State } from '../types.ts'
import { late, SEATS, THEIR_HIGHEST } from './late.ts'

const SURE = THEIR_HIGHEST + 1

export const sure: Lesson<State, Move, Event> = {
  id: 'sure',
  seats: SEATS,
  seat: 0,
  position: late,
  answers: { 1: [`bid${THEIR_HIGHEST}`] },
  holes: { coin: THEIR_HIGHEST, county: { say: 'county.yorkshire' } },
  goals: [
    {
      id: 'bid',
      rule: 'SG-3.4',
      met: ({ moves: [move] }) => move?.coin === SURE,
      wrong: [
        { id: 'unsure', when: ({ moves: [move] }) => (move?.coin ?? 0) < SURE, example: [`bid${THEIR_HIGHEST}`] },
        { id: 'dear', when: ({ moves: [move] }) => (move?.coin ?? 0) > SURE, example: [`bid${SURE + 1}`] },
      ],
      solution: [`bid${SURE}`],
    },
  ],
}
