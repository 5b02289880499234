/// <reference lib="dom" />
import { expect, FIRST, momentOf, picture, test } from './page-test.ts'

// As most people have it: things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('from the landing page to the first legal move in three clicks, without an account', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'landing')
  await page.locator('.game-card').first().getByRole('button').click()
  await expect(page.getByRole('radio', { name: /^Knight/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt')).toBeVisible()
  await page.locator('.table-board .choice').first().click()
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('nothing on the landing page moves once it is there', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const layout: object = { type: 'layout-shift', buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe(layout)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('every game can be learned before it starts', async ({ page }) => {
  await page.goto(`/how/${FIRST}`)
  const heading = page.getByRole('heading', { level: 2 })
  const titles = new Set<string>()
  for (;;) {
    await expect(heading).not.toHaveText('')
    titles.add((await heading.textContent()) ?? '')
    const next = page.getByRole('button', { name: 'Next' })
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(titles.size).toBeGreaterThanOrEqual(2)
  await picture(page, 'how-to-play')
  await page.getByRole('link', { name: 'All the rules' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rules')
  await picture(page, 'rules')
})
