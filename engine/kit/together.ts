/** Seats that decide at once: in secret their steps commute, and a game that lets them says so. */
import { quick } from '../dice.ts'
import type { AnyGame, Dice, Seat } from '../game.ts'
import { canonical, copyJson } from '../json.ts'
import { demand, parting } from './fault.ts'
import { hears } from './viewers.ts'

/** How many pairs of moves are tried at a step. */
const PAIRS = 3

export function checkTogether(game: AnyGame, state: unknown, dice: Dice, where: string): void {
  const awaited = [...game.awaiting(state)]
  if (awaited.length < 2) return
  dice.shuffle(awaited)
  const [one, other] = awaited as [Seat, Seat]
  const check = game.together?.(state) ? checkCommute : checkOpen
  for (let i = 0; i < PAIRS; i++) check(game, state, one, other, dice, where)
}

interface After {
  readonly state: unknown
  /** Whether the step could still be taken back by itself: nothing was shown, drawn or decided by it. */
  readonly loose: boolean
  readonly told: readonly { readonly event: { readonly type: string }; readonly to?: readonly Seat[] }[]
}

function after(game: AnyGame, state: unknown, seat: Seat, text: string): After | null {
  const world = copyJson(state)
  const move = game.legal(world, seat).find((choice) => game.write(choice) === text)
  if (move === undefined) return null
  const dice = quick(17)
  const told: { event: { readonly type: string }; to?: readonly Seat[] }[] = []
  game.apply(world, seat, move, dice, (event, to) => told.push(to ? { event, to } : { event }))
  const shown = told.some(({ event }) => game.barriers.includes(event.type))
  const loose = !shown && dice.drawn === 0 && (game.together?.(world) ?? false)
  return { state: world, loose, told }
}

function textsOf(game: AnyGame, state: unknown, seat: Seat): readonly string[] {
  return game.legal(state, seat).map((move) => game.write(move))
}

function oneOf(texts: readonly string[], dice: Dice): string {
  return texts[dice.int(texts.length)] ?? ''
}

/** Two steps that could be taken back lead to one state in either order, and neither changes what the other seat may do. */
function checkCommute(game: AnyGame, state: unknown, one: Seat, other: Seat, dice: Dice, where: string): void {
  const choices = textsOf(game, state, other)
  const mine = oneOf(textsOf(game, state, one), dice)
  const theirs = oneOf(choices, dice)
  const first = after(game, state, one, mine)
  const second = after(game, state, other, theirs)
  if (!first?.loose || !second?.loose) return
  const still = textsOf(game, first.state, other)
  demand(
    canonical(still) === canonical(choices),
    where,
    () =>
      `seats decide together, but ${mine} of seat ${one} changes what seat ${other} may do: ${parting(choices.join(' '), still.join(' '))}`,
  )
  const forth = canonical(after(game, first.state, other, theirs)?.state)
  const back = canonical(after(game, second.state, one, mine)?.state)
  demand(
    forth === back,
    where,
    () =>
      `seats decide together, but ${mine} of seat ${one} and ${theirs} of seat ${other} do not commute: ${parting(forth, back)}`,
  )
}

/** Where `together` is not set, whoever decides at the same time sees what the others decide. */
function checkOpen(game: AnyGame, state: unknown, one: Seat, other: Seat, dice: Dice, where: string): void {
  const texts = textsOf(game, state, one)
  const [here, there] = [oneOf(texts, dice), oneOf(texts, dice)].map((text) => after(game, state, one, text))
  if (!here || !there || canonical(here.state) === canonical(there.state)) return
  const seen = ({ state: world, told }: After): string =>
    canonical([game.view(world, other), told.filter(({ to }) => hears(other, to)).map(({ event }) => event)])
  const waits = ({ state: world }: After): boolean => game.awaiting(world).includes(other)
  demand(
    !waits(here) || !waits(there) || seen(here) !== seen(there),
    where,
    () => `seats ${one} and ${other} decide at once and in secret, but the game does not say so by \`together\``,
  )
}
