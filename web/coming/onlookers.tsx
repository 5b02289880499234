/** Whoever looks on is told that they do, and everybody how many do. */
import type { Table } from '../table/table.ts'
import { tell, useWords } from './words.ts'

export function Onlookers({ table }: { readonly table: Table }) {
  const spoken = useWords()
  const count = table.watching?.value ?? 0
  const { viewer, view } = table.scene.value
  const looking = table.kind === 'remote' && viewer === null && view !== null
  // Whoever looks on is one of those who are counted.
  const others = looking ? count - 1 : count
  if (!spoken || (!looking && count === 0)) return null
  return (
    <p class="onlookers quiet" role="status">
      {looking && <strong>{tell('watch.you')}</strong>}{' '}
      {others > 0 && tell(looking ? 'watch.others' : 'watch.count', { n: others })}
    </p>
  )
}
