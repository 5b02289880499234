/** People in browsers of their own at one table of the server, for each game; and what happens when one of them blinks. */
import { catalogue, drawn, expect, momentOf, moves, type Page, picture, test } from './page-test.ts'
import { usualLength } from './saved.ts'
import { abreast, decider, playOn, skip, step, together } from './together.ts'
import { Wire } from './wire.ts'

const [first] = catalogue
const FIRST = first?.about.id ?? ''

/** How much of a game of the usual length is played without the pages. */
const BETWEEN = 0.93

for (const entry of catalogue) {
  const { about } = entry
  const seats = Math.min(...about.seatCounts)
  test(`${seats} browsers play ${about.id} to its end`, async ({ browser, baseURL }) => {
    const usual = await usualLength(entry)
    const { pages, host, guest, faults } = await together(browser, baseURL ?? '', about.id, { seats })
    for (let turn = 0; turn < 6; turn++) await step(pages, turn)
    // Both are told the same about whose turn it is; scores may rest on what only one of them knows.
    const awaited = (page: Page): Promise<boolean[]> =>
      page.locator('.seat').evaluateAll((seats) => seats.map((seat) => seat.classList.contains('awaited')))
    await expect.poll(async () => (await awaited(host)).join() === (await awaited(guest)).join()).toBe(true)

    await skip(pages, Math.floor(usual * BETWEEN))
    await Promise.all(pages.map((page, seat) => playOn(page, seat + 1)))
    for (const part of ['.prompt.over', '.seat-score', '.log li:last-child']) {
      const told = await host.locator(part).allTextContents()
      expect(told.join('')).not.toBe('')
      await expect.poll(() => guest.locator(part).allTextContents()).toEqual(told)
    }
    for (const page of pages) await expect(moves(page)).toHaveCount(0)
    expect(faults()).toEqual([])
  })
}

test('words at the table reach the other, as text', async ({ browser, baseURL }) => {
  const { host, guest } = await together(browser, baseURL ?? '', FIRST)
  await host.getByRole('button', { name: 'Talk' }).click()
  await host.getByLabel('Say something').fill('<b>Good luck</b>')
  await host.getByRole('button', { name: 'Send' }).click()
  await guest.getByRole('button', { name: /Talk/ }).click()
  await expect(guest.locator('.chat .log')).toContainText('<b>Good luck</b>')
})

test('a refresh and a line that is cut, before a move is sent and before it is answered, cost nothing', async ({
  browser,
  baseURL,
}) => {
  const wire = await Wire.to(baseURL ?? '')
  const { host, guest } = await together(browser, wire.origin, FIRST)
  for (let turn = 0; turn < 4; turn++) await step([host, guest], turn)
  await abreast(host, guest)
  const log = await host.locator('.log').textContent()
  await host.reload()
  await expect(host.locator('.log')).toHaveText(log ?? '')

  const toMove = async (): Promise<[Page, Page]> => {
    await expect.poll(async () => (await moves(host).count()) + (await moves(guest).count())).toBeGreaterThan(0)
    return (await moves(host).count()) > 0 ? [host, guest] : [guest, host]
  }
  /** Both see the move, once, and nobody is told of trouble any longer. What has one answer the table has played as well. */
  const mended = async (player: Page, other: Page, before: number): Promise<void> => {
    wire.mend()
    await expect.poll(() => momentOf(player)).toBeGreaterThan(before)
    await abreast(player, other)
    const lines = (await player.locator('.log li').allTextContents()).slice(before)
    expect(new Set(lines).size).toBe(lines.length)
    for (const page of [player, other]) await expect(page.locator('.link-state')).toHaveText('')
    await expect(player.getByRole('status').filter({ hasText: 'The connection is back.' })).toHaveCount(1)
  }

  /** What cannot be taken back is asked twice. */
  const choose = async (page: Page): Promise<void> => {
    await moves(page).first().click()
    await drawn(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('.tap-again .button.first')?.click())
  }

  // Cut before the move can be sent.
  const [player, other] = await toMove()
  const before = await momentOf(player)
  wire.cut()
  await expect(player.locator('.link-state')).not.toHaveText('')
  await choose(player)
  expect(await momentOf(player)).toBe(before)
  await mended(player, other, before)

  // Cut after the move has arrived and before its answer has.
  const [next, last] = await toMove()
  const then = await momentOf(next)
  const answered = wire.swallow()
  await choose(next)
  await answered
  expect(await momentOf(next)).toBe(then)
  wire.cut()
  await mended(next, last, then)
  wire.close()
})

test('a finished table can be looked back on by both, and its dice are true', async ({ browser, baseURL }) => {
  const { host, guest } = await together(browser, baseURL ?? '', FIRST)
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: 'Luck sealed by everybody' }).click()
    await expect(page.getByRole('dialog')).toContainText('was bound before anybody’s was opened')
    await page.keyboard.press('Escape')
  }
  // On a phone, where there is no room for it, the menu tells it.
  const desk = guest.viewportSize()
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.getByRole('button', { name: 'More' }).click()
  await expect(guest.locator('.dice-seal-line')).toContainText('Luck sealed by everybody')
  await picture(guest, 'seal-phone')
  await guest.keyboard.press('Escape')
  if (desk) await guest.setViewportSize(desk)
  for (let turn = 0; turn < 3; turn++) await step([host, guest], turn)
  await guest.getByRole('button', { name: 'More' }).click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'Resign' }).last().click()
  for (const page of [host, guest]) {
    await expect(page.locator('.prompt.over')).toBeVisible()
    // Nobody asks for it: the browser compares by itself.
    await page.getByRole('button', { name: 'Luck checked' }).click()
    await expect(page.getByRole('dialog')).toContainText('your own chance went in unchanged')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Look back' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'Verify the luck' }).click()
    await expect(page.getByText('The luck is true')).toBeVisible()
  }
})

test('the dice wait for the part of somebody who is not there, and open when they come', async ({
  browser,
  baseURL,
}) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()),
  )
  if (!host || !guest) throw new Error('a table needs two')
  await host.goto(`/new/${FIRST}?with=friends`)
  await host.getByRole('button', { name: 'Set the table' }).click()
  const link = await host.locator('#invite').inputValue()
  const table = host.url()
  await host.goto('/')
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(guest.getByText('Opening the seals: waiting for')).toBeVisible()
  // What has been opened cannot be taken back by leaving.
  await expect(guest.getByRole('button', { name: 'Leave the table' })).toHaveCount(0)
  await picture(guest, 'opening-the-dice')
  await host.goto(table)
  for (const page of [host, guest]) await expect(page.locator('#prompt')).toBeVisible()
})

test('a rematch offered is a rematch accepted: a new table, the same people', async ({ browser, baseURL }) => {
  const { host, guest, faults } = await together(browser, baseURL ?? '', FIRST)
  await guest.getByRole('button', { name: 'More' }).click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'Resign' }).last().click()
  await expect(guest.locator('.prompt.over')).toBeVisible()
  const old = new URL(host.url()).pathname
  await host.getByRole('button', { name: 'Rematch' }).click()
  await expect(host.locator('.room-seats')).toBeVisible()
  expect(new URL(host.url()).pathname).not.toBe(old)
  await guest.getByRole('button', { name: 'Accept the rematch' }).click()
  for (const page of [host, guest]) {
    await expect(page.locator('.prompt:not(.over)')).toBeVisible()
    await expect(page.locator('.seat')).toHaveCount(2)
  }
  expect(new URL(guest.url()).pathname).toBe(new URL(host.url()).pathname)
  expect(await step([host, guest], 1)).not.toBeNull()
  expect(faults()).toEqual([])
})

test('whoever comes back is shown what happened meanwhile', async ({ browser, baseURL }) => {
  const { host, guest } = await together(browser, baseURL ?? '', FIRST)
  for (let turn = 0; turn < 3; turn++) await step([host, guest], turn)
  await abreast(host, guest)
  const player = await decider([host, guest])
  const other = player === host ? guest : host
  const url = other.url()
  const seen = await other.locator('.log li').count()
  // A page keeps what its reader has seen a moment after it was drawn.
  const id = new URL(url).pathname.split('/').at(-1) ?? ''
  const kept = (): Promise<number> => other.evaluate((name) => Number(localStorage.getItem(name)), `roses.looked.${id}`)
  const shown = await momentOf(other)
  await expect.poll(kept).toBe(shown)
  await other.goto('/')
  await step(
    [host, guest].filter((page) => page !== other),
    5,
  )
  const news = (await (player ?? host).locator('.log li').last().textContent()) ?? ''
  await other.goto(url)
  await expect(other.locator('.notice')).toContainText('1 thing happened since you last looked.')
  await other.getByRole('button', { name: 'Show me' }).click()
  await expect(other.locator('.table.past')).toBeVisible()
  await expect(other.locator('.playback-says')).toHaveText(news)
  // It ends in the present, and is not told twice.
  await expect(other.locator('#prompt')).toBeVisible()
  await expect(other.locator('.notice')).toHaveCount(0)
  await expect(other.locator('.log li')).toHaveCount(seen + 1)
})

test('notes to self are kept, and are nobody else’s', async ({ browser, baseURL }) => {
  const { host, guest } = await together(browser, baseURL ?? '', FIRST)
  const open = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Notes' }).click()
    await expect(page.getByLabel('Notes to yourself')).toBeEnabled()
  }
  await open(host)
  const stored = host.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/notes'),
  )
  await host.getByLabel('Notes to yourself').fill('He keeps his heroes for the end.')
  expect((await stored).ok()).toBe(true)
  await host.reload()
  await open(host)
  await expect(host.getByLabel('Notes to yourself')).toHaveValue('He keeps his heroes for the end.')
  await open(guest)
  await expect(guest.getByLabel('Notes to yourself')).toHaveValue('')
})

test('a stranger sees nothing of a private table', async ({ browser, baseURL, page }) => {
  const { host } = await together(browser, baseURL ?? '', FIRST)
  await page.goto(new URL(host.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such table')
})

test('a pause by consent stops the table until both go on', async ({ browser, baseURL }) => {
  const { host, guest } = await together(browser, baseURL ?? '', FIRST)
  await host.getByRole('button', { name: 'More' }).click()
  await host.getByRole('button', { name: 'Ask for a pause' }).click()
  await guest.getByRole('button', { name: 'Agree' }).click()
  await expect(host.getByText('The table is paused.')).toBeVisible()
  await expect(moves(host)).toHaveCount(0)
  await expect(moves(guest)).toHaveCount(0)
  await guest.getByRole('button', { name: 'Go on' }).click()
  await expect(guest.getByText('asks to go on. The clocks run again on')).toBeVisible()
  await expect(moves(host)).toHaveCount(0)
  await host.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(async () => (await moves(host).count()) + (await moves(guest).count())).toBeGreaterThan(0)
})

const crowd = catalogue.find(({ about }) => about.seatCounts.includes(3))
if (crowd)
  test('a bot sits in for somebody who stays away when the others agree, until they come back', async ({
    browser,
    baseURL,
  }) => {
    const agreed = 'After 3 days unseen, the others may vote'
    const { pages } = await together(browser, baseURL ?? '', crowd.about.id, { seats: 3, absence: agreed })
    const [first] = pages as [Page, ...Page[]]
    // Only whom the table waits for can be missed.
    const waited = await first.locator('.seat').evaluateAll((all) => all.findIndex((seat) => seat.matches('.awaited')))
    const [asks, agrees] = pages.filter((_, seat) => seat !== waited) as [Page, Page]
    const away = pages[waited] ?? first
    const table = away.url()
    await away.goto('/')
    const hand = asks.getByRole('button', { name: 'Hand on the seat' })
    // The server misses nobody at once; the menu knows who is missed whenever it is opened.
    await expect(async () => {
      await asks.keyboard.press('Escape')
      await asks.getByRole('button', { name: 'More' }).click()
      await expect(hand).toBeVisible({ timeout: 1000 })
    }).toPass()
    await hand.click()
    const seat = (page: Page) => page.locator('.seat').nth(waited)
    await expect(seat(asks)).not.toContainText('Knight')
    await agrees.getByRole('button', { name: 'Agree' }).click()
    for (const page of [asks, agrees]) {
      await expect(seat(page)).toContainText('Knight')
      await expect(seat(page)).toContainText('Sits in for')
      await expect(page.getByRole('button', { name: 'Agree' })).toHaveCount(0)
    }
    await away.goto(table)
    for (const page of pages) await expect(seat(page)).not.toContainText('Sits in for')
    await expect(seat(away)).toContainText('you')
  })
