/**
 * A turn: who must act (section 3), what is legal and what it does (section 4).
 * Simulations run millions of these steps a second, so nothing here allocates.
 */
import type { Dice, Seat, Tell } from '../../engine/game.ts'
import { addCards, CARDS, DRAW, PASS } from './cards.ts'
import { endGame, isDeadlock, isFull } from './end.ts'
import { stoneOf } from './houses.ts'
import { addPlays } from './plays.ts'
import { TARGETS } from './spaces.ts'
import type { Card, Event, Move, State } from './types.ts'

// Not frozen: reading from a frozen list is slower.
const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** RK-3.1 */
export function awaiting(state: State): readonly Seat[] {
  return state.status === 'running' ? (ALONE[state.turn] as readonly Seat[]) : NOBODY
}

/** Every legal action of a seat: plays in the order of the cards, then the draw. */
export function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  let found = 0
  if (seat === state.turn && state.status === 'running') {
    found = addPlays(state, seat, into)
    // RK-4.3
    if (!isFull(state, state.hands[seat] as number)) into[found++] = DRAW
    // RK-4.5: a pass is legal when nothing else is, and only then (RK-3.2).
    if (found === 0) into[found++] = PASS
  }
  // Setting the length would give the list's memory back and fetch it again at the next step.
  while (into.length > found) into.pop()
  return into
}

export function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  switch (move.type) {
    case 'play':
      play(state, seat, move.card, move.hero, tell)
      break
    case 'draw':
      draw(state, seat, dice, tell)
      break
    case 'pass':
      tell?.({ type: 'passed', seat })
      break
  }
  if (state.status === 'running') state.turn = seat + 1 === state.hands.length ? 0 : seat + 1
}

/** RK-4.2, RK-4.4 */
function play(state: State, seat: Seat, card: Card, hero: boolean, tell: Tell<Event>): void {
  const space = TARGETS[state.crown * CARDS.length + card] as number
  state.hands[seat] = (state.hands[seat] as number) & ~(1 << card)
  state.discard |= 1 << card
  state.board[space] = stoneOf(seat)
  state.crown = space
  if (hero) {
    state.heroes[seat] = (state.heroes[seat] as number) - 1
    tell?.({ type: 'turned', seat, card, space })
    return
  }
  state.stonesLeft--
  tell?.({ type: 'placed', seat, card, space })
  // RK-5.2
  if (state.stonesLeft === 0) endGame(state, 'last-stone', tell)
}

/** RK-4.3; RK-R08 says when the discard pile becomes the new deck. */
function draw(state: State, seat: Seat, dice: Dice, tell: Tell<Event>): void {
  if (state.deck.length === 0) reshuffle(state, dice, tell)
  const card = state.deck.pop() as number
  const hand = (state.hands[seat] as number) | (1 << card)
  state.hands[seat] = hand
  tell?.({ type: 'drew', seat, card })
  if (state.deck.length === 0 && state.options['reshuffle-timing'] === 'last-card-drawn') reshuffle(state, dice, tell)
  // RK-5.4: only a draw that fills a hand can leave everybody without an action.
  if (isFull(state, hand) && isDeadlock(state)) endGame(state, 'deadlock', tell)
}

function reshuffle(state: State, dice: Dice, tell: Tell<Event>): void {
  addCards(state.discard, state.deck)
  state.discard = 0
  dice.shuffle(state.deck)
  tell?.({ type: 'reshuffled', cards: state.deck.length })
}

/** The harmless default for an absent player: draw if possible, else the first play that spends no hero. */
export function idle(state: State, seat: Seat): Move {
  const moves = legal(state, seat)
  const best =
    moves.findLast((move) => move.type === 'draw') ?? moves.find((move) => move.type === 'play' && !move.hero)
  return best ?? moves[0] ?? PASS
}
