/**
 * Closing, step by step, each with a deadline of its own: whatever clients, rows or the machine do, they add up to less than the ten seconds
 * that everybody who stops a house gives it. What is left undone is taken up by another node, or at the next start.
 */
import type { Logger } from 'pino'
import { within } from './timing.ts'

/** Milliseconds for each step, in their order; jobs under way are finished while `/readyz` says no, which takes three seconds at most. */
export const CLOSING_MS = { jobs: 3200, people: 2500, notes: 500, threads: 500, rows: 1300 } as const
export type ClosingStep = keyof typeof CLOSING_MS

/** For what nobody thought of, such as a thread that does not end: the process is gone by then. */
export const AT_LAST_MS = 8500

export type ClosingWork = Readonly<Record<ClosingStep, () => Promise<unknown>>>

export async function closeInSteps(work: ClosingWork, log: Logger, deadlines = CLOSING_MS): Promise<void> {
  for (const step of Object.keys(deadlines) as ClosingStep[])
    try {
      if (!(await within(deadlines[step], work[step]())))
        log.warn({ step }, 'closing does not wait for this any longer')
    } catch (error) {
      log.warn({ err: error, step }, 'closing goes on without this')
    }
}
