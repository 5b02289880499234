/** Pages to read and to learn from: rules, one sheet, three pages, lessons, puzzles, the story. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { catalogue } from '../../games/index.ts'
import { courses } from '../learn/courses.ts'
import { browser } from '../tests/document.ts'
import { done } from '../tests/house.ts'
import { leave, visit } from '../tests/visit.tsx'

const id = catalogue[0]?.about.id ?? ''

beforeEach(() => {
  browser.local.clear()
  browser.printed.mockClear()
})
afterEach(() => leave())

test('the rules are read in another language than the page, searched, and lead to the other pages of the game', async () => {
  const page = await visit(`/rules/${id}`)
  await page.reads('What changed')
  expect(page.links()).toMatchObject({
    'How to play': `/how/${id}`,
    Figures: `/figures/${id}`,
    'The story': '/story',
    'The game on one sheet': `/crib/${id}`,
  })
  expect(await page.choices('Language of the rules')).toEqual(['English', 'Français', 'Italiano', 'Čeština', 'Deutsch'])
  expect(await page.chosen('Language of the rules')).toBe('English')
  const [rule = ''] = page.hrefs('mention')
  await page.type('Search the rules', rule.slice(1))
  expect(page.all('status').join()).toMatch(/^\d+ places?/)
  await page.type('Search the rules', '')
  expect(page.all('status').join()).not.toContain('place')
  await page.press('Print')
  expect(browser.printed).toHaveBeenCalledOnce()
  // Until those are there, the list may still name the ones that are read.
  await page.choose('Language of the rules', 'Deutsch').catch(() => undefined)
  await vi.waitFor(() => expect(browser.address.search).toBe('?lang=de'), PATIENCE_MS)
  await vi.waitFor(async () => expect(await page.chosen('Language of the rules')).toBe('Deutsch'), PATIENCE_MS)
  expect(page.all('h1').join()).toContain('the rules')
  expect(page.spoken('rules')).toEqual(['de', 'en'])
})

test('a term stands once in the index, however it is written', async () => {
  const { termsOf } = await import('../rules/terms.ts')
  const place = (rule: string, text: string) => ({ id: rule, text, heading: false }) as never
  const terms = termsOf(
    [place('XX-1.1', 'A _hero_ moves.'), place('XX-1.2', 'Two *Hero* cards; an _army_.'), place('XX-1.2', '_hero_')],
    'en',
  )
  expect(terms).toEqual([
    { term: 'Army', ids: ['XX-1.2'] },
    { term: 'Hero', ids: ['XX-1.1', 'XX-1.2'] },
  ])
})

test('one sheet has the three pages and the figures, and follows the language of the page', async () => {
  const page = await visit(`/crib/${id}`)
  await page.reads('Figures to know')
  const english = page.all('h2')
  expect(english.length).toBeGreaterThan(2)
  expect(page.hrefs('mention')[0]).toMatch(new RegExp(`^/rules/${id}#`))
  // Under each title stands what belongs to it.
  const told = page.all('section').filter((text) => english.some((title) => text.startsWith(title)))
  expect(told).toHaveLength(english.length)
  expect(told.filter((text) => text.split(' ').length < 20)).toEqual([])
  await page.press('Print')
  expect(browser.printed).toHaveBeenCalledOnce()
  await page.choose('Language', 'Deutsch')
  await vi.waitFor(() => expect(page.all('h2').filter((text) => english.includes(text))).toEqual([]), PATIENCE_MS)
})

test('three pages are turned on and back, and at the last one sits down', async () => {
  const page = await visit(`/how/${id}`)
  await page.reads(/1 of \d/)
  expect(page.buttons()).not.toContain('Back')
  const [first] = page.all('h2')
  await page.press('Next')
  await page.reads(/2 of \d/)
  expect(page.all('h2')).not.toContain(first)
  await page.press('Back')
  await page.reads(/1 of \d/)
  const of = Number(/1 of (\d)/.exec(page.text())?.[1])
  for (let at = 1; at < of; at++) await page.press('Next')
  expect(page.buttons()).not.toContain('Next')
  expect(page.buttons()).toContain('Play against a bot')
  expect(page.links()).toMatchObject({ 'Learn by playing': `/learn#${id}`, 'All the rules': `/rules/${id}` })
})

test('lessons that are learned are ticked off and counted, the next is marked, and they are shared with the account', async () => {
  const course = courses.find(({ ids }) => ids.length > 1)
  const [first = '', second = ''] = course?.ids ?? []
  const { learn } = await import('../learn/progress.ts')
  learn(course?.game ?? '', first)
  const page = await visit('/learn', { addLessons: { learned: [] } }, { me: {} })
  await page.reads('Learn by playing')
  expect(page.text()).toContain(`1 of ${course?.ids.length} learned`)
  const current = page.current('step')
  expect(current).toContain(`/learn/${course?.game}/${second}`)
  expect(page.text()).toContain('kept with your account')
  expect(page.house.sent('addLessons')).toEqual({ learned: [`${course?.game}/${first}`] })
  const one = await visit(`/learn/${course?.game}`)
  await one.reads('1 of')
  expect(one.links()['All lessons']).toBe('/learn')
  expect(one.text().split(' learned').length).toBeLessThan(page.text().length)
  expect(one.text()).toContain('kept in this browser')
  const none = await visit('/learn/no-game')
  await none.reads('No game here goes by that name.')
})

test('puzzles are counted and ticked off, that of the day is the same everywhere, and days in a row are told', async () => {
  const { markSolved } = await import('../puzzles/marks.ts')
  const { dayOf } = await import('../puzzles/daily.ts')
  const { loadAllPuzzles } = await import('../puzzles/files.ts')
  const [game] = await loadAllPuzzles()
  const number = game?.file.puzzles[0]?.number ?? 0
  const page = await visit('/puzzles')
  await page.reads('Solve one today, and a row of days begins.')
  expect(page.text()).toContain(`0 of ${game?.file.puzzles.length} solved`)
  markSolved(game?.game ?? '', number, dayOf(Date.now()))
  await page.reads('1 day with a puzzle of the day solved.')
  expect(page.text()).toContain(`1 of ${game?.file.puzzles.length} solved`)
  const of = await visit(`/puzzles/${game?.game}`)
  await of.reads('Learn the game first')
  expect(of.links()[`Puzzle ${number}, solved`]).toBe(`/puzzles/${game?.game}/${number}`)
  const listed = of.hrefs('puzzle-number')
  expect(listed).toHaveLength(game?.file.puzzles.length ?? 0)
  for (const [grade, name] of [
    ['page', 'Page'],
    ['squire', 'Squire'],
    ['knight', 'Knight'],
    ['earl', 'Earl'],
    ['monarch', 'Monarch'],
  ] as const) {
    const graded = game?.file.puzzles.filter((each) => each.grade === grade) ?? []
    if (graded.length === 0) expect(of.all('h2')).not.toContain(name)
    else
      expect([grade, of.at(name, 'puzzle-grade').hrefs()]).toEqual([
        grade,
        graded.map((each) => `/puzzles/${game?.game}/${each.number}`),
      ])
  }
})

test('a puzzle is told of to friends by how it went, never by its answer', async () => {
  const { loadAllPuzzles } = await import('../puzzles/files.ts')
  const [game] = await loadAllPuzzles()
  const number = game?.file.puzzles[0]?.number ?? 0
  const page = await visit(`/puzzles/${game?.game}/${number}`, { addLessons: done })
  await page.reads('One answer is clearly better')
  await page.press('Show the answer')
  await page.reads('The answer:')
  await page.press('Copy a line for friends')
  const { clipboard } = await import('../tests/document.ts')
  expect(clipboard.text).toMatch(/: can you find the answer\?\nhttps:\/\/roses\.test\/puzzles\//)
  expect(clipboard.text).not.toContain(game?.file.puzzles[0]?.answer)
})

test('the story has its chapters in the contents, the family as a list, and everybody’s end', async () => {
  const page = await visit('/story')
  await page.reads('What became')
  const contents = page.at(/.+/, 'story-contents').hrefs()
  expect(contents.slice(-3)).toEqual(['#tree', '#time', '#fates'])
  for (const href of contents) expect(browser.document.getElementById(href.slice(1))).not.toBeNull()
  expect(new Set(contents).size).toBe(contents.length)
})
