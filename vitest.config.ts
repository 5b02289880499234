import { defineConfig } from 'vitest/config'

const tests = (...rooms: string[]): string[] => rooms.map((room) => `${room}/**/*.test.ts`)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: ['scripts/shared-by-tests.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // Whatever passes at its second try only is named with it, and is to be mended.
    retry: 1,
    // Much of what is tested waits for a disk, a clock or another process: four at a time keep two cores busy.
    maxWorkers: 4,
    // Patience for a busy machine: what is waited for is said by the test, how long is not what it is about.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // Pure rooms keep nothing between two files, so they share a process, and what it has read once.
        test: { name: 'pure', include: tests('engine', 'protocol', 'art', 'games', 'bots', 'docs'), isolate: false },
      },
      {
        extends: true,
        // Nor does the house: whatever a file opens is closed at its end.
        test: { name: 'house', include: tests('proofs', 'server', 'cli', 'scripts', 'bench'), isolate: false },
      },
      // A page has signals, listeners and a browser that is made up for it.
      { extends: true, test: { name: 'web', include: tests('web') } },
    ],
  },
})
