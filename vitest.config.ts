import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './scripts/patience.ts'
import { titles } from './web/build/titles.ts'

const tests = (...rooms: string[]): string[] => rooms.map((room) => `${room}/**/*.test.ts`)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: ['scripts/shared-by-tests.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    // Whatever passes at its second try only is named with it, and is to be mended.
    retry: 1,
    reporters: ['default', './scripts/second-try.ts'],
    // Much of what is tested waits for a disk, a clock or another process: four at a time keep two cores busy.
    maxWorkers: 4,
    // What is waited for is said by the test, how long is not what it is about.
    expect: { poll: { timeout: PATIENCE_MS } },
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
      {
        extends: true,
        plugins: [titles()],
        // A page has signals, listeners and a browser that is made up for it. Of style sheets only what is read as a text is read.
        test: { name: 'web', include: tests('web'), css: { include: /\?raw/ } },
      },
    ],
  },
})
