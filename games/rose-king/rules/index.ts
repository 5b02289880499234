/**
 * A turn: who must act (section 3), what is legal and what it does (section 4).
 * Simulations run millions of these steps a second, so nothing here allocates, and all they need at every step is in this file:
 * what it holds itself is found faster than what it imports.
 */
import type { Dice, Seat, Tell } from '../../../engine/game.ts'
import type { Event, Move, State } from '../types.ts'
import { addCards, CARDS, countCards } from './cards.ts'
import { HAND_LIMITS, stoneOf } from './houses.ts'
import { DRAW, HERO_PLAYS, PASS, PLAIN_PLAYS } from './moves.ts'
import { endGame, isDeadlock } from './outcome.ts'
import { CARD_BITS, FORM_BITS, PLAYABLE, WAYS } from './plays.ts'

// Not frozen: reading from a frozen list is slower.
const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const ways = WAYS
const cardBits = CARD_BITS
const formBits = FORM_BITS
const playable = PLAYABLE
const limits = HAND_LIMITS
const count = countCards
const { clz32 } = Math
const passing = PASS
/** By the stone on the target and the card; the draw stands where no card is. */
const actions: Move[] = []
const DRAWING = CARDS.length
for (const plays of [PLAIN_PLAYS, HERO_PLAYS, HERO_PLAYS])
  for (let card = 0; card < 1 << CARD_BITS; card++) actions.push(plays[card] ?? DRAW)
/** Places in `actions`. Short lists lie where the collector may move them, and are found more slowly. */
const codes = new Uint8Array(128)

/** RK-3.1 */
export function awaiting(state: State): readonly Seat[] {
  return state.status === 'running' ? (ALONE[state.turn] as readonly Seat[]) : NOBODY
}

/**
 * Every legal action of a seat: plays in the order of the cards, then the draw. The processor shall foresee what comes next:
 * it knows how many cards a hand has long before it knows where the crown stands, so those that leave the board are looked
 * at, too; nothing asks what lies on a target; and the list is cut before the answer is known, and then only grows.
 */
export function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  if (seat !== state.turn || state.status !== 'running') return emptied(into)
  // Setting the length would give the list's memory back and fetch it again at the next step.
  for (let length = into.length; length > 1; length--) into.pop()
  const { board, hands } = state
  const from = state.crown << cardBits
  const form = ((seat & 1) << 3) | ((-(state.heroes[seat] as number) >> 31) & 4)
  let held = 0
  let found = 0
  for (let rest = hands[seat] as number; rest !== 0; rest &= rest - 1) {
    const card = 31 - clz32(rest & -rest)
    const way = ways[from | card] as number
    const stone = board[way >> formBits] as number
    // What is not legal is written over by the next one.
    codes[found] = (stone << cardBits) | card
    found += (way >> (form | stone)) & playable
    held++
  }
  // RK-4.3
  codes[found] = DRAWING
  found += (held - (limits[hands.length] as number)) >>> 31
  // RK-4.5: a pass is legal when nothing else is, and only then (RK-3.2).
  into[0] = found === 0 ? passing : (actions[codes[0] as number] as Move)
  for (let i = 1; i < found; i++) into[i] = actions[codes[i] as number] as Move
  return into
}

function emptied(list: Move[]): readonly Move[] {
  list.length = 0
  return list
}

export function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  const { hands } = state
  if ('card' in move) {
    // RK-4.2
    const { card } = move
    const { board, heroes } = state
    const space = (ways[(state.crown << cardBits) | card] as number) >> formBits
    // RK-4.4: 1 where a hero turns a stone, 0 where a stone is placed.
    const turned = -(board[space] as number) >>> 31
    hands[seat] = (hands[seat] as number) & ~(1 << card)
    state.discard |= 1 << card
    board[space] = stoneOf(seat)
    state.crown = space
    heroes[seat] = (heroes[seat] as number) - turned
    state.stonesLeft += turned - 1
    tell?.({ type: move.hero ? 'turned' : 'placed', seat, card, space })
    // RK-5.2
    if (state.stonesLeft === 0) return endGame(state, 'last-stone', tell)
  } else if (move.type === 'draw') {
    // RK-4.3; RK-R08 says when the discard pile becomes the new deck.
    const { deck } = state
    if (deck.length === 0) reshuffle(state, dice, tell)
    const card = deck.pop() as number
    const hand = (hands[seat] as number) | (1 << card)
    hands[seat] = hand
    tell?.({ type: 'drew', seat, card })
    if (deck.length === 0 && state.options['reshuffle-timing'] === 'last-card-drawn') reshuffle(state, dice, tell)
    // RK-5.4: only a draw that fills a hand can leave everybody without an action.
    if (count(hand) >= (limits[hands.length] as number) && isDeadlock(state)) return endGame(state, 'deadlock', tell)
  } else tell?.({ type: 'passed', seat })
  state.turn = seat + 1 === hands.length ? 0 : seat + 1
}

function reshuffle(state: State, dice: Dice, tell: Tell<Event>): void {
  addCards(state.discard, state.deck)
  state.discard = 0
  dice.shuffle(state.deck)
  tell?.({ type: 'reshuffled', cards: state.deck.length })
}
