/** Hidden means hidden: what a seat gets is the same in all worlds it cannot tell apart. */
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Seat } from '../game.ts'
import { canonical, copyJson, notPlain } from '../json.ts'
import { demand, parting } from './fault.ts'

type Hidden = ((state: unknown, seat: Seat | null, dice: Dice) => unknown) | undefined

export function checkSecrets(
  game: AnyGame,
  state: unknown,
  seats: number,
  hidden: Hidden,
  dice: Dice,
  where: string,
): void {
  for (let place = 0; place <= seats; place++) {
    const seat = place < seats ? place : null
    const view = game.view(state, seat)
    const world = game.guess(JSON.parse(JSON.stringify(view)), dice)
    const fault = notPlain(world, 'guess')
    demand(fault === null, where, () => `a guess is not plain JSON at ${fault}`)
    checkAlike(game, state, world, seat, `${where}: guess from the view of ${name(seat)}`)
    if (hidden) checkAlike(game, state, hidden(copyJson(state), seat, dice), seat, `${where}: leak to ${name(seat)}`)
  }
  checkEvents(game, state, seats, dice, where)
}

function name(seat: Seat | null): string {
  return seat === null ? 'a spectator' : `seat ${seat}`
}

function checkAlike(game: AnyGame, state: unknown, world: unknown, seat: Seat | null, where: string): void {
  const seen = canonical(game.view(state, seat))
  const other = canonical(game.view(world, seat))
  demand(
    seen === other,
    where,
    () => `two states that the seat cannot tell apart look different: ${parting(seen, other)}`,
  )
  demand(canonical(game.awaiting(state)) === canonical(game.awaiting(world)), where, () => 'other seats are awaited')
  if (seat === null) return
  const texts = game.legal(state, seat).map((move) => game.write(move))
  const otherTexts = game.legal(world, seat).map((move) => game.write(move))
  demand(
    canonical(texts) === canonical(otherTexts),
    where,
    () => `other moves are legal: ${parting(texts.join(' '), otherTexts.join(' '))}`,
  )
  if (texts.length > 0) {
    const idle = game.write(game.idle(state, seat))
    const otherIdle = game.write(game.idle(world, seat))
    demand(idle === otherIdle, where, () => `idle is ${idle} or ${otherIdle}, by what the seat cannot see`)
  }
  if (!game.whyNot) return
  for (const text of ['?', ...texts.map((legal) => `${legal}x`).slice(0, 2)]) {
    const reason = game.whyNot(state, seat, text)
    demand(
      reason === game.whyNot(world, seat, text),
      where,
      () => `the reason for refusing "${text}" tells more than the seat may know`,
    )
  }
}

/** Two continuations that look the same to a seat must have told it the same. */
function checkEvents(game: AnyGame, state: unknown, seats: number, dice: Dice, where: string): void {
  const awaited = game.awaiting(state)
  const actor = awaited[dice.int(awaited.length)] as Seat
  const moves = game.legal(state, actor)
  if (moves.length < 2) return
  const branches = [0, 1, 2].map(() => {
    const move = moves[dice.int(moves.length)]
    const after = copyJson(state)
    const told: { event: unknown; to?: readonly Seat[] }[] = []
    game.apply(after, actor, move, quick(5), (event, to) => told.push(to ? { event, to } : { event }))
    return { text: game.write(move), after, told }
  })
  for (let seat = 0; seat < seats; seat++) {
    if (seat === actor) continue
    const [first, ...rest] = branches.map(({ text, after, told }) => ({
      text,
      view: canonical(game.view(after, seat)),
      heard: canonical(told.filter((item) => !item.to || item.to.includes(seat)).map((item) => item.event)),
    }))
    for (const other of rest)
      demand(
        !first || first.view !== other.view || first.heard === other.heard,
        where,
        () =>
          `${first?.text} and ${other.text} of seat ${actor} look the same to seat ${seat} but tell it different events: ${parting(first?.heard ?? '', other.heard)}`,
      )
  }
}
