/** Runs a league on worker threads. Results go to a file as they come; a league goes on where it was left. */
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { canonical, defaultOptions, type Options, quick, sidesOf } from '../../engine/index.ts'
import { type Anchor, type Standings, standings } from '../elo.ts'
import { type Fixture, type Plan, type Result, schedule, type Seating } from '../league.ts'
import { Settling } from '../settle.ts'
import { HOUSE_CATALOGUE, loadGame } from './catalogue.ts'
import { nameProblem } from './players.ts'
import type { Job } from './worker.ts'

export interface LeagueOptions {
  /** A game's id. */
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  /** Games of each pair. */
  readonly games: number
  /**
   * Ends a pair before that, once its error bar lies wholly above or below this part (from 0 to 1): of the first places when
   * one bot sits against all others, else of the meetings.
   */
  readonly settle?: number
  readonly seed: number
  /** Where results are kept; without it they are not. */
  readonly file?: string
  readonly onProgress?: (progress: Progress) => void
  /** Only neighbours in the list of bots meet. */
  readonly ladder?: boolean
  /** By default `one` against `random` at tables of more than two, else `split`. */
  readonly seating?: Seating
  /** Settings of the game. */
  readonly options?: Options
  readonly threads?: number
  /** Where strengths are counted from; without it from their average. */
  readonly anchor?: Anchor
  /** Address of the module with the catalogue of games. */
  readonly catalogue?: string
}

export interface Progress {
  readonly played: number
  /** At most; pairs that are settled end sooner. */
  readonly games: number
  readonly standings: Standings
}

export async function league(asked: LeagueOptions): Promise<Standings> {
  for (const bot of asked.bots) {
    const problem = nameProblem(bot)
    if (problem) throw new Error(problem)
  }
  const catalogue = asked.catalogue ?? HOUSE_CATALOGUE
  const { game } = await loadGame(asked.game, catalogue)
  const { seats } = asked
  if (!game.about.seatCounts.includes(seats))
    throw new Error(`${asked.game} has no table for ${seats}; seats: ${game.about.seatCounts.join(', ')}`)
  const seating = asked.seating ?? (asked.bots.includes('random') ? 'one' : 'split')
  const { bots, games, seed, ladder = false } = asked
  const options = asked.options ?? defaultOptions(game.about, seats)
  // Who sits where is fixed before the first deal, so the sides at the start count.
  const sides = sidesOf(game, game.sides && game.setup(seats, options, quick(seed)), seats)
  const plan: Plan = { bots, seats, sides, games, seed, seating, ladder }
  const fixtures = schedule(plan)
  // The number of games is left out: a league may be made longer.
  const header = {
    league: 1,
    game: asked.game,
    version: game.about.version,
    options,
    bots,
    seats,
    seed,
    seating,
    ladder,
  }
  const scheduled = new Set(fixtures.map((fixture) => fixture.number))
  const kept = asked.file === undefined ? [] : await resume(asked.file, header)
  const results = kept.filter((result) => scheduled.has(result.number))
  const known = new Set(results.map((result) => result.number))
  const open = fixtures.filter((fixture) => !known.has(fixture.number))
  const settling = new Settling(
    fixtures,
    sides,
    asked.settle === undefined ? null : { at: asked.settle, wins: seating === 'one' },
  )
  settling.add(results)
  const table = (): Standings =>
    standings(
      fixtures,
      results.filter((result) => settling.counts(result)),
      sides,
      asked.anchor,
    )
  function* toPlay(): Generator<Fixture> {
    for (const fixture of open) if (settling.counts(fixture)) yield fixture
  }
  const job: Job = { game: asked.game, catalogue, options }
  const threads = Math.min(asked.threads ?? Math.max(1, availableParallelism() - 1), open.length)
  await playAll(toPlay(), job, threads, async (result) => {
    results.push(result)
    settling.add([result])
    if (asked.file !== undefined) await appendFile(asked.file, `${JSON.stringify(result)}\n`)
    asked.onProgress?.({ played: results.length, games: fixtures.length, standings: table() })
  })
  return table()
}

/** The results a file already has; a new file gets its first line, which says what it holds. */
async function resume(file: string, header: object): Promise<Result[]> {
  const wanted = canonical(header)
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n')
  // A line cut short by a stop in the middle of writing is played again.
  const whole = lines.slice(0, -1)
  const [first, ...rest] = whole
  if (first === undefined) {
    await writeFile(file, `${wanted}\n`)
    return []
  }
  if (first !== wanted) throw new Error(`${file} holds the results of another league; name another file`)
  if (lines.at(-1) !== '') await writeFile(file, `${whole.join('\n')}\n`)
  return rest.map((line) => JSON.parse(line) as Result)
}

async function playAll(
  queue: Iterator<Fixture>,
  job: Job,
  threads: number,
  done: (result: Result) => Promise<void>,
): Promise<void> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job }),
  )
  try {
    await Promise.all(workers.map((worker) => serve(worker, queue, done)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function serve(worker: Worker, queue: Iterator<Fixture>, done: (result: Result) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(queue.next().value ?? null)
    }
    worker.on('message', (result: Result) => {
      done(result).then(next, reject)
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    next()
  })
}
