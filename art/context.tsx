/**
 * What every part of a board needs: the view, the words, the offers by place, what is asked about. A game
 * makes its own in `board/context.tsx`, with whatever else its parts share:
 *
 *     export const { Provide, useBoard, Spot } = boardContext<View, Move, Place, Own>()
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Livery, Seat } from '../engine/game.ts'
import type { BoardProps, Offer } from './board.ts'
import { Choice, ChoiceButton, type ChoiceProps } from './choice.tsx'
import { type Offers, offersByPlace } from './offers.ts'
import { Signed } from './signed.tsx'

export interface BoardBase<View, Move, Place> extends Pick<
  BoardProps<View, Move>,
  'view' | 'seat' | 'seats' | 'say' | 'act'
> {
  /** The reader's offers at a place. */
  readonly at: (place: Place) => Offers<Move>
  /** Tells the table which move is pointed at, by its text. */
  readonly point: (text: string | null, steps?: readonly string[]) => void
  /** Takes the only offer there, or asks which of several is meant. */
  readonly choose: (place: Place) => void
  /** The place asked about; never one without offers. */
  readonly asked: Place | null
  readonly ask: (place: Place | null) => void
}

/** The move pointed out from outside, and where it is made. */
export interface Hint<Place> {
  readonly text: string
  readonly place: Place | null
}

/** Always the latest of something that changes with every drawing, under a name that does not. */
export function useLatest<T>(value: T): { readonly current: T } {
  const box = useRef(value)
  box.current = value
  return box
}

/** The part common to all games; `only` leaves out offers that do not fit what is in hand. */
export function useBase<View, Move, Event, Place>(
  props: BoardProps<View, Move, Event>,
  placeOf: (move: Move, view: View) => Place | null,
  only?: ((move: Move) => boolean) | null,
): BoardBase<View, Move, Place> {
  const { view, seat, seats, say, moves } = props
  const [asking, ask] = useState<Place | null>(null)
  const latest = useLatest(props)
  return useMemo(() => {
    const fitting = only ? moves.filter(({ move }) => only(move)) : moves
    const at = offersByPlace(fitting, (move) => placeOf(move, view))
    const act = (texts: readonly string[]) => latest.current.act(texts)
    return {
      view,
      seat,
      seats,
      say,
      act,
      at,
      point: (text, steps) => latest.current.point?.(text, steps),
      choose: (place) => {
        const [first, second] = at(place)
        if (first && !second) act([first.text])
        else ask(() => place)
      },
      asked: asking !== null && at(asking).length > 0 ? asking : null,
      ask: (place) => ask(() => place),
    }
  }, [view, seat, seats, say, moves, only, asking])
}

interface Shown {
  readonly class?: string | undefined
  readonly label?: string | undefined
}

export function boardContext<View, Move, Place extends string, Own extends object = object>() {
  type Base = BoardBase<View, Move, Place>
  type SpotProps = Omit<ChoiceProps, 'choose' | 'hinted' | 'onPoint' | 'place'> & { readonly place: Place }

  const BoardContext = createContext<(Base & Own) | null>(null)
  /** Apart from the rest, because it changes with every move of the mouse: only what shows it is drawn again. */
  const HintContext = createContext<ReadonlySignal<Hint<Place> | null>>(signal(null))

  function useBoard(): Base & Own {
    const board = useContext(BoardContext)
    if (!board) throw new Error('a part of the board stands outside of it')
    return board
  }

  const useHint = () => useContext(HintContext).value

  /** Whether the hint is this one: a part is drawn again when its own answer changes, not with every hint. */
  function useIsHinted(key: keyof Hint<Place>, is: string | undefined): boolean {
    const hint = useContext(HintContext)
    return useMemo(() => computed(() => is !== undefined && hint.value?.[key] === is), [hint, key, is]).value
  }

  function Provide(props: {
    readonly board: Base & Own
    readonly hint: Hint<Place> | null
    readonly children: ComponentChildren
  }) {
    const { hint } = props
    const told = useMemo((): Signal<Hint<Place> | null> => signal(hint), [])
    useLayoutEffect(() => void (told.value = hint), [hint])
    return (
      <BoardContext.Provider value={props.board}>
        <HintContext.Provider value={told}>{props.children}</HintContext.Provider>
      </BoardContext.Provider>
    )
  }

  function useSpot({ place, ...props }: SpotProps): ChoiceProps {
    const board = useBoard()
    const hinted = useIsHinted('place', place)
    const offers = board.at(place)
    const [first, second] = offers
    return {
      ...props,
      place,
      label: first && !second ? first.label : props.label,
      choose: first && (() => board.choose(place)),
      hinted,
      picked: board.asked === place ? true : props.picked,
      // Of several none is pointed at: the sheet asks which.
      onPoint: first && !second ? (on) => board.point(on ? first.text : null) : undefined,
    }
  }

  /** A place in a drawing that can be clicked whenever a move belongs to it. */
  function Spot(props: SpotProps) {
    return <Choice {...useSpot(props)} />
  }

  /** The same in HTML. */
  function SpotButton(props: SpotProps) {
    return <ChoiceButton {...useSpot(props)} />
  }

  /** A button for one offer, named by its own words. */
  function OfferButton(props: Shown & { readonly offer: Offer<Move>; readonly children?: ComponentChildren }) {
    const board = useBoard()
    const { offer } = props
    return (
      <ChoiceButton
        plain={props.label === undefined}
        label={props.label ?? offer.label}
        choose={() => board.act([offer.text])}
        hinted={useIsHinted('text', offer.text)}
        onPoint={(on) => board.point(on ? offer.text : null)}
        class={props.class}
      >
        {props.children ?? <Signed text={offer.label} />}
      </ChoiceButton>
    )
  }

  return { Provide, useBoard, useHint, useIsHinted, Spot, SpotButton, OfferButton }
}

/** Where the move is made that the table points out. */
export function useHinted<View, Move, Place>(
  props: Pick<BoardProps<View, Move>, 'view' | 'moves' | 'hint'>,
  placeOf: (move: Move, view: View) => Place | null,
): Hint<Place> | null {
  const { view, moves, hint } = props
  return useMemo(() => {
    const offer = hint === null ? undefined : moves.find(({ text }) => text === hint)
    return offer ? { text: offer.text, place: placeOf(offer.move, view) } : null
  }, [view, moves, hint])
}

export function liveryOf(board: Pick<BoardProps<unknown, unknown>, 'seats'>, seat: Seat): Livery {
  return board.seats[seat]?.livery ?? 'azure'
}
