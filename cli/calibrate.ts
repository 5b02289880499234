import { writeFile } from 'node:fs/promises'
import { calibrate, type Reliability } from '../bots/calibrate/index.ts'
import { type AnyGame, defaultOptions, type Options } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { gameNamed, list, readFlags, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

/** Lets equal bots play and writes what their expectations were worth where the game's bots read it, or to the file named. */
export async function calibrateCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    games: { type: 'string' },
    effort: { type: 'string' },
    seed: { type: 'string' },
    each: { type: 'string' },
    out: { type: 'string' },
  })
  const game = await gameNamed(flags.words[0])
  const { id, seatCounts } = game.about
  const knowledge = await findGame(id)?.knowledge()
  if (!knowledge) refuse(`the bots of ${id} know nothing`)
  const games = wholeNumber(flags, 'games', 60, 2, 100_000)
  const effort = wholeNumber(flags, 'effort', 64, 1, 1_000_000)
  const seed = wholeNumber(flags, 'seed', 1)
  const each = list(flags, 'each')
  const tables = seatCounts.flatMap((seats) =>
    settings(game, each, seats).map((options) => ({ seats, options, named: each })),
  )
  const progress = new Progress(`games of ${id}`, games * tables.length)
  const made = `roses calibrate ${id}${each.length > 0 ? ` --each ${each.join(',')}` : ''} --games ${games} --effort ${effort} --seed ${seed}`
  const { chances, before, after } = calibrate({
    game,
    knowledge,
    made,
    tables,
    games,
    effort,
    seed,
    onGame: (played) => progress.at(played),
  })
  progress.end()
  const { out } = flags.values
  const file = typeof out === 'string' ? out : new URL(`../games/${id}/bot/chances.json`, import.meta.url)
  await writeFile(file, `${JSON.stringify(chances)}\n`)
  process.stdout.write(report(before, after))
}

/** The usual settings with every value of those options. */
export function settings(game: AnyGame, each: readonly string[], seats: number): readonly Options[] {
  let all: readonly Options[] = [defaultOptions(game.about, seats)]
  for (const id of each) {
    const spec = game.about.options.find((known) => known.id === id)
    if (spec?.kind !== 'choice' && spec?.kind !== 'flag')
      refuse(`${game.about.id} has no choice or flag called "${id}"`)
    const values = spec.kind === 'choice' ? spec.values : [true, false]
    all = all.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  }
  return all
}

function report(before: Reliability, after: Reliability): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const part = ({ tenths }: Reliability, tenth: number): readonly string[] => {
    const { expected, won, n } = tenths[tenth] ?? { expected: 0, won: 0, n: 0 }
    return n === 0 ? ['–', '–', '0'] : [percent(expected), percent(won), String(n)]
  }
  return [
    row(['tenth', 'judgement', 'won', 'n', 'chance', 'won', 'n']),
    row(Array.from({ length: 7 }, () => '---')),
    ...before.tenths.map((_, tenth) => row([String(tenth + 1), ...part(before, tenth), ...part(after, tenth)])),
    row(['Brier', before.brier.toFixed(4), '', String(before.moments), after.brier.toFixed(4), '', '']),
    '',
  ].join('\n')
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
