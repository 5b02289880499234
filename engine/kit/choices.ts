/** Who is awaited, what they may do, what they do when absent, and how the game ended. */
import type { AnyGame, Outcome, Seat } from '../game.ts'
import { canonical, sameJson } from '../json.ts'
import { demand } from './fault.ts'

export function checkChoices(game: AnyGame, state: unknown, seats: number, where: string): readonly Seat[] {
  const awaited = game.awaiting(state)
  const outcome = game.outcome(state)
  demand((outcome === null) === awaited.length > 0, where, () =>
    outcome
      ? `over (${outcome.reason}) although seats ${awaited.join(', ')} are awaited`
      : 'nobody is awaited but there is no outcome',
  )
  if (outcome) checkOutcome(outcome, game.sides?.(seats), seats, where)
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

/** Every seat has a place and a score; a place is one more than the number of sides that did better. */
function checkOutcome(outcome: Outcome, given: readonly number[] | undefined, seats: number, where: string): void {
  const { places, scores } = outcome
  demand(
    places.length === seats && scores.length === seats && scores.every((score) => Number.isFinite(score)),
    where,
    () => `odd outcome ${canonical(outcome)}`,
  )
  const sides = given ?? places.map((_, seat) => seat)
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
