/** The seal on the dice: what this browser can say of them, in one word, and in a sentence for who asks. */
import './seal.css'
import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Sign as SignFrame } from '../parts/sign.tsx'
import { askRecord } from '../people/api.ts'
import { say, type WordId } from '../words/index.ts'
import { RemoteTable } from './remote.ts'
import { type Seal as State, sealOf } from './seal-state.ts'
import type { Table } from './table.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
}

/** What was found when the game was over, once for all places that tell it. */
const found = new WeakMap<RemoteTable, Signal<State | null | undefined>>()

const checking = new WeakSet<RemoteTable>()

function useSeal(table: RemoteTable): State | null {
  const info = table.info.value
  const over = info.status === 'finished'
  const checked = useMemo(() => {
    const known = found.get(table) ?? signal<State | null | undefined>(undefined)
    found.set(table, known)
    return known
  }, [table])
  useEffect(() => {
    if (!over || checking.has(table)) return
    checking.add(table)
    void compare(table).then((seal) => (checked.value = seal))
  }, [over, table])
  return over && checked.value !== undefined ? checked.value : sealOf(info)
}

async function compare(table: RemoteTable): Promise<State | null> {
  const info = table.info.peek()
  const before = sealOf(info)
  if (before?.state !== 'mixed') return before
  const [check, text] = await Promise.all([import('./seal-check.ts').catch(() => null), askRecord(info.id)])
  return check ? check.checkedSeal(table.game, info, text) : { state: 'unknown', why: 'unreachable' }
}

/** A sign in the head of the panel. On a phone there is no room: the menu tells it there. */
export function Seal({ table, tableText }: Props) {
  return table instanceof RemoteTable ? <Sign table={table} tableText={tableText} /> : null
}

function Sign({ table, tableText }: { readonly table: RemoteTable; readonly tableText: TableText }) {
  const seal = useSeal(table)
  const dialog = useRef<HTMLDialogElement>(null)
  const broken = seal?.state === 'broken'
  // Nobody need look for it when something is wrong.
  useEffect(() => {
    if (broken) dialog.current?.showModal()
  }, [broken])
  if (!seal) return null
  const name = say(SHORT[seal.state])
  return (
    <>
      <button
        type="button"
        class={`button bare dice-seal ${seal.state}`}
        aria-label={name}
        title={name}
        onClick={() => dialog.current?.showModal()}
      >
        <Wax broken={broken} />
      </button>
      <dialog ref={dialog} class="dice-seal-text" aria-labelledby="seal-title">
        <h2 id="seal-title">{name}</h2>
        <p class="prose">{sentence(seal, tableText)}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** The same in words, for a menu. */
export function SealLine({ table, tableText }: Props) {
  return table instanceof RemoteTable ? <Line table={table} tableText={tableText} /> : null
}

function Line({ table, tableText }: { readonly table: RemoteTable; readonly tableText: TableText }) {
  const seal = useSeal(table)
  if (!seal) return null
  return (
    <p class="dice-seal-line">
      <strong>{say(SHORT[seal.state])}.</strong> {sentence(seal, tableText)}
    </p>
  )
}

function sentence(seal: State, tableText: TableText): string {
  const named = (seats: readonly number[]) =>
    seats.map((seat) => ({ say: 'over.name', name: tableText.faces[seat]?.name ?? '' }))
  const { openly, withheld } = 'openly' in seal ? seal : { openly: [], withheld: [] }
  return [
    say(textOf(seal)),
    ...(openly.length > 0 ? [say('seal.openly', { names: named(openly) })] : []),
    ...(withheld.length > 0 ? [say('seal.withheld', { names: named(withheld) })] : []),
  ].join(' ')
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
    <SignFrame>
      <path d="M12 2.5l2.2 1.6 2.7-.2 1 2.5 2.4 1.3-.5 2.7 1.2 2.4-2 1.9-.3 2.7-2.7.5-1.6 2.2-2.4-1.1-2.4 1.1L8 17.9l-2.7-.5-.3-2.7-2-1.9 1.2-2.4-.5-2.7 2.4-1.3 1-2.5 2.7.2z" />
      <path d={broken ? 'M8 4l4.5 6-2 3.5L14 20' : 'M8.3 11.6l2.6 2.7 4.8-5.4'} />
    </SignFrame>
  )
}
