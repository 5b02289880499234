/** What must hold in every state (section 10); fuzzing asks after every step. */
import data from '../data.json' with { type: 'json' }
import type { State } from '../types.ts'
import { ALL_CARDS, countCards } from './cards.ts'
import { modeFor } from './houses.ts'
import { SPACE_COUNT } from './spaces.ts'

export function assert(state: State): void {
  const mode = modeFor(state.hands.length)
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`The Rose King: ${what}`)
  }

  let cards = 0
  let seen = 0
  const add = (set: number, count: number): void => {
    cards += count
    seen |= set
  }
  for (const hand of state.hands) add(hand, countCards(hand))
  for (const card of state.deck) add(1 << card, 1)
  add(state.discard, countCards(state.discard))
  must(seen === ALL_CARDS && cards === countCards(ALL_CARDS), 'every card is in one hand, the deck or the discard pile')

  const emptyAllowed = state.options['reshuffle-timing'] === 'when-needed'
  must(emptyAllowed || state.deck.length > 0, 'the deck is never empty')
  must(
    state.hands.every((hand) => countCards(hand) <= mode.handLimit),
    'no hand is above the limit',
  )
  must(
    state.heroes.every((left) => left >= 0 && left <= mode.heroesPerPlayer),
    'no seat has fewer heroes than none or more than it began with',
  )

  const stones = state.board.filter((stone) => stone !== 0).length
  must(state.board.length === SPACE_COUNT, 'the board keeps its size')
  must(state.stonesLeft >= 0 && stones + state.stonesLeft === data.stones.total, 'no stone is lost or made')
  must(stones === 0 || state.board[state.crown] !== 0, 'the crown stands on the stone played last')
  must(
    (state.stonesLeft === 0) === (state.status === 'last-stone'),
    'the last stone, and nothing else, ends the game so',
  )
  must(state.turn >= 0 && state.turn < state.hands.length, 'somebody is to move')
}
