/** Measures what the values of a search are worth in games won. */
import { type AnyGame, type AnyKnowledge, type Chances, type Options, quick, sidesOf } from '../../engine/index.ts'
import { logistic, logOdds } from '../chances.ts'
import { type Held, linesOf, phasesOf } from './fit.ts'
import { type Played, playSampled } from './samples.ts'

export interface Order {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  readonly made: string
  /** Numbers of seats and settings to be told apart. */
  readonly tables: readonly { readonly seats: number; readonly options: Options; readonly named: readonly string[] }[]
  readonly games: number
  readonly effort: number
  readonly seed: number
  readonly onGame?: (played: number) => void
}

/** What was expected and what came of it, in tenths of the chance expected. */
export interface Reliability {
  readonly moments: number
  /** Mean squares of what chances were wrong by. */
  readonly brier: number
  readonly tenths: readonly { readonly expected: number; readonly won: number; readonly n: number }[]
}

export interface Calibration {
  readonly chances: Chances
  /** The values as they are, and by lines that were made from other games. */
  readonly before: Reliability
  readonly after: Reliability
}

export function calibrate(order: Order): Calibration {
  const { game, knowledge, effort, seed } = order
  let count = 0
  const tables = order.tables.map(({ seats, options, named }) => ({
    seats,
    options,
    named,
    sides: new Set(sidesOf(game, game.sides && game.setup(seats, options, quick(seed)), seats)).size,
    games: Array.from({ length: order.games }, (_, number) => {
      const played = playSampled(
        { game, knowledge, seats, options, effort },
        quick(seed * 1_000_003 + number).int(2 ** 32),
      )
      order.onGame?.(++count)
      return played
    }),
  }))
  const phases = phasesOf(tables.flatMap(({ games }) => games))
  const judged = tables.flatMap(({ games }) =>
    games.flatMap(({ samples, won }) =>
      samples.map(({ seat, value }) => ({ chance: (1 + value) / 2, won: won[seat] ?? 0 })),
    ),
  )
  const tried = HELD.map((held) => ({
    held,
    guesses: tables.flatMap(({ games, sides }) => unseen(games, phases, sides, held)),
  }))
  const best = tried.reduce((one, other) => (brier(other.guesses) < brier(one.guesses) ? other : one))
  return {
    chances: {
      made: order.made,
      phases,
      tables: tables.map(({ seats, options, named, games, sides }) => ({
        seats,
        options: Object.fromEntries(named.map((id) => [id, options[id]])),
        games: games.length,
        won: shares(games),
        lines: linesOf(games, phases, sides, best.held),
      })),
    },
    before: reliability(judged),
    after: reliability(best.guesses),
  }
}

/** How firmly lines are held is what tells best of games that they were not made from. */
const FIRMNESS = [2, 8, 32, 1e9]
const HELD: readonly Held[] = FIRMNESS.flatMap((seat) => FIRMNESS.map((phase) => ({ seat, phase })))
const PARTS = 5

/** What lines from four fifths of the games say of the fifth. */
function unseen(
  games: readonly Played[],
  phases: { readonly [stage: string]: number },
  sides: number,
  held: Held,
): readonly Guess[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const lines = linesOf(
      games.filter((__, number) => number % PARTS !== part),
      phases,
      sides,
      held,
    )
    const own = games.filter((__, number) => number % PARTS === part)
    return own.flatMap(({ samples, won }) =>
      samples.map(({ seat, stage, value }) => {
        const [constant = 0, slope = 1] = lines[seat]?.[phases[stage] ?? 1] ?? []
        return { chance: logistic(constant + slope * logOdds(value)), won: won[seat] ?? 0 }
      }),
    )
  }).flat()
}

function shares(games: readonly Played[]): readonly number[] {
  const seats = games[0]?.won.length ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const sum = games.reduce((all, { won }) => all + (won[seat] ?? 0), 0)
    return Math.round((1000 * sum) / games.length) / 1000
  })
}

interface Guess {
  readonly chance: number
  readonly won: number
}

function reliability(guesses: readonly Guess[]): Reliability {
  return {
    moments: guesses.length,
    brier: brier(guesses),
    tenths: Array.from({ length: 10 }, (_, tenth) => {
      const own = guesses.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth)
      return {
        expected: mean(own.map(({ chance }) => chance)),
        won: mean(own.map(({ won }) => won)),
        n: own.length,
      }
    }),
  }
}

function brier(guesses: readonly Guess[]): number {
  return mean(guesses.map(({ chance, won }) => (chance - won) ** 2))
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / (list.length || 1)
}
