/** The Rose King's board: the shire as a walled garden, with the open hands around it. */
import { useMemo, useRef, useState } from 'preact/hooks'
import {
  Ask,
  type BoardProps,
  Choice,
  ChoiceButton,
  Crown,
  Legend,
  type Offer,
  RoseStone,
  Stage,
  useWidth,
} from '../../../art/index.ts'
import { territoriesOf } from '../rules/scoring.ts'
import { SPACE_NAMES, targetOf } from '../rules/spaces.ts'
import type { Event, House, Move, Space, View } from '../types.ts'
import './picture.css'
import './board.css'
import { Garden, Start } from './garden.tsx'
import { Hand } from './hand.tsx'
import { type Target, TargetMark, Way } from './marks.tsx'
import { Piles } from './piles.tsx'
import { edgeOf, middle, planFor, turnsFor } from './geometry.ts'
import { signsOf } from './signs.tsx'
import { Hedge, Value } from './territory.tsx'

const HOUSES: readonly House[] = [0, 1]
/** Below this width the phone's composition is used. */
const PHONE = 620

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say } = props
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const [pointed, setPointed] = useState<Offer<Move> | null>(null)
  /** A hero play waits here until it is confirmed: nobody spends a hero by accident. */
  const [meant, setMeant] = useState<Offer<Move> | null>(null)

  const seats = view.hands.length
  const turns = turnsFor(props.seat, seats)
  const plan = planFor(seats, width > 0 && width < PHONE)
  const targets: Target[] = moves.flatMap((offer) =>
    offer.move.type === 'play' ? [{ offer, space: targetOf(view.crown, offer.move.card) }] : [],
  )
  const plays = new Map(
    targets.flatMap(({ offer }) => (offer.move.type === 'play' ? [[offer.move.card, offer] as const] : [])),
  )
  const shown = moves.find((offer) => offer.text === props.hint) ?? moves.find((offer) => offer === pointed)
  const way = targets.find((target) => target.offer === shown)
  const asked = meant && moves.find((offer) => offer.text === meant.text)

  const territories = useMemo(() => territoriesOf(view.board, view.options.scoring), [view.board, view.options.scoring])
  const garden = useMemo(
    () => (
      <>
        <Garden turns={turns} type={plan.type} />
        <Start turns={turns} />
      </>
    ),
    [turns, plan.type],
  )
  const choose = (offer: Offer<Move>) => {
    if (offer.move.type === 'play' && offer.move.hero) setMeant(offer)
    else props.act([offer.text])
  }
  const point = (offer: Offer<Move> | null) => {
    setPointed(offer)
    props.point?.(offer?.text ?? null)
  }
  const played = props.last.findLast((event) => event.type === 'placed' || event.type === 'turned')

  return (
    <Stage class="rose-king" label={say({ say: 'name' })} calm={props.calm}>
      <div ref={root}>
        <svg viewBox={plan.box.join(' ')} class="rk-table">
          {garden}
          {HOUSES.flatMap((house) =>
            territories[house].map((territory) => (
              <Hedge key={`${house} ${territory.spaces.join()}`} house={house} territory={territory} turns={turns} />
            )),
          )}
          {way && <Way from={view.crown} to={way.space} turns={turns} />}
          <Stones view={view} territories={territories} turns={turns} say={say} />
          {HOUSES.flatMap((house) =>
            territories[house].map((territory) => (
              <Value
                key={`${house} ${territory.spaces[0]}`}
                house={house}
                territory={territory}
                turns={turns}
                type={plan.type}
                say={say}
              />
            )),
          )}
          <TheCrown space={view.crown} turns={turns} />
          {targets.map((target) => (
            <TargetMark
              key={target.offer.text}
              target={target}
              turns={turns}
              hinted={target.offer === shown}
              choose={choose}
              point={point}
            />
          ))}
          {view.hands.map((_, seat) => {
            const place = plan.hands[edgeOf(seat, seats, turns)]
            const face = props.seats[seat]
            if (!place || !face) return null
            return (
              <Hand
                key={seat}
                view={view}
                seat={seat}
                face={face}
                place={place}
                turns={turns}
                type={plan.type}
                plays={seat === props.seat ? plays : NO_PLAYS}
                hinted={shown?.move.type === 'play' ? shown.move.card : null}
                choose={choose}
                point={point}
                say={say}
              />
            )
          })}
          <Piles
            view={view}
            place={plan.piles}
            type={plan.type}
            turns={turns}
            draw={moves.find((offer) => offer.move.type === 'draw')}
            pass={moves.find((offer) => offer.move.type === 'pass')}
            hint={props.hint}
            top={played?.card}
            act={props.act}
            point={point}
            say={say}
          />
        </svg>
      </div>
      <Legend say={say} signs={signsOf(say)} />
      {asked && (
        <Ask
          title={say({ say: 'board.hero-ask' })}
          cancel={say({ say: 'board.never-mind' })}
          onCancel={() => setMeant(null)}
        >
          <ChoiceButton
            plain
            label={asked.label}
            choose={() => {
              setMeant(null)
              props.act([asked.text])
            }}
          >
            {asked.label}
          </ChoiceButton>
        </Ask>
      )}
    </Stage>
  )
}

const NO_PLAYS: ReadonlyMap<number, Offer<Move>> = new Map()

function Stones(props: {
  readonly view: View
  readonly territories: ReturnType<typeof territoriesOf>
  readonly turns: number
  readonly say: BoardProps<View, Move>['say']
}) {
  const { view, territories, turns, say } = props
  return (
    <>
      {view.board.map((stone, space) => {
        if (stone === 0) return null
        const [x, y] = middle(space, turns)
        const house = stone === 1 ? 'lancaster' : 'york'
        const crown = space === view.crown ? 'crown-' : ''
        const name = say({ say: `space.${crown}${stone === 1 ? 'red' : 'white'}`, space: SPACE_NAMES[space] ?? '' })
        const own = territories[stone === 1 ? 0 : 1].find((territory) => territory.spaces.includes(space))
        const lines = own ? [say({ say: 'fact.stones', n: own.size }), say({ say: 'fact.points', n: own.value })] : []
        return (
          <Choice
            key={`${space} ${stone}`}
            label={name}
            fact={{ title: name, lines }}
            transform={`translate(${x} ${y})`}
          >
            <g class="appears">
              <RoseStone house={house} size={64} />
            </g>
          </Choice>
        )
      })}
    </>
  )
}

function TheCrown(props: { readonly space: Space; readonly turns: number }) {
  const [x, y] = middle(props.space, props.turns)
  return (
    <g class="travels" style={{ transform: `translate(${x}px, ${y}px)` }} pointer-events="none">
      <Crown y={-17} size={54} />
    </g>
  )
}
