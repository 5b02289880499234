import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { PATIENCE_MS } from '../scripts/patience.ts'
import { findBrowser } from './browser.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4178)
const SERVER = fileURLToPath(import.meta.resolve('./server.ts'))
const { executablePath, env } = await findBrowser()
// Servers that tests start find what Node made of the sources before.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/compiled', import.meta.url))

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // Patience is free: how long something takes on a busy machine is not what is tested.
  timeout: 1_200_000,
  expect: { timeout: PATIENCE_MS },
  fullyParallel: true,
  // A page waits for bots, frames and the server a third of its time: three keep two cores busy.
  workers: 3,
  // Whatever passes at its second try only is named as flaky, and is to be mended.
  retries: 1,
  reporter: [['list']],
  // Node reads these as they are. What a worker loads while a test runs Playwright would translate anew in every worker, and keep nothing of it.
  build: { external: ['**/{bots,engine,games,server}/**/*.ts'] },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // A press on what never comes says so while there is still time for a second try.
    actionTimeout: PATIENCE_MS,
    // A trace records every page at every step and takes a fifth of the time: asked for when something is looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Otherwise each new browser would put every game on the device; what is about that allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // A container or a root shell has no sandbox to offer.
      chromiumSandbox: false,
      env: { ...process.env, ...env },
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} ${JSON.stringify(SERVER)} ${PORT}`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    // A busy machine takes its time.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
