/** What a table's address opens: the table, or why not; and what is offered when its game is over. The table itself is drawn elsewhere. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { quick } from '../../engine/dice.ts'
import { stateHash } from '../../engine/hash.ts'
import { catalogue, findRules } from '../../games/index.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { Wire } from '../table/tests/wire.ts'
import { browser } from '../tests/document.ts'
import { type Answers, no } from '../tests/house.ts'
import { GAME, tableInfo, tableSeat } from '../tests/tables.ts'
import { leave, visit } from '../tests/visit.tsx'

vi.mock('../table/table-page.tsx', async () => {
  const { h } = await import('preact')
  const { useWords } = await import('../telling/words.ts')
  return {
    TablePage: ({ title, again }: { title: string; again: never }) =>
      h('section', {}, h('h1', {}, title), useWords() && again),
  }
})

beforeEach(() => {
  browser.local.clear()
  Wire.all.length = 0
})
afterEach(() => leave())

const anna = tableSeat({ kind: 'person', name: 'Anna', present: true })
const bertram = tableSeat({ kind: 'person', name: 'Bertram', present: true })
const playing = (more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ status: 'playing', seats: [anna, bertram], you: 0, ...more })

/** The socket on which this table was asked for. */
const tableWire = (): Wire | undefined => Wire.all.findLast((wire) => wire.asked('open').length > 0)

/** As the house answers whoever opens a table that is being played. */
async function stateOf(info: TableInfo) {
  const game = await findRules(info.game, info.version)?.load(new Set() as never)
  if (!game) throw new Error('no such rules')
  const view = game.view(game.setup(2, {}, quick(1)), info.you)
  const facts = { seat: info.you, awaiting: [0], undo: false, outcome: null, hash: stateHash(view), clocks: null }
  return { tell: 'state', table: info.id, number: 0, view, ...facts }
}

async function sit(info: TableInfo, answers: Answers = {}, me: object | null = {}) {
  leave()
  Wire.all.length = 0
  const page = await visit('/t/green-dragon', { getTable: info, listChat: { lines: [] }, ...answers }, { me })
  await vi.waitFor(() => {
    for (const wire of Wire.all) if (!wire.isOpen) wire.connect()
    expect(tableWire()).toBeDefined()
  }, PATIENCE_MS)
  tableWire()?.say(await stateOf(info))
  await page.settled()
  return page
}

test.each<[string, NonNullable<Answers['getTable']>, string]>([
  ['there is none', no('no-such-table'), 'No such table'],
  ['one may not', no('not-allowed' as never), 'No such table'],
  [
    'nobody answers',
    () => {
      throw new TypeError('no network')
    },
    'The house does not answer',
  ],
  ['nobody has its rules', tableInfo({ version: 999 }), 'The rules of this table are missing'],
  ['nobody has its game', tableInfo({ game: 'no-game' }), 'The rules of this table are missing'],
])('where %s the page says so, and leads to the games', async (_why, getTable, title) => {
  const page = await visit('/t/green-dragon', { getTable })
  await vi.waitFor(() => expect(page.all('h1')).toEqual([title]), PATIENCE_MS)
  expect(page.links()['To the games']).toBe('/')
})

test('whoever comes by a link is made somebody, let in, and only then asks for the table; without a link nobody is made anything', async () => {
  const order: string[] = []
  const told =
    <T>(what: string, answer: T) =>
    () => (order.push(what), answer)
  const guest = { id: 'g', name: 'Guest 7', guest: true, preferences: {}, needed: 0, host: false }
  const answers: Answers = {
    createGuest: told('guest', guest),
    enterTable: told('enter', {} as never),
    getTable: told('table', tableInfo()),
    listChat: { lines: [] },
  }
  const page = await visit('/t/green-dragon?invite=secret-word', answers)
  await page.reads('invites you')
  expect(order).toEqual(['guest', 'enter', 'table'])
  order.length = 0
  const bare = await visit('/t/green-dragon', answers)
  await bare.reads('invites you')
  expect(order).toEqual(['table'])
})

test('a game that is on is the table, one that waits is its room; whoever leaves lets the connection go', async () => {
  const page = await sit(playing())
  await vi.waitFor(() => expect(page.all('h1')).toHaveLength(1), PATIENCE_MS)
  expect(page.text()).not.toContain('Sit here')
  const wire = tableWire()
  expect(wire?.isOpen).toBe(true)
  expect(browser.document.title).toContain(page.all('h1')[0])
  leave()
  await vi.waitFor(() => expect(wire?.isOpen).toBe(false), PATIENCE_MS)
})

test('whoever goes from one table to another sees the other, and the first is let go', async () => {
  const page = await sit(playing())
  const wire = tableWire()
  page.house.says({ getTable: ({ params }) => tableInfo({ id: params['id'] ?? '', madeBy: 'Hawise' }) })
  browser.goTo('/t/other')
  browser.happens('popstate')
  await page.reads('Hawise invites you')
  expect(page.house.asked('getTable').at(-1)?.params).toEqual({ id: 'other' })
  await vi.waitFor(() => expect(wire?.isOpen).toBe(false), PATIENCE_MS)
})

test('whoever has left before the table was there holds no connection to it', async () => {
  let answer: ((info: TableInfo) => void) | null = null
  await visit('/t/green-dragon', {
    getTable: () =>
      new Promise((told) => {
        answer = told
      }),
    listChat: { lines: [] },
  })
  await vi.waitFor(() => expect(answer).not.toBeNull(), PATIENCE_MS)
  leave()
  const before = Wire.all.length
  ;(answer as unknown as (info: TableInfo) => void)(playing())
  await vi.waitFor(() => expect(Wire.all.length).toBeGreaterThan(before), PATIENCE_MS).catch(() => undefined)
  expect(Wire.all.slice(before).filter(({ isOpen }) => isOpen)).toEqual([])
})

test('when it is over whoever sat there offers a rematch, or accepts one that was offered, and goes to the new table', async () => {
  const over = (more: Partial<TableInfo>) => playing({ status: 'finished', ...more })
  const made = tableInfo({ id: 'rematch' })
  const first = await sit(over({}), { offerRematch: no('busy') })
  expect(first.buttons()).toContain('Rematch')
  await first.press('Rematch')
  expect(browser.address.pathname).toBe('/t/green-dragon')
  first.house.says({ offerRematch: made, getTable: made })
  await first.press('Rematch')
  expect(first.house.asked('offerRematch').at(-1)).toMatchObject({ params: { id: 'green-dragon' } })
  expect(first.house.sent('offerRematch')).toHaveProperty('commitment')
  await vi.waitFor(() => expect(browser.address.pathname).toBe('/t/rematch'), PATIENCE_MS)
  const second = await sit(over({ rematch: 'rematch' }))
  expect(second.buttons()).toContain('Accept the rematch')
  expect(second.buttons()).not.toContain('Rematch')
  const looks = await sit(over({ you: null }))
  expect(looks.buttons().join()).not.toMatch(/rematch/i)
})

test('when all agree on newer rules the table is opened anew by them, and the old connection is let go', async () => {
  const older = catalogue.flatMap(({ about }) => {
    const version = Array.from({ length: about.version - 1 }, (_, n) => n + 1).find((n) => findRules(about.id, n))
    return version !== undefined && about.seatCounts.includes(2)
      ? [{ game: about.id, version, now: about.version }]
      : []
  })[0]
  if (!older) return
  const info = playing({ game: older.game, version: older.version })
  const page = await sit(info)
  const before = page.house.asked('getTable').length
  const wire = tableWire()
  const newer = { ...info, version: older.now, revision: 9 }
  page.house.says({ getTable: newer })
  wire?.say({ tell: 'table', info: newer })
  await vi.waitFor(() => expect(page.house.asked('getTable').length).toBe(before + 1), PATIENCE_MS)
  await vi.waitFor(() => expect(wire?.isOpen).toBe(false), PATIENCE_MS)
})

async function local(players: readonly object[]) {
  const { newLocalTable } = await import('../table/open.ts')
  const id = newLocalTable({ game: GAME, players: players as never })
  const page = await visit(`/local/${id}`)
  await vi.waitFor(() => expect(page.buttons()).toContain('Play again'), PATIENCE_MS)
  return { id, page }
}

const person = { kind: 'person', name: null }
const knight = { kind: 'bot', level: 'knight' }
const tables = (): readonly { readonly players: readonly unknown[]; readonly id: string }[] =>
  Object.keys(browser.local).flatMap((name) =>
    name.startsWith('roses.table.') ? [JSON.parse(browser.local.getItem(name) ?? '{}')] : [],
  )

test('a table that is played in another tab is left to it, and taken back by a press', async () => {
  const { id, page } = await local([person, knight])
  const stored = async (key: string, newValue: string | null): Promise<boolean> => {
    browser.happens('storage', 'window', { key, newValue })
    await page.settled()
    return page.all('h1').includes('This table is open in another tab')
  }
  expect(await stored('roses.table.other', '{}')).toBe(false)
  expect(await stored('roses.level', '"earl"')).toBe(false)
  expect(await stored(`roses.table.${id}`, null)).toBe(false)
  expect(await stored(`roses.table.${id}`, '{}')).toBe(true)
  expect(page.buttons()).not.toContain('Play again')
  await page.press('Play here')
  await vi.waitFor(() => expect(page.buttons()).toContain('Play again'), PATIENCE_MS)
})

test.each<[RegExp, readonly object[]]>([
  [/^Play again$/, [person, knight, knight]],
  [/seats/i, [knight, knight, person]],
  [/Earl/, [person, { kind: 'bot', level: 'earl' }, { kind: 'bot', level: 'earl' }]],
])('once more: %s sets a new table of the same game', async (button, players) => {
  const { id, page } = await local([person, knight, knight])
  await page.press(button)
  await vi.waitFor(() => expect(browser.address.pathname).not.toBe(`/local/${id}`), PATIENCE_MS)
  const fresh = tables().find((each) => `/local/${each.id}` === browser.address.pathname)
  expect(fresh).toMatchObject({ players, setup: { game: GAME } })
})

test('a table that this browser does not keep is said not to be here', async () => {
  const page = await visit('/local/nowhere')
  await page.reads('There is nothing here')
})
