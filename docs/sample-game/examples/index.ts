/** Worked examples of the rules, drawn by the board from positions. */
import { quick } from '../../../engine/dice.ts'
import { type Example, exampleList } from '../../../engine/example.ts'
import { defaultOptions } from '../../../engine/options.ts'
import { game } from '../index.ts'
import { late, SEATS, THEIR_HIGHEST } from '../lessons/late.ts'
import { COINS, COUNTY_IDS } from '../rules/figures.ts'
import type { State } from '../types.ts'

const start: Example<State> = {
  id: 'start',
  rule: 'SG-2.2',
  seats: SEATS,
  seat: 0,
  shows: 'map',
  position: () => game.setup(SEATS, defaultOptions(game.about), quick(1)),
  places: ['seat 0'],
  figures: { n: (state) => state.purses[0]?.length ?? 0, rounds: (state) => state.rounds },
}

/** One more than anybody else can bid. */
const SURE = THEIR_HIGHEST + 1

const alone: Example<State> = {
  id: 'alone',
  rule: 'SG-3.4',
  seats: SEATS,
  seat: 0,
  shows: 'map',
  position: late,
  points: `bid${SURE}`,
  refused: { [`bid${COINS[0]}`]: 'coin-spent' },
  places: [`county ${COUNTY_IDS.indexOf('yorkshire')}`, `coin ${SURE}`, 'seat 1'],
  figures: { coin: () => THEIR_HIGHEST, sure: () => SURE },
  names: { county: { say: 'county.yorkshire' } },
}

export const examples = exampleList(game, [start, alone])
