/** The seal on the dice: what this browser can say of them, in one word, and in a sentence for who asks. */
import './seal.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { askRecord } from '../people/api.ts'
import { say, type WordId } from '../words/index.ts'
import { RemoteTable } from './remote.ts'
import { type Seal as State, sealOf } from './seal-state.ts'
import type { Table } from './table.ts'
import type { TableText } from './table-text.ts'

export function Seal({ table, tableText }: { readonly table: Table; readonly tableText: TableText }) {
  return table instanceof RemoteTable ? <RemoteSeal table={table} tableText={tableText} /> : null
}

function RemoteSeal({ table, tableText }: { readonly table: RemoteTable; readonly tableText: TableText }) {
  const info = table.info.value
  const over = info.status === 'finished'
  const dialog = useRef<HTMLDialogElement>(null)
  const [checked, setChecked] = useState<State | null | undefined>(undefined)
  useEffect(() => {
    if (!over) return undefined
    let gone = false
    const look = async (): Promise<void> => {
      const found = sealOf(info)
      if (found?.state !== 'mixed') return setChecked(found)
      const [check, text] = await Promise.all([import('./seal-check.ts').catch(() => null), askRecord(info.id)])
      if (gone) return
      setChecked(check ? check.checkedSeal(table.game, info, text) : { state: 'unknown', why: 'unreachable' })
    }
    void look()
    return () => (gone = true)
  }, [over, info.you])
  // Nobody need look for it when something is wrong.
  const broken = over && checked?.state === 'broken'
  useEffect(() => {
    if (broken) dialog.current?.showModal()
  }, [broken])
  const seal = over && checked !== undefined ? checked : sealOf(info)
  if (!seal) return null
  const named = (seats: readonly number[]) =>
    seats.map((seat) => ({ say: 'over.name', name: tableText.faces[seat]?.name ?? '' }))
  return (
    <>
      <button
        type="button"
        class={`button bare seal ${seal.state}`}
        aria-label={say(SHORT[seal.state])}
        title={say(SHORT[seal.state])}
        onClick={() => dialog.current?.showModal()}
      >
        <Wax broken={seal.state === 'broken'} />
      </button>
      <dialog ref={dialog} class="seal-text" aria-labelledby="seal-title">
        <h2 id="seal-title">{say(SHORT[seal.state])}</h2>
        <p class="prose">
          {say(textOf(seal))}
          {'openly' in seal && seal.openly.length > 0 && ` ${say('seal.openly', { names: named(seal.openly) })}`}
          {'withheld' in seal &&
            seal.withheld.length > 0 &&
            ` ${say('seal.withheld', { names: named(seal.withheld) })}`}
        </p>
        <div class="row">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

const SHORT = {
  mixed: 'seal.mixed',
  checked: 'seal.checked',
  broken: 'seal.broken',
  unknown: 'seal.unknown',
} as const satisfies { readonly [state in State['state']]: WordId }

const BROKEN = {
  key: 'seal.broken-key',
  mine: 'seal.broken-mine',
  others: 'seal.broken-others',
  unsealed: 'seal.broken-unsealed',
  record: 'seal.broken-record',
} as const
const UNKNOWN = {
  elsewhere: 'seal.unknown-elsewhere',
  withheld: 'seal.unknown-withheld',
  unbound: 'seal.unknown-unbound',
  unreachable: 'seal.unknown-unreachable',
} as const

function textOf(seal: State): WordId {
  switch (seal.state) {
    case 'mixed':
      return 'seal.mixed-text'
    case 'checked':
      return 'seal.checked-text'
    case 'broken':
      return BROKEN[seal.why]
    case 'unknown':
      return UNKNOWN[seal.why]
  }
}

function Wax({ broken }: { readonly broken: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      aria-hidden="true"
    >
      <path
        d="M12 2.5l2.2 1.6 2.7-.2 1 2.5 2.4 1.3-.5 2.7 1.2 2.4-2 1.9-.3 2.7-2.7.5-1.6 2.2-2.4-1.1-2.4 1.1L8 17.9l-2.7-.5-.3-2.7-2-1.9 1.2-2.4-.5-2.7 2.4-1.3 1-2.5 2.7.2z"
        stroke-linejoin="round"
      />
      {broken ? (
        <path d="M8 4l4.5 6-2 3.5L14 20" />
      ) : (
        <path d="M8.3 11.6l2.6 2.7 4.8-5.4" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </svg>
  )
}
