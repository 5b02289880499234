/** What every part of the board needs: the view, the words, and the offers by place. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { Choice, ChoiceButton, type ChoiceProps, type Offer, type SeatFace } from '../../../art/index.ts'
import type { Livery, Phrase, Seat } from '../../../engine/game.ts'
import type { Figures, Move, View } from '../types/index.ts'
import type { Place } from './places.ts'

export interface Picked {
  readonly ally: boolean
  readonly strength: number
}

export interface Desk {
  readonly view: View
  readonly figures: Figures
  readonly seat: Seat | null
  readonly seats: readonly SeatFace[]
  readonly say: (phrase: Phrase) => string
  /** The reader's offers there (of the picked knight, if one is picked). */
  readonly at: (place: Place) => readonly Offer<Move>[]
  /** Takes the only offer there, or asks which of several. */
  readonly choose: (place: Place) => void
  readonly act: (texts: readonly string[]) => void
  readonly point: (place: Place | null) => void
  readonly picked: Picked | null
  readonly pick: (knight: Picked | null) => void
}

export const DeskContext = createContext<Desk | null>(null)

export interface Hint {
  readonly place: Place
  readonly text: string
}

/** The move pointed out from outside. Apart from the desk, because it changes with every move of the mouse. */
export const HintContext = createContext<Hint | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a part of the board stands outside of it')
  return desk
}

export interface Who {
  readonly seat: Seat
  readonly ally: boolean
}

export function liveryOf(desk: Desk, who: Who): Livery {
  if (who.ally) return desk.view.allies[who.seat]?.colour === 'yellow' ? 'or' : 'vert'
  return desk.seats[who.seat]?.livery ?? 'azure'
}

export function nameOf(desk: Desk, who: Who): string {
  return who.ally ? desk.say({ say: 'ally', of: { seat: who.seat } }) : (desk.seats[who.seat]?.name ?? '')
}

/** A list in the reader's language: "2 squires and 2 gold". */
export function listed(desk: Desk, items: readonly Phrase[]): string {
  return desk.say({ say: 'board.list', items })
}

type SpotProps = Omit<ChoiceProps, 'choose' | 'hinted' | 'onPoint'> & { readonly place: Place }

function useSpot(props: SpotProps): ChoiceProps {
  const desk = useDesk()
  const hint = useContext(HintContext)
  const offers = desk.at(props.place)
  const only = offers.length === 1 ? offers[0]?.label : undefined
  return {
    ...props,
    label: only ?? props.label,
    choose: offers.length > 0 ? () => desk.choose(props.place) : undefined,
    hinted: hint?.place === props.place,
    onPoint: offers.length > 0 ? (on) => desk.point(on ? props.place : null) : undefined,
  }
}

/** A place in a drawing that can be clicked whenever a move belongs to it. */
export function Spot(props: SpotProps) {
  return <Choice {...useSpot(props)} />
}

/** The same in HTML. */
export function SpotButton(props: SpotProps) {
  return <ChoiceButton {...useSpot(props)} />
}
