import { league } from '../bots/node/index.ts'
import { nameProblem } from '../bots/node/players.ts'
import { gameNamed, list, optionsFor, readFlags, seatsFor, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

type Standings = Awaited<ReturnType<typeof league>>

export async function leagueCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    settle: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    file: { type: 'string' },
    ladder: { type: 'boolean' },
    seating: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'boolean' },
  })
  const game = await gameNamed(flags.words[0])
  const bots = list(flags, 'bots')
  if (bots.length < 2) refuse('name at least two bots: --bots knight,random')
  for (const bot of bots) {
    const problem = nameProblem(bot)
    if (problem) refuse(problem)
  }
  const { seating, file } = flags.values
  if (seating !== undefined && seating !== 'split' && seating !== 'one') refuse('--seating is split or one')
  const games = wholeNumber(flags, 'games', 100, 1, 1_000_000)
  const ladder = flags.values['ladder'] === true
  const pairs = ladder ? bots.length - 1 : (bots.length * (bots.length - 1)) / 2
  const progress = new Progress(`league of ${game.about.id}`, games * pairs)
  const seats = seatsFor(game, flags)
  const standings = await league({
    game: game.about.id,
    seats,
    bots,
    games,
    seed: wholeNumber(flags, 'seed', 1),
    options: optionsFor(game, flags, seats),
    ladder,
    ...(flags.values['settle'] === undefined ? {} : { settle: wholeNumber(flags, 'settle', 60, 1, 99) / 100 }),
    onProgress: ({ played }) => progress.at(played),
    ...(typeof file === 'string' ? { file } : {}),
    ...(seating === undefined ? {} : { seating }),
    ...(flags.values['threads'] === undefined ? {} : { threads: wholeNumber(flags, 'threads', 1, 1, 64) }),
  })
  progress.end()
  process.stdout.write(flags.values['json'] ? `${JSON.stringify(standings)}\n` : table(standings))
}

function table({ bots, pairs }: Standings): string {
  const lines = bots.map(
    (bot) =>
      `${bot.bot.padEnd(14)} Elo ${String(Math.round(bot.elo)).padStart(5)} ± ${Math.round(bot.eloError)}  (${bot.games} games)`,
  )
  for (const { pair, games, ahead, aheadError, won, wonError, fair } of pairs)
    lines.push(
      `${pair[0]} against ${pair[1]}: ahead ${percent(ahead)} ± ${percent(aheadError)}, won ${percent(won)} ± ${percent(wonError)} (fair share ${percent(fair)}), ${games} games`,
    )
  return `${lines.join('\n')}\n`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
