/// <reference lib="dom" />
/**
 * Every dialogue and drawer by keys alone: Enter opens it, it has a name and takes the focus, Tab stays inside what lies over the page,
 * Escape closes it, and the focus is back where it came from.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { admin, serve } from '../server/main.ts'
import { expect, FIRST, myTurn, type Page, playNow, test } from './page-test.ts'
import { together } from './together.ts'

/** More than any dialogue has stops. */
const ENOUGH = 80
const PASSWORD = 'a rose by any name'

async function opened(page: Page, opener: Locator): Promise<Locator> {
  await opener.focus()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleName(/\S/)
  await expect.poll(() => held(page)).toBe('inside')
  return dialog
}

/** Where the focus is: in the dialogue, in the bars of the browser, or on something that lies under the dialogue. */
async function held(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = document.activeElement
    if (now === null || now === document.body) return 'outside the page'
    return now.closest('dialog:modal') ? 'inside' : `under it: ${now.outerHTML.slice(0, 80)}`
  })
}

/** Goes once round with the Tab key, and back. */
async function keeps(page: Page): Promise<void> {
  // What is in it may come a moment after it.
  const count = (): Promise<number> =>
    page
      .locator('dialog:modal')
      .evaluate((box) => box.querySelectorAll('a, button, input, select, textarea, summary').length)
  await expect.poll(count).toBeGreaterThan(0)
  const stops = await count()
  expect(stops).toBeLessThan(ENOUGH)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press <= stops + 1; press++) {
      await page.keyboard.press(key)
      expect(await held(page)).toMatch(/^(inside|outside the page)$/)
    }
}

async function wholeDialogue(page: Page, opener: Locator, back: Locator = opener): Promise<void> {
  await opened(page, opener)
  await keeps(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(back).toBeFocused()
}

async function wholeDrawer(page: Page, id: string, key: string): Promise<void> {
  const inside = (): Promise<boolean> =>
    page.evaluate((name) => document.activeElement?.closest(`.drawer-${name}`) !== null, id)
  const sign = page.locator(`.key-${id}`)
  for (const open of ['Enter', key]) {
    if (await page.locator(`.drawer-${id}`).isVisible()) await page.keyboard.press('Escape')
    await expect(page.locator(`.drawer-${id}`)).toHaveCount(0)
    await (open === 'Enter' ? sign : page.locator('#prompt')).focus()
    await page.keyboard.press(open)
    await expect.poll(inside, `${id} by ${open}`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator(`.drawer-${id}`)).toHaveCount(0)
    await expect(sign).toBeFocused()
  }
}

test('the dialogues and drawers of a table against bots: menu, giving up, keys, words, moves, rules', async ({
  page,
}) => {
  await page.goto('/')
  const plate = page.locator('.game-card').filter({ has: page.locator(`#game-${FIRST}`) })
  await wholeDialogue(page, plate.getByRole('button').first())
  await playNow(page)
  await myTurn(page)
  const menu = page.getByRole('button', { name: 'More', exact: true })
  await wholeDialogue(page, menu)
  // One dialogue leads to another: the focus comes back to where both began.
  await opened(page, menu)
  await wholeDialogue(page, page.getByRole('button', { name: 'Resign' }), menu)
  await opened(page, menu)
  await wholeDialogue(page, page.getByRole('button', { name: 'Keys', exact: true }), menu)
  const prompt = page.locator('#prompt')
  await prompt.focus()
  await page.keyboard.press('?')
  await expect.poll(() => held(page)).toBe('inside')
  await page.keyboard.press('Escape')
  await expect(prompt).toBeFocused()
  for (const [id, key] of [
    ['words', 'i'],
    ['moves', 'm'],
    ['rules', 'r'],
  ] as const)
    await wholeDrawer(page, id, key)
})

test('the dialogues of a table with people: talk, notes, a report to the host, the seal of the dice, what is unread', async ({
  browser,
  baseURL,
}) => {
  const { host, guest, faults } = await together(browser, baseURL ?? '', FIRST)
  await wholeDrawer(guest, 'talk', 't')
  await wholeDrawer(guest, 'notes', 'n')
  await guest.locator('.key-talk').press('Enter')
  await guest.getByRole('textbox', { name: 'Say something' }).fill('Well met.')
  await guest.keyboard.press('Enter')
  await host.locator('.key-talk').press('Enter')
  const line = host.locator('.log').getByRole('button', { name: /^Report or block/ })
  await wholeDialogue(host, line)
  // Whoever has said nothing is reported by where they sit.
  await wholeDialogue(host, host.locator('.company').getByRole('button', { name: /^Report or block/ }))
  await opened(host, line)
  await host.getByLabel('What the host should know').fill('A test of the form.')
  await host.keyboard.press('Tab')
  await host.keyboard.press('Tab')
  await expect(host.getByRole('button', { name: 'Report', exact: true })).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(host.getByText('The host will read it.')).toBeVisible()
  await expect(host.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(line).toBeFocused()
  await wholeDialogue(host, host.locator('.dice-seal'))
  await wholeDialogue(host, host.getByRole('button', { name: 'More', exact: true }))
  await host.goto('/')
  await wholeDialogue(host, host.locator('.tray-bell'))
  expect(faults()).toEqual([])
})

test('the dialogues of whoever keeps the house: every deed asks for its reason in one', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-keys-'))
  const house = await serve({ port: 0, host: '127.0.0.1', dataDir, limits: 0, logLevel: 'error' })
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.request.post('/api/v1/guests', { data: { name: 'Warden' } })
  await page.request.post('/api/v1/me/account', { data: { name: 'Warden', password: PASSWORD } })
  const command = await admin({ dataDir })
  await command.setHost('Warden', true, 'the first')
  await command.close()
  await together(browser, house.url, FIRST)
  await page.goto('/host/tables')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Go on' }).click()
  const deeds = page.locator('button:has(> .sr)').filter({ visible: true })
  await deeds.first().waitFor()
  for (const deed of await deeds.all()) await wholeDialogue(page, deed)
  await context.close()
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
})
