/// <reference lib="dom" />
/**
 * The newcomer's path, on the page alone: from the landing page to a course, through its first lessons with a wrong try, and to the
 * end of the first whole game with its coach; with a mouse, a finger or the keyboard, and with what a screen reader says of it.
 */
import { devices, type Locator, type Page } from '@playwright/test'
import { Ears } from './ears.ts'
import { catalogue, expect, FIRST, momentOf, moves, myTurn, OFTEN, played, playNow, test } from './page-test.ts'

const guide = (page: Page): Locator => page.getByRole('region', { name: 'The lesson' })
const told = (page: Page): Locator => guide(page).getByRole('status')

/** Whatever somebody does who uses a link or a button, and how they make one move of a game. */
interface Hand {
  readonly use: (link: Locator) => Promise<void>
  /** Plays the move of these words; whichever comes first without any. */
  readonly move: (words?: string) => Promise<void>
}

/** Where on the board the move of these words is made; whichever comes first without any. */
function choice(page: Page, words?: string): Locator {
  const board = page.locator('.table-board')
  return (words === undefined ? board.locator('.choice') : board.getByRole('button', { name: words })).first()
}

/** Waits until there is something to choose (`true`) or the page of the end has come (`false`). */
async function goesOn(page: Page): Promise<boolean> {
  const end = page.locator('.end-page')
  await page.locator('.table-board .choice').or(end).first().waitFor()
  return (await end.count()) === 0
}

async function newcomer(page: Page, { use, move }: Hand): Promise<void> {
  const ears = await Ears.on(page)
  const heard = (words: RegExp): Promise<void> =>
    expect.poll(() => ears.said.some((each) => words.test(each)), OFTEN).toBe(true)
  await page.goto('/')
  const card = page.locator('.game-card').first()
  await use(card.getByRole('link', { name: /^How to play/ }).last())
  const course = page.locator(`#${FIRST}`)
  await expect(course).toContainText('0 of 6')
  const lessons = course.getByRole('listitem').getByRole('link')
  await expect(lessons.first()).toHaveAttribute('aria-current', 'step')
  await use(lessons.first())

  // A wrong try is answered for what it is, and the table is as it was.
  await expect(guide(page)).toContainText('Lesson 1 of')
  await move('Play west 3:')
  await expect(told(page)).toContainText('that card leads the crown somewhere else')
  await heard(/that card leads the crown somewhere else/)
  expect(await momentOf(page)).toBe(0)
  await use(guide(page).getByRole('button', { name: 'Show me' }))
  await heard(/Well led/)
  await expect(guide(page).getByRole('link', { name: 'Next lesson' })).toBeFocused()
  await use(guide(page).getByRole('link', { name: 'Next lesson' }))

  await expect(guide(page)).toContainText('Lesson 2 of')
  await move('Play west 1:')
  await heard(/One land of 4: it was worth 9, now it is worth 16/)
  await use(guide(page).getByRole('link', { name: 'All lessons' }))
  await expect(course).toContainText('2 of 6')
  await expect(lessons.first()).toHaveAccessibleName(/, learned$/)
  await use(lessons.last())

  // The last lesson is a whole game, with somebody beside the board who says what the decision is about.
  await expect(guide(page)).toContainText('The last roses of a game')
  await expect(told(page)).toContainText('Coach')
  let turns = 0
  for (; turns < 60 && (await goesOn(page)); turns++) {
    const before = await momentOf(page)
    await move()
    await expect.poll(() => momentOf(page), OFTEN).toBeGreaterThan(before)
  }
  expect(turns).toBeGreaterThan(3)
  const end = page.getByRole('region', { name: /^(You win|.+ wins)/ })
  await expect(end.getByRole('heading', { level: 2 })).toBeVisible()
  await heard(/The crown is yours|York is ahead this time/)
  await expect(guide(page).getByRole('link', { name: 'Play against bots' })).toBeFocused()
  await use(guide(page).getByRole('link', { name: 'All lessons' }))
  await expect(course).toContainText('3 of 6')
  expect(await page.evaluate(() => document.cookie)).toBe('')
}

test('a newcomer comes from the landing page to the end of a first game with the mouse', async ({ page }) => {
  await newcomer(page, {
    use: (link) => link.click(),
    move: async (words) => {
      await choice(page, words).click()
      // What cannot be got back is asked twice.
      const sure = page.getByRole('dialog').locator('button.choice')
      if ((await sure.count()) > 0) await sure.first().click()
    },
  })
})

test('a newcomer comes from the landing page to the end of a first game by keyboard alone', async ({ page }) => {
  /** By the Tab key and nothing else. */
  const walkTo = async (wanted: Locator): Promise<void> => {
    await wanted.waitFor()
    for (let at = 0; at < 200; at++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key does not lead to ${wanted.toString()}`)
  }
  await newcomer(page, {
    use: async (link) => {
      await walkTo(link)
      await page.keyboard.press('Enter')
    },
    move: async (words) => {
      const before = await momentOf(page)
      await walkTo(moves(page).first())
      const at =
        words === undefined ? 0 : (await moves(page).allTextContents()).findIndex((text) => text.includes(words))
      for (let down = 0; down < at; down++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      if (words === undefined) await played(page, before)
    },
  })
})

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true })

  test('a newcomer comes from the landing page to the end of a first game by touch', async ({ page }) => {
    // Whoever plays on the board has the list of moves folded.
    await page.addInitScript(() => localStorage.setItem('roses.rail', '{"moves":false}'))
    await newcomer(page, {
      use: (link) => link.tap(),
      move: async (words) => {
        await choice(page, words).tap()
        // A hero is asked for in words, once; whatever else is shown by the first tap is played by the next.
        const sure = page.getByRole('dialog').locator('button.choice')
        const play = page.locator('.tap-again .button.first')
        await play.or(sure).first().waitFor()
        await ((await sure.count()) > 0 ? sure.first() : play).tap()
      },
    })
  })
})

test('on a low desk the options of a coach stand with their reasons under the choices, and the board is as large as ever', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await playNow(page)
  await myTurn(page)
  const board = page.locator('.table-board')
  const before = await board.boundingBox()
  await page.evaluate(() => localStorage.setItem('roses.rail', JSON.stringify({ coach: true })))
  await page.reload()
  const hints = page.locator('.advice .hint')
  await expect(hints.nth(1)).toBeVisible()
  await hints.first().click()
  // A later decision has what the others did beside it.
  await expect(page.locator('.coach-did')).toBeAttached()
  await expect(hints.nth(1)).toBeInViewport({ ratio: 1 })
  await expect(hints.nth(1).locator('.foresight-line').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.few-choices .choice-button').last()).toBeInViewport({ ratio: 1 })
  expect(await board.boundingBox()).toEqual(before)
})

test('who looks for lessons that are not there is told so, and led to the rules and to the lessons there are', async ({
  page,
}) => {
  await page.goto('/learn/regency')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No game here goes by that name.')
  await expect(page.locator('.course')).toHaveCount(catalogue.length)
  await page.goto(`/learn/${FIRST}/regency`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('has no lesson of that name.')
  await expect(page.getByRole('link', { name: 'All the rules' })).toHaveAttribute('href', `/rules/${FIRST}`)
  // A game's own lessons have an address.
  await page.goto(`/learn/${FIRST}`)
  await expect(page.locator('.course')).toHaveCount(1)
  await page.getByRole('link', { name: 'All lessons' }).click()
  await expect(page.locator('.course')).toHaveCount(catalogue.length)
})
