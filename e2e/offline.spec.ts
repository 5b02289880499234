/// <reference lib="dom" />
/** What is on the device plays without the network; what is not there is named. */
import type { Page, Route } from '@playwright/test'
import { catalogue, expect, FIRST, momentOf, moves, playFromLobby, test } from './page-test.ts'

const TITLES = {
  en: 'A part of the page is missing',
  fr: 'Il manque une partie de la page',
  it: 'Manca una parte della pagina',
  cs: 'Část stránky chybí',
  de: 'Ein Teil der Seite fehlt',
}

/** How often the page was loaded. */
function visitsOf(page: Page): () => number {
  let visits = 0
  page.on('domcontentloaded', () => visits++)
  return () => visits
}

const play = async (page: Page): Promise<void> => {
  await page.locator('.game-card').first().getByRole('button').click()
  await page.locator('.play-dialog button[type=submit]').click()
}

// Without a service worker every request passes the test, which decides what is there.
test.describe('a part that cannot be fetched', () => {
  const gone = (route: Route): Promise<void> => route.abort()

  for (const [locale, title] of Object.entries(TITLES))
    test(`is named in ${locale} after one try more, and the table waits`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale })
      const page = await context.newPage()
      const visits = visitsOf(page)
      await page.goto('/')
      await context.route(/\/assets\/board-[\w-]+\.js/, gone)
      await play(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('alert').locator('.lead')).not.toHaveText('')
      expect(visits()).toBe(2)
      const table = page.url()
      await context.unroute(/\/assets\/board-[\w-]+\.js/)
      await page.getByRole('alert').getByRole('button').click()
      await expect(page.locator('#prompt')).toBeVisible()
      expect(page.url()).toBe(table)
      await context.close()
    })

  test('leaves a way home, and the other pages stand', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const here = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    await context.route(/\/assets\//, (route) => (here.has(route.request().url()) ? route.continue() : route.abort()))
    const visits = visitsOf(page)
    await page.goto(`/rules/${FIRST}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
    await expect(page.getByRole('alert')).toContainText('The page you asked for')
    expect(visits()).toBe(2)
    await page.getByRole('alert').getByRole('link', { name: 'To the games' }).click()
    await expect(page.locator('.game-card')).toHaveCount(catalogue.length)
    // Asked for again it is named again, and nothing is loaded anew.
    await page.getByRole('link', { name: 'My tables' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
    await page.getByRole('alert').getByRole('link', { name: 'To the games' }).click()
    await page.locator('.game-card').first().getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
    expect(visits()).toBe(2)
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows that it is on its way for as long as it takes', async ({ page, context }) => {
    let arrive = (): void => undefined
    const wait = new Promise<void>((resolve) => (arrive = resolve))
    await page.goto('/')
    await context.route(/\/assets\/board-[\w-]+\.js/, async (route) => {
      await wait
      await route.continue()
    })
    await play(page)
    await expect(page.locator('.on-its-way.busy')).toHaveText('Loading…')
    arrive()
    await expect(page.locator('#prompt')).toBeVisible()
    await expect(page.locator('.on-its-way')).toHaveText('')
  })
})

test.describe('on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after a look at the lobby every game is on the device, and plays without the network', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const missing = (): Promise<number> =>
      page.evaluate(async () => {
        const worker = await (await fetch('/sw.js')).text()
        const all = new Set([...worker.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
        // Other languages are kept when they are chosen, older rules when a table of them is opened.
        const wanted = [...all].filter((path) => !/\/((fr|it|cs|de)-[\w-]{8}|older-[\w-]+)\.js$/.test(path))
        const kept = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })))
        return wanted.length < 50 ? Infinity : kept.filter((file) => !file).length
      })
    await expect.poll(missing).toBe(0)
    await context.setOffline(true)
    for (const { about } of catalogue) {
      await playFromLobby(page, about.id)
      await moves(page).first().waitFor()
      const before = await momentOf(page)
      await moves(page).first().click()
      await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    }
    await context.setOffline(false)
  })
})
