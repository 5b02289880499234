/// <reference lib="dom" />
/** A pointer that goes over the board: the card goes with it, once a frame, and next to nothing else of the page changes. */
import { catalogue, drawn, expect, momentOf, test } from './page-test.ts'
import { keep, played, still, usualLength } from './saved.ts'

/** Rings, footsteps, what a part is described by; a board anew is hundreds. */
const FEW = 16
const PLACES = 10

for (const entry of catalogue)
  test(`${entry.about.id}: a pointer that goes from place to place changes the card and next to nothing else`, async ({
    page,
    context,
  }) => {
    const half = (await usualLength(entry)) / 2
    // A step that somebody makes meanwhile would be counted as the pointer's.
    const saved = await played(entry, (match) => match.entries.length >= half && still(match))
    expect(saved.scores).toEqual([])
    await keep(context, saved)
    await page.goto(`/local/${saved.id}`)
    await expect(page.locator('#prompt')).toBeVisible()
    await drawn(page)
    const moment = await momentOf(page)
    const places = await page.evaluate((most) => {
      const found: { x: number; y: number }[] = []
      for (const spot of document.querySelectorAll('.board-map .spot')) {
        const { x, y, width, height } = spot.getBoundingClientRect()
        const at = { x: x + width / 2, y: y + height / 2 }
        const hit = document.elementFromPoint(at.x, at.y)
        if (hit && spot.contains(hit)) found.push(at)
      }
      return found.filter((_, i) => i % Math.ceil(found.length / most) === 0)
    }, PLACES)
    expect(places.length).toBeGreaterThan(3)
    const [first, ...others] = places
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
    await expect(page.locator('.fact-card')).toBeVisible()
    await page.evaluate(() => {
      const changed = new Set<Node>()
      const comings: string[] = []
      new MutationObserver((list) => {
        for (const { target, addedNodes, removedNodes } of list) {
          const around = target instanceof Element ? target : target.parentElement
          for (const node of [...addedNodes, ...removedNodes])
            if (node instanceof Element && node.matches('.fact-card')) comings.push('card')
          if (!around?.closest('.fact-card, .rail')) changed.add(target)
        }
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(window, { looked: () => [changed.size, comings.length, changed.clear(), comings.splice(0)] })
    })
    for (const { x, y } of others) {
      await page.mouse.move(x, y)
      await drawn(page)
      const [changed, comings] = await page.evaluate(() =>
        (window as unknown as { looked: () => readonly number[] }).looked(),
      )
      expect(changed).toBeLessThanOrEqual(FEW)
      // Places without a card lie between some: the same card is never taken away and put back in one go.
      expect(comings).toBeLessThanOrEqual(1)
    }
    expect(await momentOf(page)).toBe(moment)
  })
