/// <reference lib="dom" />
/** People in browsers of their own at one table of the server. */
import type { Browser } from '@playwright/test'
import { expect, keepListOpen, momentOf, moves, OFTEN, over, type Page, playFrom, watch } from './page-test.ts'
import { whimOf } from './saved.ts'

export interface Company {
  readonly pages: readonly Page[]
  readonly host: Page
  readonly guest: Page
  /** What went wrong in any of the pages. */
  readonly faults: () => readonly string[]
}

/** What the host settles beforehand. */
interface Agreed {
  readonly seats?: number
  readonly absence?: string
}

/** A private table with everybody seated. */
export async function together(
  browser: Browser,
  origin: string,
  game: string,
  { seats = 2, absence }: Agreed = {},
): Promise<Company> {
  const pages: Page[] = []
  const faults: (readonly string[])[] = []
  for (let seat = 0; seat < seats; seat++) {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await keepListOpen(context)
    const page = await context.newPage()
    pages.push(page)
    faults.push(watch(page, origin))
  }
  const [host, guest] = pages
  if (!host || !guest) throw new Error('a table needs two')
  await host.goto(`/new/${game}?with=friends`)
  const start = host.getByRole('button', { name: 'Set the table' })
  await start.waitFor()
  // A game for one number of players asks nobody how many.
  const players = host.getByLabel('Players')
  if ((await players.count()) > 0) await players.selectOption(String(seats))
  if (absence !== undefined) await host.getByLabel('If somebody stays away').selectOption({ label: absence })
  await start.click()
  const link = await host.locator('#invite').inputValue()
  for (const page of pages.slice(1)) {
    await page.goto(link)
    await page.getByRole('button', { name: 'Sit here' }).first().click()
    // Whoever has a seat is offered none.
    await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
  }
  for (const page of pages) await expect(page.locator('#prompt')).toBeVisible()
  return { pages, host, guest, faults: () => faults.flat() }
}

/** One step by whichever of them may decide; `null` when the game is over. */
export async function step(pages: readonly Page[], turn: number): Promise<Page | null> {
  const page = await decider(pages)
  if (!page) return null
  await playFrom(page, turn * 7)
  return page
}

/** Waits until both have been told everything that was done. */
export async function abreast(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await momentOf(one)) === (await momentOf(other)), OFTEN).toBe(true)
}

/** Whoever must decide now; `null` when the game is over. */
export async function decider(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null = null
  await expect
    .poll(async () => {
      for (const page of pages) {
        if (await over(page)) return true
        if ((await moves(page).count()) === 0) continue
        found = page
        return true
      }
      return false
    }, OFTEN)
    .toBe(true)
  return found
}

/**
 * So many acts of everybody without their pages, as programs play: what lies between the beginning and the end of a game is the
 * same again and again. The pages are away meanwhile, and come back to the table.
 */
export async function skip(pages: readonly Page[], acts: number): Promise<void> {
  const url = pages[0]?.url() ?? ''
  const at = `/api/v1/tables/${new URL(url).pathname.split('/').at(-1)}`
  for (const page of pages) await page.goto('/')
  for (let made = 0, tries = 0; made < acts && tries < 10 * acts; tries++)
    for (const { request } of pages) {
      const state = (await (await request.get(`${at}/state`)).json()) as State
      if (state.outcome) made = acts
      if (state.outcome || !state.awaiting.includes(state.seat)) continue
      const step = state.legal[whimOf(made, state.legal.length)]
      const done = await request.post(`${at}/act`, {
        data: { id: `skip-${state.seat}-${tries}`, number: state.number, steps: [step] },
      })
      if (done.ok()) made++
    }
  for (const page of pages) {
    await page.goto(url)
    await expect(page.locator('#prompt')).toBeVisible()
  }
}

interface State {
  readonly seat: number
  readonly number: number
  readonly awaiting: readonly number[]
  readonly outcome: object | null
  readonly legal: readonly string[]
}

/**
 * Plays on in this page from its list of moves until the game is over; the number of moves made.
 * It clicks inside the page: a whole game has hundreds of moves, and each waits for the last to arrive.
 */
export function playOn(page: Page, whim: number): Promise<number> {
  return page.evaluate(async (start) => {
    const happens = (check: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!check()) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      })
    const moment = (): string => document.querySelector('.table')?.getAttribute('data-moment') ?? ''
    const ended = (): boolean => document.querySelector('.prompt.over') !== null
    const choices = (): NodeListOf<HTMLButtonElement> => document.querySelectorAll('#moves .move')
    let made = 0
    for (;;) {
      await happens(() => ended() || choices().length > 0)
      if (ended()) return made
      const before = moment()
      const list = choices()
      // The last choice is often the one that closes a plan: without it a plan would never end.
      list[made % 3 === 2 ? list.length - 1 : (start + made * 7) % list.length]?.click()
      made++
      // What cannot be taken back is asked twice, in the list as on the board.
      const again = (): HTMLButtonElement | null => document.querySelector('.tap-again .button.first')
      await happens(() => ended() || moment() !== before || again() !== null)
      if (moment() === before) again()?.click()
      await happens(() => ended() || moment() !== before)
    }
  }, whim)
}
