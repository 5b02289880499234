/** The Captain of Calais is sold in secret to the highest bid, and counts like a noble. */
import data from '../data.json' with { type: 'json' }
import { P1, P2, Table } from '../position.ts'
import { bidOf, pounds, type RosesLesson } from './tries.ts'

const THEIRS = 2

export const calais: RosesLesson = {
  id: 'calais',
  seats: 2,
  seat: P1,
  position: () =>
    new Table({
      seats: 2,
      order: [P2, P1],
      own: [['castle-kenilworth'], ['noble-plantagenet']],
      money: [10, THEIRS],
    }).state,
  answers: { [P2]: ['calais:midlands+1 calais:midlands+1 done'] },
  holes: {
    money: pounds(THEIRS),
    region: { say: 'region.midlands' },
    n: data.captainOfCalais.controlPoints,
    vp: data.captainOfCalais.victoryPoints,
  },
  goals: [
    {
      id: 'bid',
      rule: 'WR-8.2',
      met: (attempt) => bidOf(attempt).amount === THEIRS + 1 && bidOf(attempt).region === 'midlands',
      wrong: [
        { id: 'low', when: (attempt) => bidOf(attempt).amount <= THEIRS, example: ['calais:midlands+1 done'] },
        {
          id: 'region',
          when: (attempt) => bidOf(attempt).region !== 'midlands',
          example: ['calais:south-east-england+5 done'],
        },
        { id: 'dear', when: () => true, example: ['calais:midlands+5 done'] },
      ],
      solution: ['calais:midlands+1 calais:midlands+1 calais:midlands+1 done'],
    },
  ],
}
