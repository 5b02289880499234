/// <reference lib="dom" />
/** What somebody loses who needs bigger letters, more room between them, or other colours: measured on the page as it stands. */
import type { Page } from '@playwright/test'

/** Words and controls nobody may lose. */
const ASKED = 'button, a[href], summary, label, input, select, h1, h2, h3, .prompt-ask, .prompt-why, .few-choices *'

/** The least a text must bear (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Spaces the page out as a reader's own style sheet does; the house lets no style in by the door. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
}

/** Words that stand there and cannot be read to their end, whatever one scrolls. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate((asked) => {
    const hides = (style: CSSStyleDeclaration): boolean =>
      [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip')
    const cut = new Set<string>()
    for (const each of document.querySelectorAll<HTMLElement>(asked)) {
      const text = each.textContent.trim()
      const box = each.getBoundingClientRect()
      // What is only for the ear is a pixel wide, and what is folded away is asked for first.
      const unseen = each.closest('.unseen, .skip, [aria-hidden="true"], svg, [inert]') !== null
      if (text === '' || unseen || box.width < 2 || box.height < 2 || !each.checkVisibility()) continue
      const style = getComputedStyle(each)
      if (hides(style) && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
        cut.add(`${each.className || each.tagName}: ${text.slice(0, 60)}`)
      for (let around = each.parentElement; around && around !== document.body; around = around.parentElement) {
        const frame = getComputedStyle(around)
        if ([frame.overflowX, frame.overflowY].some((way) => way === 'auto' || way === 'scroll')) break
        const room = around.getBoundingClientRect()
        const past = (frame.overflowX === 'hidden' || frame.overflowX === 'clip') && box.right > room.right + 2
        const below = (frame.overflowY === 'hidden' || frame.overflowY === 'clip') && box.bottom > room.bottom + 2
        if ((past || below) && room.width > 2 && room.height > 2)
          cut.add(`${each.className || each.tagName} in ${around.className}: ${text.slice(0, 60)}`)
      }
    }
    return [...cut]
  }, ASKED)
}

/** Words that lie on other words: the question on its reason, a line of the head on the next. And letters of a drawing beyond its edge. */
export async function entangled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()
    const [ask, why] = [boxOf('.prompt-ask'), boxOf('.prompt-why a')]
    const beside = ask && why && (why.left >= ask.right || why.right <= ask.left)
    if (ask && why && !beside && ask.bottom > why.top + 1) faults.push('the question lies on its reason')
    const [head, title] = [boxOf('.rail-head'), boxOf('.rail-title')]
    if (head && title && (title.top < head.top - 1 || title.bottom > head.bottom + 1)) faults.push('the head is cut')
    for (const text of document.querySelectorAll<SVGTextElement>('.board svg text')) {
      const room = text.ownerSVGElement?.getBoundingClientRect()
      const { left, right, width } = text.getBoundingClientRect()
      if (room && width > 0 && (left < room.left - 2 || right > room.right + 2))
        faults.push(`beyond the edge: ${text.textContent}`)
    }
    return faults
  })
}

/** How much of the question has to be scrolled to, in pixels. */
export async function unread(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight = 0, clientHeight = 0 } = document.getElementById('prompt') ?? {}
    return scrollHeight - clientHeight
  })
}

/** Buttons that are drawn by their ground alone, where grounds are not drawn. */
export async function edgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button')].flatMap((each) => {
      const box = each.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || !each.checkVisibility()) return []
      const style = getComputedStyle(each)
      const sides = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth]
      const edged = style.borderTopStyle !== 'none' && sides.every((width) => Number.parseFloat(width) >= 1)
      return edged || style.textDecorationLine.includes('underline')
        ? []
        : [`${each.className}: ${each.textContent.trim().slice(0, 40)}`]
    }),
  )
}

/** The map, without what lies beside it. */
export async function mapSize(page: Page): Promise<{ readonly width: number; readonly height: number }> {
  return page.evaluate(() => {
    const { width = 0, height = 0 } = document.querySelector('.board-map')?.getBoundingClientRect() ?? {}
    return { width: Math.round(width), height: Math.round(height) }
  })
}
