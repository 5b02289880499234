/** Another's castle in one line: the towers built, the knights in its gates, the stock. A tap opens the castle. */
import { Coin, Icon, ShieldIcon, Squire, Vote } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { describe } from '../speech/describe.ts'
import { liveryOf, nameOf, SpotButton, useBoard } from './context.tsx'

const GATE = 21
const TOWER = 'M-8 11 V-8 h4 v3 h3 v-3 h4 v3 h3 v-3 h2 V11 Z'
const WALL = 'M-7 11 V-2 h14 V11 Z'

export function CourtLine(props: { readonly seat: Seat; readonly open: boolean; readonly toggle: () => void }) {
  const board = useBoard()
  const player = board.view.players[props.seat]
  if (!player) return null
  const who = { seat: props.seat, ally: false }
  const livery = liveryOf(board, who)
  const look = `la-line livery-${livery} ${props.open ? 'open' : ''}`
  const line = (
    <>
      <ShieldIcon livery={livery} size={24} />
      <strong data-seat={props.seat}>{nameOf(board, who)}</strong>
      <svg
        viewBox={`0 0 ${player.castle.length * GATE} 24`}
        width={player.castle.length * GATE}
        height="24"
        aria-hidden="true"
      >
        {player.castle.map((knight, i) => (
          <g key={i} transform={`translate(${i * GATE + 10} 12)`}>
            <path d={player.extensions[i] ? TOWER : WALL} class={player.extensions[i] ? 'la-mini built' : 'la-mini'} />
            {knight > 0 && (
              <text y="9" text-anchor="middle" font-size="12" font-weight="700" class="figure">
                {knight}
              </text>
            )}
          </g>
        ))}
      </svg>
      <span class="la-line-goods">
        <Icon size={18}>
          <Vote />
        </Icon>
        <span data-figure={`votes ${props.seat}`}>{player.votes}</span>
        <Icon size={18}>
          <Coin />
        </Icon>
        <span data-figure={`gold ${props.seat}`}>{player.gold ?? '?'}</span>
        <Icon size={18}>
          <Squire />
        </Icon>
        <span data-figure={`squires ${props.seat}`}>{player.squires ?? '?'}</span>
      </span>
    </>
  )
  // Where a seat is asked for, its line is the answer.
  if (board.at(`seat ${props.seat}`).length > 0)
    return (
      <SpotButton place={`seat ${props.seat}`} label={nameOf(board, who)} class={look}>
        {line}
      </SpotButton>
    )
  // To the ear the signs and figures of the line are nothing: it is told in words.
  const told = describe(board.view, `seat ${props.seat}`).map((sentence) => board.say(sentence))
  return (
    <button type="button" class={look} aria-expanded={props.open} aria-label={told.join(' ')} onClick={props.toggle}>
      {line}
    </button>
  )
}
