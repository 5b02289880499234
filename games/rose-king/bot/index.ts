/** What the game teaches the bots. */
import type { Knowledge } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { evaluate } from './evaluate.ts'
import { parts } from './parts.ts'
import { pick } from './pick.ts'
import { promise } from './promise.ts'

export const knowledge: Knowledge<State, Move> = { evaluate, parts, promise, pick }
