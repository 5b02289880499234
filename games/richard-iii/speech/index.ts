/** How the game speaks. */
import type { Livery, Speech } from '../../../engine/index.ts'
import type { Event, Move, View } from '../types/index.ts'
import { describe } from './describe.ts'
import { event } from './event.ts'
import { luck } from './luck.ts'
import { moment } from './moment.ts'
import { foresee } from './foresee.ts'
import { move } from './move.ts'
import { outline } from './outline.ts'
import { prompt } from './prompt.ts'
import { sketch } from './sketch.ts'
import { stage } from './stage.ts'
import { standing } from './standing.ts'
import { tally } from './tally.ts'
import { trace } from './trace.ts'
import { refusals, tries } from './tries.ts'
import { actor, weight } from './weight.ts'

export const speech: Speech<View, Move, Event> = {
  prompt,
  move,
  event,
  weight,
  actor,
  trace,
  moment,
  tally,
  luck,
  standing,
  stage,
  foresee,
  sketch,
  outline,
  describe,
  tries,
  refusals,
  seat(seat) {
    const house: Livery = seat === 0 ? 'lancaster' : 'york'
    return { name: { say: `seat.${house}` }, livery: house }
  },
}
