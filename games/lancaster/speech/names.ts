/** What things and seats are called. */
import type { Livery, Phrase, Seat, SeatName } from '../../../engine/game.ts'
import { PRINTED } from '../rules/figures.ts'
import { nth } from '../rules/list.ts'

type Named = Phrase | string

const printedCounties = new Set(PRINTED.counties.map((county) => county.id))

/** A corrected name is shown as it is. */
export function countyName(id: string): Named {
  return printedCounties.has(id) ? { say: `county.${id}` } : id
}

export const spaceName = (id: string): Phrase => ({ say: `space.${id}` })
export const slotName = (slot: number): Phrase => ({ say: `slot.${slot}` })
export const lawTitle = (id: string): Phrase => ({ say: `law.title.${id}` })

/** A player, or a player's ally. */
export function whoName(who: { readonly seat: Seat; readonly ally?: boolean }): SeatName | Phrase {
  return who.ally ? { say: 'ally', of: { seat: who.seat } } : { seat: who.seat }
}

const COLOURS: readonly { readonly name: string; readonly livery: Livery }[] = [
  { name: 'blue', livery: 'azure' },
  { name: 'green', livery: 'vert' },
  { name: 'red', livery: 'gules' },
  { name: 'yellow', livery: 'or' },
  { name: 'purple', livery: 'purpure' },
]

/** With two players blue and red: green and yellow are the allies'. */
export function seat(seat: Seat, seats: number): { name: Phrase; livery: Livery } {
  const { name, livery } = nth(COLOURS, seats === 2 ? seat * 2 : seat)
  return { name: { say: `seat.${name}` }, livery }
}
