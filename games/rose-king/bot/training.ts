/** How the judgement of the board for search is learned. */
import type { OutcomeTraining } from '../../../engine/training.ts'
import { countCards } from '../rules/cards.ts'
import { houseOf } from '../rules/houses.ts'
import { scoresOf } from '../rules/scoring.ts'
import { settingsFrom } from '../rules/setup.ts'
import type { Move, State } from '../types.ts'
import { evaluate } from './evaluate.ts'
import { BY_HAND, boards } from './search/index.ts'
import { PHASES, phasesAt, SCALARS, scalarsOf } from './search/judge.ts'
import { KIND, KINDS, SIGN } from './search/patterns.ts'
import { patternsOn } from './search/windows.ts'

const SCALAR_WEIGHTS = SCALARS.length * PHASES

function byHouse(list: readonly number[]): readonly [number, number] {
  const sums: [number, number] = [0, 0]
  for (const [seat, value] of list.entries()) sums[houseOf(seat)] += value
  return sums
}

export const training: OutcomeTraining<State, Move> = {
  by: 'outcomes',
  seats: 2,
  options: { ...settingsFrom({}) },
  games: 12_000,
  depth: 3,
  player: { evaluate, board: boards(BY_HAND) },
  count: SCALAR_WEIGHTS + KINDS,
  read(state, tell) {
    const phases = phasesAt(state.stonesLeft)
    const [red, white] = scoresOf(state.board, state.options.scoring)
    const scalars = scalarsOf({
      lead: red.total - white.total,
      heroes: byHouse(state.heroes),
      largest: [red.largest, white.largest],
      hands: byHouse(state.hands.map(countCards)),
      turn: houseOf(state.turn) === 0 ? 1 : -1,
    })
    for (const [i, value] of scalars.entries())
      for (const [phase, part] of phases.entries()) if (value * part !== 0) tell(i * PHASES + phase, value * part)
    const counts = new Map<number, number>()
    for (const code of patternsOn(state.board)) {
      const kind = KIND[code] as number
      counts.set(kind, (counts.get(kind) ?? 0) + (SIGN[code] as number))
    }
    for (const [kind, count] of counts) if (count !== 0) tell(SCALAR_WEIGHTS + kind, count)
  },
  write: (weights) => ({ scalars: weights.slice(0, SCALAR_WEIGHTS), windows: weights.slice(SCALAR_WEIGHTS) }),
}
