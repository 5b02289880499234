/** Which place of the board a move belongs to: a click there means that move, or one of several. */
import type { Move, View } from '../types/index.ts'

export type Place =
  | `county ${number}`
  | `castle ${number}`
  | `ally castle ${number}`
  | `conflict ${number}`
  | `favour ${number}`
  | `court ${number}`
  | `ally court ${number}`
  | `seat ${number}`
  /** The vote screen. */
  | 'ballot'
  /** What has no place: taking a reward, declining, being done. */
  | 'deed'

export function placeOf(move: Move, { ask }: Pick<View, 'ask'>): Place {
  switch (move.type) {
    case 'county':
    case 'nobleman':
      return `county ${move.county}`
    case 'castle':
      return castle(move.ally, move.space)
    case 'extend':
      return castle(false, move.space)
    case 'resolve':
      return castle(move.what === 'ally', move.space)
    case 'conflict':
    case 'journey':
      return `conflict ${move.slot}`
    case 'free':
      return ask?.what === 'ransom' ? `conflict ${ask.slot}` : 'deed'
    case 'favour':
      return `favour ${move.favour}`
    case 'upgrade':
      return upgraded(move)
    case 'name':
      return `seat ${move.seat}`
    case 'vote':
      return 'ballot'
    case 'ally':
    case 'take':
    case 'exchange':
    case 'pass':
    case 'decline':
    case 'done':
      return 'deed'
  }
}

function castle(ally: boolean, space: number): Place {
  return ally ? `ally castle ${space}` : `castle ${space}`
}

function upgraded(move: Extract<Move, { type: 'upgrade' }>): Place {
  switch (move.where) {
    case 'court':
      return move.ally ? `ally court ${move.strength}` : `court ${move.strength}`
    case 'county':
      return `county ${move.index}`
    case 'castle':
      return castle(move.ally, move.index)
    case 'conflict':
      return `conflict ${move.index}`
  }
}

/** The knight a placement would send out, if the move is one. */
export function knightOf(move: Move): { readonly ally: boolean; readonly strength: number } | null {
  switch (move.type) {
    case 'county':
    case 'castle':
    case 'conflict':
      return { ally: move.ally, strength: move.strength }
    default:
      return null
  }
}
