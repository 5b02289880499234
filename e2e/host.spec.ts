/** Keeping order from a phone: a line is reported, and the host deals with it and with who said it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { admin, serve } from '../server/main.ts'
import { expect, FIRST, overflow, type Page, paint, test } from './page-test.ts'
import { together } from './together.ts'

const PASSWORD = 'a rose by any name'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 720 }

/** Opens the talk of a table, wherever it is kept on this page. */
async function talk(page: Page): Promise<void> {
  const say = page.getByRole('textbox', { name: 'Say something' })
  if (!(await say.isVisible())) await page.getByRole('button', { name: /^Talk/ }).click()
  await expect(say).toBeVisible()
}

/** Opens the form of an act, gives the reason, and sends it. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name} ?: `) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Why/).fill('insults')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Done.')).toBeVisible()
}

async function fits(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK])
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: scheme })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  await paint(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a line is reported; the host on a phone removes it, mutes and bans; the banned one is out at once', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-host-'))
  const house = await serve({ port: 0, host: '127.0.0.1', dataDir, limits: 0, logLevel: 'error' })
  const context = await browser.newContext({ baseURL: house.url, viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.request.post('/api/v1/guests', { data: { name: 'Warden' } })
  await page.request.post('/api/v1/me/account', { data: { name: 'Warden', password: PASSWORD } })
  await page.goto('/host')
  await expect(page.getByText('You are signed in as Warden, and that account is not a host’s.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  const command = await admin({ dataDir })
  await command.setHost('Warden', true, 'the first')
  await command.close()

  const { host: anna, guest: rude, faults } = await together(browser, house.url, FIRST)
  await talk(rude)
  await rude.getByRole('textbox', { name: 'Say something' }).fill('You play like a turnip.')
  await rude.getByRole('button', { name: 'Send' }).click()
  await talk(anna)
  await anna
    .locator('.log')
    .getByRole('button', { name: /^Report or block/ })
    .click()
  await anna.getByLabel('What the host should know').fill('Not the first time.')
  await anna.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(anna.getByText('The host will read it.')).toBeVisible()
  await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.goto('/host')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('You play like a turnip.')).toBeVisible()
  await fits(page)

  await act(page, 'Remove the line')
  await expect(anna.getByText('Removed by the host.')).toBeVisible()
  await expect(anna.getByText('turnip')).toHaveCount(0)

  await act(page, 'Mute')
  await rude.getByRole('textbox', { name: 'Say something' }).fill('Turnip, I say.')
  await rude.getByRole('button', { name: 'Send' }).click()
  await expect(rude.getByText('takes nothing you say')).toBeVisible()

  await act(page, 'Ban')
  await expect(rude.locator('#prompt')).toHaveCount(0)
  await expect(rude.getByRole('alert')).toHaveText(/The host has shut you out of this house\. If that is a mistake/)
  expect(await (await rude.request.get('/api/v1/me')).json()).toEqual({ me: null })

  await act(page, 'Settle')
  await expect(page.getByText('No reports. All is quiet.')).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { name: /^Ban \(24 hours\)/ })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByText('banned until').click()
  await expect(page.getByRole('button', { name: /^Let in again/ })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'Tables', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'What the house keeps' })).toBeVisible()
  await fits(page)
  expect(faults()).toEqual([])
  await context.close()
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
})
