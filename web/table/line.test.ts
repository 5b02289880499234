/** A table on the server over a line that breaks: what the page shows, asks again and keeps. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diff } from '../../engine/patch.ts'
import type { AnyGame } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { printOf, printText } from '../../engine/print.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import { MatchSession } from '../../engine/session.ts'
import { defaultOptions } from '../../engine/options.ts'
import { toldTo } from '../../engine/told.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { me, shutOut } from '../people/me.ts'
import { Drafts } from './drafts.ts'
import { RemoteTable } from './remote.ts'
import { stubBrowser, Wire } from './tests/wire.ts'

const ransom = ransomGame as AnyGame
const options = defaultOptions(ransom.about, 2)
const dice = { make: 'quick', seed: 1 } as const
const info = {
  id: 't',
  game: 'ransom',
  status: 'playing',
  you: 0,
  seats: [
    { name: 'Anna', kind: 'person', level: null, for: null, present: true, away: false },
    { name: 'Bob', kind: 'gone', level: null, for: null, present: false, away: false },
  ],
  clock: { kind: 'live', perMove: 60, reserve: 0, increment: 0, overdue: 'idle', extra: [1, 2] },
  options: {},
  dice: { commitment: '', key: null, entropy: [], seats: [], opening: null },
  revision: 5,
  paused: false,
  watchers: [],
  evening: null,
  proposals: [],
}

/** The match as the server has it, and what it would tell seat 0. */
class House {
  readonly session = new MatchSession(ransom, { game: 'ransom', version: 1, seats: 2, options, dice })
  view: unknown = this.session.match.view(0)
  clocks: object | null = null

  facts() {
    const { match } = this.session
    const [awaiting, outcome] = [match.awaiting(), match.outcome]
    const undo = match.undoable(0) !== null
    return { table: 't', seat: 0, number: match.version(0), awaiting, undo, outcome, clocks: this.clocks }
  }

  state() {
    const view = this.session.match.view(0)
    return { tell: 'state', ...this.facts(), view, hash: stateHash(view) }
  }

  /** Plays, and says what seat 0 would be sent. */
  update(seat: number, ...steps: string[]) {
    const events: object[] = []
    const refused = this.session.perform({ kind: 'act', seat, steps }, ({ told }) => events.push(...toldTo(told, 0)))
    if (refused) throw new Error(refused.refused)
    const view = this.session.match.view(0)
    const patch = diff(this.view, view)
    this.view = view
    return { tell: 'update', ...this.facts(), patch, events, hash: stateHash(view), ...(seat === 0 && { by: 0 }) }
  }
}

let house: House
let table: RemoteTable
let fetched: string[] = []
let history: () => object | null = () => ({ seat: 0, from: 0, view: null, updates: [], number: 0 })
const asPerson = (id: string) => ({ id, name: id, preferences: {} }) as unknown as NonNullable<typeof me.value>

beforeEach(() => {
  fetched = []
  history = () => ({ seat: 0, from: 0, view: null, updates: [], number: 0 })
  me.value = asPerson('anna')
  stubBrowser((what) => {
    fetched.push(what)
    if (what === 'chat') return { lines: [] }
    if (what === 'history') return history()
    return what === 'me' ? { me: asPerson('anna') } : { ...info, revision: 4 }
  })
  house = new House()
  table = new RemoteTable(ransom, structuredClone(info) as unknown as TableInfo, 'the-link')
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The line is up and the table shown. */
function shown(): Wire {
  const wire = Wire.latest.connect()
  wire.answer(wire.asked('open')[0])
  wire.say(house.state())
  return wire
}

test('the table is opened with the invitation, and after a break with what the page has already', async () => {
  vi.useFakeTimers()
  const wire = shown()
  expect(wire.asked('open')).toMatchObject([{ table: 't', invite: 'the-link' }])
  expect(wire.asked('open')[0]).not.toHaveProperty('number')
  wire.say(house.update(1, 'pledge:4', 'seal'))
  const { number, hash } = table.now.value!
  wire.cut()
  await vi.advanceTimersByTimeAsync(1100)
  expect(Wire.latest.connect().asked('open')).toMatchObject([{ number, hash }])
})

test('updates are laid on the view one by one, each once, and said in the log', () => {
  const wire = shown()
  const first = house.update(1, 'pledge:4', 'seal')
  wire.say(first)
  wire.say(first)
  expect(table.scene.value).toMatchObject({ moment: 1, mine: false, awaiting: [0] })
  // What is known already is no gap.
  expect(wire.asked('open')).toHaveLength(1)
  expect(table.lines.value.map(({ event }) => event.type)).toEqual(['sealed'])
  wire.say(house.update(0, 'pledge:7'))
  expect(table.scene.value.mine).toBe(true)
  expect(table.scene.value.view).toEqual(house.session.match.view(0))
  expect(table.scene.value.choices.map(({ text }) => text)).toEqual(['seal'])
})

test('what was told while the past was being fetched stands in the log once, and so does what came after it', async () => {
  const events = (type: string) => [{ type }]
  const updates = [1, 2].map((number) => ({ number, patch: null, events: events(`past ${number}`) }))
  history = () => ({ seat: 0, from: 0, view: { a: 1 }, number: 2, updates })
  table.close()
  table = new RemoteTable(ransom, structuredClone(info) as unknown as TableInfo, null)
  table.lines.value = [2, 2, 3].map((moment) => ({ moment, event: { type: `live ${moment}` } as never }))
  await vi.waitFor(() => expect(table.lines.value[0]?.event.type).toBe('past 1'))
  expect(table.lines.value.map(({ event }) => event.type)).toEqual(['past 1', 'past 2', 'live 3'])
})

test('a gap, or a view that is not as the server has it, asks for the whole table, and shows nothing meanwhile', () => {
  const wire = shown()
  const before = table.now.value
  house.update(0, 'pledge:7')
  wire.say(house.update(0, 'seal'))
  expect(table.now.value).toBe(before)
  expect(wire.asked('open')).toHaveLength(2)
  // The second time without saying what is here: that is not to be trusted.
  expect(wire.asked('open')[1]).not.toHaveProperty('number')
  wire.say(house.state())
  expect(table.now.value).toMatchObject({ number: 2 })
  const next = house.update(1, 'pledge:1')
  expect(next.number).toBe(2)
  wire.say({ ...house.update(1, 'seal'), hash: '0'.repeat(32) })
  expect(wire.asked('open')).toHaveLength(3)
  expect(table.now.value).toMatchObject({ number: 2 })
  // Even where the view would come out right: what was told in between would be missing.
  const view = house.session.match.view(0)
  wire.say({ ...house.state(), tell: 'update', number: 4, patch: { to: view }, events: [], hash: stateHash(view) })
  expect(wire.asked('open')).toHaveLength(4)
  expect(table.now.value).toMatchObject({ number: 2 })
})

test('a print is compared like a hash, whichever a house gives, and is what the page names when it comes back', async () => {
  vi.useFakeTimers()
  const wire = shown()
  const first = house.update(1, 'pledge:4', 'seal')
  const hash = printText(printOf(house.view))
  wire.say({ ...first, hash })
  expect(table.now.value).toMatchObject({ number: 1, hash })
  wire.cut()
  await vi.advanceTimersByTimeAsync(1100)
  const second = Wire.latest.connect()
  expect(second.asked('open')[0]).toMatchObject({ number: 1, hash })
  // This house is of an earlier build.
  second.say(house.update(0, 'pledge:2'))
  expect(table.now.value).toMatchObject({ number: 2 })
  second.say({ ...house.update(0, 'seal'), hash: '0'.repeat(16) })
  expect(table.now.value).toMatchObject({ number: 2 })
  expect(second.asked('open')).toHaveLength(2)
})

test('an act is sent with the number that is shown, and the page says that it is on its way', async () => {
  const wire = shown()
  wire.say(house.update(1, 'pledge:4', 'seal'))
  const done = table.act(['pledge:9', 'seal'])
  expect(wire.asked('act')).toMatchObject([{ table: 't', number: 1, steps: ['pledge:9', 'seal'] }])
  expect(table.link.value).toBe('sending')
  wire.answer(wire.asked('act')[0])
  expect(await done).toBeNull()
  expect(table.link.value).toBe('here')
  const refused = table.undo(2)
  expect(wire.asked('undo')).toMatchObject([{ number: 1, count: 2 }])
  wire.answer(wire.asked('undo')[0], { ok: false, refused: 'nothing-to-undo', message: '' })
  expect(await refused).toEqual({ reason: 'nothing-to-undo' })
})

test('an answer that comes before what it is about is no answer yet: a plan sent just after a break is still there to be changed', async () => {
  vi.useFakeTimers()
  shown().cut()
  await vi.advanceTimersByTimeAsync(1100)
  const wire = Wire.latest.connect()
  const drafts = new Drafts(table)
  await drafts.act(['pledge:9'])
  const sent = drafts.act(['seal'])
  const [first, second] = [house.update(0, 'pledge:9'), house.update(0, 'seal')]
  wire.answer(wire.asked('act')[0], { ok: true, number: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.link.value).toBe('sending')
  wire.answer(wire.asked('open')[0])
  wire.say(first)
  wire.say(second)
  expect(await sent).toBeNull()
  expect([table.link.value, drafts.reopens.value, drafts.lost.value]).toEqual(['here', true, false])
  drafts.close()
})

test('who may no longer see a table waits for nothing of it', async () => {
  const wire = shown()
  const done = table.act(['pledge:9'])
  wire.answer(wire.asked('act')[0], { ok: true, number: 1 })
  wire.say({ tell: 'closed', table: 't' })
  expect(await done).toBeNull()
})

test.each([['busy'], ['too-many'], ['rules-fault']])(
  'a house that says %s is asked for the table again, once, until it opens it',
  async (refused) => {
    vi.useFakeTimers()
    const wire = Wire.latest.connect()
    for (let tries = 1; tries <= 3; tries++) {
      expect(wire.asked('open')).toHaveLength(tries)
      wire.answer(wire.asked('open').at(-1), { ok: false, refused, message: '' })
      await vi.advanceTimersByTimeAsync(0)
      expect(wire.asked('open')).toHaveLength(tries)
      await vi.advanceTimersByTimeAsync(10_000)
    }
    wire.answer(wire.asked('open').at(-1))
    wire.say(house.state())
    await vi.advanceTimersByTimeAsync(30_000)
    expect([wire.asked('open').length, table.barred.value, table.scene.value.moment]).toEqual([4, null, 0])
    // A view that is asked for anew, too; and whoever has left asks no more.
    house.update(0, 'pledge:7')
    wire.say(house.update(0, 'seal'))
    wire.answer(wire.asked('open').at(-1), { ok: false, refused, message: '' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(wire.asked('open')).toHaveLength(6)
    wire.answer(wire.asked('open').at(-1), { ok: false, refused, message: '' })
    await vi.advanceTimersByTimeAsync(0)
    table.close()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(wire.asked('open')).toHaveLength(6)
  },
)

test('an act that is refused is on its way no more, and the next is', async () => {
  const wire = shown()
  for (const said of [{ ok: false, reason: 'stale' }, { ok: true }]) {
    const coming = table.act(['pledge:20'])
    expect(table.link.value).toBe('sending')
    wire.answer(wire.asked('act').at(-1), said)
    expect(await coming).toEqual(said.ok ? null : { reason: 'stale' })
    expect(table.link.value).toBe('here')
  }
})

test('cut between act and answer, during the next opening too: the act is sent once more for each new line, and played once', async () => {
  vi.useFakeTimers()
  const wire = shown()
  const answers: unknown[] = []
  void table.act(['pledge:9']).then((answer) => answers.push(answer))
  wire.cut()
  expect(table.link.value).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1100)
  // This one breaks before the table is shown again.
  const second = Wire.latest.connect()
  second.cut()
  await vi.advanceTimersByTimeAsync(2200)
  const third = Wire.latest.connect()
  const ids = [wire, second, third].map((each) => each.asked('act').map(({ id }) => id))
  expect(ids[0]).toHaveLength(1)
  expect(ids[1]).toEqual(ids[0])
  expect(ids[2]).toEqual(ids[0])
  // What the page asks first is how the table stands.
  expect(third.sent[0]).toMatchObject({ do: 'open' })
  third.answer(third.asked('act')[0])
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([null])
})

test('after some tries in vain, or without a network, the page says that it is offline, and goes on trying', async () => {
  vi.useFakeTimers()
  shown().cut()
  const links: string[] = []
  for (let i = 0; i < 5; i++) {
    links.push(table.link.value)
    await vi.advanceTimersByTimeAsync(20_000)
    Wire.latest.cut()
  }
  expect(links).toEqual(['reconnecting', 'reconnecting', 'reconnecting', 'offline', 'offline'])
  await vi.advanceTimersByTimeAsync(20_000)
  Wire.latest.connect().say({ tell: 'chat', table: 'elsewhere', line: {} })
  expect(table.link.value).toBe('here')
  vi.stubGlobal('navigator', { onLine: false })
  Wire.latest.cut()
  expect(table.link.value).toBe('offline')
})

test('somebody else before the page sees nothing of the former one’s, and the line is opened anew', () => {
  const wire = shown()
  wire.say({ tell: 'chat', table: 't', line: { n: 0, seat: 0, name: 'Anna', text: 'hush', at: 1 } })
  wire.say(house.update(0, 'pledge:9'))
  const lines = Wire.all.length
  me.value = asPerson('bob')
  expect(table.now.value).toBeNull()
  expect([table.lines.value, table.talk.value]).toEqual([[], []])
  expect(wire.isOpen).toBe(false)
  expect(Wire.all).toHaveLength(lines + 1)
  wire.say(house.state())
  expect(table.now.value).toBeNull()
  expect(Wire.latest.connect().asked('open')[0]).not.toHaveProperty('hash')
})

test('a goodbye because of signing out asks who is here; one because of a restart does not', async () => {
  const wire = shown()
  wire.say({ tell: 'bye', reason: 'restart', wait: 0 })
  await vi.waitFor(() => expect(fetched).toContain('history'))
  expect(fetched).not.toContain('me')
  wire.say({ tell: 'bye', reason: 'signed-out', wait: 0 })
  await vi.waitFor(() => expect(fetched).toContain('me'))
})

test('whom the host shuts out is told so, and not left to wonder why they only look on', async () => {
  const wire = shown()
  expect(shutOut.value).toBe(false)
  wire.say({ tell: 'bye', reason: 'banned', wait: 0 })
  expect(shutOut.value).toBe(true)
  await vi.waitFor(() => expect(fetched).toContain('me'))
  shutOut.value = false
})

test('what is said of another table, and an older page of this one, changes nothing', () => {
  const wire = shown()
  const [now, page] = [table.now.value, table.info.value]
  wire.say({ ...house.state(), table: 'other' })
  wire.say({ tell: 'closed', table: 'other' })
  wire.say({ tell: 'table', info: { ...info, id: 'other', revision: 9 } })
  wire.say({ tell: 'table', info: { ...info, revision: 4 } })
  expect([table.now.value, table.info.value, table.barred.value]).toEqual([now, page, null])
  wire.say({ tell: 'table', info: { ...info, revision: 6, paused: true } })
  expect(table.paused.value).toBe(true)
  // At a paused table there is nothing to choose.
  expect(table.scene.value.choices).toEqual([])
})

test('whoever is shown out, or comes without a name, is told that the table is not there', async () => {
  const wire = shown()
  wire.say({ tell: 'closed', table: 't' })
  expect(table.barred.value).toBe('no-such-table')
  table.barred.value = null
  wire.answer(wire.asked('open')[0], { ok: false, refused: 'not-signed-in', message: '' })
  expect(table.barred.value).toBeNull()
  const other = new RemoteTable(ransom, structuredClone(info) as unknown as TableInfo, null)
  const line = Wire.latest.connect()
  line.answer(line.asked('open')[0], { ok: false, refused: 'not-signed-in', message: '' })
  await vi.waitFor(() => expect(other.barred.value).toBe('no-such-table'))
  other.close()
})

test('clocks show what is left by the server’s own time, however wrong this device’s clock is', () => {
  vi.useFakeTimers()
  vi.setSystemTime(9_999_999_999_999)
  house.clocks = {
    at: 1000,
    paused: false,
    seats: [
      { deadline: 61_000, reserve: 5000 },
      { deadline: null, reserve: 7000 },
    ],
  }
  const wire = shown()
  expect(table.clocks.value).toMatchObject([
    { left: 60_000, at: 9_999_999_999_999, running: true },
    { left: 7000, at: 9_999_999_999_999, running: false },
  ])
  house.clocks = {
    at: 1000,
    paused: true,
    seats: [
      { deadline: 61_000, reserve: null },
      { deadline: null, reserve: null },
    ],
  }
  wire.say(house.state())
  expect(table.clocks.value[0]).toMatchObject({ left: 60_000, running: false })
  expect(table.clocks.value[1]).toBeNull()
})

test('chat lines come once and in order, and a removed one takes the place of what was said', () => {
  const wire = shown()
  const line = (n: number, text: string, more = {}) => ({ n, seat: 0, name: 'Anna', text, at: n, ...more })
  for (const each of [line(1, 'two'), line(0, 'one'), line(1, 'two'), line(0, '', { removed: true })])
    wire.say({ tell: 'chat', table: 't', line: each })
  expect(table.talk.value.map(({ key, text, removed }) => [key, text, removed])).toEqual([
    [0, '', true],
    [1, 'two', undefined],
  ])
})

test('more time that was agreed for a seat stands beside its player for everybody at the table', () => {
  expect(table.players.value.map(({ times }) => times)).toEqual([undefined, 2])
})

test('somebody who has left is still a person at the table, and the past comes in pages without a gap', async () => {
  expect(table.players.value.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Anna'],
    ['person', 'Bob'],
  ])
  const pages = [
    {
      seat: 0,
      from: 0,
      view: { a: 1 },
      number: 3,
      updates: [{ number: 1, patch: { at: { a: { to: 2 } } }, events: [] }],
    },
    {
      seat: 0,
      from: 1,
      view: { a: 2 },
      number: 3,
      updates: [2, 3].map((number) => ({ number, patch: null, events: [] })),
    },
  ]
  history = () => pages.shift() ?? { seat: 0, from: 3, view: { a: 2 }, updates: [], number: 3 }
  const frames = await table.frames()
  expect(frames.map(({ moment, view }) => [moment, view])).toEqual([
    [0, { a: 1 }],
    [1, { a: 2 }],
    [2, { a: 2 }],
    [3, { a: 2 }],
  ])
})

test('what is asked of the house goes to this table with what was meant, and its answer is the new page of it', async () => {
  const asked: { readonly way: string; readonly body: unknown }[] = []
  let refuses: string | null = null
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push({ way: `${method} ${new URL(url, 'https://house.example').pathname}`, body: body && JSON.parse(body) })
    if (refuses) return Response.json({ refused: refuses, message: '' }, { status: 409 })
    return Response.json({ ...info, revision: 5 + asked.length, text: 'my notes' })
  })
  const deeds = [
    () => table.resign(),
    () => table.propose('draw'),
    () => table.propose('substitute', 1),
    () => table.answer('p1', true),
    () => table.answer('p1', false),
    () => table.leave(),
    () => table.notes.write('a plan'),
  ]
  for (const deed of deeds) expect(await deed()).toBeNull()
  expect(asked.map(({ body }) => body)).toEqual([
    undefined,
    { kind: 'draw' },
    { kind: 'substitute', seat: 1 },
    { proposal: 'p1', agree: true },
    { proposal: 'p1', agree: false },
    undefined,
    { text: 'a plan' },
  ])
  expect(asked.filter(({ way }) => !way.includes('/t'))).toEqual([])
  expect(new Set(asked.map(({ way }) => way)).size).toBe(5)
  expect(table.info.value.revision).toBe(11)
  expect(await table.notes.read()).toBe('my notes')
  refuses = 'busy'
  for (const deed of deeds) expect(await deed()).toEqual({ reason: 'busy' })
  expect(await table.notes.read()).toBe('')
  expect(table.info.value.revision).toBe(11)
})

test('onlookers are shown out by the host alone, and only a kept seat is taken again', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    sent.push(JSON.parse(body ?? 'null'))
    return Response.json({ ...info, revision: 9 })
  })
  expect([table.audience?.showOut.value, table.sitAgain.value]).toEqual([null, null])
  table.info.value = { ...table.info.value, host: true, kept: 1, watchers: [{ id: 'eve', name: 'Eve' }] as never }
  expect(table.audience?.watchers.value).toEqual([{ id: 'eve', name: 'Eve' }])
  expect(await table.audience?.showOut.value?.('eve')).toBeNull()
  table.info.value = { ...table.info.value, kept: 0 }
  expect(await table.sitAgain.value?.()).toBeNull()
  expect(sent).toEqual([{ person: 'eve' }, {}])
})

test('orders are left where nobody waits by seconds, and a bot advises whoever plays against bots alone', () => {
  const bot = { name: null, kind: 'bot', level: 'page', for: null, present: false, away: false }
  const ordered = { ...ransom, orders: { kinds: [] } } as unknown as AnyGame
  const at = (clock: object, seats: readonly object[] = info.seats) =>
    new RemoteTable(ordered, { ...structuredClone(info), clock, seats } as unknown as TableInfo, null)
  const [live, slow, alone] = [at(info.clock), at({ kind: 'none' }), at({ kind: 'none' }, [info.seats[0] ?? {}, bot])]
  expect([live.orders, slow.orders === null]).toEqual([null, false])
  for (const each of [slow, alone]) each.now.value = house.state() as never
  expect([slow.adviser.value, alone.adviser.value === null]).toEqual([null, false])
  expect(alone.adviser.value).toBe(alone.adviser.value)
  for (const each of [live, slow, alone]) each.close()
})
