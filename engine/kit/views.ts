/** Views are plain and cut off from the state; copies are true and apart. */
import type { AnyGame } from '../game.ts'
import { canonical, notPlain } from '../json.ts'
import { demand, parting } from './fault.ts'
import { called, viewers } from './viewers.ts'

export function checkViews(game: AnyGame, state: unknown, seats: number, where: string): void {
  const before = canonical(state)
  checkOverlays(game, state, seats, where)
  for (const viewer of viewers(seats)) {
    const view = game.view(state, viewer)
    const fault = notPlain(view, 'view')
    demand(fault === null, where, () => `the view of ${called(viewer)} is not plain JSON at ${fault}`)
    scribble(view)
    demand(canonical(state) === before, where, () => `the view of ${called(viewer)} shares data with the state`)
  }
  if (!game.copy) return
  const copy = game.copy(state)
  demand(canonical(copy) === before, where, () => `copy is not true: ${parting(before, canonical(copy))}`)
  scribble(copy)
  demand(canonical(state) === before, where, () => 'a copy shares data with the state')
}

/** A spectator's view with a seat's overlay is that seat's view, and an overlay has no field of its own. */
function checkOverlays(game: AnyGame, state: unknown, seats: number, where: string): void {
  if (!game.overlay) return
  const common = game.view(state, null) as Record<string, unknown>
  for (let seat = 0; seat < seats; seat++) {
    const whole = canonical(game.view(state, seat))
    const own = game.overlay(state, seat)
    const laid = canonical({ ...common, ...(own as object) })
    demand(laid === whole, where, () => `the overlay of seat ${seat} is not its view: ${parting(whole, laid)}`)
    const extra = Object.keys(own as object).find((key) => !Object.hasOwn(common, key))
    demand(extra === undefined, where, () => `the overlay of seat ${seat} has a field of its own: ${extra}`)
  }
}

/** Writes over every list and number in a piece of data, to see who else holds it. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const [key, item] of Object.entries(value)) {
    scribble(item)
    if (typeof item === 'number') (value as Record<string, unknown>)[key] = item + 1_000_003
  }
  if (Array.isArray(value)) value.push('scribble')
}
