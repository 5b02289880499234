/**
 * Whether more thinking finds better places for Lancaster's knights: `node bench/regret.ts [seats] [places] [worlds] [effort…]`. What
 * each effort chooses in the same places is held against what the first one does, by playing the round to its end in the same worlds
 * with players who think at every knight, if only a little, where a search lets them pick quickly.
 */
import { Budget } from '../bots/budget.ts'
import { taskOf } from '../bots/choose.ts'
import { choose, findLevel } from '../bots/index.ts'
import { raceSearch } from '../bots/race.ts'
import { honest } from '../bots/slips.ts'
import { defaultOptions, quick, type Seat } from '../engine/index.ts'
import { calm } from '../games/lancaster/bot/calm.ts'
import { knowledge } from '../games/lancaster/bot/index.ts'
import { game } from '../games/lancaster/index.ts'
import type { State } from '../games/lancaster/types/index.ts'

interface Place {
  readonly view: ReturnType<typeof game.view>
  readonly seat: Seat
  readonly seed: number
}

/** The effort of those who play the games that places are taken from, and of those who play a round to its end. */
const PLAYERS = 24
const JUDGES = 12
/** Of the places of a game with this many choices or more one in so many is taken. */
const MANY = 8
const EVERY = 11

const [seats = 3, count = 60, worlds = 32, ...asked] = process.argv.slice(2).map(Number)
const efforts = asked.length > 0 ? asked : [240, 36, 600, 1500, 4000]
const found = findLevel('earl')
if (!found) throw new Error('there is no earl')
const level = honest(found)

const places = placesOf()
const chosen = efforts.map((effort) => places.map((place) => searched(place, effort)))
for (const [i, effort] of efforts.entries()) {
  const gains = places.map((place, at) => gain(place, chosen[i]?.[at] ?? '', chosen[0]?.[at] ?? ''))
  const middle = mean(gains)
  const bar = (1.96 * Math.sqrt(mean(gains.map((each) => (each - middle) ** 2)))) / Math.sqrt(gains.length)
  const same = places.filter((_, at) => chosen[i]?.[at] === chosen[0]?.[at]).length
  console.log(`${effort}: ${middle.toFixed(4)} ± ${bar.toFixed(4)}, the same place ${same} of ${places.length} times`)
}

function placesOf(): readonly Place[] {
  const taken: Place[] = []
  for (let deal = 0; taken.length < count; deal++) {
    const dice = quick(900 + deal)
    const state = game.setup(seats, defaultOptions(game.about, seats), dice)
    let met = 0
    for (let seat: Seat | undefined, step = 0; (seat = game.awaiting(state)[0]) !== undefined; step++) {
      const moves = game.legal(state, seat)
      const place = { view: structuredClone(game.view(state, seat)), seat, seed: step + 977 * deal }
      const move = moves.length > 1 ? searched(place, PLAYERS) : ''
      if (isPlacing(state) && moves.length >= MANY && ++met % EVERY === (deal * 5) % EVERY)
        taken.push({ ...place, seed: step + 31 * deal })
      game.apply(state, seat, moves.find((each) => game.write(each) === move) ?? game.idle(state, seat), dice, null)
    }
  }
  return taken.slice(0, count)
}

function searched({ view, seat, seed }: Place, effort: number): string {
  return choose({ game, knowledge, view, seat, seed, level, effort, intent: null }).move
}

function isPlacing({ phase, todo }: State): boolean {
  return phase === 'placement' && todo.length === 0
}

/** How much better the first of two choices turns out, on the scale from −1 to 1. */
function gain(place: Place, first: string, second: string): number {
  if (first === second) return 0
  return mean(
    Array.from({ length: worlds }, (_, world) => worthOf(place, first, world) - worthOf(place, second, world)),
  )
}

function worthOf({ view, seat }: Place, choice: string, number: number): number {
  const world = game.guess(view, quick(number * 7919 + 3))
  const dice = quick(number * 7919 + 4)
  let move = game.legal(world, seat).find((each) => game.write(each) === choice)
  for (let step = 0, mover: Seat | undefined = seat; move && mover !== undefined; step++) {
    game.apply(world, mover, move, dice, null)
    mover = game.outcome(world) || calm(world) ? undefined : game.awaiting(world)[0]
    if (mover !== undefined) move = nextMove(world, mover, number, step, dice)
  }
  return knowledge.evaluate(world, seat)
}

function nextMove(world: State, seat: Seat, number: number, step: number, dice: ReturnType<typeof quick>) {
  const moves = game.legal(world, seat)
  if (moves.length === 1) return moves[0]
  if (!isPlacing(world)) return knowledge.quick?.(world, seat, dice) ?? knowledge.pick?.(world, seat, moves, dice)
  const view = game.view(world, seat)
  const task = taskOf({ game, knowledge, view, seat, level, seed: number * 1000 + step })
  const { plan } = raceSearch(task, task.rules.guess(view, quick(number + step)), new Budget(JUDGES))
  return moves.find((each) => game.write(each) === plan[0]) ?? moves[0]
}

function mean(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0) / (list.length || 1)
}
