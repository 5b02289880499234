/**
 * Strength from results: win rates with error bars, and Elo for all bots of a league. Ours, because the packages rate one game
 * after the other; here all results count at once, several seats share a game, and the same deal is played from every seat.
 */
import { type Fixture, type Points, points, type Result } from './league.ts'

/** 95 % of a normal distribution lies within that many standard errors. */
const CONFIDENT = 1.96

export interface PairStanding {
  readonly pair: readonly [string, string]
  readonly games: number
  /** Part of meetings in which the first came out ahead, and its 95 % error bar. */
  readonly ahead: number
  readonly aheadError: number
  /** Part of first places of the first bot, its error bar, and what it would be among equals. */
  readonly won: number
  readonly wonError: number
  readonly fair: number
}

export interface BotStanding {
  readonly bot: string
  readonly games: number
  readonly elo: number
  readonly eloError: number
  readonly faults: number
}

export interface Standings {
  /** Strongest first. The average is 0, or the anchor stands where it was put. */
  readonly bots: readonly BotStanding[]
  readonly pairs: readonly PairStanding[]
}

/** A bot whose strength is given; what the others' bars say is how far they may lie from it. */
export interface Anchor {
  readonly bot: string
  readonly elo: number
}

export function standings(
  fixtures: readonly Fixture[],
  results: readonly Result[],
  sides: readonly number[],
  anchor?: Anchor,
): Standings {
  const byNumber = new Map(results.map((result) => [result.number, result]))
  const played = fixtures.flatMap((fixture) => {
    const result = byNumber.get(fixture.number)
    return result ? [{ fixture, result, points: points(fixture, result, sides) }] : []
  })
  const groups = Map.groupBy(played, ({ fixture }) => fixture.pair.join('\n'))
  const pairs = [...groups.values()].flatMap((games) => {
    const [first] = games
    return first ? [pairStanding(first.fixture.pair, games)] : []
  })
  const names = [...new Set(fixtures.flatMap((fixture) => fixture.pair))]
  const ratings = fit(names, pairs, anchor)
  const bots = names.map((bot, i) => {
    const own = played.filter(({ fixture }) => fixture.pair.includes(bot))
    const faults = own.reduce(
      (sum, { fixture, result }) =>
        sum + result.faults.reduce((a, b, seat) => a + (fixture.bots[seat] === bot ? b : 0), 0),
      0,
    )
    return { bot, games: own.length, ...(ratings[i] ?? { elo: 0, eloError: 0 }), faults }
  })
  return { bots: bots.sort((a, b) => b.elo - a.elo), pairs }
}

interface Played {
  readonly fixture: Fixture
  readonly points: Points
}

function pairStanding(pair: readonly [string, string], games: readonly Played[]): PairStanding {
  // Games on one deal are not independent; the deal is the unit of the error bar.
  const deals = [...Map.groupBy(games, ({ fixture }) => fixture.deal).values()]
  const ahead = estimate(deals.map((deal) => average(deal.map((game) => game.points.ahead))))
  const won = estimate(deals.map((deal) => average(deal.map((game) => game.points.won))))
  const fair = average(games.map((game) => game.points.fair))
  return {
    pair,
    games: games.length,
    ahead: ahead.mean,
    aheadError: ahead.error,
    won: won.mean,
    wonError: won.error,
    fair,
  }
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / (values.length || 1)
}

/** A quarter is added to the squares, as for one more deal that went the other way: a few equal deals prove little. */
export function estimate(values: readonly number[]): { mean: number; error: number } {
  const mean = average(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0.25)
  return { mean, error: Math.min(1, (CONFIDENT * Math.sqrt(squares)) / (values.length || 1)) }
}

const PER_ELO = Math.LN10 / 400

/** Bradley-Terry strengths by Newton's method; one drawn game is added to every pair, so that nobody is infinite. */
function fit(
  names: readonly string[],
  pairs: readonly PairStanding[],
  anchor: Anchor | undefined,
): { elo: number; eloError: number }[] {
  const n = names.length
  const at = names.map(() => 0)
  let inverse: number[][] = []
  for (let round = 0; round < 50; round++) {
    const gradient = names.map(() => 0)
    // The small term on the diagonal holds the average at 0.
    const curve = names.map((_, i) => names.map((__, j) => (i === j ? 1e-6 : 0)))
    for (const { pair, games, ahead } of pairs) {
      const i = names.indexOf(pair[0])
      const j = names.indexOf(pair[1])
      const expected = 1 / (1 + Math.exp((at[j] ?? 0) - (at[i] ?? 0)))
      const pull = ahead * games + 0.5 - (games + 1) * expected
      const weight = (games + 1) * expected * (1 - expected)
      add(gradient, i, pull)
      add(gradient, j, -pull)
      for (const [row, column, sign] of [
        [i, i, 1],
        [j, j, 1],
        [i, j, -1],
        [j, i, -1],
      ] as const)
        add(curve[row] ?? [], column, sign * weight)
    }
    inverse = invert(curve)
    for (let i = 0; i < n; i++) {
      const step = (inverse[i] ?? []).reduce((sum, value, j) => sum + value * (gradient[j] ?? 0), 0)
      add(at, i, Math.max(-1, Math.min(1, step)))
    }
  }
  const held = anchor ? names.indexOf(anchor.bot) : -1
  const base = names.map((_, i) => (held < 0 ? 1 / n : i === held ? 1 : 0))
  const centre = at.reduce((sum, value, i) => sum + value * (base[i] ?? 0), 0)
  return at.map((value, i) => ({
    elo: (value - centre) / PER_ELO + (held < 0 ? 0 : (anchor?.elo ?? 0)),
    eloError: CONFIDENT * deviation(inverse, i, base),
  }))
}

/** The standard error of a strength against the average of all, or against the anchor. */
function deviation(inverse: readonly (readonly number[])[], i: number, base: readonly number[]): number {
  const weights = base.map((part, j) => (i === j ? 1 : 0) - part)
  const variance = weights.reduce(
    (sum, a, row) => sum + a * weights.reduce((inner, b, column) => inner + b * (inverse[row]?.[column] ?? 0), 0),
    0,
  )
  return Math.sqrt(Math.max(0, variance)) / PER_ELO
}

function add(list: number[], i: number, value: number): void {
  list[i] = (list[i] ?? 0) + value
}

/** Gauss-Jordan on a small symmetric matrix. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < n; column++) {
    const pivot = rows[column] ?? []
    const scale = pivot[column] ?? 1
    for (let k = 0; k < 2 * n; k++) pivot[k] = (pivot[k] ?? 0) / scale
    rows.forEach((row, i) => {
      const factor = row[column] ?? 0
      if (i !== column && factor !== 0)
        for (let k = 0; k < 2 * n; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0)
    })
  }
  return rows.map((row) => row.slice(n))
}
