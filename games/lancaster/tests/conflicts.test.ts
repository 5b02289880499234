import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table } from './position.ts'

/** Strength 5, points 4/2/1. */
const CARD = 'conflict-03'

test('LA-T37 LA-9.2 LA-9.3 LA-9.4 LA-A28 England wins', () => {
  const t = table().conflict('UL', CARD, [BLUE, 2], [GREEN, 1], [RED, 2]).conflicts()
  expect(t.told('battle')).toMatchObject([{ sum: 5, frenchStrength: 5, england: true }])
  expect(t.state.points).toEqual([2, 1, 4])
  expect(t.state.court).toEqual([
    [1, 1, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 0, 0],
  ])
  const card = t.figures.conflicts.findIndex(({ id }) => id === CARD)
  expect(t.state.conflicts.some((conflict) => conflict?.card === card)).toBe(false)
  expect(t.state.conflictDeck).not.toContain(card)
})

test('LA-T38 LA-9.5 France wins: the card and its knights move down in the same order', () => {
  const t = table().conflict('UL', CARD, [BLUE, 2], [GREEN, 1]).conflicts()
  expect(t.state.points).toEqual([2, 1, 0])
  expect(t.slot('LL')?.spaces).toEqual([
    { house: BLUE, knights: [2] },
    { house: GREEN, knights: [1] },
  ])
  expect(t.slot('LR')).toBeNull()
})

test('LA-T39 LA-9.4 second round won', () => {
  const t = table().court(BLUE, 1, 2, 2).conflict('LL', CARD, [BLUE, 2], [GREEN, 1]).favoursTaken(6)
  t.play(BLUE, '2>LL').conflicts()
  expect(t.state.points).toEqual([4, 2, 0])
  expect(t.state.court.slice(0, 2)).toEqual([
    [1, 2, 0, 0],
    [1, 1, 0, 0],
  ])
})

test('LA-T40 LA-9.6 second round lost, ransom', () => {
  const t = table().conflict('LL', CARD, [BLUE, 2], [GREEN, 1]).stock('gold', 2, 0, 0).conflicts()
  expect(t.state.points).toEqual([2, 1, 0])
  expect(t.texts(BLUE)).toEqual(['free:2', 'done'])
  t.play(BLUE, 'free:2')
  expect(t.state.gold[BLUE]).toBe(0)
  expect(t.texts(GREEN)).toEqual(['done'])
  expect(t.refusal(GREEN, 'free:1')).toBe('no-ransom')
  t.play(GREEN, 'done')
  expect(t.state.court[BLUE]).toEqual([1, 1, 0, 0])
  expect(t.state.court[GREEN]).toEqual([0, 1, 0, 0])
  expect(t.state.reserve[GREEN]).toEqual([3, 1, 1, 1])
  expect(t.slot('LL')).toBeNull()
})

test('LA-T41 LA-9.3 LA-9.5 third rank of a lost conflict', () => {
  const t = table().conflict('UL', CARD, [BLUE, 1], [GREEN, 1], [RED, 2]).conflicts()
  expect(t.state.points).toEqual([0, 1, 2])
})

test('LA-T42 LA-9.3 reinforcement does not move the space', () => {
  const t = table().conflict('UL', CARD, [BLUE, 1, 2], [GREEN, 3]).conflicts()
  expect(t.state.points).toEqual([2, 4, 0])
})

test('LA-T43 LA-9.2 empty conflict', () => {
  const t = table().conflict('UR', CARD).conflict('LL', 'conflict-04').conflicts()
  const card = t.figures.conflicts.findIndex(({ id }) => id === CARD)
  expect(t.slot('LR')).toEqual({ card, spaces: [] })
  expect(t.slot('LL')).toBeNull()
  expect(t.state.points).toEqual([0, 0, 0])
  expect(t.told('battle').every((battle) => !battle.england)).toBe(true)
})

test('LA-T44 LA-9.1 lower row first, left before right, each finished before the next', () => {
  const t = table()
    .conflict('UL', CARD, [GREEN, 1])
    .conflict('UR', 'conflict-06', [GREEN, 2])
    .conflict('LL', 'conflict-04', [BLUE, 2])
    .conflict('LR', 'conflict-05', [RED, 1])
    .stock('gold', 9, 9, 9)
    .conflicts()
  expect(t.told('battle').map(({ slot }) => slot)).toEqual([2])
  t.play(BLUE, 'done')
  expect(t.slot('LL')).toBeNull()
  expect(t.slot('UL')?.spaces).toHaveLength(1)
  t.play(RED, 'done')
  expect(t.told('battle').map(({ slot }) => slot)).toEqual([2, 3, 0, 1])
  expect(t.slot('LL')?.spaces).toEqual([{ house: GREEN, knights: [1] }])
})

test('LA-T45 LA-9.6 LA-A21 partial ransom, knight by knight', () => {
  const make = () => table().conflict('LL', 'conflict-09', [BLUE, 1, 3]).stock('gold', 3, 0, 0).conflicts()
  const t = make()
  expect(t.texts(BLUE)).toEqual(['free:1', 'free:3', 'done'])
  t.play(BLUE, 'free:3')
  expect(t.texts(BLUE)).toEqual(['done'])
  t.play(BLUE, 'done')
  expect(t.state.court[BLUE]).toEqual([0, 1, 1, 0])
  expect(make().play(BLUE, 'free:1').texts(BLUE)).toEqual(['done'])
  expect(make().play(BLUE, 'done').state.gold[BLUE]).toBe(3)
})

test('LA-A21 ransom goes in player order and before the next conflict', () => {
  const t = table()
    .start(GREEN)
    .conflict('LL', 'conflict-09', [BLUE, 1], [GREEN, 1])
    .conflict('LR', CARD, [BLUE, 2])
    .conflicts()
  expect(t.awaiting()).toEqual([GREEN])
  t.play(GREEN, 'done')
  expect(t.awaiting()).toEqual([BLUE])
  expect(t.told('battle')).toHaveLength(1)
  t.play(BLUE, 'free:1')
  expect(t.told('battle')).toHaveLength(2)
})

test('LA-10.1 LA-10.2 LA-10.4 LA-A15 the next round: new cards, all favours up, nothing else', () => {
  const t = table().conflict('UL', CARD, [BLUE, 2]).favoursTaken(6).stock('gold', 5, 6, 7).stock('votes', 3, 4, 5)
  const current = [...t.state.current]
  const [left, right] = [t.state.conflictDeck.at(-1), t.state.conflictDeck.at(-2)]
  t.start(GREEN).conflicts()
  expect([t.state.round, t.state.phase, t.state.start]).toEqual([2, 'placement', GREEN])
  expect([t.slot('UL')?.card, t.slot('UR')?.card]).toEqual([left, right])
  expect(t.state.favours).toEqual([true, true, true, true, true, true])
  expect([t.state.gold, t.state.votes]).toEqual([
    [5, 6, 7],
    [3, 4, 5],
  ])
  expect(t.state.current).toEqual(current)
  expect(t.slot('LL')?.spaces).toEqual([{ house: BLUE, knights: [2] }])
})

test('LA-9.3 the sum of all own knights ranks, not the strongest of them', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 2, 2], [GREEN, 3]).conflicts()
  expect(t.told('battle')[0]?.ranks.map(({ seat, strength }) => [seat, strength])).toEqual([
    [BLUE, 4],
    [GREEN, 3],
  ])
  expect(t.state.points).toEqual([4, 2, 0])
})
