/**
 * Alpha-beta on a board that the game has made for it: the search of `alphabeta.ts`, a good deal faster.
 *
 * Moves come most promising first, and the last ones of a line are judged without being made. A table keeps the best answer to each position for the
 * next, deeper look. It never ends a line by itself: the same position comes with other cards to be drawn.
 */
import type { SearchBoard } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import type { Move } from './types.ts'

/** So many positions are a unit of effort: the time of the twenty that a board which is copied gets for one. */
const NODES_PER_UNIT = 50
/** No position has more moves than this. */
const MOST_MOVES = 64
const TABLE_BITS = 16

/** Kept from search to search: making them would take longer than a small search. */
const SEEN = new Int32Array(1 << TABLE_BITS)
const BEST = new Int32Array(1 << TABLE_BITS)

export class FastSearch {
  /** Whether some line was stopped by depth and not by the end of the game. */
  cut = false
  stopped = false
  private readonly budget: Budget
  private nodes = 0
  private salt = 0
  private readonly lists: Int32Array[] = []

  constructor(budget: Budget) {
    this.budget = budget
    // What another search has left would change how far this one gets.
    SEEN.fill(0)
  }

  /**
   * The chances after every root move, or `null` when there was no time for all of them. `deal` is the number of the deal:
   * what is kept of one is not read in another.
   */
  root(
    board: SearchBoard<Move>,
    deal: number,
    moves: readonly number[],
    order: readonly number[],
    depth: number,
  ): Float64Array | null {
    this.salt = Math.imul(deal + 1, 0x9e3779b1)
    const row = new Float64Array(moves.length)
    for (const i of order) {
      board.make(moves[i] as number)
      const value = this.value(board, depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
      board.unmake()
      if (this.stopped) return null
      row[i] = board.chance(value)
    }
    return row
  }

  private count(): void {
    if (++this.nodes < NODES_PER_UNIT) return
    this.nodes = 0
    if (!this.budget.spend()) this.stopped = true
  }

  private value(board: SearchBoard<Move>, depth: number, alpha: number, beta: number): number {
    this.count()
    if (this.stopped) return 0
    if (board.over()) return board.judge()
    if (depth <= 0) {
      this.cut = true
      return board.judge()
    }
    const list = (this.lists[depth] ??= new Int32Array(MOST_MOVES))
    const count = board.moves(list)
    if (depth === 1) return this.last(board, alpha, beta, list, count)
    const key = board.key() ^ this.salt
    bestFirst(key, list, count)
    const mine = board.mine()
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    let answer = 0
    for (let i = 0; i < count; i++) {
      const move = list[i] as number
      board.make(move)
      const value = this.value(board, depth - 1, alpha, beta)
      board.unmake()
      if (this.stopped) return 0
      if (mine ? value > best : value < best) {
        best = value
        answer = move
        if (mine) alpha = Math.max(alpha, value)
        else beta = Math.min(beta, value)
        if (alpha >= beta) break
      }
    }
    const at = slot(key)
    SEEN[at] = key
    BEST[at] = answer
    return best
  }

  /** The last ply: every move is judged, and none is made. */
  private last(board: SearchBoard<Move>, alpha: number, beta: number, list: Int32Array, count: number): number {
    this.cut = true
    const mine = board.mine()
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (let i = 0; i < count; i++) {
      this.count()
      const value = board.peek(list[i] as number)
      if (mine) {
        if (value > best) best = value
        if (best >= beta) break
      } else {
        if (value < best) best = value
        if (best <= alpha) break
      }
    }
    return best
  }
}

function slot(key: number): number {
  return (key ^ (key >>> 15)) & ((1 << TABLE_BITS) - 1)
}

/** Puts the answer found before in front of the others. */
function bestFirst(key: number, list: Int32Array, count: number): void {
  const at = slot(key)
  if (SEEN[at] !== key) return
  const known = BEST[at] as number
  for (let i = 1; i < count; i++)
    if (list[i] === known) {
      list.copyWithin(1, 0, i)
      list[0] = known
      return
    }
}
