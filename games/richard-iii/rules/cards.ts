/** The cards: deal, redeal, choice, who goes first (R3 chapter 5). */
import type { Dice, Seat, Tell } from '../../../engine/index.ts'
import data from '../data.json' with { type: 'json' }
import { HAND_SIZE, REDEAL_POINTS } from './figures.ts'
import { type CardId, CARDS } from './ids.ts'
import { CARD, DECLINE, GIVE_BACK, KEEP, REQUEST } from './moves.ts'
import { num, take } from './numbers.ts'
import type { Event, Move, Pair, State } from '../types/index.ts'

export interface Card {
  readonly points: number
  readonly event: boolean
  /** Areas a block may march; 0 forbids marching. */
  readonly areas: number
  readonly sea: boolean
  readonly recruit: boolean
  /** Added to every border limit. */
  readonly wider: number
}

const faceOf = (card: (typeof data.cards)[number]): CardId =>
  (card.kind === 'action' ? String(card.ap) : card.id.replace('event-', '')) as CardId

/** By face. */
export const CARD_FACTS: readonly Card[] = CARDS.map((face) => {
  const card = data.cards.find((printed) => faceOf(printed) === face)
  const effect = card?.effect
  if (!card || !effect)
    return {
      points: card?.ap ?? 0,
      event: false,
      areas: data.constants.landMoveAreas,
      sea: true,
      recruit: true,
      wider: 0,
    }
  return {
    points: card.ap,
    event: true,
    areas: effect.land ? (effect.maxAreas ?? 0) : 0,
    sea: effect.sea ?? false,
    recruit: effect.recruit ?? false,
    wider: effect.borderLimitBonus ?? 0,
  }
})

export const MUSTER_CARD = CARDS.indexOf('muster')
export const PIRACY = CARDS.indexOf('piracy')
export const PLAGUE_CARD = CARDS.indexOf('plague')
export const TREASON_CARD = CARDS.indexOf('treason')

/** All 25, as faces. */
export const DECK: readonly number[] = data.cards.map((card) => CARDS.indexOf(faceOf(card))).sort((a, b) => a - b)

export function cardIds(faces: readonly number[]): CardId[] {
  return faces.map((face) => CARDS[face] as CardId)
}

export function pointsOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + (CARD_FACTS[face] as Card).points, 0)
}

/** New hands for some seats, from all cards that nobody else holds (R3-1.5, R3-5.2). */
export function deal(state: State, seats: readonly Seat[], dice: Dice): void {
  const deck = [...DECK]
  for (let seat = 0; seat < 2; seat++)
    if (!seats.includes(seat)) for (const card of state.hands[seat] as number[]) take(deck, card)
  dice.shuffle(deck)
  for (const seat of seats) state.hands[seat] = deck.splice(0, HAND_SIZE).sort((a, b) => a - b)
}

/** Opens the redeal window; both are asked, whatever they hold, so that asking tells nothing. */
export function askRedeal(state: State): void {
  state.phase = 'mulligan'
  state.answers = [-1, -1]
  state.awaited = 3
}

export function mayRequest(state: State, seat: Seat): boolean {
  return pointsOf(state.hands[seat] as number[]) <= REDEAL_POINTS && !redealSpent(state, seat)
}

/** D-01: one redeal in all, or by the other reading one for each player. */
function redealSpent(state: State, seat: Seat): boolean {
  return state.rules.redealEach ? num(state.redeals, seat) > 0 : num(state.redeals, 0) + num(state.redeals, 1) > 0
}

export function listRedeal(state: State, seat: Seat, into: Move[]): void {
  if (state.phase === 'mulligan-answer') into.push(KEEP, GIVE_BACK)
  else {
    into.push(DECLINE)
    if (mayRequest(state, seat)) into.push(REQUEST)
  }
}

export function answerRedeal(state: State, seat: Seat, requests: boolean, dice: Dice, tell: Tell<Event>): void {
  state.answers[seat] = requests ? 1 : 0
  state.awaited &= ~(1 << seat)
  tell?.({ type: 'answered', seat })
  if (state.awaited !== 0) return
  const asking = [0, 1].filter((player) => state.answers[player] === 1)
  if (asking.length === 0) {
    tell?.({ type: 'hands-stand' })
    return
  }
  for (const player of asking) {
    const hand = state.hands[player] as number[]
    state.redeals[player] = num(state.redeals, player) + 1
    tell?.({ type: 'hand-shown', seat: player, cards: cardIds(hand), points: pointsOf(hand) })
  }
  if (asking.length === 2) redeal(state, asking, dice, tell)
  else {
    state.phase = 'mulligan-answer'
    state.awaited = asking[0] === 0 ? 2 : 1
  }
}

/** The opponent of a sole requester keeps his cards or gives them back. */
export function answerKeep(state: State, seat: Seat, keeps: boolean, dice: Dice, tell: Tell<Event>): void {
  if (keeps) tell?.({ type: 'hand-kept', seat })
  redeal(state, keeps ? [1 - seat] : [0, 1], dice, tell)
}

function redeal(state: State, seats: readonly Seat[], dice: Dice, tell: Tell<Event>): void {
  deal(state, seats, dice)
  tell?.({ type: 'redealt', seats })
  state.awaited = 0
  state.phase = 'mulligan'
  // With one redeal for each player the other may still demand his, unless he has just had a new hand.
  const other = seats.length === 1 ? 1 - (seats[0] as number) : -1
  if (state.rules.redealEach && other >= 0 && num(state.redeals, other) === 0) {
    state.answers = [0, 0]
    state.answers[other] = -1
    state.awaited = 1 << other
  }
}

export function askCards(state: State, tell: Tell<Event>): void {
  state.phase = 'choose-card'
  state.chosen = [-1, -1]
  state.first = -1
  state.active = -1
  state.awaited = 3
  // The last card of a campaign is no choice.
  if (state.hands[0].length === 1) {
    state.chosen = [num(state.hands[0], 0), num(state.hands[1], 0)]
    revealCards(state, tell)
  }
}

export function listCards(state: State, seat: Seat, into: Move[]): void {
  let last = -1
  for (const card of state.hands[seat] as number[]) {
    if (card !== last) into.push(CARD[card] as Move)
    last = card
  }
}

export function chooseCard(state: State, seat: Seat, card: CardId, tell: Tell<Event>): void {
  state.chosen[seat] = CARDS.indexOf(card)
  state.awaited &= ~(1 << seat)
  tell?.({ type: 'chose', seat })
  if (state.awaited === 0) revealCards(state, tell)
}

/** R3-5.4: a sole event goes first, then the higher number, then the Pretender's player. */
export function whoGoesFirst(chosen: Pair<number>, throne: Seat): { first: Seat; why: 'event' | 'higher' | 'tie' } {
  const [red, white] = chosen.map((face) => CARD_FACTS[face] as Card) as [Card, Card]
  if (red.event !== white.event) return { first: red.event ? 0 : 1, why: 'event' }
  if (red.points !== white.points) return { first: red.points > white.points ? 0 : 1, why: 'higher' }
  return { first: 1 - throne, why: 'tie' }
}

function revealCards(state: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < 2; seat++) {
    const card = num(state.chosen, seat)
    take(state.hands[seat] as number[], card)
    ;(state.spent[seat] as number[]).push(card)
  }
  const { first, why } = whoGoesFirst(state.chosen, state.throne)
  state.first = first
  state.awaited = 0
  tell?.({ type: 'cards', turn: state.turn, cards: cardIds(state.chosen), first, why })
}
