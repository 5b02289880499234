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
