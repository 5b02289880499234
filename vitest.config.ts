import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{proofs,docs,engine,protocol,games,bots,server,cli,web,scripts,bench,art}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Patience for a busy machine: what is waited for is said by the test, how long is not what it is about.
    expect: { poll: { timeout: 15_000 } },
  },
})
