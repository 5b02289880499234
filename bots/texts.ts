/**
 * Moves and their texts, there and back. Games share their moves, so each is written once; and what a text meant before it
 * most often means again, which is seen without writing all the others.
 */
import type { Move, Rules } from './types.ts'

const known = new WeakMap<object, string>()

export class Texts {
  private readonly rules: Rules
  private readonly meant = new Map<string, Move>()

  constructor(rules: Rules) {
    this.rules = rules
  }

  of(move: Move): string {
    if (typeof move !== 'object' || move === null) return this.rules.write(move)
    const text = known.get(move) ?? this.rules.write(move)
    known.set(move, text)
    return text
  }

  /** The one of these moves that the text means; `undefined` for none. */
  find(moves: readonly Move[], text: string): Move {
    const before = this.meant.get(text)
    if (before !== undefined && moves.includes(before)) return before
    const found = moves.find((move) => this.of(move) === text)
    if (found !== undefined) this.meant.set(text, found)
    return found
  }
}
