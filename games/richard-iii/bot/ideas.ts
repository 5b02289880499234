/** Plans that a player would not forget: heirs out of danger, or guarded, and one landing. */
import type { Seat } from '../../../engine/index.ts'
import { COUNTS, IS_HEIR } from '../rules/blocks.ts'
import { EXILE_OF } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import type { Move, State } from '../types/index.ts'
import { sailPromise, surveyPool } from './actions.ts'
import { type Read, read } from './moves.ts'
import { POWER, risk, survey } from './survey.ts'

/** So likely to fall where he stands, an heir is thought of. */
const THREATENED = 0.3

export function ideas(state: State, seat: Seat, moves: readonly Move[]): readonly (readonly Move[])[] {
  if (state.phase !== 'action') return []
  survey(state, seat)
  surveyPool(state, seat)
  const steps = moves.filter(({ type }) => type === 'march' || type === 'sail').map(read)
  const threatened = [...new Set(steps.map(({ block }) => block))]
    .filter((block) => IS_HEIR[block] === 1 && risk(seat, num(state.at, block), 0) > THREATENED)
    // The King before his heirs.
    .sort((a, b) => Number(b === state.king) - Number(a === state.king))
  const away = threatened.flatMap((heir) => best(steps, (step) => escape(state, seat, heir, step)))
  const guards = threatened.flatMap((heir) => best(steps, (step) => guard(state, seat, heir, step)))
  const landing = best(steps, (step) => landed(state, seat, step))
  return [
    ...away.map((move) => [move]),
    ...guards.map((move) => [move]),
    ...(away.length > 1 ? [away] : []),
    landing,
  ].filter((idea) => idea.length > 0)
}

/** The step that is worth most, if any is worth something. */
function best(steps: readonly Read[], worth: (step: Read) => number): Move[] {
  let most = 0
  let found: Move[] = []
  for (const step of steps) {
    const value = worth(step)
    if (value <= most) continue
    most = value
    found = [step.move]
  }
  return found
}

function strong(state: State, block: number): number {
  return num(state.strength, block) * num(POWER, block)
}

function attacks(state: State, seat: Seat, { to }: Read): boolean {
  return num(state.here[1 - seat] as number[], to) > 0
}

/** By how much safer the heir would be. */
function escape(state: State, seat: Seat, heir: number, step: Read): number {
  if (step.block !== heir || step.other >= 0 || attacks(state, seat, step)) return 0
  return risk(seat, step.from, 0) - risk(seat, step.to, strong(state, heir))
}

/** By how much safer he would be with somebody beside him. */
function guard(state: State, seat: Seat, heir: number, step: Read): number {
  const area = num(state.at, heir)
  if (step.to !== area || step.block === heir || step.move.type !== 'march') return 0
  return risk(seat, area, 0) - risk(seat, area, strong(state, step.block))
}

/** What comes home over the sea and counts. */
function landed(state: State, seat: Seat, step: Read): number {
  const { block, other, from } = step
  if (step.move.type !== 'sail' || EXILE_OF[from] === -1) return 0
  return COUNTS[block] === 1 || (other >= 0 && COUNTS[other] === 1) ? sailPromise(state, seat, step) : 0
}
