/** A standing order only ever plays a move of `legal`, leaves the view alone, and says the same whenever the same is seen. */
import type { AnyGame } from '../game.ts'
import { canonical, copyJson } from '../json.ts'
import type { Catalogue } from '../words.ts'
import { demand } from './fault.ts'

export function checkOrders(game: AnyGame, state: unknown, words: Catalogue | undefined, where: string): void {
  if (!game.orders) return
  for (const seat of game.awaiting(state)) {
    const view = game.view(state, seat)
    const moves = game.legal(state, seat)
    const texts = moves.map((move) => game.write(move))
    const before = canonical(view)
    const turn = game.orders.turn?.(view) ?? 0
    demand(Number.isInteger(turn), where, () => `the turn of standing orders is ${turn}`)
    for (const kind of game.orders.kinds) {
      const { id } = kind
      const move = kind.take(view, moves)
      demand(canonical(view) === before, where, () => `the order "${id}" changed the view`)
      demand(
        move === null || texts.includes(game.write(move)),
        where,
        () => `the order "${id}" plays ${move === null ? '' : game.write(move)}, which is not legal`,
      )
      const ends = kind.ends?.(view, moves) ?? false
      demand(canonical(view) === before, where, () => `the end of the order "${id}" changed the view`)
      demand(
        (kind.ends?.(copyJson(view), moves) ?? false) === ends,
        where,
        () => `the order "${id}" does not always end at the same view`,
      )
      const again = kind.take(copyJson(view), moves)
      demand(
        (again === null ? null : game.write(again)) === (move === null ? null : game.write(move)),
        where,
        () => `the order "${id}" does not always say the same to the same view`,
      )
      demand(words === undefined || `standing.${id}` in words, where, () => `there are no words for the order "${id}"`)
    }
  }
}
