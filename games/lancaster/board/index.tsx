/** Lancaster's board: England and France, parliament, and the players' castles. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type BoardProps, Legend, type Offer, Stage } from '../../../art/index.ts'
import { figuresOf } from '../rules/figures.ts'
import type { Event, Move, View } from '../types/index.ts'
import './picture.css'
import './board.css'
import { Deeds } from './deeds.tsx'
import { type Desk, DeskContext, HintContext, type Picked } from './context.tsx'
import { Household } from './household.tsx'
import { Realm } from './map.tsx'
import { Parliament } from './parliament.tsx'
import { knightOf, type Place, placeOf } from './places.ts'
import { signsOf } from './signs.tsx'
import { Which } from './which.tsx'

const NONE: readonly Offer<Move>[] = []

/** Always the latest of something that changes with every drawing, under a name that does not. */
function useLatest<T>(value: T): { current: T } {
  const box = useRef(value)
  box.current = value
  return box
}

function offersByPlace(moves: readonly Offer<Move>[], view: View, picked: Picked | null) {
  const places = new Map<Place, Offer<Move>[]>()
  for (const offer of moves) {
    const knight = knightOf(offer.move)
    if (picked && knight && (knight.ally !== picked.ally || knight.strength !== picked.strength)) continue
    const place = placeOf(offer.move, view.ask)
    places.set(place, [...(places.get(place) ?? []), offer])
  }
  return places
}

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, moves, say, seat, seats } = props
  const [picked, setPicked] = useState<Picked | null>(null)
  const [asking, setAsking] = useState<Place | null>(null)
  const latest = useLatest(props)

  // A new decision starts with empty hands.
  const decision = `${view.round} ${view.phase} ${moves.map((offer) => offer.text).join()}`
  useEffect(() => {
    setPicked(null)
    setAsking(null)
  }, [decision])

  const desk = useMemo((): Desk => {
    const places = offersByPlace(moves, view, picked)
    const at = (place: Place) => places.get(place) ?? NONE
    const act = (texts: readonly string[]) => latest.current.act(texts)
    return {
      view,
      figures: figuresOf(view.figures),
      seat,
      seats,
      say,
      at,
      choose: (place) => {
        const [first, second] = at(place)
        if (first && !second) act([first.text])
        else setAsking(place)
      },
      act,
      point: (place) => latest.current.point?.((place && at(place)[0]?.text) ?? null),
      picked,
      pick: setPicked,
    }
  }, [view, moves, picked, seat, seats, say])

  const hint = useMemo(() => {
    const offer = moves.find((known) => known.text === props.hint)
    return offer ? { place: placeOf(offer.move, view.ask), text: offer.text } : null
  }, [moves, view, props.hint])
  const asked = asking ? desk.at(asking) : NONE
  // Drawn again when the desk changes, not when the mouse moves.
  const hall = useMemo(() => <Hall desk={desk} />, [desk])

  return (
    <DeskContext.Provider value={desk}>
      <HintContext.Provider value={hint}>
        <Stage class="lancaster" label={say({ say: 'name' })} calm={props.calm}>
          {hall}
          {asked.length > 1 && <Which offers={asked} onClose={() => setAsking(null)} />}
        </Stage>
      </HintContext.Provider>
    </DeskContext.Provider>
  )
}

function Hall(props: { readonly desk: Desk }) {
  const { view, say, seat } = props.desk
  // The others in the order of the table, from the reader's left.
  const first = seat === null ? 0 : seat + 1
  const others = view.players.map((_, i) => (first + i) % view.players.length).filter((other) => other !== seat)
  return (
    <>
      <div class="la-room">
        <div class="la-hall">
          <div class="la-top">
            <p class="la-round">
              {say({ say: 'word.round', n: view.round, of: view.rounds })}{' '}
              <em>{say({ say: `phase.${view.phase}` })}</em>
            </p>
            <Deeds />
          </div>
          {/* On a phone all stands in one column: the law voted on comes before the map. */}
          {view.phase === 'parliament' && <Parliament key="parliament" />}
          <Realm key="realm" />
          {view.phase !== 'parliament' && <Parliament key="parliament" />}
          {seat !== null && <Household seat={seat} />}
          <div class="la-others">
            {others.map((other) => (
              <Household key={other} seat={other} />
            ))}
          </div>
        </div>
      </div>
      <Legend say={say} signs={signsOf(say)} />
    </>
  )
}
