/** Reading an outcome: who stands with whom, who has won. */
import type { AnyGame, Outcome, Seat } from './game.ts'

/** For each seat its side; a game that names none lets every seat stand alone. */
export function sidesOf(game: Pick<AnyGame, 'sides'>, state: unknown, seats: number): readonly number[] {
  return game.sides?.(state) ?? Array.from({ length: seats }, (_, seat) => seat)
}

/** The sides of which somebody is not out. */
export function sidesInGame(game: Pick<AnyGame, 'sides' | 'out'>, state: unknown, seats: number): ReadonlySet<number> {
  const out = game.out?.(state) ?? []
  return new Set(sidesOf(game, state, seats).filter((_, seat) => !out.includes(seat)))
}

/** Places by strength, given for each seat: a side is as strong as its strongest, and comes after every stronger one. */
export function placesBy(strength: readonly number[], sides: readonly number[]): readonly number[] {
  const best = new Map<number, number>()
  sides.forEach((side, seat) => best.set(side, Math.max(best.get(side) ?? -Infinity, strength[seat] ?? 0)))
  return sides.map((side) => {
    const mine = best.get(side) ?? 0
    return 1 + [...best.values()].filter((other) => other > mine).length
  })
}

/** The seats that have won; nobody has if all sides share the first place, or if the game has beaten them all. */
export function winnersOf({ places, lost }: Outcome, sides: readonly number[]): readonly Seat[] {
  if (lost) return []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const shared = winners.length === places.length && new Set(sides).size > 1
  return shared ? [] : winners
}
