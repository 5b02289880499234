/**
 * How bots behave, counted: `node bench/manners.ts <game> [games] [effort] [--seats N] [--level L] [--only counts|mistakes] [--build ../old]`.
 * Seeded games of equal bots, so that the same call prints the same twice. First what a game has to count of its own (`manners/`),
 * then how bad the mistakes of squires and knights are, or of the level that is named. With `--build` the bots of another checkout
 * choose, by the rules of this one.
 */
import { parseArgs } from 'node:util'
import { readOptions } from '../engine/index.ts'
import { loadBots } from './manners/bots.ts'
import { manners } from './manners/index.ts'
import { mistakes } from './manners/mistakes.ts'
import { play } from './manners/play.ts'
import { tableOf } from './manners/table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    level: { type: 'string' },
    only: { type: 'string' },
    build: { type: 'string' },
  },
})
const [id = '', ...figures] = positionals
const own = manners[id]
if (!own) throw new Error(`which game? One of ${Object.keys(manners).join(', ')}`)
const [games = own.games, effort = own.effort] = figures.map(Number)
const seats = Number(values.seats ?? own.seats)
const level = values.level ?? own.level
const bots = await loadBots(id, values.build)
const read = readOptions(bots.rules, own.options ?? {}, seats)
if ('problems' in read) throw new Error(read.problems.join())
const { options } = read

if (values.only !== 'mistakes') {
  const counts = play({ bots, options, seats, level, effort }, games, own.watch)
  console.log(`${id}, ${seats} seats, ${games} games of ${level}s at an effort of ${effort}`)
  console.log(tableOf(counts))
}
if (values.only !== 'counts')
  for (const level of values.level === undefined ? ['squire', 'knight'] : [values.level]) {
    const counts = play({ bots, options, seats, level, effort: null }, games, mistakes(own.drawn))
    console.log(`${id}, ${seats} seats, mistakes in ${games} games of ${level}s`)
    console.log(tableOf(counts))
  }
