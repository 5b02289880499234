/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test'
import {
  drawn,
  expect,
  FIRST,
  first,
  momentOf,
  moves,
  myTurn,
  OFTEN,
  over,
  type Page,
  playFrom,
  playNow,
  test,
} from './page-test.ts'
import { keep, nearlyPlayed } from './saved.ts'

/** How many decisions are made at the beginning of a game, and how many steps are left where it is gone on with. */
const BEGIN = 6
const LEFT = 16

/** So long a press is waited with before it is looked whether there is still something to press. */
const PATIENCE = 5000

/** A table of this browser shortly before its end: what is played between is what was played before. */
async function lateTable(context: BrowserContext): Promise<string> {
  if (!first) throw new Error('the house has no games')
  const saved = await nearlyPlayed(first, LEFT)
  await keep(context, saved)
  return `/local/${saved.id}`
}

test('by mouse on the board alone, from the first move on and to the last', async ({ page, context }) => {
  const late = await lateTable(context)
  const byMouse = async (most: number): Promise<void> => {
    for (let turn = 0; turn < most && (await myTurn(page)); turn++) {
      const before = await momentOf(page)
      // The table plays by itself what nobody has to decide, the last step too: then there is nothing left to press.
      await expect(async () => {
        if ((await momentOf(page)) > before || (await over(page))) return
        await page.locator('.table-board .choice').first().click({ timeout: PATIENCE })
        // A board may ask to confirm what cannot be taken back.
        const confirm = page.getByRole('dialog').locator('button.choice')
        if ((await confirm.count()) > 0) await confirm.first().click({ timeout: PATIENCE })
        await expect.poll(() => momentOf(page), { ...OFTEN, timeout: PATIENCE }).toBeGreaterThan(before)
      }).toPass()
    }
  }
  await playNow(page)
  await byMouse(BEGIN)
  expect(await over(page)).toBe(false)
  await page.goto(late)
  await byMouse(200)
  expect(await over(page)).toBe(true)
})

const asked = async (page: Page): Promise<boolean> => (await page.locator('.tap-again').count()) > 0

const onMove = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches('.move') ?? false)

async function toMoves(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to the list of moves' }).focus({ timeout: PATIENCE })
  await page.keyboard.press('Enter')
}

/** Moves by the Tab key, arrows and Enter; how many. */
async function byKeys(page: Page, most: number): Promise<number> {
  let turn = 0
  for (; turn < most && (await myTurn(page)); turn++) {
    if (turn === 0) await toMoves(page)
    const before = await momentOf(page)
    const goesOn = async (): Promise<boolean> => (await momentOf(page)) > before || (await over(page))
    // The table may play by itself what nobody has to decide, and the list is another then: whoever pressed in vain presses again.
    await expect(async () => {
      if (await goesOn()) return
      for (let i = 0; i < 30 && !(await onMove(page)); i++) await page.keyboard.press('Tab')
      // Whatever else has the focus is not pressed: it may lead away from the table.
      if (!(await onMove(page))) {
        await toMoves(page)
        throw new Error('no move has the focus yet')
      }
      if (turn % 3 === 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await drawn(page)
      // What cannot be taken back is asked twice.
      if (await asked(page)) await page.keyboard.press('Enter')
      await expect.poll(goesOn, { ...OFTEN, timeout: PATIENCE }).toBe(true)
    }).toPass()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  return turn
}

test('by keyboard alone, from the landing page and to the last move, and focus is never lost', async ({
  page,
  context,
}) => {
  const late = await lateTable(context)
  await page.goto('/')
  const against = page.locator('.game-card .button.first')
  await expect(against.first()).toBeVisible()
  await page.keyboard.press('Tab')
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('.game-card .button.first') ?? false)) break
    await page.keyboard.press('Tab')
  }
  await expect(against.and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.play-dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt')).toBeVisible()
  expect(await byKeys(page, BEGIN)).toBe(BEGIN)
  await page.goto(late)
  await expect(page.locator('#prompt')).toBeVisible()
  expect(await byKeys(page, 200)).toBeGreaterThan(3)
  expect(await over(page)).toBe(true)
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

test('on a phone by touch: the prompt stays in sight, a slip can be taken back beside it, and the second tap can be done without', async ({
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
  // Who likes it otherwise says so once, and every tap plays from then on, also at the next visit.
  const taps = page.getByLabel('A tap on a touch screen')
  await page.getByRole('button', { name: 'More' }).tap()
  await expect(taps).toHaveValue('confirm')
  await taps.selectOption({ label: 'plays at once' })
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.reload()
  await myTurn(page)
  const before = await momentOf(page)
  await choice.tap()
  await expect.poll(() => momentOf(page)).toBe(before + 1)
  await expect(page.locator('.tap-again')).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).tap()
  await expect(taps).toHaveValue('once')
  await context.close()
})

test('a refresh changes nothing', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  for (let turn = 0; turn < 3; turn++) {
    await playFrom(page)
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
