/** The result as a text to send to somebody, and a link that shows them the game as it ended. */
import { isBadRecord, localReplay, serverReplay } from '../replay/source.ts'
import { type Shared, shareOf } from '../replay/share.ts'
import type { Table } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { titleOf } from '../words/index.ts'

export interface SharedResult {
  readonly text: string
  /** For whom the link works, or why there is none. */
  readonly says: Shared['says']
}

export async function sharedResult(table: Table, tableText: TableText): Promise<SharedResult> {
  const { link, says } = await linkTo(table)
  return { text: [...resultLines(table, tableText), ...(link === null ? [] : [link])].join('\n'), says }
}

async function linkTo({ kind, id }: Table): Promise<Shared> {
  const source = kind === 'local' ? await localReplay(id) : await serverReplay(id)
  if (source === null || isBadRecord(source)) return { link: null, says: 'share.refused' }
  const last = (await source.frames(null)).at(-1)?.moment ?? 0
  return shareOf(source, last, null)
}

/** The game, the ranking and what ended it. */
function resultLines(table: Table, tableText: TableText): readonly string[] {
  const { outcome } = table.scene.value
  if (!outcome) return []
  const ranked = outcome.places
    .map((place, seat) => ({ place, seat, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || b.score - a.score)
    .map(({ place, seat, score }) => `${place}. ${tableText.faces[seat]?.name ?? ''}: ${score}`)
  return [`${titleOf(table.game.about.id).name}, Rose & Crown`, ...ranked, tableText.reason(outcome)]
}
