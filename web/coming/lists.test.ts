/** Lists of tables as somebody reads them: what needs them first, who plays, what is left on clocks, where a chair is free. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import type { ClockSpec, TableLine } from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { GAME, lineSeat, tableLine } from '../tests/tables.ts'
import { leave, visit } from '../tests/visit.tsx'

const NOW = Date.UTC(2026, 4, 10, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

beforeEach(() => {
  browser.local.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

const list = (...tables: readonly TableLine[]) => ({ tables: [...tables], at: NOW, next: null })
const desk = (mine: NonNullable<Answers['listMyTables']>, more: Answers = {}): Answers => ({
  listMyTables: mine,
  listTables: list(),
  listEvenings: { evenings: [] },
  ...more,
})

/** What each line of the lists says, the first first. */
async function linesOf(answers: Answers) {
  const page = await visit('/tables', answers, { me: {} })
  await page.reads('Public tables')
  return { page, lines: page.all('li').filter((text) => !text.startsWith('free')) }
}

test('what needs the reader comes first by the time that is left, then what runs, what waits for players, what is over', async () => {
  const { page } = await linesOf(
    desk(
      list(
        tableLine({ id: 'over', status: 'finished', updatedAt: NOW - MINUTE }),
        tableLine({ id: 'waits', status: 'open' }),
        tableLine({ id: 'older', updatedAt: NOW - 3 * DAY }),
        tableLine({ id: 'newer', updatedAt: NOW - 2 * DAY }),
        tableLine({ id: 'untimed', needed: true }),
        tableLine({ id: 'later', needed: true, deadline: NOW + 2 * DAY }),
        tableLine({ id: 'soon', needed: true, deadline: NOW + HOUR }),
      ),
    ),
  )
  expect(page.hrefs('line-name')).toEqual([
    '/t/soon',
    '/t/later',
    '/t/untimed',
    '/t/newer',
    '/t/older',
    '/t/waits',
    '/replay/t/over',
  ])
})

test.each<[string, Partial<TableLine>, RegExp, RegExp | null]>([
  ['asked', { needed: true, deadline: NOW + 35 * MINUTE }, /Your decision\s*35 mins? left/, /Waiting|2020/],
  ['too late', { needed: true, deadline: NOW - 1 }, /Your decision\s*time is up/, / left/],
  [
    'not asked',
    { seats: [lineSeat({ name: 'Anna' }), lineSeat({ awaited: true }), lineSeat({ name: 'Cicely' })], you: 0 },
    /Waiting for Bertram(?!.*Cicely)/,
    null,
  ],
  [
    'two of them',
    { seats: [lineSeat({ awaited: true }), lineSeat({ name: 'Cicely', awaited: true })] },
    /Waiting for Bertram and Cicely/,
    null,
  ],
  [
    'the one who looks, too',
    { you: 0, seats: [lineSeat({ name: 'Anna', awaited: true }), lineSeat({ awaited: true })] },
    /Waiting for Bertram(?! and)/,
    /Anna and|and Anna/,
  ],
  ['nobody knows whom', {}, /Others decide\s*1 May 2020/, null],
  [
    'others under a clock',
    {
      seats: [
        lineSeat({ awaited: true, deadline: NOW + 26 * HOUR }),
        lineSeat({ awaited: true, deadline: NOW + 3 * HOUR }),
      ],
    },
    /3 hrs? 0 mins? left/,
    /2020/,
  ],
  [
    'not full',
    { status: 'open', seats: [lineSeat(), lineSeat({ kind: 'open', name: null })] },
    /Waiting for players/,
    null,
  ],
  ['paused', { paused: true, seats: [lineSeat({ awaited: true })] }, /Paused/, /Waiting for/],
  ['over', { status: 'finished', paused: true }, /Finished/, /Paused/],
  ['talk', { unread: 1 }, /1 new line of talk/, null],
  ['much talk', { unread: 12 }, /12 new lines of talk/, null],
  ['figures', { differs: 2 }, /2 figures not as in the box/, null],
  ['as in the box', { differs: 0 }, /Others decide/, /figure/],
  [
    'on holiday',
    { you: 1, seats: [lineSeat({ rests: 'holiday' }), lineSeat({ name: 'Anna', rests: 'hours' })] },
    /Bertram\s*on holiday/,
    /outside their hours/,
  ],
  ['a bot', { seats: [lineSeat({ kind: 'bot', name: null, level: 'knight' }), lineSeat()] }, /Knight/, /knight/],
  ['somebody gone', { seats: [lineSeat({ kind: 'gone', name: null }), lineSeat()] }, /Somebody who left/, null],
  [
    'somebody gone from a side',
    { seats: [lineSeat({ kind: 'gone', name: null, side: { say: 'seat.0' } }), lineSeat()] },
    /./,
    /Somebody who left/,
  ],
  [
    'a seat that is kept',
    { status: 'open', seats: [lineSeat(), lineSeat({ kind: 'open', name: 'Cicely', reserved: true })] },
    /\(reserved\)/,
    /\(free\)/,
  ],
  [
    'sides to draw',
    {
      status: 'open',
      sides: 'random',
      seats: [lineSeat(), lineSeat({ kind: 'open', name: null }), lineSeat({ kind: 'open', name: null })],
    },
    /Sides are drawn.*2 free seats/,
    /\(free\)/,
  ],
  ['sides drawn', { sides: 'random' }, /Others decide/, /Sides are drawn/],
])('a table that is %s says so', async (_name, more, says, not) => {
  const { page } = await linesOf(desk(list(tableLine(more))))
  const text = page.at(/.+/, 'table-row').text()
  expect(text).toMatch(says)
  if (not) expect(text).not.toMatch(not)
})

test('time is short below an hour at a slow clock, below a minute at a live one, and only for who is asked', async () => {
  const live: ClockSpec = { kind: 'live', perMove: 30, reserve: 0, increment: 0, overdue: 'idle' }
  const slow: ClockSpec = { kind: 'days', days: 1, overdue: 'bot' }
  const short = async (clock: ClockSpec, left: number, needed = true): Promise<boolean> => {
    const seats = [lineSeat({ awaited: true, deadline: NOW + left }), lineSeat()]
    const { page } = await linesOf(desk(list(tableLine({ clock, needed, deadline: NOW + left, seats }))))
    return page.has('row-left short')
  }
  expect([await short(slow, 59 * MINUTE), await short(slow, 61 * MINUTE)]).toEqual([true, false])
  expect([await short(live, 50_000), await short(live, 70_000)]).toEqual([true, false])
  expect(await short(slow, 10 * MINUTE, false)).toBe(false)
})

test('a deadline counts by the house’s clock, however this one goes', async () => {
  const line = tableLine({ needed: true, deadline: NOW + HOUR + 10 * MINUTE })
  const { page } = await linesOf(desk({ ...list(line), at: NOW + 10 * MINUTE }))
  expect(page.text()).toContain('1 hr 0 min left')
})

test('so does that of a public table, and that of one to be watched', async () => {
  const line = tableLine({ seats: [lineSeat({ awaited: true, deadline: NOW + HOUR + 10 * MINUTE }), lineSeat()] })
  const { page } = await linesOf(
    desk(list(), {
      listTables: ({ query }) => ({ ...list(...(query['status'] === 'open' ? [] : [line])), at: NOW + 10 * MINUTE }),
    }),
  )
  expect(page.text()).toContain('1 hr 0 min left')
})

test('whoever looks at another game, or at others of their tables, begins at the first page of them', async () => {
  const { titleOf } = await import('../words/index.ts')
  const { page } = await linesOf(
    desk(({ query }) => ({
      ...list(tableLine({ id: `${query['show'] ?? 'all'}-${query['game'] ?? 'any'}-${query['after'] ?? '1'}` })),
      next: query['after'] === '3' ? null : query['after'] === '2' ? '3' : '2',
    })),
  )
  const shown = () => page.hrefs('line-name').length
  for (const other of [
    () => page.choose('Game', titleOf(GAME).name),
    () => page.press('Under way'),
    () => page.choose('Game', 'All games'),
    () => page.press('All'),
  ]) {
    await page.press('Show more')
    await vi.waitFor(() => expect(shown()).toBe(2), PATIENCE_MS)
    await other()
    await vi.waitFor(() => expect(shown()).toBe(1), PATIENCE_MS)
  }
})

test('tables are chosen by what they wait for and by game, more of them are added below, and empty is said', async () => {
  const first = { ...list(tableLine({ id: 'one' })), next: 'page-2' }
  const { page } = await linesOf(
    desk(({ query }) =>
      query['after'] === 'page-2' ? list(tableLine({ id: 'two' })) : query['show'] ? list() : first,
    ),
  )
  expect(page.house.asked('listMyTables')[0]?.query).toEqual({})
  await page.press('Show more')
  expect(page.hrefs('line-name')).toEqual(expect.arrayContaining(['/t/one', '/t/two']))
  expect(page.house.asked('listMyTables').at(-1)?.query).toEqual({ after: 'page-2' })
  expect(page.buttons()).not.toContain('Show more')
  for (const [name, show] of [
    ['Need me', 'needed'],
    ['Under way', 'playing'],
    ['Not full yet', 'open'],
    ['Finished', 'finished'],
  ] as const) {
    await page.press(name)
    expect(page.house.asked('listMyTables').at(-1)?.query).toEqual({ show })
    expect((await page.find('button', name)).getAttribute('aria-pressed')).toBe('true')
    expect((await page.find('button', 'All')).getAttribute('aria-pressed')).toBe('false')
    expect(page.text()).toContain('No table of yours is like that at the moment.')
  }
  await page.press('All')
  const { titleOf } = await import('../words/index.ts')
  await page.choose('Game', titleOf(GAME).name)
  expect(page.house.asked('listMyTables').at(-1)?.query).toEqual({ game: GAME })
  await page.choose('Game', 'All games')
  expect(page.house.asked('listMyTables').at(-1)?.query).toEqual({})
})

test('whoever has no tables is told so, without anything to choose them by', async () => {
  const { page } = await linesOf(desk(list()))
  expect(page.text()).toContain('You have no tables yet.')
  expect(page.buttons()).not.toContain('Need me')
  const nobody = await visit('/tables', desk(list()))
  await nobody.reads('You have no tables yet.')
  expect(nobody.house.asked('listMyTables')).toEqual([])
})

test('an empty list of one game still lets one choose another, and says that there is none like that', async () => {
  const { titleOf } = await import('../words/index.ts')
  const { page } = await linesOf(desk(({ query }) => (query['game'] ? list() : list(tableLine({ id: 'one' })))))
  await page.choose('Game', titleOf(GAME).name)
  await page.reads('No table of yours is like that at the moment.')
  expect(page.text()).not.toContain('You have no tables yet.')
  await page.choose('Game', 'All games')
  await vi.waitFor(() => expect(page.hrefs('line-name')).toEqual(['/t/one']), PATIENCE_MS)
})

test('whoever left a table in this browser finds it on the first page, though they are nobody to the house', async () => {
  const bare = await visit('/', desk(list()))
  await bare.settled()
  expect(bare.text()).not.toContain('Continue')
  const { newLocalTable } = await import('../table/open.ts')
  const id = newLocalTable({
    game: GAME,
    players: [
      { kind: 'person', name: null },
      { kind: 'bot', level: 'knight' },
    ],
  })
  const page = await visit('/', desk(list()))
  await page.reads('Continue')
  expect(page.at('Continue').hrefs()).toEqual([`/local/${id}`])
  expect(page.house.asked('listMyTables')).toEqual([])
})

test('tables of this browser stand among them, and can be removed', async () => {
  const { newLocalTable } = await import('../table/open.ts')
  const players = [{ kind: 'person', name: null } as const, { kind: 'bot', level: 'knight' } as const]
  const id = newLocalTable({ game: GAME, players, options: {} })
  // Something else at the same address keeps things of its own.
  browser.local.setItem('other.table.x', browser.local.getItem(`roses.table.${id}`) ?? '')
  const { page } = await linesOf(desk(list()))
  expect(page.hrefs('line-name')).toEqual([`/local/${id}`])
  expect(page.text()).toContain('On this device')
  await page.press('Finished')
  expect(page.hrefs('line-name')).toEqual([])
  await page.press('Under way')
  await page.press(/^Remove:/)
  expect(page.hrefs('line-name')).toEqual([])
  expect(browser.local.getItem(`roses.table.${id}`)).toBeNull()
})

const open = (more: Partial<TableLine> = {}) =>
  tableLine({ status: 'open', seats: [lineSeat(), lineSeat({ kind: 'open', name: null })], ...more })
const free = lineSeat({ kind: 'open', name: null })

test.each<[string, Partial<TableLine>, string, string | null]>([
  ['one chair is free', {}, 'Sit down', null],
  ['sides are drawn', { sides: 'random', seats: [lineSeat(), free, free] }, 'Sit down', null],
  ['figures differ', { differs: 1 }, 'Look at it first', '/t/green-dragon'],
  ['the reader sits', { you: 0 }, 'Your table', '/t/green-dragon'],
  [
    'every chair is kept',
    { seats: [lineSeat(), lineSeat({ kind: 'open', reserved: true })] },
    'Watch',
    '/t/green-dragon',
  ],
])('at a public table where %s the way in is “%s”', async (_name, more, way, href) => {
  const { page } = await linesOf(
    desk(list(), { listTables: ({ query }) => list(...(query['status'] === 'open' ? [open(more)] : [])) }),
  )
  if (href === null) expect(page.buttons()).toContain(way)
  else expect(page.links()[way]).toBe(href)
  for (const other of ['Sit down', 'Look at it first', 'Your table', 'Watch'].filter((each) => each !== way))
    expect([...page.buttons(), ...Object.keys(page.links())]).not.toContain(other)
})

test('whoever sits down is somebody, has the seat they chose, and goes to the table; who comes too late reads it', async () => {
  const seats = [lineSeat(), free, { ...free, side: { say: 'seat.1' } }]
  const answers = desk(list(), {
    listTables: ({ query }) => list(...(query['status'] === 'open' ? [open({ seats })] : [])),
    createGuest: { id: 'guest', name: 'Guest 7', guest: true, preferences: {}, needed: 0, host: false },
    joinTable: no('seat-taken'),
  })
  const page = await visit('/tables', answers)
  await page.reads('Public tables')
  const chairs = page.buttons().filter((name) => name.startsWith('Sit down'))
  expect(chairs).toHaveLength(2)
  const before = page.house.asked('listTables').length
  await page.press(chairs.at(-1) ?? '')
  await page.reads('Somebody was quicker. The list is up to date again.')
  expect(page.house.asked('createGuest')).toHaveLength(1)
  expect(page.house.asked('listTables').length).toBeGreaterThan(before)
  page.house.says({ joinTable: done })
  await page.press(chairs.at(-1) ?? '')
  expect(page.house.asked('joinTable').at(-1)).toMatchObject({ params: { id: 'green-dragon' }, body: { seat: 2 } })
  await vi.waitFor(() => expect(browser.address.pathname).toBe('/t/green-dragon'), PATIENCE_MS)
})

test('what is being played by others can be watched; what is the reader’s own is not among it', async () => {
  const answers = desk(list(), {
    listTables: ({ query }) =>
      list(...(query['status'] === 'open' ? [] : [tableLine({ id: 'theirs' }), tableLine({ id: 'mine', you: 1 })])),
  })
  const { page } = await linesOf(answers)
  expect(page.text()).toContain('Nobody is looking for players at the moment.')
  expect(page.text()).toContain('Being played now')
  expect(page.hrefs('line-name')).toEqual(['/t/theirs'])
  expect(page.house.asked('listTables').map(({ query }) => query['status'])).toEqual(['open', 'playing'])
})

test('evenings say when, of what, by whom, and what the reader has answered', async () => {
  const evening = {
    table: 'eve',
    game: GAME,
    at: Date.UTC(2026, 4, 20, 18),
    zone: 'UTC',
    state: 'planned',
    answers: [],
    seats: 2,
  } as const
  const { page } = await linesOf(
    desk(list(), {
      listEvenings: {
        evenings: [
          { ...evening, answers: [], table: 'own', by: 'Anna', host: true, yours: null },
          { ...evening, answers: [], table: 'asked', by: 'Bertram', host: false, yours: null },
          { ...evening, answers: [], table: 'answered', by: null, host: false, yours: 'maybe' },
        ],
      },
    }),
  )
  await page.reads('Evenings')
  const rows = page.at('Evenings').all('li')
  expect(rows.map((row) => /(You propose it|Say whether you come|Perhaps)$/.exec(row)?.[1])).toEqual([
    'You propose it',
    'Say whether you come',
    'Perhaps',
  ])
  expect(rows.map((row) => row.includes('Bertram'))).toEqual([false, true, false])
  expect(rows[0]).not.toContain('Anna')
  expect(rows[0]).toMatch(/Wednesday,? 20 May/)
})

test('on the first page three tables that are not over are named, what needs the reader first, and the way to all', async () => {
  const lines = [
    tableLine({ id: 'over', status: 'finished' }),
    tableLine({ id: 'b', updatedAt: NOW - DAY }),
    tableLine({ id: 'c', status: 'open' }),
    tableLine({ id: 'd', updatedAt: NOW - 2 * DAY }),
    tableLine({ id: 'a', needed: true }),
  ]
  const page = await visit('/', { listMyTables: list(...lines), listTables: list() }, { me: {} })
  await page.reads('Continue')
  const part = page.at('Continue')
  expect(part.hrefs()).toEqual(['/t/a', '/t/b', '/t/d', '/tables'])
  expect(part.all('li').map((row) => /(Your decision|Others decide)$/.exec(row)?.[1])).toEqual([
    'Your decision',
    'Others decide',
    'Others decide',
  ])
  const few = await visit(
    '/',
    { listMyTables: list(tableLine({ id: 'c', status: 'open' })), listTables: list() },
    { me: {} },
  )
  await few.reads('Continue')
  expect(few.at('Continue').text()).toContain('Waiting for players')
  expect(few.at('Continue').hrefs()).toEqual(['/t/c'])
})
