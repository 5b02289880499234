/** How the bots of every game learn: whoever is tuned plays by the factors tried, and what is learned can be read again. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyGame, type MatchTraining, quick } from '../engine/index.ts'
import { catalogue } from './index.ts'

const trainings = await Promise.all(
  catalogue.map(async (entry) => ({
    id: entry.about.id,
    game: await entry.load(),
    training: (await entry.training?.()) as MatchTraining<unknown, unknown> | undefined,
  })),
)
const tuned = trainings.filter(
  (each): each is typeof each & { training: MatchTraining<unknown, unknown> } => each.training?.by === 'matches',
)

/** What somebody picks by these factors in the first hundred steps of one game, whoever it is that plays it. */
function picksOf(game: AnyGame, training: MatchTraining<unknown, unknown>, factors: readonly number[]): string[] {
  const { pick, quick: quickly } = training.player(factors)
  const dice = quick(1)
  const state = game.setup(training.seats[0] ?? 2, training.options, dice)
  return Array.from({ length: 100 }, (_, step) => {
    const [seat = 0] = game.awaiting(state)
    const moves = game.legal(state, seat)
    const chosen = [pick(state, seat, moves, quick(step)), quickly?.(state, seat, quick(step))]
    game.apply(state, seat, moves[dice.int(moves.length)], dice, null)
    return chosen.map((move) => (move ? game.write(move) : '')).join(' ')
  })
}

const keysOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(Object.entries(part).map(([key, item]) => [key, keysOf(item)]))
    : typeof part

describe.each(tuned)('$id', ({ id, game, training }) => {
  test('other factors pick otherwise, the same factors the same', () => {
    const usual = picksOf(game, training, training.start)
    expect(picksOf(game, training, training.start)).toEqual(usual)
    const dice = quick(5)
    const other = training.start.map((factor) => factor * (dice.int(2) === 0 ? 0.1 : 10))
    expect(picksOf(game, training, other)).not.toEqual(usual)
    // Nothing of what was tried is left behind.
    expect(picksOf(game, training, training.start)).toEqual(usual)
  })

  test('what is learned has the form of the file that the bots read', () => {
    const tables = training.seats.map((seats) => ({ seats, factors: training.start.map((_, i) => seats + i / 1000) }))
    const file = readFileSync(new URL(`./${id}/bot/learned.json`, import.meta.url), 'utf8')
    const written = JSON.parse(JSON.stringify(training.write(tables))) as object
    expect({ made: 'string', ...(keysOf(written) as object) }).toEqual(keysOf(JSON.parse(file)))
    // Each number of seats has its own, and each number its own factor.
    const values = (part: unknown): unknown[] =>
      typeof part === 'object' && part !== null ? Object.values(part).flatMap(values) : [part]
    expect(new Set(values(written))).toEqual(new Set(tables.flatMap(({ factors }) => factors)))
  })
})
