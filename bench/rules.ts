/** Random games through the public contract: every game at every number of seats, beside boardgame.io. */
import { type AnyGame, defaultOptions, type Dice, quick } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { cpuSeconds, figure, type Figure, type Part, promise, type Run } from './figures.ts'
import { benchRoseKing, type Speeds } from './rose-king.ts'

const moves: unknown[] = []

function playOne(game: AnyGame, seats: number, dice: Dice): number {
  const state = game.setup(seats, defaultOptions(game.about), dice)
  for (let actions = 0; ; actions++) {
    const awaited = game.awaiting(state)
    if (awaited.length === 0) return actions
    const seat = awaited[dice.int(awaited.length)] ?? 0
    const choices = game.legal(state, seat, moves)
    game.apply(state, seat, choices[dice.int(choices.length)], dice, null)
  }
}

function speed(game: AnyGame, seats: number, seconds: number): { games: number; actions: number } {
  const dice = quick(1485)
  cpuSeconds(() => playOne(game, seats, dice))
  let [games, actions, spent] = [0, 0, 0]
  while (spent < seconds)
    spent += cpuSeconds(() => {
      for (let i = 0; i < 8; i++) actions += playOne(game, seats, dice)
      games += 8
    })
  return { games: games / spent, actions: actions / spent }
}

let measured: Promise<Speeds> | null = null

/** Measured once in a run, whichever part asks first. */
function roseKingSpeeds({ quick: short, say }: Run): Promise<Speeds> {
  return (measured ??= benchRoseKing(short ? 6 : 16, say))
}

export const roseKing: Part = {
  name: 'rose-king',
  does: 'random games of The Rose King a second, beside the same game on boardgame.io',
  async run(run) {
    const speeds = await roseKingSpeeds(run)
    const beside = (id: string, what: string, value: number): Figure =>
      figure(id, 'rose-king for 2, random games', speeds.ours, 'games/s', { what, value, kind: 'peer' })
    return [
      beside('rose-king.peer', 'boardgame.io as it comes', speeds.peer),
      beside('rose-king.peer-production', 'boardgame.io in production', speeds.peerProduction),
      promise('rose-king.ratio', 'rose-king against boardgame.io', speeds.ratio, 'times', 'least', 1000),
    ]
  },
}

export const rules: Part = {
  name: 'rules',
  does: 'random games and actions a second of every game at every number of seats',
  async run(run) {
    const peer = await roseKingSpeeds(run)
    const figures: Figure[] = []
    for (const entry of catalogue) {
      const game = await entry.load()
      for (const seats of game.about.seatCounts) {
        const { games, actions } = speed(game, seats, run.quick ? 0.3 : 1.5)
        const name = `${game.about.id} for ${seats}`
        run.say(`${name}: ${Math.round(games)} games/s, ${Math.round(actions)} actions/s`)
        const beside = (what: string, value: number) => ({ what, value, kind: 'peer' }) as const
        const id = `rules.${game.about.id}.${seats}`
        figures.push(
          figure(
            `${id}.actions`,
            `${name}, random actions`,
            actions,
            'actions/s',
            beside('actions of The Rose King on boardgame.io in production', peer.peerActions),
          ),
          figure(
            `${id}.games`,
            `${name}, random games`,
            games,
            'games/s',
            beside('games of The Rose King on boardgame.io in production', peer.peerProduction),
          ),
        )
      }
    }
    return figures
  },
}
