/** Whatever goes on, a house that is told to stop has stopped within ten seconds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AT_LAST_MS, CLOSING_MS, closeInSteps, type ClosingStep, type ClosingWork } from '../ops/closing.ts'
import { makeLog } from '../ops/log.ts'

const script = new URL('../../scripts/child.mjs', import.meta.url).href
const { PATIENCE_MS, WATCH_MS } = (await import(script)) as Record<'PATIENCE_MS' | 'WATCH_MS', number>
const log = makeLog('silent')
const STEPS = Object.keys(CLOSING_MS) as ClosingStep[]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Every step notes that it began, and when. */
function noting(begun: [ClosingStep, number][], work: (step: ClosingStep) => Promise<unknown>): ClosingWork {
  const began = Date.now()
  const each = STEPS.map((step) => [
    step,
    () => {
      begun.push([step, Date.now() - began])
      return work(step)
    },
  ])
  return Object.fromEntries(each) as ClosingWork
}

test('the deadlines of all steps together, and then those of whoever waits for them, stay below ten seconds', () => {
  const sum = STEPS.reduce((total, step) => total + CLOSING_MS[step], 0)
  expect(sum).toBeLessThan(AT_LAST_MS)
  expect(AT_LAST_MS).toBeLessThan(PATIENCE_MS)
  expect(PATIENCE_MS + WATCH_MS).toBeLessThan(10_000)
})

test('where nothing ever ends, step follows step at its deadline, the rows last', async () => {
  const begun: [ClosingStep, number][] = []
  const closing = closeInSteps(
    noting(begun, () => new Promise(() => undefined)),
    log,
  )
  await vi.runAllTimersAsync()
  await closing
  expect(begun).toEqual([
    ['jobs', 0],
    ['people', 3200],
    ['notes', 5700],
    ['threads', 6200],
    ['rows', 6700],
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('a step that fails keeps none of the others from its turn, and a quick one is not waited for', async () => {
  const begun: [ClosingStep, number][] = []
  await closeInSteps(
    noting(begun, (step) => (step === 'notes' ? Promise.reject(new Error('no database')) : Promise.resolve())),
    log,
  )
  expect(begun).toEqual(STEPS.map((step) => [step, 0]))
})
