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
const named = process.env['FIREFOX_BIN']
const executablePath = [...(named === undefined ? ON_SYSTEM : [named])].find((path) => existsSync(path))
if (executablePath === undefined) {
  console.error(
    named === undefined
      ? 'No Firefox was found: install one, or set FIREFOX_BIN.'
      : `FIREFOX_BIN names ${named}, which is not there.`,
  )
  process.exit(1)
}

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
