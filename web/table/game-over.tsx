/** What one may want when a game is over. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { tell } from '../telling/words.ts'
import { say, titleOf } from '../words/index.ts'
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
  if (!end.over) return null
  const replay = table.kind === 'local' ? `/replay/local/${table.id}` : `/replay/t/${table.id}`
  const share = async (): Promise<void> => {
    const text = resultText(table, tableText, end)
    await navigator.clipboard.writeText(text).then(
      () => setSaid(tell('end.shared')),
      () => setSaid(text),
    )
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
      <button type="button" class="button bare" onClick={() => void share()}>
        {tell('end.share')}
      </button>
      <a class="button bare" href="/">
        {say('over.home')}
      </a>
      {said && <p role="status">{said}</p>}
    </div>
  )
}

/** The game, the ranking and, where somebody else could open it, the way there. */
function resultText(table: Table, tableText: TableText, { outcome }: End): string {
  const ranked = outcome.places
    .map((place, seat) => ({ place, seat, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || b.score - a.score)
    .map(({ place, seat, score }) => `${place}. ${tableText.faces[seat]?.name ?? ''}: ${score}`)
  const link = table.kind === 'remote' ? [new URL(`/replay/t/${table.id}`, location.href).href] : []
  return [`${titleOf(table.game.about.id).name}, Rose & Crown`, ...ranked, tableText.reason(outcome), ...link].join(
    '\n',
  )
}
