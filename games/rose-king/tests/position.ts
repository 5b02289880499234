/** Small builders for tests. */
import { quick } from '../../../engine/dice.ts'
import type { Dice, Options } from '../../../engine/game.ts'
import { apply, awaiting, legal } from '../rules/index.ts'
import { write } from '../rules/notation.ts'
import { playToken } from '../rules/record.ts'
import { setup } from '../rules/setup.ts'
import type { Event, Move, State } from '../types.ts'

export function newGame(seats: number, options: Options = {}, seed = 1): State {
  return setup(seats, options, quick(seed))
}

/** The legal actions of the player to move, as text. */
export function choices(state: State): readonly string[] {
  return legal(state, state.turn).map(write)
}

export function play(state: State, ...tokens: readonly string[]): State {
  for (const token of tokens) playToken(state, token)
  return state
}

/** Carries out one action and returns what was told. */
export function eventsOf(state: State, text: string, dice: Dice = quick(1)): readonly Event[] {
  const move = legal(state, state.turn).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  const told: Event[] = []
  apply(state, state.turn, move, dice, (event) => told.push(event))
  return told
}

/** Plays on at random to the end, showing every step to `watch`. */
export function playRandomly(
  state: State,
  dice: Dice,
  watch?: (before: State, move: Move, after: State) => void,
  copy: (state: State) => State = (same) => same,
): State {
  const moves: Move[] = []
  for (;;) {
    const seat = awaiting(state)[0]
    if (seat === undefined) return state
    const choice = legal(state, seat, moves)
    const move = choice[dice.int(choice.length)] as Move
    const before = watch ? copy(state) : state
    apply(state, seat, move, dice, null)
    watch?.(before, move, state)
  }
}
