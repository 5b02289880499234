/**
 * Tuning by simultaneous perturbation (SPSA): in every match all factors are moved a little up or down by the toss of a coin
 * each, one side plays with that and the other with its opposite, and all factors take a small step towards the winner's.
 */
import {
  type AnyGame,
  type Dice,
  type MatchTraining,
  type Picker,
  quick,
  type Seat,
  type TunedTable,
} from '../../engine/index.ts'
import type { Lessons } from './index.ts'
import { SEED_SPAN } from './samples.ts'

type Lesson = MatchTraining<unknown, unknown>
type Player = Picker<unknown, unknown>

/** One number of seats, and where its factors begin. */
interface Table {
  readonly seats: number
  readonly start: readonly number[]
}

/** How far factors are moved in a match, and the first and last step, in natural logarithms. */
const REACH = 0.25
const FIRST_STEP = 0.008
const LAST_STEP = 0.001
/** What does not matter is drawn back to where it began, by that part of a step, rather than swept along by luck. */
const DRAW = 0.01
/** What is kept is the mean of that last part of the way, which chance sways less than its end. */
const KEPT = 0.4

/** Tunes for each number of seats in turn; `onGame` counts the games of all. */
export function tune(game: AnyGame, lesson: Lesson, lessons: Lessons): readonly TunedTable[] {
  const each = lessons.games ?? lesson.games
  const tuned: TunedTable[] = []
  for (const [i, seats] of lesson.seats.entries()) {
    const table = { seats, start: tuned[0]?.factors ?? lesson.start }
    const onGame = (played: number): void => lessons.onGame?.(i * each + played, lesson.seats.length * each)
    tuned.push({ seats, factors: tuneTable(game, lesson, table, each, lessons.seed, onGame) })
  }
  return tuned
}

function tuneTable(
  game: AnyGame,
  lesson: Lesson,
  { seats, start }: Table,
  all: number,
  seed: number,
  onGame: (played: number) => void,
): readonly number[] {
  const matches = Math.max(1, Math.floor(all / 2))
  const kept = Math.max(1, Math.floor(matches * KEPT))
  const coins = quick(seed)
  const began = start.map(Math.log)
  const logs = Float64Array.from(began)
  const sums = new Float64Array(logs.length)
  for (let match = 0; match < matches; match++) {
    const sides = began.map(() => (coins.int(2) === 0 ? 1 : -1))
    const moved = (by: number): Player =>
      lesson.player(sides.map((side, i) => Math.exp((logs[i] as number) + by * side)))
    const up = moved(REACH)
    const down = moved(-REACH)
    const deal = seed * SEED_SPAN + match
    const won = (lead(game, lesson, seats, [up, down], deal) - lead(game, lesson, seats, [down, up], deal)) / 2
    const step = FIRST_STEP + (LAST_STEP - FIRST_STEP) * (match / matches)
    for (const [i, side] of sides.entries()) {
      const log = logs[i] as number
      logs[i] = log + step * (won * side - DRAW * (log - (began[i] as number)))
      if (match >= matches - kept) sums[i] = (sums[i] as number) + logs[i]
    }
    onGame(2 * (match + 1))
  }
  return Array.from(sums, (sum) => Math.exp(sum / kept))
}

const list: unknown[] = []

/**
 * A game of picks alone, in which the two take every other seat: 1 if all seats of the first came out ahead of all of the
 * second, −1 if behind, and between these by how many did.
 */
function lead(game: AnyGame, lesson: Lesson, seats: number, players: readonly [Player, Player], deal: number): number {
  const dice = quick(deal)
  const state = game.setup(seats, lesson.options, dice)
  for (let seat: Seat | undefined; (seat = game.awaiting(state)[0]) !== undefined;)
    game.apply(state, seat, picked(game, players[seat % 2] as Player, state, seat, dice), dice, null)
  const places = game.outcome(state)?.places ?? []
  let ahead = 0
  let met = 0
  for (let first = 0; first < places.length; first += 2)
    for (let second = 1; second < places.length; second += 2) {
      ahead += Math.sign((places[second] as number) - (places[first] as number))
      met++
    }
  return ahead / met
}

function picked(game: AnyGame, { pick, quick: quickly }: Player, state: unknown, seat: Seat, dice: Dice): unknown {
  const move = quickly?.(state, seat, dice)
  if (move) return move
  const moves = game.legal(state, seat, list)
  return moves.length === 1 ? moves[0] : pick(state, seat, moves, dice)
}
