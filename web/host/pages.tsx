/** A list of the host's page: loading, empty, out of reach, and more of it on demand. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type No, refused } from '../people/api.ts'
import { say } from '../words/index.ts'
import { deeds, faultOf } from './ask.ts'
import { type HostWordId, tell } from './words.ts'

export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

interface Props<T> {
  readonly load: (after: string | undefined) => Promise<Page<T> | No>
  /** What the list depends on beside what the host does. */
  readonly of: string
  readonly none: HostWordId
  readonly keyOf: (item: T) => string
  readonly show: (item: T) => ComponentChildren
}

export function Pages<T>({ load, of, none, keyOf, show }: Props<T>) {
  const [list, setList] = useState<Page<T> | null>(null)
  const [fault, setFault] = useState('')
  const [again, setAgain] = useState(0)
  useEffect(() => {
    let current = true
    void load(undefined).then((page) => {
      if (!current) return
      setFault(refused(page) ? faultOf(page) : '')
      if (!refused(page)) setList(page)
    })
    return () => {
      current = false
    }
  }, [of, deeds.value, again])
  const more = async (): Promise<void> => {
    const page = await load(list?.next ?? undefined)
    setFault(refused(page) ? faultOf(page) : '')
    if (!refused(page)) setList({ items: [...(list?.items ?? []), ...page.items], next: page.next })
  }
  if (fault)
    return (
      <p class="row" role="alert">
        <span class="fault">{fault}</span>
        <button type="button" class="button" onClick={() => setAgain(again + 1)}>
          {say('missing.again')}
        </button>
      </p>
    )
  if (!list) return <p class="quiet">{say('loading')}</p>
  if (list.items.length === 0) return <p class="prose quiet">{tell(none)}</p>
  return (
    <>
      <ul class="plain host-list">
        {list.items.map((item) => (
          <li key={keyOf(item)}>{show(item)}</li>
        ))}
      </ul>
      {list.next !== null && (
        <button type="button" class="button" onClick={() => void more()}>
          {tell('more')}
        </button>
      )}
    </>
  )
}
