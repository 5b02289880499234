/** Territories and what they are worth (section 6). */
import type { HouseScore, Result, Settings, Space, Stone, Territory } from '../types.ts'
import { NEIGHBOURS, SPACE_COUNT } from './spaces.ts'

/** RK-6.1; `triangular` is the variant of that option. */
export function territoryValue(size: number, scoring: Settings['scoring']): number {
  return scoring === 'triangular' ? (size * (size + 1)) / 2 : size * size
}

const found = new Uint8Array(SPACE_COUNT)
const queue = new Uint8Array(SPACE_COUNT)

/** Puts the territory of a stone into the queue from `start` on, passing over spaces found before; says where it ends. */
function gather(board: readonly Stone[], first: Space, start: number): number {
  const stone = board[first]
  let end = start
  found[first] = 1
  queue[end++] = first
  for (let next = start; next < end; next++)
    for (const near of NEIGHBOURS[queue[next] as number] as readonly Space[])
      if (board[near] === stone && found[near] === 0) {
        found[near] = 1
        queue[end++] = near
      }
  return end
}

/**
 * Visits every territory of the board with its spaces, which stand in the shared `spaces` from
 * `start` on and hold only until the next visit.
 */
export function eachTerritory(
  board: readonly Stone[],
  visit: (stone: Stone, size: number, spaces: Uint8Array, start: number) => void,
): void {
  found.fill(0)
  let end = 0
  for (let first = 0; first < SPACE_COUNT; first++) {
    const stone = board[first] as Stone
    if (stone === 0 || found[first] === 1) continue
    const start = end
    end = gather(board, first, start)
    visit(stone, end - start, queue, start)
  }
}

/**
 * What a stone of that colour on the space is worth there: the territory it joins together less the
 * parts it is joined from. What lies on the space now does not matter, so it is also what turning the
 * stone would take away.
 */
export function joinValue(board: readonly Stone[], space: Space, stone: Stone, scoring: Settings['scoring']): number {
  found.fill(0)
  found[space] = 1
  let joined = 1
  let parts = 0
  for (const first of NEIGHBOURS[space] as readonly Space[]) {
    if (board[first] !== stone || found[first] === 1) continue
    const size = gather(board, first, 0)
    joined += size
    parts += territoryValue(size, scoring)
  }
  return territoryValue(joined, scoring) - parts
}

/** Red's and white's totals and what decides between equal ones. */
export function scoresOf(board: readonly Stone[], scoring: Settings['scoring']): readonly [HouseScore, HouseScore] {
  const red = { total: 0, stones: 0, territories: 0, largest: 0 }
  const white = { ...red }
  eachTerritory(board, (stone, size) => {
    const score = stone === 1 ? red : white
    score.total += territoryValue(size, scoring)
    score.stones += size
    score.territories++
    if (size > score.largest) score.largest = size
  })
  return [red, white]
}

/** Red's and white's territories, the largest first. */
export function territoriesOf(
  board: readonly Stone[],
  scoring: Settings['scoring'],
): readonly [readonly Territory[], readonly Territory[]] {
  const lists: readonly [Territory[], Territory[]] = [[], []]
  eachTerritory(board, (stone, size, spaces, start) => {
    const sorted = Array.from(spaces.subarray(start, start + size)).sort((a, b) => a - b)
    lists[stone === 1 ? 0 : 1].push({ size, value: territoryValue(size, scoring), spaces: sorted })
  })
  // Found in the order of their lowest spaces, and sorting keeps that order among equals.
  for (const list of lists) list.sort((a, b) => b.size - a.size)
  return lists
}

/** RK-6.2, RK-6.3: total, then largest territory, then stones, else a draw. */
export function leaderOf([red, white]: readonly [HouseScore, HouseScore]): Result {
  const tests = [
    ['total', red.total - white.total],
    ['largest', red.largest - white.largest],
    ['stones', red.stones - white.stones],
  ] as const
  for (const [by, ahead] of tests) if (ahead !== 0) return { house: ahead > 0 ? 0 : 1, by }
  return { house: null, by: 'draw' }
}
