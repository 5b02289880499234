/** Alpha-beta over sampled worlds (`deals.ts`), on states that are copied: for any open game of two sides. */
import { quick, type Seat } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import { type Deal, deepen } from './deals.ts'
import { FastSearch } from './fast.ts'
import { bent, fondness } from './tempers.ts'
import type { Finding, Move, Task, World } from './types.ts'
import { copyWorld, judgeFor } from './worlds.ts'

export interface Reach {
  readonly deals: number
  readonly depth: number
  /** Judges a world where the search stops; without it the game's `evaluate` does. */
  readonly judge?: (world: World) => number
}

export function alphaBeta(task: Task, budget: Budget, { deals, depth, judge }: Reach): Finding {
  const search = new Search(task, budget, judge)
  return overDeals(task, deals, depth, search, (world, moves) => ({
    look: (order, reach) => search.root(world, moves, order, reach),
  }))
}

/** The same on the board that the game gives to search. */
export function fastAlphaBeta(task: Task, budget: Budget, { deals, depth }: Reach): Finding {
  const search = new FastSearch(budget)
  return overDeals(task, deals, depth, search, (world, moves, number) => {
    const board = task.lore?.board?.(world, task.seat, task.dice)
    if (!board) throw new Error('a game without a board for search')
    const codes = board.codes(moves)
    return { look: (order, reach) => search.root(board, number, codes, order, Math.min(reach, board.longest)) }
  })
}

function overDeals(
  task: Task,
  count: number,
  depth: number,
  search: { cut: boolean },
  deal: (world: World, moves: readonly Move[], number: number) => Deal,
): Finding {
  const { rules, view, seat, dice } = task
  const worlds = Array.from({ length: count }, () => rules.guess(view, dice))
  const moves = worlds[0] ? rules.legal(worlds[0], seat) : []
  const keys = moves.map((move) => rules.write(move))
  const cut = (): boolean => {
    const stopped = search.cut
    search.cut = false
    return stopped
  }
  const [first] = worlds
  const liked = moves.map((move) => (first ? fondness(task, first, seat, move) : 0))
  const deals = worlds.map((world, number) => {
    const plain = deal(world, rules.legal(world, seat), number)
    return { look: (order: readonly number[], reach: number) => bentRow(plain.look(order, reach), liked) }
  })
  return deepen(keys, deals, { depth, cut })
}

/** What is liked of the choices that are asked for: the boards below know nothing of it. */
function bentRow(row: Float64Array | null, liked: readonly number[]): Float64Array | null {
  return row?.map((value, i) => bent(value, liked[i] ?? 0)) ?? null
}

/** A position looked at costs less than a unit of effort, which elsewhere is a whole playout. */
const NODE_COST = 0.05

class Search {
  /** Whether some line was stopped by depth and not by the end of the game. */
  cut = false
  /** How often a move caused a cut, by notation: a good order makes the search short. */
  private readonly history = new Map<Move, number>()
  private readonly task: Task
  private readonly budget: Budget
  private readonly judge: (world: World) => number
  private readonly side: number
  private readonly lists: Move[][] = []
  /** Chance beyond what a deal has fixed (a reshuffle, say). */
  private readonly chance = quick(0)
  private stopped = false

  constructor(task: Task, budget: Budget, judge?: (world: World) => number) {
    this.task = task
    this.budget = budget
    this.judge = judge ?? ((world) => task.lore?.evaluate(world, task.seat) ?? 0)
    this.side = task.sides[task.seat] ?? task.seat
  }

  /** The value of every root move, or `null` when there was no time for all of them. */
  root(world: World, moves: readonly Move[], order: readonly number[], depth: number): Float64Array | null {
    const row = new Float64Array(moves.length)
    for (const i of order) {
      const after = this.after(world, this.task.seat, moves[i])
      row[i] = this.value(after, depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
      if (this.stopped) return null
    }
    return row
  }

  private after(world: World, seat: Seat, move: Move): World {
    const after = copyWorld(this.task.rules, world)
    this.task.rules.apply(after, seat, move, this.chance, null)
    return after
  }

  private value(world: World, depth: number, alpha: number, beta: number): number {
    const { rules } = this.task
    if (!this.budget.spend(NODE_COST)) this.stopped = true
    if (this.stopped) return 0
    const seat = rules.awaiting(world)[0]
    if (seat === undefined) return judgeFor(this.task, world, this.task.seat)
    if (depth <= 0) {
      this.cut = true
      return this.judge(world)
    }
    const moves = this.ordered(world, seat, depth)
    const mine = this.task.sides[seat] === this.side
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (const move of moves) {
      const value = this.value(this.after(world, seat, move), depth - 1, alpha, beta)
      if (this.stopped) return 0
      if (mine) {
        best = Math.max(best, value)
        alpha = Math.max(alpha, best)
      } else {
        best = Math.min(best, value)
        beta = Math.min(beta, best)
      }
      if (alpha >= beta) {
        this.history.set(move, (this.history.get(move) ?? 0) + depth * depth)
        break
      }
    }
    return best
  }

  private ordered(world: World, seat: Seat, depth: number): readonly Move[] {
    const { rules } = this.task
    const list = (this.lists[depth] ??= [])
    const moves = rules.legal(world, seat, list)
    if (moves.length < 2) return moves
    // A game may answer with a list of its own.
    if (moves !== list) list.splice(0, list.length, ...moves)
    const { history } = this
    return list.sort((a, b) => (history.get(b) ?? 0) - (history.get(a) ?? 0))
  }
}
