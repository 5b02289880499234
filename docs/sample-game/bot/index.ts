/** What the game teaches the bots. Loaded only where bots run. */
import type { Knowledge } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { evaluate, parts } from './evaluate.ts'
import { pick } from './pick.ts'
import { promise } from './promise.ts'

export const knowledge: Knowledge<State, Move> = { evaluate, parts, promise, pick }
