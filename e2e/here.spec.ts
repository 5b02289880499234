/// <reference lib="dom" />
/** Tables of this browser: several people at one device, no network, another day. */
import { readFileSync } from 'node:fs'
import type { AnyGame } from '../engine/game.ts'
import { defaultOptions } from '../engine/options.ts'
import { quick } from '../engine/dice.ts'
import { sameSight } from '../web/table/secrets.ts'
import {
  catalogue,
  expect,
  momentOf,
  moves,
  OFTEN,
  over,
  type Page,
  picture,
  playFrom,
  playNow,
  pressFirst,
  test,
} from './page-test.ts'

const STEPS = 14

/** Whether the device changes hands between two who see different things, in the first steps of a game. */
function secretsWithin(game: AnyGame, steps: number): boolean {
  const dice = quick(1)
  const state = game.setup(Math.min(...game.about.seatCounts), defaultOptions(game.about), dice)
  let [viewer = 0] = game.awaiting(state)
  for (let step = 0; step < steps; step++) {
    const waiting = game.awaiting(state)
    const [next = viewer] = waiting.includes(viewer) ? [viewer] : waiting
    if (!sameSight(game.view(state, viewer), viewer, game.view(state, next), next)) return true
    viewer = next
    game.apply(state, viewer, game.legal(state, viewer)[0], dice, null)
  }
  return false
}

/** Whether a step was made: the next moment is there, or the curtain before it. */
function goesOn(page: Page, before: number): Promise<boolean> {
  return page.evaluate((moment) => {
    document.querySelector<HTMLElement>('.tap-again .button.first')?.click()
    const table = document.querySelector('.table')
    return document.querySelector('.curtain') !== null || Number(table?.getAttribute('data-moment') ?? 0) > moment
  }, before)
}

for (const entry of catalogue)
  test(`pass and play at ${entry.about.id}: a curtain falls exactly where there are secrets`, async ({ page }) => {
    const secret = secretsWithin(await entry.load(), STEPS)
    await page.goto(`/new/${entry.about.id}?with=here`)
    await page.getByLabel('Name of player 1').fill('Ann')
    await page.getByLabel('Name of player 2').fill('Ben')
    await page.getByRole('button', { name: 'Start' }).click()
    let curtains = 0
    for (let turn = 0; turn < STEPS; turn++) {
      await page.locator('.curtain, #moves .move').first().waitFor()
      const curtain = page.locator('.curtain')
      if ((await curtain.count()) > 0) {
        curtains++
        // Behind it nothing of the table is on the page at all.
        await expect(page.locator('.table-board, .log, .seats')).toHaveCount(0)
        await expect(curtain.getByRole('button')).toBeFocused()
        if (curtains === 1) await picture(page, `curtain-${entry.about.id}`)
        await curtain.getByRole('button').click()
      }
      // What leaves no choice the table plays by itself, and the next curtain falls: behind it there is no moment to be asked for.
      const before = await page.evaluate(() => document.querySelector('.table')?.getAttribute('data-moment') ?? null)
      if (before === null) continue
      await pressFirst(page)
      await expect.poll(() => goesOn(page, Number(before)), OFTEN).toBe(true)
    }
    if (secret) expect(curtains).toBeGreaterThan(0)
    else expect(curtains).toBe(0)
  })

test.describe('without the network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a local table goes on without the network, also after closing the tab', async ({ page, context }) => {
    await playNow(page)
    await moves(page).first().waitFor()
    // What the table is made of is being kept in the background.
    const missing = (): Promise<number> =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return Infinity
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
        const kept = await Promise.all(files.map(({ name }) => caches.match(name, { ignoreVary: true })))
        return kept.filter((file) => !file).length
      })
    await expect.poll(missing).toBe(0)
    const url = page.url()
    await moves(page).first().click()
    await moves(page).first().waitFor()
    const log = await page.locator('.log').textContent()
    await context.setOffline(true)
    await page.close()
    const again = await context.newPage()
    await again.goto(url)
    await expect(again.locator('.log')).toHaveText(log ?? '')
    const before = await momentOf(again)
    await moves(again).first().click()
    await expect.poll(() => momentOf(again)).toBeGreaterThan(before + 1)
    await context.setOffline(false)
  })
})

test('looking back: scrub, key moments, other eyes, a true record, a link to a moment', async ({ page }) => {
  await playNow(page)
  for (let turn = 0; turn < 5; turn++) {
    await moves(page).first().waitFor()
    await playFrom(page)
  }
  await moves(page).first().waitFor()
  // A line of the log leads to its moment, and back.
  await page.keyboard.press('Escape')
  await page.locator('.log button').first().click()
  await expect(page.locator('.table.past')).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('#prompt')).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign' }).last().click()
  await expect.poll(() => over(page)).toBe(true)
  await page.getByRole('link', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.locator('.playback-says')).not.toHaveText('The beginning.')
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await page.getByLabel('Through whose eyes').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Verify the luck' }).click()
  await expect(page.getByText('The luck is true')).toBeVisible()
  await picture(page, 'replay')
  expect(page.url()).toContain('eyes=watch')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  await page.goto('/replay/file')
  const file = { name: 'game.txt', mimeType: 'text/plain' }
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...file, buffer: Buffer.from(text.replace(/^1\. 1 .*$/m, '1. 1 X ~00000000')) })
  await expect(page.getByRole('alert')).toContainText('does not hold')
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(text) })
  await expect(page.locator('.replay')).toBeVisible()
})

test('two tabs of one table: the one that acted last has it, and nothing happens twice', async ({ page, context }) => {
  await playNow(page)
  await moves(page).first().waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await moves(second).first().waitFor()
  await moves(second).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is open in another tab')
  await expect(page.locator('.table-board')).toHaveCount(0)
  // The bot answers once, in the tab that plays.
  await expect.poll(() => momentOf(second)).toBeGreaterThanOrEqual(2)
  await moves(second).first().waitFor()
  const log = await second.locator('.log').textContent()
  await page.getByRole('button', { name: 'Play here' }).click()
  await expect(page.locator('.log')).toHaveText(log ?? '')
  await moves(page).first().click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This table is open in another tab')
})
