/** Whoever can sit at a league table: the house's own bots, those of another build, and programs outside. */
import type { AnyGame, AnyKnowledge, Seat } from '../../engine/index.ts'
import { findOpponent, isTimed } from '../opponents.ts'
import type { Intent } from '../types.ts'
import { type Allowance, External } from './external.ts'
import { otherBuild, otherPlayer } from './other-build.ts'

export interface Ask {
  readonly view: unknown
  readonly seat: Seat
  readonly seats: number
  readonly seed: number
  readonly legal: readonly string[]
}

/** Answers with a move, or with `null` when there is none in time. */
export type Mind = (ask: Ask) => Promise<string | null> | string

export interface Player {
  /** Takes one seat of one game. */
  sit(): Mind
  close(): void
}

/** Time a move for programs outside, when the name says nothing (`engine@200:command`). */
const ENGINE_MS = 1000

/** Why a name is nobody's, in plain words; `null` if somebody answers to it. */
export function nameProblem(name: string): string | null {
  if (engineName(name) || otherBuild(name) || findOpponent(name)) return null
  return `unknown bot "${name}"; known are random, page, squire, knight, earl, monarch (also earl.bold, earl.miser, earl.schemer for a temper, monarch@100 for 100 ms a move, earl#50 for an effort of 50), alphabeta7, build:<folder>:monarch#50 for the bots of another checkout, engine:<command>`
}

function engineName(name: string): { allowance: Allowance; command: string } | null {
  const [, kind, amount, command] = /^engine(?:([@#])([1-9]\d{0,6}))?:(.+)$/.exec(name) ?? []
  if (command === undefined) return null
  return { allowance: kind === '#' ? { effort: Number(amount) } : { ms: Number(amount ?? ENGINE_MS) }, command }
}

export function makePlayer(name: string, game: AnyGame, knowledge: AnyKnowledge): Player {
  const engine = engineName(name)
  if (engine) return new External(engine.command, game.about.id, engine.allowance)
  const other = otherBuild(name)
  if (other) return otherPlayer(other, game.about.id)
  const opponent = findOpponent(name)
  if (!opponent) throw new Error(nameProblem(name) ?? name)
  // A busy machine must not weaken a bot that is limited by its effort: leagues are to be repeatable.
  const now = isTimed(name) ? () => performance.now() : undefined
  return {
    sit() {
      let intent: Intent | null = null
      return ({ view, seat, seed }) => {
        const choice = opponent({ game, knowledge, view, seat, seed, intent, now })
        intent = choice.intent
        return choice.move
      }
    },
    close() {},
  }
}
