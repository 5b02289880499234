/** The tray: what concerns the reader, in every tab once, and how they are called. */
import { expect, FIRST, test } from './page-test.ts'

test('what concerns me is counted in every tab, by badge, title and sign, and put away in all of them at once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  const post = (path: string, data: object) => context.request.post(`/api${path}`, { data })
  await post('/guests', { name: 'Tray' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }]
  const { id } = (await (await post('/tables', { game: FIRST, seats })).json()) as { id: string }
  await page.goto('/me/calls')
  const other = await context.newPage()
  await other.goto('/tables')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '1 notice' })).toBeVisible()
    await expect(tab).toHaveTitle(/^\(1\) /)
    await expect(tab.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/)
  }
  // The house tells the tab that listens, and that one the others.
  await post(`/tables/${id}/resign`, {})
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: '2 notices' })).toBeVisible()
  await other.getByRole('button', { name: '2 notices' }).click()
  await expect(other.getByRole('link', { name: /The game is over/ })).toHaveAttribute('href', `/t/${id}`)
  await other.getByRole('button', { name: 'Put all away' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '0 notices' })).toBeVisible()
    await expect(tab).not.toHaveTitle(/^\(/)
  }
  await expect(page.getByText('This house sends no mail')).toBeVisible()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText(/calendar\.ics$/)).toBeVisible()
  await context.close()
})

test('an evening is proposed, a friend says that they come, and both find it among their tables and in the calendar', async ({
  browser,
  baseURL,
}) => {
  const somebody = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en', timezoneId: 'Europe/Prague' })
    await context.request.post('/api/guests', { data: { name } })
    return { context, page: await context.newPage() }
  }
  const [host, friend] = [await somebody('Margaret'), await somebody('Anna')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await host.context.request.post('/api/tables', { data: { game: FIRST, seats } })
  const { id, invite } = (await made.json()) as { id: string; invite: string }
  await host.page.goto(`/t/${id}`)
  await host.page.getByText('Propose an evening instead').click()
  const year = new Date().getFullYear() + 1
  await host.page.getByLabel('Which evening, by your clock').fill(`${year + 1}-01-05T20:00`)
  await host.page.getByRole('button', { name: 'Propose it' }).click()
  await expect(host.page.getByRole('alert')).toHaveText('Choose a date from now on, within half a year.')
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await host.page.getByLabel('Which evening, by your clock').fill(`${soon}T20:00`)
  await host.page.getByRole('button', { name: 'Propose it' }).click()
  const evening = host.page.getByRole('region', { name: /8:00 PM/ })
  await expect(evening).toContainText('Margaret')
  await friend.page.goto(`/t/${id}?invite=${invite}`)
  await expect(friend.page.getByRole('button', { name: /^Sit here/ })).toHaveCount(0)
  await friend.page.getByRole('button', { name: 'I come' }).click()
  await expect(friend.page.getByRole('button', { name: 'I come' })).toHaveAttribute('aria-pressed', 'true')
  await expect(evening).toContainText('Anna')
  const file = friend.page.waitForEvent('download')
  await friend.page.getByRole('link', { name: 'Put it into my calendar' }).click()
  expect((await file).suggestedFilename()).toBe('evening.ics')
  await friend.page.goto('/tables')
  await expect(friend.page.getByRole('region', { name: 'Evenings' })).toContainText('I come')
  await host.page.getByText('Another date, or none').click()
  await host.page.getByRole('button', { name: 'Open the table now' }).click()
  await expect(host.page.getByText('Kept for Anna')).toBeVisible()
  await host.context.close()
  await friend.context.close()
})
