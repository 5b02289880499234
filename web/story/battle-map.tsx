/** The battles one after the other: on the years, on the land, and as a list with the same numbers. */
import { lineOf, type Point, ringOf } from '../../art/curve.ts'
import { region } from '../words/index.ts'
import { type Battle, BATTLES, dateOf } from './battles.ts'
import { BORDER, COAST, SCOTLAND } from './coast.ts'
import { tell } from './words.ts'

/** A degree of latitude; one of longitude is shorter this far north. */
const DEGREE = 120
const NARROWER = 0.6
const WEST = -6.1
const NORTH = 56.05
const SHEET = { width: 8.3 * DEGREE * NARROWER, height: 6.3 * DEGREE }

const spot = ([east, north]: Point): Point => [(east - WEST) * DEGREE * NARROWER, (NORTH - north) * DEGREE]
const land = [
  { line: COAST.map(spot), straight: false },
  { line: BORDER.map(spot), straight: false },
]
const scotland = [
  { line: SCOTLAND.map(spot), straight: true },
  { line: BORDER.map(spot), straight: false },
]

export function Battles() {
  return (
    <>
      <p class="quiet">{tell('story.time-note')}</p>
      <Years />
      <div class="story-battles">
        <ol>
          {BATTLES.map((battle, i) => (
            <li key={battle.id}>
              <span class={`story-number figures ${battle.won}`} aria-hidden="true">
                {i + 1}
              </span>
              <strong>{tell(`battle.${battle.id}`)}</strong>
              <span class="quiet">
                {dateOf(battle, region())}, {tell(`story.won.${battle.won}`)}
              </span>
            </li>
          ))}
        </ol>
        <Sheet />
      </div>
    </>
  )
}

function Sheet() {
  return (
    <svg class="story-map" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={tell('story.map')}>
      <rect {...SHEET} class="story-sea" />
      <path class="story-far" d={ringOf(scotland)} />
      <path class="story-land" d={ringOf(land)} />
      <path class="story-border" d={lineOf(BORDER.map(spot))} />
      {BATTLES.map((battle, i) => {
        const [x, y] = spot(battle.at)
        const [dx, dy] = battle.aside ?? [0, 0]
        return <Mark key={battle.id} n={i + 1} x={x + dx} y={y + dy} battle={battle} />
      })}
    </svg>
  )
}

const FIRST = 1454
const LAST = 1488
const STRIP = { width: 1000, ground: 128 }
const along = (year: number): number => 20 + ((year - FIRST) / (LAST - FIRST)) * (STRIP.width - 40)

/** Battles of one year stand on top of each other. */
function Years() {
  const decades = [1455, 1460, 1465, 1470, 1475, 1480, 1485]
  const marks: { readonly battle: Battle; readonly x: number; readonly floor: number }[] = []
  for (const battle of BATTLES) {
    const x = along(battle.year + (battle.month - 1) / 12)
    const below = marks.filter((mark) => Math.abs(mark.x - x) < 24).map(({ floor }) => floor)
    const floor = [0, 1, 2, 3, 4].find((level) => !below.includes(level)) ?? 0
    marks.push({ battle, x, floor })
  }
  return (
    <div class="story-wide">
      <svg class="story-years" viewBox={`0 0 ${STRIP.width} ${STRIP.ground + 32}`} aria-hidden="true">
        <path class="story-line" d={`M0 ${STRIP.ground}H${STRIP.width}`} />
        {decades.map((year) => (
          <g key={year} transform={`translate(${along(year)} ${STRIP.ground})`}>
            <path class="story-line" d="M0 0V8" />
            <text y="25">{year}</text>
          </g>
        ))}
        {marks.map(({ battle, x, floor }, i) => (
          <Mark key={battle.id} n={i + 1} x={x} y={STRIP.ground - 13 - floor * 24} battle={battle} />
        ))}
      </svg>
    </div>
  )
}

interface MarkProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly battle: Battle
}

function Mark({ n, x, y, battle }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`} class={`story-mark ${battle.won}`}>
      <circle r="11" />
      <text y="4.5">{n}</text>
    </g>
  )
}
