/** Every page, in every language, on a phone and on a desk, by day and by night. */
import { AxeBuilder } from '@axe-core/playwright'
import { LOCALES } from '../engine/words.ts'
import { catalogue, expect, FIRST, moves, overflow, type Page, paint, playNow, test } from './page-test.ts'
import { keep, played, still } from './saved.ts'

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
  await told(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']))
}

/** By day everything; by night what the night changes, which is colours. */
async function cleanDayAndNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await clean(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await told(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
}

async function told(page: Page, ask: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await paint(page)
  // Only what is wrong is written up, and in the page itself: no page here has another inside.
  const { violations } = await ask(
    new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }),
  ).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}

for (const [name, path] of PAGES)
  test(`axe finds nothing on the page “${name}”, by day and by night`, async ({ page }) => {
    // The rules are a long page, and axe reads all of it.
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await cleanDayAndNight(page)
  })

for (const { about } of catalogue)
  test(`axe finds nothing at a table of ${about.id}`, async ({ page }) => {
    await playNow(page, about.id)
    await moves(page).first().waitFor()
    await cleanDayAndNight(page)
  })

test('axe finds nothing in the waiting room, in dialogs, in the past and in a replay', async ({ page }) => {
  await page.goto(`/new/${FIRST}?with=friends`)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('#invite').waitFor()
  await clean(page)
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
  // The rule opens beside the board.
  const rules = page.getByRole('region', { name: 'Rules', exact: true })
  await rules.locator('.rules h2').first().waitFor()
  await clean(page)
  await rules.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await clean(page)
  await page.getByRole('link', { name: 'Look back over the game' }).click()
  await page.locator('.replay').waitFor()
  await clean(page)
})

for (const locale of LOCALES)
  test(`every page fits in ${locale}, from 360 px to a desk`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale })
    const tables: (readonly [string, string])[] = []
    for (const entry of catalogue) {
      const saved = await played(entry, (match) => match.entries.length > 12 && still(match))
      await keep(context, saved)
      tables.push([entry.about.id, `/local/${saved.id}`])
    }
    const page = await context.newPage()
    for (const [name, path] of [...PAGES, ...tables]) {
      await page.goto(path)
      await page
        .locator(path.startsWith('/local') ? '#prompt' : 'h1')
        .first()
        .waitFor()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflow(page), { message: `${name} at ${width} px` }).toBeLessThanOrEqual(0)
      }
      // A message nobody wrote shows as its id.
      const text = (await page.locator('#app').textContent()) ?? ''
      expect(text.match(/\b(landing|nav|mine|new|room|table|replay|record|howto|rules|me)\.[a-z-]+\b/g)).toBeNull()
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
