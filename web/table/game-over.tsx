/** What one may want when a game is over. */
import type { ComponentChildren } from 'preact'
import { say } from '../words/index.ts'
import type { Table } from './table.ts'

export function GameOver({ table, again }: { readonly table: Table; readonly again: ComponentChildren }) {
  if (!table.scene.value.outcome) return null
  const replay = table.kind === 'local' ? `/replay/local/${table.id}` : `/replay/t/${table.id}`
  return (
    <div class="row game-over">
      {again}
      <a class="button" href={replay}>
        {say('over.replay')}
      </a>
      <a class="button bare" href="/">
        {say('over.home')}
      </a>
    </div>
  )
}
