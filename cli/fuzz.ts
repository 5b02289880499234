import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyGame, Match, recordOf, writeRecord } from '../engine/index.ts'
import { type FuzzFailure, fuzzOne, type FuzzTally, newTally } from '../engine/kit/index.ts'
import { catalogue, findGame } from '../games/index.ts'
import { readFlags, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { Failure, refuse } from './refusal.ts'

interface GameReport extends FuzzTally {
  game: string
  failures: { fault: string; seats: number; seed: number; moves: number; file: string }[]
}

const MOST_FAILURES = 5

export async function fuzzCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    minutes: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  })
  const chosen =
    flags.words.length > 0
      ? flags.words.map((id) => findGame(id) ?? refuse(`there is no game "${id.slice(0, 40)}" here`))
      : catalogue
  const games = await Promise.all(chosen.map(async (entry) => entry.load()))
  const most = wholeNumber(flags, 'games', 0)
  const minutes = Number(flags.values['minutes'] ?? (most > 0 ? Infinity : 1))
  if (!(minutes > 0)) refuse('--minutes must be a number above 0')
  const seed = wholeNumber(flags, 'seed', 0)
  const out = String(flags.values['out'] ?? '.')
  const reports = await fuzz(games, { seed, most: most || Infinity, ms: minutes * 60_000, out })
  const failures = reports.flatMap((report) => report.failures)
  const result = {
    seed,
    nextSeed: seed + Math.max(...reports.map((report) => report.games)),
    failures: failures.length,
    games: reports,
  }
  process.stdout.write(flags.values['json'] ? `${JSON.stringify(result)}\n` : summary(reports))
  if (failures.length > 0) throw new Failure(`${failures.length} failures; their records can be replayed`)
}

interface Run {
  readonly seed: number
  readonly most: number
  readonly ms: number
  readonly out: string
}

/** Gives every game its fair share of the time, a slice at a time. */
async function fuzz(games: readonly AnyGame[], run: Run): Promise<readonly GameReport[]> {
  const reports = games.map((game): GameReport => ({ ...newTally(), game: game.about.id, failures: [] }))
  const next = games.map(() => run.seed)
  const progress = new Progress(
    'fuzzing',
    Number.isFinite(run.ms) ? Math.round(run.ms / 1000) : run.most * games.length,
  )
  const began = performance.now()
  let open = games.map((_, i) => i)
  while (open.length > 0 && performance.now() - began < run.ms) {
    for (const i of open) {
      const game = games[i] as AnyGame
      const report = reports[i] as GameReport
      const slice = performance.now() + 250
      while (
        performance.now() < slice &&
        (next[i] ?? 0) - run.seed < run.most &&
        report.failures.length < MOST_FAILURES
      ) {
        const seed = next[i] as number
        next[i] = seed + 1
        const seats = game.about.seatCounts[seed % game.about.seatCounts.length] ?? 2
        const failure = fuzzOne(game, seats, seed, report)
        if (failure) report.failures.push(await keep(game, failure, run.out))
      }
    }
    open = open.filter(
      (i) => (next[i] ?? 0) - run.seed < run.most && (reports[i]?.failures.length ?? 0) < MOST_FAILURES,
    )
    const done = reports.reduce((sum, report) => sum + report.games, 0)
    progress.at(Number.isFinite(run.ms) ? Math.round((performance.now() - began) / 1000) : done)
  }
  progress.end()
  return reports
}

async function keep(game: AnyGame, failure: FuzzFailure, folder: string): Promise<GameReport['failures'][number]> {
  const { setup, seed, fault } = failure
  const file = join(folder, `fuzz-${setup.game}-${seed}.record`)
  // The last move is the one that fails, so it stands in the message and not in the record.
  const entries = failure.entries.slice(0, -1)
  const match = new Match(game, setup, undefined, entries)
  const players = Array.from({ length: setup.seats }, (_, seat) =>
    seat === 0 ? `fails next: ${JSON.stringify(failure.entries.at(-1))}` : 'fuzz',
  )
  await writeFile(file, writeRecord(recordOf(match, players, '')))
  return { fault, seats: setup.seats, seed, moves: failure.entries.length, file }
}

function summary(reports: readonly GameReport[]): string {
  const lines = reports.flatMap((report) => [
    `${report.game}: ${report.games} games, ${report.moves} moves, ${report.states} states, ${report.refusals} refusals, ${report.undos} undos, ${report.records} records`,
    ...report.failures.map(
      (failure) =>
        `  seed ${failure.seed}, ${failure.seats} seats: ${failure.fault} (${failure.moves} moves, ${failure.file})`,
    ),
  ])
  return `${lines.join('\n')}\n`
}
