import { expect, test } from 'vitest'
import { defaultOptions, Match, quick, refusedBy } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { CARD_FACTS, DECK, pointsOf, whoGoesFirst } from '../rules/cards.ts'
import { type CardId, CARDS } from '../rules/ids.ts'
import { game } from '../index.ts'
import { setup } from '../rules/setup.ts'
import { L, Table, Y } from './position.ts'

const face = (card: CardId): number => CARDS.indexOf(card)

/** Hands by faces, in the redeal window. */
function dealt(red: CardId[], white: CardId[], rules = {}): Table {
  const table = new Table({ rules })
  table.state.hands = [red.map(face).sort((a, b) => a - b), white.map(face).sort((a, b) => a - b)]
  table.state.phase = 'mulligan'
  table.state.answers = [-1, -1]
  table.state.awaited = 3
  return table
}

const POOR: CardId[] = ['2', '2', '2', '2', '2', 'treason', 'piracy']
const FAIR: CardId[] = ['4', '4', '4', '3', '3', '3', '2']

test('R3-5.1 25 cards: 6 twos, 7 threes, 6 fours and six events with their points', () => {
  const count = (card: CardId): number => DECK.filter((item) => item === face(card)).length
  expect(DECK).toHaveLength(25)
  expect([count('2'), count('3'), count('4')]).toEqual([6, 7, 6])
  const points = (['force-march', 'muster', 'piracy', 'plague', 'surprise', 'treason'] as const).map(
    (card) => CARD_FACTS[face(card)]?.points,
  )
  expect(points).toEqual([1, 0, 2, 0, 1, 1])
})

test('R3-1.5 a campaign starts with seven cards for each player, eleven stay unseen', () => {
  const state = setup(2, defaultOptions(about), quick(4))
  expect(state.hands.map((hand) => hand.length)).toEqual([7, 7])
  const other = setup(2, defaultOptions(about), quick(5))
  expect(other.hands).not.toEqual(state.hands)
})

test('T-01 R3-5.4 on a tie the Pretender’s player is Player 1', () => {
  const table = new Table().cards('3', '3')
  expect(table.state.first).toBe(Y)
  expect(table.told('cards')[0]?.why).toBe('tie')
})

test('T-02 R3-5.4 a sole event makes its player Player 1, whatever the numbers', () => {
  const table = new Table({ york: { kent: 'norfolk' } }).cards('plague', '4')
  expect(table.state.first).toBe(L)
})

test('T-03 R3-5.4 two events are compared by points, then the Pretender goes first', () => {
  expect(whoGoesFirst([face('piracy'), face('surprise')], L).first).toBe(L)
  expect(whoGoesFirst([face('force-march'), face('treason')], L).first).toBe(Y)
  expect(whoGoesFirst([face('force-march'), face('treason')], Y).first).toBe(L)
})

test('T-04 R3-5.2 D-01 a hand of 13 may be redealt once in a campaign, one of 14 may not', () => {
  expect(pointsOf(POOR.map(face))).toBe(13)
  const table = dealt(POOR, FAIR)
  expect(table.list(L)).toEqual(['decline', 'request'])
  const rich = dealt(['2', '2', '2', '2', '2', '3', 'treason'], FAIR)
  expect(rich.list(L)).toEqual(['decline'])
  // Asked all the same, so that asking tells nothing: the question says why there is no choice.
  const asked = (at: Table): string => game.speech.prompt(at.view(L), L).ask.say
  expect([table, rich].map(asked)).toEqual(['prompt.mulligan', 'prompt.mulligan.keep'])

  table.play(Y, 'decline').play(L, 'request')
  expect(table.awaiting).toEqual([Y])
  expect(table.list(Y)).toEqual(['keep', 'give-back'])
  expect(table.view(Y).houses[L]?.cards.hand).toHaveLength(7)
  const kept = [...table.state.hands[Y]]
  table.play(Y, 'keep')
  expect(table.state.hands[Y]).toEqual(kept)
  const left = [...DECK]
  for (const card of kept) left.splice(left.indexOf(card), 1)
  for (const card of table.state.hands[L]) {
    expect(left).toContain(card)
    left.splice(left.indexOf(card), 1)
  }
  expect(table.state.phase).toBe('choose-card')
})

test('R3-5.2 the opponent may give his hand back, and both may ask at once', () => {
  const back = dealt(POOR, FAIR).play(L, 'request').play(Y, 'decline').play(Y, 'give-back')
  expect(back.told('redealt')[0]?.seats).toEqual([L, Y])
  const poor: CardId[] = ['2', '3', '3', '3', 'surprise', 'muster', 'plague']
  const both = dealt(POOR.slice(0, 7), poor).play(L, 'request').play(Y, 'request')
  expect(both.told('redealt')[0]?.seats).toEqual([L, Y])
  expect(both.state.phase).toBe('choose-card')
})

test('D-01 by the other reading each player has a redeal of his own', () => {
  const poor: CardId[] = ['2', '3', '3', '3', 'surprise', 'muster', 'plague']
  const table = dealt(POOR, poor, { redealEach: true }).play(L, 'request').play(Y, 'decline').play(Y, 'keep')
  expect(table.state.phase).toBe('mulligan')
  expect(table.list(Y)).toEqual(['decline', 'request'])
  expect(table.list(L)).toEqual([])
})

test('R3-1.3 R3-1.4 R3-5.3 both choose in secret, a card is spent each turn, actions come in order', () => {
  const table = new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  table.state.hands = [
    [0, 1, 2],
    [0, 1, 2],
  ]
  table.play(L, 'card:3')
  expect(table.view(Y).houses[L]?.cards).toMatchObject({ ready: true, card: null, n: 3 })
  expect(table.view(L).houses[L]?.cards.card).toBe('3')
  expect(table.heard[Y]).toEqual([{ type: 'chose', seat: L }])
  table.play(Y, 'card:2')
  expect(table.view(Y).houses[L]?.cards).toMatchObject({ card: '3', n: 2, spent: ['3'] })
  expect([table.state.first, table.state.active, table.state.points]).toEqual([L, L, 3])
  // Points need not be used.
  table.play(L, 'end')
  expect([table.state.active, table.state.points]).toEqual([Y, 2])
  table.play(Y, 'end')
  expect([table.state.turn, table.state.phase]).toEqual([2, 'choose-card'])
})

test('R3-5.3 a choice may be taken back until both have chosen', () => {
  const match = new Match(game, {
    game: about.id,
    version: about.version,
    seats: 2,
    options: defaultOptions(about),
    dice: { make: 'quick', seed: 3 },
  })
  match.act(L, 'decline')
  match.act(Y, 'decline')
  const [first = '', second = ''] = match.legal(L).map((move) => game.write(move as never))
  match.act(L, first)
  const [white = ''] = match.legal(Y).map((move) => game.write(move as never))
  expect(match.undoable(L)).not.toBeNull()
  expect(refusedBy(match.undo(L))).toBe(false)
  match.act(L, second)
  match.act(Y, white)
  expect(match.undoable(L)).toBeNull()
})

test('R3-5.5 nothing is recruited on an event card', () => {
  const table = new Table({ lancaster: { kent: 'oxford' } }).cards('surprise', '2')
  expect(table.list(L).filter((text) => text.startsWith('+'))).toEqual([])
  const action = new Table({ lancaster: { kent: 'oxford' } }).cards('3', '2')
  expect(action.list(L).filter((text) => text.startsWith('+')).length).toBeGreaterThan(0)
})

test('R3-1.3 the last card of a campaign is played by the game itself', () => {
  const table = new Table({ turn: 6, lancaster: { kent: 'oxford' } })
  table.state.hands = [
    [0, 1],
    [1, 2],
  ]
  table.play(L, 'card:2').play(Y, 'card:4').play(Y, 'end').play(L, 'end')
  expect(table.state.turn).toBe(7)
  expect(table.state.phase).toBe('action')
  expect(table.state.hands).toEqual([[], []])
})
