/**
 * What others did, drawn on the map until the reader acts: ways as dashes, a ring where something came, a ghost where
 * something went, a pennant where it changed hands, and every die. The page says which marks; a board says where places lie.
 */
import './marks.css'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Livery } from '../engine/game.ts'
import type { Trace } from '../engine/telling.ts'
import { lineOf, type Point } from './curve.ts'
import { Die } from './die.tsx'
import { type Mark, piled } from './piled.ts'

export interface Marked {
  readonly marks: readonly Mark[]
  /** Places of the line of the log that is pointed at. */
  readonly lit: readonly string[]
}

export const NOTHING_MARKED: Marked = { marks: [], lit: [] }
export const MarksContext = createContext<Marked>(NOTHING_MARKED)

/** A trace in the livery of whoever left it. */
export function markOf({ kind, at, seat, dice }: Trace, liveries: readonly Livery[]): Mark {
  const livery = seat === null ? null : (liveries[seat] ?? null)
  return { kind, at, livery, ...(dice && { dice }) }
}

interface Props {
  /** `null` where this drawing has no such place. */
  readonly where: (place: string) => Point | null
  /** The radius of a ring. */
  readonly unit: number
  /** How much larger it is where pieces stand in stacks. */
  readonly wide?: number
  /** How a way runs; straight from place to place unless told. */
  readonly way?: (places: readonly string[]) => string
}

export function Marks({ where, unit, wide = 1, way }: Props) {
  const { marks, lit } = useContext(MarksContext)
  if (marks.length === 0 && lit.length === 0) return null
  const straight = (places: readonly string[]): string => lineOf(places.map(where).filter((point) => point !== null))
  return (
    <g class="marks" pointer-events="none" aria-hidden="true">
      {piled(marks).map(({ mark, pile, n }) => {
        const look = `mark ${mark.kind} ${mark.livery === null ? '' : `livery-${mark.livery}`}`
        const key = `${mark.kind} ${mark.at.join()} ${mark.livery}`
        if (mark.kind === 'way') {
          if (mark.at.some((place) => where(place) === null)) return null
          return <Way key={key} class={look} d={(way ?? straight)(mark.at)} unit={unit} n={n} />
        }
        const spot = where(mark.at[0] ?? '')
        if (!spot) return null
        return (
          <g key={key} class={look} transform={`translate(${spot[0]} ${spot[1]})`}>
            {mark.kind === 'dice' ? (
              <Thrown dice={mark.dice ?? []} unit={unit} above={unit * wide * 1.5} pile={pile} />
            ) : (
              <Ring kind={mark.kind} radius={unit * wide + pile * unit * 0.22} />
            )}
          </g>
        )
      })}
      {lit.map((place) => {
        const spot = where(place)
        return spot && <circle key={place} class="lit-place" cx={spot[0]} cy={spot[1]} r={unit * 1.25} />
      })}
    </g>
  )
}

function Way(props: { readonly class: string; readonly d: string; readonly unit: number; readonly n: number }) {
  const { d, unit } = props
  return (
    <g class={props.class}>
      <path d={d} class="halo" stroke-width={unit * 0.2} />
      <path
        d={d}
        class="line"
        stroke-width={unit * Math.min(0.16, 0.08 + props.n * 0.02)}
        stroke-dasharray={`${unit * 0.28} ${unit * 0.24}`}
      />
    </g>
  )
}

function Ring({ kind, radius }: { readonly kind: Mark['kind']; readonly radius: number }) {
  // The cross stands on the ring: whatever is there now stays in sight.
  const turned = radius * Math.SQRT1_2
  const arm = radius * 0.13
  return (
    <>
      <circle r={radius} class="halo" stroke-width={radius * 0.2} />
      <circle
        r={radius}
        class="line"
        stroke-width={radius * 0.1}
        stroke-dasharray={kind === 'gone' ? `${radius * 0.2} ${radius * 0.2}` : undefined}
      />
      {kind === 'gone' && (
        <g transform={`translate(${turned} ${-turned})`}>
          <circle r={radius * 0.3} class="seal" stroke-width={radius * 0.08} />
          <path
            d={`M${-arm} ${-arm} L${arm} ${arm} M${arm} ${-arm} L${-arm} ${arm}`}
            class="line"
            stroke-width={radius * 0.1}
          />
        </g>
      )}
      {kind === 'changed' && (
        <path
          d={`M0 ${-radius} V${-radius * 1.75} H${radius * 0.8} L${radius * 0.55} ${-radius * 1.55} L${radius * 0.8} ${-radius * 1.35} H0`}
          class="flag"
          stroke-width={radius * 0.07}
        />
      )}
    </>
  )
}

/** So many dice stand in a row. */
const ROW = 6

interface ThrownProps {
  readonly dice: readonly number[]
  readonly unit: number
  /** How far above its place the first row lies: below stand names. */
  readonly above: number
  readonly pile: number
}

function Thrown({ dice, unit, above, pile }: ThrownProps) {
  const size = unit * 0.62
  return (
    <>
      {dice.map((face, i) => (
        <Die
          key={i}
          face={face}
          x={((i % ROW) - (Math.min(ROW, dice.length) - 1) / 2) * size * 1.1}
          y={-above - (Math.floor(i / ROW) + pile) * size * 1.15}
          size={size}
        />
      ))}
    </>
  )
}
