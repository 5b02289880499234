import { expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { render } from '../../../engine/words.ts'
import { game } from '../index.ts'
import { checkFigures } from '../rules/check-figures.ts'
import { figuresOf, PRINTED } from '../rules/figures.ts'
import { lawText } from '../speech/texts.ts'
import type { Corrections } from '../types/index.ts'
import words from '../words/en.json' with { type: 'json' }
import { BLUE, GREEN, RED, table } from './position.ts'

const say = (phrase: Parameters<typeof render>[0]): string =>
  render(phrase, { locale: 'en', catalogues: [words], seatName: (seat) => `Seat ${seat}` })

test('LA-A1 a table may follow the other sources: 3 points for two counties', () => {
  const figures = {
    laws: { 'law-two-counties-points': { effect: [{ op: 'gain', good: 'points', amount: 3 }] } },
  } as const
  expect(checkFigures(figures)).toEqual([])
  const t = table(3, figures).county(BLUE, 'A', 1).county(BLUE, 'B', 2).applyLaws('law-two-counties-points')
  expect(t.state.points[BLUE]).toBe(3)
  const law = figuresOf(t.view(GREEN).figures).laws.find(({ id }) => id === 'law-two-counties-points')
  expect(say(lawText(law!))).toBe('For every 2 counties you hold: 3 points.')
})

test('a corrected county has its own name, minimum and reward', () => {
  const figures = {
    counties: { B: { name: 'Kent', minStrength: 1, reward: [{ op: 'journey', earnsFavour: false }] } },
  } as const
  expect(checkFigures(figures)).toEqual([])
  const t = table(3, figures).conflict('UL', 'conflict-03').play(BLUE, '1B')
  expect(say(game.speech.event(t.events[0]!))).toBe('Seat 0 sends a knight of strength 1 to Kent.')
  t.counties().play(BLUE, 'take:reward', 'sail:UL')
  expect(t.told('joined')).toHaveLength(1)
  expect(t.view(BLUE).ask?.what).not.toBe('favour')
})

test('LA-13.7 a knight sails once, also where the reward names the journey twice', () => {
  const journey = { op: 'journey', earnsFavour: false } as const
  const figures = { counties: { B: { reward: [journey, journey] } } } as const
  expect(checkFigures(figures)).toEqual([])
  const make = () => table(3, figures).county(BLUE, 'B', 2).conflict('UL', 'conflict-03').conflict('UR', 'conflict-04')
  const t = make().counties().play(BLUE, 'take:reward', 'sail:UL')
  expect(t.told('joined')).toMatchObject([{ strength: 2 }])
  expect(t.view(BLUE).ask?.what).not.toBe('journey')
  const late = make().counties().play(BLUE, 'take:reward', 'decline', 'sail:UR')
  expect(late.told('joined')).toMatchObject([{ strength: 2 }])
})

test('the same corrections give the same figures, also after a journey through JSON', () => {
  const figures = { supply: { limited: false } }
  const again = JSON.parse(JSON.stringify(figures)) as typeof figures
  expect(figuresOf(figures)).toBe(figuresOf(again))
  expect(figuresOf(null)).toBe(PRINTED)
})

test.each([
  [{ laws: { 'law-x': {} } }, 'figures.laws has no "law-x"'],
  [{ colour: 1 }, 'figures has no "colour" (known: supply, counties, castle, favours, conflicts, laws)'],
  [{ counties: { A: { minStrength: 5 } } }, 'figures.counties.A.minStrength must be a whole number from 1 to 4'],
  [{ counties: { J: {} } }, 'figures.counties has no "J"'],
  [{ counties: { A: { name: '<b>' } } }, 'figures.counties.A.name must be a name'],
  [{ counties: { A: { name: 'Warwick' } } }, 'two counties have the same name'],
  [
    { castle: { 'castle-gold': { reward: [{ op: 'journey', earnsFavour: true }] } } },
    'reward[0].op must be one of gain',
  ],
  [{ favours: { 'favour-upgrade': { reward: [{ op: 'gain', good: 'gold' }] } } }, 'reward[0] lacks amount'],
  [{ conflicts: { 'conflict-01': { points: [1, 2, 3] } } }, 'points must be listed highest first'],
  [{ conflicts: { 'conflict-01': { usedWith: [] } } }, '9 cards are used with 3 players, not 10'],
  [{ laws: { 'law-gold-for-points': { cost: {} } } }, 'cost must be more than nothing'],
  [{ laws: { 'law-conflict-points': { cost: { gold: 1 } } } }, 'figures.laws.law-conflict-points has no "cost"'],
  [{ laws: { 'law-conflict-points': { effect: [{ op: 'upgrade', scope: 'owned', from: 1 }] } } }, 'both from and to'],
  [
    { laws: { 'law-conflict-points': { effect: [{ op: 'upgrade', scope: 'owned', from: 3, to: 2 }] } } },
    'effect[0].to must be more than from',
  ],
  [{ supply: { gold: 3 } }, 'figures.supply.gold must be a whole number from 20 to 200'],
  [{ supply: [] }, 'figures.supply must be an object'],
  [7, 'figures must be an object'],
  [JSON.parse('{"__proto__": {"x": 1}}'), 'figures has no "__proto__"'],
])('wrong figures are refused in plain words (%#)', (figures, message) => {
  expect(
    checkFigures(figures)
      .map(({ text }) => text)
      .join('; '),
  ).toContain(message)
})

/** Figures with this in one place of them, told where it may stand. */
const inReward = (effect: object): object => ({ counties: { A: { reward: [effect] } } })
const points = (amount: number): object => ({ op: 'gain', good: 'points', amount })
const recruit = (strength: number, count: number): object => ({ op: 'recruit', strength, count })
const upgrade = (from: number, to: number): object => ({ op: 'upgrade', scope: 'owned', from, to })
const ofLength = (n: number): object[] => Array.from({ length: n }, () => points(1))

test.each<[string, readonly object[], readonly object[]]>([
  ['an amount', [0, 20].map((n) => inReward(points(n))), [-1, 21, 1.5].map((n) => inReward(points(n)))],
  [
    'a recruit',
    [recruit(1, 1), recruit(4, 3)].map(inReward),
    [recruit(0, 1), recruit(5, 1), recruit(1, 0), recruit(1, 4)].map(inReward),
  ],
  [
    'an upgrade',
    [upgrade(1, 2), upgrade(3, 4)].map(inReward),
    [upgrade(0, 2), upgrade(4, 5), upgrade(3, 5), upgrade(2, 2)].map(inReward),
  ],
  [
    'the effects of a reward',
    [0, 4].map((n) => ({ favours: { 'favour-upgrade': { reward: ofLength(n) } } })),
    [{ favours: { 'favour-upgrade': { reward: ofLength(5) } } }, { counties: { A: { reward: ofLength(5) } } }],
  ],
  [
    'the minimum of a county',
    [1, 4].map((minStrength) => ({ counties: { B: { minStrength } } })),
    [0, 5].map((minStrength) => ({ counties: { B: { minStrength } } })),
  ],
  [
    'the French strength',
    [1, 40].map((frenchStrength) => ({ conflicts: { 'conflict-03': { frenchStrength } } })),
    [0, 41].map((frenchStrength) => ({ conflicts: { 'conflict-03': { frenchStrength } } })),
  ],
  [
    'the ranks of a conflict',
    [{ conflicts: { 'conflict-03': { points: [4, 4, 0] } } }],
    [[], [4, 2], [4, 2, 1, 0], [4, 2, 21], [1, 4, 4], [4, 1, 2]].map((ranks) => ({
      conflicts: { 'conflict-03': { points: ranks } },
    })),
  ],
  [
    'who plays with a conflict',
    [],
    [[1, 2, 3], [2, 3, 6], [2, 3, 4, 5, 5], '3'].map((usedWith) => ({ conflicts: { 'conflict-03': { usedWith } } })),
  ],
  [
    'a price',
    [0, 20].map((gold) => ({ castle: { 'castle-recruit': { cost: { gold } } } })),
    [{ gold: 21 }, { gold: -1 }, { points: 1 }].map((cost) => ({ castle: { 'castle-recruit': { cost } } })),
  ],
  ['the supply', [20, 200].map((votes) => ({ supply: { votes } })), [19, 201].map((votes) => ({ supply: { votes } }))],
  [
    'a name',
    ['Y', 'Saint Mary-le-Bow', 'Ængland', 'A'.repeat(24)].map((name) => ({ counties: { A: { name } } })),
    ['', '7 Oaks', ' Kent', 'A'.repeat(25), 7].map((name) => ({ counties: { A: { name } } })),
  ],
])('%s may be corrected as far as it goes and no further', (_, taken, refused) => {
  for (const figures of taken) expect(checkFigures(figures), JSON.stringify(figures)).toEqual([])
  for (const figures of refused) expect(checkFigures(figures), JSON.stringify(figures)).not.toEqual([])
})

test('a fault names the place it was found at, down to the entry of a list', () => {
  const at = (figures: object): unknown => checkFigures(figures).map(({ path, text }) => [path, text])
  expect(at({ counties: { A: { reward: [points(1), points(21)] } } })).toEqual([
    ['counties.A.reward.1.amount', 'figures.counties.A.reward[1].amount must be a whole number from 0 to 20'],
  ])
  expect(at({ conflicts: { 'conflict-03': { points: [4, 2] } } })).toEqual([
    ['conflicts.conflict-03.points', 'figures.conflicts.conflict-03.points must be a list of 3 entries'],
  ])
  expect(at(inReward({ op: 'journey' }))).toEqual([
    ['counties.A.reward.0', 'figures.counties.A.reward[0] lacks earnsFavour'],
  ])
})

test('the printed figures speak the same vocabulary as corrections', () => {
  const by = <T>(list: readonly T[], key: (entry: T) => string, part: (entry: T) => object): object =>
    Object.fromEntries(list.map((entry) => [key(entry), part(entry)]))
  const { gold, squires, votes, limited } = PRINTED.supply
  const printed = {
    supply: { gold, squires, votes, limited },
    counties: by(
      PRINTED.counties,
      ({ letter }) => letter,
      ({ minStrength, reward }) => ({ minStrength, reward }),
    ),
    castle: by(
      PRINTED.castle,
      ({ id }) => id,
      ({ cost, reward }) => ({ cost, reward }),
    ),
    favours: by(
      PRINTED.favours,
      ({ id }) => id,
      ({ reward }) => ({ reward }),
    ),
    conflicts: by(
      PRINTED.conflicts,
      ({ id }) => id,
      ({ frenchStrength, points, usedWith }) => ({ frenchStrength, points, usedWith }),
    ),
    laws: by(
      PRINTED.laws,
      ({ id }) => id,
      (law) => (law.kind === 'exchange' ? { effect: law.effect, cost: law.cost } : { effect: law.effect }),
    ),
  }
  expect(checkFigures(printed)).toEqual([])
  expect(figuresOf(printed as Corrections)).toEqual(PRINTED)
})

test('options with figures pass the house’s reading', () => {
  const figures = { supply: { limited: false } }
  expect(readOptions(game as never, { figures }, 3)).toEqual({ options: { figures } })
  expect(readOptions(game as never, { figures: { supply: { limited: 1 } } }, 3)).toHaveProperty('problems')
})

test('a law is data: another cost and effect are exchanged by the same rules', () => {
  const figures = {
    laws: {
      'law-gold-for-points': {
        cost: { gold: 2, votes: 1 },
        effect: [{ op: 'gain', good: 'squires', amount: 3 }, { op: 'extension' }],
      },
    },
  } as const
  expect(checkFigures(figures)).toEqual([])
  const t = table(3, figures).stock('gold', 5, 0, 0).stock('votes', 2, 0, 0).applyLaws('law-gold-for-points')
  expect(t.texts(BLUE)).toEqual(['x0', 'x1', 'x2'])
  t.play(BLUE, 'x2', 'tile:gold', 'decline')
  expect([t.state.gold[BLUE], t.state.votes[BLUE], t.state.squires[BLUE]]).toEqual([1, 0, 8])
  expect(t.awaiting()).toEqual([GREEN])
  t.play(GREEN, 'x0').play(RED, 'x0')
})
