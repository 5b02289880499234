/** Hidden means hidden: what a seat gets is the same in all worlds it cannot tell apart. */
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Seat } from '../game.ts'
import { canonical, copyJson, notPlain } from '../json.ts'
import { demand, Fault, parting } from './fault.ts'
import { called, hears, type Viewer, viewers } from './viewers.ts'

type Hidden = ((state: unknown, seat: Seat | null, dice: Dice) => unknown) | undefined

export function checkSecrets(
  game: AnyGame,
  state: unknown,
  seats: number,
  hidden: Hidden,
  dice: Dice,
  where: string,
): void {
  const awaited = game.awaiting(state)
  const actor = awaited.length > 0 ? oneOf(awaited, dice) : null
  for (const viewer of viewers(seats)) {
    const world = game.guess(JSON.parse(JSON.stringify(game.view(state, viewer))), dice)
    const fault = notPlain(world, 'guess')
    demand(fault === null, where, () => `a guess is not plain JSON at ${fault}`)
    const guessed = `${where}: guess from the view of ${called(viewer)}`
    checkAsserted(game, world, guessed)
    checkAlike(game, state, world, viewer, guessed)
    if (actor !== null) checkHeard(game, state, world, viewer, actor, dice, guessed)
    if (!hidden) continue
    const varied = hidden(copyJson(state), viewer, dice)
    const leak = `${where}: leak to ${called(viewer)}`
    checkAlike(game, state, varied, viewer, leak)
    if (actor !== null) checkHeard(game, state, varied, viewer, actor, dice, leak)
  }
  if (actor !== null) checkMoves(game, state, seats, actor, dice, where)
}

/** A guess is a state like any other: whatever must hold in every state holds in it. */
function checkAsserted(game: AnyGame, world: unknown, where: string): void {
  try {
    game.assert?.(world)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Fault(where, `a guess is a state that assert refuses: ${why}`)
  }
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
  demand(canonical(game.outcome(state)) === canonical(game.outcome(world)), where, () => 'the outcome is another')
  demand(canonical(game.out?.(state)) === canonical(game.out?.(world)), where, () => 'other seats are out')
  const sides = canonical(game.sides?.(state))
  const otherSides = canonical(game.sides?.(world))
  demand(sides === otherSides, where, () => `the sides are ${sides} or ${otherSides}, by what the seat cannot see`)
  if (seat === null) {
    checkForced(game, state, where)
    checkForced(game, world, where)
    return
  }
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

/** A step the table plays by itself is the only one there is, in every world that looks the same to everybody. */
function checkForced(game: AnyGame, state: unknown, where: string): void {
  if (!game.forced?.(game.view(state, null))) return
  const awaited = game.awaiting(state)
  const [seat] = awaited
  demand(
    awaited.length === 1 && !(game.together?.(state) ?? false),
    where,
    () => `a step is forced although seats ${awaited.join(', ')} decide, or in secret`,
  )
  const texts = seat === undefined ? [] : game.legal(state, seat).map((move) => game.write(move))
  demand(texts.length === 1, where, () => `a step is forced although there is a choice: ${texts.join(' ')}`)
}

/**
 * The same move in two worlds that look the same to a viewer: unless the views part by it, the viewer hears the same.
 */
function checkHeard(
  game: AnyGame,
  state: unknown,
  world: unknown,
  viewer: Viewer,
  actor: Seat,
  dice: Dice,
  where: string,
): void {
  const move = oneOf(game.legal(state, actor), dice)
  const text = game.write(move)
  const twin = game.legal(world, actor).find((choice) => game.write(choice) === text)
  if (twin === undefined) return
  const branches = [branch(game, state, actor, move), branch(game, world, actor, twin)]
  // A barrier is there to show what was hidden.
  if (branches.some(({ told }) => told.some(({ event }) => game.barriers.includes(event.type)))) return
  const [here, there] = branches.map((after) => ({
    view: canonical(game.view(after.state, viewer)),
    heard: heardBy(viewer, after),
  }))
  demand(
    here?.view !== there?.view || here?.heard === there?.heard,
    where,
    () =>
      `${text} of seat ${actor} tells ${called(viewer)} more than it may know: ${parting(here?.heard ?? '', there?.heard ?? '')}`,
  )
}

interface Branch {
  readonly state: unknown
  readonly told: readonly { readonly event: { readonly type: string }; readonly to?: readonly Seat[] }[]
}

function branch(game: AnyGame, state: unknown, actor: Seat, move: unknown): Branch {
  const after = copyJson(state)
  const told: { event: { readonly type: string }; to?: readonly Seat[] }[] = []
  game.apply(after, actor, move, quick(5), (event, to) => told.push(to ? { event, to } : { event }))
  return { state: after, told }
}

function heardBy(viewer: Viewer, { told }: Branch): string {
  return canonical(told.filter(({ to }) => hears(viewer, to)).map(({ event }) => event))
}

function oneOf<T>(list: readonly T[], dice: Dice): T {
  return list[dice.int(list.length)] as T
}

/**
 * Two moves after which another seat sees the same must have told it the same. For seats alone: a spectator hears only
 * what they all hear, and what is open among them by the words of a move need not show in what he sees.
 */
function checkMoves(game: AnyGame, state: unknown, seats: number, actor: Seat, dice: Dice, where: string): void {
  const moves = game.legal(state, actor)
  if (moves.length < 2) return
  const branches = [0, 1, 2].map(() => {
    const move = oneOf(moves, dice)
    return { text: game.write(move), after: branch(game, state, actor, move) }
  })
  for (let seat = 0; seat < seats; seat++) {
    if (seat === actor) continue
    const [first, ...rest] = branches.map(({ text, after }) => ({
      text,
      view: canonical(game.view(after.state, seat)),
      heard: heardBy(seat, after),
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
