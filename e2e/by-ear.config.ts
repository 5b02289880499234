/** Whole games by ear alone, of every title at every seat count: long, so not among the tests (`npm run by-ear`). */
import base from './playwright.config.ts'

export default {
  ...base,
  testMatch: 'by-ear.ts',
  timeout: 3_600_000,
  workers: 1,
  fullyParallel: false,
}
