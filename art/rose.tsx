/** The heraldic rose: five petals, barbed and seeded. */
import { Fragment } from 'preact'
import { At, type Placed } from './place.tsx'
import { placedPath } from './placed-path.ts'

const PETAL =
  'M0 -5 C-9 -11 -27 -22 -25.5 -37 C-24.5 -46 -13 -50 -5 -46.5 C-2.5 -45.5 -1 -44 0 -42 C1 -44 2.5 -45.5 5 -46.5 C13 -50 24.5 -46 25.5 -37 C27 -22 9 -11 0 -5 Z'
const FOLD = 'M-20 -38 C-16 -33 -8 -34 0 -37.5 C8 -34 16 -33 20 -38'
const BARB = 'M-7 -30 C-6 -40 -3 -45 0 -51 C3 -45 6 -40 7 -30 Z'
const TURNS = [0, 72, 144, 216, 288]

const around = (path: string, first = 0, scale = 1) =>
  TURNS.map((turn) => placedPath(path, { turn: turn + first, scale }))
const BARBS = around(BARB, 36).join('')
const PETALS = around(PETAL)
const FOLDS = around(FOLD)
const INNER = around(PETAL, 36, 0.5)

const SEEDS = TURNS.map((turn) => {
  const angle = ((turn - 90) * Math.PI) / 180
  return { x: 5.6 * Math.cos(angle), y: 5.6 * Math.sin(angle) }
})

export interface RoseProps extends Placed {
  readonly house: 'lancaster' | 'york'
  /** Two rings of petals (the default) or one, for small sizes. */
  readonly plain?: boolean
}

export function Rose(props: RoseProps) {
  const petal = props.house === 'lancaster' ? 'var(--petal-red)' : 'var(--petal-white)'
  const line = props.house === 'lancaster' ? 'var(--petal-red-deep)' : 'var(--petal-white-deep)'
  return (
    <At {...props}>
      <path d={BARBS} fill="var(--barb)" />
      <g fill={petal} stroke={line} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
        {PETALS.map((petal, i) => (
          <Fragment key={i}>
            <path d={petal} />
            {!props.plain && <path d={FOLDS[i]} fill="none" stroke-width="1.6" />}
          </Fragment>
        ))}
        {!props.plain && INNER.map((petal, i) => <path key={i} d={petal} stroke-width="1.8" />)}
      </g>
      <circle r="10.5" fill="var(--seed)" stroke="var(--seed-deep)" stroke-width="1.6" />
      <g fill="var(--seed-deep)">
        <circle r="1.7" />
        {SEEDS.map((seed) => (
          <circle key={seed.x} cx={seed.x} cy={seed.y} r="1.7" />
        ))}
      </g>
    </At>
  )
}

/** A stone of a house: its rose on its field. White never lies on bare vellum, it has murrey under it. */
export function RoseStone(props: RoseProps) {
  const field = props.house === 'lancaster' ? 'var(--lancaster-field)' : 'var(--york)'
  const edge = props.house === 'lancaster' ? 'var(--petal-red-deep)' : 'var(--york-deep)'
  return (
    <At {...props}>
      <ellipse cx="0" cy="4" rx="48" ry="47" fill="var(--shade)" />
      <circle r="47" fill={field} stroke={edge} stroke-width="2.5" />
      <circle r="42.5" fill="none" stroke="var(--gold-leaf)" stroke-width="1.4" />
      <Rose house={props.house} size={78} plain={props.plain ?? false} />
    </At>
  )
}
