/** What every part of the board needs: the view, the words, the offers by place. */
import { boardContext } from '../../../art/index.ts'
import type { Move, View } from '../types.ts'
import type { Place } from './places.ts'

export const { Provide, useBoard, SpotButton } = boardContext<View, Move, Place>()
