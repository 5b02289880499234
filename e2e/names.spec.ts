/// <reference lib="dom" />
/** Names on the maps, as a real browser draws them on a laptop: large enough to read, and none on another. */
import type { Label } from '../games/wars-of-the-roses/board/names.ts'
import { REGIONS } from '../games/wars-of-the-roses/rules/ids.ts'
import { crowded } from '../games/wars-of-the-roses/tests/board/crowded.ts'
import { catalogue, expect, myTurn, type Page, playNow, test } from './page-test.ts'

const CROWDED = 'wars-of-the-roses'
const BLOCKS = 'richard-iii'

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Draws every name where it would stand, as the map writes names, and measures it: letters only, without the room of a line. */
function measured(page: Page, labels: readonly Label[]): Promise<readonly Box[]> {
  return page.evaluate((all) => {
    const model = document.querySelector<SVGTextElement>('.wr-name')
    if (!model?.parentNode) throw new Error('no name is drawn')
    const parent = model.parentNode
    const height = parseFloat(getComputedStyle(model).fontSize)
    return all.map(({ text, x, y, anchor }) => {
      const drawn = model.cloneNode() as SVGTextElement
      drawn.textContent = text
      drawn.setAttribute('text-anchor', anchor)
      drawn.setAttribute('x', `${x}`)
      drawn.setAttribute('y', `${y}`)
      parent.appendChild(drawn)
      const { x: left, width } = drawn.getBBox()
      drawn.remove()
      // From the top of a small letter to the line it stands on.
      return { text, left, right: left + width, top: y - height * 0.55, bottom: y }
    })
  }, labels)
}

function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return wide > 0 && high > 0 ? [`${a.text} and ${b.text}`] : []
    }),
  )
}

/** Some names of that kind are drawn, and none is smaller in the window than can be read. */
async function readable(page: Page, kind: string): Promise<void> {
  const heights = await page.locator(kind).evaluateAll((names) =>
    names.map((name) => {
      const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0
      return parseFloat(getComputedStyle(name).fontSize) * scale
    }),
  )
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(9)
}

test('of six nobles in any region no name is drawn on another, and all are nine pixels high', async ({ page }) => {
  test.skip(!catalogue.some(({ about }) => about.id === CROWDED), 'the house has no such map')
  await page.setViewportSize({ width: 1280, height: 720 })
  await playNow(page, CROWDED)
  await myTurn(page)
  for (const region of REGIONS)
    for (let first = 0; first < 8; first++) {
      const boxes = await measured(page, crowded(region, first))
      expect.soft(overlaps(boxes), `${region}, from guest ${first}`).toEqual([])
    }
  await readable(page, '.wr-name')
})

test('names of blocks are nine pixels high on a laptop', async ({ page }) => {
  test.skip(!catalogue.some(({ about }) => about.id === BLOCKS), 'the house has no blocks')
  await page.setViewportSize({ width: 1280, height: 720 })
  await playNow(page, BLOCKS)
  await myTurn(page)
  await readable(page, '.r3-block-name')
})
