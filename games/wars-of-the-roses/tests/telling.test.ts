/** What is told of a finished game: points by source and turn, moments, marks, lines told together. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Event } from '../types/index.ts'
import { fresh } from './position.ts'

const { speech } = game
const view = game.view(fresh(3), null)

test('WR-11 each parliament is a line of the tally, its five sources apart', () => {
  const scored = (regions: number, king: number): Event => ({
    type: 'scored',
    ledgers: [0, 1, 2].map((seat) => ({ regions: regions + seat, king, awards: 3, trade: 2, church: 1 })),
    vp: [],
  })
  const tally = speech.tally?.([
    { view, events: [] },
    { view, events: [scored(5, 0)] },
    { view, events: [scored(1, 4)] },
  ])
  expect(tally?.sources.map(({ say }) => say)).toEqual(
    ['regions', 'king', 'awards', 'trade', 'church'].map((source) => `tally.${source}`),
  )
  const rest = [
    [3, 3, 3],
    [2, 2, 2],
    [1, 1, 1],
  ]
  expect(tally?.points).toEqual([
    [[5, 6, 7], [0, 0, 0], ...rest],
    [[1, 2, 3], [4, 4, 4], ...rest],
  ])
})

const battle = (owner: number | null, result: 'taken' | 'held'): Event => ({
  type: 'battle',
  seat: 1,
  at: 'castle-windsor',
  owner,
  attackers: 4,
  defenders: 2,
  garrison: 0,
  result,
  left: 2,
})

test('WR-9 WR-10 a bribe that works and a Location taken from somebody are moments; a walk into a neutral one is none', () => {
  const bribe = (result: 'won' | 'stopped'): Event => ({ type: 'bribe', seat: 0, on: 'noble-percy', owner: 1, result })
  const named = (event: Event) => speech.moment?.(event, view)?.name.say ?? null
  expect(named(bribe('won'))).toBe('moment.bribe')
  expect(named(bribe('stopped'))).toBeNull()
  expect(named(battle(0, 'taken'))).toBe('moment.taken')
  expect(named(battle(null, 'taken'))).toBeNull()
  expect(named(battle(0, 'held'))).toBeNull()
})

test('what moved leaves its way, what was taken a pennant, what was beaten off a ghost', () => {
  const moved: Event = { type: 'moved', seat: 2, who: 'noble-percy', from: 'wales', to: 'midlands' }
  expect(speech.trace?.([moved, battle(0, 'taken'), battle(0, 'held')])).toEqual([
    [{ kind: 'way', at: ['wales', 'midlands'], seat: 2 }],
    [{ kind: 'changed', at: ['castle-windsor'], seat: 1 }],
    [{ kind: 'gone', at: ['castle-windsor'], seat: 1 }],
  ])
})

test('the income of all is one line, and a secret step of a plan is in none', () => {
  const income = [0, 1, 2].map((seat): Event => ({ type: 'income', seat, amount: 5 + seat }))
  expect(speech.group?.(income)?.say).toBe('event.income.all')
  expect(speech.group?.([{ type: 'planned', seat: 0, move: { type: 'done' } as never }])).toBeNull()
})
