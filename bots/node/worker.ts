/** A thread of a league: plays the fixtures it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Options } from '../../engine/index.ts'
import type { Fixture } from '../league.ts'
import { loadGame } from './catalogue.ts'
import { makePlayer, type Player } from './players.ts'
import { play } from './play.ts'

export interface Job {
  readonly game: string
  readonly catalogue: string
  readonly options: Options
}

const port = parentPort
if (!port) throw new Error('this file is the thread of a league')
const { game: id, catalogue, options } = workerData as Job
const { game, knowledge } = await loadGame(id, catalogue)
const players = new Map<string, Player>()

async function work(fixture: Fixture): Promise<void> {
  for (const bot of fixture.bots) if (!players.has(bot)) players.set(bot, makePlayer(bot, game, knowledge))
  port?.postMessage(await play({ game, options, fixture, players }))
}

port.on('message', (fixture: Fixture | null) => {
  if (fixture) {
    work(fixture).catch((fault: unknown) => {
      // Thrown outside the promise, so that the league hears of it.
      setImmediate(() => {
        throw fault
      })
    })
    return
  }
  for (const player of players.values()) player.close()
  port.close()
})
