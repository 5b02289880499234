/** Who plays, the numbers that matter, their time, and whether they are here. */
import { useEffect, useState } from 'preact/hooks'
import { ShieldIcon } from '../../art/shield.tsx'
import type { AnyGame, Seat, Standing } from '../../engine/game.ts'
import { winnersOf } from '../../engine/outcome.ts'
import { restsText } from '../coming/rests.ts'
import { tell, useWords } from '../coming/words.ts'
import { levelName } from '../people/levels.ts'
import { say } from '../words/index.ts'
import { partnersOf, publicFacts } from './public-facts.ts'
import type { Clock, Player, Table } from './table.ts'
import type { TableText } from './table-text.ts'
import { timeText } from './time-text.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  /** The view shown, which may be one of the past. */
  readonly view: unknown
}

export function Seats({ table, tableText, view }: Props) {
  const { awaiting, viewer, outcome } = table.scene.value
  const standings = table.game.speech.standing(view)
  const facts = publicFacts(table.game, view, table.seats)
  const winners = outcome ? winnersOf(outcome, facts.sides) : []
  return (
    <section class="seats" aria-label={say('seats.label')}>
      <ul class="plain">
        {table.players.value.map((player, seat) => (
          <SeatLine
            key={seat}
            seat={seat}
            player={player}
            tableText={tableText}
            standing={standings[seat]}
            clock={table.clocks.value[seat] ?? null}
            awaited={awaiting.includes(seat)}
            you={seat === viewer && table.players.value.length > 1}
            won={winners.includes(seat)}
            out={!outcome && facts.out.includes(seat)}
            partners={partnersOf(facts.sides, seat)}
          />
        ))}
      </ul>
    </section>
  )
}

interface StandingsProps {
  readonly game: AnyGame
  readonly players: readonly Player[]
  readonly tableText: TableText
  readonly view: unknown
}

/** The same panel where nobody is to decide: in a replay. */
export function Standings({ game, players, tableText, view }: StandingsProps) {
  const standings = game.speech.standing(view)
  const facts = publicFacts(game, view, players.length)
  return (
    <section class="seats" aria-label={say('seats.label')}>
      <ul class="plain">
        {players.map((player, seat) => (
          <SeatLine
            key={seat}
            seat={seat}
            player={player}
            tableText={tableText}
            standing={standings[seat]}
            clock={null}
            awaited={false}
            you={false}
            won={false}
            out={facts.out.includes(seat)}
            partners={partnersOf(facts.sides, seat)}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly seat: Seat
  readonly player: Player
  readonly tableText: TableText
  readonly standing: Standing | undefined
  readonly clock: Clock | null
  readonly awaited: boolean
  readonly you: boolean
  readonly won: boolean
  /** Out of the game while the others play on. */
  readonly out: boolean
  readonly partners: readonly Seat[]
}

function SeatLine({ seat, player, tableText, standing, clock, awaited, you, won, out, partners }: LineProps) {
  const [open, setOpen] = useState(false)
  const spoken = useWords()
  const face = tableText.faces[seat]
  if (!face) return null
  const thinks = awaited && player.kind === 'bot'
  const named = (other: Seat) => ({ say: 'over.name', name: tableText.faces[other]?.name ?? '' })
  return (
    <li
      class={`seat livery-${face.livery} ${awaited ? 'awaited' : ''} ${thinks ? 'thinks' : ''} ${won ? 'won' : ''} ${out ? 'out' : ''}`}
    >
      <button type="button" class="seat-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ShieldIcon livery={face.livery} size={26} />
        <span class="seat-name serif">
          {tableText.houses[seat]}
          <span class="seat-player">{face.name.slice(tableText.houses[seat]?.length)}</span>
        </span>{' '}
        {you && <span class="tag">{say('seats.you')}</span>}{' '}
        {player.kind === 'bot' && <span class="tag">{levelName(player.level ?? '')}</span>}{' '}
        {out && <span class="tag">{say('seats.out')}</span>}{' '}
        {player.here === false && !out && (
          <span class="tag away">{player.rests && spoken ? restsText(player.rests) : say('seats.away')}</span>
        )}{' '}
        <span class="seat-state">{awaited ? (you ? say('seats.decide') : say('seats.thinking')) : ''}</span>{' '}
        {clock && <Ticking clock={clock} />}
        <span class="seat-score figures">
          <span class="sr">{say('seats.score')} </span>
          {standing?.score}
          {standing?.most !== undefined && `–${standing.most}`}
        </span>
      </button>
      {player.owner !== undefined && <p class="seat-owner">{say('seats.sits-in', { name: player.owner })}</p>}
      {open && (
        <p class="seat-facts">
          {player.times !== undefined && spoken && <span>{tell('clock.extra.times', { times: player.times })}</span>}
          {partners.length > 0 && <span>{say('seats.with', { names: partners.map(named) })}</span>}
          {standing?.facts.map((fact, index) => (
            <span key={index}>{tableText.phrase(fact)}</span>
          ))}
        </p>
      )}
    </li>
  )
}

function Ticking({ clock }: { readonly clock: Clock }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!clock.running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [clock])
  const left = Math.max(0, clock.running ? clock.left - (now - clock.at) : clock.left)
  // First what this decision has for itself, then what is in reserve for the whole game.
  const reserve = Math.min(clock.reserve, left)
  const own = left - reserve
  const spoken = useWords()
  return (
    <span class={left < 30_000 && clock.running ? 'clock short' : 'clock'} role="timer">
      <span class="sr">{say('seats.time')} </span>
      {reserve > 0 && own > 0 ? (
        <>
          {timeText(own)}{' '}
          <span class="clock-reserve" title={spoken ? `${timeText(reserve)} ${tell('time.reserve')}` : undefined}>
            + {timeText(reserve)}
            {spoken && <span class="sr"> {tell('time.reserve')}</span>}
          </span>
        </>
      ) : (
        timeText(left)
      )}
    </span>
  )
}
