/// <reference lib="dom" />
import { catalogue, drawn, expect, moves, myTurn, playNow, test } from './page-test.ts'

test('whoever asks why reads the rule beside the board, follows its links there, and plays on', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  const link = page.locator('.prompt-why a').first()
  const rule = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.click()
  const shown = page.locator('.drawer-rules [data-found]')
  await expect(shown).toHaveAttribute('id', rule)
  await expect(shown).toBeFocused()
  await expect(shown).toBeInViewport()
  await expect(page.locator('.table-board .choice').first()).toBeVisible()
  await page.locator('.drawer-rules input[type=search]').fill('game')
  const hit = page.locator('.rules-hits a').nth(1)
  const place = (await hit.getAttribute('href'))?.slice(1) ?? ''
  await hit.click()
  await expect(shown).toHaveAttribute('id', place)
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//)
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer-rules')).toHaveCount(0)
  await expect(page.locator('#prompt')).toBeVisible()
})

test('what cannot be chosen says why when it is touched, and links to the rule', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  const before = await page.locator('.table').getAttribute('data-moment')
  await page.locator('.table-board .asks').first().dispatchEvent('click')
  const answer = page.locator('.notice.refusal')
  await expect(answer).toHaveText(/\w+/)
  const link = answer.locator('a')
  const rule = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.click()
  await expect(page.locator('.drawer-rules [data-found]')).toHaveAttribute('id', rule)
  expect(await page.locator('.table').getAttribute('data-moment')).toBe(before)
})

for (const { about } of catalogue)
  test(`at ${about.id} a finger that rests on what cannot be chosen hears why, and has played nothing when it lifts`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    await myTurn(page)
    // Others may decide at the same time: one's own question stays.
    const asked = await moves(page).allTextContents()
    const place = page.locator('.table-board .asks').first()
    const touch = { pointerType: 'touch', bubbles: true }
    await place.dispatchEvent('pointerdown', touch)
    await expect(page.locator('.notice.refusal')).toHaveText(/\w+/)
    await place.dispatchEvent('pointerup', touch)
    await place.dispatchEvent('click')
    await drawn(page)
    expect(await moves(page).allTextContents()).toEqual(asked)
  })

test('on paper a game is one sheet, without the keys of the page', async ({ page }) => {
  await page.goto(`/crib/${catalogue[1]?.about.id}`)
  await expect(page.locator('.crib section').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.top')).toBeHidden()
  await expect(page.locator('.rules-ways')).toBeHidden()
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

for (const { about } of catalogue)
  test(`the rules of ${about.id} are drawn by its board when they come near, and told in words`, async ({ page }) => {
    await page.goto(`/rules/${about.id}`)
    const examples = page.locator('.rules .worked')
    const boards = page.locator('.rules .worked .board')
    await expect(examples.first()).toBeAttached()
    const all = await examples.count()
    const last = examples.last()
    // Far down the page nothing is drawn before somebody comes.
    if (await last.evaluate((figure) => figure.getBoundingClientRect().top > 3 * innerHeight)) {
      expect(await boards.count()).toBeLessThan(all)
      await expect(last.locator('.board')).toHaveCount(0)
    }
    await last.scrollIntoViewIfNeeded()
    await expect(last.locator('.board')).toBeVisible()
    await expect(last.locator('figcaption')).toHaveText(/\w+/)
    await expect(last.locator('figcaption .sr')).toHaveText(/\w+/)
    // A picture is no place for the keyboard.
    expect(await last.locator('.worked-picture > div').evaluate((still: HTMLElement) => still.inert)).toBe(true)
    // On paper there are all of them.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(boards).toHaveCount(all)
  })

test('what changed is told at the end of the rules, with links, and a rule that changed says so', async ({ page }) => {
  for (const { about } of catalogue) {
    await page.goto(`/rules/${about.id}`)
    const told = page.locator('.rules-changes')
    await expect(told.locator('h2')).toBeVisible()
    const [change] = about.changes ?? []
    if (!change) {
      await expect(told.locator('.changes-none')).toHaveText(/\w+/)
      continue
    }
    const rule = change.rules[0] ?? ''
    await told.locator(`a[href='#${rule}']`).click()
    const place = page.locator(`.rules [id='${rule}']`)
    await expect(place).toBeInViewport()
    await place.locator('.changed a').click()
    await expect(told.locator('h2')).toBeInViewport()
  }
})
