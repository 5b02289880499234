/// <reference lib="dom" />
/** Played by keys and ears: what a held key does, where the focus waits, what is spoken and in which order. */
import { quick } from '../engine/index.ts'
import { playByEar } from './by-ear-game.ts'
import { keptTable } from './examiner.ts'
import {
  catalogue,
  drawn,
  expect,
  FIRST,
  momentOf,
  moves,
  myTurn,
  type Page,
  playFrom,
  playNow,
  test,
} from './page-test.ts'
import { WHOLE } from './tab-stops.ts'

/** Everything added to a live region since the page was opened. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = target instanceof Element && target.closest('[aria-live], [role="status"], [role="alert"]')
        if (live && !live.closest('[aria-hidden="true"]'))
          for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at?.id || at?.className || at?.tagName || ''
  })
}

for (const { about } of catalogue)
  test(`a held Enter plays one move of ${about.id} and no second, and the focus waits at the heading of the list`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    await myTurn(page)
    await moves(page).first().focus()
    const before = await momentOf(page)
    // Of the reader alone: where all choose at once the others go on meanwhile.
    const made = async (): Promise<number> =>
      (await keptTable(page, about.id)).entries.filter(({ seat }) => seat === 0).length
    // A second press without a release is a repeated key.
    for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    await expect.poll(() => focused(page)).toMatch(/^(moves-title|prompt)$/)
    await myTurn(page)
    const after = await made()
    for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await drawn(page)
    expect(await made()).toBe(after)
    expect(await page.evaluate(() => document.activeElement?.matches('.move'))).toBe(false)
    await page.locator('#moves-title').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.move'))).toBe(true)
  })

test('a drawer takes the focus of whoever opens it, and gives it back to where it came from', async ({ page }) => {
  await playNow(page, FIRST)
  await myTurn(page)
  const inRules = () => page.evaluate(() => document.activeElement?.closest('.drawer-rules') !== null)
  const why = page.getByRole('link', { name: /^Why\? Rule/ }).or(page.getByRole('button', { name: /^Why\? Rule/ }))
  await why.first().focus()
  const came = await focused(page)
  await page.keyboard.press('Enter')
  await expect.poll(inRules).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(came)
  await page.keyboard.press('r')
  await expect.poll(inRules).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/\bkey-rules\b/)
})

test('a step is told once: what was done, what it changed, and last what is asked; nothing is said of sending', async ({
  page,
}) => {
  const heard = await listen(page)
  await playNow(page, FIRST)
  await myTurn(page)
  for (let turn = 0; turn < 3 && (await myTurn(page)); turn++) {
    await playFrom(page)
  }
  await myTurn(page)
  // The other side may still be moving: what is told must have come to rest at what the page asks.
  await expect(async () => {
    const question = (await page.locator('.prompt-ask').textContent())?.replace(/^Your decision: /, '') ?? '?'
    const [deed = '?'] = (await page.locator('.log-line button').allTextContents()).slice(-1)
    const utterance = (await heard()).findLast((text) => text.includes(deed)) ?? ''
    expect(utterance.endsWith(question)).toBe(true)
    expect(utterance.indexOf(deed)).toBeLessThan(utterance.lastIndexOf(question))
  }).toPass()
  const deeds = await page.locator('.log-line button').allTextContents()
  const told = await heard()
  expect(told.filter((text) => text.includes('Sending'))).toEqual([])
  for (const deed of deeds.slice(-4))
    expect(told.filter((text) => text.includes(deed)).length).toBeLessThanOrEqual(
      deeds.filter((each) => each === deed).length,
    )
  expect(Math.max(...told.map((text) => text.length))).toBeLessThan(500)
})

test('after looking back, asking for advice and taking back, the focus waits at the question', async ({ page }) => {
  await playNow(page, FIRST)
  await myTurn(page)
  await playFrom(page)
  await myTurn(page)
  await page.locator('.log-line button').first().focus()
  await page.keyboard.press('Enter')
  const present = page.getByRole('button', { name: 'Back to now' })
  await present.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/prompt|moves-title/)
  const advice = page.locator('.advice button')
  await advice.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.advice li').first()).toBeVisible()
  expect(await focused(page)).not.toBe('BODY')
  // Taken back to the beginning there is nothing left to take back: its button can no longer be pressed.
  const undo = page.locator('.undo')
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeDisabled()
  await expect.poll(() => focused(page)).toMatch(/prompt|moves-title/)
})

test('by ear alone: a few decisions, each question of a quiz answered from what was told, and Tab goes round', async ({
  page,
}) => {
  const given = { game: FIRST, seats: 2, dice: quick(2), quizzes: 5, most: 2 }
  const { moves: made, asked, right, wrong, rounds } = await playByEar(page, given)
  expect({ made, wrong }).toEqual({ made: 2, wrong: [] })
  expect(right).toBe(asked)
  expect(asked).toBeGreaterThanOrEqual(5)
  for (const round of rounds.values()) expect(round).toMatchObject(WHOLE)
})

test('Escape makes the voice stop, and the dot says it once more', async ({ page }) => {
  const heard = await listen(page)
  await playNow(page, FIRST)
  await myTurn(page)
  const voice = page.getByRole('log').locator('p')
  await expect(voice).not.toHaveCount(0)
  const last = await voice.last().textContent()
  await page.keyboard.press('Escape')
  await expect(voice).toHaveCount(0)
  await expect.poll(async () => (await heard()).at(-1)).toBe('Quiet.')
  await page.locator('#prompt').focus()
  await page.keyboard.press('.')
  await expect(voice).toHaveText([last ?? '?'])
})

test('the story is one stop for the Tab key however long it is, and arrows walk over its lines', async ({ page }) => {
  await playNow(page, FIRST)
  for (let turn = 0; turn < 2 && (await myTurn(page)); turn++) {
    await playFrom(page)
  }
  await myTurn(page)
  await expect(page.locator('.log button:not([tabindex="-1"])')).toHaveCount(0)
  await page.locator('ol.log').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.log li button').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.locator('.log li button').first()).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('ol.log') ?? null)).toBeNull()
})

for (const { about } of catalogue)
  test(`the board in words of ${about.id} is one Tab stop, entered, walked and left`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('roses.ways', '{"words":true,"sounds":false}'))
    await playNow(page, about.id)
    await myTurn(page)
    const stops = page.locator('.words-board [tabindex="0"]')
    await expect(stops).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Command' }).focus()
    await page.keyboard.press('Tab')
    await expect(stops).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-part]') !== null)).toBe(true)
    await expect(stops).toHaveCount(1)
    await expect(stops).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.words-board') !== null)).toBe(false)
  })
