/// <reference lib="dom" />
/** By keys alone in another browser than Chromium: Tab goes round a table, and a move of each game is made on its board. */
import { catalogue, drawn, expect, momentOf, myTurn, type Page, playNow, test } from './page-test.ts'
import { tabRound, WHOLE } from './tab-stops.ts'

/** More presses than any table has stops. */
const ENOUGH = 300
/** A place, with how many, and once more because it cannot be taken back: no move takes more presses of Enter than these. */
const PRESSES = 12
const CHOICE = '.board .choice, .board .choice *'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page before the first has no store.
    if (location.protocol.startsWith('http')) localStorage.setItem('roses.ways', '{"words":true,"sounds":false}')
  })
})

/** Presses a key until the focus has come to such a part. */
async function walkTo(page: Page, key: string, selector: string): Promise<void> {
  for (let press = 0; press < ENOUGH; press++) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`${key} never comes to ${selector}`)
}

for (const { about } of catalogue) {
  test(`Tab goes round a table of ${about.id} and leaves it again`, async ({ page }) => {
    await playNow(page, about.id)
    await myTurn(page)
    const round = await tabRound(page)
    expect(round).toMatchObject(WHOLE)
    console.log(`${about.id}: ${round.stops} stops`)
  })

  test(`a move of ${about.id} is made on the board by keys alone`, async ({ page }) => {
    await playNow(page, about.id)
    // The first question of a game may have nothing to take on the board: then it stands as a button, and the next is tried.
    for (let question = 0, drawing = false; !drawing && question < PRESSES; question++) {
      await myTurn(page)
      const before = await momentOf(page)
      await page.locator('#prompt').focus()
      drawing = (await page.locator('.board .choice').filter({ visible: true }).count()) > 0
      await walkTo(page, drawing ? 'Shift+Tab' : 'Tab', drawing ? CHOICE : '.few-choices button')
      await pressUntilPlayed(page, before)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
      if (drawing) return
    }
    throw new Error('nothing was ever to be taken on the board')
  })
}

/** Enter on what has the focus, and on whatever is asked next, until the step is made. */
async function pressUntilPlayed(page: Page, before: number): Promise<void> {
  for (let press = 0; press < PRESSES && (await momentOf(page)) === before; press++) {
    await page.keyboard.press('Enter')
    await drawn(page)
    if ((await momentOf(page)) > before) break
    // A question on the board has taken the focus; what is asked once more stands under the question.
    if ((await page.locator('.ask').count()) > 0) continue
    const again = (await page.locator('.tap-again').count()) > 0
    await walkTo(page, 'Tab', again ? '.tap-again .button.first' : CHOICE)
  }
  await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
}
