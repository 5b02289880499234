/**
 * Random games through the public contract, in a process of its own, so that each game meets a fresh machine as its
 * peer does: `node bench/rules-speed.ts <game> <seats> <seconds>`. It first plays as long again, until the loop is
 * compiled. Prints games, actions and the processor time they took, as JSON.
 */
import { type AnyGame, defaultOptions, type Dice, type Options, quick } from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { cpuSeconds } from './figures.ts'

export interface Simulated {
  readonly games: number
  readonly actions: number
  readonly seconds: number
}

const moves: unknown[] = []

/** The loop any simulation runs: who is awaited, what is legal, one of it at random, apply. */
function playOne(game: AnyGame, seats: number, options: Options, dice: Dice): number {
  const state = game.setup(seats, options, dice)
  for (let actions = 0; ; actions++) {
    const awaited = game.awaiting(state)
    if (awaited.length === 0) return actions
    const seat = awaited.length === 1 ? (awaited[0] ?? 0) : (awaited[dice.int(awaited.length)] ?? 0)
    const choices = game.legal(state, seat, moves)
    game.apply(state, seat, choices[dice.int(choices.length)], dice, null)
  }
}

function playFor(game: AnyGame, seats: number, dice: Dice, length: number): Simulated {
  const options = defaultOptions(game.about)
  let [games, actions, seconds, batch] = [0, 0, 0, 1]
  while (seconds < length) {
    const spent = cpuSeconds(() => {
      for (let i = 0; i < batch; i++) actions += playOne(game, seats, options, dice)
    })
    games += batch
    seconds += spent
    // Looking at the clock costs nothing then.
    if (spent < 0.02) batch *= 2
  }
  return { games, actions, seconds }
}

const [id = '', seats = '2', seconds = '1'] = process.argv.slice(2)
const game = await findGame(id)?.load()
if (!game) throw new Error(`there is no game ${id}`)
const dice = quick(1485)
playFor(game, Number(seats), dice, Number(seconds))
console.log(JSON.stringify(playFor(game, Number(seats), dice, Number(seconds))))
