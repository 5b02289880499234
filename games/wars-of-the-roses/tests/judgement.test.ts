/** What things are worth to a bot of this game, held against what the rules bring. */
import { describe, expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { begin } from '../bot/draft.ts'
import { aidIsGood, gain, judge, worthOfCard } from '../bot/judgement.ts'
import { pickWith } from '../bot/pick.ts'
import { BY_HAND } from '../bot/picks.ts'
import { weigh } from '../bot/steps.ts'
import { emptyPlan } from '../rules/audit.ts'
import { DATA } from '../rules/figures.ts'
import { type AssetId, assetNumber, FIRST_PERSONALITY, MERCENARY_CARDS, regionNumber } from '../rules/ids.ts'
import { BID_FIVE_MORE, BID_ONE_MORE, BLACK_ON, KEEP_AID, USE_AID } from '../rules/moves.ts'
import type { State } from '../types/index.ts'
import { P1, P2, P3, Table } from './position.ts'

const worth = (state: State, seat: number, asset: AssetId, picks = BY_HAND): number =>
  gain(judge(state, seat, picks), assetNumber(asset))

test('what one takes from a rival counts the less, the more rivals there are, and the more, the further ahead that one is', () => {
  const rivalry = (seats: number, vp: readonly number[] = []) =>
    judge(new Table({ seats, vp }).state, P1, BY_HAND).rivalry.slice(1)
  expect(rivalry(2)).toEqual([1])
  expect(rivalry(4)).toEqual([1 / 3, 1 / 3, 1 / 3])
  const [ahead = 0, level = 0] = rivalry(3, [4, 12, 4])
  expect(ahead).toBeCloseTo(2 * level)
})

describe('awards', () => {
  /** What a castle in Wales is worth to the second seat, who has one already, where the first has so many. */
  const castle = (rivals: readonly AssetId[]): number => {
    const { state } = new Table({ seats: 3, turn: 5, own: [rivals, ['castle-windsor'], []] })
    return worth(state, P2, 'castle-harlech')
  }
  const one: AssetId[] = ['castle-bamburgh']
  const two: AssetId[] = [...one, 'castle-pontefract']
  const three: AssetId[] = [...two, 'castle-kenilworth']

  test('to have most is worth the award, to draw level a part of it, to be behind less', () => {
    const { victoryPoints } = DATA.awards
    expect(castle(one) - castle(two)).toBeCloseTo(victoryPoints * (1 - BY_HAND.level))
    expect(castle(two) - castle(three)).toBeCloseTo(victoryPoints * (BY_HAND.level - BY_HAND.behind))
  })
})

test('WR-6.1 what is won in the last turn brings no income any more', () => {
  const asset = assetNumber('large-town-london')
  const { state } = new Table({ turn: DATA.turns })
  const [poor, rich] = [0, 5].map((lastPound) => gain(judge(state, P1, { ...BY_HAND, lastPound }), asset))
  expect(poor).toBe(rich)
  const early = new Table({ turn: 1 }).state
  const [cheap = 0, dear = 0] = [0, 5].map((pound) => gain(judge(early, P1, { ...BY_HAND, pound }), asset))
  expect(dear).toBeGreaterThan(cheap)
})

test.each([1, 2, 3, 4, 5])(
  'a card of mercenaries is worth those that it brings in turn %i, as far as there are any',
  (turn) => {
    const about = judge(new Table({ turn }).state, P1, BY_HAND)
    const [card] = MERCENARY_CARDS
    const brought = DATA.troops.mercenariesPerCard[turn - 1] ?? 0
    expect(worthOfCard(about, card, 17)).toBe(BY_HAND.mercenary * brought)
    expect(worthOfCard(about, card, 1)).toBe(BY_HAND.mercenary)
  },
)

test.each([
  ['a small gap that may grow', 2, 5, false],
  ['half of what it pays at most', 2, 13, true],
  ['any gap in the last turn', DATA.turns, 5, true],
])('WR-6.4 French Aid for %s', (_for, turn, gap, used) => {
  const { state } = new Table({ turn, vp: [0, gap, 0, 0] })
  state.phase = 'aid'
  state.aid = [1, 1, 1, 1]
  expect(aidIsGood(state, P1)).toBe(used)
  for (const moves of [
    [USE_AID, KEEP_AID],
    [KEEP_AID, USE_AID],
  ])
    expect(pickWith(BY_HAND, state, P1, moves, quick(1))).toBe(used ? USE_AID : KEEP_AID)
})

test('a bid is worth the chance it brings, for what it costs', () => {
  const { state } = new Table({ own: [['noble-stafford'], [], [], []] })
  const draft = begin(state, P1, emptyPlan(), BY_HAND)
  const midlands = regionNumber('midlands')
  const [one = 0, five = 0] = [BID_ONE_MORE, BID_FIVE_MORE].map((bids, i) => {
    const cost = [1, 5][i] ?? 0
    return weigh(draft, bids[midlands]!) + cost * BY_HAND.pound
  })
  const chance = (bid: number): number => 1 - Math.exp(-bid / BY_HAND.likelyBid)
  expect(five / one).toBeCloseTo(chance(5) / chance(1))
})

test('the more players bribe later, the less a bribe holds', () => {
  const bribe = (order: readonly number[]): number => {
    const { state } = new Table({ seats: 3, order, own: [[], ['noble-percy'], []] })
    const move = BLACK_ON[assetNumber('noble-percy') - FIRST_PERSONALITY]!
    return weigh(begin(state, P1, emptyPlan(), BY_HAND), move)
  }
  expect(bribe([P1, P2, P3])).toBeGreaterThan(bribe([P2, P1, P3]))
  expect(bribe([P2, P1, P3])).toBeGreaterThan(bribe([P2, P3, P1]))
})
