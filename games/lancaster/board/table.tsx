/** The round table: the lord and up to nine noblemen, one of each county. */
import { Choice, Nobleman, Shield } from '../../../art/index.ts'
import type { Livery } from '../../../engine/game.ts'
import { useBoard } from './context.tsx'

export function RoundTable(props: {
  readonly x: number
  readonly y: number
  readonly noblemen: readonly boolean[]
  readonly livery: Livery
}) {
  const board = useBoard()
  const count = props.noblemen.filter(Boolean).length
  const letters = board.view.counties.map((county) => county.letter)
  const present = letters.filter((_, i) => props.noblemen[i])
  const title = board.say({ say: 'fact.noblemen', n: count })
  return (
    <Choice
      label={`${board.say({ say: 'word.roundTable' })}: ${title}`}
      fact={{
        title: board.say({ say: 'word.roundTable' }),
        lines: [title, ...(count > 0 ? [present.join(', ')] : [])],
      }}
      transform={`translate(${props.x} ${props.y})`}
    >
      <ellipse rx="82" ry="42" fill="transparent" />
      <ellipse cy="2" rx="56" ry="24" class="la-table" />
      <ellipse cy="0" rx="56" ry="24" class="la-board" />
      <ellipse rx="44" ry="17" fill="none" stroke="var(--gold)" stroke-width="0.8" />
      <Shield livery={props.livery} size={26} />
      {letters.map((letter, i) => {
        const angle = ((-90 + (i + 0.5) * 40) * Math.PI) / 180
        const x = Math.cos(angle) * 70
        const y = Math.sin(angle) * 34
        return props.noblemen[i] ? (
          <Nobleman key={letter} x={x} y={y - 2} size={29} letter={letter} />
        ) : (
          <g key={letter} transform={`translate(${x} ${y})`}>
            <circle r="9" class="la-chair" />
            <text y="4.4" text-anchor="middle" font-size="13" class="quiet">
              {letter}
            </text>
          </g>
        )
      })}
    </Choice>
  )
}
