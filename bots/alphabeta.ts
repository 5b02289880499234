/**
 * Alpha-beta over a handful of sampled worlds ("deals").
 *
 * Chance and hidden things are fixed within a deal, so a deal is an open game without luck; the move that is best
 * on average over the deals is played. Depth grows step by step, all deals at one depth before the next;
 * a deal not finished in time keeps its row of values from the depth before.
 */
import { quick, type Seat } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import type { Finding, Move, Task, World } from './types.ts'
import { copyWorld, judgeFor } from './worlds.ts'

export interface Reach {
  readonly deals: number
  readonly depth: number
  /** Judges a world where the search stops; without it the game's `evaluate` does. */
  readonly judge?: (world: World) => number
}

interface Deal {
  readonly world: World
  /** For each root move its value at the deepest finished depth. */
  row: Float64Array
}

export function alphaBeta(task: Task, budget: Budget, { deals, depth, judge }: Reach): Finding {
  const { rules, seat } = task
  const worlds: Deal[] = []
  for (let i = 0; i < deals && !budget.over(); i++)
    worlds.push({ world: rules.guess(task.view, task.dice), row: new Float64Array() })
  const [first] = worlds
  if (!first) return { considered: [], plan: [] }
  const moves = rules.legal(first.world, seat)
  const keys = moves.map((move) => rules.write(move))
  const total = new Float64Array(moves.length)
  const order = moves.map((_, i) => i)
  const search = new Search(task, budget, judge)
  for (let reach = 1; reach <= depth && !budget.over(); reach++) {
    search.cut = false
    for (const deal of worlds) {
      const row = search.root(deal.world, keys, order, reach)
      if (!row) break
      for (let i = 0; i < row.length; i++) total[i] = (total[i] ?? 0) + (row[i] ?? 0) - (deal.row[i] ?? 0)
      deal.row = row
    }
    order.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0))
    // Nothing was left unseen: going deeper changes nothing.
    if (!search.cut) break
  }
  const known = worlds.filter((deal) => deal.row.length > 0).length || 1
  const considered = order.map((i, rank) => ({
    move: keys[i] ?? '',
    value: (total[i] ?? 0) / known,
    share: 1 / 2 ** (rank + 1),
  }))
  return { considered, plan: considered[0] ? [considered[0].move] : [] }
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
  root(world: World, keys: readonly string[], order: readonly number[], depth: number): Float64Array | null {
    const { rules, seat } = this.task
    const row = new Float64Array(keys.length)
    const moves = rules.legal(world, seat)
    for (const i of order) {
      const after = this.after(world, seat, moves[i])
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
    const { history } = this
    return list.sort((a, b) => (history.get(b) ?? 0) - (history.get(a) ?? 0))
  }
}
