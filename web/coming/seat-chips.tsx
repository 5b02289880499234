/** Who sits where, on a line: the shield of the side, the name, and what the side is called. */
import { ShieldIcon } from '../../art/shield.tsx'
import type { Livery, Phrase } from '../../engine/game.ts'
import { levelName } from '../people/levels.ts'
import { say } from '../words/index.ts'
import type { ItemSeat } from './items.ts'
import { tell } from './words.ts'

interface Props {
  readonly seats: readonly ItemSeat[]
  /** Not before sides are drawn. */
  readonly sides: boolean
  readonly phrase: (phrase: Phrase | null) => string
}

export function SeatChips({ seats, sides, phrase }: Props) {
  return (
    <ul class="plain chips">
      {seats.map((seat, place) => (
        <li key={place} class={seat.awaited ? 'chip awaited' : 'chip'}>
          {sides && seat.livery !== null && <ShieldIcon livery={seat.livery as Livery} size={20} />}
          <span>{nameOf(seat, phrase, sides)}</span>
          {seat.you && <span class="tag">{say('seats.you')}</span>}
        </li>
      ))}
    </ul>
  )
}

function nameOf(seat: ItemSeat, phrase: Props['phrase'], sides: boolean): string {
  if (seat.kind === 'open') return sides ? `${phrase(seat.side)} (${tell('row.free')})` : tell('row.free')
  const name = seat.kind === 'bot' ? levelName(seat.level ?? '') : seat.name
  if (name === null) return phrase(seat.side) || say('room.gone')
  const side = sides ? phrase(seat.side) : ''
  return side === '' ? name : `${name}, ${side}`
}
