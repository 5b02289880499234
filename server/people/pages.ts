/** Long lists, a page at a time: by a moment, and by id where moments are the same. */
import { type RawBuilder, sql } from 'kysely'

export const PAGE = 30

/** Behind the last of the page before, in a list that runs from the newest to the oldest. */
export function afterCursor(moment: string, id: string, cursor: string): RawBuilder<boolean> {
  const [at, last = ''] = cursor.split(/\.(.*)/s)
  return sql<boolean>`(${sql.ref(moment)}, ${sql.ref(id)}) < (${Number(at) || 0}, ${last})`
}

export function cursorOf<T extends { readonly id: string }>(rows: readonly T[], moment: (row: T) => number) {
  const last = rows.length === PAGE ? rows.at(-1) : undefined
  return last ? `${moment(last)}.${last.id}` : null
}

/** A pattern for `like` that finds the text anywhere, whatever is in it; compared in small letters. */
export function somewhere(text: string): string {
  return `%${text.toLocaleLowerCase('en').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
