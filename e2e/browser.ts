/**
 * Finds a Chromium to test in: the one you name, the system's, Playwright's own, or the one npm
 * brings. It never goes on without one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwrights } from '@playwright/test'

const ON_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

export interface Browser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROME_BIN']
  if (named) {
    if (existsSync(named)) return { executablePath: named, env: {} }
    throw new Error(`CHROME_BIN names ${named}, which is not there.`)
  }
  const found = [...ON_SYSTEM, playwrights.executablePath()].find((path) => existsSync(path) && starts(path))
  if (found) return { executablePath: found, env: {} }
  const npms = await fromNpm()
  if (npms) return npms
  throw new Error('No Chromium was found: install one, set CHROME_BIN, or run "npx playwright install chromium".')
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/**
 * npm's Chromium comes packed and unpacks itself and its libraries into the temporary folder, which
 * is done once; the answer is kept there so that every worker finds the same files.
 */
async function fromNpm(): Promise<Browser | null> {
  // Not where a run of all tests puts what goes with it.
  const kept = process.env['ROSES_KEPT'] ?? tmpdir()
  const folder = join(kept, 'rose-and-crown-browser')
  const note = join(folder, 'browser.json')
  if (existsSync(note)) {
    const known = JSON.parse(readFileSync(note, 'utf8')) as Browser
    if (existsSync(known.executablePath)) return known
  }
  // The package brings its own libraries only when it believes to be where it was made for.
  const { AWS_EXECUTION_ENV: before, TMPDIR: scratch } = process.env
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x'
  process.env['TMPDIR'] = kept
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    const env = {
      LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '',
      FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'] ?? '',
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(note, JSON.stringify({ executablePath, env }))
    return { executablePath, env }
  } catch {
    return null
  } finally {
    restore('AWS_EXECUTION_ENV', before)
    restore('TMPDIR', scratch)
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
