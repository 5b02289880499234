import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4178)
const SERVER = fileURLToPath(import.meta.resolve('./server.ts'))
const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
