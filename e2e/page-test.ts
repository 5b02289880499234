/// <reference lib="dom" />
/** What every browser test shares: a page that must stay clean, pictures for people, and ways to play. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { resized } from '../engine/options.ts'
import { catalogue } from '../games/index.ts'
import { PATIENCE_MS } from '../scripts/patience.ts'

export { catalogue, expect }
export type { Page }

const ARTEFACTS = join(import.meta.dirname, '../artefacts')
/** Whether pictures are wanted: `npm run pictures`, or `PICTURES=1` with any test. */
const PICTURES = process.env['PICTURES'] !== undefined
if (PICTURES) mkdirSync(ARTEFACTS, { recursive: true })

/** Watches a page: nothing may fail, nothing may go to anybody else. */
export function watch(page: Page, origin: string): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // What the browser says about a refused request, or about a server that is not there for a moment, is no fault of the page.
    const text = message.text()
    const refused = text.startsWith('Failed to load resource') || /^WebSocket.*ERR_CONNECTION_REFUSED$/.test(text)
    if (message.type() === 'error' && !refused) faults.push(`console: ${text}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob|ws):/.test(request.url()))
      faults.push(`third party: ${request.url()}`)
  })
  return faults
}

/** As somebody has it who plays from the list of moves: it is folded until it is asked for, and then remembered. */
export async function keepListOpen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('roses.rail') === null)
      localStorage.setItem('roses.rail', '{"moves":true}')
  })
}

/** What the nth draw of 32 bytes brings. */
function luck(nth: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + nth * 101) % 256)
}

/**
 * The luck of tables that this browser deals itself, and what its bots make of it: the same in every run. Names of tables and of
 * messages, which are shorter, stay their own.
 */
async function fixLuck(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto)
    let drawn = 0
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint8Array && into.length === 32) {
        drawn++
        for (let at = 0; at < into.length; at++) into[at] = (at * 37 + drawn * 101) % 256
      } else if (into instanceof Uint32Array) into.fill(++drawn)
      else draw(into)
      return into
    }
  })
}

/** What keeps a page from being painted, and what it is called there. */
const UNPAINTED = 'html { opacity: 0 !important }'

/**
 * A page is laid out, styled and hit like any other, but nobody paints it: a fifth of a test's work would be for eyes that are not there. The
 * page's own rules on what may be put into it stay as they are.
 */
async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets.push(sheet)
  }, UNPAINTED)
}

/** From here until it is loaded anew the page is painted: for whatever looks at colours as an eye sees them. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

export const test = base.extend<{ clean: undefined; painted: boolean }>({
  painted: [PICTURES, { option: true }],
  clean: [
    async ({ page, context, browser, baseURL, painted }, use, info) => {
      const open = browser.newContext.bind(browser)
      if (!painted) {
        await leaveUnpainted(context)
        browser.newContext = async (options) => {
          const made = await open(options)
          await leaveUnpainted(made)
          return made
        }
      }
      await keepListOpen(context)
      await fixLuck(context)
      const faults = watch(page, baseURL ?? '')
      await use(undefined)
      browser.newContext = open
      if (info.errors.length > 0) await show(page, info)
      // Whoever else was let in goes home, however the test ended: their pages would go on working beside the next ones.
      for (const other of browser.contexts()) if (other !== context) await other.close()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** What a failed test looked like. */
async function show(page: Page, info: TestInfo): Promise<void> {
  await paint(page)
  await info.attach('page', { body: await page.screenshot(), contentType: 'image/png' })
}

/** A picture for people, in `artefacts/`: nothing is asserted of it, so it is made only when pictures are asked for. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) })
}

/** The game the server shows first: the quickest to play. */
export const [first] = catalogue
if (!first) throw new Error('the house has no games')
export const FIRST = first.about.id

/** Sits down against bots from the lobby: a click on the game, and one on what is offered. */
export async function playFromLobby(page: Page, game = FIRST): Promise<void> {
  await page.goto('/')
  const plate = page.locator('.game-card').filter({ has: page.locator(`#game-${game}`) })
  await plate.getByRole('button').first().click()
  // One who answers at once: what is tested is the page, not the bot.
  const dialog = page.locator('.play-dialog')
  await dialog.locator('input[name="level"][value="squire"]').check()
  await dialog.locator('button[type="submit"]').click()
  await expect(page.locator('#prompt')).toBeVisible()
}

/** The very table that the lobby would lay, without the way there, which is a sixth of the work of a short test. */
export async function playNow(page: Page, game = FIRST): Promise<void> {
  const about = catalogue.find((entry) => entry.about.id === game)?.about
  if (!about) throw new Error(`the house has no ${game}`)
  const seats = about.usualSeats ?? about.seatCounts[0] ?? 2
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: null } : { kind: 'bot', level: 'squire' },
  )
  const [key, ...entropy] = Array.from({ length: seats + 1 }, (_, nth) => Buffer.from(luck(nth + 1)).toString('hex'))
  const id = `${game}-now`
  const setup = {
    game,
    version: about.version,
    seats,
    options: resized(about, {}, seats),
    dice: { make: 'sealed', key, entropy },
  }
  const save = { id, setup, players, entries: [], touched: Date.now(), over: false, yours: true }
  const kept = await page.addInitScript(
    ([name, table]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(name, table)
    },
    [`roses.table.${id}`, JSON.stringify(save)] as const,
  )
  await page.goto(`/local/${id}`)
  // From here on the page keeps it.
  await kept.dispose()
  await expect(page.locator('#prompt')).toBeVisible()
}

export function moves(page: Page): Locator {
  return page.locator('#moves .move')
}

// What is asked many times in every game is asked of the page itself: a locator goes through all of its parts, and looks into each for more.

export function over(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.prompt.over') !== null)
}

/** Waits until the reader must decide (`true`) or the game is over (`false`). */
export async function myTurn(page: Page, timeout = PATIENCE_MS): Promise<boolean> {
  await page.waitForFunction(
    () => {
      const part = document.querySelector('#moves .move, .prompt.over, .curtain')
      return part !== null && part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0
    },
    undefined,
    { timeout, polling: 20 },
  )
  return !(await over(page))
}

/** The number of the moment shown: every step raises it. */
export async function momentOf(page: Page): Promise<number> {
  const shown = await page.evaluate(() => document.querySelector('.table')?.getAttribute('data-moment'))
  return Number(shown ?? (await page.locator('.table').getAttribute('data-moment')))
}

/** A game has many steps: each is looked for often, and with patience. */
export const OFTEN = { intervals: [20, 50, 100, 250], timeout: PATIENCE_MS }

/** Waits until what was picked is played; what cannot be taken back is asked twice, in the list as on the board. */
export async function played(page: Page, before: number): Promise<void> {
  const now = (): Promise<number> =>
    page.evaluate((moment) => {
      const shown = Number(document.querySelector('.table')?.getAttribute('data-moment'))
      if (shown === moment) document.querySelector<HTMLElement>('.tap-again .button.first')?.click()
      return shown
    }, before)
  await expect.poll(now, OFTEN).toBeGreaterThan(before)
}

/** Presses the first of the list if it is still there: the table may have made the only step by itself. */
export async function pressFirst(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('#moves .move')?.click())
}

/** Plays one of the list, and waits until it is played. The list may go while others act: it is looked at and pressed at once. */
export async function playFrom(page: Page, whim = 0): Promise<void> {
  const before = await momentOf(page)
  // The table plays by itself what nobody has to decide, the last step too: then there is nothing left to press.
  const pressed = (): Promise<boolean> =>
    page.evaluate(
      ([moment, nth]) => {
        const shown = Number(document.querySelector('.table')?.getAttribute('data-moment'))
        if (shown > moment || document.querySelector('.prompt.over')) return true
        const list = document.querySelectorAll<HTMLButtonElement>('#moves .move')
        list[nth % list.length]?.click()
        return list.length > 0
      },
      [before, whim] as const,
    )
  await expect.poll(pressed, OFTEN).toBe(true)
  if (!(await over(page))) await played(page, before)
}

/** Whatever the last key or step changes has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
