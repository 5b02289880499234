/** What would become of the tables of a house under other rules. */
import { findGame, catalogue, rulesOf } from '../games/index.ts'
import { count, newTally, readHouse, type Shadowed, shadowReplay, type Tally } from '../server/main.ts'
import { type Flags, readFlags, wholeNumber } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf } from './database.ts'
import { Progress } from './progress.ts'
import { Failure, refuse } from './refusal.ts'
import { plainly } from './serve.ts'
import { type Kept, keepProgress, readProgress, removeProgress } from './shadow/kept.ts'
import { named, summary } from './shadow/summary.ts'

const GAMES = new URL('../games/index.ts', import.meta.url).href
const FILE = 'roses-shadow.json'
const KEEP_MS = 1000

export async function shadowCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...DATABASE_FLAGS,
    game: { type: 'string' },
    version: { type: 'string' },
    threads: { type: 'string' },
    file: { type: 'string' },
    resume: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const game = flags.values['game'] === undefined ? null : String(flags.values['game'])
  const targets = targetsOf(flags, game)
  const file = String(flags.values['file'] ?? FILE)
  const kept = flags.values['resume'] === true ? await readProgress(file, targets) : null
  const threads = flags.values['threads'] === undefined ? {} : { threads: wholeNumber(flags, 'threads', 1, 1, 64) }
  const rows = await readHouse(databaseOf(flags)).catch(plainly)
  try {
    const ids = await rows.ids(game)
    const began = performance.now()
    const run = { rows, ids: ids.filter((id) => id > (kept?.after ?? '')), games: GAMES, targets, ...threads }
    const tally = await listen(shadowReplay(run), ids.length, { after: '', targets, tally: newTally(), ...kept }, file)
    await removeProgress(file)
    const seconds = (performance.now() - began) / 1000
    if (flags.values['json']) process.stdout.write(`${JSON.stringify({ ...tally, targets, seconds }, null, 1)}\n`)
    else process.stdout.write(summary(tally, targets, run.ids.length, seconds))
    const lost = tally.parted.filter(({ verdict: { kind } }) => kind === 'lost' || kind === 'damaged')
    if (lost.length > 0) throw new Failure(`${lost.length} tables cannot be opened by this release: ${named(lost)}`)
  } finally {
    await rows.close()
  }
}

/** The version each game is tried under: its newest, or the one named. */
function targetsOf(flags: Flags, game: string | null): Kept['targets'] {
  const newest = Object.fromEntries(catalogue.map(({ about }) => [about.id, about.version]))
  const entry = game === null ? null : (findGame(game) ?? refuse(`there is no game "${game.slice(0, 40)}" here`))
  if (flags.values['version'] === undefined) return newest
  if (!entry) refuse('which game is that version of? (--game)')
  const version = wholeNumber(flags, 'version', entry.about.version, 1)
  if (!rulesOf(entry, version)) refuse(`there is no version ${version} of the rules of ${entry.about.id} here`)
  return { ...newest, [entry.about.id]: version }
}

/** Counts, shows how far it is, and keeps that for whoever has to stop. */
async function listen(
  replay: AsyncIterable<readonly Shadowed[]>,
  total: number,
  { tally, targets }: Kept,
  file: string,
): Promise<Tally> {
  const progress = new Progress('replaying', total)
  let done = Object.values(tally.games).reduce((sum, { running, finished }) => sum + running + finished, 0)
  let keptAt = performance.now()
  for await (const judged of replay) {
    count(tally, judged)
    done += judged.length
    progress.at(done)
    const after = judged.at(-1)?.id
    if (after === undefined || performance.now() - keptAt < KEEP_MS) continue
    await keepProgress(file, { after, targets, tally })
    keptAt = performance.now()
  }
  progress.end()
  return tally
}
