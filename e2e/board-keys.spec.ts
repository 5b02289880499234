/// <reference lib="dom" />
/** The Tab key on the boards: it reaches what can be taken, in any browser, and it leaves again. */
import { described, spotsIn } from '../engine/outline.ts'
import { keptTable, sayingOf } from './examiner.ts'
import {
  catalogue,
  drawn,
  expect,
  momentOf,
  myTurn,
  type Page,
  played,
  playFrom,
  playNow,
  pressFirst,
  test,
} from './page-test.ts'

/** More than any board has stops. */
const ENOUGH = 250

/** The stops of the Tab key from the first of the board to the last, each numbered as it is met. */
async function stops(page: Page): Promise<readonly number[]> {
  await page.locator('.board [tabindex="0"], .board button').first().focus()
  const met: number[] = []
  for (let press = 0; press < ENOUGH; press++) {
    const stop = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement || at instanceof SVGElement) || !at.closest('.board')) return null
      const page = document.documentElement.dataset
      page['stops'] ??= '0'
      at.dataset['stop'] ??= page['stops'] = `${Number(page['stops']) + 1}`
      return Number(at.dataset['stop'])
    })
    if (stop === null) return met
    met.push(stop)
    await page.keyboard.press('Tab')
  }
  throw new Error(`still on the board after ${ENOUGH} presses: ${met.slice(-6).join(', ')}`)
}

for (const { about } of catalogue)
  test(`Tab walks over the board of ${about.id} and leaves it again, and every choice is a stop, and nothing else on the map`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    for (const steps of [0, 9]) {
      for (let step = 0; step < steps && (await myTurn(page)); step++) await playFrom(page)
      // A short game may be over by then: there is nothing left to take.
      if (!(await myTurn(page))) break
      const controls = await page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>('.board svg, .board svg *')].flatMap((each) => {
          const names = each.getAttributeNames().filter((name) => /^tabindex$/i.test(name))
          const taken = each.matches('.choice, [role="button"]')
          if (names.length === 0 && !taken && !each.matches('.spot')) return []
          const meant = taken ? 0 : Number(each.getAttribute('tabindex'))
          return [{ names: names.join(' '), at: each.tabIndex, meant, taken, label: each.getAttribute('aria-label') }]
        }),
      )
      // Not by Chromium's favour: the attribute is spelled as every browser knows it, the property is what was meant.
      expect(controls.filter(({ names, at, meant }) => names !== 'tabindex' || at !== meant)).toEqual([])
      expect(controls.filter(({ at, label }) => at === 0 && !label)).toEqual([])
      const order = controls.filter(({ taken }) => taken)
      const idle = await page
        .locator('.board-map .spot:not(.choice)')
        .evaluateAll((parts) => parts.filter((part) => (part as SVGElement).tabIndex >= 0).length)
      expect(idle).toBe(0)
      const met = await stops(page)
      // Nothing throws the focus back: no stop is met twice.
      expect(met).toEqual([...new Set(met)])
      expect(met.length).toBeGreaterThanOrEqual(order.length)
    }
  })

for (const { about } of catalogue)
  test(`the focus is not lost when a step takes away what had it, at ${about.id}`, async ({ page }) => {
    await playNow(page, about.id)
    for (let step = 0; step < 4 && (await myTurn(page)); step++) {
      const before = await momentOf(page)
      // Where there are few choices they are buttons under the question, and the board hides its own.
      const choice = page.locator('.board .choice:visible, .rail-choices button:visible').first()
      await choice.focus()
      await expect(choice).toBeFocused()
      await page.keyboard.press('Enter')
      await drawn(page)
      const asked = page.locator('.ask button').first()
      if ((await asked.count()) > 0) await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
      if ((await momentOf(page)) === before) await pressFirst(page)
      await played(page, before)
    }
  })

for (const { about } of catalogue)
  test(`arrows walk over the drawing of ${about.id}, and what they come to tells its facts in the words of the board in words`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    await myTurn(page)
    const spots = await page.locator('.board svg .spot').count()
    test.skip(spots === 0, 'a board of buttons and text has no drawing to walk over')
    await page.locator('.board svg[tabindex="0"]').first().focus()
    const told = new Set<string>()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      await drawn(page)
      const card = page.getByRole('tooltip')
      if (await card.isVisible()) told.add((await card.textContent()) ?? '')
    }
    expect(told.size).toBeGreaterThanOrEqual(2)
    const match = await keptTable(page, about.id)
    const say = await sayingOf(match, about.id)
    const view = match.view(0)
    const sentences = spotsIn(match.game.speech.outline?.(view) ?? []).flatMap(({ place }) =>
      described(match.game, view, place).map(say),
    )
    const spoken = [...told].filter((card) => sentences.some((sentence) => card.includes(sentence)))
    expect(spoken.length).toBeGreaterThanOrEqual(1)
  })
