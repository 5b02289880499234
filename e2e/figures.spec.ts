/// <reference lib="dom" />
/** A newcomer with the box at home: finds a figure, corrects it, is told of nonsense, and plays at a table that says what differs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, serve } from '../server/main.ts'
import { catalogue, expect, type Page, test } from './page-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PASSWORD = 'a rose by any name'

/** A number that somebody with the box would correct, and what is on theirs. */
async function correctable() {
  const entry = catalogue.find(({ about }) => about.options.some(({ kind }) => kind === 'figures'))
  if (!entry) throw new Error('no game of the house has figures to correct')
  const game = await entry.load()
  const figure = game.figures?.(null).find(({ field, path }) => field?.kind === 'number' && path.includes('.'))
  if (figure?.field?.kind !== 'number') throw new Error('no number to correct')
  const here = Number(figure.value) + 1
  return { id: entry.about.id, path: figure.path, here, max: figure.field.max }
}

test('a figure is corrected from the box, nonsense is refused at the field, and the table with bots says what differs', async ({
  page,
}) => {
  const { id, path, here, max } = await correctable()
  await page.goto('/')
  await page.locator(`a[href="/figures/${id}"]`).click()
  await expect(page.locator('.figure-source.reconstructed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Correct figures' }).click()
  const cell = page.locator(`[data-path="${path}"]`)
  const field = cell.locator('input')
  await field.fill('<b>500</b>')
  await expect(cell.getByRole('alert')).toContainText(`to ${max}`)
  await expect(page.getByRole('link', { name: 'Play against bots' })).toHaveCount(0)
  await field.fill(String(here))
  await expect(cell.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.figure-bar')).toContainText('One figure differs from the box.')
  await page.getByRole('link', { name: 'Play against bots' }).click()
  const told = page.locator('.differs')
  await expect(told).toContainText(String(here))
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('dialog').locator('.differs')).toContainText('One figure differs from the box.')
})

test('a set is kept by name, found on another device, passed on as a link and a file, and made the house’s by its host', async ({
  browser,
}) => {
  const { id, path, here } = await correctable()
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-figures-'))
  const house = await serve({ port: 0, host: '127.0.0.1', dataDir, limits: 0, logLevel: 'error' })
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce', locale: 'en-GB' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    return await context.newPage()
  }
  const [home, away, stranger] = [await open(), await open(), await open()]
  await home.request.post('/api/v1/guests', { data: { name: 'Warden' } })
  await home.request.post('/api/v1/me/account', { data: { name: 'Warden', password: PASSWORD } })
  const command = await admin({ dataDir })
  await command.setHost('Warden', true, 'the first')
  await command.close()

  await home.goto(`/figures/${id}`)
  await home.getByRole('button', { name: 'Correct figures' }).click()
  await home.locator(`[data-path="${path}"] input`).fill(String(here))
  await home.getByLabel('Name of the set').fill('My <b>box</b>')
  await home.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(home.getByText('Kept.')).toBeVisible()
  await home.getByRole('button', { name: 'Copy a link' }).click()
  await expect(home.getByText('Copied.')).toBeVisible()
  const link = await home.evaluate(() => navigator.clipboard.readText())
  const downloading = home.waitForEvent('download')
  await home.getByRole('link', { name: 'Save as a file' }).click()
  const file = await (await downloading).path()

  // Another device of the same person has it, and can forget it for both.
  await away.request.post('/api/v1/sessions', { data: { name: 'Warden', password: PASSWORD } })
  await away.goto(`/figures/${id}`)
  await away.getByRole('button', { name: 'Correct figures' }).click()
  await away.getByRole('button', { name: /^Open ?: My <b>box/ }).click()
  await expect(away.locator(`[data-path="${path}"] input`)).toHaveValue(String(here))

  // Somebody else opens what was passed on, with its name as plain text, and nothing but what differs.
  const opened = async (): Promise<void> => {
    await expect(stranger.getByText('Opened a set that somebody calls “My <b>box</b>”.')).toBeVisible()
    await expect(stranger.locator('.figure-bar')).toContainText('One figure differs from the box.')
    await expect(stranger.locator('[data-path]')).toHaveCount(1)
  }
  await stranger.goto(link)
  await opened()
  await stranger.getByRole('button', { name: 'Everything as in the box' }).click()
  await stranger.goto(`/figures/${id}`)
  await stranger.getByRole('button', { name: 'Correct figures' }).click()
  await expect(stranger.getByRole('heading', { name: 'For the host' })).toHaveCount(0)
  await stranger.locator('input[type="file"]').setInputFiles({
    name: 'nonsense.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"startingMoney":"<b>"'),
  })
  await expect(stranger.getByText('This is no set of figures of this game.')).toBeVisible()
  await stranger.locator('input[type="file"]').setInputFiles(file)
  await opened()

  // The host lets the house play by it: whoever sets a table is told.
  await home.getByLabel('What the house calls them').fill('The club’s box')
  await home.getByLabel('Why (kept in the audit)').fill('as printed here')
  await home.getByRole('button', { name: 'Make them the house’s' }).click()
  // The password is asked for on the spot, and what was typed is still there.
  await home.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await home.getByRole('button', { name: 'Go on' }).click()
  await expect(home.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
  await home.getByRole('button', { name: 'Make them the house’s' }).click()
  await expect(home.getByText('The host of this house has set its own figures, called “The club’s box”')).toBeVisible()
  await stranger.goto(`/new/${id}?with=friends`)
  await expect(stranger.getByLabel('Figures')).toContainText('The house’s: The club’s box')
  await expect(stranger.locator('.differs')).toContainText('One figure differs from the box.')
  await home.getByRole('button', { name: 'The house plays as in the box again' }).click()
  await expect(home.getByText('The host of this house has set')).toHaveCount(0)
  for (const page of [home, away, stranger]) await page.context().close()
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
})
