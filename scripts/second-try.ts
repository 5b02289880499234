/** Why a test failed that passed when it was tried once more: the runner names it, and would keep the reason to itself. */
import type { Reporter, TestCase } from 'vitest/node'

export default class SecondTry implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    for (const { message, stack, diff } of test.result().errors ?? [])
      process.stderr.write(`First try of “${test.fullName}”: ${message}\n${diff ?? ''}\n${stack ?? ''}\n`)
  }
}
