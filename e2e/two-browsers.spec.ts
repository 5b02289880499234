/** Two people in two browsers at one table of the house, for each game; and what happens when one of them blinks. */
import type { Browser } from '@playwright/test'
import { catalogue, expect, momentOf, moves, over, type Page, picture, test, watch } from './house-test.ts'

async function seatTwo(
  browser: Browser,
  origin: string,
  game: string,
): Promise<readonly [Page, Page, readonly string[]]> {
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })).newPage()
  const host = await open()
  const guest = await open()
  const faults = [watch(host, origin), watch(guest, origin)]
  await host.goto(`/new/${game}?with=friends`)
  await host.getByRole('button', { name: 'Set the table' }).click()
  const link = await host.locator('#invite').inputValue()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(host.locator('#prompt')).toBeVisible()
  await expect(guest.locator('#prompt')).toBeVisible()
  return [host, guest, faults as unknown as readonly string[]]
}

/** One step by whichever of the two may decide; `null` when the game is over. */
async function step(pages: readonly Page[], turn: number): Promise<Page | null> {
  for (let tries = 0; tries < 200; tries++) {
    for (const page of pages) {
      if (await over(page)) return null
      const count = await moves(page).count()
      if (count === 0) continue
      const before = await momentOf(page)
      await moves(page)
        .nth((turn * 7) % count)
        .click()
      await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
      return page
    }
    await pages[0]?.waitForTimeout(50)
  }
  throw new Error('nobody could decide')
}

for (const { about } of catalogue.filter((entry) => entry.about.seatCounts.includes(2)))
  test(`two browsers at one table of ${about.id}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const [host, guest, faults] = await seatTwo(browser, baseURL ?? '', about.id)
    const acted = new Set<Page>()
    for (let turn = 0; turn < 24; turn++) {
      const page = await step([host, guest], turn)
      if (!page) break
      acted.add(page)
    }
    expect(acted.size).toBe(2)
    await picture(host, `two-browsers-${about.id}`)
    // Both are told the same about whose turn it is; scores may rest on what only one of them knows.
    const awaited = (page: Page): Promise<boolean[]> =>
      page.locator('.seat').evaluateAll((seats) => seats.map((seat) => seat.classList.contains('awaited')))
    await expect.poll(async () => (await awaited(host)).join() === (await awaited(guest)).join()).toBe(true)
    expect(faults.flat()).toEqual([])
  })

test('words at the table reach the other, as text', async ({ browser, baseURL }) => {
  const [first] = catalogue
  const [host, guest] = await seatTwo(browser, baseURL ?? '', first?.about.id ?? '')
  await host.getByRole('button', { name: 'Talk' }).click()
  await host.getByLabel('Say something').fill('<b>Good luck</b>')
  await host.getByRole('button', { name: 'Send' }).click()
  await guest.getByRole('button', { name: /Talk/ }).click()
  await expect(guest.locator('.chat .log')).toContainText('<b>Good luck</b>')
})

test('a refresh and a lost connection in the middle of a move cost nothing', async ({ browser, baseURL }) => {
  const [first] = catalogue
  const [host, guest] = await seatTwo(browser, baseURL ?? '', first?.about.id ?? '')
  for (let turn = 0; turn < 4; turn++) await step([host, guest], turn)
  const log = await host.locator('.log').textContent()
  await host.reload()
  await expect(host.locator('.log')).toHaveText(log ?? '')

  await expect.poll(async () => (await moves(host).count()) + (await moves(guest).count())).toBeGreaterThan(0)
  const [player, other] = (await moves(host).count()) > 0 ? [host, guest] : [guest, host]
  const before = await momentOf(player)
  await player.context().setOffline(true)
  await moves(player).first().click()
  await expect(player.locator('.link-state')).not.toHaveText('')
  expect(await momentOf(player)).toBe(before)
  await player.context().setOffline(false)
  await expect.poll(() => momentOf(player), { timeout: 30_000 }).toBe(before + 1)
  await expect(player.locator('.link-state')).toHaveText('')
  await expect.poll(() => momentOf(other)).toBeGreaterThan(before)
})

test('a finished table can be looked back on by both, and its dice are true', async ({ browser, baseURL }) => {
  const [first] = catalogue
  const [host, guest] = await seatTwo(browser, baseURL ?? '', first?.about.id ?? '')
  for (let turn = 0; turn < 3; turn++) await step([host, guest], turn)
  await guest.getByRole('button', { name: 'More' }).click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'Resign' }).last().click()
  for (const page of [host, guest]) {
    await expect(page.locator('.prompt.over')).toBeVisible()
    await page.getByRole('link', { name: 'Look back' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'Verify the dice' }).click()
    await expect(page.getByText('The dice are true')).toBeVisible()
  }
  await host.getByRole('link', { name: 'To the table' }).click()
  await host.getByRole('button', { name: 'Rematch' }).click()
  await expect(host.locator('.room-seats')).toBeVisible()
})

test('a stranger sees nothing of a private table', async ({ browser, baseURL, page }) => {
  const [first] = catalogue
  const [host] = await seatTwo(browser, baseURL ?? '', first?.about.id ?? '')
  await page.goto(new URL(host.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such table')
})

test('a pause by consent stops the table until somebody goes on', async ({ browser, baseURL }) => {
  const [first] = catalogue
  const [host, guest] = await seatTwo(browser, baseURL ?? '', first?.about.id ?? '')
  await host.getByRole('button', { name: 'More' }).click()
  await host.getByRole('button', { name: 'Ask for a pause' }).click()
  await guest.getByRole('button', { name: 'Agree' }).click()
  await expect(host.getByText('The table is paused.')).toBeVisible()
  await expect(moves(host)).toHaveCount(0)
  await expect(moves(guest)).toHaveCount(0)
  await guest.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(async () => (await moves(host).count()) + (await moves(guest).count())).toBeGreaterThan(0)
})
