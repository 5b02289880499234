/**
 * Standing orders: what a seat wants done with a decision it has foreseen. An order looks at the seat's own view and its legal moves and
 * at nothing else, so that whoever carries it out, a server at night or a browser, does what the seat itself would have done.
 */
import { quick } from './dice.ts'
import type { AnyGame, Seat } from './game.ts'
import { stateHash } from './hash.ts'
import { copyJson } from './json.ts'

/** Until it was carried out once, until the turn is over in which it was given, or until it is revoked. */
export const SPANS = ['once', 'turn', 'revoked'] as const
export type Span = (typeof SPANS)[number]

/** The kind of an order that answers foreseen positions, in games that know it. */
export const LINE = 'line'
/** As far ahead as anybody thinks. */
export const LONGEST_LINE = 20

/** A reply to a position: the fingerprint of the seat's view there, and the move in notation. */
export interface LineStep {
  readonly when: string
  readonly play: string
}

export interface StandingOrder {
  readonly id: string
  readonly kind: string
  readonly span: Span
  /** The turn in which it was given, as the game counts. */
  readonly turn: number
  /** For a line. */
  readonly steps: readonly LineStep[]
}

export interface Carried {
  readonly order: string
  /** In notation. */
  readonly text: string
}

/** Why an order ended by itself: its turn is over, or what it waited for can no longer come, or has come. */
export interface Ended {
  readonly order: string
  readonly why: 'over' | 'stopped'
}

export interface Looked {
  /** The first order that has something to say to this decision, and what. */
  readonly carried: Carried | null
  readonly ended: readonly Ended[]
}

export function turnOf(game: AnyGame, view: unknown): number {
  return game.orders?.turn?.(view) ?? 0
}

/** What the orders have to say to a view, and to the moves of the seat if it is awaited (`null`: it is not). */
export function lookAt(
  game: AnyGame,
  view: unknown,
  moves: readonly unknown[] | null,
  orders: readonly StandingOrder[],
): Looked {
  const ended: Ended[] = []
  let carried: Carried | null = null
  for (const order of orders) {
    const why = endOf(game, view, moves, order)
    if (why !== null) ended.push({ order: order.id, why })
    else if (moves && carried === null) {
      const text = order.kind === LINE ? replyIn(order, view) : taken(game, order.kind, view, moves)
      if (text !== null && isLegal(game, moves, text)) carried = { order: order.id, text }
    }
  }
  return { carried, ended }
}

function endOf(
  game: AnyGame,
  view: unknown,
  moves: readonly unknown[] | null,
  order: StandingOrder,
): Ended['why'] | null {
  if (order.span === 'turn' && turnOf(game, view) !== order.turn) return 'over'
  if (moves === null) return null
  if (order.kind === LINE) {
    // Awaited, and not where the line foresaw: somebody has left it.
    const text = replyIn(order, view)
    return text === null || !isLegal(game, moves, text) ? 'stopped' : null
  }
  const kind = kindOf(game, order.kind)
  return !kind || kind.ends?.(view, moves) === true ? 'stopped' : null
}

const kindOf = (game: AnyGame, kind: string) => game.orders?.kinds.find(({ id }) => id === kind)

function isLegal(game: AnyGame, moves: readonly unknown[], text: string): boolean {
  return moves.some((move) => game.write(move) === text)
}

function taken(game: AnyGame, kind: string, view: unknown, moves: readonly unknown[]): string | null {
  const move = kindOf(game, kind)?.take(view, moves) ?? null
  return move === null ? null : game.write(move)
}

function replyIn({ steps }: StandingOrder, view: unknown): string | null {
  const here = stateHash(view)
  return steps.find(({ when }) => when === here)?.play ?? null
}

/** What is left of a line once that move of it was played. */
export function restOf(steps: readonly LineStep[], played: string): readonly LineStep[] {
  return steps.slice(steps.findIndex(({ play }) => play === played) + 1)
}

/**
 * A line as it was written down, others' moves and the seat's own in the order they would be played; `null` if it cannot be played, or if
 * chance would have a say in it.
 */
export function readLine(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  plies: readonly string[],
): readonly LineStep[] | null {
  if (!game.orders?.line || plies.length === 0 || plies.length > LONGEST_LINE) return null
  const dice = quick(1)
  const world = game.guess(copyJson(view), dice)
  const steps: LineStep[] = []
  for (const text of plies) {
    const [awaited] = game.awaiting(world)
    if (awaited === undefined) return null
    const move = game.legal(world, awaited).find((each) => game.write(each) === text)
    if (move === undefined) return null
    if (awaited === seat) steps.push({ when: stateHash(game.view(world, seat)), play: text })
    const before = dice.drawn
    game.apply(world, awaited, move, dice, null)
    if (dice.drawn !== before) return null
  }
  return steps.length === 0 ? null : steps
}
