/**
 * Positions counted: from moments of random games every move that is legal, every answer to it, and so on, as deep as asked. Whoever makes
 * the rules faster has to come to the same counts, also on ways that no random game takes.
 */
import { quick } from '../dice.ts'
import type { AnyGame } from '../game.ts'
import { copyJson } from '../json.ts'
import { defaultOptions } from '../options.ts'

export interface PerftAsked {
  readonly seats: readonly number[]
  readonly depth: number
  /** Steps of a random game before the counting begins. */
  readonly after: readonly number[]
}

/** One line for each beginning: how many positions there are one step on, two steps on, and so on. */
export function perft(game: AnyGame, { seats, depth, after }: PerftAsked): string {
  const lines = seats.flatMap((count) =>
    after.map((steps) => {
      const state = moment(game, count, steps)
      const counts = Array.from({ length: depth }, (_, i) => positions(game, state, i + 1))
      return `${count} seats, after ${steps} steps: ${counts.join(', ')}`
    }),
  )
  return `${lines.join('\n')}\n`
}

function moment(game: AnyGame, seats: number, steps: number): unknown {
  const [dice, player] = [quick(1455), quick(1485)]
  const state = game.setup(seats, defaultOptions(game.about), dice)
  for (let step = 0; step < steps; step++) {
    const awaited = game.awaiting(state)
    if (awaited.length === 0) break
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[player.int(moves.length)], dice, null)
  }
  return state
}

/** Whoever is awaited may come first: all of them are counted. Dice fall the same on every way. */
function positions(game: AnyGame, state: unknown, depth: number): number {
  let count = 0
  for (const seat of game.awaiting(state)) {
    const moves = [...game.legal(state, seat)]
    if (depth === 1) count += moves.length
    else
      for (const move of moves) {
        const next = game.copy ? game.copy(state) : copyJson(state)
        game.apply(next, seat, move, quick(depth), null)
        count += positions(game, next, depth - 1)
      }
  }
  return count
}
