/** Every page, in every language, on a phone and on a desk, by day and by night. */
import { AxeBuilder } from '@axe-core/playwright'
import { LOCALES } from '../engine/words.ts'
import { catalogue, expect, FIRST, moves, overflow, type Page, picture, playNow, test } from './page-test.ts'

const PAGES = [
  ['landing', '/'],
  ['new', `/new/${FIRST}?with=friends`],
  ['pass', `/new/${FIRST}?with=here`],
  ['how', `/how/${FIRST}`],
  ['rules', `/rules/${FIRST}`],
  ['tables', '/tables'],
  ['me', '/me'],
  ['record', '/replay/file'],
  ['lost', '/no/such/page'],
] as const

async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}

for (const light of ['light', 'dark'] as const)
  test(`axe finds nothing on any page, ${light}`, async ({ page }) => {
    // The rules are a long page, and axe reads all of it.
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
    for (const [, path] of PAGES) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await clean(page)
    }
  })

for (const { about } of catalogue)
  test(`axe finds nothing at a table of ${about.id}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await playNow(page, about.id)
    await moves(page).first().waitFor({ timeout: 30_000 })
    await clean(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await clean(page)
  })

test('axe finds nothing in the waiting room, in dialogs, in the past and in a replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  await clean(page)
  await picture(page, 'waiting-room')
  await page.goto('/me')
  await page.getByRole('heading', { name: 'Slow games' }).waitFor()
  await clean(page)
  await playNow(page)
  await moves(page).first().click()
  await moves(page).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.log button').first().click()
  await page.locator('.table.past').waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await page.getByRole('link', { name: /^Why/ }).click()
  await page.getByRole('dialog').waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await clean(page)
  await page.getByRole('link', { name: 'Look back over the game' }).click()
  await page.locator('.replay').waitFor()
  await clean(page)
})

for (const locale of LOCALES)
  test(`every page fits in ${locale}, from 360 px to a desk`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [name, path] of PAGES) {
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
        // A message nobody wrote shows as its id.
        const text = (await page.locator('#app').textContent()) ?? ''
        expect(text.match(/\b(landing|nav|mine|new|room|table|replay|record|howto|rules|me)\.[a-z-]+\b/g)).toBeNull()
      }
      for (const { about } of catalogue) {
        await playNow(page, about.id)
        await moves(page).first().waitFor({ timeout: 30_000 })
        expect(await overflow(page), `${about.id} at ${width} px`).toBeLessThanOrEqual(0)
        await picture(page, `${about.id}-${locale}-${width}`)
      }
    }
    await context.close()
  })

test('the language can be changed anywhere and is remembered', async ({ page }) => {
  await playNow(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByLabel('Language').selectOption('cs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.locator('#moves h2')).toContainText('Tahy')
  await page.reload()
  await expect(page.locator('#moves h2')).toContainText('Tahy')
})
