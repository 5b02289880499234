/// <reference lib="dom" />
/**
 * A robot that does what people do at a table, by lot: two of them, one with a mouse on a desk and in two tabs, one with a finger
 * on a phone, over a line that is cut. It plays on the board, reloads, goes back, changes language and light, zooms.
 *
 * After every deed: what stands on a screen is what the server tells a tab that has just come; nothing is said in the console;
 * what was planned and not sent yet is still there; and whatever is offered on the board can be hit.
 */
import type { Browser, BrowserContext } from '@playwright/test'
import { type Dice, quick } from '../engine/index.ts'
import { catalogue, drawn, expect, keepListOpen, momentOf, moves, over, type Page, watch } from './page-test.ts'
import { Wire } from './wire.ts'
import { PATIENCE_MS } from '../scripts/patience.ts'

const LANGUAGES = ['en', 'fr', 'it', 'cs', 'de'] as const
const PATIENCE = { timeout: PATIENCE_MS }

/** What is read off a screen: the moment, the question, the choices, the log, who sits there, the figures on the board. */
interface Screen {
  readonly moment: string
  readonly prompt: string
  readonly moves: readonly string[]
  readonly log: readonly string[]
  readonly seats: readonly string[]
  readonly figures: Readonly<Record<string, string>>
}

interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly touch: boolean
}

export interface Account {
  readonly deeds: number
  readonly moves: number
  readonly games: number
  readonly faults: readonly string[]
}

export class Robot {
  private readonly browser: Browser
  /** What is done: it follows from the seed, however many presses a deed takes on a busy machine. */
  private readonly lots: Dice
  /** Where is pressed, and by whom. */
  private readonly dice: Dice
  private readonly wire: Wire
  private readonly people: Person[] = []
  /** The desk's second tab. */
  private twin: Page | null = null
  private readonly heard: (readonly string[])[] = []
  private readonly said: string[] = []
  private deeds = 0
  private made = 0
  private games = 0

  private constructor(browser: Browser, wire: Wire, seed: number) {
    this.browser = browser
    this.wire = wire
    this.lots = quick(seed)
    this.dice = quick(seed + 1)
  }

  /** Plays until the time is up, table after table; `tell` hears what it does. */
  static async run(
    browser: Browser,
    origin: string,
    {
      seed,
      until,
      game,
      tell = () => undefined,
    }: {
      readonly seed: number
      readonly until: () => boolean
      readonly game?: string
      readonly tell?: (line: string) => void
    },
  ): Promise<Account> {
    const robot = new Robot(browser, await Wire.to(origin), seed)
    try {
      while (!until()) {
        const { about } = catalogue.find((entry) => entry.about.id === game) ?? robot.oneOf(catalogue)
        tell(`a table of ${about.id}`)
        await robot.sitDown(about.id, Math.min(...about.seatCounts))
        robot.games++
        while (!until() && !(await robot.isOver())) tell(await robot.deed())
        await robot.goHome()
      }
    } finally {
      await robot.goHome()
      robot.wire.close()
    }
    const { deeds, made, games } = robot
    return { deeds, moves: made, games, faults: robot.said }
  }

  private oneOf<T>(list: readonly T[]): T {
    const one = list[this.dice.int(list.length)]
    if (one === undefined) throw new Error('there is nothing to choose from')
    return one
  }

  private get desk(): Person {
    return this.people[0] as Person
  }

  private async sitDown(game: string, seats: number): Promise<void> {
    for (const touch of [false, true]) {
      const context = await this.browser.newContext({
        baseURL: this.wire.origin,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...(touch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}),
      })
      await keepListOpen(context)
      const page = await context.newPage()
      this.heard.push(watch(page, this.wire.origin))
      this.people.push({ context, page, touch })
    }
    const [host, guest] = this.people.map(({ page }) => page) as [Page, Page]
    await host.goto(`/new/${game}?with=friends`)
    const start = host.getByRole('button', { name: 'Set the table' })
    await start.waitFor(PATIENCE)
    const players = host.getByLabel('Players')
    if ((await players.count()) > 0) await players.selectOption(String(seats))
    await start.click()
    await guest.goto(await host.locator('#invite').inputValue())
    await guest.getByRole('button', { name: 'Sit here' }).first().click()
    for (const { page } of this.people) await page.locator('#prompt').waitFor(PATIENCE)
    this.twin = await this.desk.context.newPage()
    this.heard.push(watch(this.twin, this.wire.origin))
    await this.twin.goto(host.url())
    await this.twin.locator('#prompt').waitFor(PATIENCE)
  }

  private async goHome(): Promise<void> {
    this.hear()
    for (const { context } of this.people.splice(0)) await context.close()
    this.twin = null
  }

  /** The console's complaints; a line that is cut is no fault of the page. */
  private hear(): void {
    const cut = /ERR_(CONNECTION_(RESET|CLOSED|REFUSED)|EMPTY_RESPONSE)|WebSocket connection to .* failed/
    for (const list of this.heard.splice(0)) this.said.push(...list.filter((line) => !cut.test(line)))
  }

  private async isOver(): Promise<boolean> {
    return over(this.desk.page)
  }

  private async deed(): Promise<string> {
    this.deeds++
    const name = await this.oneDeed()
    await this.compare(name)
    return name
  }

  private async oneDeed(): Promise<string> {
    const lot = this.lots.int(20)
    const person = this.oneOf(this.people)
    if (lot < 12) return this.play()
    if (lot < 14) return this.cut()
    if (lot < 15) return this.again(person)
    if (lot < 16) return this.back(person)
    if (lot < 17) return this.language(person)
    if (lot < 18) return this.light(person)
    return this.zoom(person)
  }

  /** Whoever must decide; while a bot or nobody does, nobody. */
  private async decider(): Promise<Person | null> {
    let found: Person | null = null
    await expect
      .poll(async () => {
        for (const person of this.people) {
          if (await over(person.page)) return true
          if ((await moves(person.page).count()) > 0) found = person
        }
        return found !== null
      }, PATIENCE)
      .toBe(true)
    return found
  }

  /** A few presses on the board; whoever comes to nothing takes a move from the list. */
  private async play(): Promise<string> {
    const asked = await this.decider()
    if (!asked) return 'the game is over'
    const person = await this.inSomeTab(asked)
    const { page } = person
    const before = await this.progress(page)
    for (let tries = 0; tries < 5; tries++) {
      const points = await this.hittable(person)
      if (points.length === 0) break
      await this.press(person, this.oneOf(points))
      await drawn(page)
      await this.confirm(person)
      if ((await this.progress(page)) !== before) return this.played(person, 'on the board')
    }
    await page.keyboard.press('Escape')
    if (!(await this.pick(page))) return this.played(person, 'on the board')
    // Whether the question stands there already when it is answered is a matter of time: it is looked for until something happens.
    await expect
      .poll(async () => {
        const goesOn = (await this.progress(page)) !== before
        if (!goesOn) await this.confirm(person)
        return goesOn
      }, PATIENCE)
      .toBe(true)
    return this.played(person, 'from the list')
  }

  /** One of the list, looked at and pressed at once: it goes when a press on the board arrives late. Whether there was one. */
  private pick(page: Page): Promise<boolean> {
    return page.evaluate((whim) => {
      const list = document.querySelectorAll<HTMLElement>('#moves .move')
      list[whim % list.length]?.click()
      return list.length > 0
    }, this.dice.int(10_000))
  }

  /** The desk acts now in one tab, now in the other: both know what there is to choose. */
  private async inSomeTab(person: Person): Promise<Person> {
    if (!this.twin || person !== this.desk || this.dice.int(2) === 0) return person
    await expect.poll(() => momentOf(this.twin as Page), PATIENCE).toBe(await momentOf(person.page))
    await expect.poll(() => moves(this.twin as Page).count(), PATIENCE).toBeGreaterThan(0)
    await this.twin.bringToFront()
    return { ...person, page: this.twin }
  }

  private played({ touch }: Person, how: string): string {
    this.made++
    return `${touch ? 'the finger' : 'the mouse'} plays ${how}`
  }

  /** Changes with every step, sent or drafted. */
  private progress(page: Page): Promise<string> {
    return page.evaluate(
      () =>
        `${document.querySelector('.table')?.getAttribute('data-moment')} ${document.querySelector('.draft-bar')?.textContent ?? ''}`,
    )
  }

  /** What cannot be taken back, or is done by touch, is asked twice; the open list may lie over the answer. */
  private async confirm({ page }: Person): Promise<void> {
    await page.evaluate(() => document.querySelector<HTMLElement>('.tap-again .button.first')?.click())
  }

  private async press({ page, touch }: Person, at: { readonly x: number; readonly y: number }): Promise<void> {
    if (touch) await page.touchscreen.tap(at.x, at.y)
    else await page.mouse.click(at.x, at.y)
  }

  /** A point of each choice at which nothing lies over it. On a desk every choice has one, unless a question is open. */
  private async hittable({ page, touch }: Person): Promise<readonly { readonly x: number; readonly y: number }[]> {
    const { points, hidden } = await page.evaluate(() => {
      const points: { x: number; y: number }[] = []
      const hidden: string[] = []
      const asked = document.querySelector('.board .ask')
      // Where there are few the panel lists them, and the board's own are put away.
      const choices = [...document.querySelectorAll('.board .choice')].filter(
        (each) => each.checkVisibility() && (!asked || asked.contains(each)),
      )
      for (const choice of choices) {
        const box = choice.getBoundingClientRect()
        const steps = [0.5, 0.3, 0.7, 0.12, 0.88, 0.03, 0.97]
        const point = steps
          .flatMap((a) => steps.map((b) => ({ x: box.left + a * box.width, y: box.top + b * box.height })))
          .find(({ x, y }) => choice.contains(document.elementFromPoint(x, y)))
        if (point) points.push(point)
        else hidden.push(choice.getAttribute('aria-label') ?? choice.textContent ?? '')
      }
      return { points, hidden }
    })
    if (!touch) for (const name of hidden) this.said.push(`cannot be hit: ${name}`)
    return points
  }

  /** The line is cut for everybody, somebody acts meanwhile, and it is mended. */
  private async cut(): Promise<string> {
    const person = await this.decider()
    this.wire.cut()
    for (const { page } of this.people) await expect(page.locator('.link-state')).not.toHaveText('', PATIENCE)
    if (person && this.dice.int(2) === 0 && (await this.pick(person.page))) {
      await drawn(person.page)
      await this.confirm(person)
    }
    this.wire.mend()
    for (const { page } of this.people) await expect(page.locator('.link-state')).toHaveText('', PATIENCE)
    return 'the line was cut'
  }

  private async again({ page }: Person): Promise<string> {
    const plan = await page.locator('.draft-bar').allTextContents()
    await page.reload()
    await page.locator('#prompt').waitFor(PATIENCE)
    await expect.poll(() => page.locator('.draft-bar').allTextContents(), PATIENCE).toEqual(plan)
    return 'a reload'
  }

  private async back({ page }: Person): Promise<string> {
    const plan = await page.locator('.draft-bar').allTextContents()
    await page.evaluate(() => document.querySelector<HTMLElement>('.rail-home')?.click())
    await page.locator('.game-card').first().waitFor(PATIENCE)
    await page.goBack()
    await page.locator('#prompt').waitFor(PATIENCE)
    await expect.poll(() => page.locator('.draft-bar').allTextContents(), PATIENCE).toEqual(plan)
    return 'away and back'
  }

  private async language({ page }: Person): Promise<string> {
    const wanted = this.oneOf(LANGUAGES)
    await page.goto('/')
    await page.locator('nav select').selectOption(wanted)
    await expect(page.locator('html')).toHaveAttribute('lang', wanted)
    await page.goBack()
    await page.locator('#prompt').waitFor(PATIENCE)
    return `the language is ${wanted}`
  }

  private async light({ page }: Person): Promise<string> {
    await page
      .locator('button.light')
      .first()
      .evaluate((button: HTMLElement) => button.click())
    return 'another light'
  }

  private async zoom({ page, touch }: Person): Promise<string> {
    const tools = page.locator('.map-tools button:enabled')
    const count = await tools.count()
    if (count > 0) await tools.nth(this.dice.int(count)).evaluate((tool: HTMLElement) => tool.click())
    if (touch) return 'zoomed'
    await page.setViewportSize(this.oneOf([SIZES.laptop, SIZES.desk, SIZES.wide]))
    return 'zoomed, in a window of another size'
  }

  /** What long has been on the screen, and what somebody sees who has just come. */
  private async compare(after: string): Promise<void> {
    const { context, page } = this.oneOf(this.people)
    const fresh = await context.newPage()
    try {
      await fresh.goto(page.url())
      await fresh.locator('#prompt').waitFor(PATIENCE)
      let pair: readonly [Screen, Screen] | undefined
      const agree = async (): Promise<boolean> => {
        pair = await Promise.all([screen(page), screen(fresh)])
        return difference(pair) === ''
      }
      await expect
        .poll(agree, PATIENCE)
        .toBe(true)
        .catch(() => this.said.push(`after ${after}: ${pair ? difference(pair) : 'no screen'}`))
      if (this.twin && !(await over(this.twin)))
        await expect.poll(() => momentOf(this.twin as Page), PATIENCE).toBe(await momentOf(this.desk.page))
    } finally {
      await fresh.close()
    }
  }
}

const SIZES = {
  laptop: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
}

function screen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((each) => each.textContent ?? '')
    return {
      moment: document.querySelector('.table')?.getAttribute('data-moment') ?? '',
      prompt: texts('#prompt').join(),
      moves: texts('#moves .move'),
      log: texts('.rail-log .log li'),
      seats: texts('.seat-name'),
      figures: Object.fromEntries(
        [...document.querySelectorAll('[data-figure]')].map((each) => [
          each.getAttribute('data-figure') ?? '',
          each.textContent ?? '',
        ]),
      ),
    }
  })
}

/** Where two screens do not say the same; a figure that only one of them shows is no difference. */
function difference([a, b]: readonly [Screen, Screen]): string {
  for (const part of ['moment', 'prompt', 'moves', 'log', 'seats'] as const)
    if (JSON.stringify(a[part]) !== JSON.stringify(b[part]))
      return `${part}: ${JSON.stringify(a[part]).slice(-300)} and anew ${JSON.stringify(b[part]).slice(-300)}`
  const wrong = Object.keys(a.figures).find((name) => name in b.figures && a.figures[name] !== b.figures[name])
  return wrong === undefined ? '' : `${wrong}: ${a.figures[wrong]} and anew ${b.figures[wrong]}`
}
