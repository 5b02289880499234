/** Games of equal bots: what each expected whenever it searched, and what came of it. */
import { type AnyGame, type AnyKnowledge, type Options, quick, type Seat, sidesOf } from '../../engine/index.ts'
import { stageKey } from '../chances.ts'
import { choose } from '../choose.ts'
import { findLevel } from '../levels.ts'
import { honest } from '../slips.ts'
import type { Intent, Level } from '../types.ts'

export interface Sample {
  readonly seat: Seat
  readonly stage: string
  /** What the search expected, from −1 to 1. */
  readonly value: number
  /** How much of the game had passed, from 0 to 1. */
  readonly passed: number
}

export interface Played {
  readonly samples: readonly Sample[]
  /** By seat: 1 for a win, a part of it for a shared one. */
  readonly won: readonly number[]
}

export interface Setting {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  readonly seats: number
  readonly options: Options
  readonly effort: number
}

export function playSampled({ game, knowledge, seats, options, effort }: Setting, seed: number): Played {
  const dice = quick(seed)
  const seeds = quick(seed + 1)
  const state = game.setup(seats, options, dice)
  const intents: (Intent | null)[] = []
  const found: { readonly sample: Omit<Sample, 'passed'>; readonly step: number }[] = []
  let step = 0
  for (let seat: Seat | undefined; (seat = game.awaiting(state)[0]) !== undefined; step++) {
    const view = game.view(state, seat)
    const intent = intents[seat] ?? null
    const level = honest(findLevel('earl') as Level)
    const choice = choose({ game, knowledge, view, seat, level, effort, seed: seeds.int(2 ** 32), intent })
    intents[seat] = choice.intent
    const [best, second] = choice.considered
    // Where there was a choice, and it was not settled before.
    if (best && second) found.push({ sample: { seat, stage: stageKey(game, view), value: best.value }, step })
    const moves = game.legal(state, seat)
    game.apply(
      state,
      seat,
      moves.find((move) => game.write(move) === choice.move),
      dice,
      null,
    )
  }
  const outcome = game.outcome(state)
  const places = outcome?.lost ? [] : (outcome?.places ?? [])
  const sides = sidesOf(game, state, seats)
  const winners = new Set(sides.filter((_, seat) => places[seat] === 1)).size
  return {
    samples: found.map(({ sample, step: at }) => ({ ...sample, passed: at / step })),
    won: sides.map((_, seat) => (places[seat] === 1 ? 1 / winners : 0)),
  }
}
