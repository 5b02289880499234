/** What the server keeps about somebody. */
import { expect, FIRST, test } from './page-test.ts'

test('hours for slow games are kept, with the zone they are meant in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Prague' })
  const page = await context.newPage()
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  await page.goto('/me')
  const slow = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Slow games' }) })
  await slow.getByLabel('From').first().selectOption('9')
  await slow.getByLabel('To').selectOption('22')
  await slow.getByLabel('Away from').fill('2030-07-01')
  await slow.getByLabel('Back on').fill('2030-07-14')
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await slow.getByRole('button', { name: 'Save' }).click()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(slow.getByLabel('From').first()).toHaveValue('9')
  await expect(slow.getByLabel('To')).toHaveValue('22')
  await expect(slow.getByLabel('Away from')).toHaveValue('2030-07-01')
  await expect(slow.getByLabel('Back on')).toHaveValue('2030-07-14')
  const { me } = (await (await context.request.get('/api/me')).json()) as { me: { preferences: object } }
  expect(me.preferences).toMatchObject({
    zone: 'Europe/Prague',
    playHours: { from: 9, to: 22 },
    vacation: [{ from: '2030-07-01', to: '2030-07-14' }],
  })
  await context.close()
})
