/** Games of bots who think a little and slip now and then, so that somebody has something to find. */
import { type AnyGame, type AnyKnowledge, Match, quick, refusedBy } from '../../engine/index.ts'
import { choose } from '../choose.ts'
import type { Intent, Level } from '../types.ts'
import { setupOf } from './replay.ts'
import type { PlayedGame } from './types.ts'

const PLAYER: Level = { id: 'puzzles', budgetMs: 0, effort: 32, depth: 2, slip: 0.06, blur: 0 }
/** A game that goes on beyond it is a fault of its rules. */
const MOST_STEPS = 100_000

export function playedGame(game: AnyGame, knowledge: AnyKnowledge | null, seats: number, seed: number): PlayedGame {
  const match = new Match(game, setupOf(game, { seats, seed }))
  const seeds = quick(seed + 1)
  const intents = new Map<number, Intent | null>()
  const moves: string[] = []
  for (let seat = match.awaiting()[0]; seat !== undefined; seat = match.awaiting()[0]) {
    if (moves.length > MOST_STEPS) throw new Error(`a game of ${game.about.id} does not end`)
    const view = match.view(seat)
    const intent = intents.get(seat) ?? null
    const choice = choose({ game, knowledge, view, seat, level: PLAYER, seed: seeds.int(2 ** 31), intent })
    intents.set(seat, choice.intent)
    if (refusedBy(match.act(seat, choice.move))) throw new Error(`a bot chose ${choice.move}, which is not legal`)
    moves.push(choice.move)
  }
  return { seats, seed, moves: moves.join(' ') }
}
