/** When the game is over: its own page, what it needs to know of the past, and the board with everything open. */
import type { FunctionComponent } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Outcome } from '../../engine/game.ts'
import { loadPart } from '../parts/load-part.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import type { EndPageProps } from '../telling/end-page.tsx'
import type { Recalled } from '../telling/recalled.ts'
import type { Table } from './table.ts'

export interface End {
  readonly outcome: Outcome
  /** `null` while the board is looked at, or the game goes on. */
  readonly page: FunctionComponent<EndPageProps> | null
  readonly recalled: Recalled | null
  /** The last view with everything face up; `null` where nothing was hidden or is not to be had. */
  readonly openView: unknown
  readonly over: boolean
  readonly looking: boolean
  readonly look: (board: boolean) => void
}

const NOBODY: Outcome = { places: [], scores: [], reason: '' }

async function load(table: Table) {
  const [{ EndPage }, { recall, openView }] = await loadPart({ what: 'page' }, () =>
    Promise.all([import('../telling/end-page.tsx'), import('../telling/recalled.ts')]),
  )
  const recalled = await recall(table)
  return { EndPage, recalled, open: openView(table.game, recalled, recalled.frames.length - 1) }
}

export function useEnd(table: Table, outcome: Outcome | null): End {
  const [looking, look] = useState(false)
  const over = outcome !== null
  const loaded = useLoaded(() => (over ? load(table) : Promise.resolve(null)), [table, over])
  const here = loaded.state === 'here' ? loaded.value : null
  return useMemo(
    () => ({
      outcome: outcome ?? NOBODY,
      page: over && here && !looking ? here.EndPage : null,
      recalled: here?.recalled ?? null,
      openView: over ? (here?.open ?? null) : null,
      over,
      looking,
      look,
    }),
    [outcome, here, looking],
  )
}
