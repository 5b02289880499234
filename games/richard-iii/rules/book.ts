/**
 * The list of actions being made. An array that is emptied gives its memory back and has to grow
 * again, which for lists of a hundred moves costs more than finding them; this one only counts.
 */
import type { Move } from '../types/index.ts'

const book: Move[] = []
let written = 0

export function openBook(): void {
  written = 0
}

export function note(move: Move): void {
  book[written++] = move
}

/** Copies the finished list to where it was asked for. */
export function closeBook(into: Move[]): void {
  into.length = written
  for (let i = 0; i < written; i++) into[i] = book[i] as Move
}
