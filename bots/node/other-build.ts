/** The bots of another checkout of this house, in the same thread: they see the same views and follow their own plans. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame, AnyKnowledge } from '../../engine/index.ts'
import type { Choice, Intent, Level, Request } from '../types.ts'
import type { Player } from './players.ts'

interface Bots {
  readonly choose: (request: Request) => Choice
  readonly findLevel: (id: string) => Level | undefined
}

interface Entry {
  readonly about: { readonly id: string }
  load(): Promise<AnyGame>
  knowledge(): Promise<AnyKnowledge>
}

/** `../old:earl` or `../old:monarch#40`: a folder, a level there and its effort. */
export interface OtherBuild {
  readonly folder: string
  readonly level: string
  readonly effort: number | null
}

export function otherBuild(name: string): OtherBuild | null {
  const [, folder, level = '', effort] = /^build:(.+):([a-z]+)(?:#([1-9]\d{0,6}))?$/.exec(name) ?? []
  return folder === undefined ? null : { folder, level, effort: effort === undefined ? null : Number(effort) }
}

export function otherPlayer({ folder, level: id, effort }: OtherBuild, gameId: string): Player {
  const loaded = load(folder, id, gameId)
  return {
    sit() {
      let intent: Intent | null = null
      return async ({ view, seat, seed }) => {
        const { choose, level, game, knowledge } = await loaded
        const choice = choose({
          game,
          knowledge,
          view,
          seat,
          seed,
          level,
          intent,
          ...(effort === null ? {} : { effort }),
        })
        intent = choice.intent
        return choice.move
      }
    },
    close() {},
  }
}

async function load(folder: string, id: string, gameId: string) {
  const file = (path: string): string => pathToFileURL(resolve(folder, path)).href
  const { choose, findLevel } = (await import(file('bots/index.ts'))) as Bots
  const { catalogue } = (await import(file('games/index.ts'))) as { readonly catalogue: readonly Entry[] }
  const entry = catalogue.find(({ about }) => about.id === gameId)
  const level = findLevel(id)
  if (!entry || !level) throw new Error(`the build in ${folder} has no ${entry ? `level ${id}` : `game ${gameId}`}`)
  return { choose, level, game: await entry.load(), knowledge: await entry.knowledge() }
}
