/** WR-17: what holds in every state. */
import type { State } from '../types/index.ts'
import { audit } from './audit.ts'
import { holdings } from './awards.ts'
import { realmOf } from './figures.ts'
import { CARD_PLACES, CARDS, FIRST_MERCENARY, FIRST_PERSONALITY, RUNNING_AWARDS } from './ids.ts'
import { inHand } from './planning.ts'

function demand(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new Error(`${rule}: ${what}`)
}

export function assert(state: State): void {
  assertCards(state)
  assertMoney(state)
  assertAwards(state)
  assertPlans(state)
}

/** WR-17.1, WR-17.2, WR-17.9. */
function assertCards(state: State): void {
  const realm = realmOf(state)
  state.owner.forEach((seat, asset) => {
    const place = CARD_PLACES[state.cards[asset] ?? 0]
    const name = CARDS[asset] ?? ''
    demand(seat >= -1 && seat < state.seats, 'WR-17.1', `${name} belongs to seat ${seat}`)
    demand(seat >= 0 === (place === 'held'), 'WR-17.1', `the card of ${name} is ${place}, its owner ${seat}`)
    if (asset >= FIRST_PERSONALITY) demand(place !== 'neutral', 'WR-17.2', `${name} has lost its owner`)
  })
  for (let card = FIRST_MERCENARY; card < CARDS.length; card++)
    demand(CARD_PLACES[state.cards[card] ?? 0] !== 'held', 'WR-17.1', 'a mercenary card is held')
  const lying = (place: string): number[] =>
    CARDS.flatMap((_, card) => (CARD_PLACES[state.cards[card] ?? 0] === place ? [card] : []))
  const lie = (place: string, pile: readonly number[]): boolean => {
    const cards = lying(place)
    return cards.length === pile.length && cards.every((card) => pile.includes(card))
  }
  demand(lie('deck', state.deck), 'WR-17.1', 'the deck and the cards disagree')
  demand(lie('display', state.display), 'WR-17.1', 'the display and the cards disagree')
  const sizes = realm.data.draft[String(state.seats) as '2' | '3' | '4'].display
  const drawn = sizes.slice(0, state.turn).reduce((sum, n) => sum + n, 0)
  demand(state.deck.length === CARDS.length - drawn, 'WR-17.9', `${state.deck.length} cards in turn ${state.turn}`)
}

/** WR-17.3, WR-17.4, WR-17.7. Between the decisions no mercenary is on the board. */
function assertMoney(state: State): void {
  const { data, votes, first, second } = realmOf(state)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
  for (const money of state.money) demand(Number.isInteger(money) && money >= 0, 'WR-17.3', `money is ${money}`)
  const counters = state.supply + sum(state.mercenaries)
  demand(counters === data.troops.mercenaryCounters, 'WR-17.4', `${counters} mercenaries`)
  demand(
    [state.supply, ...state.mercenaries].every((n) => n >= 0),
    'WR-17.4',
    'negative mercenaries',
  )
  const ledgers = state.revealed?.ledgers ?? []
  const given = sum(ledgers.map((ledger) => ledger.regions))
  demand(given <= sum(first) + sum(second), 'WR-17.7', `the regions gave ${given} VP`)
  demand(state.kings.length === state.turn - (state.phase === 'over' ? 0 : 1), 'WR-17.7', 'a parliament is missing')
  demand(votes.length === state.roses.length, 'WR-17.7', 'a region has no votes')
  state.vp.forEach((vp, seat) => {
    const { regions = 0, king = 0, awards = 0, trade = 0, church = 0 } = ledgers[seat] ?? {}
    const last = regions + king + awards + trade + church
    demand(Math.min(regions, king, awards, trade, church) >= 0 && vp >= last, 'WR-17.3', `seat ${seat} has ${vp} VP`)
  })
}

/** WR-17.6. */
function assertAwards(state: State): void {
  const realm = realmOf(state)
  const { minimum } = realm.data.awards
  RUNNING_AWARDS.forEach((award, i) => {
    const held = holdings(realm, state, realm.awardCounts[i] ?? -1)
    const holder = state.awards[i] ?? -1
    const most = Math.max(...held)
    if (holder < 0) demand(most < minimum, 'WR-17.6', `${award} lies on the board`)
    else demand(held[holder] === most && most >= minimum, 'WR-17.6', `${award} is with seat ${holder}`)
  })
}

/** WR-17.5 and the piece limits of WR-1.2: plans are empty outside planning and never exceed the pieces. */
function assertPlans(state: State): void {
  const realm = realmOf(state)
  state.plans.forEach((plan, seat) => {
    const left = inHand(realm, state, seat, plan)
    demand(Math.min(left.troops, left.mercenaries, left.white, left.black) >= 0, 'WR-1.2', `seat ${seat} lacks pieces`)
    demand(plan.bid >= 0 && plan.bid <= (state.money[seat] ?? 0), 'WR-7.4', `seat ${seat} bids ${plan.bid}`)
    demand(plan.bid > 0 === plan.calais >= 0, 'WR-7.4', `seat ${seat} bids ${plan.bid} nowhere`)
    const { lines, pays } = audit(realm, state, seat, plan)
    demand(pays <= (state.money[seat] ?? 0), 'WR-17.3', `seat ${seat} would pay ${pays}`)
    if (state.phase !== 'planning') demand(lines.length === 0, 'WR-17.5', `seat ${seat} has orders left over`)
  })
}
