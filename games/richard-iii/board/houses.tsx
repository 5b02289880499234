/** The two houses: five heirs each in order of birth, who reigns, who claims, and what a count would give today. */
import { Choice, Crown, Rose } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import type { HeirView } from '../types/index.ts'
import { Arms } from './arms.tsx'
import { blockPhrase, type BoardContext, useBoard } from './context.tsx'
import { printedFact } from './facts.ts'
import { armsOf, HOUSES } from './figures.ts'

const WIDTH = 376
const HEIGHT = 104
/** A name has room in its place, also where a reader spaces letters. */
const STEP = 62
const FIRST = 90

export function Houses() {
  const { view, seat, say } = useBoard()
  const order: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1]
  return (
    <section class="r3-houses" aria-label={say({ say: 'board.heirs' })}>
      <p>{say({ say: 'board.heirs' })}</p>
      {order.map((of) => (
        <House key={of} seat={of} reigns={view.throne === of} />
      ))}
    </section>
  )
}

function House(props: { readonly seat: Seat; readonly reigns: boolean }) {
  const board = useBoard()
  const { view, say } = board
  const house = view.houses[props.seat]
  const name = HOUSES[props.seat] ?? 'lancaster'
  if (!house) return null
  const { least, most } = house.count
  const count = least === most ? `${most}` : `${least}–${most}`
  const title = say({ say: `seat.${name}` })
  const waits = house.minorsDue > 0 ? [say({ say: 'board.minors-due', n: house.minorsDue })] : []
  const facts = [
    say({ say: props.reigns ? 'board.reigns' : 'board.claims' }),
    least === most ? say({ say: 'board.count', n: most }) : say({ say: 'board.count-range', least, n: most }),
    say({ say: 'board.dead', n: house.dead.length }),
    ...waits,
  ]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class={`r3-house ${name}`} role="group" aria-label={title}>
      <Choice label={`${title}: ${facts.join(', ')}`} fact={{ title, lines: facts }} reach>
        <rect x="0" y="2" width="62" height={HEIGHT - 4} fill="transparent" />
        <rect class="glow" x="0" y="2" width="60" height={HEIGHT - 4} rx="6" />
        <circle cx="28" cy="34" r="24" class="field" />
        <Rose house={name} x={28} y={34} size={44} />
        {props.reigns && <Crown x={28} y={8} size={26} />}
        <text
          x="28"
          y="82"
          text-anchor="middle"
          font-size="21"
          class="figure"
          font-weight="600"
          data-figure={`count ${props.seat}`}
        >
          {count}
        </text>
      </Choice>
      <path d={`M${FIRST - 34} 34 H${FIRST + STEP * 4}`} class="line" />
      {house.heirs.map((heir, i) => (
        <Heir key={heir.block} heir={heir} x={FIRST + i * STEP} />
      ))}
      {house.treason && <path d="M66 60 l4 12 M70 66 l-8 2" class="dagger" />}
    </svg>
  )
}

/** All heirs are lettered alike; a name too long for its place stands in two lines. */
const NAME = 12
const LONG = 10

function heirFact(board: BoardContext, heir: HeirView) {
  const fact = printedFact(board, heir.block)
  return { title: fact.title, lines: [board.say({ say: `board.heir.${heir.state}` }), ...fact.lines.slice(1)] }
}

function Heir(props: { readonly heir: HeirView; readonly x: number }) {
  const board = useBoard()
  const { heir, x } = props
  const fact = heirFact(board, heir)
  const name = board.say(blockPhrase(heir.block))
  const lines = name.length > LONG ? name.split(' ') : [name]
  return (
    <Choice
      label={`${name}: ${fact.lines.join(', ')}`}
      fact={fact}
      reach
      transform={`translate(${x} 34)`}
      class={`r3-heir ${heir.state}`}
    >
      <circle r="24" class="roundel" />
      <circle r="25" class="glow" />
      <g class="coat">
        <Arms of={armsOf(heir.block)} size={heir.state === 'minor' ? 22 : 32} />
      </g>
      {heir.state === 'dead' && <path d="M-17 17 L17 -17" class="bar" />}
      {heir.state === 'prisoner' && <path d="M-12 -20 V20 M0 -23 V23 M12 -20 V20" class="bars" />}
      {heir.state === 'serves-enemy' && <path d="M-9 21 H9 L4 16 M9 21 L4 26" class="turned" />}
      {heir.title === 'king' && <Crown y={-27} size={26} />}
      {heir.title === 'pretender' && <path d="M-9 -22 L-11 -33 L-4 -27 L0 -36 L4 -27 L11 -33 L9 -22 Z" class="claim" />}
      <text y="40" text-anchor="middle" font-size={NAME}>
        {lines.map((line, i) => (
          <tspan key={line} x="0" dy={i === 0 ? 0 : NAME}>
            {line}
          </tspan>
        ))}
      </text>
      <text y={40 + lines.length * (NAME + 1)} text-anchor="middle" font-size="11.5" font-style="italic" class="quiet">
        {heir.state === 'in-play'
          ? heir.title
            ? board.say({ say: heir.title === 'king' ? 'board.king' : 'board.pretender' })
            : ''
          : board.say({ say: `board.heir.${heir.state}` })}
      </text>
    </Choice>
  )
}
