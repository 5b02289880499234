import { type AnyGame, type Options, type Outcome, quick, sidesOf, winnersOf } from '../engine/index.ts'
import { gameNamed, list, optionsFor, readFlags, seatsFor, wholeNumber } from './arguments.ts'
import { type Player, playerNamed } from './players.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

interface Simulation {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly options: Options
  readonly seed: number
  readonly games: number
  readonly moves: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
  /** Games won by each seat; a shared win counts for each winner. */
  readonly wins: readonly number[]
  readonly draws: number
  /** Games that have beaten everybody. */
  readonly lost: number
  readonly averageMoves: number
  /** How often each reason ended a game. */
  readonly ends: Readonly<Record<string, number>>
  readonly scores: readonly {
    readonly mean: number
    readonly spread: number
    readonly least: number
    readonly most: number
  }[]
  /** Mean and spread of the best score of each game. */
  readonly winningScore: { readonly mean: number; readonly spread: number }
}

const STEP_LIMIT = 200_000

export async function simulateCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    figures: { type: 'string' },
    assert: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const game = await gameNamed(flags.words[0])
  const seats = seatsFor(game, flags)
  const options = optionsFor(game, flags, seats)
  const games = wholeNumber(flags, 'games', 100, 1)
  const seed = wholeNumber(flags, 'seed', 1)
  const named = list(flags, 'bots')
  if (named.length > seats) refuse(`${named.length} bots for ${seats} seats`)
  const bots = Array.from({ length: seats }, (_, seat) => named[seat] ?? named.at(-1) ?? 'random')
  const players = await Promise.all(bots.map((name) => playerNamed(name, game)))
  const progress = new Progress(`simulating ${game.about.id}`, games)
  const result = simulate(game, {
    seats,
    options,
    games,
    seed,
    bots,
    players,
    assert: flags.values['assert'] === true,
    progress,
  })
  progress.end()
  process.stdout.write(flags.values['json'] ? `${JSON.stringify(result)}\n` : summary(result))
}

interface Order {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: number
  readonly bots: readonly string[]
  readonly players: readonly Player[]
  readonly assert: boolean
  readonly progress: Progress
}

function simulate(game: AnyGame, order: Order): Simulation {
  const dice = quick(order.seed)
  const tally = new Tally(order.seats)
  let moves = 0
  const began = performance.now()
  for (let number = 0; number < order.games; number++) {
    const state = game.setup(order.seats, order.options, dice)
    moves += playOut(game, state, order, dice)
    const outcome = game.outcome(state)
    if (!outcome) throw new Error(`game ${number} of seed ${order.seed} did not end after ${STEP_LIMIT} steps`)
    tally.add(outcome, sidesOf(game, state, order.seats))
    if ((number & 63) === 63) order.progress.at(number + 1)
  }
  const seconds = (performance.now() - began) / 1000
  return {
    game: game.about.id,
    seats: order.seats,
    bots: order.bots,
    options: order.options,
    seed: order.seed,
    games: order.games,
    moves,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Math.round((order.games / seconds) * 10) / 10,
    movesPerSecond: Math.round(moves / seconds),
    wins: tally.wins,
    draws: tally.draws,
    lost: tally.lost,
    averageMoves: Math.round((moves / order.games) * 100) / 100,
    ends: tally.ends,
    scores: tally.scores(),
    winningScore: tally.winningScore(),
  }
}

/** Plays to the end through the public contract and gives the number of moves. */
function playOut(game: AnyGame, state: unknown, order: Order, dice: ReturnType<typeof quick>): number {
  const { players, assert } = order
  for (let moves = 0; moves < STEP_LIMIT; moves++) {
    const awaited = game.awaiting(state)
    const seat = awaited.length === 1 ? awaited[0] : awaited[awaited.length > 1 ? dice.int(awaited.length) : 0]
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) return moves
    game.apply(state, seat, player(state, seat, dice), dice, null)
    if (assert) game.assert?.(state)
  }
  return STEP_LIMIT
}

class Tally {
  readonly wins: number[]
  readonly ends: Record<string, number> = {}
  draws = 0
  lost = 0
  private games = 0
  private readonly sums: number[]
  private readonly squares: number[]
  private readonly least: number[]
  private readonly most: number[]
  private best = 0
  private bestSquares = 0

  constructor(seats: number) {
    const zeros = (): number[] => Array.from({ length: seats }, () => 0)
    this.wins = zeros()
    this.sums = zeros()
    this.squares = zeros()
    this.least = zeros().map(() => Infinity)
    this.most = zeros().map(() => -Infinity)
  }

  add(outcome: Outcome, sides: readonly number[]): void {
    const { scores, reason } = outcome
    const winners = winnersOf(outcome, sides)
    this.games++
    this.ends[reason] = (this.ends[reason] ?? 0) + 1
    if (outcome.lost) this.lost++
    else if (winners.length === 0) this.draws++
    for (const seat of winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1
    scores.forEach((score, seat) => {
      this.sums[seat] = (this.sums[seat] ?? 0) + score
      this.squares[seat] = (this.squares[seat] ?? 0) + score * score
      this.least[seat] = Math.min(this.least[seat] ?? score, score)
      this.most[seat] = Math.max(this.most[seat] ?? score, score)
    })
    const best = Math.max(...scores)
    this.best += best
    this.bestSquares += best * best
  }

  scores(): Simulation['scores'] {
    return this.sums.map((sum, seat) => ({
      ...spread(sum, this.squares[seat] ?? 0, this.games),
      least: this.least[seat] ?? 0,
      most: this.most[seat] ?? 0,
    }))
  }

  winningScore(): Simulation['winningScore'] {
    return spread(this.best, this.bestSquares, this.games)
  }
}

function spread(sum: number, squares: number, count: number): { mean: number; spread: number } {
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean * mean)
  return { mean: Math.round(mean * 100) / 100, spread: Math.round(Math.sqrt(variance) * 100) / 100 }
}

function summary(result: Simulation): string {
  const share = (count: number): string => `${((100 * count) / result.games).toFixed(1)} %`
  const lines = [
    `${result.games} games of ${result.game}, ${result.seats} seats: ${result.bots.join(', ')}`,
    `${result.gamesPerSecond} games/s, ${result.movesPerSecond} moves/s, ${result.averageMoves} moves a game`,
    ...result.wins.map(
      (wins, seat) =>
        `seat ${seat + 1} wins ${share(wins)}, scores ${result.scores[seat]?.mean} ± ${result.scores[seat]?.spread}`,
    ),
    ...(result.lost > 0 ? [`lost by everybody ${share(result.lost)}`] : []),
    `draws ${share(result.draws)}; the best score of a game is ${result.winningScore.mean} ± ${result.winningScore.spread}`,
    ...Object.entries(result.ends).map(([reason, count]) => `ended by ${reason}: ${share(count)}`),
  ]
  return `${lines.join('\n')}\n`
}
