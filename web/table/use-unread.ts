/** How many words others have said that the reader has not read. */
import { useEffect, useState } from 'preact/hooks'
import { readStored, store } from '../local-store.ts'
import type { Said, Table } from './table.ts'

const NAME = 'read.'

export function useUnread(table: Table, reading: boolean): number {
  const said: readonly Said[] = table.talk?.value ?? []
  const newest = said.at(-1)?.key ?? 0
  const [read, setRead] = useState(() => Number(readStored(NAME + table.id) ?? 0))
  useEffect(() => {
    if (!reading || newest <= read) return
    store(NAME + table.id, String(newest))
    setRead(newest)
  }, [table, reading, newest])
  const { viewer } = table.scene.value
  return said.filter(({ key, seat }) => key > read && (seat === null || seat !== viewer)).length
}
