/** Public tables: those that look for players, with a chair one click away, and those that can be watched. */
import './lists.css'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { TableLine } from '../../protocol/index.ts'
import { findGame } from '../game-assets.ts'
import { ask, refused } from '../people/api.ts'
import { beSomebody, me } from '../people/me.ts'
import { say } from '../words/index.ts'
import { useGameWords } from './game-words.ts'
import { serverItem } from './items.ts'
import { TableRow } from './table-row.tsx'
import { useFresh } from './use-fresh.ts'
import { useNow } from './use-now.ts'
import { tell, useWords } from './words.ts'

const SHOWN = 8

interface Found {
  readonly open: readonly TableLine[]
  readonly playing: readonly TableLine[]
  readonly ahead: number
}

/** `null` where the house does not answer: nobody knows then who looks for players. */
async function find(): Promise<Found | null> {
  const [open, playing] = await Promise.all([
    ask('listTables', { query: { status: 'open', limit: SHOWN } }),
    ask('listTables', { query: { status: 'playing', limit: SHOWN } }),
  ])
  if (refused(open) || refused(playing)) return null
  const known = (list: typeof open): readonly TableLine[] => list.tables.filter((line) => findGame(line.game))
  // What is one's own is on one's own desk.
  const others = known(playing).filter(({ you }) => you === null)
  return { open: known(open), playing: others, ahead: open.at - Date.now() }
}

export function OpenTables() {
  const spoken = useWords()
  const reader = me.value?.id
  const { value: found, again } = useFresh(find, [reader])
  const now = useNow(30_000)
  const [fault, setFault] = useState('')
  const { route } = useLocation()
  const words = useGameWords()
  const sit = async (line: TableLine, seat: number): Promise<void> => {
    await beSomebody()
    // Dice are for those who sit down.
    const { newCommitment } = await import('../table/kept-chance.ts')
    const answer = await ask('joinTable', { id: line.id, body: { seat, commitment: newCommitment() } })
    if (!refused(answer)) {
      route(`/t/${line.id}`)
      return
    }
    setFault(tell('row.taken'))
    again()
  }
  const row = (line: TableLine) => (
    <TableRow
      key={line.id}
      item={serverItem(line, found?.ahead ?? 0)}
      sides={line.sides === 'chosen' || line.status !== 'open'}
      now={now}
      phrase={(phrase) => words(line.game, phrase)}
    >
      <Does line={line} sit={(seat) => void sit(line, seat)} side={(seat) => words(line.game, seat.side)} />
    </TableRow>
  )
  if (!spoken || found === null) return <section class="open-tables" />
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <hr class="rule" />
      <h2 id="open-tables">{say('open.title')}</h2>
      {fault && <p role="alert">{fault}</p>}
      {found.open.length === 0 ? (
        <p class="prose quiet">{tell('open.none')}</p>
      ) : (
        <ul class="plain lines">{found.open.map(row)}</ul>
      )}
      {found.playing.length > 0 && (
        <>
          <h3>{tell('open.playing')}</h3>
          <ul class="plain lines">{found.playing.map(row)}</ul>
        </>
      )}
    </section>
  )
}

interface DoesProps {
  readonly line: TableLine
  readonly sit: (seat: number) => void
  readonly side: (seat: TableLine['seats'][number]) => string
}

/** A chair for each free side; who sits there already goes to the table, everybody else may watch. */
function Does({ line, sit, side }: DoesProps) {
  const free = line.seats.flatMap((seat, place) => (seat.kind === 'open' && !seat.reserved ? [{ seat, place }] : []))
  if (line.you !== null || line.status !== 'open' || free.length === 0)
    return (
      <a class="button" href={`/t/${line.id}`}>
        {tell(line.you !== null ? 'row.yours' : 'row.watch')}
      </a>
    )
  // Whoever sits down has seen what is different there.
  if (line.differs > 0)
    return (
      <a class="button first" href={`/t/${line.id}`}>
        {tell('row.look')}
      </a>
    )
  const [first] = free
  if (first && (line.sides === 'random' || free.length === 1))
    return (
      <button type="button" class="button first" onClick={() => sit(first.place)}>
        {tell('row.sit')}
      </button>
    )
  return (
    <>
      {free.map(({ seat, place }) => (
        <button key={place} type="button" class="button" onClick={() => sit(place)}>
          {tell('row.sit-as', { side: side(seat) })}
        </button>
      ))}
    </>
  )
}
