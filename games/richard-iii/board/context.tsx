/** What every part of the board needs: the view, the words, the deeds, and what is picked. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { BoardProps } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import type { BlockId } from '../rules/ids.ts'
import type { Event, Move, View } from '../types/index.ts'
import type { Course, Deed, Place } from './places.ts'

export interface Desk extends Pick<BoardProps<View, Move, Event>, 'view' | 'seat' | 'seats' | 'say' | 'act'> {
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
  /** Whether the next journey is asked about even where it is plain. */
  readonly anyWay: boolean
  readonly setAnyWay: (on: boolean) => void
  /** Tells the destination under the pointer. */
  readonly setAim: (place: Place | null) => void
  readonly point: (deed: Deed | null) => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a part of the board stands outside of it')
  return desk
}

/**
 * What is being pointed at. It changes with every move of the mouse, so it is told apart from the
 * desk: only those few parts draw again that show it.
 */
export interface Pointing {
  /** The deed the table points out. */
  readonly hinted: Deed | undefined
  /** A destination under the pointer. */
  readonly aim: Place | null
}

export const PointingContext = createContext<Pointing>({ hinted: undefined, aim: null })

export function usePointing(): Pointing {
  return useContext(PointingContext)
}

export const placePhrase = (place: Place): Phrase => ({ say: place === 'pool' ? 'place.pool' : `area.${place}` })
export const blockPhrase = (block: BlockId): Phrase => ({ say: `block.${block.replace(/^(lancaster|york)-/, '')}` })
