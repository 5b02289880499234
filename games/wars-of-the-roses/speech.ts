import type { Speech } from '../../engine/index.ts'
import type { Event } from './events.ts'
import type { Move } from './state.ts'
import type { View } from './view-types.ts'
export const speech = {} as Speech<View, Move, Event>
