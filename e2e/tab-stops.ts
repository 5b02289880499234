/// <reference lib="dom" />
/** The round of the Tab key over a table: where it stops, and that it comes back. */
import type { Page } from '@playwright/test'
import { momentOf } from './page-test.ts'

/** More than any table has. */
const ENOUGH = 300

export interface Round {
  /** How many stops from the question until the page is left. */
  readonly stops: number
  /** Stops met twice: something threw the focus back. */
  readonly again: readonly string[]
  /** What a player needs and the Tab key never came to. */
  readonly missed: readonly string[]
  /** What scrolls and has no name: some browsers stop there, and nobody hears where they are. */
  readonly nameless: readonly string[]
}

/** A round as it has to be. */
export const WHOLE: Omit<Round, 'stops'> = { again: [], missed: [], nameless: [] }

/** What must be reached wherever it is on the page. */
const NEEDED: { readonly [what: string]: string } = {
  'the command field': '#command',
  'the board in words': '.words-board [tabindex="0"]',
  'a choice on the board': '.board svg .choice',
  'a choice as a button': '.few-choices button',
  'the list of moves': '#moves .move[tabindex="0"]',
  'a drawer': '.key-words',
}

/** Goes round until nothing moved on meanwhile: the table makes a step by itself where everybody can see that it is the only one. */
export async function tabRound(page: Page): Promise<Round> {
  for (;;) {
    const before = await momentOf(page)
    const round = await onceRound(page)
    if ((await momentOf(page)) === before) return round
  }
}

async function onceRound(page: Page): Promise<Round> {
  // Before anything unfolds: what is folded scrolls soonest.
  const nameless = await page.evaluate(() => {
    document.getElementById('prompt')?.focus()
    const met = new Map<Element, number>()
    Object.assign(globalThis, { met, had: document.hasFocus() })
    return [...document.querySelectorAll('.table *:not([tabindex], [aria-label], [aria-labelledby])')].flatMap(
      (each) => {
        const { overflowX, overflowY } = getComputedStyle(each)
        const wide = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth
        const tall = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight
        return wide || tall ? [`${each.tagName} ${each.className} in ${each.parentElement?.className}`] : []
      },
    )
  })
  let stops = 0
  const again: string[] = []
  for (; stops + again.length < ENOUGH;) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async () => {
      const here = globalThis as unknown as { met: Map<Element, number>; had?: boolean }
      const { met, had = true } = here
      const last = [...met.keys()].at(-1)
      // Out of the page it goes by way of another process: not at once.
      const stays = (): boolean => had && document.activeElement === last && document.hasFocus()
      for (let look = 0; look < 50 && stays(); look++) await new Promise((resolve) => setTimeout(resolve, 20))
      const now = document.activeElement
      here.had = document.hasFocus()
      // Past the last stop the browser goes on to its own bars, or round to the top of the page.
      if (!now || now === document.body || now.matches('.skip')) return null
      // Where the bars take the focus, or had it since an earlier round, the page keeps its last stop.
      if (now === last && !(had && here.had)) return null
      const known = met.has(now)
      met.set(now, met.size)
      return known ? `${now.tagName} ${now.id || now.className} ${now.textContent?.slice(0, 40)}` : ''
    })
    if (at === null) break
    if (at === '') stops += 1
    else again.push(at)
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
  return { stops, again, missed, nameless }
}
