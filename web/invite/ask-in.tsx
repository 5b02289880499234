/** Asking somebody in by the name of their account: a free seat is kept for them, and they are called. */
import { useState } from 'preact/hooks'
import { NameForm } from '../parts/name-form.tsx'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import type { RemoteTable } from '../table/remote.ts'
import { tell, useWords } from './words.ts'

const SAID = {
  'no-such-person': 'ask.nobody',
  'already-seated': 'ask.seated',
  'too-many': 'ask.enough',
} as const

type Said = 'ask.sent' | 'ask.failed' | (typeof SAID)[keyof typeof SAID]

export function AskIn({ table }: { readonly table: RemoteTable }) {
  const ready = useWords()
  const [said, setSaid] = useState<Said | null>(null)
  const { host, seats } = table.info.value
  const seat = seats.findIndex(({ kind, reserved }) => kind === 'open' && !reserved)
  // Guests send the link: whoever calls others to a table has a name that is theirs.
  if (!ready || !host || me.value?.guest !== false || (seat < 0 && said === null)) return null
  const send = async (name: string): Promise<boolean> => {
    const answer = await ask('askIn', { id: table.id, body: { seat, name } })
    const no = refused(answer)
    if (!no) table.info.value = answer
    setSaid(no ? (SAID[answer.refused as keyof typeof SAID] ?? 'ask.failed') : 'ask.sent')
    return !no
  }
  return (
    <NameForm
      id="ask-in"
      title={tell('ask.title')}
      hint={tell('ask.name')}
      button={tell('ask.send')}
      open={seat >= 0}
      said={said && tell(said)}
      send={send}
    />
  )
}

interface KeptProps {
  readonly table: RemoteTable
  readonly seat: number
  readonly report: (no: { readonly reason: string } | null) => void
}

/** A seat that is kept: whoever it is kept for may decline, the host may free it again. */
export function KeptSeat({ table, seat, report }: KeptProps) {
  const ready = useWords()
  const { seats, host, you } = table.info.value
  const kept = seats[seat]
  if (!ready || kept?.kind !== 'open' || !kept.reserved) return null
  const mine = you === null && kept.name === me.value?.name
  if (!mine && !host) return null
  const free = () => ask('openSeat', { id: table.id, body: { seat } })
  return (
    <button
      type="button"
      class="text-button"
      onClick={() => void table.change(mine ? ask('decline', { id: table.id }) : free()).then(report)}
    >
      {tell(mine ? 'ask.decline' : 'ask.free')}
      <span class="sr">: {kept.name}</span>
    </button>
  )
}
