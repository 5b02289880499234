import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

const A = 'law-most-gold-upgrades'
const B = 'law-most-squires-recruits'
const C = 'law-two-counties-points'
const P1 = 'law-gold-buys-votes'
const P2 = 'law-strength-two-squires'
const P3 = 'law-two-conflicts-extension'

const house = () => table().laws([A, B, C], [P1, P2, P3]).stock('votes', 3, 3, 3).parliament()
const idsOf = (laws: readonly (number | null)[]) => laws.map((law) => (law === null ? null : PRINTED.laws[law]?.id))

test('LA-T13 LA-5.3 LA-5.4 LA-5.5 a tie passes', () => {
  const t = house()
  const supply = t.state.supply.votes
  t.play(BLUE, 'yes+2').play(GREEN, 'no+1').play(RED, 'no')
  expect(t.told('counted')).toMatchObject([{ law: P1, yes: 3, no: 3, passed: true }])
  expect(idsOf(t.state.current)).toEqual([B, C, P1])
  expect(t.state.supply.votes).toBe(supply + 3)
})

test('LA-T14 LA-5.6 LA-A7 a rejected law leaves the game, all three laws stay', () => {
  const t = house()
  const supply = t.state.supply.votes
  t.play(BLUE, 'yes+1').play(GREEN, 'no+1').play(RED, 'no')
  expect(t.told('counted')).toMatchObject([{ yes: 2, no: 3, passed: false }])
  expect(idsOf(t.state.current)).toEqual([A, B, C])
  expect(idsOf(t.state.proposed)).toEqual([null, P2, P3])
  expect(t.view(RED).laws.deck).not.toContain(P1)
  expect(t.state.supply.votes).toBe(supply + 2)
})

test('LA-T15 LA-5.1 LA-5.8 three votes in order, then the laws from left to right', () => {
  const t = house()
  const all = (text: string) => [BLUE, GREEN, RED].forEach((seat) => t.play(seat, text))
  expect(t.view(BLUE).ask).toEqual({ what: 'vote', law: P1, position: 0 })
  all('yes')
  expect(t.view(BLUE).ask).toEqual({ what: 'vote', law: P2, position: 1 })
  all('no')
  all('yes')
  expect(idsOf(t.state.current)).toEqual([C, P1, P3])
  expect(t.told('law').map((event) => event.law)).toEqual([C, P1])
  for (const seat of [BLUE, GREEN, RED]) t.play(seat, 'x0')
  expect(t.told('law').map((event) => event.law)).toEqual([C, P1, P3])
})

test('LA-T16 LA-5.2 LA-5.7 marker budget', () => {
  const t = house().stock('votes', 3, 0, 0)
  expect(t.texts(BLUE)).toEqual(['yes', 'yes+1', 'yes+2', 'yes+3', 'no', 'no+1', 'no+2', 'no+3'])
  expect(t.texts(RED)).toEqual(['yes', 'no'])
  expect(t.refusal(RED, 'pass')).toBe('vote-now')
  expect(t.refusal(RED, 'no+1')).toBe('votes-short')
  t.play(BLUE, 'yes+2').play(GREEN, 'no').play(RED, 'no')
  expect(t.texts(BLUE)).toEqual(['yes', 'yes+1', 'no', 'no+1'])
  const supply = t.state.supply.votes
  for (let law = 0; law < 2; law++) for (const seat of [BLUE, GREEN, RED]) t.play(seat, 'no')
  expect(t.told('unused')).toEqual([{ type: 'unused', n: 1 }])
  expect(t.state.votes).toEqual([0, 0, 0])
  expect(t.state.supply.votes).toBe(supply + 1)
})

test('LA-T26 LA-3.1 LA-3.2 LA-3.3 LA-10.3 five rounds propose their groups, and the deck ends empty', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const dice = quick(seed)
    const state = game.setup(3, { figures: null }, dice)
    const groups = [proposedGroups(state.proposed)]
    const phases = new Set<string>()
    while (game.awaiting(state).length > 0) {
      const seat = game.awaiting(state)[0]!
      const moves = game.legal(state, seat)
      phases.add(state.phase)
      game.apply(state, seat, moves[dice.int(moves.length)]!, dice, (event) => {
        if (event.type === 'round') groups.push(proposedGroups(state.proposed))
      })
    }
    expect(groups).toEqual(['111', '122', '223', '333', '444'])
    expect(state.lawDeck).toEqual([])
    expect([state.round, state.phase]).toEqual([5, 'over'])
    expect([...phases].slice(0, 3)).toEqual(['extension', 'placement', 'parliament'])
  }
})

function proposedGroups(proposed: readonly (number | null)[]): string {
  return proposed.map((law) => PRINTED.laws[law ?? 0]?.group).join('')
}

test('LA-1.7 three laws in force and three proposed lie from left to right, for whoever looks', () => {
  for (const seat of [BLUE, RED, null])
    expect(house().view(seat).laws).toMatchObject({ current: [A, B, C], proposed: [P1, P2, P3] })
})
