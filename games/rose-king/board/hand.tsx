/** One open hand, laid towards the map: the bearer with the total of the house, the cards, the heroes. */
import { CardFrame, Choice, Rose, type SeatFace, Shield } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { houseOf } from '../rules/houses.ts'
import { cardPhrase } from '../speech/names.ts'
import type { Card } from '../types.ts'
import { Spot, useBoard } from './context.tsx'
import type { HandPlace } from './geometry.ts'
import { Helm } from './helm.tsx'
import { heroSign } from './marks.tsx'
import { placeOfCard } from './places.ts'
import { CardGlow, PowerCard, RATIO } from './power-card.tsx'

export interface HandProps {
  readonly seat: Seat
  readonly face: SeatFace
  readonly place: HandPlace
}

/** The most letters of a name beside the cards: a phone has room for one word. */
const ROOM = { wide: 24, narrow: 13 }

/** The whole name if there is room for it, else without the player, else the house alone. */
function clip(name: string, room: number): string {
  const [seat = name] = name.split(' (')
  const [house = seat] = seat.split(',')
  const fitting = [name, seat, house].find((each) => each.length <= room)
  return fitting ?? `${house.slice(0, room - 1)}…`
}

export function Hand(props: HandProps) {
  const { seat, place } = props
  const { view, say } = useBoard()
  const hand = view.hands[seat] ?? []
  const width = place.card
  const step = place.run === 'row' ? width + 8 : width * RATIO + 8
  const first = -((view.handLimit - 1) * step) / 2
  return (
    <g
      transform={`translate(${place.x} ${place.y})`}
      role="group"
      aria-label={`${props.face.name}, ${say({ say: 'hand' })}`}
    >
      <Bearer {...props} />
      {Array.from({ length: view.handLimit }, (_, i) => {
        const [x, y] = spotOf(place, i, first + i * step)
        const spot = `translate(${x} ${y})`
        const card = hand[i]
        return (
          <g key={card ?? `gap ${i}`} transform={spot}>
            {card === undefined ? (
              <rect
                x={-width / 2}
                y={(-width * RATIO) / 2}
                width={width}
                height={width * RATIO}
                rx="6"
                class="rk-gap"
              />
            ) : (
              <HandCard {...props} card={card} width={width} />
            )}
          </g>
        )
      })}
      <Heroes {...props} />
    </g>
  )
}

const GAP = 9

/** Where the card of that number lies: `along` the row or the column, or in threes. */
function spotOf(place: HandPlace, i: number, along: number): readonly [number, number] {
  if (place.run === 'row') return [along, 0]
  if (place.run === 'column') return [0, along]
  return [((i % 3) - 1) * (place.card + GAP), (Math.floor(i / 3) - 0.5) * (place.card * RATIO + GAP)]
}

function HandCard(props: HandProps & { readonly card: Card; readonly width: number }) {
  const { card, width, seat } = props
  const { view, say, turns, at, seat: reader } = useBoard()
  const place = placeOfCard(card, view)
  const own = seat === reader
  const [offer] = own ? at(place) : []
  // In a picture nothing is offered, and nothing is held back either.
  const choosing =
    at('deck').length > 0 || (view.hands[seat] ?? []).some((each) => at(placeOfCard(each, view)).length > 0)
  const name = say(cardPhrase(card))
  const look = `rk-hand-card ${houseOf(seat) === 0 ? 'red' : 'white'}`
  const fact = { title: name, lines: offer ? [offer.label] : [] }
  const drawing = (
    <>
      <PowerCard card={card} turns={turns} width={width} />
      <CardGlow width={width} />
      {offer?.move.type === 'play' && offer.move.hero && heroSign(width / 2 - 6, (-width * RATIO) / 2 + 8, width * 0.4)}
    </>
  )
  return (
    <g class={choosing && seat === view.turn && !offer && view.seat === seat ? 'appears rk-idle' : 'appears'}>
      {own ? (
        <Spot place={place} label={name} fact={fact} class={look}>
          {drawing}
        </Spot>
      ) : (
        <Choice label={name} fact={fact} class={look}>
          {drawing}
        </Choice>
      )}
    </g>
  )
}

/** Shield, name and total; a gold ring marks whose turn it is. */
function Bearer(props: HandProps) {
  const { seat, place, face } = props
  const { view, say, plan } = useBoard()
  const [x, y] = place.bearer
  const score = view.scores[houseOf(seat)]
  const active = view.status === 'running' && view.turn === seat
  const small = place.card < 70
  return (
    <Choice
      label={`${face.name}: ${say({ say: 'fact.points', n: score.total })}`}
      fact={{
        title: face.name,
        lines: [
          say({ say: 'fact.points', n: score.total }),
          say({ say: 'fact.stones', n: score.stones }),
          say({ say: 'fact.territories', n: score.territories }),
          say({ say: 'fact.largest', n: score.largest }),
        ],
      }}
      transform={`translate(${x} ${y})`}
      class={active ? 'rk-bearer active' : 'rk-bearer'}
    >
      {active && <circle cx={small ? 0 : -26} cy={small ? -18 : -12} r={small ? 29 : 37} class="rk-turn" />}
      <Shield livery={face.livery} x={small ? 0 : -26} y={small ? -18 : -12} size={small ? 44 : 58} />
      <text
        class="figure"
        x={small ? 0 : 17}
        y={small ? 36 : 2}
        text-anchor={small ? 'middle' : 'start'}
        font-size={small ? 28 : 36}
        data-figure={`points ${seat}`}
      >
        {score.total}
      </text>
      {!small && (
        <text x="-60" y={36 + 9 * plan.type} font-size={16 * plan.type} class="quiet" data-seat={seat}>
          {clip(face.name, plan.type > 1.2 ? ROOM.narrow : ROOM.wide)}
        </text>
      )}
    </Choice>
  )
}

function Heroes(props: HandProps) {
  const { seat, place, face } = props
  const { view, say } = useBoard()
  const count = view.heroes[seat] ?? 0
  const [x, y] = place.heroes
  const width = place.card * 0.62
  const step = Math.min(width * 0.62, 30)
  const name = say({ say: 'fact.heroes', n: count })
  return (
    <Choice
      label={`${face.name}: ${name}`}
      fact={{ title: name, lines: [say({ say: 'board.hero-use' })] }}
      transform={`translate(${x} ${y})`}
      class={`livery-${face.livery}`}
    >
      <rect x={-width} y={-width} width={width * 2} height={width * 2} fill="transparent" />
      {Array.from({ length: count }, (_, i) => (
        <g
          key={i}
          transform={`translate(${(i - (count - 1) / 2) * step} ${Math.abs(i - (count - 1) / 2) * 2}) rotate(${(i - (count - 1) / 2) * 5}) scale(${width / 46})`}
        >
          <CardFrame width={46} height={62}>
            <Helm size={34} y={-6} />
            <Rose house={houseOf(seat) === 0 ? 'lancaster' : 'york'} x={11} y={19} size={19} plain />
          </CardFrame>
        </g>
      ))}
    </Choice>
  )
}
