/**
 * The keys in Firefox (`npm run firefox`): what the Tab key reaches on every board, that it leaves again, that cards of facts open,
 * and a move of each game by keys alone. Stock Firefox, driven by WebDriver BiDi; not among the tests, for it is not on every machine.
 */
import { existsSync } from 'node:fs'
import base from './playwright.config.ts'

const ON_SYSTEM = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
// Whoever has none is told by the run which program was looked for: reading this page must not need one.
const executablePath = process.env['FIREFOX_BIN'] ?? ON_SYSTEM.find((path) => existsSync(path)) ?? ON_SYSTEM[0]

export default {
  ...base,
  testMatch: ['board-keys.spec.ts', 'firefox.ts'],
  // A machine that has other work takes long over a map of Firefox.
  timeout: 900_000,
  workers: 1,
  retries: 0,
  use: {
    ...base.use,
    browserName: 'firefox' as const,
    launchOptions: { channel: 'moz-firefox', executablePath },
  },
}
