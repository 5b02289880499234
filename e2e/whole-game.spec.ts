/// <reference lib="dom" />
import { expect, FIRST, momentOf, moves, myTurn, over, picture, playNow, test, played, type Page } from './page-test.ts'

// Whole games are long: bots answer faster where nothing travels.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a whole game by mouse, on the board alone', async ({ page }) => {
  test.setTimeout(240_000)
  await playNow(page)
  for (let turn = 0; turn < 200 && (await myTurn(page)); turn++) {
    const before = await momentOf(page)
    const choices = page.locator('.table-board .choice')
    await choices.first().click()
    // A board may ask to confirm what cannot be taken back.
    const confirm = page.getByRole('dialog').locator('button.choice')
    if ((await confirm.count()) > 0) await confirm.first().click()
    await expect.poll(async () => (await momentOf(page)) > before).toBe(true)
    if (turn === 12) await picture(page, 'table-middle')
  }
  expect(await over(page)).toBe(true)
  await picture(page, 'table-end')
})

const asked = async (page: Page): Promise<boolean> => (await page.locator('.tap-again').count()) > 0

test('a whole game by keyboard alone, and focus is never lost', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await page.keyboard.press('Tab')
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('.game-card .button.first') ?? false)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.play-dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt')).toBeVisible()
  let turn = 0
  for (; turn < 200 && (await myTurn(page)); turn++) {
    if (turn === 0) {
      const skip = page.getByRole('link', { name: 'Skip to the list of moves' })
      await skip.focus()
      await page.keyboard.press('Enter')
    }
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate(() => document.activeElement?.matches('.move') ?? false)) break
      await page.keyboard.press('Tab')
    }
    if (turn % 3 === 1) await page.keyboard.press('ArrowDown')
    const before = await momentOf(page)
    await page.keyboard.press('Enter')
    // What cannot be taken back is asked twice.
    await expect.poll(async () => (await asked(page)) || (await momentOf(page)) > before).toBe(true)
    if (await asked(page)) await page.keyboard.press('Enter')
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  expect(await over(page)).toBe(true)
  expect(turn).toBeGreaterThan(5)
})

test('a step can be taken back while nobody else has acted', async ({ page }) => {
  await page.goto(`/new/${FIRST}?with=here`)
  await page.getByRole('button', { name: 'Start' }).click()
  await myTurn(page)
  const prompt = await page.locator('#moves').textContent()
  const undo = page.getByRole('button', { name: 'Take back' })
  await expect(undo).toBeDisabled()
  await moves(page).first().click()
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(page.locator('.log li').last()).toContainText('takes back')
  await expect(page.locator('#moves')).toHaveText(prompt ?? '')
})

test('on a phone by touch: the prompt stays in sight, and a slip can be taken back beside it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`/new/${FIRST}?with=here`)
  await page.getByRole('button', { name: 'Start' }).tap()
  await myTurn(page)
  const choices = await moves(page).allTextContents()
  const undo = page.getByRole('button', { name: 'Take back' })
  await expect(undo).toBeDisabled()
  // The first tap shows the move, the second plays it.
  const choice = page.locator('.table-board .choice').last()
  await choice.tap()
  await expect(page.locator('.tap-again')).toBeInViewport({ ratio: 1 })
  expect(await momentOf(page)).toBe(0)
  await choice.tap()
  await expect.poll(() => momentOf(page)).toBe(1)
  await expect(page.locator('#prompt')).toBeInViewport({ ratio: 1 })
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.tap()
  await expect.poll(() => momentOf(page)).toBe(2)
  expect(await moves(page).allTextContents()).toEqual(choices)
  await context.close()
})

test('a refresh changes nothing', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  for (let turn = 0; turn < 3; turn++) {
    const before = await momentOf(page)
    await moves(page).first().click()
    await played(page, before)
    await myTurn(page)
  }
  const log = await page.locator('.log').textContent()
  const prompt = await page.locator('#prompt').textContent()
  await page.reload()
  await expect(page.locator('.log')).toHaveText(log ?? '')
  await expect(page.locator('#prompt')).toHaveText(prompt ?? '')
})

test('whoever is stuck may ask a bot what it would play', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  await page.getByRole('button', { name: 'What would you play?' }).click()
  await expect(page.locator('.advice li').first()).toBeVisible()
  const labels = await moves(page).allTextContents()
  const advice = (await page.locator('.advice li').first().textContent()) ?? ''
  expect(labels.some((label) => advice.startsWith(label))).toBe(true)
})
