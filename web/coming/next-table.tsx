/** From one table that needs me to the next, without a list in between. */
import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import type { TableLine } from '../../protocol/index.ts'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { tell, useWords } from './words.ts'

/** The tables that need the reader, this one apart, the shortest time left first. */
async function others(id: string): Promise<readonly TableLine[]> {
  const list = await ask('listMyTables', { query: { show: 'needed' } })
  if (refused(list)) return []
  const somebody = me.peek()
  if (somebody && list.next === null && somebody.needed !== list.tables.length)
    me.value = { ...somebody, needed: list.tables.length }
  return list.tables.filter((line) => line.id !== id)
}

/** Goes to the next table that needs the reader; false if none does. */
export async function goToNext(id: string, route: (url: string) => void): Promise<boolean> {
  const [next] = await others(id)
  if (next) route(`/t/${next.id}`)
  return next !== undefined
}

interface Props {
  readonly id: string
  /** The reader's own decision at this table: as long as there is one, nobody leads them away. */
  readonly mine: boolean
  /** Raised by every step. */
  readonly moment: number
}

export function NextTable({ id, mine, moment }: Props) {
  const spoken = useWords()
  const { route } = useLocation()
  const [count, setCount] = useState(0)
  const reader = me.value?.id
  useEffect(() => {
    let current = true
    if (reader && !mine) void others(id).then((lines) => current && setCount(lines.length))
    return () => {
      current = false
    }
  }, [id, mine, moment, reader])
  if (!spoken || mine || count === 0) return null
  return (
    <button type="button" class="button next-table" onClick={() => void goToNext(id, route)}>
      {tell('next.go', { n: count })} <kbd>j</kbd>
    </button>
  )
}
