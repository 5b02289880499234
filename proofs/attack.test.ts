/** A quick selection of `roses proofs attack`, so that the attacks stay alive: those whose outcome is no matter of time. */
import { expect, test } from 'vitest'
import { attack } from './attack/index.ts'
import { choosingDice } from './attack/choosing-dice.ts'
import { countingSteps } from './attack/counting-steps.ts'
import type { Scenario } from './attack/scenario.ts'
import { takingBack } from './attack/taking-back.ts'
import { waysAround } from './attack/ways-around.ts'

test('taking back wins no time, no way around a limit leads past it, no secret step can be counted, and no host picks the dice', async () => {
  const tried = await attack([takingBack, waysAround, countingSteps, choosingDice], ['sqlite'])
  expect(tried.map(({ item, held, measured }) => ({ item, held, measured }))).toEqual(
    [1, 12, 15, 16].map((item) => ({ item, held: true, measured: expect.any(String) as string })),
  )
}, 900_000)

test('what does not hold is said, and so is an attack that fails', async () => {
  const about = { item: 0, title: 'a try', adversary: 'program' as const }
  const won: Scenario = { ...about, run: () => Promise.resolve({ measured: '13 s won', held: false }) }
  const failing: Scenario = { ...about, run: () => Promise.reject(new Error('nobody opened')) }
  expect(await attack([won, failing], ['sqlite'])).toMatchObject([
    { held: false, measured: '13 s won', database: 'sqlite' },
    { held: false, measured: 'failed: nobody opened' },
  ])
})
