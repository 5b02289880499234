/// <reference lib="dom" />
/** Moments that are gone back to, and moments that are shown to others. */
import type { Browser } from '@playwright/test'
import { catalogue, expect, FIRST, type Page, test } from './page-test.ts'
import { keep, played } from './saved.ts'
import { step, together } from './together.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the page has put on the clipboard, whoever lets it. */
async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const writeText = (text: string): Promise<void> => {
      document.body.dataset['copied'] = text
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  })
  await copy()
  const body = page.locator('body[data-copied]')
  await body.waitFor()
  return (await body.getAttribute('data-copied')) ?? ''
}

const linkOf = (page: Page): Promise<string> =>
  copied(page, () => page.getByRole('button', { name: 'Copy a link to this moment' }).click())

/** Somebody who has never been here. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage()
}

const says = (page: Page) => page.locator('.playback-says')
const at = (page: Page) => page.locator('.playback-controls .figures')

test('a game against bots: a stranger with the link sees that very moment; its player goes back to an earlier decision, and it is called casual', async ({
  page,
  context,
  browser,
}) => {
  const [entry] = catalogue
  if (!entry) throw new Error('the house has no games')
  const saved = await played(entry)
  await keep(context, saved)
  await page.goto(`/replay/local/${saved.id}?at=5`)
  await expect(at(page)).toContainText('5 /')
  const told = await says(page).textContent()
  const other = await stranger(browser)
  await other.goto(await linkOf(page))
  await expect(says(other)).toHaveText(told ?? '')
  await expect(at(other)).toHaveText((await at(page).textContent()) ?? '')

  const running = { ...saved, id: `${saved.id}-on`, entries: saved.entries.slice(0, 9), scores: [] }
  await keep(context, running)
  await page.goto(`/local/${running.id}`)
  await expect(page.locator('#prompt.yours')).toBeVisible()
  await expect(page.locator('.casual')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('.log-line button').first().click()
  await page.getByRole('button', { name: 'Go on from here' }).click()
  await expect(page.locator('.casual')).toBeVisible()
  await expect(page.locator('#prompt.yours')).toBeVisible()
  await expect(page.locator('.log')).toContainText('goes back')
})

for (const entry of catalogue)
  test(`the end of ${entry.about.id} against bots is shared by a link that shows it to a stranger`, async ({
    page,
    context,
    browser,
  }) => {
    const saved = await played(entry)
    await keep(context, saved)
    await page.goto(`/local/${saved.id}`)
    const text = await copied(page, () => page.getByRole('button', { name: 'Share the result' }).click())
    await expect(page.locator('.game-over')).toContainText('Anybody can open it.')
    const lines = text.split('\n')
    const best = Math.max(...saved.scores)
    expect(lines.filter((line) => /^1\. .+: \d/.test(line)).join()).toContain(`: ${best}`)
    const other = await stranger(browser)
    await other.goto(lines.at(-1) ?? '')
    await expect(other.locator('.seat-score')).toHaveText(await page.locator('.seat-score').allTextContents())
    const [now, all] = ((await at(other).textContent()) ?? '').split('/').map(Number)
    expect(now).toBe(all)
    expect(all).toBeGreaterThan(9)
  })

test('a private table: a turn is taken back when the other agrees; a link shows a stranger one moment, until it is ended', async ({
  browser,
  baseURL,
}) => {
  const { pages, host, guest } = await together(browser, baseURL ?? '', FIRST)
  const one = await step(pages, 0)
  await step(pages, 1)
  const asker = one ?? host
  const asked = asker === host ? guest : host
  await asker.getByRole('button', { name: 'More' }).click()
  await asker.getByRole('button', { name: 'Ask to take back my last turn' }).click()
  await expect(asked.getByText('asks to take back the last turn')).toBeVisible()
  await asked.getByRole('button', { name: 'Agree' }).click()
  await expect(asker.locator('.log')).toContainText('goes back')
  await expect(asker.locator('#prompt.yours')).toBeVisible()

  await step(pages, 2)
  await host.goto(`${host.url().replace('/t/', '/replay/t/')}?at=1`)
  await expect(at(host)).toContainText('1 /')
  const told = await says(host).textContent()
  const other = await stranger(browser)
  const link = await linkOf(host)
  await other.goto(link)
  await expect(says(other)).toHaveText(told ?? '')
  await expect(at(other)).toHaveText('1 / 1')
  // Asked once: it stands beside the key that copies one.
  const end = host.getByRole('button', { name: 'End all links to this table' })
  await end.click()
  await host.getByRole('button', { name: 'Keep them' }).click()
  await other.goto(link)
  await expect(says(other)).toHaveText(told ?? '')
  await end.click()
  await host.getByRole('button', { name: 'End them' }).click()
  await expect(host.getByText('The links no longer work.')).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link no longer shows anything' })).toBeVisible()
})
