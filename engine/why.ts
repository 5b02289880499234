/** Why a place of the board offers nothing: from the reader's view alone, by the rules' own refusals. */
import { quick } from './dice.ts'
import type { AnyGame, Seat } from './game.ts'

export interface Why {
  /** Words are in the game's catalogues as `refused.<reason>`. */
  readonly reason: string
  readonly rule: string
}

/** Of the moves that may be meant the first that is refused for a reason; `null` where no reason explains it. */
export function whyNothing(game: AnyGame, view: unknown, seat: Seat, texts: readonly string[]): Why | null {
  if (!game.whyNot) return null
  // Every world that looks like this view gives the same reasons: the kit demands it.
  const state = game.guess(view, quick(1))
  const legal = new Set(game.legal(state, seat).map((move) => game.write(move)))
  for (const text of texts) {
    if (legal.has(text)) continue
    const reason = game.whyNot(state, seat, text)
    const rule = game.speech.refusals?.[reason]
    if (rule !== undefined) return { reason, rule }
  }
  return null
}

/** What a hand may mean that touches that place. */
export function triesAt(game: AnyGame, view: unknown, place: string): readonly string[] {
  return (game.speech.tries?.(view) ?? []).flatMap((each) => (each.place === place ? [each.text] : []))
}
