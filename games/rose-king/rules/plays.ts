/** In which form a card may be played: the one decision of RK-4.2 and RK-4.4, as a table. */
import type { Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { CARDS, lowestCard } from './cards.ts'
import { houseOf } from './houses.ts'
import { HERO_PLAYS, PLAIN_PLAYS } from './moves.ts'
import { ON_BOARD, TARGETS } from './spaces.ts'

const NONE = 0
const PLAIN = 1
const HERO = 2

/** An empty target takes a plain play, an enemy stone a hero if there is one, an own stone nothing. */
function formOn(stone: number, own: number, hasHero: boolean): number {
  if (stone === 0) return PLAIN
  return stone !== own && hasHero ? HERO : NONE
}

/** For each house, without and with a hero, for each stone on the target: the form of the play. */
const FORMS = Uint8Array.from(
  [1, 2].flatMap((own) => [false, true].flatMap((hero) => [0, 1, 2].map((stone) => formOn(stone, own, hero)))),
)
const PLAYS: readonly Move[] = [PLAIN_PLAYS, PLAIN_PLAYS, HERO_PLAYS].flat()
// What this file holds itself is found faster than what it imports.
const CARD_COUNT = CARDS.length
const targets = TARGETS
const onBoard = Int32Array.from(ON_BOARD)

function formsOf(state: State, seat: Seat): number {
  return (houseOf(seat) * 2 + ((state.heroes[seat] as number) > 0 ? 1 : 0)) * 3
}

/**
 * Writes the seat's legal plays, in the order of the cards, to the front of `into`; says how many.
 * It looks up and counts without asking what lies on a target: the processor could not foresee the
 * answers, and a third of the speed of a simulation hangs on this loop.
 */
export function addPlays(state: State, seat: Seat, into: Move[]): number {
  const { board, crown } = state
  const forms = formsOf(state, seat)
  const from = crown * CARD_COUNT
  let found = 0
  for (let rest = (state.hands[seat] as number) & (onBoard[crown] as number); rest !== 0; rest &= rest - 1) {
    const card = lowestCard(rest)
    const form = FORMS[forms + (board[targets[from + card] as number] as number)] as number
    // What is not legal is written over by the next one, or cut off by the caller.
    into[found] = PLAYS[form * CARD_COUNT + card] as Move
    found += (form + 1) >> 1
  }
  return found
}

export function canPlay(state: State, seat: Seat): boolean {
  const { board, crown } = state
  const forms = formsOf(state, seat)
  const from = crown * CARD_COUNT
  for (let rest = (state.hands[seat] as number) & (onBoard[crown] as number); rest !== 0; rest &= rest - 1)
    if (FORMS[forms + (board[targets[from + lowestCard(rest)] as number] as number)] !== NONE) return true
  return false
}
