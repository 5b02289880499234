/** Bots at the tables of the house: every game, with the fewest and the most seats. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, canonical, defaultOptions, type Dice, quick, type Seat } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { choose, hint, type Intent, levels } from '../index.ts'

const tables = catalogue.flatMap((entry) =>
  [...new Set([Math.min(...entry.about.seatCounts), Math.max(...entry.about.seatCounts)])].map((seats) => ({
    name: `${entry.about.id} for ${seats}`,
    entry,
    seats,
  })),
)

/** Goes on with any moves at all. */
function wander(game: AnyGame, state: unknown, steps: number, dice: Dice): void {
  for (let step = 0; step < steps; step++) {
    const seat = game.awaiting(state)[0]
    if (seat === undefined) return
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)], dice, null)
  }
}

describe.each(tables)('$name', ({ entry, seats }) => {
  test('every level sends legal moves alone', async () => {
    const [game, knowledge] = [await entry.load(), await entry.knowledge()]
    for (const level of levels) {
      const dice = quick(level.id.length)
      const state = game.setup(seats, defaultOptions(game.about), dice)
      const intents = new Map<Seat, Intent | null>()
      for (let step = 0; step < 60 && game.awaiting(state).length > 0; step++) {
        const seat = game.awaiting(state)[0]!
        const view = game.view(state, seat)
        const intent = intents.get(seat) ?? null
        const choice = choose({ game, knowledge, view, seat, level, seed: step, effort: 2, intent })
        intents.set(seat, choice.intent)
        const move = game.legal(state, seat).find((legal) => game.write(legal) === choice.move)
        expect(move, `${level.id} played ${choice.move}`).toBeDefined()
        game.apply(state, seat, move, dice, null)
      }
    }
  })

  test('two states that differ only in what the seat cannot see get the same answer', async () => {
    const [game, knowledge] = [await entry.load(), await entry.knowledge()]
    for (const seed of [1, 2, 3]) {
      const dice = quick(seed)
      const state = game.setup(seats, defaultOptions(game.about), dice)
      wander(game, state, 20 * seed, dice)
      for (const seat of game.awaiting(state)) {
        const other = game.guess(game.view(state, seat), dice)
        const ask = (from: unknown) =>
          choose({ game, knowledge, view: game.view(from, seat), seat, level: levels[4]!, seed: 9, effort: 6 })
        expect(ask(other)).toEqual(ask(state))
      }
    }
  })

  test('asking a bot or for a hint changes nothing in the view', async () => {
    const [game, knowledge] = [await entry.load(), await entry.knowledge()]
    const state = game.setup(seats, defaultOptions(game.about), quick(4))
    const seat = game.awaiting(state)[0]!
    const view = game.view(state, seat)
    const before = canonical(view)
    const hints = hint({ game, knowledge, view, seat, level: levels[4]!, seed: 1, effort: 12 })
    const legal = game.legal(state, seat).map((move) => game.write(move))
    for (const { move } of hints) expect(legal).toContain(move)
    expect(hints.length).toBeGreaterThanOrEqual(Math.min(2, legal.length))
    expect(canonical(view)).toBe(before)
  })

  test('the search looks at the clock all the time and stops when it says so', async () => {
    const [game, knowledge] = [await entry.load(), await entry.knowledge()]
    const dice = quick(5)
    const state = game.setup(seats, defaultOptions(game.about), dice)
    wander(game, state, 10, dice)
    const seat = game.awaiting(state)[0]!
    let readings = 0
    const now = () => readings++
    choose({ game, knowledge, view: game.view(state, seat), seat, level: levels[4]!, seed: 1, now, budgetMs: 300 })
    expect(readings).toBeLessThan(330)
  })
})
