/** The knights at court, to be sent out; behind them, faint, those not yet in service. */
import { Choice, lazily, toldOf } from '../../../art/index.ts'
import { describe } from '../speech/describe.ts'
import { Spot, useBoard } from './context.tsx'
import { Fighter } from './effects.tsx'
import type { Place } from './places.ts'

export function Court(props: {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly knights: readonly number[]
  readonly reserve: readonly number[]
  readonly own: boolean
  readonly ally: boolean
}) {
  const board = useBoard()
  const standing = props.knights.flatMap((count, i) => Array.from({ length: count }, () => i + 1))
  const waiting = props.reserve.flatMap((count, i) => Array.from({ length: count }, () => i + 1))
  const step = Math.min(46, (props.room - 20) / Math.max(1, standing.length))
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <text y="-35" font-size="14.5" class="quiet" font-style="italic">
        {board.say({ say: 'word.court' })}
      </text>
      {standing.map((strength, i) => (
        <g key={i} transform={`translate(${22 + i * step} -4)`}>
          <CourtKnight {...props} strength={strength} />
        </g>
      ))}
      <g opacity="0.42" pointer-events="none">
        {waiting.map((strength, i) => (
          <Fighter key={i} strength={strength} x={12 + i * 21} y={36} size={21} />
        ))}
      </g>
      {waiting.length > 0 && (
        <text x={18 + waiting.length * 21} y="41" font-size="14" class="quiet" font-style="italic">
          {board.say({ say: 'word.reserve' })}
        </text>
      )}
    </g>
  )
}

function CourtKnight(props: { readonly strength: number; readonly own: boolean; readonly ally: boolean }) {
  const board = useBoard()
  const { strength, own, ally } = props
  const place: Place = ally ? `ally court ${strength}` : `court ${strength}`
  const name = board.say({ say: 'word.knight', n: strength })
  const drawing = (
    <>
      <rect x="-22" y="-25" width="44" height="48" rx="8" class="glow" />
      <Fighter strength={strength} size={44} />
    </>
  )
  const fact = own ? toldOf(board.say, () => describe(board.view, place)) : { title: name, lines: [] }
  if (own && board.at(place).length > 0)
    return (
      <Spot place={place} label={name} fact={fact}>
        {drawing}
      </Spot>
    )
  const placing = own && board.view.ask?.what === 'place' && board.view.ask.seat === board.seat
  const picked = board.knight?.strength === strength && board.knight.ally === ally
  return (
    <Choice
      label={name}
      fact={placing ? lazily(() => ({ ...fact, lines: [...fact.lines, board.say({ say: 'board.pick' })] })) : fact}
      picked={placing ? picked : undefined}
      choose={placing ? () => board.pick(picked ? null : { ally, strength }) : undefined}
    >
      <rect x="-22" y="-25" width="44" height="48" fill="transparent" />
      {drawing}
    </Choice>
  )
}
