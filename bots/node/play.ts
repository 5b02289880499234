/** Plays one game of a league. */
import { type AnyGame, type Options, quick, type Seat } from '../../engine/index.ts'
import type { Fixture, Result } from '../league.ts'
import type { Player } from './players.ts'

export interface Play {
  readonly game: AnyGame
  readonly options: Options
  readonly fixture: Fixture
  readonly players: ReadonlyMap<string, Player>
}

/** More steps than any real game has: a game that goes on beyond it is a fault of its rules. */
const MOST_STEPS = 100_000

export async function play({ game, options, fixture, players }: Play): Promise<Result> {
  const seats = fixture.bots.length
  const dice = quick(fixture.deal)
  const seeds = quick(fixture.deal + 1)
  const state = game.setup(seats, options, dice)
  const faults = fixture.bots.map(() => 0)
  const minds = fixture.bots.map((bot) => players.get(bot)?.sit())
  let steps = 0
  for (let seat: Seat | undefined; (seat = game.awaiting(state)[0]) !== undefined; steps++) {
    if (steps > MOST_STEPS) throw new Error(`game ${fixture.number} does not end`)
    const moves = game.legal(state, seat)
    const legal = moves.map((move) => game.write(move))
    const seed = seeds.int(2 ** 32)
    const answer =
      legal.length === 1 ? legal[0] : await minds[seat]?.({ view: game.view(state, seat), seat, seats, seed, legal })
    const index = legal.indexOf(answer ?? '')
    if (index < 0) faults[seat] = (faults[seat] ?? 0) + 1
    game.apply(state, seat, index < 0 ? game.idle(state, seat) : moves[index], dice, null)
  }
  const outcome = game.outcome(state)
  if (!outcome) throw new Error(`game ${fixture.number} ended without an outcome`)
  const { places, scores, lost } = outcome
  return { number: fixture.number, places, scores, steps, faults, ...(lost ? { lost } : {}) }
}
