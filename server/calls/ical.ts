/** Calendar entries as programs read them (RFC 5545). */

export interface Entry {
  readonly uid: string
  readonly stamp: number
  readonly start: number
  readonly end: number
  readonly summary: string
  readonly description: string
  readonly url: string
  /** Whether it stands, and how often it was changed; left out where neither can be. */
  readonly state?: { readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'; readonly sequence: number }
}

export function calendarOf(name: string, entries: readonly Entry[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Rose & Crown//${name}//EN`, 'X-WR-CALNAME:Rose & Crown']
  return [...head, ...entries.flatMap(linesOf), 'END:VCALENDAR', ''].map(folded).join('\r\n')
}

function linesOf({ uid, stamp, start, end, summary, description, url, state }: Entry): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@rose-and-crown`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${quoted(summary)}`,
    `DESCRIPTION:${quoted(description)}`,
    `URL:${url}`,
    ...(state ? [`STATUS:${state.status}`, `SEQUENCE:${state.sequence}`] : []),
    'END:VEVENT',
  ]
}

/** `20261116T213000Z`. */
function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A name cannot end a line or a value. */
function quoted(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** Lines of at most 75 bytes, never cut within a character. */
function folded(line: string): string {
  let [text, size] = ['', 0]
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign)
    if (size + bytes > 74) {
      text += '\r\n '
      size = 1
    }
    text += sign
    size += bytes
  }
  return text
}
