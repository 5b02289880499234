/** How the game speaks. */
import type { Livery, Speech } from '../../../engine/index.ts'
import type { Event, Move, View } from '../types/index.ts'
import { names } from './corrected.ts'
import { describe } from './describe.ts'
import { event } from './event.ts'
import { group } from './group.ts'
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

/** Red, yellow, green and blue, as in the box. */
const WORN: readonly Livery[] = ['gules', 'or', 'vert', 'azure']

export const speech: Speech<View, Move, Event> = {
  prompt,
  move,
  event,
  weight,
  actor,
  group,
  trace,
  moment,
  tally,
  standing,
  stage,
  foresee,
  sketch,
  outline,
  describe,
  tries,
  refusals,
  names,
  seat: (seat) => ({ name: { say: `seat.${seat}` }, livery: WORN[seat] ?? 'purpure' }),
}
