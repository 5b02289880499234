/** One layout for every game and every kind of table: this loads what it needs, and lets the curtain fall between two people. */
import '../../art/board.css'
import '../telling/telling.css'
import { useEffect } from 'preact/hooks'
import { withNames } from '../../engine/names.ts'
import { loadBoard, loadWords } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { precache } from '../precache.ts'
import { catalogue as tellingWords, useWords as useTellingWords } from '../telling/words.ts'
import { locale } from '../words/index.ts'
import { Curtain } from './curtain.tsx'
import { Playing, type TableProps } from './playing.tsx'
import { tableTextOf } from './table-text.ts'

export function TablePage({ table, title, again, guide, coached = false }: TableProps) {
  const { about, lift } = table.game
  const { id, version } = about
  const words = useLoaded(() => loadWords(id, locale.value, version), [id, version, locale.value])
  const board = useLoaded(() => loadBoard(id, lift), [id, lift])
  useEffect(() => {
    if (words.state === 'here' && board.state === 'here') precache()
  }, [words.state, board.state])
  const telling = useTellingWords()
  if (words.state !== 'here' || board.state !== 'here' || !telling) return <div class="table waiting" />
  const tableText = tableTextOf(
    table.game,
    withNames(table.game, table.options, [...words.value, tellingWords()]),
    table.players.value,
  )
  const behind = table.curtain.value
  if (behind !== null) return <Curtain table={table} tableText={tableText} seat={behind} />
  const given = { table, title, again, guide, coached }
  return <Playing {...given} tableText={tableText} board={board.value} />
}
