/// <reference lib="dom" />
/** Sitting down at a table found in the lobby, with nothing but a browser. */
import type { Page, WebSocket } from '@playwright/test'
import { catalogue, expect, FIRST, keepListOpen, moves, test, watch } from './page-test.ts'
import { decider, step } from './together.ts'

/** Sets a public table; its page, and the path to it. */
async function publicTable(page: Page): Promise<string> {
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('checkbox', { name: /^Public/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  return new URL(page.url()).pathname
}

test('somebody without a session sits down at a public table from the lobby and plays, without a reload', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const arrive = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await keepListOpen(context)
    return context.newPage()
  }
  const host = await arrive()
  const path = await publicTable(host)
  const stranger = await arrive()
  const faults = watch(stranger, origin)
  let visits = 0
  stranger.on('load', () => visits++)
  const sockets: WebSocket[] = []
  stranger.on('websocket', (socket) => sockets.push(socket))

  await stranger.goto('/tables')
  await stranger.locator(`a[href="${path}"]`).click()
  // The live connection is there before its reader is anybody.
  const sit = stranger.getByRole('button', { name: 'Sit here' })
  await expect(sit).toHaveCount(1)
  await expect.poll(() => sockets.length).toBe(1)
  await sit.click()

  for (const page of [host, stranger]) await expect(page.locator('#prompt')).toBeVisible()
  const played = new Set<Page | null>()
  for (let turn = 0; turn < 4; turn++) played.add(await step([host, stranger], turn))
  expect(played).toContain(stranger)
  expect(await decider([host, stranger])).not.toBeNull()
  await expect.poll(async () => (await moves(host).count()) + (await moves(stranger).count())).toBeGreaterThan(0)
  // The stranger's connection is closed; the guest he became has one for the table, and one for what calls him.
  await expect.poll(() => sockets.map((socket) => socket.isClosed())).toEqual([true, false, false])
  expect(visits).toBe(1)
  expect(faults).toEqual([])
})

test('whoever signs out in another tab sees nothing more of a private table, and his seat again when he is back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  const name = `Anne ${Date.now() % 1_000_000}`
  const password = 'white boar and red rose'
  expect((await context.request.post('/api/me/account', { data: { name, password } })).ok()).toBe(true)
  expect((await context.request.delete('/api/sessions/current')).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such table')
  expect((await context.request.post('/api/sessions', { data: { name, password } })).ok()).toBe(true)
  // Coming back to the tab is when a page asks who sits before it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('#invite')).toBeVisible()
})

test('the host shows somebody out and replaces the link: neither the guest nor the old link comes back', async ({
  browser,
  baseURL,
}) => {
  const visitor = async (): Promise<Page> =>
    await (await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })).newPage()
  const [host, watcher, late] = await Promise.all([visitor(), visitor(), visitor()])
  await host.goto(`/new/${FIRST}?with=friends`)
  await host.getByRole('button', { name: 'Set the table' }).click()
  const link = await host.locator('#invite').inputValue()
  await watcher.goto(link)
  await expect(watcher.getByRole('button', { name: 'Sit here' })).toHaveCount(1)
  // Whoever looks on is seen, and goes when asked to.
  await host.locator('.watchers').getByRole('button', { name: 'Show out' }).click()
  await expect(host.locator('.watchers')).toHaveCount(0)
  await expect(watcher.getByRole('heading', { level: 1 })).toHaveText('No such table')
  await expect(host.locator('#invite')).not.toHaveValue(link)
  const second = await host.locator('#invite').inputValue()
  await host.getByRole('button', { name: 'Replace the link' }).click()
  await expect(host.locator('#invite')).not.toHaveValue(second)
  for (const [page, old] of [
    [watcher, link],
    [late, link],
    [late, second],
  ] as const) {
    await page.goto(old)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such table')
  }
  await late.goto(await host.locator('#invite').inputValue())
  await expect(late.getByRole('button', { name: 'Sit here' })).toHaveCount(1)
})

test('who sits and where one can sit down is in sight in the waiting room, on a desk and on a phone', async ({
  browser,
  baseURL,
}) => {
  const { about } = catalogue.reduce((a, b) =>
    Math.max(...b.about.seatCounts) > Math.max(...a.about.seatCounts) ? b : a,
  )
  const most = Math.max(...about.seatCounts)
  const arrive = async (viewport: { width: number; height: number }): Promise<Page> =>
    (await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })).newPage()
  const host = await arrive({ width: 1280, height: 720 })
  await host.goto(`/new/${about.id}?with=friends`)
  await host.getByLabel('Players').selectOption(String(most))
  await host.getByRole('button', { name: 'Set the table' }).click()
  await expect(host.locator('.room-seat')).toHaveCount(most)
  for (const seat of await host.locator('.room-seat').all()) await expect(seat).toBeInViewport({ ratio: 1 })
  const guest = await arrive({ width: 390, height: 844 })
  await guest.goto(await host.locator('#invite').inputValue())
  await expect(guest.getByRole('button', { name: /^Sit here/ }).first()).toBeInViewport({ ratio: 1 })
  await expect(guest.getByRole('textbox')).toBeInViewport({ ratio: 1 })
  await guest
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await expect(host.locator('.room-seat').filter({ hasText: 'Guest' })).toHaveCount(1)
})
