/** The moments of a game worth going back to: heroes, lands that grow together, the end. */
import type { Seat } from '../../../engine/game.ts'
import type { Moment } from '../../../engine/telling.ts'
import { houseOf } from '../rules/houses.ts'
import { joinValue } from '../rules/scoring.ts'
import type { Event, Space, View } from '../types.ts'
import { resultPhrase, spaceName } from './names.ts'

/** A stone that is worth so many points where it lies makes a moment, a heavier one a heavier moment. */
const WORTH = [13, 21, 33] as const

export function moment(event: Event, after: View): Moment | null {
  switch (event.type) {
    case 'placed':
      return joined(event.seat, event.space, after)
    case 'turned': {
      const weight = joined(event.seat, event.space, after)?.weight ?? 1
      return {
        name: { say: 'moment.turned', who: { seat: event.seat }, space: spaceName(event.space) },
        weight: weight === 3 ? 3 : 2,
      }
    }
    case 'ended':
      return { name: resultPhrase(event.result, event.totals), weight: 3 }
    default:
      return null
  }
}

function joined(seat: Seat, space: Space, { board, options }: View): Moment | null {
  const stone = houseOf(seat) === 0 ? 1 : 2
  // The stone may have been turned since.
  if (board[space] !== stone) return null
  const worth = joinValue(board, space, stone, options.scoring)
  const weight = WORTH.filter((least) => worth >= least).length
  if (weight === 0) return null
  const name = { say: 'moment.joined', who: { seat }, space: spaceName(space), n: worth }
  return { name, weight: weight as Moment['weight'] }
}
