/** A new table: what is chosen on the form is what is set up, in this browser or on the server. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { catalogue } from '../../games/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, no } from '../tests/house.ts'
import { tableInfo } from '../tests/tables.ts'
import { leave, OPENED, visit } from '../tests/visit.tsx'

/** A game for several numbers of players, three among them. */
const game = catalogue.find(({ about }) => about.seatCounts.includes(3))?.about
const id = game?.id ?? ''

beforeEach(() => browser.local.clear())
afterEach(() => leave())

const house = (more: Answers = {}): Answers => ({
  listHouseFigures: { figures: [] },
  createTable: ({ body }) => tableInfo({ id: 'made', game: (body as { game: string }).game }),
  getTable: no('no-such-table'),
  ...more,
})

async function open(company: string, answers: Answers = {}, of = id) {
  const page = await visit(`/new/${of}?with=${company}`, house(answers), { me: {} })
  await page.find('button', company === 'friends' ? 'Set the table' : 'Start')
  await vi.waitFor(() => expect(page.fields()).not.toContain('Seat 1'), PATIENCE_MS)
  return page
}

const saved = (): { readonly players: readonly unknown[]; readonly setup: { readonly game: string } } => {
  const key = Object.keys(browser.local).find((name) => name.startsWith('roses.table.')) ?? ''
  return JSON.parse(browser.local.getItem(key) ?? '{}')
}

test('against bots: the reader on the side of their choice, bots of the level chosen on all others', async () => {
  const page = await open('bot')
  expect(page.fields()).not.toContain('Clock')
  await page.choose('Players', '3')
  const sides = await page.choices('Your seat')
  expect(sides).toHaveLength(3)
  await page.choose('Your seat', sides[1] ?? '')
  await page.tick(/^Earl/)
  await page.press('Start')
  const bot = { kind: 'bot', level: 'earl' }
  await vi.waitFor(() => expect(browser.address.pathname).toMatch(/^\/local\//), PATIENCE_MS)
  expect(saved()).toMatchObject({ setup: { game: id }, players: [bot, { kind: 'person', name: null }, bot] })
  expect(browser.local.getItem('roses.level')).toBe('earl')
})

test('a temper is chosen beside the level and goes with it; a page has none, and who is even-handed is as before', async () => {
  const page = await open('bot')
  await page.tick(/^Earl/)
  expect((await page.field(/^Even-handed/)).checked).toBe(true)
  const expected = async (temper: RegExp): Promise<string> =>
    page.cell('id', (await page.field(temper)).getAttribute('aria-describedby') ?? '').text()
  expect(await expected(/^Even-handed/)).toBe('Likes nothing more than winning')
  await page.tick(/^Miser/)
  // What to expect of it is told in the terms of the game, and of the chosen one alone.
  expect(await expected(/^Miser/)).toBe('Gathers gold and is loath to spend it')
  expect((await page.field(/^Even-handed/)).hasAttribute('aria-describedby')).toBe(false)
  await page.tick(/^Knight/)
  expect([(await page.field(/^Miser/)).checked, (await page.field(/^Knight/)).checked]).toEqual([true, true])
  await page.press('Start')
  await vi.waitFor(() => expect(browser.address.pathname).toMatch(/^\/local\//), PATIENCE_MS)
  expect(saved().players).toContainEqual({ kind: 'bot', level: 'knight.miser' })
  await vi.waitFor(() => expect(page.text()).toContain('Miserly Knight'), PATIENCE_MS)
  const again = await open('bot')
  expect((await again.field(/^Miser/)).checked).toBe(true)
  // Strengths were measured without tempers, a page's as well.
  expect(again.fields().filter((label) => /Elo about/.test(label))).toEqual([])
  // What it cannot have is shown, and cannot be chosen.
  const field = async (): Promise<boolean | undefined> =>
    (await again.field(/^Miser/)).closest('fieldset')?.hasAttribute('disabled')
  expect(await field()).toBe(false)
  await again.tick(/^Page/)
  expect([await field(), (await again.field(/^Even-handed/)).checked]).toEqual([true, true])
})

test('at one device everybody may have a name, and nobody is a bot', async () => {
  const page = await open('here')
  await page.choose('Players', '3')
  expect(page.fields()).not.toContain('Your seat')
  await page.type('Name of player 1', ' Anna ')
  await page.type('Name of player 3', 'Cicely')
  await page.press('Start')
  expect(saved().players).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: null },
    { kind: 'person', name: 'Cicely' },
  ])
})

test('with friends: seats, bots, sides, clock and whether it is public are sent as they were chosen', async () => {
  const page = await open('friends')
  await page.choose('Players', '3')
  const sides = await page.choices('Your seat')
  await page.choose('Your seat', sides[1] ?? '')
  await page.press('Set the table')
  expect(page.house.sent('createTable')).toMatchObject({
    game: id,
    seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }],
    public: false,
    clock: { kind: 'none' },
    sides: 'chosen',
    absence: { kind: 'none' },
    substitute: 'knight',
  })
  await vi.waitFor(() => expect(browser.address.pathname).toBe('/t/made'), PATIENCE_MS)
  const other = await open('friends')
  await other.choose('Players', '3')
  expect(await other.choices('Seats for bots')).toEqual(['0', '1'])
  await other.choose('Seats for bots', '1')
  await other.tick(/^Monarch/)
  await other.choose('Sides', 'Drawn by lot when the game starts')
  expect(other.fields()).not.toContain('Your seat')
  await other.tick(/^Public/)
  await other.press('Set the table')
  expect(other.house.sent('createTable')).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'monarch' }],
    public: true,
    sides: 'random',
  })
})

test('as many bots sit there as were asked for, wherever the reader sits, and a friend has a seat in any case', async () => {
  const seats = async (players: string, bots: string, seat: number): Promise<readonly string[]> => {
    const page = await open('friends', { createTable: no('busy') })
    await page.choose('Players', '4')
    await page.choose('Seats for bots', bots)
    await page.choose('Players', players)
    await page.choose('Your seat', (await page.choices('Your seat')).at(seat) ?? '')
    await page.press('Set the table')
    return (page.house.sent('createTable') as { seats: { kind: string }[] }).seats.map(({ kind }) => kind)
  }
  expect(await seats('4', '2', 0)).toEqual(['me', 'open', 'bot', 'bot'])
  expect(await seats('4', '2', -1)).toEqual(['open', 'bot', 'bot', 'me'])
  expect(await seats('3', '2', 1)).toEqual(['open', 'me', 'bot'])
  expect(await seats('2', '2', 0)).toEqual(['me', 'open'])
})

test('who thought of friends and drawn sides, and then plays against bots, chooses a side again', async () => {
  const page = await open('friends')
  await page.choose('Sides', 'Drawn by lot when the game starts')
  await page.tick(/^Play against a bot/)
  expect(page.fields()).toContain('Your seat')
})

test('a clock of one’s own is sent in the units of the protocol', async () => {
  const page = await open('friends')
  const sent = async (): Promise<unknown> => {
    await page.press('Set the table')
    return (page.house.sent('createTable') as { clock: unknown }).clock
  }
  page.house.says({ createTable: no('too-many-tables') })
  await page.choose('Clock', 'Live: 30 seconds for each decision, 10 minutes in reserve')
  expect(page.text()).toContain('When time is up, a harmless move is made for you.')
  expect(await sent()).toEqual({ kind: 'live', perMove: 30, reserve: 600, increment: 0, overdue: 'idle' })
  expect(page.all('alert').join()).toContain('As many of your games against bots are running')
  await page.choose('Clock', 'Set it myself')
  expect([(await page.field('Minutes in reserve')).value, await page.chosen('When time is up')]).toEqual([
    '10',
    'A harmless move is made',
  ])
  await page.type('Minutes in reserve', '20')
  await page.type('Seconds for each decision', '45')
  await page.type('Seconds added after each decision', '5')
  await page.type('Seconds added after each decision', '4000')
  await page.type('Seconds added after each decision', '5')
  await page.choose('When time is up', 'The game is lost')
  expect(await sent()).toEqual({ kind: 'live', perMove: 45, reserve: 1200, increment: 5, overdue: 'lose' })
  await page.choose('Kind of clock', 'By correspondence')
  await page.type('Hours for each decision', '36')
  await page.type('Days in reserve for the whole game', '3')
  expect(await sent()).toMatchObject({ kind: 'days', days: 1.5, bank: 3, overdue: 'bot' })
  await page.choose('Clock', 'No clock')
  expect(await sent()).toEqual({ kind: 'none' })
  await page.choose('Clock', 'Set it myself')
  expect(await sent()).toEqual({ kind: 'days', days: 3, overdue: 'bot' })
})

test('more time for a seat is sent for each seat, and not at all where nobody has more', async () => {
  const page = await open('friends')
  await page.choose('Players', '3')
  expect(page.text()).not.toContain('More time')
  await page.choose('Clock', 'By correspondence: 3 days for each decision')
  const [, second = ''] = await page.choices('Your seat')
  const more = page.at('More time')
  await more.choose(second, '2 times the time')
  page.house.says({ createTable: no('busy') })
  const extra = async (): Promise<unknown> => {
    await page.press('Set the table')
    return (page.house.sent('createTable') as { clock: { extra?: unknown } }).clock.extra
  }
  expect(await extra()).toEqual([1, 2, 1])
  expect(page.all('alert')).toEqual(['The table could not be set. Look over the settings and try again.'])
  await more.choose(second, 'as everybody')
  expect(await extra()).toBeUndefined()
})

test('what happens when somebody stays away follows the clock, and is asked only where there are enough to vote', async () => {
  const page = await open('friends')
  page.house.says({ createTable: no('busy') })
  await page.choose('Players', '3')
  expect(await page.choices('If somebody stays away')).toEqual([
    'Nobody is replaced, except by the clock',
    'After 3 days unseen, the others may vote',
    'After 7 days unseen, the others may vote',
  ])
  expect(page.fields()).not.toContain('Who sits in meanwhile')
  await page.choose('If somebody stays away', /7 days/)
  await page.choose('Who sits in meanwhile', 'Page')
  await page.press('Set the table')
  expect(page.house.sent('createTable')).toMatchObject({ absence: { kind: 'vote', after: 10_080 }, substitute: 'page' })
  await page.choose('Clock', /^Live: 30 seconds/)
  expect(await page.chosen('If somebody stays away')).toBe('After 5 minutes unseen, the others may vote')
  await page.press('Set the table')
  expect(page.house.sent('createTable')).toMatchObject({ absence: { kind: 'vote', after: 5 } })
  await page.choose('Seats for bots', '1')
  expect(page.fields()).not.toContain('If somebody stays away')
  await page.choose('Clock', 'By correspondence: 1 day for each decision')
  expect(page.fields()).toContain('Who sits in meanwhile')
})

test('without the house no table is set with friends, and it is said', async () => {
  const page = await visit(`/new/${id}?with=friends`, house())
  await page.find('button', 'Set the table')
  page.house.reachable = false
  await page.press('Set the table')
  expect(page.all('alert')).toEqual(['The house does not answer. Try again in a moment.'])
})

test('options of a game hold for the table, and those of a seat for that seat alone', async () => {
  for (const { about } of catalogue) {
    for (const spec of about.options.filter(({ kind }) => kind === 'flag' || kind === 'choice')) {
      const page = await open('friends', { createTable: no('busy') }, about.id)
      const seats = about.usualSeats ?? about.seatCounts[0] ?? 2
      const field = spec.each ? 'Seat 2' : null
      const words = await import('../game-assets.ts').then(({ loadWords }) => loadWords(about.id, 'en'))
      const name = words.map((each) => each[`option.${spec.id}`]).find((text) => typeof text === 'string') ?? ''
      if (spec.kind === 'flag') await page.tick(name, !spec.default)
      else if (spec.kind === 'choice') {
        const part = field ? page.at(name) : page
        const choices = await part.choices(field ?? name)
        expect(choices).toHaveLength(spec.values.length)
        await part.choose(field ?? name, choices.at(-1) ?? '')
      }
      await page.press('Set the table')
      const sent = (page.house.sent('createTable') as { options: Record<string, unknown> }).options[spec.id]
      const value = spec.kind === 'choice' ? spec.values.at(-1) : !spec.default
      const wanted = spec.each ? Array.from({ length: seats }, (_, i) => (i === 1 ? value : spec.default)) : value
      expect([about.id, spec.id, sent]).toEqual([about.id, spec.id, wanted])
    }
  }
})

test('against bots from the first page: what was chosen is kept for the next time, and one choice leaves the others', async () => {
  const { titleOf } = await import('../words/index.ts')
  const start = async () => {
    const page = await visit('/', house({ listTables: { tables: [], at: 0, next: null } }))
    await page.press(`Play against a bot: ${titleOf(id).name}`)
    await vi.waitFor(() => expect(page.all('dialog').join()).toContain('Your side'), PATIENCE_MS)
    return { page, dialog: page.at('Start', OPENED) }
  }
  await visit('/terms')
  const { page, dialog } = await start()
  expect(page.all('h2').join()).toContain(`Against bots: ${titleOf(id).name}`)
  await dialog.at('Players').tick('3')
  await dialog.at('Your side').tick('Drawn by lot')
  await dialog.tick(/^Earl/)
  await dialog.tick(/^Bold/)
  expect([(await dialog.at('Players').field('3')).checked, (await dialog.field(/^Earl/)).checked]).toEqual([true, true])
  expect((await dialog.field(/^Knight/)).checked).toBe(false)
  await dialog.press('Start')
  await vi.waitFor(() => expect(browser.address.pathname).toMatch(/^\/local\//), PATIENCE_MS)
  const { players } = saved()
  expect(players).toHaveLength(3)
  expect(players.filter((each) => (each as { kind: string }).kind === 'person')).toHaveLength(1)
  expect(players).toContainEqual({ kind: 'bot', level: 'earl.bold' })
  const { dialog: again } = await start()
  expect((await again.at('Players').field('3')).checked).toBe(true)
  expect((await again.field('Drawn by lot')).checked).toBe(true)
  expect((await again.field(/^Earl/)).checked).toBe(true)
  expect((await again.field(/^Bold/)).checked).toBe(true)
})

test('whoever chose the last side and then fewer players has the last side of those', async () => {
  const { titleOf } = await import('../words/index.ts')
  const page = await visit('/', house({ listTables: { tables: [], at: 0, next: null } }))
  await page.press(`Play against a bot: ${titleOf(id).name}`)
  await vi.waitFor(() => expect(page.all('dialog').join()).toContain('Your side'), PATIENCE_MS)
  const dialog = page.at('Start', OPENED)
  await dialog.at('Players').tick('3')
  const sides = () => dialog.at('Your side').fields()
  const last = sides().at(-2) ?? ''
  await dialog.at('Your side').tick(last)
  await dialog.at('Players').tick('2')
  expect(sides()).toHaveLength(3)
  expect((await dialog.at('Your side').field(sides().at(-2) ?? '')).checked).toBe(true)
  await dialog.press('Start')
  await vi.waitFor(() => expect(browser.address.pathname).toMatch(/^\/local\//), PATIENCE_MS)
  expect(saved().players).toMatchObject([{ kind: 'bot' }, { kind: 'person' }])
})

interface Measured {
  readonly seats: number
  readonly levels: Readonly<Record<string, readonly [number, number]>>
}

const GAMES = join(import.meta.dirname, '../../games')
const measured = (of: string) => readFileSync(join(GAMES, of, 'bot/ladder.json'), 'utf8')

test('how strong each level is at a game is told for that number of players, about as it was measured', async () => {
  let all = 0
  for (const of of globSync('*/bot/ladder.json', { cwd: GAMES }).map((path) => path.split(/[/\\]/)[0] ?? '')) {
    const { tables } = JSON.parse(measured(of)) as { tables: readonly Measured[] }
    const page = await open('bot', {}, of)
    for (const { seats, levels } of tables) {
      if (page.fields().includes('Players')) await page.choose('Players', String(seats))
      for (const label of page.fields()) {
        const [, level = '', elo] = /^(Page|Squire|Knight|Earl|Monarch).*Elo about (\d+)/.exec(label) ?? []
        if (elo === undefined) continue
        all++
        const far = Math.abs(Number(elo) - (levels[level.toLowerCase()]?.[0] ?? 0))
        expect([of, seats, level, far <= 50]).toEqual([of, seats, level, true])
      }
    }
  }
  expect(all).toBeGreaterThan(10)
})
