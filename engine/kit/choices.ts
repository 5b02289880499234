/** Who is awaited, what they may do, what they do when absent, and how the game ended. */
import type { AnyGame, Outcome, Seat } from '../game.ts'
import { canonical, sameJson } from '../json.ts'
import { sidesOf } from '../outcome.ts'
import { demand } from './fault.ts'

export function checkChoices(game: AnyGame, state: unknown, seats: number, where: string): readonly Seat[] {
  const awaited = game.awaiting(state)
  const outcome = game.outcome(state)
  demand((outcome === null) === awaited.length > 0, where, () =>
    outcome
      ? `over (${outcome.reason}) although seats ${awaited.join(', ')} are awaited`
      : 'nobody is awaited but there is no outcome',
  )
  const sides = sidesOf(game, state, seats)
  demand(sides.length === seats, where, () => `sides lists ${sides.length} of ${seats} seats`)
  if (outcome) checkOutcome(outcome, sides, where)
  checkOut(game.out?.(state) ?? [], awaited, seats, where)
  for (let seat = 0; seat < seats; seat++) checkMoves(game, state, seat, awaited.includes(seat), where)
  return awaited
}

function checkMoves(game: AnyGame, state: unknown, seat: Seat, awaited: boolean, where: string): void {
  const moves = game.legal(state, seat)
  demand(
    moves.length > 0 === awaited,
    where,
    () => `seat ${seat} is ${awaited ? '' : 'not '}awaited but has ${moves.length} legal moves`,
  )
  if (!awaited) return
  const texts = moves.map((move) => game.write(move))
  const twice = texts.find((text, i) => texts.indexOf(text) !== i)
  demand(twice === undefined, where, () => `two legal moves are both written ${twice}`)
  const odd = texts.find((text) => !/^\S{1,120}$/.test(text))
  demand(odd === undefined, where, () => `notation must be short and without spaces: "${odd}"`)
  const idle = game.write(game.idle(state, seat))
  demand(texts.includes(idle), where, () => `idle of seat ${seat} is ${idle}, which is not legal`)
  const into: unknown[] = ['old']
  demand(
    game.legal(state, seat, into) === into && sameJson(into, moves),
    where,
    () => 'legal does not fill the list it was given',
  )
}

/** Nobody waits for a seat that is out. */
function checkOut(out: readonly Seat[], awaited: readonly Seat[], seats: number, where: string): void {
  const odd = out.find((seat, i) => !Number.isInteger(seat) || seat < 0 || seat >= seats || out.indexOf(seat) !== i)
  demand(odd === undefined, where, () => `the list of seats that are out is odd: ${out.join(', ')}`)
  const both = out.find((seat) => awaited.includes(seat))
  demand(both === undefined, where, () => `seat ${both} is out and awaited`)
}

/** Every seat has a place and a score; a place is one more than the number of sides that did better. */
function checkOutcome(outcome: Outcome, sides: readonly number[], where: string): void {
  const { places, scores, lost } = outcome
  const seats = sides.length
  demand(
    places.length === seats && scores.length === seats && scores.every((score) => Number.isFinite(score)),
    where,
    () => `odd outcome ${canonical(outcome)}`,
  )
  demand(
    !lost || places.every((place) => place === 1),
    where,
    () => `everybody has lost, but the places are ${places.join(', ')}`,
  )
  places.forEach((place, seat) => {
    const better = new Set(sides.filter((_, other) => (places[other] ?? 0) < place))
    demand(
      !better.has(sides[seat] ?? seat),
      where,
      () => `the places ${places.join(', ')} part seats of one side (${sides.join(', ')})`,
    )
    demand(
      place === better.size + 1,
      where,
      () =>
        `the places ${places.join(', ')} leave gaps or do not begin at 1: seat ${seat} has ${place}, not ${better.size + 1}`,
    )
  })
}
