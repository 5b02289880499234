/** Acting as a person: the same by socket and by HTTP. */
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import { type Desk, seatOf } from './desk.ts'
import type { Done } from './desks.ts'

type Wish =
  | { readonly id: string; readonly number: number; readonly steps: readonly string[] }
  | { readonly id: string; readonly number: number }

export function actAs(house: House, desk: Desk, person: string | null, wish: Wish): Promise<Done> {
  return house.desks.act(desk, (sheet): Act => {
    const seat = seatOf(sheet, person)
    if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
    const { id, number } = wish
    return 'steps' in wish ? { kind: 'act', seat, id, number, steps: wish.steps } : { kind: 'undo', seat, id, number }
  })
}
