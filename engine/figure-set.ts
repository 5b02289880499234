/** Corrected figures with a name, as a text that is passed on: in a file, in a link, to a host. What a stranger wrote is read with care. */
import { type Corrected, entriesFor, type FigureFault } from './figures.ts'
import type { AnyGame } from './game.ts'

export interface FigureSet {
  readonly game: string
  readonly name: string
  readonly figures: Corrected
}

const KIND = 'rose-and-crown figures'
export const MOST_NAME = 40
/** Every figure of the largest game corrected is a third of it. */
export const MOST_TEXT = 60_000

/** Without controls and marks that turn the direction of writing; a name is plain text wherever it is shown. */
export function setName(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, MOST_NAME)
}

export function writeSet({ game, name, figures }: FigureSet): string {
  return `${JSON.stringify({ kind: KIND, game, name, figures }, null, 2)}\n`
}

/** `unreadable`: no set of figures at all. `other-game`: one of another game. `refused`: the game says what is wrong. */
export type ReadSet =
  | { readonly set: FigureSet }
  | { readonly fault: 'unreadable' | 'other-game' }
  | { readonly fault: 'refused'; readonly faults: readonly (FigureFault | string)[] }

/** Reads a set for that game. Figures alone, as the option has them, are a set without a name. */
export function readSet(game: AnyGame, text: string): ReadSet {
  const found = text.length > MOST_TEXT ? null : parsed(text)
  if (!found) return { fault: 'unreadable' }
  const { kind, game: id, name, figures } = found
  const whole = kind === KIND
  if (whole && id !== game.about.id) return { fault: 'other-game' }
  const given = whole ? figures : found
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !game.checkFigures)
    return { fault: 'unreadable' }
  const faults = game.checkFigures(given)
  if (faults.length > 0) return { fault: 'refused', faults }
  return {
    set: {
      game: game.about.id,
      name: setName(typeof name === 'string' && whole ? name : ''),
      figures: entriesFor(game, given) ?? {},
    },
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}
