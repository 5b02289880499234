/// <reference lib="dom" />
/** The table page itself, for every game: the board comes first, what is asked is in sight, and nothing jumps. */
import {
  catalogue,
  expect,
  FIRST,
  momentOf,
  myTurn,
  type Page,
  playNow,
  played as seenPlayed,
  test,
} from './page-test.ts'
import { LOCALES } from '../engine/words.ts'
import { decisionsOf, openSaved, played } from './saved.ts'
import { decider, together } from './together.ts'

/** The width of the panel, and how wide the map is for its height. */
const DESKS = [
  { width: 1280, height: 720, rail: 357 },
  { width: 1440, height: 900, rail: 365 },
] as const
const PHONE = { width: 390, height: 844 } as const
const LINE = 24

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(page: Page, part: string): Promise<Box> {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`nothing to see of ${part}`)
  return box
}

/** How much of the log can be read, in pixels: without its tools, and without whatever lies over its lines. */
function logRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const log = document.querySelector('.rail-log')
    const tools = log?.querySelector('.log-tools')?.getBoundingClientRect()
    if (!log || !tools) return 0
    const { left, width, bottom } = log.getBoundingClientRect()
    // What is foreseen lets the pointer through, and so would not be met at a point.
    const strips = [...document.querySelectorAll('.rail-foresight p')].map((strip) => strip.getBoundingClientRect())
    let seen = 0
    for (let y = Math.ceil(tools.bottom); y < Math.min(bottom, innerHeight); y++) {
      const met = document.elementFromPoint(left + width / 2, y)
      const covered = strips.some((strip) => y >= strip.top && y < strip.bottom)
      if (met && log.contains(met) && !covered) seen++
    }
    return seen
  })
}

/** How narrow the pane of one's own things may become, in pixels. */
const OWN_LEAST = 300

/** How far the page could be scrolled, in any direction. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight)
  })
}

/** Everything that can be taken now and is not wholly in the window, by name. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const taken = [...document.querySelectorAll('.table-board .board-map .choice, .rail-choices button, #prompt')]
    return taken.flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect()
      if (width === 0) return []
      const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return isIn ? [] : [part.getAttribute('aria-label') ?? part.textContent ?? '']
    })
  })
}

/** How much of the own things lies beyond their edge, where nobody would look for it: they scroll up and down only. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const things = document.querySelector('.own-things')
    return things ? things.scrollWidth - things.clientWidth : 0
  })
}

/** Takes a move of the list, whether the list is folded or not. */
async function playOne(page: Page, whim: number): Promise<void> {
  const before = await momentOf(page)
  await page.evaluate((start) => {
    const list = document.querySelectorAll<HTMLButtonElement>('#moves .move')
    list[start % list.length]?.click()
  }, whim)
  await seenPlayed(page, before)
}

for (const { about } of catalogue)
  test(`at ${about.id} the board has the whole height of a desk, and everything asked for is in sight`, async ({
    page,
  }) => {
    await playNow(page, about.id)
    await myTurn(page)
    await page.keyboard.press('Escape')
    for (const { width, height, rail } of DESKS) {
      await page.setViewportSize({ width, height })
      const map = await boxOf(page, '.board-map')
      expect([map.y, map.height]).toEqual([0, height])
      const panel = await boxOf(page, '.rail')
      expect(panel.height).toBe(height)
      expect(Math.abs(panel.width - rail)).toBeLessThanOrEqual(2)
      // Map, own things and panel share the width, and nothing else is on the page.
      const own = (await page.locator('.own-pane').count()) > 0 ? await boxOf(page, '.own-pane') : null
      expect(Math.round(map.width + (own?.width ?? 0) + panel.width)).toBe(width)
      if (own) expect(own.width).toBeGreaterThanOrEqual(OWN_LEAST)
      const shape = await page
        .locator('.board-layout')
        .evaluate((part) => getComputedStyle(part).getPropertyValue('--shape'))
      // As wide as its shape can use, where the own things leave it that.
      if (own && own.width > OWN_LEAST) expect(Math.abs(map.width - height * Number(shape))).toBeLessThanOrEqual(1)
      else if (own) expect(map.width).toBeLessThanOrEqual(height * Number(shape) + 1)
      expect(await scroll(page)).toBeLessThanOrEqual(0)
      expect(await logRoom(page)).toBeGreaterThanOrEqual(6 * LINE)
      expect(await outside(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
      await expect(page.locator('#moves')).not.toBeInViewport()
    }
  })

for (const entry of catalogue)
  test(`whatever ${entry.about.id} foresees of a decision leaves the log its six lines`, async ({ page }) => {
    const { speech } = await entry.load()
    // One decision for each sentence that may be foreseen of one: that with the most beside it.
    const kinds = new Map<string, Awaited<ReturnType<typeof decisionsOf>>>()
    const sentences = (view: unknown): readonly string[] =>
      (speech.foresee?.(view, []) ?? []).map(({ text }) => text.say)
    const known = new Set<string>()
    await decisionsOf(entry, Math.min(...entry.about.seatCounts), (match) => {
      for (const said of sentences(match.view(0))) known.add(said)
      return null
    })
    test.skip(known.size === 0, 'nothing is foreseen before a choice here')
    for (const said of known)
      kinds.set(
        said,
        await decisionsOf(entry, Math.min(...entry.about.seatCounts), (match) => {
          const all = sentences(match.view(0))
          return all.includes(said) ? { kind: said, much: all.length } : null
        }),
      )
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('roses.rail', '{}'))
    for (const [said, found] of kinds)
      for (const saved of found.values()) {
        await page.setViewportSize({ width: 1280, height: 720 })
        await openSaved(page, { ...saved, id: `${saved.id}-${said}` })
        await expect(page.locator('.rail-foresight p'), said).toBeVisible()
        for (const { width, height } of DESKS) {
          await page.setViewportSize({ width, height })
          await expect.poll(() => logRoom(page), { message: said }).toBeGreaterThanOrEqual(6 * LINE)
          expect(await scroll(page), said).toBeLessThanOrEqual(0)
        }
      }
  })

for (const entry of catalogue)
  test(`whoever comes back to ${entry.about.id}, or plays it with a coach, still reads six lines of the log`, async ({
    page,
  }) => {
    const { about } = entry
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    for (const seats of new Set([Math.min(...about.seatCounts), Math.max(...about.seatCounts)])) {
      // Late in the game, when there is much to tell.
      const found = await decisionsOf(entry, seats, (match) => ({ kind: 'late', much: match.entries.length }))
      const saved = found.get('late')
      if (!saved) throw new Error('nobody was asked')
      const where = `${seats} seats`
      await page.evaluate(() => localStorage.setItem('roses.rail', '{}'))
      await openSaved(page, saved, Math.ceil(saved.entries.length / 2))
      await expect(page.locator('.since-card'), where).toBeVisible()
      await expect.poll(() => logRoom(page), { message: where }).toBeGreaterThanOrEqual(6 * LINE)
      for (const answer of await page.locator('.since-card .button').all())
        await expect(answer).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => localStorage.setItem('roses.rail', '{"coach":true}'))
      await page.reload()
      await expect(page.locator('.table.coached')).toBeVisible()
      await expect.poll(() => logRoom(page), { message: `${where}, with a coach` }).toBeGreaterThanOrEqual(6 * LINE)
      expect(await scroll(page), where).toBeLessThanOrEqual(0)
    }
  })

/** Where the parts of the page stand that must never move. */
function places(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = (part: string, side: 'top' | 'bottom'): number[] => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box ? [box.left, box[side], box.width] : []
    }
    const map = document.querySelector('.board-map')?.getBoundingClientRect()
    return JSON.stringify([
      [map?.left, map?.top, map?.width, map?.height],
      place('#prompt', 'top'),
      place('#prompt', 'bottom'),
      // On a phone they grow upwards, over the foot of the board.
      place('.rail-choices', innerWidth > innerHeight ? 'top' : 'bottom'),
      place('.rail-log', 'bottom'),
      place('.rail-keys', 'top'),
    ])
  })
}

test.describe('painted', () => {
  // What nobody can see does not count as moved.
  test.use({ painted: true })
  for (const { about } of catalogue)
    for (const [device, width, height] of [
      ['a desk', 1280, 720],
      ['a phone', 390, 844],
    ] as const)
      test(`at ${about.id} nothing moves on ${device} over twelve moves`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.addInitScript(() => {
          localStorage.setItem('roses.rail', '{}')
          const seen: number[] = []
          Object.assign(globalThis, { shifts: seen })
          new PerformanceObserver((list) => {
            // A short game is over by then, and its end lies over all of it.
            if (document.querySelector('.prompt.over')) return
            for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[])
              for (const { node } of entry.sources ?? []) {
                const part = node instanceof Element ? node : node?.parentElement
                if (part?.matches('.table-board, .board-map, .map-frame, #prompt, .rail-question')) seen.push(1)
              }
          }).observe({ type: 'layout-shift', buffered: false })
        })
        await playNow(page, about.id)
        await myTurn(page)
        const start = await places(page)
        for (let turn = 0; turn < 12 && (await myTurn(page)); turn++) {
          await playOne(page, turn * 7)
          if (await myTurn(page)) expect(await places(page)).toBe(start)
        }
        expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.length)).toBe(0)
      })
})

for (const { about } of catalogue)
  test(`at ${about.id} the first decision can be tapped without scrolling, on phones and tablets, held either way`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('roses.rail', '{}'))
    await playNow(page, about.id)
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [820, 1180],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await myTurn(page)
      await expect.poll(() => scroll(page), { message: `${width} × ${height}` }).toBeLessThanOrEqual(0)
      await expect(page.locator('#prompt')).toBeInViewport({ ratio: 1 })
      const tappable = (): Promise<boolean> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.table-board .choice, .rail-choices .choice, .choice-button')].some((part) => {
            const { left, top, width, height } = part.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2]
            const hit = document.elementFromPoint(x, y)
            return width >= 24 && height >= 24 && hit !== null && (part.contains(hit) || hit.contains(part))
          }),
        )
      await expect.poll(tappable, { message: `${width} × ${height}` }).toBe(true)
    }
  })

/** Air between the words of two keys, in pixels. */
const AIR = 4

/** Keys at the foot of the panel that are not whole in it, and words of two of them that come too near each other. */
function crowded(page: Page): Promise<readonly string[]> {
  return page.evaluate((air) => {
    const foot = document.querySelector('.rail-keys')?.getBoundingClientRect()
    const keys = [...document.querySelectorAll<HTMLElement>('.rail-keys .key')].filter((key) => key.checkVisibility())
    const words = keys.map((key) => {
      const parts = [...key.children].map((part) => part.getBoundingClientRect())
      const [left, right] = [Math.min(...parts.map((box) => box.left)), Math.max(...parts.map((box) => box.right))]
      const [top, bottom] = [Math.min(...parts.map((box) => box.top)), Math.max(...parts.map((box) => box.bottom))]
      return { text: key.textContent, left, right, top, bottom }
    })
    return words.flatMap(({ text, left, right, top, bottom }, nth) => {
      const next = words[nth + 1]
      const isIn = foot && left >= foot.left && right <= foot.right && top >= foot.top && bottom <= foot.bottom
      return [
        ...(isIn && right <= innerWidth && bottom <= innerHeight ? [] : [`${text} is cut off`]),
        ...(next && next.left - right < air ? [`${text} runs into ${next.text}`] : []),
      ]
    })
  }, AIR)
}

test('at a table with a friend the keys at the foot of the panel stand apart and are whole, in every language', async ({
  browser,
  baseURL,
}) => {
  const { pages, faults } = await together(browser, baseURL ?? '', FIRST)
  // The one who is asked has a number beside the moves.
  const page = await decider(pages)
  if (!page) throw new Error('nobody is asked')
  await expect(page.locator('.rail-keys .key:visible')).toHaveCount(5)
  for (const locale of LOCALES) {
    await page.evaluate((tongue) => localStorage.setItem('roses.locale', tongue), locale)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.key-moves small')).toBeVisible()
    for (const { width, height } of DESKS) {
      await page.setViewportSize({ width, height })
      expect(await crowded(page), `${locale}, ${width} by ${height}`).toEqual([])
    }
  }
  // Looking back on it there is one key more: who sits here may end the links to it.
  await page.goto(page.url().replace('/t/', '/replay/t/'))
  for (const locale of LOCALES) {
    await page.evaluate((tongue) => localStorage.setItem('roses.locale', tongue), locale)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.record-tools .key')).toHaveCount(3)
    for (const { width, height } of [...DESKS, PHONE]) {
      await page.setViewportSize({ width, height })
      expect(await crowded(page), `${locale}, looking back, ${width} by ${height}`).toEqual([])
    }
  }
  expect(faults()).toEqual([])
})

for (const entry of catalogue)
  test(`looking back on ${entry.about.id}, whatever can be done is in sight, and its keys stand apart in every language`, async ({
    page,
  }) => {
    const most = Math.max(...entry.about.seatCounts)
    const saved = await played({ ...entry, about: { ...entry.about, seatCounts: [most] } })
    await page.goto('/')
    for (const locale of LOCALES) {
      await page.evaluate((tongue) => localStorage.setItem('roses.locale', tongue), locale)
      await openSaved(page, saved)
      await page.goto(`/replay/local/${saved.id}?at=5`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('.record-tools .key')).toHaveCount(4)
      for (const { width, height } of [...DESKS, PHONE]) {
        await page.setViewportSize({ width, height })
        const where = `${locale}, ${width} by ${height}`
        expect(await crowded(page), where).toEqual([])
        for (const way of await page.locator('.replay-ways select').all())
          await expect(way, where).toBeInViewport({ ratio: 1 })
        expect(await scroll(page), where).toBeLessThanOrEqual(0)
        // What scrolls is the list of moments; the panel's own choices do not.
        const hidden = await page.locator('.rail-choices').evaluate((box) => box.scrollHeight - box.clientHeight)
        expect(hidden, where).toBeLessThanOrEqual(1)
      }
    }
  })

test('keys open the drawers, fold and move the panel, and the browser remembers it', async ({ page }) => {
  await page.addInitScript(
    () =>
      sessionStorage.getItem('set') ?? (localStorage.setItem('roses.rail', '{}'), sessionStorage.setItem('set', '1')),
  )
  await playNow(page)
  await myTurn(page)
  await expect(page.locator('.drawer-moves')).toHaveCount(0)
  await page.keyboard.press('m')
  await expect(page.locator('.drawer-moves .move').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer-moves')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.locator('.drawer-rules .legend li').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const before = await boxOf(page, '.rail')
  await page.keyboard.press('x')
  await expect.poll(async () => (await boxOf(page, '.rail')).x).toBe(0)
  await page.keyboard.press('w')
  await expect.poll(async () => (await boxOf(page, '.rail')).width).toBeGreaterThan(before.width)
  await page.reload()
  await expect.poll(async () => (await boxOf(page, '.rail')).x).toBe(0)
  await page.keyboard.press('b')
  await expect.poll(async () => (await boxOf(page, '.table-board')).width).toBe(1440)
  await expect(page.locator('#prompt')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Unfold the panel' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Full screen')
})

test('White sees where north is, and may turn the garden so that it is at the top', async ({ page }) => {
  await page.goto('/new/rose-king?with=here')
  await page.getByRole('button', { name: 'Start' }).click()
  await myTurn(page)
  // Red sits in the south already: there is nothing to turn.
  const compass = page.getByRole('button', { name: 'North at the top' })
  await expect(compass).toHaveCount(0)
  await playOne(page, 0)
  await expect(compass).toHaveAttribute('aria-pressed', 'false')
  /** The name of the westernmost file, if the garden lies with north at the top. */
  const leftmost = (): Promise<string | null | undefined> =>
    page.locator('.rk-letters text').evaluateAll((all) => {
      const files = all.filter((letter) => /^[a-i]$/.test(letter.textContent ?? ''))
      const byPlace = files.toSorted((p, q) => p.getBoundingClientRect().x - q.getBoundingClientRect().x)
      return byPlace[0]?.textContent
    })
  expect(await leftmost()).toBe('i')
  const arrows = (): Promise<readonly (string | null)[]> =>
    page.locator('#moves .move-sign g').evaluateAll((all) => all.map((arrow) => arrow.getAttribute('transform')))
  const turned = await arrows()
  await compass.click()
  await expect(compass).toHaveAttribute('aria-pressed', 'true')
  expect(await leftmost()).toBe('a')
  expect(await arrows()).not.toEqual(turned)
  expect(turned.length).toBeGreaterThan(0)
})
