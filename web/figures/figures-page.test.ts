/** The figures of a game: read, corrected at their fields, kept as sets, passed on, and made the house's. */
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { catalogue } from '../../games/index.ts'
import { browser, clipboard } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { draw, leave, visit } from '../tests/visit.tsx'

beforeEach(() => browser.local.clear())
afterEach(() => leave())

/** A figure that is a number, of a game that can be corrected. */
async function numbered() {
  for (const entry of catalogue) {
    const { about } = entry
    const game = await entry.load()
    const figure = game.checkFigures
      ? game
          .figures?.(null)
          .find(
            ({ field, value }) =>
              field?.kind === 'number' &&
              typeof value === 'number' &&
              value < field.max &&
              game.checkFigures?.({}).length === 0,
          )
      : undefined
    if (figure?.field?.kind === 'number')
      return { id: about.id, game, figure, value: Number(figure.value), max: figure.field.max }
  }
  throw new Error('no game has numbers')
}

const house = (more: Answers = {}): Answers => ({
  listHouseFigures: { figures: [] },
  listFigureSets: { sets: [] },
  ...more,
})

async function open(answers: Answers = {}, me: object | null = null) {
  const found = await numbered()
  const page = await visit(`/figures/${found.id}`, house(answers), { me })
  await page.reads('Correct what differs')
  const { path } = found.figure
  const cell = () => page.cell('data-path', path)
  return { ...found, page, cell }
}

test('a figure is corrected at its field: it says what the box has, counts what differs, and goes back', async () => {
  const { page, id, value, cell } = await open()
  expect(cell().text()).toContain(String(value))
  await page.press('Correct figures')
  expect(page.text()).toContain('Everything is as in the box.')
  const [label = ''] = cell().fields()
  expect((await page.field(label)).value).toBe(String(value))
  await cell().type(label, String(value + 1))
  expect((await cell().field(label)).value).toBe(String(value + 1))
  expect(cell().text()).toContain(`in the box ${value}`)
  expect(page.text()).toContain('One figure differs from the box.')
  expect(page.links()).toMatchObject({
    'Play against bots': `/new/${id}?with=bot&figures=draft`,
    'Invite friends': `/new/${id}?with=friends&figures=draft`,
  })
  await page.choose('Show', 'Corrected')
  expect(page.all('li').some((text) => text.includes(`in the box ${value}`))).toBe(true)
  await cell().type(label, 'nonsense')
  expect(page.text()).toContain('One figure cannot be so.')
  expect(cell().all('alert')).toHaveLength(1)
  expect((await cell().field(label)).getAttribute('aria-invalid')).toBe('true')
  expect(page.links()).not.toHaveProperty('Play against bots')
  await cell().press(/^As in the box/)
  expect(page.text()).toContain('Everything is as in the box.')
  expect(page.text()).toContain('There are none.')
  await page.choose('Show', 'All')
  await page.press('Only read')
  expect(page.buttons()).toContain('Correct figures')
})

test('what was corrected is there after a reload, and all of it goes back at once', async () => {
  const { page, id, value, cell } = await open()
  await page.press('Correct figures')
  const [label = ''] = cell().fields()
  await cell().type(label, String(value + 1))
  const again = await open()
  expect((await again.cell().field(label)).value).toBe(String(value + 1))
  await again.page.press('Everything as in the box')
  expect((await again.cell().field(label)).value).toBe(String(value))
  expect(browser.local.getItem(`roses.figures.draft.${id}`)).toBeNull()
})

test('a set is kept by its name, opened with it, passed on as a link, and forgotten', async () => {
  const { page, id, value, cell, figure } = await open()
  await page.press('Correct figures')
  const [label = ''] = cell().fields()
  await expect(page.press('Keep')).rejects.toThrow('cannot be pressed')
  await cell().type(label, String(value + 1))
  await page.type('Name of the set', ' My box ')
  await page.press('Keep')
  await page.reads('Kept.')
  await page.press('Everything as in the box')
  await page.type('Name of the set', '')
  await page.press('Open: My box')
  expect((await cell().field(label)).value).toBe(String(value + 1))
  expect((await page.field('Name of the set')).value).toBe('My box')
  expect(await page.chosen('Show')).toBe('Corrected')
  expect(page.all('status').join()).toContain('Opened a set that somebody calls “My box”.')
  await page.press('Copy a link')
  await page.reads('Copied.')
  const link = new URL(clipboard.text)
  expect(link.pathname).toBe(`/figures/${id}`)
  await page.press('Forget: My box')
  expect(page.buttons()).not.toContain('Open: My box')
  browser.local.clear()
  const other = await visit(`${link.pathname}${link.hash}`, house())
  await other.reads('Opened a set that somebody calls “My box”.')
  expect(browser.address.hash).toBe('')
  const field = other.cell('data-path', figure.path)
  expect((await field.field(label)).value).toBe(String(value + 1))
})

test('the house’s figures are named where they hold, and a new table chooses among all that are known', async () => {
  const { figure, value, id } = await numbered()
  const figures = { [figure.path]: value + 1 }
  const { page } = await open({ listHouseFigures: { figures: [{ game: id, name: 'Old edition', figures }] as never } })
  await page.reads('called “Old edition”')
  expect(page.text()).toContain('One figure differs from the box.')
  const table = await visit(
    `/new/${id}?with=friends`,
    house({
      listHouseFigures: { figures: [{ game: id, name: 'Old edition', figures }] as never },
      createTable: no('busy'),
    }),
    { me: {} },
  )
  await vi.waitFor(async () => expect(await table.chosen('Figures')).toBe('The house’s: Old edition'), PATIENCE_MS)
  await table.press('Set the table')
  expect(table.house.sent('createTable')).toMatchObject({ options: { figures } })
  const { catalogue: all } = await import('../../games/index.ts')
  const another = all.find(({ about }) => about.id !== id && about.options.some(({ kind }) => kind === 'figures'))
  if (another) {
    const other = await visit(`/new/${another.about.id}?with=friends`, house({ createTable: no('busy') }), { me: {} })
    await other.find('button', 'Set the table')
    await other.settled()
    expect(other.fields()).not.toContain('Figures')
    await other.press('Set the table')
    expect((other.house.sent('createTable') as { options: { figures: unknown } }).options.figures ?? null).toBeNull()
  }
})

test('whoever wants the box’s figures has them, whatever the house plays by', async () => {
  const { figure, value, id } = await numbered()
  const figures = { [figure.path]: value + 1 }
  const table = await visit(
    `/new/${id}?with=friends`,
    house({
      listHouseFigures: { figures: [{ game: id, name: 'Old edition', figures }] as never },
      createTable: no('busy'),
    }),
    { me: {} },
  )
  await vi.waitFor(async () => expect(await table.chosen('Figures')).toBe('The house’s: Old edition'), PATIENCE_MS)
  await table.choose('Figures', 'As in the box')
  await table.press('Set the table')
  expect((table.house.sent('createTable') as { options: { figures: unknown } }).options.figures).toBeNull()
})

test('only the host makes figures the house’s, with a name and a reason, and the password where it is asked for', async () => {
  const guest = await open({}, {})
  await guest.page.press('Correct figures')
  expect(guest.page.text()).not.toContain('For the host')
  const { page, id, value, cell, figure } = await open(
    { hostSetFigures: no('password-needed'), hostProve: done },
    { host: true },
  )
  if (page.buttons().includes('Correct figures')) await page.press('Correct figures')
  await page.reads('For the host')
  expect(page.buttons()).not.toContain('The house plays as in the box again')
  await expect(page.press('Make them the house’s')).rejects.toThrow('cannot be pressed')
  const [label = ''] = cell().fields()
  await cell().type(label, String(value + 1))
  const part = page.at('For the host')
  await part.type('What the house calls them', ' Old edition ')
  await part.type(/^Why/, 'my box')
  await page.press('Make them the house’s')
  expect(page.house.sent('hostSetFigures')).toEqual({
    game: id,
    name: 'Old edition',
    figures: { [figure.path]: value + 1 },
    why: 'my box',
  })
  await page.reads('Your password, please')
  await page.type('Password', 'secret words')
  await page.press('Go on')
  page.house.says({
    hostSetFigures: done,
    listHouseFigures: { figures: [{ game: id, name: 'Old edition', figures: {} }] as never },
  })
  await page.press('Make them the house’s')
  await page.reads('called “Old edition”')
  expect(page.buttons()).toContain('The house plays as in the box again')
  page.house.says({ hostDropFigures: no('too-many') })
  await page.press('The house plays as in the box again')
  expect(page.house.sent('hostDropFigures')).toEqual({ game: id, why: 'my box' })
  expect(page.at('For the host').all('alert')).toHaveLength(1)
  page.house.says({
    hostDropFigures: done,
    listHouseFigures: { figures: [{ game: 'other', name: 'x', figures: {} }] as never },
  })
  await page.press('The house plays as in the box again')
  expect(page.at('For the host').all('alert')).toEqual([])
  // Another game's figures are no business of this one.
  expect(page.buttons()).not.toContain('The house plays as in the box again')
  expect(page.text()).not.toContain('called “')
})

test('every kind of figure can be corrected at its field, and what the field then offers is taken by the game', async () => {
  for (const entry of catalogue) {
    const { id } = entry.about
    const game = await entry.load()
    if (!game.checkFigures) continue
    const kinds = new Map((game.figures?.(null) ?? []).map((figure) => [figure.field?.kind, figure]))
    for (const kind of ['choice', 'form', 'flag', 'name'] as const) {
      const figure = kinds.get(kind)
      if (!figure) continue
      browser.local.clear()
      const page = await visit(`/figures/${id}`, house())
      await page.press('Correct figures')
      const cell = page.cell('data-path', figure.path)
      const [label = ''] = cell.fields()
      if (kind === 'flag') await cell.tick(label, figure.value !== true)
      else if (kind === 'name') await cell.type(label, 'Another name')
      else
        for (const choice of await cell.choices(label)) {
          await cell.choose(label, choice)
          expect([id, figure.path, choice, await cell.chosen(label)]).toEqual([id, figure.path, choice, choice])
          const number = cell.fields()[1]
          if (number === undefined) continue
          const offered = await cell.choices(number)
          expect(offered).toContain(await cell.chosen(number))
          await cell.choose(number, offered.at(-1) ?? '')
          expect(await cell.chosen(label)).toBe(choice)
        }
      if (kind === 'flag' || kind === 'name') expect(cell.text()).toContain('in the box')
      await cell.press(/^As in the box/).catch(() => undefined)
      expect(cell.text()).not.toContain('in the box ')
    }
  }
})

/** As many numbers of one game as there are, each one more than in the box, as long as the game takes them. */
async function manyCorrected() {
  const { id, game } = await numbered()
  const figures: Record<string, unknown> = {}
  for (const { path, value, field } of game.figures?.(null) ?? []) {
    if (field?.kind !== 'number' || typeof value !== 'number' || value >= field.max) continue
    if (game.checkFigures?.({ ...figures, [path]: value + 1 }).length === 0) figures[path] = value + 1
    if (Object.keys(figures).length === 11) break
  }
  return { id, game, figures }
}

test('a set from a file is opened with its name, and what is no set, is another game’s or cannot be is said to be so', async () => {
  const { page, id, figure, value, cell } = await open()
  await page.press('Correct figures')
  const [label = ''] = cell().fields()
  const give = async (text: string): Promise<string> => {
    const field = await page.field('Open a file')
    field.files = [new File([text], 'set.json')]
    field.touch('change', 'mouse')
    await page.settled()
    expect(field.value).toBe('')
    return page.at('Your sets').all('status').join()
  }
  const set = (more: object): string =>
    JSON.stringify({
      kind: 'rose-and-crown figures',
      game: id,
      name: 'Theirs',
      figures: { [figure.path]: value + 1 },
      ...more,
    })
  for (const bad of ['no JSON', '[]', '7', set({ figures: 'x' }), `${set({})}${' '.repeat(70_000)}`])
    expect(await give(bad)).toBe('This is no set of figures of this game.')
  expect(await give(set({ game: 'another' }))).toBe('This set belongs to another game.')
  expect(await give(set({ figures: { [figure.path]: -1 } }))).toMatch(
    /^This set has figures that the game cannot take: .+/,
  )
  expect((await cell().field(label)).value).toBe(String(value))
  expect(await give(set({}))).toMatch(/^Opened a set that somebody calls “Theirs”/)
  expect((await cell().field(label)).value).toBe(String(value + 1))
  // A set is opened instead of what was corrected before, not on top of it.
  expect(await give(JSON.stringify({ [figure.path]: value }))).toMatch(/^Opened a set without a name/)
  expect(page.text()).toContain('Everything is as in the box.')
})

test('what differs is told row by row, each once: some at once, the others unfolded, with what the box has and what holds here', async () => {
  const { Differs } = await import('./differs.tsx')
  const { id, game, figures } = await manyCorrected()
  const page = await draw(h(Differs, { id, options: { figures: figures as never } }))
  await page.reads(`${Object.keys(figures).length} figures differ from the box.`)
  const rows = page.all('tr').filter((row) => !row.startsWith('Figure'))
  expect(rows).toHaveLength(Object.keys(figures).length)
  expect(new Set(rows).size).toBe(rows.length)
  const wanted = (game.figures?.(null) ?? []).filter(({ path }) => Object.hasOwn(figures, path))
  wanted.forEach(({ value }, i) => expect(rows[i]).toMatch(new RegExp(` ${String(value)} ${Number(value) + 1}$`)))
  const folded = page.at(/^and \d+ more$/).all('tr').length - 1
  expect(folded).toBeGreaterThan(0)
  expect(page.all('summary')).toEqual([`and ${folded} more`])
  const none = await draw(h(Differs, { id, options: { figures: null } }))
  expect(none.text()).toBe('')
})

test('a new table takes what was corrected last, a set by its name, or what it had before; nothing else is called so', async () => {
  const { id, figure, value } = await numbered()
  const draft = { [figure.path]: value + 1 }
  const set = { [figure.path]: value - 1 >= 0 ? value - 1 : value + 2 }
  browser.local.setItem(`roses.figures.draft.${id}`, JSON.stringify(draft))
  browser.local.setItem(`roses.figures.sets.${id}`, JSON.stringify([{ name: 'My box', figures: set }]))
  const page = await visit(`/new/${id}?with=friends&figures=draft`, house({ createTable: no('busy') }), { me: {} })
  await vi.waitFor(async () => expect(await page.chosen('Figures')).toBe('What I corrected last'), PATIENCE_MS)
  expect(await page.choices('Figures')).toEqual(['As in the box', 'What I corrected last', 'My box'])
  const sent = async (): Promise<unknown> => {
    await page.press('Set the table')
    return (page.house.sent('createTable') as { options: { figures: unknown } }).options.figures
  }
  expect(await sent()).toEqual(draft)
  await page.choose('Figures', 'My box')
  expect(await page.chosen('Figures')).toBe('My box')
  expect(await sent()).toEqual(set)
  const { FiguresChoice } = await import('./figures-choice.tsx')
  const chosen = vi.fn()
  const other = { [figure.path]: value + 1 }
  browser.local.clear()
  const last = await draw(
    h(FiguresChoice, { id, option: 'figures', options: { figures: other as never }, set: chosen }),
    house(),
  )
  await last.reads('One figure differs from the box.')
  expect(await last.chosen('Figures')).toBe('As last time')
  expect(await last.choices('Figures')).toEqual(['As in the box', 'As last time'])
  expect(chosen).not.toHaveBeenCalled()
  await last.choose('Figures', 'As in the box').catch(() => undefined)
  expect(chosen).toHaveBeenLastCalledWith(null)
})

test('figures are counted by where they come from, and those that are not printed can be read alone', async () => {
  const { page, game } = await open()
  const all = (game.figures?.(null) ?? []).filter(({ value }) => value !== null)
  const counts = page.all('span').filter((text) => /^\d+ (printed|inferred|reconstructed)$/.test(text))
  const total = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  expect(total).toBe(all.length)
  for (const kind of ['printed', 'inferred', 'reconstructed'] as const) {
    const n = all.filter(({ confidence }) => confidence === kind).length
    expect(counts.filter((text) => text.endsWith(kind))).toEqual(n > 0 ? [`${n} ${kind}`] : [])
  }
  await page.choose('Show', 'Not printed')
  const cells = browser.body.inside().flatMap((part) => part.getAttribute('data-path') ?? [])
  const unprinted = all.filter(({ confidence, disputed }) => confidence !== 'printed' || disputed)
  expect(cells.toSorted()).toEqual(unprinted.map(({ path }) => path).toSorted())
})
