/// <reference lib="dom" />
/** On a phone, for every game: whatever is asked can be read and tapped where it stands, and the board under it never moves. */
import { unread } from './ample.ts'
import { catalogue, drawn, expect, type Page, test } from './page-test.ts'
import { decisionsOf, openSaved } from './saved.ts'

test.use({ hasTouch: true })

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const

/** A run of all tests looks at every second kind of decision, at the usual table rather than the smallest; `PHONES=whole` at all of them at both. */
const WHOLE = process.env['PHONES'] === 'whole'

/** So few choices are buttons, and their number matters. */
const FEW = 4

/**
 * Every button under the question that a thumb does not meet in the middle, or that is not wholly in the window, by its words;
 * where few choices are no buttons, the same of what the board offers.
 */
function outOfReach(page: Page, few: boolean): Promise<readonly string[]> {
  return page.evaluate((isFew) => {
    const onBoard = isFew && document.querySelector('.few-choices') === null
    const asked = [
      ...document.querySelectorAll(`.rail-choices :is(button, a, input)${onBoard ? ', .table-board .choice' : ''}`),
    ]
    if (onBoard && !asked.some((part) => part.matches('.choice'))) return ['nothing can be chosen']
    return asked.flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect()
      if (width === 0) return []
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return inside && met && part.contains(met) ? [] : [`${part.textContent} at ${left}, ${top}`]
    })
  }, few)
}

function boardAt(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const box = document.querySelector('.table-board')?.getBoundingClientRect()
    return box ? [box.left, box.top, box.width, box.height] : []
  })
}

for (const entry of catalogue)
  test(`at ${entry.about.id} every choice of every kind of decision is under the thumb, and every question is read whole`, async ({
    page,
  }) => {
    const { about } = entry
    const { speech } = await entry.load()
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('roses.rail', '{}'))
    const places = new Map<number, readonly number[]>()
    const usual = about.usualSeats ?? Math.min(...about.seatCounts)
    for (const seats of new Set(WHOLE ? [usual, Math.min(...about.seatCounts)] : [usual])) {
      const decisions = await decisionsOf(entry, seats, (match) => {
        const view = match.view(0)
        const offers = match.legal(0).map((move) => JSON.stringify(speech.move(move, view)).length)
        const few = offers.length <= FEW
        return {
          kind: `${speech.prompt(view, 0).ask.say}, ${few ? offers.length : 'many'} choices`,
          much: few ? offers.reduce((sum, length) => sum + length, 0) : offers.length,
        }
      })
      const looked = [...decisions].filter((_, nth) => WHOLE || nth % 2 === 0)
      for (const [kind, saved] of looked) {
        await openSaved(page, saved)
        await page.locator('#moves .move').first().waitFor({ state: 'attached' })
        for (const size of PHONES) {
          const where = `${kind}, ${size.width} by ${size.height}`
          await page.setViewportSize(size)
          await drawn(page)
          expect.soft(await outOfReach(page, !kind.endsWith('many choices')), where).toEqual([])
          expect.soft(await unread(page), where).toBeLessThanOrEqual(0)
          const at = await boardAt(page)
          expect.soft(at, where).toEqual(places.get(size.width) ?? at)
          places.set(size.width, at)
        }
      }
    }
    expect(places.size).toBe(PHONES.length)
  })
