/** What every part of the board needs: the view, the words, and the offers by place. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { Choice, ChoiceButton, type ChoiceProps, type Offer, type SeatFace } from '../../../art/index.ts'
import type { Livery, Phrase, Seat } from '../../../engine/game.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import type { AssetView, Move, View } from '../types/index.ts'
import type { Mark } from './marks.ts'
import type { Offers, Place } from './places.ts'

export interface Desk {
  readonly view: View
  /** The assets as they are drawn: while a reveal is told, as they stood at that moment. */
  readonly assets: readonly AssetView[]
  readonly seat: Seat | null
  readonly seats: readonly SeatFace[]
  readonly say: (phrase: Phrase) => string
  readonly at: (place: Place) => Offers
  readonly act: (texts: readonly string[]) => void
  readonly point: (text: string | null) => void
  /** Takes the only offer there, or opens the sheet that asks which. */
  readonly choose: (place: Place) => void
  /** The piece or bid whose sheet is open. */
  readonly picked: Place | null
  readonly pick: (place: Place | null) => void
  /** Orders to be drawn on the map: one's own plan, or what the reveal has told so far. */
  readonly marks: readonly Mark[]
  /** What the reveal speaks of now. */
  readonly lit: ReadonlySet<string>
  /** The region looked at closely. */
  readonly region: RegionId | null
  readonly look: (region: RegionId | null) => void
}

export const DeskContext = createContext<Desk | null>(null)

/** The text of the move pointed out from outside. Apart from the desk: it changes with every move of the mouse. */
export const HintContext = createContext<string | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a part of the board stands outside of it')
  return desk
}

export function liveryOf(desk: Desk, seat: Seat): Livery {
  return desk.seats[seat]?.livery ?? 'purpure'
}

export function assetOf(desk: Desk, id: AssetId): AssetView | undefined {
  return desk.assets.find((asset) => asset.id === id)
}

type SpotProps = Omit<ChoiceProps, 'choose' | 'hinted' | 'onPoint'> & { readonly place: Place }

function useSpot(props: SpotProps): ChoiceProps {
  const desk = useDesk()
  const hint = useContext(HintContext)
  const offers = desk.at(props.place)
  const only = offers.length === 1 ? offers[0] : undefined
  return {
    ...props,
    label: only?.label ?? props.label,
    choose: offers.length > 0 ? () => desk.choose(props.place) : undefined,
    hinted: hint !== null && offers.some((offer) => offer.text === hint),
    picked: offers.length > 0 && desk.picked === props.place ? true : props.picked,
    onPoint: only && ((on) => desk.point(on ? only.text : null)),
  }
}

/** A place in the drawing that can be clicked whenever a move belongs to it. */
export function Spot(props: SpotProps) {
  return <Choice {...useSpot(props)} />
}

/** The same in HTML. */
export function SpotButton(props: SpotProps) {
  return <ChoiceButton {...useSpot(props)} />
}

/** Handlers and classes of a small button for one offer; without one it rests but keeps the focus. */
export function useOffer(offer: Offer<Move> | undefined) {
  const desk = useDesk()
  const hint = useContext(HintContext)
  return {
    type: 'button' as const,
    'aria-disabled': offer ? undefined : true,
    onClick: () => offer && desk.act([offer.text]),
    onPointerEnter: () => desk.point(offer?.text ?? null),
    onPointerLeave: () => desk.point(null),
    onFocus: () => desk.point(offer?.text ?? null),
    onBlur: () => desk.point(null),
    class: offer && offer.text === hint ? 'wr-step hinted' : 'wr-step',
  }
}
