/// <reference lib="dom" />
/** What others did stays in sight, is told at the reader's pace, greets whoever comes back, and is counted at the end. */
import type { Match } from '../engine/index.ts'
import { catalogue, drawn, expect, test } from './page-test.ts'
import { keep, played } from './saved.ts'

/** Others have left marks, and the table waits: what leaves no choice it would play by itself. */
const waits = (match: Match, marks: number): boolean => marks > 0 && match.legal(0).length > 1

/** Steps that somebody who comes back has missed: fewer than the shortest game has. */
const AWAY = 12

for (const entry of catalogue) {
  const { id } = entry.about

  test(`at ${id} the marks of the others stay, one key puts them away, a line of the log lights its place; the past is walked at a pace that is remembered`, async ({
    page,
    context,
  }) => {
    const saved = await played(entry, waits)
    await keep(context, saved)
    await page.goto(`/local/${saved.id}`)
    const marks = page.locator('.marks .mark')
    await expect(marks).not.toHaveCount(0)
    // The page listens to keys once it has been drawn.
    await drawn(page)
    await page.keyboard.press('k')
    await expect(marks).toHaveCount(0)
    await page.keyboard.press('Escape')
    const lines = page.locator('.log .log-line button')
    const lit = page.locator('.marks .lit-place')
    for (let nth = (await lines.count()) - 1; nth >= 0 && (await lit.count()) === 0; nth--) {
      await lines.nth(nth).focus()
      await drawn(page)
    }
    await expect(lit).not.toHaveCount(0)
    await page.keyboard.press('k')
    await expect(marks).not.toHaveCount(0)
    // Back one moment and on again; a pause stands still, and nothing of it is lost.
    await page.keyboard.press(',')
    await expect(page.locator('.table.past')).toBeVisible()
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.locator('.playback .pace').selectOption('fast')
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(page.locator('#prompt.yours')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('roses.pace'))).toBe('fast')
  })

  test(`whoever comes back to ${id} reads what happened and what changed, and a reload does not lose it`, async ({
    page,
    context,
  }) => {
    const saved = await played(entry, (match, marks) => waits(match, marks) && match.entries.length > AWAY)
    await keep(context, saved, AWAY)
    await page.addInitScript(() => localStorage.setItem('roses.rail', '{"moves":false}'))
    await page.goto(`/local/${saved.id}`)
    const card = page.locator('.since-card')
    await expect(card.getByRole('heading').first()).toContainText('since you last looked')
    const happened = card.getByRole('list').first()
    const changed = card.getByRole('heading', { name: 'What has changed' })
    await expect(changed).toBeVisible()
    const told = await happened.textContent()
    expect(told).not.toBe('')
    await page.reload()
    await expect(happened).toHaveText(told ?? '')
    // In what has changed, a bot that decides at the same time may be ready by now.
    await expect(changed).toBeVisible()
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(page.locator('#prompt.yours')).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  test(`the end of ${id} says who won in the reader's terms, and its points by source add up`, async ({
    page,
    context,
  }) => {
    const saved = await played(entry)
    await keep(context, saved)
    await page.goto(`/local/${saved.id}`)
    const end = page.locator('.end-page')
    await expect(end.getByRole('heading').first()).toHaveText(/^(You win|.+ wins|A draw)/)
    const total = end.locator('.end-table').first().locator('tfoot td')
    await expect(total).toHaveText(saved.scores.map(String))
    // On a phone it lies over the question, and the board is found where it was.
    await page.setViewportSize({ width: 390, height: 844 })
    const place = (): Promise<string> =>
      page.locator('.table-board').evaluate((board) => JSON.stringify(board.getBoundingClientRect()))
    const under = await place()
    await page.getByRole('button', { name: 'The board, all open' }).click()
    await expect(end).toHaveCount(0)
    expect(await place()).toBe(under)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Look back' }).click()
    // A moment has a name and a place in the past; arrows walk on from there.
    const moment = page.locator('.key-moments button').first()
    await moment.click()
    await expect(moment).toHaveAttribute('aria-current', 'true')
    const at = (): Promise<string | null> => page.locator('.playback-controls .figures').textContent()
    const before = await at()
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).not.toBe(before)
  })
}
