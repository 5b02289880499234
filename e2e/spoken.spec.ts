/// <reference lib="dom" />
/** Played by keys and ears: what a held key does, where the focus waits, what is spoken and in which order. */
import { catalogue, expect, FIRST, momentOf, moves, myTurn, type Page, playNow, test } from './page-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everything added to a live region since the page was opened. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = target instanceof Element && target.closest('[aria-live], [role="status"], [role="alert"]')
        if (live && !live.closest('[aria-hidden="true"]'))
          for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at?.id || at?.className || at?.tagName || ''
  })
}

for (const { about } of catalogue)
  test(`a held Enter plays one move of ${about.id} and no second, and the focus waits at the heading of the list`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    await myTurn(page)
    await moves(page).first().focus()
    const before = await momentOf(page)
    // A second press without a release is a repeated key.
    for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    await expect.poll(() => focused(page)).toMatch(/^(moves-title|prompt)$/)
    await myTurn(page)
    const after = await momentOf(page)
    for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await momentOf(page)).toBe(after)
    expect(await page.evaluate(() => document.activeElement?.matches('.move'))).toBe(false)
    await page.locator('#moves-title').focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.matches('.move'))).toBe(true)
  })

test('a step is told once: what was done, what it changed, and last what is asked; nothing is said of sending', async ({
  page,
}) => {
  const heard = await listen(page)
  await playNow(page, FIRST)
  await myTurn(page)
  const told: string[] = []
  for (let turn = 0; turn < 3 && (await myTurn(page)); turn++) {
    await moves(page).first().click()
    const again = page.getByRole('button', { name: 'Play it' })
    if (await again.isVisible()) await again.click()
  }
  await myTurn(page)
  const question = (await page.locator('.prompt-ask').textContent())?.replace(/^Your decision: /, '') ?? '?'
  await expect.poll(async () => (await heard()).at(-1)?.endsWith(question)).toBe(true)
  told.push(...(await heard()))
  expect(told.filter((text) => text.includes('Sending'))).toEqual([])
  const deeds = (await page.locator('.log-line button').allTextContents()).slice(-4)
  for (const deed of deeds) expect(told.filter((text) => text.includes(deed)).length).toBeLessThanOrEqual(1)
  expect(Math.max(...told.map((text) => text.length))).toBeLessThan(500)
})

test('after looking back, and after asking for advice, the focus waits at the question', async ({ page }) => {
  await playNow(page, FIRST)
  await myTurn(page)
  await moves(page).first().click()
  await myTurn(page)
  await page.locator('.log-line button').first().focus()
  await page.keyboard.press('Enter')
  const present = page.getByRole('button', { name: 'Back to now' })
  await present.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/prompt|moves-title/)
  const advice = page.locator('.advice button')
  await advice.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.advice li').first()).toBeVisible({ timeout: 60_000 })
  expect(await focused(page)).not.toBe('BODY')
})
