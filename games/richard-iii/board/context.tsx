/** What every part of this board needs besides what all boards share: the deeds, and what is in hand. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { boardContext, type BoardBase } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import type { BlockId } from '../rules/ids.ts'
import type { Move, View } from '../types/index.ts'
import type { Course, Deed, Place } from './places.ts'

interface Own {
  readonly deeds: readonly Deed[]
  /** The place whose blocks are in hand. */
  readonly from: Place | null
  readonly picked: readonly BlockId[]
  /** Where the picked blocks can go. */
  readonly courses: ReadonlyMap<Place, readonly Course[]>
  /** Blocks that can be sent somewhere now. */
  readonly movers: ReadonlySet<BlockId>
  /** Takes up the blocks of a place; without a list all that can go. */
  readonly take: (from: Place | null, blocks?: readonly BlockId[]) => void
  readonly toggle: (block: BlockId) => void
  /** Sends the picked blocks there, after asking for the way if it matters. */
  readonly send: (place: Place) => void
  /** The steps that would be sent by that. */
  readonly stepsTo: (place: Place) => readonly string[]
  /** Whether the next journey is asked about even where it is plain. */
  readonly anyWay: boolean
  readonly setAnyWay: (on: boolean) => void
  /** Tells the destination under the pointer. */
  readonly setAim: (place: Place | null) => void
}

export type BoardContext = BoardBase<View, Move, Place> & Own

const kit = boardContext<View, Move, Place, Own>()
export const { Provide, useBoard, OfferButton } = kit

/** The destination under the pointer. It changes with every move of the mouse, so it is told apart from the rest. */
export const AimContext = createContext<Place | null>(null)

export interface Pointing {
  /** The deed the table points out. */
  readonly hinted: Deed | undefined
  readonly aim: Place | null
}

/** What is being pointed at. Only those few parts draw again that show it. */
export function usePointing(): Pointing {
  const hint = kit.useHint()
  const { deeds } = useBoard()
  return { hinted: hint ? deeds.find(({ offer }) => offer.text === hint.text) : undefined, aim: useContext(AimContext) }
}

export const placePhrase = (place: Place): Phrase => ({ say: place === 'pool' ? 'place.pool' : `area.${place}` })
export const blockPhrase = (block: BlockId): Phrase => ({ say: `block.${block.replace(/^(lancaster|york)-/, '')}` })
