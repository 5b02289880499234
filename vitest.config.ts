import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{proofs,docs,engine,protocol,games,bots,server,cli,web,scripts,bench,art}/**/*.test.ts'],
    globalSetup: ['scripts/shared-postgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // Whatever passes at its second try only is named with it, and is to be mended.
    retry: 1,
    // Much of what is tested waits for a disk, a clock or another process: four at a time keep two cores busy.
    maxWorkers: 4,
    // Patience for a busy machine: what is waited for is said by the test, how long is not what it is about.
    expect: { poll: { timeout: 60_000 } },
  },
})
