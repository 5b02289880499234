import { useLocation, useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { useTitle } from '../parts/use-title.ts'
import type { LocalTable } from '../table/local.ts'
import { newLocalTable, openLocalTable } from '../table/open.ts'
import { loadSave } from '../table/saves.ts'
import { TablePage } from '../table/table-page.tsx'
import { say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

export function LocalPage() {
  const { params } = useRoute()
  const id = params['id'] ?? ''
  return <LocalTablePage key={id} id={id} />
}

function LocalTablePage({ id }: { readonly id: string }) {
  const { route } = useLocation()
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined)
  useEffect(() => {
    let opened: LocalTable | null = null
    let gone = false
    void openLocalTable(id).then((found) => {
      opened = found
      if (gone) found?.close()
      else setTable(found)
    })
    return () => {
      gone = true
      opened?.close()
    }
  }, [id])
  const title = table ? titleOf(table.game.about.id).name : ''
  useTitle(title)
  if (table === undefined) return <div class="waiting" />
  if (table === null) return <NotFound />
  const again = (): void => {
    const save = loadSave(id)
    if (!save) return
    const { game, options } = save.setup
    route(`/local/${newLocalTable({ game, options, players: save.players })}`)
  }
  return (
    <TablePage
      table={table}
      title={title}
      again={
        <button type="button" class="button first" onClick={again}>
          {say('over.again')}
        </button>
      }
    />
  )
}
