/** The bots of this house, or of another checkout of it; the rules of the table are always those of this one. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { choose, findLevel, type Choice, type Level, type Request } from '../../bots/index.ts'
import type { AnyGame, AnyKnowledge } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'

export interface Bots {
  readonly rules: AnyGame
  /** What those who hold a choice against a better one know. */
  readonly knowledge: AnyKnowledge
  ask(question: Omit<Request, 'game' | 'knowledge'>): Choice
  level(id: string): Level
}

interface Build {
  readonly choose: (request: Request) => Choice
  readonly findLevel: (id: string) => Level | undefined
}

interface Entry {
  readonly about: { readonly id: string }
  load(): Promise<AnyGame>
  knowledge(): Promise<AnyKnowledge>
}

export async function loadBots(id: string, folder: string | undefined): Promise<Bots> {
  const own = findGame(id)
  if (!own) throw new Error(`there is no game ${id}`)
  const [build, entry] = folder === undefined ? [{ choose, findLevel }, own] : await otherBuild(id, folder)
  const [game, lore] = [await entry.load(), await entry.knowledge()]
  return {
    rules: await own.load(),
    knowledge: await own.knowledge(),
    ask: (question) => build.choose({ ...question, game, knowledge: lore }),
    level: (name) => {
      const level = build.findLevel(name)
      if (!level) throw new Error(`there is no bot ${name}`)
      return level
    },
  }
}

async function otherBuild(id: string, folder: string): Promise<readonly [Build, Entry]> {
  const file = (path: string): string => pathToFileURL(resolve(folder, path)).href
  const build = (await import(file('bots/index.ts'))) as Build
  const { catalogue } = (await import(file('games/index.ts'))) as { readonly catalogue: readonly Entry[] }
  const entry = catalogue.find(({ about }) => about.id === id)
  if (!entry) throw new Error(`the build in ${folder} has no game ${id}`)
  return [build, entry]
}
