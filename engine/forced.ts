/** Steps that nobody has to decide: everybody can see that there is no other. */
import { quick } from './dice.ts'
import type { AnyGame, Seat } from './game.ts'
import type { Match } from './match.ts'

export interface ForcedStep {
  readonly seat: Seat
  readonly move: string
  /** Who could take back what led to it, and cannot any more once it is played. */
  readonly holds: readonly Seat[]
}

/** Whether the only step of that seat would put what came before it beyond taking back, by what everybody sees. */
export function isFirm(game: AnyGame, view: unknown, seat: Seat): boolean {
  const world = game.guess(view, quick(0))
  const [move] = game.legal(world, seat)
  const dice = quick(0)
  let barrier = false
  game.apply(world, seat, move, dice, ({ type }) => {
    if (game.barriers.includes(type)) barrier = true
  })
  const over = game.outcome(world) !== null
  return barrier || over || dice.drawn > 0 || (game.together?.(world) ?? false)
}

/**
 * The step that everybody can see is the only one there is, for the table to play by itself. Nothing hidden has a part in it:
 * `seenByAll` is a spectator's view, for who has it already.
 */
export function forcedStep(match: Match, seenByAll: () => unknown = () => match.view(null)): ForcedStep | null {
  const { game } = match
  const [seat, other] = match.awaiting()
  if (!game.forced || seat === undefined || other !== undefined || match.outcome) return null
  const view = seenByAll()
  if ((game.together?.(match.state) ?? false) || !game.forced(view)) return null
  const [move, more] = match.legal(seat)
  if (move === undefined || more !== undefined) return null
  const seats = Array.from({ length: match.setup.seats }, (_, each) => each)
  const able = seats.filter((each) => match.taking(each) !== null)
  const holds = able.length > 0 && isFirm(game, view, seat) ? able : []
  return { seat, move: game.write(move), holds }
}
