/** Whoever looks on is told that they do, and everybody how many do. */
import type { Table } from '../table/table.ts'
import { tell, useWords } from './words.ts'

export function Onlookers({ table }: { readonly table: Table }) {
  const spoken = useWords()
  const count = table.watching?.value ?? 0
  const { viewer, view } = table.scene.value
  const looking = table.kind === 'remote' && viewer === null && view !== null
  if (!spoken || (!looking && count === 0)) return null
  return (
    <p class="onlookers quiet" role="status">
      {looking && <strong>{tell('watch.you')}</strong>} {count > 0 && tell('watch.count', { n: count })}
    </p>
  )
}
