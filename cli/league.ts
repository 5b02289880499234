import { readFile, writeFile } from 'node:fs/promises'
import type { Anchor } from '../bots/elo.ts'
import { type Ladder, rungs } from '../bots/ladder.ts'
import { league } from '../bots/node/index.ts'
import { nameProblem } from '../bots/node/players.ts'
import { type Flags, gameNamed, list, optionsFor, readFlags, seatsFor, wholeNumber } from './arguments.ts'
import { Progress } from './progress.ts'
import { refuse } from './refusal.ts'

type Standings = Awaited<ReturnType<typeof league>>

/** All levels, strongest first; the strongest is held to an effort, so that its league repeats to the letter and ends today. */
const LEVELS = ['monarch#600', 'earl', 'knight', 'squire', 'page']
/** Where strengths are counted from when they are written down: the level in the middle, from which no other is far. */
const USUAL_ANCHOR: Anchor = { bot: 'knight', elo: 1200 }

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
    anchor: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  })
  const game = await gameNamed(flags.words[0])
  const ladder = flags.values['ladder'] === true
  const named = list(flags, 'bots')
  const bots = named.length === 0 && ladder ? await ladderBots(game.about.id) : named
  if (bots.length < 2) refuse('name at least two bots: --bots knight,random')
  for (const bot of bots) {
    const problem = nameProblem(bot)
    if (problem) refuse(problem)
  }
  const { seating, file, out } = flags.values
  if (seating !== undefined && seating !== 'split' && seating !== 'one') refuse('--seating is split or one')
  const games = wholeNumber(flags, 'games', 100, 1, 1_000_000)
  const anchor = anchorOf(flags.values['anchor'], bots, typeof out === 'string')
  const pairs = ladder ? bots.length - 1 : (bots.length * (bots.length - 1)) / 2
  const counts = flags.values['seats'] === 'all' ? game.about.seatCounts : [seatsFor(game, flags)]
  const progress = new Progress(`league of ${game.about.id}`, games * pairs * counts.length)
  const seed = wholeNumber(flags, 'seed', 1)
  const tables: Ladder['tables'][number][] = []
  for (const [number, seats] of counts.entries()) {
    const standings = await league({
      game: game.about.id,
      seats,
      bots,
      games,
      seed,
      options: optionsFor(game, flags, seats),
      ladder,
      ...(anchor ? { anchor } : {}),
      ...(flags.values['settle'] === undefined ? {} : { settle: wholeNumber(flags, 'settle', 60, 1, 99) / 100 }),
      onProgress: ({ played }) => progress.at(number * games * pairs + played),
      // A file holds one league.
      ...(typeof file === 'string' ? { file: counts.length > 1 ? `${file}.${seats}` : file } : {}),
      ...(seating === undefined ? {} : { seating }),
      ...(flags.values['threads'] === undefined ? {} : { threads: wholeNumber(flags, 'threads', 1, 1, 64) }),
    })
    progress.end()
    tables.push(rungs(seats, standings))
    if (counts.length > 1 && !flags.values['json']) process.stdout.write(`${seats} seats\n`)
    process.stdout.write(flags.values['json'] ? `${JSON.stringify(standings)}\n` : table(standings))
  }
  const made = `roses league ${game.about.id}${ladder ? ' --ladder' : ''}${counts.length > 1 ? ' --seats all' : ''} --bots ${bots.join(',')} --games ${games} --seed ${seed}`
  const written: Ladder = { made: `${made} --anchor ${anchor?.bot}=${anchor?.elo}`, bots, tables }
  if (typeof out === 'string') await writeFile(out, `${JSON.stringify(written)}\n`)
}

/** Whoever met when the game's ladder was written: with how much effort a monarch is measured is each game's own. */
export async function ladderBots(id: string): Promise<readonly string[]> {
  const file = new URL(`../games/${id}/bot/ladder.json`, import.meta.url)
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return (JSON.parse(text) as Partial<Ladder>).bots ?? LEVELS
}

/** `knight=1200`. */
function anchorOf(text: Flags['values'][string], bots: readonly string[], written: boolean): Anchor | undefined {
  if (text === undefined) return written ? USUAL_ANCHOR : undefined
  const [bot = '', elo = ''] = (typeof text === 'string' ? text : '').split('=')
  if (!bots.includes(bot) || !/^-?\d+$/.test(elo))
    refuse('--anchor is one of the bots and its strength: --anchor knight=1200')
  return { bot, elo: Number(elo) }
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
