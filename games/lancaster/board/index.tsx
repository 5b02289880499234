/** Lancaster's board: England and France, parliament, and the players' castles. */
import { useEffect, useState } from 'preact/hooks'
import { type BoardProps, Legend, type Offer, Stage } from '../../../art/index.ts'
import { figuresOf } from '../figures.ts'
import type { Event, Move, View } from '../types.ts'
import './board.css'
import { Deeds } from './deeds.tsx'
import { type Desk, DeskContext, type Picked } from './desk.tsx'
import { Household } from './household.tsx'
import { Realm } from './map.tsx'
import { Parliament } from './parliament.tsx'
import { knightOf, type Place, placeOf } from './places.ts'
import { signsOf } from './signs.tsx'
import { Which } from './which.tsx'

const NONE: readonly Offer<Move>[] = []

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say } = props
  const [picked, setPicked] = useState<Picked | null>(null)
  const [asking, setAsking] = useState<Place | null>(null)

  // A new decision starts with empty hands.
  const decision = `${view.round} ${view.phase} ${moves.map((offer) => offer.text).join()}`
  useEffect(() => {
    setPicked(null)
    setAsking(null)
  }, [decision])

  const byPlace = new Map<Place, Offer<Move>[]>()
  for (const offer of moves) {
    const knight = knightOf(offer.move)
    if (picked && knight && (knight.ally !== picked.ally || knight.strength !== picked.strength)) continue
    const place = placeOf(offer.move, view.ask)
    byPlace.set(place, [...(byPlace.get(place) ?? []), offer])
  }
  const hint = moves.find((offer) => offer.text === props.hint)
  const hintedPlace = hint && placeOf(hint.move, view.ask)
  const at = (place: Place) => byPlace.get(place) ?? NONE

  const desk: Desk = {
    view,
    figures: figuresOf(view.figures),
    seat: props.seat,
    seats: props.seats,
    say,
    at,
    choose: (place) => {
      const [first, second] = at(place)
      if (first && !second) props.act([first.text])
      else setAsking(place)
    },
    act: props.act,
    hinted: (place) => place === hintedPlace,
    point: (place) => props.point?.((place && at(place)[0]?.text) ?? null),
    picked,
    pick: setPicked,
  }
  const asked = asking ? at(asking) : NONE

  // The others in the order of the table, from the reader's left.
  const first = props.seat === null ? 0 : props.seat + 1
  const others = view.players.map((_, i) => (first + i) % view.players.length).filter((seat) => seat !== props.seat)

  return (
    <DeskContext.Provider value={desk}>
      <Stage class="lancaster" label={say({ say: 'name' })} calm={props.calm}>
        <div class="la-top">
          <p class="la-round">
            {say({ say: 'word.round', n: view.round, of: view.rounds })} <em>{say({ say: `phase.${view.phase}` })}</em>
          </p>
          <Deeds />
        </div>
        <div class="la-room">
          <div class="la-hall">
            <Realm />
            <Parliament />
            {props.seat !== null && <Household seat={props.seat} />}
            <div class="la-others">
              {others.map((seat) => (
                <Household key={seat} seat={seat} />
              ))}
            </div>
          </div>
        </div>
        <Legend say={say} signs={signsOf(say)} />
        {asked.length > 1 && <Which offers={asked} onClose={() => setAsking(null)} />}
      </Stage>
    </DeskContext.Provider>
  )
}
