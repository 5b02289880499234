/** A table on the server: a waiting room until every seat is taken, then the game. */
import './forms.css'
import { useSignal } from '@preact/signals'
import { useLocation, useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { Arms } from '../parts/arms.tsx'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { beSomebody, findMe, me } from '../people/me.ts'
import { findRules, loadGame } from '../game-assets.ts'
import { newCommitment } from '../table/kept-chance.ts'
import { RemoteTable } from '../table/remote.ts'
import { TablePage } from '../table/table-page.tsx'
import { say, titleOf, type WordId } from '../words/index.ts'
import { WaitingRoom } from './waiting-room.tsx'

export function RemoteTablePage() {
  const { params, query } = useRoute() as { params: Record<string, string>; query: Record<string, string> }
  const id = params['id'] ?? ''
  return <Entered key={id} id={id} invite={query['invite'] ?? null} />
}

/** Until a house that did not answer is asked once more. */
const AGAIN_MS = 3000

type Fault = 'unreachable' | 'no-such-table' | 'rules-missing'

const FAULTS: Readonly<Record<Fault, { readonly title: WordId; readonly text: WordId }>> = {
  unreachable: { title: 'room.unreachable', text: 'room.unreachable-text' },
  'no-such-table': { title: 'room.none', text: 'room.none-text' },
  'rules-missing': { title: 'room.rules', text: 'room.rules-text' },
}

async function enter(id: string, invite: string | null): Promise<RemoteTable | Fault> {
  if (me.peek() === undefined) await findMe()
  if (invite !== null) {
    // A private table admits whoever has its link; that needs somebody to admit.
    await beSomebody()
    await ask('enterTable', { id, body: { invite } })
  }
  const info = await ask('getTable', { id })
  if (refused(info)) return info.refused === 'unreachable' ? 'unreachable' : 'no-such-table'
  if (!findRules(info.game, info.version)) return 'rules-missing'
  return new RemoteTable(await loadGame(info.game, info.version), info, invite)
}

function Entered({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const { route } = useLocation()
  const found = useSignal<RemoteTable | Fault | null>(null)
  useEffect(() => {
    let gone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const result = await enter(id, invite)
      if (gone) {
        if (result instanceof RemoteTable) result.close()
        return
      }
      found.value = result
      // A house that is just starting anew answers in a moment.
      if (result === 'unreachable') again = setTimeout(() => void look(), AGAIN_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(again)
      if (found.value instanceof RemoteTable) found.value.close()
    }
  }, [id])
  const entered = found.value
  // The rules are pinned when the game starts, and all seats may agree on newer ones: the table is then opened anew.
  const stale = entered instanceof RemoteTable && entered.info.value.version !== entered.game.about.version
  useEffect(() => {
    if (!stale) return
    void enter(id, invite).then((result) => {
      if (found.value instanceof RemoteTable) found.value.close()
      found.value = result
    })
  }, [stale])
  const table = entered instanceof RemoteTable ? (entered.barred.value ?? entered) : entered
  const title = table instanceof RemoteTable ? titleOf(table.game.about.id).name : ''
  useTitle(title)
  if (table === null) return <div class="waiting" />
  if (!(table instanceof RemoteTable))
    return (
      <div class="page narrow bare">
        <Arms class="ornament" />
        <h1>{say(FAULTS[table].title)}</h1>
        <p class="lead">{say(FAULTS[table].text)}</p>
        <p class="row">
          <a class="button first" href="/">
            {say('lost.home')}
          </a>
        </p>
      </div>
    )
  if (table.info.value.status === 'open' || table.now.value === null)
    return <WaitingRoom table={table} title={title} invite={invite} />
  const rematch = async (): Promise<void> => {
    const made = await ask('offerRematch', { id, body: { commitment: newCommitment() } })
    if (!refused(made)) route(`/t/${made.id}`)
  }
  return (
    <TablePage
      table={table}
      title={title}
      again={
        table.info.value.you !== null && (
          <button type="button" class="button first" onClick={() => void rematch()}>
            {say(table.info.value.rematch === null ? 'over.rematch' : 'over.accept')}
          </button>
        )
      }
    />
  )
}
