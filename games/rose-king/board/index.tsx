/** The Rose King's board: the shire as a walled garden, with the open hands around it. */
import { useMemo, useRef, useState } from 'preact/hooks'
import {
  type BoardProps,
  Crown,
  Layout,
  Marks,
  Stage,
  useBase,
  useHinted,
  useLatest,
  useLow,
  usePhone,
  Which,
} from '../../../art/index.ts'
import { territoriesOf } from '../rules/scoring.ts'
import type { Event, House, Move, View } from '../types.ts'
import './picture.css'
import './board.css'
import { Bearings } from './compass.tsx'
import { type BoardContext, Provide, useBoard } from './context.tsx'
import { Garden, Start } from './garden.tsx'
import { edgeOf, middle, planFor, turnsFor } from './geometry.ts'
import { Hand } from './hand.tsx'
import { TargetMark, Way } from './marks.tsx'
import { MoveSign } from './move-sign.tsx'
import { Piles } from './piles.tsx'
import { placeOf } from './places.ts'
import { signs } from './signs.tsx'
import { Stones } from './stones.tsx'
import { Hedge, Value } from './territory.tsx'
import { upright } from './turning.ts'
import { where } from './where.ts'

const HOUSES: readonly House[] = [0, 1]

function grave(move: Move): boolean {
  return move.type === 'play' && move.hero
}

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say } = props
  const root = useRef<HTMLDivElement>(null)
  const phone = usePhone(root)
  const [pointed, setPointed] = useState<string | null>(null)
  const latest = useLatest(props)

  const seats = view.hands.length
  const own = turnsFor(props.seat, seats)
  const turns = upright.value ? 0 : own
  const low = useLow(root)
  const plan = useMemo(() => planFor(seats, phone, low), [seats, phone, low])
  const base = useBase(props, placeOf)
  const board = useMemo(
    (): BoardContext => ({
      ...base,
      turns,
      own,
      plan,
      // Nobody spends a hero by accident.
      choose: (place) => {
        const move = base.at(place)[0]?.move
        if (move && grave(move)) base.ask(place)
        else base.choose(place)
      },
      // Where no table hears of it the board points it out by itself.
      point: (text) => (latest.current.point ?? setPointed)(text),
    }),
    [base, turns, own, plan],
  )
  const hint = useHinted({ ...props, hint: props.hint ?? pointed }, placeOf)
  const asked = board.asked === null ? [] : board.at(board.asked)
  const played = props.last.findLast((event) => event.type === 'placed' || event.type === 'turned')

  // Drawn again when the board changes, not when the mouse moves.
  const hall = useMemo(
    () => (
      <Layout
        shape={plan.box[2] / plan.box[3]}
        signs={signs}
        map={
          <svg
            viewBox={plan.box.join(' ')}
            class="rk-table"
            role="group"
            tabindex={0}
            aria-label={say({ say: 'board.map' })}
          >
            <Shire />
            {moves.map((offer) => (
              <TargetMark key={offer.text} offer={offer} />
            ))}
            {view.hands.map((_, seat) => {
              const place = plan.hands[edgeOf(seat, seats, own)]
              const face = props.seats[seat]
              return place && face && <Hand key={seat} seat={seat} face={face} place={place} />
            })}
            <Piles top={played?.card} />
            <Bearings />
          </svg>
        }
      />
    ),
    [board, moves, played?.card],
  )
  return (
    <Provide board={board} hint={hint}>
      <Stage class="rose-king" say={say} calm={props.calm}>
        <div ref={root} class="rk-room">
          {hall}
        </div>
        {asked.length > 0 && (
          <Which
            title={say({ say: 'board.hero-ask' })}
            offers={asked}
            take={({ text }) => {
              board.ask(null)
              board.act([text])
            }}
            onCancel={() => board.ask(null)}
          />
        )}
      </Stage>
    </Provide>
  )
}

Board.Sign = MoveSign
Board.grave = grave
Board.whole = true

/** The garden with everything that stands in it. */
function Shire() {
  const { view, turns, plan } = useBoard()
  const territories = useMemo(() => territoriesOf(view.board, view.options.scoring), [view.board, view.options.scoring])
  const ground = useMemo(
    () => (
      <>
        <Garden turns={turns} type={plan.type} />
        <Start turns={turns} />
      </>
    ),
    [turns, plan.type],
  )
  return (
    <>
      {ground}
      {HOUSES.flatMap((house) =>
        territories[house].map((territory) => (
          <Hedge key={`${house} ${territory.spaces.join()}`} house={house} territory={territory} />
        )),
      )}
      <Way />
      <Stones />
      {HOUSES.flatMap((house) =>
        territories[house].map((territory) => (
          <Value key={`${house} ${territory.spaces[0]}`} house={house} territory={territory} />
        )),
      )}
      <Marks where={(place) => where(place, turns)} unit={33} />
      <TheCrown />
    </>
  )
}

function TheCrown() {
  const { view, turns } = useBoard()
  const [x, y] = middle(view.crown, turns)
  return (
    <g class="travels" style={{ transform: `translate(${x}px, ${y}px)` }} pointer-events="none">
      <Crown y={-17} size={54} />
    </g>
  )
}
