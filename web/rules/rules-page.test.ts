/** The rules as they are read: the whole page, one rule by itself, and the rules beside a table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import type { Part } from '../../art/kit/document.ts'
import { catalogue } from '../../games/index.ts'
import { browser } from '../tests/document.ts'
import { draw, leave, OPENED, visit } from '../tests/visit.tsx'
import { BesideContext } from './beside-context.ts'
import { RulesBeside } from './beside.tsx'
import { RuleLink } from './rule-link.tsx'

const GAMES = catalogue.map(({ about }) => about.id)
const [id = ''] = GAMES
const written = (game: string): string =>
  readFileSync(join(import.meta.dirname, '../../games', game, 'rules.md'), 'utf8')
const headings = (game: string, depth: number): readonly string[] =>
  [...written(game).matchAll(new RegExp(`^#{${depth}} (.+)$`, 'gm'))].map(([, text = '']) => text.trim())
/** Rules of a list, each with the first words that are said of it. */
const rulesOf = (game: string): readonly string[] =>
  [...written(game).matchAll(/^- \*\*([A-Z][A-Z0-9]*-\d+\.\d+)\b/gm)].map(([, rule = '']) => rule)

/** What watches how high the page is. */
let grows: () => void = () => undefined
const seen = vi.fn<(id: string | null) => void>()

beforeEach(() => {
  seen.mockClear()
  browser.address.replace.mockClear()
  grows = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grows = grown
      }
      observe(): void {}
      disconnect(): void {
        grows = () => undefined
      }
    },
  )
})
afterEach(() => leave())

const look = (part: Part | null | undefined): void => {
  Object.assign(part ?? {}, { scrollIntoView: () => seen(part?.getAttribute('id') ?? null) })
}

test.each(GAMES)(
  '%s: every section stands once under its heading and in the contents, and all links lead to a place',
  async (game) => {
    const page = await visit(`/rules/${game}`)
    await page.reads('What changed')
    expect(page.all('h1')).toHaveLength(1)
    const sections = headings(game, 2)
    expect(sections.length).toBeGreaterThan(3)
    const heads = page.all('h2')
    for (const section of sections)
      expect([section, heads.filter((text) => text === section).length]).toEqual([section, 1])
    for (const title of headings(game, 1)) expect(heads).not.toContain(title)
    const contents = page.at(/.+/, 'contents').all('a')
    expect(contents.filter((text) => sections.includes(text))).toEqual(sections)
    const ids = new Set(browser.body.inside().map((part) => part.getAttribute('id')))
    const hrefs = page.hrefs().filter((href) => href.startsWith('#') || href.startsWith(`/rules/${game}#`))
    expect(hrefs.filter((href) => !ids.has(decodeURIComponent(href.split('#')[1] ?? '')))).toEqual([])
    // What changed is told from version to version; of rules that never changed, that they did not.
    const changes = catalogue.find(({ about }) => about.id === game)?.about.changes ?? []
    const told = page.all('h3').filter((text) => /^(Version \d+|First version)$/.test(text))
    const versions = [...new Set(changes.map(({ version }) => version))].toSorted((a, b) => b - a)
    expect(told).toEqual(versions.length > 0 ? [...versions.map((n) => `Version ${n}`), 'First version'] : [])
    expect(page.text().includes('Nothing in these rules has changed')).toBe(versions.length === 0)
    for (const { rules, version } of changes)
      for (const rule of rules) {
        const place = browser.document.getElementById(rule)
        expect([rule, place?.parentNode?.textContent.includes(`changed with version ${version}`)]).toEqual([rule, true])
      }
    expect(page.text().split('changed with version').length - 1).toBe(changes.flatMap(({ rules }) => rules).length)
    // Every rule is there once, in the order of the text.
    const places = browser.body.inside().flatMap((part) => part.getAttribute('id') ?? [])
    const rules = rulesOf(game)
    expect(rules.length).toBeGreaterThan(10)
    expect(places.filter((place) => rules.includes(place))).toEqual(rules)
  },
)

test('what is found is named by its rule and leads to it; a heading leads to its place', async () => {
  const [, rule = ''] = rulesOf(id)
  const page = await visit(`/rules/${id}`)
  await page.reads('What changed')
  await page.type('Search the rules', rule)
  const hits = () => page.at(/.+/, 'rules-tools').all('li')
  expect(hits()[0]?.startsWith(`${rule} `)).toBe(true)
  expect(page.hrefs()).toContain(`#${rule}`)
  const [section = ''] = headings(id, 2)
  await page.type('Search the rules', section)
  const found = hits().find((text) => text.endsWith(section))
  expect(found).toBe(section)
})

test('a link to a rule is followed once the page is there, and the rule stays in sight until the reader moves', async () => {
  const [, rule = ''] = rulesOf(id)
  const page = await visit(`/rules/${id}#${rule}`)
  await page.reads('What changed')
  expect(browser.address.replace).toHaveBeenLastCalledWith(`#${rule}`)
  look(browser.document.getElementById(rule))
  grows()
  expect(seen).toHaveBeenLastCalledWith(rule)
  browser.happens('wheel')
  seen.mockClear()
  grows()
  expect(seen).not.toHaveBeenCalled()
  browser.address.replace.mockClear()
  await (await visit(`/rules/${id}`)).reads('What changed')
  expect(browser.address.replace).not.toHaveBeenCalled()
})

test('pictures are drawn when they come near, and all of them before the page is printed', async () => {
  const watched: { readonly part: unknown; readonly near: (is: boolean) => void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: readonly object[]) => void
      constructor(heard: (entries: readonly object[]) => void) {
        this.seen = heard
      }
      observe(part: unknown): void {
        watched.push({ part, near: (isIntersecting) => this.seen([{ isIntersecting }]) })
      }
      disconnect(): void {}
    },
  )
  const page = await visit(`/rules/${id}`)
  await page.reads('What changed')
  const pictures = () => browser.body.inside().filter((part) => part.is('worked-picture'))
  await vi.waitFor(() => expect(pictures().length).toBeGreaterThan(0), PATIENCE_MS)
  // Each says in words what it shows.
  const captions = page.all('figcaption')
  expect(captions).toHaveLength(pictures().length)
  expect(new Set(captions).size).toBe(captions.length)
  expect(captions.filter((text) => text.split(' ').length < 5)).toEqual([])
  const drawn = () => pictures().filter((part) => part.childNodes.length > 0).length
  const [first] = watched
  first?.near(false)
  await page.settled()
  expect(drawn()).toBe(0)
  first?.near(true)
  await vi.waitFor(() => expect(drawn()).toBe(1), PATIENCE_MS)
  expect(pictures().find((part) => part === first?.part)?.childNodes).toHaveLength(1)
  browser.happens('beforeprint')
  await vi.waitFor(() => expect(drawn()).toBe(pictures().length), PATIENCE_MS)
  // A picture shows; it is neither read out nor in the way of the keyboard.
  const boards = () => pictures().map((picture) => picture.firstChild as Part & { readonly inert?: boolean })
  await vi.waitFor(() => expect(boards().filter(({ inert }) => inert !== true)).toHaveLength(0), PATIENCE_MS)
  expect(boards().filter((board) => board.getAttribute('aria-hidden') !== 'true')).toHaveLength(0)
})

test('in a picture sides are called as on the form of a new table for as many players', async () => {
  const { speechOf } = await import('./still.tsx')
  const { loadWords } = await import('../game-assets.ts')
  for (const entry of catalogue) {
    const { about } = entry
    const [game, words] = [await entry.load(), await loadWords(about.id, 'en')]
    const page = await visit(`/new/${about.id}?with=bot`, { listHouseFigures: { figures: [] } })
    await vi.waitFor(() => expect(page.fields()).toContain('Your seat'), PATIENCE_MS)
    await page.settled()
    for (const seats of about.seatCounts) {
      if (about.seatCounts.length > 1) await page.choose('Players', String(seats))
      const { names } = speechOf(game, seats, words, 'en')
      expect([about.id, names]).toEqual([about.id, await page.choices('Your seat')])
    }
  }
})

test('a rule by its id opens alone in a box, with its own words, and leads to its place on the page', async () => {
  const [first = '', second = ''] = rulesOf(id)
  const page = await draw(h(RuleLink, { game: id, rule: second }))
  const link = await page.find('a', /.+/)
  expect(link.getAttribute('href')).toBe(`/rules/${id}#${second}`)
  expect(link.hears('click', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(page.all('dialog')).toEqual([])
  expect(link.hears('click').defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(page.all('dialog')).toHaveLength(1), PATIENCE_MS)
  const box = page.at('Close', OPENED)
  expect(box.all('h2')).toEqual([second])
  expect(box.text()).not.toContain(first)
  const [, said = ''] = new RegExp(`\\*\\*${second.replace('.', '\\.')}[^*]*\\*\\* ([\\w ]+)`).exec(written(id)) ?? []
  expect(said.length).toBeGreaterThan(3)
  expect(box.text()).toContain(said.trim())
  expect(box.links()).toMatchObject({ 'All the rules': `/rules/${id}#${second}`, 'How to play': `/how/${id}` })
  await box.press('Close')
  expect(page.all('dialog')).toEqual([])
  const none = await draw(h(RuleLink, { game: id, rule: 'XX-9.99' }))
  ;(await none.find('a', /.+/)).hears('click')
  await vi.waitFor(() => expect(none.all('dialog').join()).toContain('This rule is on the rules page.'), PATIENCE_MS)
  expect(none.at('Close', OPENED).all('li')).toEqual([])
})

test('beside a table a rule is opened there, not in a box', async () => {
  const asked = vi.fn()
  const page = await draw(
    h(BesideContext.Provider, { value: asked, children: h(RuleLink, { game: id, rule: 'AB-1.1' }) }),
  )
  const click = (await page.find('a', /.+/)).hears('click')
  expect([click.defaultPrevented, click.stopped]).toEqual([true, true])
  expect(asked).toHaveBeenCalledWith('AB-1.1')
  expect(page.all('dialog')).toEqual([])
})

test('the rules beside a table open at the rule that was asked for, and their links lead within them', async () => {
  const [first = '', second = ''] = rulesOf(id)
  const page = await draw(h(RulesBeside, { game: id, asked: { rule: second } }))
  const marked = () => browser.body.inside().filter((part) => part.hasAttribute('data-found'))
  await vi.waitFor(() => expect(marked().map((part) => part.getAttribute('id'))).toEqual([second]), PATIENCE_MS)
  expect(browser.document.activeElement.getAttribute('id')).toBe(second)
  const link = browser.body
    .inside()
    .find((part) => part.localName === 'a' && part.getAttribute('href')?.startsWith(`/rules/${id}#`))
  const place = link?.getAttribute('href')?.split('#')[1] ?? ''
  look(browser.document.getElementById(place))
  expect(link?.hears('click', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(seen).not.toHaveBeenCalled()
  const click = link?.hears('click')
  expect([click?.defaultPrevented, click?.stopped]).toEqual([true, true])
  expect(seen).toHaveBeenCalledWith(place)
  expect(marked().map((part) => part.getAttribute('id'))).toEqual([place])
  // What is of another game, or nowhere on this page, leads there as links do.
  for (const href of ['/rules/another#XX-1.1', '/how/x', `/rules/${id}#nowhere`]) {
    link?.setAttribute('href', href)
    expect([href, link?.hears('click').defaultPrevented]).toEqual([href, false])
  }
  link?.setAttribute('href', `#${first}`)
  expect(link?.hears('click').defaultPrevented).toBe(true)
  expect(marked().map((part) => part.getAttribute('id'))).toEqual([first])
  expect(page.all('h2')).not.toContain(headings(id, 1)[0])
})
