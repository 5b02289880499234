/** Every address opens its page, and what stands above and below all of them leads where it says. */
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../scripts/patience.ts'
import { browser } from './tests/document.ts'
import { type Answers, done } from './tests/house.ts'
import { leave, visit } from './tests/visit.tsx'

afterEach(() => {
  leave()
  browser.local.clear()
})

const house: Answers = {
  listTables: { tables: [], at: Date.now(), next: null },
  getHouse: { name: null, contact: null },
}

test.each([
  ['/', 'Board games of the Wars of the Roses'],
  ['/tables', 'My tables'],
  ['/me', 'You'],
  ['/me/calls', 'How I am called'],
  ['/mail', 'Your mail address'],
  ['/host', 'Keeping order'],
  ['/host/people', 'Keeping order'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/reset', 'A new password'],
  ['/forgot', 'Back into your account'],
  ['/puzzles', 'Puzzles'],
  ['/learn', 'Learn by playing'],
  ['/story', 'The story behind the games'],
  ['/keys', 'Keys and ways to play'],
  ['/t/nowhere', 'No such table'],
  ['/local/nowhere', 'There is nothing here'],
  ['/new/no-game', 'There is nothing here'],
  ['/rules/no-game', 'There is nothing here'],
  ['/figures/no-game', 'There is nothing here'],
  ['/crib/no-game', 'There is nothing here'],
  ['/how/no-game', 'There is nothing here'],
  ['/puzzles/no-game', 'There is nothing here'],
  ['/somewhere/else', 'There is nothing here'],
])('%s is headed “%s”, and so is the tab', async (path, heading) => {
  const page = await visit(path, house)
  await vi.waitFor(() => expect(page.all('h1')).toEqual([heading]), PATIENCE_MS)
  if (path === '/' || path.includes('no')) return
  await vi.waitFor(() => expect(browser.document.title).toBe(`${heading} · Rose & Crown`), PATIENCE_MS)
})

test('above and below every page links lead where they say; a guest reads their name there, and how many tables wait', async () => {
  const page = await visit('/terms', house, { me: { name: 'Cicely', guest: true, needed: 3 } })
  expect(page.links()).toMatchObject({
    'Skip to the page': '#main',
    'Rose & Crown': '/',
    'My tables3': '/tables',
    Cicely: '/me',
    You: '/me',
    'The story': '/story',
    'Open a record': '/replay/file',
    Privacy: '/privacy',
    Terms: '/terms',
  })
  const nobody = await visit('/terms', house)
  expect(Object.keys(nobody.links())).toContain('My tables')
})

test('the light goes round from the system’s to day and night and back, and is kept', async () => {
  const page = await visit('/terms', house)
  const lit: (string | undefined)[] = []
  for (const now of ['as the system has it', 'day', 'night']) {
    await page.press(`Light: ${now}. Change it`)
    lit.push(browser.root.dataset['theme'])
  }
  expect(lit).toEqual(['day', 'night', undefined])
  expect(browser.local.getItem('roses.light')).toBeNull()
  await page.press('Light: as the system has it. Change it')
  expect(browser.local.getItem('roses.light')).toBe('day')
  await page.press('Light: day. Change it')
  await page.press('Light: night. Change it')
})

test('another language holds at once, is kept, and is told to the house with the person', async () => {
  const page = await visit('/terms', { ...house, setPreferences: done }, { me: {} })
  await page.choose('Language', 'Deutsch')
  await vi.waitFor(() => expect(browser.root).toMatchObject({ lang: 'de' }), PATIENCE_MS)
  await page.settled()
  expect(page.all('h1')).toEqual(['Nutzungsbedingungen'])
  expect(browser.local.getItem('roses.locale')).toBe('de')
  expect(page.house.sent('setPreferences')).toEqual({ language: 'de' })
})

test('whoever is shut out while the page is open is told, and whom to ask', async () => {
  const page = await visit('/terms', house, { me: {} })
  page.house.says({ getMe: { me: null } })
  await page.hears({ tell: 'bye', reason: 'banned' } as never)
  expect(page.all('alert').join()).toContain('The host has shut you out of this house.')
  expect(page.links()['How to reach the host']).toBe('/terms')
})

test.each(['new', 'rules', 'figures', 'crib', 'how', 'puzzles'])(
  'of every game the tab of /%s says what is read there',
  async (kind) => {
    const { catalogue } = await import('../games/index.ts')
    for (const { about } of catalogue) {
      const page = await visit(`/${kind}/${about.id}`, house)
      await vi.waitFor(() => expect(page.all('h1')).toHaveLength(1), PATIENCE_MS)
      const [heading = ''] = page.all('h1')
      const title = kind === 'new' ? `A new table: ${heading}` : heading
      await vi.waitFor(() => expect(browser.document.title).toBe(`${title} · Rose & Crown`), PATIENCE_MS)
    }
  },
)

test('a new page begins at its top for the keyboard, and what was there before is gone', async () => {
  const page = await visit('/terms', house)
  browser.document.activeElement = browser.body
  browser.goTo('/privacy')
  browser.happens('popstate')
  await vi.waitFor(() => expect(page.all('h1')).toEqual(['Privacy']), PATIENCE_MS)
  expect(browser.document.activeElement.getAttribute('id')).toBe('main')
})

test('each game is on the first page with its facts and the ways into it', async () => {
  const page = await visit('/', house)
  const { catalogue } = await import('../games/index.ts')
  const { titleOf } = await import('./words/index.ts')
  for (const { about } of catalogue) {
    const { name } = titleOf(about.id)
    const links = page.links()
    expect([
      links[`Play with friends: ${name}`],
      links[`Pass and play here: ${name}`],
      links[`How to play: ${name}`],
      links[`All the rules: ${name}`],
      links[`Figures: ${name}`],
      links[`Puzzles: ${name}`],
    ]).toEqual([
      `/new/${about.id}?with=friends`,
      `/new/${about.id}?with=here`,
      `/learn#${about.id}`,
      `/rules/${about.id}`,
      `/figures/${about.id}`,
      `/puzzles/${about.id}`,
    ])
    expect(page.buttons()).toContain(`Play against a bot: ${name}`)
    const first = `${about.seatCounts[0]}`
    const [shortest, longest] = about.minutes
    expect(page.text()).toMatch(new RegExp(`${name}.*?${first}.*? players · ${shortest}(–${longest})? minutes`))
  }
  // For two or four is not for two to four.
  const gaps = catalogue.filter(({ about: { seatCounts } }) => seatCounts.length === 2 && seatCounts[1] === 4)
  expect(page.text().split('2 or 4 players').length - 1).toBe(gaps.length)
})

test('what takes longer than a glance shows that it is on its way, and what takes longer than a breath says so', async () => {
  await visit('/terms', house)
  const { loading } = await import('./parts/load-part.ts')
  const way = () => browser.body.inside().find((part) => part.is('on-its-way'))
  expect([way()?.is('busy'), way()?.textContent]).toEqual([false, ''])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    loading.value = 1
    await vi.advanceTimersByTimeAsync(500)
    expect([way()?.is('busy'), way()?.textContent]).toEqual([true, ''])
    await vi.advanceTimersByTimeAsync(2000)
    expect(way()?.textContent).not.toBe('')
    loading.value = 0
    await vi.advanceTimersByTimeAsync(200)
    expect([way()?.is('busy'), way()?.textContent]).toEqual([false, ''])
    // What comes next is silent at first again.
    loading.value = 1
    await vi.advanceTimersByTimeAsync(500)
    expect(way()?.textContent).toBe('')
    // And a breath is counted from its own beginning.
    loading.value = 0
    await vi.advanceTimersByTimeAsync(100)
    loading.value = 1
    await vi.advanceTimersByTimeAsync(700)
    expect(way()?.textContent).toBe('')
  } finally {
    loading.value = 0
    vi.useRealTimers()
  }
})

test('who is no longer where they were is led to the games, and a game’s page to its others', async () => {
  const page = await visit('/somewhere/else', house)
  expect(page.links()['To the games']).toBe('/')
  const { catalogue } = await import('../games/index.ts')
  const { titleOf } = await import('./words/index.ts')
  const tables = await visit('/tables', house)
  await tables.reads('Public tables')
  for (const { about } of catalogue) expect(tables.links()[titleOf(about.id).name]).toBe(`/new/${about.id}`)
  expect(tables.links()['Open a record']).toBe('/replay/file')
})
