/** A game of the catalogue, and its rules by version. */
import type { About, AnyGame, AnyKnowledge } from '../engine/game.ts'
import type { AnyTraining } from '../engine/training.ts'
import { liftedKnowledge, servedToday, type Versions } from '../engine/versions.ts'
import type { Catalogue, Locale } from '../engine/words.ts'

export interface Entry extends Partial<Versions> {
  readonly about: About
  /** The rules; loaded when a table of the game is opened. */
  load(): Promise<AnyGame>
  /** What the game teaches the bots. */
  knowledge(): Promise<AnyKnowledge>
  /** How part of that is learned by playing; `roses train` alone loads it. */
  training?(): Promise<AnyTraining>
}

/** The rules of one version, today's or an older one, as everything that opens a match gets them. */
export interface Rules {
  readonly version: number
  /** Who made a snapshot: the version and what it does. One of another make is never trusted. */
  readonly make: string
  /** SHA-256 of the file of an older version. */
  readonly hash: string | null
  /** With the later versions that are named, for a log that goes on by them; today's are always among them. */
  load(later?: readonly number[]): Promise<AnyGame>
  knowledge(): Promise<AnyKnowledge>
  /** Words it has and today's catalogues may lack. */
  words(locale: Locale): Promise<Catalogue | null>
}

/** `null` where nobody has that game or that version of it. */
export function rulesIn(catalogue: readonly Entry[], id: string, version: number): Rules | null {
  const entry = catalogue.find(({ about }) => about.id === id)
  return entry ? rulesOf(entry, version) : null
}

export function rulesOf(entry: Entry, version: number): Rules | null {
  const { about, behaviour = '' } = entry
  if (version === about.version)
    return {
      version,
      make: `${version}-${behaviour}`,
      hash: null,
      load: () => entry.load(),
      knowledge: () => entry.knowledge(),
      words: () => Promise.resolve(null),
    }
  const frozen = entry.frozen?.find((each) => each.version === version)
  if (!frozen) return null
  const lift = async () => (await frozen.lift?.()) ?? {}
  return {
    version,
    make: `${version}-${frozen.behaviour}`,
    hash: frozen.hash,
    load: async (named = []) => {
      const today = await entry.load()
      const between = [...new Set(named)].filter((each) => each > version && each !== about.version)
      const later = await Promise.all(between.map(async (each) => rulesOf(entry, each)?.load()))
      const known = later.filter((game) => game !== undefined)
      return servedToday((await frozen.load()).game, today, await lift(), [...known, today])
    },
    knowledge: async () => liftedKnowledge(await entry.knowledge(), await lift()),
    words: async (locale) => (await frozen.load()).words[locale],
  }
}
