/// <reference lib="dom" />
/** The stand-alone page, built and opened from a folder in a real browser: it believes true records and no others. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../e2e/browser.ts'
import { hashText, isFault, parseRecord, recordOf, replayRecord, writeRecord } from '../engine/index.ts'
import { catalogueFaults, LOCALES } from '../engine/words.ts'
import { catalogue } from '../games/index.ts'
import { playedOut } from './games.ts'
import { check } from './verifier/check.ts'
import { CATALOGUES, sayIn } from './verifier/words.ts'
import { PATIENCE_MS } from '../scripts/patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-verifier-'))
let browser: Browser
let page: Page
const asked: string[] = []

beforeAll(async () => {
  await build({
    configFile: join(import.meta.dirname, 'verifier/vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
  const { executablePath, env } = await findBrowser()
  browser = await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  page = await browser.newPage()
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Gives the page a file and waits for its verdict. */
async function verdict(text: string): Promise<{ holds: boolean; says: string }> {
  const file = join(folder, 'game.record')
  writeFileSync(file, text)
  await page.locator('#file').setInputFiles([])
  await page.evaluate(() => delete document.querySelector<HTMLElement>('#result')?.dataset['holds'])
  await page.locator('#file').setInputFiles(file)
  const result = page.locator('#result[data-holds]')
  await result.waitFor({ timeout: PATIENCE_MS })
  return { holds: (await result.getAttribute('data-holds')) === 'true', says: (await result.textContent()) ?? '' }
}

/** The check digits of every line made anew, as a forger with our program would. */
function chained(lines: readonly string[]): string {
  let chain = ''
  return lines
    .map((line) => {
      chain = hashText(`${chain}\n${line}`).slice(0, 8)
      return `${line} ~${chain}\n`
    })
    .join('')
}

const bare = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ~')))

test.each(catalogue.map(({ about }) => about.id))(
  'a record of %s holds, and any lie in it is found out',
  async (id) => {
    const entry = catalogue.find(({ about }) => about.id === id)!
    const match = await playedOut(entry, 3)
    const players = Array.from({ length: match.setup.seats }, (_, seat) => `Player ${seat + 1}`)
    const text = writeRecord(recordOf(match, players, '2026-11-15'))
    expect(await verdict(text)).toMatchObject({ holds: true })

    // A changed character is named with its line.
    const lines = text.split('\n')
    const at = lines.findIndex((line) => line.startsWith('moves:')) + 2
    const changed = lines.with(at, lines[at]!.replace(/^(\d+\. \d) \S/, '$1 ?')).join('\n')
    const first = await verdict(changed)
    expect(first.holds).toBe(false)
    expect(first.says).toContain(`Line ${at + 1}`)

    // A forger who mends the check digits still has to fit rules, dice and commitment.
    const plain = bare(text)
    const key = plain.findIndex((line) => line.startsWith('key: '))
    const forgeries = [
      plain.toSpliced(at, 1),
      plain.with(key, `key: ${'ab'.repeat(32)}`),
      plain.map((line) => (line.startsWith('result: ') ? line.replace(/"places":\[\d/, '"places":[9') : line)),
      plain.map((line) => (line.startsWith('entropy 1: ') ? 'entropy 1: "mine"' : line)),
    ]
    for (const forged of forgeries) expect(await verdict(chained(forged))).toMatchObject({ holds: false })
  },
)

test('the page speaks five languages, each whole, and changes over with a verdict on it', async () => {
  for (const locale of LOCALES) expect(catalogueFaults(locale, CATALOGUES.en, CATALOGUES[locale])).toEqual([])
  const match = await playedOut(catalogue[0]!, 8)
  const text = writeRecord(recordOf(match, ['Ann', 'Ben'], ''))
  await verdict(text)
  for (const locale of LOCALES) {
    await page.locator('#language').selectOption(locale)
    const say = sayIn(locale)
    expect(await page.locator('#result').textContent()).toBe(say('holds'))
    expect(await page.locator('dt').allTextContents()).toContain(say('entropy', { seat: '2' }))
    expect(await page.locator('h1').textContent()).toBe(say('title'))
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
  }
  const { says } = await verdict(text.slice(0, 400))
  expect(says).toContain(sayIn('de')('fails'))
  const czech = await browser.newPage({ locale: 'cs-CZ' })
  await czech.goto(pathToFileURL(join(folder, 'index.html')).href)
  expect(await czech.locator('h1').textContent()).toBe(sayIn('cs')('title'))
  await czech.close()
})

test('the page asks nobody for anything', () => {
  expect(asked.every((url) => url.startsWith('file:'))).toBe(true)
  const script = readFileSync(join(folder, 'verifier.js'), 'utf8')
  expect(script).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|import\(/)
})

test('what the page says is what the engine says', async () => {
  const match = await playedOut(catalogue[0]!, 8)
  const text = writeRecord(recordOf(match, ['Ann', 'Ben'], ''))
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(record.fault)
  expect(isFault(replayRecord(record, match.game))).toBe(false)
  expect(await check(text)).toMatchObject({ holds: true, draws: match.drawn })
  expect(await check('Rose & Crown record 1')).toMatchObject({ holds: false })
})
