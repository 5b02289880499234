/** Small parts of pages by themselves: what is fetched, what fails, what is asked and typed. */
import { h, render } from 'preact'
import { ErrorBoundary } from 'preact-iso'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { About, OptionSpec, Options } from '../../engine/game.ts'
import { catalogue } from '../../games/index.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { browser } from '../tests/document.ts'
import { draw, leave, OPENED } from '../tests/visit.tsx'

beforeEach(() => {
  browser.local.clear()
  browser.session.clear()
})
afterEach(() => leave())

test('a page that fails says so and offers the way out; the rest of the site stands', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { Boundary } = await import('./boundary.tsx')
  const Fails = (): never => {
    throw new Error('a slip')
  }
  const page = await draw([h('p', {}, 'Beside it'), h(Boundary, null, h(Fails, {}))])
  expect(page.all('h1')).toEqual(['Something went wrong'])
  expect(page.text()).toContain('Beside it')
  expect(page.links()).toEqual({ 'To the games': '/' })
  await page.press('Load again')
  expect(browser.address.reload).toHaveBeenCalledOnce()
  expect(said).toHaveBeenCalled()
  said.mockRestore()
})

test('of what was asked for twice the later answer is shown, whichever comes first; what fails is told', async () => {
  const { useLoaded } = await import('./use-loaded.ts')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const answers = new Map<string, { good: (text: string) => void; bad: (why: Error) => void }>()
  const Shows = ({ what }: { readonly what: string }) => {
    const load = () => new Promise<string>((good, bad) => answers.set(what, { good, bad }))
    const loaded = useLoaded(load, [what])
    return h('p', {}, loaded.state === 'here' ? loaded.value : loaded.state)
  }
  const asked = (what: string) => vi.waitFor(() => expect(answers.has(what)).toBe(true), { timeout: PATIENCE_MS })
  const page = await draw(h(Shows, { what: 'first' }))
  const next = async (what: string): Promise<void> => {
    render(h(Shows, { what }), browser.body.childNodes.at(-1) as unknown as Element)
    await asked(what)
  }
  await asked('first')
  expect(page.text()).toBe('loading')
  await next('second')
  answers.get('second')?.good('the second')
  await page.reads('the second')
  answers.get('first')?.good('the first')
  await page.settled()
  expect(page.text()).toBe('the second')
  await next('third')
  answers.get('third')?.bad(new Error('gone'))
  await page.reads('failed')
  said.mockRestore()
})

const [about] = catalogue.map((entry): About => ({ ...entry.about, options: [] })) as [About]

test.each<
  [kind: string, spec: OptionSpec, change: (page: Awaited<ReturnType<typeof draw>>) => Promise<void>, to: unknown]
>([
  ['a number', { id: 'n', kind: 'number', min: 2, max: 9, default: 4 }, (page) => page.type('a', '7'), 7],
  ['a flag', { id: 'n', kind: 'flag', default: false }, (page) => page.tick('a', true), true],
  ['a choice', { id: 'n', kind: 'choice', values: ['x', 'y'], default: 'x' }, (page) => page.choose('a', 'n.y'), 'y'],
])('%s is shown as it is, and set as it is changed', async (_, spec, change, to) => {
  const { OptionField } = await import('./option-field.tsx')
  const set: unknown[] = []
  const phrase = ({ say }: { say: string }): string => say.replace('option.', '')
  const value = (to === true ? false : spec.default) as never
  const take = (wanted: unknown): void => void set.push(wanted)
  const { signal } = await import('@preact/signals')
  const now = signal(value)
  const Shows = () =>
    h(OptionField, {
      spec,
      label: 'a',
      phrase,
      value: now.value,
      set: (wanted) => (take(wanted), (now.value = wanted as never)),
    })
  const page = await draw(h(Shows, {}))
  await change(page)
  expect(set.at(-1)).toBe(to)
})

test('a number out of its bounds, or none at all, is not set', async () => {
  const { OptionField } = await import('./option-field.tsx')
  const set = vi.fn()
  const spec = { id: 'n', kind: 'number', min: 2, max: 9, default: 4 } as const
  const page = await draw(h(OptionField, { spec, phrase: ({ say }) => say, value: 4, set }))
  for (const wrong of ['1', '10', '']) await page.type('option.n', wrong)
  expect(set).not.toHaveBeenCalled()
  for (const right of ['2', '9']) await page.type('option.n', right)
  expect(set.mock.calls).toEqual([[2], [9]])
})

test('one setting of a game leaves the others as they are', async () => {
  const { GameOptions } = await import('./game-options.tsx')
  const specs: readonly OptionSpec[] = [
    { id: 'one', kind: 'flag', default: false },
    { id: 'two', kind: 'number', min: 0, max: 9, default: 3 },
    { id: 'each', kind: 'flag', default: false, each: 'seat' },
  ]
  const set: Options[] = []
  const options = { one: true, two: 5, each: [false, false] }
  const page = await draw(
    h(GameOptions, { about: { ...about, options: specs }, seats: 2, options, set: (now) => void set.push(now) }),
  )
  await page.reads('Options')
  const fields = page.fields()
  expect(fields).toHaveLength(4)
  await page.type(fields.find((name) => name.includes('two')) ?? '', '7')
  expect(set).toEqual([{ ...options, two: 7 }])
  expect((await page.field(/one/)).checked).toBe(true)
})

test('the dialogue of a game against bots opens for the game asked for, closes, and opens for another', async () => {
  const { useBotsDialog } = await import('./ask-bots.tsx')
  const [first, second] = catalogue.map((entry) => entry.about)
  const Shows = () => {
    const { ask, dialog } = useBotsDialog()
    const button = (game: About | undefined) =>
      h('button', { type: 'button', onClick: () => game && ask(game) }, `play ${game?.id}`)
    return [button(first), button(second), dialog] as never
  }
  const { titleOf } = await import('../words/index.ts')
  const page = await draw(h(ErrorBoundary, null, h(Shows, {})))
  expect(page.all('dialog')).toEqual([])
  for (const game of [first, second, second]) {
    await page.press(`play ${game?.id}`)
    const { name } = titleOf(game?.id ?? '')
    await vi.waitFor(() => expect(page.at('Start', OPENED).all('h2').join()).toContain(`Against bots: ${name}`), {
      timeout: PATIENCE_MS,
    })
    await page.at('Start', OPENED).press('Not now')
    await page.settled()
    expect(page.buttons()).not.toContain('Start')
  }
})

test('what is being typed is there after a reload, for whoever typed it alone, until it has arrived', async () => {
  const { keepTyped, readTyped } = await import('./typed.ts')
  const { me } = await import('../people/me.ts')
  const as = (id: string | null) => (me.value = id === null ? null : ({ id } as never))
  as('anna')
  keepTyped('talk', 'good mor')
  expect([readTyped('talk'), readTyped('notes')]).toEqual(['good mor', null])
  as('bertram')
  expect(readTyped('talk')).toBeNull()
  as('anna')
  expect(readTyped('talk')).toBe('good mor')
  for (const empty of ['', null]) {
    keepTyped('talk', 'again')
    keepTyped('talk', empty)
    expect(readTyped('talk')).toBeNull()
  }
})

test('a game against bots is liked as it was played last, as far as the game still knows that', async () => {
  const { keepLiked, likedGame } = await import('./play-now.ts')
  const small: About = { ...about, id: 'small', seatCounts: [2, 3], options: [] }
  delete (small as { usualSeats?: number }).usualSeats
  const usual = { level: 'knight', seats: 2, seat: 0, options: {} }
  expect(likedGame(small)).toEqual(usual)
  keepLiked(small, { ...usual, level: 'earl', seats: 3, seat: 2 })
  expect(likedGame(small)).toEqual({ ...usual, level: 'earl', seats: 3, seat: 2 })
  // The level goes along to other games, the seats do not.
  expect(likedGame({ ...small, id: 'other', usualSeats: 3 })).toEqual({ ...usual, level: 'earl', seats: 3 })
  expect(likedGame({ ...small, seatCounts: [2] })).toEqual({ ...usual, level: 'earl', seat: null })
  keepLiked(small, { ...usual, seat: null })
  expect(likedGame(small).seat).toBeNull()
})

test('each part that is missing is named, with the game it is of, and both ways on', async () => {
  const { MissingPart } = await import('./missing-part.tsx')
  const { missing } = await import('./load-part.ts')
  const { titleOf } = await import('../words/index.ts')
  const game = catalogue[1]?.about.id ?? ''
  const texts = new Set<string>()
  for (const what of ['game', 'board', 'words', 'howto', 'rules', 'puzzles'] as const) {
    const page = await draw(h(MissingPart, { part: { what, game } }))
    expect([what, page.text()]).toEqual([what, expect.stringContaining(titleOf(game).name)])
    texts.add(page.text())
  }
  for (const what of ['page', 'language'] as const) texts.add((await draw(h(MissingPart, { part: { what } }))).text())
  expect(texts.size).toBe(8)
  missing.value = { what: 'page' }
  const page = await draw(h(MissingPart, { part: { what: 'page' } }))
  ;(await page.find('a', 'To the games')).touch('click', 'mouse')
  expect(missing.value).toBeNull()
})

test.each<[needed: number, name: string]>([
  [0, 'My tables'],
  [1, 'My tables1'],
  [12, 'My tables12'],
])('when %d tables need the reader, the head says “%s”', async (needed, name) => {
  const { Top } = await import('./frame.tsx')
  const page = await draw(h(Top, {}), {}, { me: { needed } })
  expect(page.links()[name]).toBe('/tables')
})
