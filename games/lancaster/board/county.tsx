/** One shire: its letter and name, the strength it asks for, its reward, its noblemen, its holder. */
import { Nobleman, Shield, Squire, toldOf } from '../../../art/index.ts'
import { describe } from '../speech/describe.ts'
import { countyName } from '../speech/names.ts'
import type { CountyView } from '../types/index.ts'
import { liveryOf, nameOf, Spot, useBoard } from './context.tsx'
import { Effects, Fighter } from './effects.tsx'
import { SHIRES } from './geometry.ts'

export function County(props: { readonly index: number; readonly county: CountyView; readonly clip: string }) {
  const board = useBoard()
  const { index, county } = props
  const { say } = board
  const shire = SHIRES[index]
  if (!shire) return null
  const { holder } = county
  const reward = board.figures.counties[index]?.reward ?? []
  const named = countyName(county.id)
  const name = typeof named === 'string' ? named : say(named)
  const asked = board.view.ask?.what === 'county' && board.view.ask.county === index
  return (
    <Spot
      place={`county ${index}`}
      label={`${county.letter} ${name}${holder ? `, ${nameOf(board, holder)} ${holder.total}` : ''}`}
      fact={toldOf(say, () => describe(board.view, `county ${index}`))}
      class={`la-county ${holder ? `held livery-${liveryOf(board, holder)}` : ''} ${asked ? 'asked' : ''}`}
    >
      <g clip-path={props.clip}>
        <path d={shire.path} class="la-ground" />
        <path d={shire.path} class="glow" />
      </g>
      <g pointer-events="none">
        <text x={shire.x} y={shire.y - 32} text-anchor="middle" font-size="17" class="la-name">
          <tspan class="la-letter">{county.letter}</tspan> {name}
        </text>
        <g transform={`translate(${shire.x - 42} ${shire.y}) scale(1.2)`} data-figure={`least ${index}`}>
          <Least x={0} y={0} strength={county.minStrength} />
        </g>
        <Noblemen x={shire.x + 43} y={shire.y} count={county.tiles} />
        {holder ? (
          <g class="appears" style={{ transformOrigin: `${shire.x}px ${shire.y}px` }}>
            <Shield livery={liveryOf(board, holder)} x={shire.x + 17} y={shire.y + 6} size={22} />
            <Fighter strength={holder.strength} x={shire.x - 5} y={shire.y - 3} size={46} />
            <Squires x={shire.x - 22} y={shire.y + 21} count={holder.squires} />
            {holder.squires > 0 && (
              <text
                x={shire.x + 24}
                y={shire.y - 12}
                font-size="13"
                font-weight="600"
                class="figure"
                data-figure={`holder ${index}`}
              >
                ={holder.total}
              </text>
            )}
          </g>
        ) : (
          <circle cx={shire.x} cy={shire.y - 2} r="19" class="la-stand" />
        )}
        <Effects
          reward={reward}
          ally={holder?.ally ?? false}
          class="la-neutral"
          x={shire.x}
          y={shire.y + 39}
          height={25}
          room={104}
        />
      </g>
    </Spot>
  )
}

/** The strength a knight needs at least: a small helm with its figure. */
export function Least(props: { readonly x: number; readonly y: number; readonly strength: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path
        d="M-9 9 C-11 -2 -10 -9 -8 -11 C-4 -14 4 -14 8 -11 C10 -9 11 -2 9 9 C4 12 -4 12 -9 9 Z"
        fill="var(--steel)"
        stroke="var(--steel-deep)"
      />
      <text y="5.5" text-anchor="middle" font-size="14" font-weight="600" class="figure on-bone">
        {props.strength}
      </text>
    </g>
  )
}

/** One or two stand side by side, more are one with a figure. */
function Squires(props: { readonly x: number; readonly y: number; readonly count: number }) {
  const { x, y, count } = props
  if (count <= 2)
    return (
      <>
        {Array.from({ length: count }, (_, i) => (
          <Squire key={i} x={x + i * 11} y={y} size={17} />
        ))}
      </>
    )
  return (
    <>
      <Squire x={x} y={y} size={17} />
      <text x={x + 8} y={y + 5} font-size="13" font-weight="600" class="figure la-name">
        {count}
      </text>
    </>
  )
}

function Noblemen(props: { readonly x: number; readonly y: number; readonly count: number }) {
  const first = props.y - ((props.count - 1) * 13) / 2
  return (
    <g class="la-noblemen">
      {Array.from({ length: props.count }, (_, i) => (
        <Nobleman key={i} x={props.x} y={first + i * 13} size={22} />
      ))}
    </g>
  )
}
