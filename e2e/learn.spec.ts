/// <reference lib="dom" />
/** The newcomer's path: from the landing page to a course, and through its first lesson. */
import { devices, type Page } from '@playwright/test'
import { expect, FIRST, moves, test } from './page-test.ts'

const guide = (page: Page) => page.getByRole('region', { name: 'The lesson' })

async function toTheFirstLesson(
  page: Page,
  use: (link: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.goto('/')
  await use(
    page
      .locator('.game-card')
      .first()
      .getByRole('link', { name: /^How to play/ })
      .last(),
  )
  const course = page.locator(`#${FIRST}`)
  await expect(course).toContainText('0 of')
  await use(course.getByRole('listitem').first().getByRole('link'))
  await expect(guide(page)).toContainText('Lesson 1 of')
}

test('a newcomer learns the first lesson with the mouse: a wrong try is answered, the right one praised and kept', async ({
  page,
}) => {
  await toTheFirstLesson(page, (link) => link.click())
  await page.locator('.table-board .choice').first().click()
  await expect(guide(page)).toContainText('Look again')
  await guide(page).getByRole('button', { name: 'Show me' }).click()
  await expect(guide(page).getByRole('status')).toContainText('Well led')
  await guide(page).getByRole('link', { name: 'Next lesson' }).click()
  await expect(guide(page)).toContainText('Lesson 2 of')
  await guide(page).getByRole('link', { name: 'All lessons' }).click()
  await expect(page.locator(`#${FIRST}`)).toContainText('1 of')
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('a newcomer learns the first lesson by keyboard alone', async ({ page }) => {
  const press = async (link: ReturnType<Page['getByRole']>): Promise<void> => {
    await link.focus()
    await page.keyboard.press('Enter')
  }
  await toTheFirstLesson(page, press)
  const right = moves(page).filter({ hasText: 'north-east 2' })
  await right.focus()
  await page.keyboard.press('Enter')
  await expect(guide(page).getByRole('status')).toContainText('Well led')
  // The keyboard is taken to the way on.
  await expect(guide(page).getByRole('link', { name: 'Next lesson' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(guide(page)).toContainText('Lesson 2 of')
})

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true })

  test('a newcomer learns the first lesson by touch', async ({ page }) => {
    // Whoever plays on the board has the list of moves folded.
    await page.addInitScript(() => localStorage.setItem('roses.rail', '{"moves":false}'))
    await toTheFirstLesson(page, (link) => link.tap())
    await page.locator('.table-board .choice').first().tap()
    await page.locator('.tap-again .button.first').tap()
    await expect(guide(page)).toContainText('Look again')
    await guide(page).getByRole('button', { name: 'Show me' }).tap()
    await expect(guide(page).getByRole('status')).toContainText('Well led')
  })
})
