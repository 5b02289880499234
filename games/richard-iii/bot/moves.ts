/** Moves as numbers: each is read once and then found again by the move itself, since moves are shared. */
import { blockNo } from '../rules/blocks.ts'
import { areaNo } from '../rules/map.ts'
import { POOL } from '../rules/places.ts'
import type { Move } from '../types/index.ts'

export interface Read {
  readonly move: Move
  /** The block that moves, −1 for none; of a pair at sea the first. */
  readonly block: number
  /** The second block of a pair at sea, or the target in a battle; −1 for none. */
  readonly other: number
  readonly from: number
  /** Where it leads: an area, or the pool; −1 for nowhere. */
  readonly to: number
}

const known = new Map<Move, Read>()

export function read(move: Move): Read {
  const found = known.get(move)
  if (found) return found
  const made = Object.freeze(readAnew(move))
  known.set(move, made)
  return made
}

function readAnew(move: Move): Read {
  switch (move.type) {
    case 'march':
      return {
        move,
        block: blockNo(move.block),
        other: -1,
        from: areaNo(move.route[0] ?? ''),
        to: areaNo(move.route.at(-1) ?? ''),
      }
    case 'sail':
      return {
        move,
        block: blockNo(move.blocks[0] ?? ''),
        other: blockNo(move.blocks[1] ?? ''),
        from: areaNo(move.from),
        to: areaNo(move.to),
      }
    case 'main':
      return { move, block: -1, other: -1, from: areaNo(move.from), to: areaNo(move.area) }
    default:
      return {
        move,
        block: 'block' in move ? blockNo(move.block) : -1,
        other: 'target' in move ? blockNo(move.target) : -1,
        from: -1,
        to: 'area' in move ? areaNo(move.area) : 'to' in move ? (move.to === 'pool' ? POOL : areaNo(move.to)) : -1,
      }
  }
}
