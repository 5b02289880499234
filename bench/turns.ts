/**
 * Servers side by side, all of them warm, in turns of a few thousand moves: first to last, then last to first. What counts is the median
 * turn, and beside it stands the spread: the middle half of the ratios of turns that were neighbours. A machine that is busy with
 * something else for a while blurs neighbours alike.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Turn } from './load-turns.ts'
import { quantile } from './figures.ts'
import type { Running } from './processes.ts'

export interface Side {
  /** `<game>/<seats>` for another game than The Rose King. */
  readonly kind: 'ours' | 'peer' | 'bare' | `${string}/${number}`
  readonly start: () => Promise<Running>
}

export interface Round extends Turn {
  readonly movesPerSecond: number
  /** Moves for each second of the server's processor time, whatever else the machine was doing. */
  readonly movesPerCpu: number
}

export interface Plan {
  readonly tables: number
  /** Moves before anything counts: what is measured is a server that has been running. */
  readonly warmUp: number
  readonly moves: number
  readonly rounds: number
}

/** For each side its rounds, in the order they were played. */
export async function inTurns(sides: readonly Side[], plan: Plan): Promise<readonly (readonly Round[])[]> {
  const players: Player[] = []
  try {
    for (const side of sides) players.push(await player(side, plan.tables))
    for (const each of players) await each.turn(plan.warmUp)
    const rounds = players.map((): Round[] => [])
    for (let round = 0; round < plan.rounds; round++) {
      const order = [...players.entries()]
      for (const [i, each] of round % 2 === 0 ? order : order.toReversed()) rounds[i]?.push(await each.turn(plan.moves))
    }
    return rounds
  } finally {
    for (const each of players) await each.stop()
  }
}

interface Player {
  turn(moves: number): Promise<Round>
  stop(): Promise<void>
}

async function player({ kind, start }: Side, tables: number): Promise<Player> {
  const server = await start()
  const path = fileURLToPath(new URL('load-turns.ts', import.meta.url))
  const load = spawn(process.execPath, [path, kind, server.url, String(tables)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<never>((_, reject) => {
    load.once('exit', (code) => reject(new Error(`the load ended with ${code}`)))
  })
  ended.catch(() => undefined)
  return {
    async turn(moves) {
      const before = server.cpu()
      const played = new Promise<Turn>((resolve) => {
        load.once('message', (turn) => resolve(turn as Turn))
      })
      load.send(moves)
      const turn = await Promise.race([played, ended])
      const spent = server.cpu() - before
      return { ...turn, movesPerSecond: turn.moves / turn.seconds, movesPerCpu: turn.moves / spent }
    },
    async stop() {
      load.kill()
      await server.stop()
    },
  }
}

/** The median of what is asked of each round. */
export function median(rounds: readonly Round[], of: (round: Round) => number): number {
  return quantile(
    rounds.map(of).toSorted((a, b) => a - b),
    0.5,
  )
}

/** The middle half of the ratios of neighbouring rounds. */
export function spread(
  ours: readonly Round[],
  theirs: readonly Round[],
  of: (round: Round) => number,
): readonly [number, number] {
  const ratios = ours.flatMap((round, i) => (theirs[i] ? [of(round) / of(theirs[i])] : [])).toSorted((a, b) => a - b)
  return [quantile(ratios, 0.25), quantile(ratios, 0.75)]
}
