import type { Dice, Options } from '../../../engine/game.ts'
import { about } from '../about.ts'
import data from '../data.json' with { type: 'json' }
import type { Settings, State, Stone } from '../types.ts'
import { CARDS } from './cards.ts'
import { modeFor } from './houses.ts'
import { CROWN_START, SPACE_COUNT } from './spaces.ts'

const EMPTY_BOARD: readonly Stone[] = Array.from({ length: SPACE_COUNT }, () => 0)
const SORTED_CARDS = CARDS.map((_, card) => card)

const USUAL = Object.fromEntries(about.options.map((option) => [option.id, option.default]))

export function setup(seats: number, options: Options, dice: Dice): State {
  const mode = modeFor(seats)
  const deck = SORTED_CARDS.slice()
  // RK-2.2, RK-2.6: seats are dealt to in turn order from the top, which is the end of the list.
  dice.shuffle(deck)
  const hands: number[] = []
  const heroes: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let hand = 0
    for (let i = 0; i < mode.initialHand; i++) hand |= 1 << (deck.pop() as number)
    hands.push(hand)
    heroes.push(mode.heroesPerPlayer)
  }
  const settings = settingsFrom(options)
  return {
    board: EMPTY_BOARD.slice(),
    crown: CROWN_START,
    // RK-2.5, RK-R14
    turn: settings['first-player'] === 'random' ? dice.int(seats) : 0,
    hands,
    heroes,
    deck,
    discard: 0,
    stonesLeft: data.stones.total,
    status: 'running',
    options: settings,
  }
}

/** The options of a table; what is not given is as usual. */
export function settingsFrom(options: Options): Settings {
  return {
    'first-player': options['first-player'] ?? USUAL['first-player'],
    'reshuffle-timing': options['reshuffle-timing'] ?? USUAL['reshuffle-timing'],
    scoring: options['scoring'] ?? USUAL['scoring'],
  } as Settings
}
