/** A proposal as everybody at the table can name it, and until when it stands. */
import type { ProposalRow, TableRows } from './rows.ts'

/** No two are called the same: whoever answers one answers no other that has taken its place meanwhile. */
export function proposalId({ kind, by_seat, created_at }: ProposalRow): string {
  return `${kind}.${by_seat}.${created_at.toString(36)}`
}

/** The turn that somebody asks to take back, as the rows have it. */
export interface Turn {
  /** The place in the log where it begins. */
  readonly to: number
  /** How many updates each seat and, last, those who look on had had then. */
  readonly seen: readonly number[]
}

/** The viewer's own moment that the table would go back to: the place in the log would tell how much others have done in secret. */
export function momentOf({ kind, level }: ProposalRow, seat: number | null): number | null {
  if (kind !== 'back' || level === null) return null
  const { seen } = JSON.parse(level) as Turn
  return seen[seat ?? seen.length - 1] ?? null
}

const MINUTE = 60_000
/** How long a pause lasts after the first has asked to go on, whatever the others say. */
const GRACE = { live: 2 * MINUTE, days: 24 * 60 * MINUTE, none: 24 * 60 * MINUTE } as const

/** When a pause ends although not all have agreed to go on. */
export function resumesAt({ clock }: Pick<TableRows, 'clock'>, { kind, created_at }: ProposalRow): number | null {
  return kind === 'resume' ? created_at + GRACE[clock.kind] : null
}
