/// <reference lib="dom" />
/** The round of the Tab key over a table: where it stops, and that it comes back. */
import type { Page } from '@playwright/test'

/** More than any table has. */
const ENOUGH = 300

export interface Round {
  /** How many stops from the question until the page is left. */
  readonly stops: number
  /** Stops met twice: something threw the focus back. */
  readonly again: number
  /** What a player needs and the Tab key never came to. */
  readonly missed: readonly string[]
}

/** What must be reached wherever it is on the page. */
const NEEDED: { readonly [what: string]: string } = {
  'the command field': '#command',
  'the board in words': '.words-board [tabindex="0"]',
  'a choice on the board': '.board svg .choice',
  'a choice as a button': '.few-choices button',
  'the list of moves': '#moves .move[tabindex="0"]',
  'a drawer': '.key-words',
}

export async function tabRound(page: Page): Promise<Round> {
  await page.evaluate(() => {
    document.getElementById('prompt')?.focus()
    const met = new Map<Element, number>()
    Object.assign(globalThis, { met })
  })
  let stops = 0
  let again = 0
  for (; stops + again < ENOUGH;) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { met } = globalThis as unknown as { met: Map<Element, number> }
      const now = document.activeElement
      // Past the last stop the browser goes on to its own bars, or round to the top of the page.
      if (!now || now === document.body || now.matches('.skip')) return 'left'
      const known = met.has(now)
      met.set(now, met.size)
      return known ? 'again' : 'new'
    })
    if (at === 'left') break
    if (at === 'new') stops += 1
    else again += 1
  }
  const missed = await page.evaluate((needed) => {
    const { met } = globalThis as unknown as { met: Map<Element, number> }
    return Object.entries(needed).flatMap(([what, selector]) => {
      // What lies before the question is reached by going on round the page.
      const prompt = document.getElementById('prompt')
      const there = [...document.querySelectorAll(selector)].filter(
        (each) => prompt && (prompt.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      )
      return there.length === 0 || there.some((each) => met.has(each)) ? [] : [what]
    })
  }, NEEDED)
  return { stops, again, missed }
}
