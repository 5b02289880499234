/** What is told of a finished game: points by source and round, moments, marks, lines told together. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Event } from '../types/index.ts'
import { table } from './position.ts'

const { speech } = game
const view = table(3).view(null)
const told = (...events: readonly Event[]) => ({ view, events })
const points = (seat: number, n: number): Event => ({ type: 'gained', seat, good: 'points', n })

test('LA-6 LA-9 LA-11 points of wars, laws, rewards and the final scoring stand apart, round by round', () => {
  const tally = speech.tally?.([
    told(),
    told({ type: 'law', law: 'law-conflict-points' }, points(0, 3), { type: 'gained', seat: 0, good: 'gold', n: 2 }),
    told({ type: 'took', seat: 1, ally: false, county: 'surrey', what: 'reward' }, points(1, 2)),
    told({
      type: 'battle',
      slot: 0,
      frenchStrength: 4,
      sum: 6,
      england: true,
      ranks: [
        { seat: 2, ally: false, strength: 4, points: 8 },
        { seat: 0, ally: true, strength: 2, points: 5 },
      ],
    }),
    told({ type: 'round', round: 2, conflicts: [], laws: [] }),
    told(
      { type: 'scored', what: 'knighthood', points: [8, 4, 0] },
      { type: 'scored', what: 'noblemen', points: [0, 1, 3] },
    ),
  ])
  expect(tally?.sources.map(({ say }) => say)).toEqual(
    ['france', 'laws', 'rewards', 'knighthood', 'extensions', 'noblemen'].map((source) => `tally.${source}`),
  )
  const none = [0, 0, 0]
  expect(tally?.points).toEqual([
    // LA-12.13: the points of an ally are lost.
    [[0, 0, 8], [3, 0, 0], [0, 2, 0], none, none, none],
    [none, none, none, none, none, none],
    [none, none, none, [8, 4, 0], none, [0, 1, 3]],
  ])
})

test('laws that pass, wars and expulsions are moments; a law that fails is none', () => {
  const counted = (passed: boolean): Event => ({
    type: 'counted',
    law: 'law-conflict-points',
    ballots: [],
    yes: 3,
    no: 2,
    passed,
  })
  expect(speech.moment?.(counted(true), view)?.name.say).toBe('moment.law')
  expect(speech.moment?.(counted(false), view)).toBeNull()
  const driven: Event = { type: 'expelled', seat: 1, ally: false, strength: 2, county: 'surrey', squires: 0 }
  expect(speech.moment?.(driven, view)?.name.say).toBe('moment.expelled')
})

test('a knight leaves a ring where he came and a ghost where he was driven out', () => {
  const who = { seat: 1, ally: false, strength: 2, squires: 0, county: 'surrey' } as const
  expect(
    speech.trace?.([
      { type: 'placed', ...who },
      { type: 'expelled', ...who },
    ]),
  ).toEqual([[{ kind: 'came', at: ['county surrey'], seat: 1 }], [{ kind: 'gone', at: ['county surrey'], seat: 1 }]])
})

test('who has decided is told in one line', () => {
  const decided = [0, 2].map((seat): Event => ({ type: 'decided', seat }))
  expect(speech.group?.(decided)).toMatchObject({
    say: 'event.decided.all',
    list: [{ who: { seat: 0 } }, { who: { seat: 2 } }],
  })
  expect(
    speech.group?.([
      { type: 'passed', seat: 0 },
      { type: 'passed', seat: 1 },
    ]),
  ).toBeNull()
})
