/**
 * The one way out. Every byte a table sends, by socket or by HTTP, is made here for a given seat
 * (`null`: a spectator). Game data arrives as text that the rules made for that very seat; a text made
 * for other eyes is not let through.
 */
import type { Seat } from '../../engine/index.ts'
import type { ChatLine, Clocks } from '../../protocol/index.ts'
import type { ClockState } from '../../engine/clock.ts'
import type { LiveTable } from './live-table.ts'
import { infoFor, type InfoViewer } from './info.ts'

export type Outgoing =
  /** One numbered update; the text begins `"seat":…`. */
  | { readonly what: 'update'; readonly text: string }
  | { readonly what: 'state'; readonly text: string }
  /** A state with the legal moves, for HTTP. */
  | { readonly what: 'seat-state'; readonly text: string }
  /** An object that begins `{"seat":…`. */
  | { readonly what: 'history'; readonly text: string }
  | { readonly what: 'info'; readonly viewer: InfoViewer }
  | { readonly what: 'page'; readonly viewer: InfoViewer }
  | { readonly what: 'chat'; readonly line: ChatLine }

export function toSeat(table: LiveTable, seat: Seat | null, out: Outgoing, now: number): string {
  switch (out.what) {
    case 'update':
    case 'state':
      return `{"tell":"${out.what}","table":"${table.id}",${checked(out.text, seat)},"clocks":${clocks(table, now)}}`
    case 'seat-state':
      return `{"table":"${table.id}",${checked(out.text, seat)},"clocks":${clocks(table, now)}}`
    case 'history':
      return `{${checked(out.text.slice(1), seat)}`
    case 'info':
      return `{"tell":"table","info":${JSON.stringify(infoFor(table, out.viewer))}}`
    case 'page':
      return JSON.stringify(infoFor(table, out.viewer))
    case 'chat':
      return JSON.stringify({ tell: 'chat', table: table.id, line: out.line })
  }
}

function checked(text: string, seat: Seat | null): string {
  if (!text.startsWith(`"seat":${seat},`)) throw new Error('a text made for other eyes was stopped')
  return text
}

function clocks(table: LiveTable, now: number): string {
  return JSON.stringify(shownClocks(table.rows.clockState, table.rows.row.paused_at, now))
}

/** What everybody may know of the clocks. */
function shownClocks(state: ClockState | null, pausedAt: number | null, now: number): Clocks | null {
  if (!state) return null
  const at = pausedAt ?? now
  return { at, paused: pausedAt !== null, seats: state.map(({ deadline, reserve }) => ({ deadline, reserve })) }
}
