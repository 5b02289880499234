/** What one may want when a game is over. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { tell as tellComing, useWords } from '../coming/words.ts'
import { copied } from '../parts/copied.ts'
import { loadPart } from '../parts/load-part.ts'
import { tell } from '../telling/words.ts'
import { say } from '../words/index.ts'
import type { Table } from './table.ts'
import type { TableText } from './table-text.ts'
import type { End } from './use-end.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly again: ComponentChildren
  readonly end: End
  /** Whether the table is kept, and can be looked back on. */
  readonly kept: boolean
}

export function GameOver({ table, tableText, again, end, kept }: Props) {
  const [said, setSaid] = useState('')
  const spoken = useWords()
  if (!end.over) return null
  const replay = table.kind === 'local' ? `/replay/local/${table.id}` : `/replay/t/${table.id}`
  const share = async (): Promise<void> => {
    const { sharedResult } = await loadPart({ what: 'page' }, () => import('../telling/shared-result.ts'))
    const { text, says } = await sharedResult(table, tableText)
    setSaid((await copied(text)) ? `${tell('end.shared')} ${tellComing(says)}` : text)
  }
  return (
    <div class="row game-over">
      {again}
      {kept && (
        <a class="button" href={replay}>
          {say('over.replay')}
        </a>
      )}
      {end.recalled && (
        <button type="button" class="button" onClick={() => end.look(!end.looking)}>
          {tell(end.looking ? 'end.result' : 'end.board')}
        </button>
      )}
      {kept && spoken && (
        <button type="button" class="button bare" onClick={() => void share()}>
          {tell('end.share')}
        </button>
      )}
      <a class="button bare" href="/">
        {say('over.home')}
      </a>
      {said && <p role="status">{said}</p>}
    </div>
  )
}
