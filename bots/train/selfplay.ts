/** Games of bots against each other, for learning from how they end. */
import { type AnyGame, type Dice, type OutcomeTraining, quick, type Seat } from '../../engine/index.ts'
import { Budget } from '../budget.ts'
import { FastSearch } from '../fast.ts'
import type { Move } from '../types.ts'
import type { Samples } from './samples.ts'

type Lesson = OutcomeTraining<unknown, unknown>

/** In so many of a hundred positions any move is played, so that games differ and mistakes are seen punished. */
const WANDERS = 8
/** One position in so many counts: neighbours tell the same. */
const STRIDE = 2
/** Sampled worlds a move is looked at in. */
const DEALS = 2

/** Plays one game and adds its positions. */
export function playGame(game: AnyGame, lesson: Lesson, seed: number, samples: Samples): void {
  const dice = quick(seed)
  const state = game.setup(lesson.seats, lesson.options, dice)
  for (let step = 0, seat: Seat | undefined; (seat = game.awaiting(state)[0]) !== undefined; step++) {
    if (step % STRIDE === 0) {
      lesson.read(state, samples.tell)
      samples.endRow()
    }
    const moves = game.legal(state, seat)
    const wanders = moves.length === 1 || dice.int(100) < WANDERS
    const move = wanders ? moves[dice.int(moves.length)] : bestMove(game, lesson, state, seat, moves, dice)
    game.apply(state, seat, move, dice, null)
  }
  const places = game.outcome(state)?.places ?? []
  samples.endGame(places.every((place) => place === 1) ? 0.5 : places[0] === 1 ? 1 : 0)
}

const search = new FastSearch(new Budget(null))

function bestMove(
  game: AnyGame,
  { player, depth }: Lesson,
  state: unknown,
  seat: Seat,
  moves: readonly Move[],
  dice: Dice,
): Move {
  const view = game.view(state, seat)
  const order = moves.map((_, i) => i)
  const total = moves.map(() => 0)
  for (let deal = 0; deal < DEALS; deal++) {
    const board = player.board?.(game.guess(view, dice), seat, dice)
    if (!board) throw new Error('learning from outcomes needs a board for search')
    search
      .root(board, deal, board.codes(moves), order, depth)
      ?.forEach((value, i) => (total[i] = (total[i] ?? 0) + value))
  }
  return moves[total.indexOf(Math.max(...total))]
}
