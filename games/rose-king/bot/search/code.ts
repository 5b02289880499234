/**
 * A move as one number: what is done, the size of the territory it makes, and what it wins at once. The larger number is the
 * more promising move.
 */
import type { Move } from '../../types.ts'

/** What is done: a card's number, with a hero that much more, a draw or a pass. */
export const HERO = 32
export const DRAW = 64
export const PASS = 65
const CODES = 127
const SIZE = 7
const SIZES = 127
const GAIN = 14
/** Added to what a move wins, so that it is never below nothing: no territory is worth so much. */
const GAIN_BASE = 4096
/** A hand has five cards, and one may draw. */
export const MOST_MOVES = 8

export function encode(code: number, size: number, gain: number): number {
  return ((gain + GAIN_BASE) << GAIN) | (size << SIZE) | code
}

export function codeOf(move: number): number {
  return move & CODES
}

export function sizeOf(move: number): number {
  return (move >> SIZE) & SIZES
}

export function gainOf(move: number): number {
  return (move >> GAIN) - GAIN_BASE
}

/** What the rules' move does, as a code. */
export function codeFor(move: Move): number {
  switch (move.type) {
    case 'play':
      return move.card + (move.hero ? HERO : 0)
    case 'draw':
      return DRAW
    case 'pass':
      return PASS
  }
}

/** Puts a move among those before it, the larger ones first. */
export function insert(into: Int32Array, end: number, move: number): void {
  let place = end
  for (; place > 0 && (into[place - 1] as number) < move; place--) into[place] = into[place - 1] as number
  into[place] = move
}
