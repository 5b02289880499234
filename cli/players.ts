/** Whoever makes the moves in a simulation or a terminal game: a random mover or one of the bots. */
import { findOpponent, OPPONENT_NAMES } from '../bots/opponents.ts'
import type { Intent } from '../bots/index.ts'
import type { AnyGame, Dice, Seat } from '../engine/index.ts'
import { findRules } from '../games/index.ts'
import { refuse } from './refusal.ts'

/** Picks a move for a seat that is awaited. */
export type Player = (state: unknown, seat: Seat, dice: Dice) => unknown

export async function playerNamed(name: string, game: AnyGame): Promise<Player> {
  if (name === 'random') return randomPlayer(game)
  const opponent =
    findOpponent(name) ?? refuse(`there is no bot "${name.slice(0, 40)}" (bots: ${OPPONENT_NAMES.join(', ')})`)
  const knowledge = (await findRules(game.about.id, game.about.version)?.knowledge()) ?? null
  let intent: Intent | null = null
  return (state, seat, dice) => {
    const view = game.view(state, seat)
    const choice = opponent({
      game,
      knowledge,
      view,
      seat,
      seed: dice.int(2 ** 31),
      now: () => performance.now(),
      intent,
    })
    intent = choice.intent
    const move = game.legal(state, seat).find((legal) => game.write(legal) === choice.move)
    if (move === undefined) throw new Error(`the bot ${name} chose ${choice.move}, which is not legal`)
    return move
  }
}

/** Straight through the contract, without a view: for speed, and it sees nothing it could use. */
function randomPlayer(game: AnyGame): Player {
  const moves: unknown[] = []
  return (state, seat, dice) => {
    game.legal(state, seat, moves)
    return moves[dice.int(moves.length)]
  }
}
