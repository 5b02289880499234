/** A proposal as everybody at the table can name it, and until when it stands. */
import type { ProposalRow, TableRows } from './rows.ts'

/** No two are called the same: whoever answers one answers no other that has taken its place meanwhile. */
export function proposalId({ kind, by_seat, created_at }: ProposalRow): string {
  return `${kind}.${by_seat}.${created_at.toString(36)}`
}

const MINUTE = 60_000
/** How long a pause lasts after the first has asked to go on, whatever the others say. */
const GRACE = { live: 2 * MINUTE, days: 24 * 60 * MINUTE, none: 24 * 60 * MINUTE } as const

/** When a pause ends although not all have agreed to go on. */
export function resumesAt({ clock }: Pick<TableRows, 'clock'>, { kind, created_at }: ProposalRow): number | null {
  return kind === 'resume' ? created_at + GRACE[clock.kind] : null
}
