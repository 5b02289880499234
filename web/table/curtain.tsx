/** Falls between two people at one device, so that nobody sees what is not theirs. */
import { useEffect, useRef } from 'preact/hooks'
import { ShieldIcon } from '../../art/shield.tsx'
import type { Seat } from '../../engine/game.ts'
import { say } from '../words/index.ts'
import type { Table } from './table.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly seat: Seat
}

export function Curtain({ table, tableText, seat }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  const face = tableText.faces[seat]
  return (
    <section class={`curtain livery-${face?.livery ?? 'or'}`} aria-labelledby="curtain">
      {face && <ShieldIcon livery={face.livery} size={120} />}
      <h1 id="curtain">{say('curtain.title', { name: face?.name ?? '' })}</h1>
      <p class="prose">{say('curtain.text')}</p>
      <button type="button" class="button first" ref={button} onClick={() => table.lift()}>
        {say('curtain.lift', { name: face?.name ?? '' })}
      </button>
    </section>
  )
}
