/// <reference lib="dom" />
/** Coming to a table: what a stranger sees first, the dialogue with the bots, an invitation, the desk of one's own tables. */
import type { Page } from '@playwright/test'
import { catalogue, expect, FIRST, momentOf, playNow, test } from './page-test.ts'

test('a first visitor with a small laptop sees each game’s name and its button without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  for (const { about } of catalogue) {
    const plate = page.locator('.game-card').filter({ has: page.locator(`#game-${about.id}`) })
    await expect(plate.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(plate.getByRole('button').first()).toBeInViewport({ ratio: 1 })
  }
  // Letters of another width would move what stands below them.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await page.locator('.game-card').first().boundingBox()
  await playNow(page)
  await page.goto('/')
  await expect(page.locator('.continue')).toBeVisible()
  // What one left lying pushes nothing away.
  await expect.poll(() => page.locator('.game-card').first().boundingBox()).toEqual(before)
})

test('against bots: the usual number of seats, a side of one’s own, remembered the next time', async ({ page }) => {
  const larger = catalogue.find(({ about }) => (about.usualSeats ?? 0) > 2)
  if (!larger) return
  await page.goto('/')
  const plate = page.locator('.game-card').filter({ has: page.locator(`#game-${larger.about.id}`) })
  const ask = (): Promise<void> => plate.getByRole('button').first().click()
  await ask()
  const dialog = page.locator('.play-dialog')
  await expect(dialog.getByRole('radio', { name: String(larger.about.usualSeats), exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Page/ }).check()
  const sides = dialog.locator('input[name=side]')
  await sides.nth(2).check()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.seat')).toHaveCount(larger.about.usualSeats ?? 0)
  await expect(page.locator('.seat').nth(2).locator('.tag')).toHaveText('you')
  await page.goto('/')
  await ask()
  await expect(dialog.getByRole('radio', { name: /^Page/ })).toBeChecked()
  await expect(sides.nth(2)).toBeChecked()
})

/** A table with a friend: the page of the host, and the link. */
async function invitation(page: Page): Promise<string> {
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByLabel('Clock').selectOption({ label: 'By correspondence: 3 days for each decision' })
  await page.getByLabel('Sides').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
  return await page.locator('#invite').inputValue()
}

test('an invitation says what is agreed, takes a name, lets people talk, and draws the sides', async ({
  browser,
  baseURL,
}) => {
  const visitor = async (): Promise<Page> =>
    await (await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })).newPage()
  const [host, guest] = [await visitor(), await visitor()]
  const link = await invitation(host)
  await host.getByLabel('Say something').fill('Well met')
  await host.getByRole('button', { name: 'Send' }).click()
  await guest.goto(link)
  const agreed = guest.locator('.agreed')
  await expect(agreed).toContainText('invites you to')
  await expect(agreed).toContainText('3 days for each decision')
  await expect(agreed).toContainText('When time is up, a bot plays for you until you are back.')
  await expect(agreed).toContainText('drawn when the game starts')
  await guest.getByLabel('Your name at the table').fill('Margaret')
  await guest.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [host, guest]) {
    await expect(page.locator('#prompt')).toBeVisible()
    await expect(page.locator('.seats')).toContainText('Margaret')
    expect(await momentOf(page)).toBe(0)
  }
  const away = await visitor()
  await away.goto('/tables')
  // Whoever is needed finds it on the desk, with the time that is left; the words are marked as unread.
  const desks = await Promise.all([host, guest].map((page) => page.goto('/tables').then(() => page)))
  const needed = desks.map((page) => page.locator('.table-row.yours'))
  const counts = async () => await Promise.all(needed.map((rows) => rows.count()))
  await expect.poll(async () => Math.max(...(await counts())) - Math.min(...(await counts()))).toBe(1)
  await expect(guest.locator('.row-unread')).toHaveText('1 new line of talk')
  for (const row of needed) if ((await row.count()) > 0) await expect(row.locator('.row-left')).toContainText(/left$/)
})
