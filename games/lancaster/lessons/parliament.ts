/** Everybody votes in secret, but how many votes the others have lies open. */
import { BLUE, RED, GREEN, table } from '../position.ts'
import { anything, type LancasterLesson, said } from './tries.ts'

const MINE = 3
const GREENS = 1

export const parliament: LancasterLesson = {
  id: 'parliament',
  seats: 3,
  seat: BLUE,
  position: () =>
    table()
      .stock('votes', MINE, GREENS, 0)
      .laws(
        ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points'],
        ['law-strength-two-squires', 'law-gold-buys-votes', 'law-two-conflicts-extension'],
      )
      .parliament().state,
  answers: { [GREEN]: ['no+1'], [RED]: ['no'] },
  holes: { law: { say: 'law.title.law-strength-two-squires' }, greens: GREENS },
  goals: [
    {
      id: 'vote',
      rule: 'LA-5.3',
      met: said(/^yes\+2$/),
      wrong: [
        { id: 'no', when: said(/^no/), example: ['no+2'] },
        { id: 'dear', when: said(/^yes\+3$/), example: ['yes+3'] },
        { id: 'few', when: anything, example: ['yes+1'] },
      ],
      solution: ['yes+2'],
    },
  ],
}
