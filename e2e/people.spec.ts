/** What the server keeps about somebody. */
import { expect, FIRST, test } from './page-test.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('hours for slow games are kept, with the zone they are meant in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Prague' })
  const page = await context.newPage()
  const [leave, back] = [inDays(10), inDays(23)]
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  await page.goto('/me')
  const slow = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Slow games' }) })
  await slow.getByLabel('From').first().selectOption('9')
  await slow.getByLabel('To').selectOption('22')
  await slow.getByLabel('Away from').fill(leave)
  await slow.getByLabel('Away until').fill(back)
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await slow.getByRole('button', { name: 'Save' }).click()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(slow.getByLabel('From').first()).toHaveValue('9')
  await expect(slow.getByLabel('To')).toHaveValue('22')
  await expect(slow.getByLabel('Away from')).toHaveValue(leave)
  await expect(slow.getByLabel('Away until')).toHaveValue(back)
  const { me } = (await (await context.request.get('/api/me')).json()) as { me: { preferences: object } }
  expect(me.preferences).toMatchObject({
    zone: 'Europe/Prague',
    playHours: { from: 9, to: 22 },
    vacation: [{ from: leave, to: back }],
  })
  await slow.getByLabel('Away until').fill(inDays(80))
  await slow.getByRole('button', { name: 'Save' }).click()
  await expect(slow.getByRole('status')).toContainText('at most 42 days in a year')
  await context.close()
})
