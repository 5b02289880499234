/** Makes a game's puzzles, adds to them, or tries them again. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Maker } from '../bots/puzzles/make.ts'
import { lastGiven } from '../bots/puzzles/numbers.ts'
import { soundOf } from '../bots/puzzles/sound.ts'
import { joined, puzzleText } from '../bots/puzzles/text.ts'
import type { PuzzleFile } from '../bots/puzzles/types.ts'
import { leadOf } from '../bots/puzzles/verify.ts'
import type { AnyGame, AnyKnowledge } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { gameNamed, readFlags, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

const EFFORT = 75
const MARGIN = 5
const TIMES = 10

interface GamePuzzles {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly path: string
}

export async function puzzlesCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    count: { type: 'string' },
    seed: { type: 'string' },
    effort: { type: 'string' },
    margin: { type: 'string' },
    games: { type: 'string' },
    out: { type: 'string' },
    join: { type: 'string' },
    verify: { type: 'boolean' },
    'effort-times': { type: 'string' },
    drop: { type: 'boolean' },
  })
  const game = await gameNamed(flags.words[0])
  const { id } = game.about
  const { out, join } = flags.values
  const path = typeof out === 'string' ? out : new URL(`../games/${id}/puzzles.json`, import.meta.url).pathname
  const puzzles = { game, knowledge: (await findGame(id)?.knowledge()) ?? null, path }
  const seed = wholeNumber(flags, 'seed', 1)
  const count = wholeNumber(flags, 'count', 60, 1, 1000)
  const effort = wholeNumber(flags, 'effort', EFFORT, 4)
  const margin = wholeNumber(flags, 'margin', MARGIN, 1, 100)
  if (flags.values['verify'] === true)
    verify(puzzles, seed, wholeNumber(flags, 'effort-times', TIMES, 1, 1000), flags.values['drop'] === true)
  else if (typeof join === 'string') add(puzzles, join)
  else make(puzzles, { count, seed, effort, margin, games: wholeNumber(flags, 'games', count * 10, 1) })
}

interface Wish {
  readonly count: number
  readonly seed: number
  readonly effort: number
  readonly margin: number
  readonly games: number
}

function make({ game, knowledge, path }: GamePuzzles, wish: Wish): void {
  const { id, version } = game.about
  const { count, seed, effort, margin } = wish
  const maker = new Maker({ game, knowledge, ...wish, margin: margin / 100 })
  const progress = new Progress(`puzzles of ${id}`, count)
  const order = `roses puzzles ${id} --count ${count} --seed ${seed} --effort ${effort} --margin ${margin}`
  while (!maker.done) {
    maker.next()
    progress.at(maker.made.puzzles.length)
    // Whoever stops it keeps what was found so far, and the command that finds just that.
    const command = `${order} --games ${maker.looked}`
    writeFileSync(path, puzzleText({ made: { commands: [command], version, effort, margin }, ...maker.made }))
  }
  progress.end()
  process.stdout.write(`${maker.made.puzzles.length} puzzles of ${id} in ${path}\n`)
}

function read({ game, path }: GamePuzzles): PuzzleFile {
  if (!existsSync(path)) refuse(`there are no puzzles at ${path}`)
  const file = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile
  const { version } = game.about
  if (file.made.version !== version)
    refuse(`the puzzles in ${path} are for version ${file.made.version} of the rules, not ${version}`)
  return file
}

function add(puzzles: GamePuzzles, path: string): void {
  const file = joined(read(puzzles), read({ ...puzzles, path }))
  if (!file) refuse('only puzzles made with the same effort and margin can be joined')
  writeFileSync(puzzles.path, puzzleText(file))
  process.stdout.write(`${file.puzzles.length} puzzles of ${puzzles.game.about.id} in ${puzzles.path}\n`)
}

function verify(of: GamePuzzles, seed: number, times: number, drop: boolean): void {
  const { game, knowledge, path } = of
  const file = read(of)
  const { made } = file
  const { sound: puzzles, faults } = soundOf(game, knowledge, file)
  for (const { puzzle, asked } of faults)
    process.stdout.write(
      `puzzle ${puzzle.number} ${asked ? `asks what puzzle ${asked.number} asks` : 'has a plan that makes no sense'}\n`,
    )
  const progress = new Progress(`verifying ${game.about.id}`, puzzles.length)
  // What was asked for when it was made may shrink by half before an answer is in doubt.
  const least = made.margin / 200
  const held = puzzles.filter((puzzle, done) => {
    const lead = leadOf(game, knowledge, file, puzzle, { effort: made.effort * times, seed })
    progress.at(done + 1)
    if (lead < least)
      process.stdout.write(`puzzle ${puzzle.number} does not hold: ${puzzle.answer} leads by ${lead.toFixed(3)}\n`)
    return lead >= least
  })
  progress.end()
  const share = ((100 * held.length) / (puzzles.length || 1)).toFixed(1)
  process.stdout.write(
    `${held.length} of ${puzzles.length} puzzles of ${game.about.id} hold at ${times} times the effort: ${share} %\n`,
  )
  const checked = { times, seed, tried: puzzles.length, held: held.length }
  if (drop)
    writeFileSync(path, puzzleText({ ...file, made: { ...made, given: lastGiven(file), checked }, puzzles: held }))
}
