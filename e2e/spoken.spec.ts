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
  for (let turn = 0; turn < 3 && (await myTurn(page)); turn++) {
    await moves(page).first().click()
    const again = page.getByRole('button', { name: 'Play it' })
    if (await again.isVisible()) await again.click()
  }
  await myTurn(page)
  const question = (await page.locator('.prompt-ask').textContent())?.replace(/^Your decision: /, '') ?? '?'
  await expect.poll(async () => (await heard()).filter((text) => text.endsWith(question)).length).toBeGreaterThan(1)
  const told = await heard()
  expect(told.filter((text) => text.includes('Sending'))).toEqual([])
  const deeds = (await page.locator('.log-line button').allTextContents()).slice(-4)
  for (const deed of deeds) expect(told.filter((text) => text.includes(deed)).length).toBeLessThanOrEqual(1)
  const [deed = ''] = deeds.slice(-1)
  const utterance = told.findLast((text) => text.includes(deed) && text.endsWith(question)) ?? ''
  expect(utterance.indexOf(deed)).toBeLessThan(utterance.lastIndexOf(question))
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

/** What a listener finds of a place: its cell in the board in words, by name. */
async function cell(page: Page, name: string): Promise<string> {
  return page.locator('.words-board').getByRole('gridcell', { name }).first().innerText()
}

test('by ear alone: commands play, and the board in words knows the position at every quiz', async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => localStorage.setItem('roses.ways', '{"words":true,"sounds":false}'))
  const heard = await listen(page)
  await playNow(page, FIRST)
  const command = page.getByRole('textbox', { name: 'Command' })
  const type = async (text: string): Promise<void> => {
    await command.fill(text)
    await command.press('Enter')
  }
  let quizzes = 0
  for (let turn = 0; turn < 5 && (await myTurn(page)); turn++) {
    // Nothing but what is told: the moves are asked for, and one of them is played by its own words.
    await type('moves')
    const fits = page.locator('.command-answer p')
    await expect(fits.first()).toHaveText(/^\d+ moves?\.$/)
    const told = (await fits.allTextContents()).slice(1)
    const wanted = told[turn % told.length] ?? ''
    const before = await momentOf(page)
    const space = /: a stone on (\w\d)$/.exec(wanted)?.[1]
    await type(wanted)
    await expect(fits.last()).toHaveText('Enter once more plays it.')
    await command.press('Enter')
    const again = page.getByRole('button', { name: 'Play it' })
    if (await again.isVisible()) await again.click()
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    if (space === undefined || !(await myTurn(page))) continue
    // The quiz: whose stone lies there now, by the grid, by the command and by the log.
    const turned = (await page.locator('.log-line button').allTextContents()).some(
      (line) => line.startsWith('White') && line.includes(`turns ${space}`),
    )
    const stone = turned ? 'white stone' : 'red stone'
    expect(await cell(page, `${space},`)).toContain(stone)
    await type(space)
    await expect(fits.first()).toContainText(stone)
    quizzes += 1
  }
  expect(quizzes).toBeGreaterThan(1)
  await type('score')
  await expect(page.locator('.command-answer p').first()).toHaveText(/^Red: \d+;/)
  expect((await heard()).length).toBeGreaterThan(5)
})

for (const { about } of catalogue)
  test(`the board in words of ${about.id} is one Tab stop, entered, walked and left`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('roses.ways', '{"words":true,"sounds":false}'))
    await playNow(page, about.id)
    await myTurn(page)
    const stops = page.locator('.words-board [tabindex="0"]')
    await expect(stops).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Command' }).focus()
    await page.keyboard.press('Tab')
    await expect(stops).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-part]') !== null)).toBe(true)
    await expect(stops).toHaveCount(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.words-board') ?? null)).toBeNull()
  })
