/// <reference lib="dom" />
/** The built client in a real browser: bytes, first paint, first move, and what an update costs the page. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../e2e/browser.ts'
import { serve } from '../server/main.ts'
import { figure, type Figure, type Part, promise, quantile, type Run } from './figures.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Its own build, so that what is measured is what the sources say now. */
function build(to: string): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', 'web/vite.config.ts', '--outDir', to, '--logLevel', 'error']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the client could not be built: ${stderr.slice(0, 400)}`)
}

function bytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(file.parentPath, file.name))).length, 0)
}

/** What a page loads, as it travels, in KB. */
async function weighed(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  let sum = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  await work()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return sum / 1024
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < 3; visit++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
    )
    times.push(paint)
    await context.close()
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

/** The limit: a page of one line from the simplest server there is. */
async function barePaint(browser: Browser): Promise<number> {
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Bare</title><h1>Rose &amp; Crown</h1>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => bare.once('listening', resolve))
  const paint = await firstPaint(browser, `http://127.0.0.1:${(bare.address() as AddressInfo).port}`)
  bare.close()
  return paint
}

async function sitDown(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('.game-card').first().getByRole('button').first().click()
  // One who answers at once: what is measured is the page, not the bot.
  const dialog = page.locator('.play-dialog')
  await dialog.locator('input[name="level"][value="squire"]').check()
  await dialog.locator('button[type="submit"]').click()
  await mayMove(page)
}

/** The list of moves is folded until it is asked for: it is there, and nobody sees it. */
async function mayMove(page: Page): Promise<void> {
  await page.locator('#moves .move, .prompt.over').first().waitFor({ state: 'attached' })
}

async function moment(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-moment'))
}

async function moveOnce(page: Page): Promise<void> {
  const before = await moment(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('#moves .move')?.click())
  await page.waitForFunction(
    (was) => {
      if (Number(document.querySelector('.table')?.getAttribute('data-moment')) > was) return true
      // What cannot be taken back is asked twice.
      document.querySelector<HTMLElement>('.tap-again .button.first')?.click()
      return false
    },
    before,
    { polling: 'raf' },
  )
}

/** From the first byte asked for to the first move on the board, by somebody who clicks at once. */
async function firstMove(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const began = performance.now()
  await sitDown(page, url)
  await moveOnce(page)
  const ms = performance.now() - began
  await context.close()
  return ms
}

/** Main-thread milliseconds for each step of a game, drawing included. */
async function perUpdate(browser: Browser, url: string, moves: number): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await sitDown(page, url)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  for (let i = 0; i < 2; i++) {
    await moveOnce(page)
    await mayMove(page)
  }
  const [from, spent] = [await moment(page), await busy()]
  for (let i = 0; i < moves; i++) {
    if ((await page.locator('.prompt.over').count()) > 0) break
    await moveOnce(page)
    await mayMove(page)
  }
  const each = ((await busy()) - spent) / Math.max(1, (await moment(page)) - from)
  await context.close()
  return each
}

async function measure(browser: Browser, url: string, folder: string, { quick: short, say }: Run) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const lobby = await weighed(page, async () => void (await page.goto(url)))
  const table = await weighed(page, () => sitDown(page, url))
  await context.close()
  const whole = bytes(folder) / 1024
  say(`bytes: lobby ${lobby.toFixed(0)} KB, then a table ${table.toFixed(0)} KB, everything ${whole.toFixed(0)} KB`)
  const bare = await barePaint(browser)
  const paint = await firstPaint(browser, url)
  const move = await firstMove(browser, url)
  const update = await perUpdate(browser, url, short ? 4 : 12)
  say(`first paint ${paint.toFixed(0)} ms, first move ${move.toFixed(0)} ms, an update ${update.toFixed(1)} ms`)
  const figures: Figure[] = [
    promise('client.lobby', 'First visit of the lobby, as it travels', lobby, 'KB', 'most', 120),
    figure('client.table', 'A table after the lobby, as it travels', table, 'KB', {
      what: 'the lobby',
      value: lobby,
      kind: 'limit',
    }),
    figure('client.whole', 'The whole client: every game, language and board, brotli', whole, 'KB', {
      what: 'the lobby',
      value: lobby,
      kind: 'limit',
    }),
    figure('client.paint', 'First paint of the lobby', paint, 'ms', {
      what: 'a page of one line in the same browser',
      value: bare,
      kind: 'limit',
    }),
    figure('client.move', 'From a cold browser to the first move on the board', move, 'ms', {
      what: 'first paint of the lobby',
      value: paint,
      kind: 'limit',
    }),
    promise('client.update', 'Main thread for each step of a game', update, 'ms', 'most', 50),
  ]
  return figures
}

export const client: Part = {
  name: 'client',
  does: 'bytes of the built client, first paint, first move, main-thread time of an update, in a real browser',
  async run(run) {
    const folder = mkdtempSync(join(tmpdir(), 'roses-bench-'))
    const webRoot = join(folder, 'web')
    build(webRoot)
    const server = await serve({
      port: 0,
      host: '127.0.0.1',
      dataDir: join(folder, 'data'),
      webRoot,
      limits: 0,
      logLevel: 'error',
    })
    const { executablePath, env } = await findBrowser()
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: false,
      env: { ...(process.env as Record<string, string>), ...env },
    })
    try {
      return await measure(browser, server.url, webRoot, run)
    } finally {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
