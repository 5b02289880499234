/** Moves that differ in a number alone, gathered so that a reader is asked for the number. */
import type { AnyGame } from './game.ts'

export interface AmountRange {
  /** The notation without its number: `bid:`. */
  readonly stem: string
  /** By rising value; at least two. */
  readonly choices: readonly { readonly value: number; readonly move: unknown }[]
}

export interface Offered {
  readonly ranges: readonly AmountRange[]
  /** All other moves, as they were listed. */
  readonly single: readonly unknown[]
}

export function offeredBy(game: AnyGame, moves: readonly unknown[]): Offered {
  if (!game.speech.amount) return { ranges: [], single: moves }
  const groups = Map.groupBy(moves, (move) => stemOf(game.write(move), game.speech.amount?.(move) ?? null))
  const ranges: AmountRange[] = []
  const alone = new Set<unknown>(groups.get(null))
  for (const [stem, group] of groups) {
    if (stem === null || group.length < 2) for (const move of group) alone.add(move)
    else {
      const choices = group.map((move) => ({ value: game.speech.amount?.(move) ?? 0, move }))
      ranges.push({ stem, choices: choices.toSorted((a, b) => a.value - b.value) })
    }
  }
  return { ranges, single: moves.filter((move) => alone.has(move)) }
}

/** The notation without the number at its end; `null` if the move names no amount. */
function stemOf(text: string, value: number | null): string | null {
  return value !== null && text.endsWith(String(value)) ? text.slice(0, -String(value).length) : null
}
