/** Who sits where, on a line: the shield of the side, the name, and what the side is called. */
import { ShieldIcon } from '../../art/shield.tsx'
import type { Livery, Phrase } from '../../engine/game.ts'
import { levelName } from '../people/levels.ts'
import { say } from '../words/index.ts'
import type { ItemSeat } from './items.ts'
import { restsText } from './rests.ts'
import { tell } from './words.ts'

interface Props {
  readonly seats: readonly ItemSeat[]
  /** Not before sides are drawn. */
  readonly sides: boolean
  readonly phrase: (phrase: Phrase | null) => string
}

export function SeatChips({ seats, sides, phrase }: Props) {
  // Chairs of which nobody knows the side yet are all alike.
  const alike = sides ? 0 : seats.filter(isFree).length
  return (
    <ul class="plain chips">
      {seats.map(
        (seat, place) =>
          (sides || !isFree(seat)) && (
            <li key={place} class={seat.awaited ? 'chip awaited' : 'chip'}>
              {sides && seat.livery !== null && <ShieldIcon livery={seat.livery as Livery} size={20} />}
              <span>{partyName(seat, phrase, sides)}</span>
              {seat.you && <span class="tag">{say('seats.you')}</span>}
              {seat.rests && !seat.you && <span class="tag away">{restsText(seat.rests)}</span>}
            </li>
          ),
      )}
      {alike > 0 && <li class="chip">{tell('row.seats-free', { n: alike })}</li>}
    </ul>
  )
}

function isFree({ kind, reserved }: ItemSeat): boolean {
  return kind === 'open' && !reserved
}

/** The party as it is called at its table: the side, and who plays it. */
export function partyName(seat: ItemSeat, phrase: Props['phrase'], sides: boolean): string {
  if (seat.kind === 'open') {
    const state = tell(seat.reserved ? 'row.kept' : 'row.free')
    return sides ? `${phrase(seat.side)} (${state})` : state
  }
  const name = seat.kind === 'bot' ? levelName(seat.level ?? '') : seat.name
  if (name === null) return phrase(seat.side) || say('room.gone')
  const side = sides ? phrase(seat.side) : ''
  return side === '' ? name : `${side} (${name})`
}
