/** Random games through the public contract: every game at every number of seats, beside boardgame.io. */
import { catalogue } from '../games/index.ts'
import { figure, type Figure, type Part, promise, type Run } from './figures.ts'
import { program } from './processes.ts'
import { benchRoseKing, type Speeds } from './rose-king.ts'
import type { Simulated } from './rules-speed.ts'

let measured: Promise<Speeds> | null = null

/** Measured once in a run, whichever part asks first. */
function roseKingSpeeds({ quick: short, say }: Run): Promise<Speeds> {
  return (measured ??= benchRoseKing(short ? 14 : 54, say))
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
      figure('rose-king.loop', 'rose-king for 2, random games', speeds.ours, 'games/s', {
        what: 'the same game as one hand-written loop',
        value: speeds.loop,
        kind: 'limit',
      }),
      ...(speeds.c === null
        ? []
        : [
            figure('rose-king.c', 'rose-king for 2, random games', speeds.ours, 'games/s', {
              what: 'the same loop in C',
              value: speeds.c,
              kind: 'limit',
            }),
          ]),
      figure('rose-king.board', 'rose-king for 2, on the board made for search', speeds.board, 'actions/s', {
        what: 'random actions by the rules',
        value: speeds.actions,
        kind: 'limit',
      }),
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
    for (const { about } of catalogue) {
      for (const seats of about.seatCounts) {
        const length = run.quick ? 0.5 : 2
        const played = await program<Simulated>('rules-speed.ts', [about.id, String(seats), String(length)])
        const [games, actions] = [played.games / played.seconds, played.actions / played.seconds]
        const name = `${about.id} for ${seats}`
        run.say(`${name}: ${Math.round(games)} games/s, ${Math.round(actions)} actions/s`)
        const beside = (what: string, value: number) => ({ what, value, kind: 'peer' }) as const
        const id = `rules.${about.id}.${seats}`
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
