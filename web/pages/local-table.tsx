import { useLocation, useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { Arms } from '../parts/arms.tsx'
import { missing } from '../parts/load-part.ts'
import { useTitle } from '../parts/use-title.ts'
import type { LocalTable } from '../table/local.ts'
import { newLocalTable, openLocalTable } from '../table/open.ts'
import { keyOf, type LocalPlayer, loadSave } from '../table/saves.ts'
import { TablePage } from '../table/table-page.tsx'
import { say, titleOf } from '../words/index.ts'
import { Again } from '../telling/again.tsx'
import { NotFound } from './not-found.tsx'

export function LocalTablePage() {
  const { params } = useRoute()
  const id = params['id'] ?? ''
  return <Opened key={id} id={id} />
}

function Opened({ id }: { readonly id: string }) {
  const { route } = useLocation()
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined)
  const [elsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (elsewhere) return undefined
    let opened: LocalTable | null = null
    let gone = false
    openLocalTable(id).then(
      (found) => {
        opened = found
        if (gone) found?.close()
        else setTable(found)
      },
      (error: unknown) => {
        console.error(error)
        // Either a part is missing, which is told instead of this page, or the rules it was saved by are no longer here.
        if (!missing.peek()) setTable(null)
      },
    )
    // Two tabs must not both play for the bots: the one that acted last has the table.
    const noticed = (event: StorageEvent): void => {
      if (event.key === keyOf(id) && event.newValue !== null) setElsewhere(true)
    }
    addEventListener('storage', noticed)
    return () => {
      gone = true
      opened?.close()
      removeEventListener('storage', noticed)
    }
  }, [id, elsewhere])
  const title = table ? titleOf(table.game.about.id).name : ''
  useTitle(title)
  if (table === undefined) return <div class="waiting" />
  if (elsewhere)
    return (
      <div class="page narrow bare">
        <Arms class="ornament" />
        <h1>{say('elsewhere.title')}</h1>
        <p class="lead">{say('elsewhere.text')}</p>
        <p class="row">
          <button
            type="button"
            class="button first"
            onClick={() => {
              setTable(undefined)
              setElsewhere(false)
            }}
          >
            {say('elsewhere.here')}
          </button>
        </p>
      </div>
    )
  if (table === null) return <NotFound />
  const again = (seat: (players: readonly LocalPlayer[]) => readonly LocalPlayer[]): void => {
    const save = loadSave(id)
    if (!save) return
    const { game, options } = save.setup
    route(`/local/${newLocalTable({ game, options, players: seat(save.players) })}`)
  }
  return <TablePage table={table} title={title} again={<Again players={loadSave(id)?.players ?? []} again={again} />} />
}
