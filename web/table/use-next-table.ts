/** The keys that lead away from a table: to the next that waits for the reader, and to all of them. */
import { useLocation } from 'preact-iso'
import { goToNext } from '../coming/next-table.tsx'
import { tell, useWords } from '../coming/words.ts'

export interface NextTables {
  readonly tables: () => void
  /** `null` while its words are on their way. */
  readonly key: { readonly what: string; readonly use: () => void } | null
}

export function useNextTable(id: string, report: (text: string) => void): NextTables {
  const { route } = useLocation()
  const spoken = useWords()
  const use = (): void =>
    void goToNext(id, route).then((went) => {
      if (!went) report(tell('next.none'))
    })
  return { tables: () => route('/tables'), key: spoken ? { what: tell('next.key'), use } : null }
}
