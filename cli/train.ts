import { writeFile } from 'node:fs/promises'
import { train } from '../bots/train/index.ts'
import { findGame } from '../games/index.ts'
import { gameNamed, readFlags, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

/** Plays a game against itself and writes what was learned where its bots read it, or to the file named. */
export async function trainCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { seed: { type: 'string' }, games: { type: 'string' }, out: { type: 'string' } })
  const game = await gameNamed(flags.words[0])
  const { id } = game.about
  const training = await findGame(id)?.training?.()
  if (!training) refuse(`the bots of ${id} learn nothing by playing`)
  const seed = wholeNumber(flags, 'seed', 1)
  const games = wholeNumber(flags, 'games', training.games, 1, 10_000_000)
  const { out } = flags.values
  const file = typeof out === 'string' ? out : new URL(`../games/${id}/bot/learned.json`, import.meta.url)
  const tables = training.by === 'matches' ? training.seats.length : 1
  const progress = new Progress(`Games of ${id}`, games * tables)
  const learned = train(game, training, {
    seed,
    games,
    onGame: (played) => progress.at(played),
    onLoss: (loss) => process.stderr.write(`mean log loss ${loss.toFixed(5)}\n`),
  })
  progress.end()
  const made = `roses train ${id} --seed ${seed} --games ${games}`
  await writeFile(file, `${JSON.stringify({ made, ...learned })}\n`)
}
