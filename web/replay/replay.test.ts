/** Looking back over a game: where it comes from, through whose eyes, and what can be done with it. */
import { Drawn, speaking } from '../table/tests/drawn.tsx'
import { h } from 'preact'
import { Route, Router } from 'preact-iso'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quick } from '../../engine/dice.ts'
import { Match } from '../../engine/match.ts'
import { defaultOptions } from '../../engine/options.ts'
import { diff } from '../../engine/patch.ts'
import { findGame } from '../../games/index.ts'
import { useWords as useComing } from '../coming/words.ts'
import { ReplayPage } from '../pages/replay.tsx'
import { sharedResult } from '../telling/shared-result.ts'
import { useWords as useTelling } from '../telling/words.ts'
import { LocalTable } from '../table/local.ts'
import { type LocalPlayer, storeSave } from '../table/saves.ts'
import { tableTextOf } from '../table/table-text.ts'
import { Chart } from './chart.tsx'
import { unpackRecord } from './record-link.ts'
import { RecordTools } from './record-tools.tsx'
import { endShares, shareOf } from './share.ts'
import {
  isBadRecord,
  linkReplay,
  localReplay,
  lookReplay,
  recordReplay,
  type ReplaySource,
  serverReplay,
  verify,
} from './source.ts'

const rose = await findGame('rose-king')!.load()
await speaking(useTelling, useComing)

/** A game of The Rose King, to its end or so many steps into it. */
function played(id: string, steps = Infinity, kinds: readonly LocalPlayer['kind'][] = ['person', 'person']): Match {
  const players = kinds.map((kind, seat): LocalPlayer =>
    kind === 'bot' ? { kind, level: 'page' } : { kind: 'person', name: ['Ann', 'Ben'][seat] ?? null },
  )
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const { version } = rose.about
  const setup = { game: 'rose-king', version, seats: 2, options: defaultOptions(rose.about, 2), dice }
  const match = new Match(rose, setup)
  const chance = quick(5)
  for (let step = 0; step < steps && !match.outcome; step++) {
    const seat = match.awaiting()[0] ?? 0
    const moves = match.legal(seat)
    match.act(seat, rose.write(moves[chance.int(moves.length)]))
  }
  const over = match.outcome !== null
  storeSave({ id, setup, players, entries: [...match.entries], touched: 86_400_000, over, yours: !over })
  return match
}
const whole = played('whole')
const length = whole.entries.length

let answers: Record<string, object> = {}
let written: string[] = []
beforeEach(() => {
  answers = {}
  written = []
  vi.stubGlobal('fetch', async (url: string) => {
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
    if (typeof found === 'string') return new Response(found)
    return found ? Response.json(found) : Response.json({ refused: 'no-such-table' }, { status: 404 })
  })
  vi.stubGlobal('navigator', {
    languages: ['en'],
    onLine: true,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  })
})

let open: Drawn | null = null
afterEach(() => {
  open?.clear()
  open = null
})

function opened(path: string, search = '', hash = ''): Drawn {
  Object.assign(location, { pathname: path, search, hash })
  const page = h(Router, null, h(Route, { path: '/replay/:source/:id?', component: ReplayPage }))
  return (open = new Drawn().draw(page))
}

const at = (screen: Drawn): string => screen.texts('.playback .figures')[0] ?? ''
const eyes = (screen: Drawn) => screen.all('select').filter((select) => select.closest('.eyes'))[0]

test('a finished game of this browser is shown through anybody’s eyes, at the moment that is asked for', async () => {
  const screen = opened('/replay/local/whole', '?at=7&eyes=1')
  await screen.until(() => expect(at(screen)).toBe(`7 / ${length}`))
  expect(eyes(screen)?.value).toBe('1')
  expect(
    screen
      .all('.eyes option')
      .map((option) => option.value)
      .slice(0, 3),
  ).toEqual(['watch', '0', '1'])
  for (const [key, to] of [
    ['ArrowRight', 8],
    ['.', 9],
    ['ArrowLeft', 8],
    [',', 7],
  ] as const) {
    screen.key(key)
    expect(at(screen)).toBe(`${to} / ${length}`)
  }
  screen.key('p')
  expect(screen.maybe('Pause')).toBeDefined()
  screen.key('p')
  expect(screen.maybe('Play')).toBeDefined()
  // Another's eyes see the same moment.
  const select = eyes(screen)
  if (select) screen.fill(select, 'watch')
  await screen.until(() => expect([at(screen), eyes(screen)?.value]).toEqual([`7 / ${length}`, 'watch']))
  const named = screen.all('.key-moments button')
  expect(named.length).toBeGreaterThan(0)
  screen.press(screen.the('.key-moments button', -1))
  expect(screen.the('.key-moments [aria-current=true]')).toBe(named.at(-1))
})

test('the score over time ends at the final score, one line for each seat', async () => {
  const screen = opened('/replay/local/whole', '?at=0')
  await screen.until(() => expect(screen.texts('.chart-score')).toEqual(whole.outcome?.scores.map(String)))
  screen.does(() => void screen.the('.chart svg').send('click', { clientX: 100 }))
  expect(at(screen)).toBe(`${length} / ${length}`)
  screen.does(() => void screen.the('.chart svg').send('click', { clientX: 0 }))
  expect(at(screen)).toBe(`0 / ${length}`)
})

test('a click on the chart leads to the moment under it', () => {
  const went: number[] = []
  const scores = Array.from({ length: 11 }, (_, n) => [n, -n])
  const faces = [
    { name: 'Ann', livery: 'gules' },
    { name: 'Ben', livery: 'azure' },
  ] as const
  open = new Drawn().draw(h(Chart, { scores, faces, at: 4, keys: [3], go: (index: number) => void went.push(index) }))
  expect(open.texts('.chart-score')).toEqual(['10', '-10'])
  for (const clientX of [2, 46, 91]) open.the('svg').send('click', { clientX })
  expect(went).toEqual([0, 5, 10])
})

test('the record is checked and the moment copied as a link that carries the game', async () => {
  const screen = opened('/replay/local/whole', '?at=5&eyes=0')
  await screen.until(() => expect(screen.maybe('Copy a link to this moment')).toBeDefined())
  screen.press('Verify the luck')
  await screen.until(() => expect(screen.texts('.record-tools [role=status]')[0]).toMatch(/^The luck is true/))
  expect(screen.called('To the table').getAttribute('href')).toBe('/local/whole')
  screen.press('Copy a link to this moment')
  await screen.until(() => expect(written).toHaveLength(1))
  const link = new URL(written[0] ?? '')
  expect([link.pathname, link.search]).toEqual(['/replay/link', '?at=5&eyes=0'])
  const source = await linkReplay(link.hash)
  expect([source?.reach, source?.table, (await source?.frames(0))?.length]).toEqual([
    { kind: 'given' },
    null,
    length + 1,
  ])
  // What was answered belongs to that moment.
  screen.key('ArrowRight')
  expect(screen.texts('.record-tools [role=status]')).toEqual([''])
})

test('a record is taken home as a file named after its game; a link that may not be copied is shown', async () => {
  const createElement = document.createElement.bind(document)
  const saved: string[] = []
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    Object.assign(createElement(name), {
      click(this: { download: string; href: string }) {
        saved.push(`${this.download} from ${this.href}`)
      },
    }),
  )
  const given: Blob[] = []
  const released: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${given.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url))
  const screen = opened('/replay/local/whole', '?at=5')
  await screen.until(() => expect(screen.maybe('Download the record')).toBeDefined())
  screen.press('Download the record')
  expect([saved, released]).toEqual([['rose-king.record.txt from blob:1'], ['blob:1']])
  expect(await verify((await given[0]?.text()) ?? '')).toBeNull()
  vi.stubGlobal('navigator', {
    languages: ['en'],
    onLine: true,
    clipboard: { writeText: () => Promise.reject(new Error('not allowed')) },
  })
  screen.press('Copy a link to this moment')
  await screen.until(() =>
    expect(screen.texts('.record-tools [role=status]')[0]).toMatch(/^https:\/\/house\.example\/replay\/link\?at=5/),
  )
  vi.restoreAllMocks()
})

test('the links to a private table are ended after a second thought only, and it is said what came of it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${new URL(url, 'https://house.example').pathname}`)
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
    return found ? Response.json(found) : Response.json({ refused: 'no-such-table' }, { status: 404 })
  })
  answers = { looks: {}, '/tables/t': info({ public: false }) }
  const screen = (open = new Drawn().draw(h(RecordTools, { source: await hiddenTable(), moment: 1, eyes: 1 })))
  screen.press('End all links to this table')
  expect(screen.text).toContain('End all links?')
  screen.press('Keep them')
  expect(screen.text).not.toContain('End all links?')
  expect(asked).toEqual([])
  screen.press('End all links to this table')
  screen.press('End them')
  await screen.until(() => expect(screen.texts('[role=status]')).toEqual(['The links no longer work.']))
  expect(asked).toHaveLength(1)
})

async function hiddenTable(): Promise<ReplaySource> {
  const source = await serverReplay('t')
  if (!source || isBadRecord(source)) throw new Error('no source')
  return source
}

test('a link that shows nothing says so, and so does a table that is not there', async () => {
  const dead = opened('/replay/link', '', '#g=nonsense')
  await dead.until(() => expect(dead.all('h1')).toHaveLength(1))
  const said = dead.texts('h1')
  dead.clear()
  const gone = opened('/replay/look/none')
  await gone.until(() => expect(gone.texts('h1')).toEqual(said))
  gone.clear()
  const lost = opened('/replay/local/nowhere')
  await lost.until(() => expect(lost.all('h1')).toHaveLength(1))
  expect(lost.texts('h1')).not.toEqual(said)
})

test('while a game runs its record is nobody’s, and a device that several share shows none of their secrets', async () => {
  played('running', 10)
  played('alone', 10, ['person', 'bot'])
  const [shared, alone, over] = [await localReplay('running'), await localReplay('alone'), await localReplay('whole')]
  expect([shared?.viewers, shared?.record, shared?.reach]).toEqual([[null], null, { kind: 'running' }])
  expect([alone?.viewers, alone?.record]).toEqual([[0, null], null])
  expect([over?.viewers, over?.reach, over?.chance]).toEqual([[null, 0, 1], { kind: 'record' }, true])
  expect(alone?.players[1]).toMatchObject({ kind: 'bot', name: null })
  expect(over?.record).toContain('1970-01-02')
  expect((await shareOf(shared!, 3, 0)).link).toBeNull()
})

test('a file that does not hold is named with its line, one that does is shown', async () => {
  const { record } = (await localReplay('whole'))!
  const text = record ?? ''
  expect(await verify(text)).toBeNull()
  const source = await recordReplay(text)
  expect(isBadRecord(source) ? source : source.players).toEqual([
    { name: 'Ann', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ])
  const screen = opened('/replay/file')
  const file = (content: string) => ({ text: async () => content })
  const lines = text.split('\n')
  const bent = lines.map((line, n) => (n === 20 ? `${line}0` : line)).join('\n')
  const take = (content: string): void =>
    screen.does(() => {
      const input = screen.called('Record file')
      Object.assign(input, { files: [file(content)] })
      input.send('change')
    })
  take(bent)
  await screen.until(() => expect(screen.texts('[role=alert]')[0]).toMatch(/^This record does not hold, line \d+/))
  take(text)
  await screen.until(() => expect(at(screen)).toBe(`0 / ${length}`))
})

const info = (more: object) => ({
  id: 't',
  game: 'rose-king',
  version: rose.about.version,
  options: {},
  you: 1,
  status: 'playing',
  public: true,
  seats: [
    { kind: 'bot', name: 'Bot', level: 'page' },
    { kind: 'person', name: 'Ben', level: null },
  ],
  ...more,
})

test('a table of the server is looked back on with one’s own eyes; a link is for whom the table is', async () => {
  answers = { '/tables/t': info({}) }
  const source = await serverReplay('t')
  if (!source || isBadRecord(source)) throw new Error('no source')
  expect([source.viewers, source.table, source.reach]).toEqual([[1], '/t/t', { kind: 'public', table: 't' }])
  expect(source.players).toEqual([
    { name: null, kind: 'bot', level: 'page' },
    { name: 'Ben', kind: 'person' },
  ])
  Object.assign(location, { pathname: '/replay/t/t', hash: '' })
  expect(await shareOf(source, 4, 0)).toEqual({
    link: 'https://house.example/replay/t/t?at=4&eyes=0',
    says: 'share.public',
  })
  expect((await shareOf(source, 4, null)).link).toBe('https://house.example/replay/t/t?at=4&eyes=watch')
  answers = { '/tables/t': info({ public: false }), looks: { token: 'k', moment: 3 } }
  const hidden = await serverReplay('t')
  if (!hidden || isBadRecord(hidden)) throw new Error('no source')
  expect(hidden.reach).toEqual({ kind: 'private', table: 't' })
  const { record } = (await localReplay('whole'))!
  answers = { '/record': record as unknown as object, '/tables/t': info({ status: 'finished' }) }
  const finished = await serverReplay('t')
  expect(finished && !isBadRecord(finished) && finished.viewers).toEqual([null, 0, 1])
  answers = {}
  expect([await serverReplay('t'), await lookReplay('t')]).toEqual([null, null])
})

test('by a link to a private table one looks with a spectator’s eyes as far as the link goes, page by page', async () => {
  // A house that gives one update at a time.
  const told = ['red', 'white', 'rose', 'crown'].map((stone) => ({ stone }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (asked.length > 9) throw new Error('asked for the same again and again')
    const from = Number(new URL(url, 'https://house.example').searchParams.get('from') ?? 0)
    const patch = diff(told[from], told[from + 1])
    const updates = from < 3 ? [{ number: from + 1, patch, events: [], by: 1 }] : []
    return Response.json({ ...info({}), history: { from, view: told[from], number: 3, updates } })
  })
  const source = await lookReplay('k')
  expect([source?.viewers, source?.table, source?.reach]).toEqual([[null], null, { kind: 'given' }])
  asked.length = 0
  const frames = await source?.frames(null)
  expect(frames?.map(({ moment, view }) => [moment, view])).toEqual([...told.entries()])
  expect(asked).toHaveLength(3)
})

test('a private table is shared by a link the house makes, which is ended again; what is refused is said', async () => {
  answers = { '/tables/t/looks': { token: 'k', moment: 3 }, '/tables/t': info({ public: false }) }
  const source = await serverReplay('t')
  if (!source || isBadRecord(source)) throw new Error('no source')
  expect(await shareOf(source, 4, 1)).toEqual({
    link: 'https://house.example/replay/look/k?at=3&eyes=watch',
    says: 'share.running',
  })
  expect(await endShares('t')).toBe('The links no longer work.')
  answers = {}
  expect(await shareOf(source, 4, 1)).toEqual({ link: null, says: 'share.refused' })
  expect(await endShares('t')).toBe('The links could not be ended. They still work; try again in a moment.')
})

test('a finished table of the server is shown by its record under the names of today; without one, as far as it is told', async () => {
  const { record } = (await localReplay('whole'))!
  const over = info({ status: 'finished', public: false })
  answers = { '/record': record as unknown as object, '/tables/t': over }
  const source = await serverReplay('t')
  if (!source || isBadRecord(source)) throw new Error('no source')
  expect(source.players.map(({ name, kind }) => [name, kind])).toEqual([
    [null, 'bot'],
    ['Ben', 'person'],
  ])
  expect([source.table, source.reach, source.record === record]).toEqual([
    '/t/t',
    { kind: 'private', table: 't' },
    true,
  ])
  for (const bad of ['no record', null]) {
    answers = { ...(bad && { '/record': bad as unknown as object }), '/tables/t': over }
    const told = await serverReplay('t')
    if (!told || isBadRecord(told)) throw new Error('no source')
    expect([told.viewers, told.record, told.table]).toEqual([[1], null, '/t/t'])
  }
})

test('what came by a link goes on by the same link; a game too long for one, or still running, has none', async () => {
  const source = (await localReplay('whole'))!
  Object.assign(location, { pathname: '/replay/link', hash: '#g=abc' })
  expect(await shareOf({ ...source, reach: { kind: 'given' } }, 4, null)).toEqual({
    link: 'https://house.example/replay/link?at=4&eyes=watch#g=abc',
    says: 'share.public',
  })
  expect(await shareOf({ ...source, reach: { kind: 'running' } }, 4, null)).toEqual({ link: null, says: 'share.later' })
  const long = Array.from({ length: 30_000 }, (_, n) => Math.sin(n).toString(36)).join('')
  for (const record of [null, long])
    expect(await shareOf({ ...source, record }, 4, null)).toEqual({ link: null, says: 'share.large' })
})

test('a record of a game nobody has here, or of moves that cannot be, is named with its fault; numbers are no names', async () => {
  const { record } = (await localReplay('whole'))!
  const text = record ?? ''
  expect(isBadRecord(await recordReplay(text))).toBe(false)
  expect(await recordReplay(text.replace('game: rose-king', 'game: chess'))).toMatchObject({
    fault: expect.any(String),
  })
  expect(await verify(text)).toBeNull()
  expect(await verify(text.slice(0, -40))).not.toBeNull()
  const source = await recordReplay(text)
  expect(!isBadRecord(source) && source.players.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
})

test('a result to send names the game, the ranking from the first on, and a link to the end', async () => {
  vi.stubGlobal('Worker', class extends EventTarget {})
  const save = {
    id: 'whole',
    setup: whole.setup,
    players: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
    ] as const,
  }
  const table = new LocalTable(rose, { ...save, entries: [...whole.entries], touched: 0, over: true, yours: false })
  const tableText = tableTextOf(rose, [], table.players.value)
  const { text } = await sharedResult(table, tableText)
  const [title, first, second, , link] = text.split('\n')
  expect(title).toBe('rose-king, Rose & Crown')
  const { places = [], scores = [] } = whole.outcome ?? {}
  const winner = places.indexOf(1)
  expect(first).toMatch(new RegExp(`^1\\. .*\\(${['Ann', 'Ben'][winner]}\\): ${scores[winner]}$`))
  expect(second).toMatch(new RegExp(`^2\\. .*\\(${['Ann', 'Ben'][1 - winner]}\\): ${scores[1 - winner]}$`))
  expect(new URL(link ?? '').search).toBe(`?at=${length}&eyes=watch`)
  expect(await unpackRecord(new URL(link ?? '').hash)).toContain('Ann')
})
