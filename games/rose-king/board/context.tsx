/** What every part of this board needs besides what all boards share. */
import { boardContext, type BoardBase } from '../../../art/index.ts'
import type { Move, View } from '../types.ts'
import type { Plan } from './geometry.ts'
import type { Place } from './places.ts'

interface Own {
  /** Quarter turns of the garden as it is drawn. */
  readonly turns: number
  /** Quarter turns that bring the reader's own edge to the bottom. */
  readonly own: number
  readonly plan: Plan
}

export type BoardContext = BoardBase<View, Move, Place> & Own

export const { Provide, useBoard, useHint, Spot } = boardContext<View, Move, Place, Own>()
