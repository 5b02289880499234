import { absentElsewhere } from './absent-elsewhere.ts'
import { choosingDice } from './choosing-dice.ts'
import { countingSteps } from './counting-steps.ts'
import { failingJobs } from './failing-jobs.ts'
import { monarchTables } from './monarchs.ts'
import { neverEnding } from './never-ending.ts'
import { pingFlood } from './ping-flood.ts'
import { refusedUndos } from './refused-undos.ts'
import type { Scenario } from './scenario.ts'
import { takingBack } from './taking-back.ts'
import { takingSeats } from './taking-seats.ts'
import { waysAround } from './ways-around.ts'

export { attack, type Tried } from './run.ts'

export const scenarios: readonly Scenario[] = [
  takingBack,
  refusedUndos,
  takingSeats,
  absentElsewhere,
  failingJobs,
  monarchTables,
  pingFlood,
  neverEnding,
  waysAround,
  countingSteps,
  choosingDice,
]
