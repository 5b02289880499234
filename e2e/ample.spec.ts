/// <reference lib="dom" />
/** For eyes that need more: text spacing, the page at 200 % and 400 %, forced colours, more contrast. Every game, every page once. */
import { mapSize, cutOff, edgeless, entangled, spaceOut, unread } from './ample.ts'
import { catalogue, drawn, expect, myTurn, overflow, picture, playFrom, playNow, test } from './page-test.ts'
import { keep, nearlyPlayed } from './saved.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A window of 1280 by 1024 as it is at 200 % and at 400 %. */
const ZOOMED = { '200 %': { width: 640, height: 512 }, '400 %': { width: 320, height: 256 } }
/** Letters are spaced out on every kind of page. */
const SPACED = [{ width: 1440, height: 720 }, { width: 390, height: 844 }, ...Object.values(ZOOMED)]
const USUAL = { width: 1280, height: 1024 }
/** Under this nobody plays on a map. */
const USABLE = 200

for (const { about } of catalogue)
  test(`zoomed in, spaced out or in the reader’s own colours, nothing that ${about.id} asks is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize(USUAL)
    await playNow(page, about.id)
    await myTurn(page)
    for (const [zoom, size] of Object.entries(ZOOMED)) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await mapSize(page)).height, zoom).toBeGreaterThanOrEqual(USABLE)
      expect.soft((await mapSize(page)).width, zoom).toBeGreaterThanOrEqual(size.width * 0.85)
      expect.soft(await overflow(page), zoom).toBeLessThanOrEqual(0)
      expect.soft(await cutOff(page), zoom).toEqual([])
      await picture(page, `ample-${about.id}-${size.width}`)
    }
    await page.setViewportSize(USUAL)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await edgeless(page)).toEqual([])
    await picture(page, `ample-${about.id}-forced`)
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    const faint = await page.evaluate(() => {
      const [probe, ink] = ['--quiet', '--ink'].map((token) => {
        const each = document.body.appendChild(document.createElement('i'))
        each.style.color = `var(${token})`
        return getComputedStyle(each).color
      })
      return probe !== ink
    })
    expect.soft(faint, 'quiet words are as dark as all others').toBe(false)
    await picture(page, `ample-${about.id}-contrast`)
    await page.emulateMedia({ contrast: 'no-preference' })
    await spaceOut(page)
    await expect.poll(() => overflow(page), 'text spacing').toBeLessThanOrEqual(0)
    expect.soft(await cutOff(page), 'text spacing').toEqual([])
    expect.soft(await entangled(page), 'text spacing').toEqual([])
    await picture(page, `ample-${about.id}-spaced`)
    for (const size of SPACED) {
      await page.setViewportSize(size)
      const where = `spaced out, ${size.width} by ${size.height}`
      await expect.poll(() => unread(page), where).toBeLessThanOrEqual(0)
      expect.soft(await overflow(page), where).toBeLessThanOrEqual(0)
      expect.soft(await cutOff(page), where).toEqual([])
      await picture(page, `ample-${about.id}-spaced-${size.width}`)
    }
  })

test('spaced out on a phone, the board stays where it is when the page of the end comes over it', async ({
  page,
  context,
}) => {
  const [first] = catalogue
  if (!first) throw new Error('the house has no games')
  const saved = await nearlyPlayed(first, 16)
  await keep(context, saved)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/local/${saved.id}`)
  await myTurn(page)
  await spaceOut(page)
  await expect.poll(() => unread(page)).toBeLessThanOrEqual(0)
  const board = page.locator('.table-board')
  // A longer question than all before gets its room, and keeps it.
  let before = await board.boundingBox()
  while (await myTurn(page)) {
    before = await board.boundingBox()
    await playFrom(page)
  }
  await expect(page.locator('#end-title')).toBeVisible()
  await drawn(page)
  expect(await board.boundingBox()).toEqual(before)
})

test('pages to read are whole at 400 %, spaced out and in the reader’s own colours', async ({ page }) => {
  const [first] = catalogue
  for (const path of [
    '/',
    '/keys',
    `/new/${first?.about.id}?with=bots`,
    `/rules/${first?.about.id}`,
    `/how/${first?.about.id}`,
  ]) {
    await page.setViewportSize(ZOOMED['400 %'])
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
    expect.soft(await cutOff(page), path).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await edgeless(page), path).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await spaceOut(page)
    expect.soft(await overflow(page), `${path} spaced`).toBeLessThanOrEqual(0)
    expect.soft(await cutOff(page), `${path} spaced`).toEqual([])
    await picture(page, `ample-page${path.replace(/\W+/g, '-')}`)
  }
})
