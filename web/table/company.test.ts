/** The others at a table: seats and their clocks, what they ask, what they say, who looks on. */
import { Drawn, nameOf, read, speaking } from './tests/drawn.tsx'
import { page } from './tests/screen.ts'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import words from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import { useWords as useComing } from '../coming/words.ts'
import { useWords as useOrderWords } from '../orders/words.ts'
import { calm } from '../parts/calm.ts'
import { catalogue, useWords as useTelling } from '../telling/words.ts'
import { Curtain } from './curtain.tsx'
import { Drafts } from './drafts.ts'
import { Notes } from './notes.tsx'
import { Notices } from './notices.tsx'
import { OpenDrawer } from './open-drawer.tsx'
import { Options, Proposals } from './options.tsx'
import { pace } from './pace.ts'
import { rail } from './rail-store.ts'
import { Seats, Standings } from './seats.tsx'
import type { Clock, Player, Proposal, Refused } from './table.ts'
import { tableTextOf } from './table-text.ts'
import { Stage } from './tests/stage.ts'
import { useUnread } from './use-unread.ts'

const ransom = ransomGame as AnyGame
const THREE = ['Ann', 'Ben', 'Cis']
const sent: { readonly url: string; readonly body: unknown }[] = []
vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
  sent.push({ url, body: body === undefined ? null : JSON.parse(body) })
  return Response.json({ refused: 'no-such-table' }, { status: 404 })
})
vi.spyOn(console, 'error').mockImplementation(() => undefined)
await speaking(useTelling, useComing, useOrderWords)

let open: Drawn | null = null
afterEach(() => {
  open?.clear()
  open = null
})

const draw = (what: Parameters<Drawn['draw']>[0]): Drawn => (open = new Drawn().draw(what))
const textOf = (table: Stage) => tableTextOf(table.game, [words, catalogue()], table.players.value)
const seatsOf = (table: Stage): Drawn =>
  draw(h(() => h(Seats, { table, tableText: textOf(table), view: table.scene.value.view }), {}))
const change = (table: Stage, seat: number, player: Partial<Player>): void => {
  table.players.value = table.players.value.map((each, at) => (at === seat ? { ...each, ...player } : each))
}

test('every seat says who sits there, what they are at and how they stand', () => {
  const table = new Stage(ransom, THREE)
  change(table, 1, { kind: 'bot', level: 'page', name: null })
  const screen = seatsOf(table)
  expect(screen.texts('.seat-line')).toEqual([
    'Lord 1 (Ann) you You decide Score 90',
    'Lord 2 Page Is thinking Score 90',
    'Lord 3 (Cis) Is thinking Score 90',
  ])
  expect(screen.texts('.thinks .seat-name')).toEqual(['Lord 2'])
  screen.does(() => table.play(2, 'pledge:10', 'seal'))
  expect(screen.texts('.awaited .seat-name')).toEqual(['Lord 1 (Ann)', 'Lord 2'])
  screen.does(() => table.seenBy(null))
  expect(screen.texts('.tag')).toEqual(['Page'])
  // Whoever plays alone need not be told who they are.
  screen.clear()
  expect(seatsOf(new Stage(ransom, ['Ann'])).texts('.seat-line')).toEqual(['Lord 1 (Ann) Is thinking Score 90'])
})

test('who is away, who rests, who is out and who sits in are told, each where it is so', async () => {
  const table = new Stage(ransom, THREE)
  change(table, 1, { here: false })
  change(table, 2, { here: false, rests: 'holiday' })
  const screen = seatsOf(table)
  await screen.until(() => expect(screen.texts('.tag.away')).toEqual(['away', 'on holiday']))
  screen.does(() => {
    change(table, 1, { here: true })
    change(table, 0, { owner: 'Eve' })
  })
  expect(screen.texts('.tag.away')).toEqual(['on holiday'])
  expect(screen.texts('.seat-owner')).toEqual(['Sits in for Eve, who takes over on coming back'])
  // Cis pledges least, the sum falls short, and she is out: whether she is there is nobody's matter any more.
  screen.does(() => {
    for (const [seat, marks] of [10, 10, 0].entries()) table.play(seat, `pledge:${marks}`, 'seal')
  })
  expect([screen.texts('.tag.away'), screen.texts('.out .tag')]).toEqual([[], ['out']])
  expect(screen.texts('.seat')[2]).not.toContain('Is thinking')
  // A replay tells it of the moment it shows.
  const { view } = table.scene.value
  const standings = { game: ransom, players: table.players.value, tableText: textOf(table) }
  screen.draw(h(Standings, { ...standings, view }))
  expect(screen.texts('.out .seat-name')).toEqual(['Lord 3 (Cis)'])
  screen.draw(h(Standings, { ...standings, view: new Stage(ransom, THREE).scene.value.view }))
  expect(screen.all('.out, .tag.away')).toHaveLength(1)
})

test('a seat that is opened tells its facts, its partners and the time it was given', async () => {
  const table = new Stage(ransom, ['Ann', 'Ben', 'Cis', 'Dan'], 0, { crowns: true })
  change(table, 1, { times: 2 })
  const screen = seatsOf(table)
  expect(screen.all('.seat-facts')).toEqual([])
  const second = screen.the('.seat-line', 1)
  screen.press(second)
  expect(second.getAttribute('aria-expanded')).toBe('true')
  await screen.until(() => expect(screen.texts('.seat-facts span')).toHaveLength(3))
  expect(screen.texts('.seat-facts span').slice(1)).toEqual(['with Lord 4 (Dan)', '90 marks'])
  screen.press(second)
  expect(screen.all('.seat-facts')).toEqual([])
})

test('clocks show what is left: for this decision, in reserve, standing still or running out', () => {
  const table = new Stage(ransom, THREE)
  const at = Date.now()
  const clock = (left: number, running: boolean, reserve = 0): Clock => ({ left, at, running, reserve })
  table.clocks.value = [clock(25_000, false), clock(90_000, false, 60_000), clock(40_000, false, 60_000)]
  const screen = seatsOf(table)
  expect(screen.texts('[role=timer]').map((text) => text.replace('Time left ', ''))).toEqual([
    '0:25',
    '0:30 + 1:00 in reserve',
    '0:40',
  ])
  expect(screen.all('.clock.short')).toEqual([])
  screen.does(() => {
    table.clocks.value = [clock(25_000, true), null, { left: 40_000, at: at - 20_000, running: true, reserve: 0 }]
  })
  expect(screen.texts('.clock.short')).toEqual(['Time left 0:25', 'Time left 0:20'])
})

test('the winners are marked when it is over, and a replay calls nobody the reader', () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  for (const marks of [20, 20, 20]) for (const seat of [0, 1]) table.play(seat, `pledge:${marks + seat}`, 'seal')
  const screen = seatsOf(table)
  expect(screen.texts('.won .seat-name')).toEqual(['Lord 1 (Ann)'])
  screen.clear()
  const { view } = table.scene.value
  const again = draw(h(Standings, { game: ransom, players: table.players.value, tableText: textOf(table), view }))
  expect([again.all('.won, .awaited, .tag').length, again.texts('.seat-score')]).toEqual([0, ['Score 30', 'Score 27']])
})

function noticesOf(table: Stage, more: object = {}): Drawn & { readonly reported: (Refused | null)[] } {
  const reported: (Refused | null)[] = []
  const drafts = new Drafts(table)
  const given = {
    table,
    tableText: textOf(table),
    drafts,
    refusal: { text: '', rule: null },
    setRefusal: () => undefined,
    report: (no: Refused | null) => void reported.push(no),
    since: null,
    showSince: () => undefined,
    visit: (moment: number) => void table.asked.push(`visit ${moment}`),
    ...more,
  }
  const screen = draw(h(() => h(Notices, given), {}))
  return Object.assign(screen, { reported })
}

test('a paused table says so, and whoever sits there may ask once to go on', () => {
  const table = new Stage(ransom, THREE)
  const screen = noticesOf(table)
  expect(screen.text).toBe('')
  screen.does(() => (table.paused.value = true))
  expect(screen.texts('.notice p')).toEqual(['The table is paused.'])
  screen.press('Go on')
  expect(table.asked).toEqual(['propose resume'])
  screen.does(() => (table.proposals.value = [asking({ kind: 'resume', by: 0, needed: [1, 2] })]))
  expect(screen.maybe('Go on')).toBeUndefined()
  screen.does(() => {
    table.proposals.value = []
    table.seenBy(null)
  })
  expect([screen.maybe('Go on'), screen.texts('.notice p')]).toEqual([undefined, ['The table is paused.']])
})

test('the line says when it is gone, and that it is back, but not that it was never away', () => {
  const table = new Stage(ransom, THREE)
  const screen = noticesOf(table)
  screen.does(() => (table.link.value = 'sending'))
  expect([screen.texts('.link-state'), screen.the('.link-state').getAttribute('aria-hidden')]).toEqual([
    ['Sending…'],
    'true',
  ])
  screen.does(() => (table.link.value = 'here'))
  expect(screen.text).toBe('')
  screen.does(() => (table.link.value = 'reconnecting'))
  expect(screen.text).toBe('The connection is gone for a moment. Reconnecting…')
  screen.does(() => (table.link.value = 'offline'))
  expect(screen.text).toBe('No connection. Your table is safe; this page keeps trying.')
  screen.does(() => (table.link.value = 'here'))
  expect(screen.text).toBe('The connection is back.')
})

test.each(['reconnecting', 'offline'] as const)(
  'a line that was %s and nothing else is said to be back, too',
  (gone) => {
    const table = new Stage(ransom, THREE)
    const screen = noticesOf(table)
    screen.does(() => (table.link.value = gone))
    screen.does(() => (table.link.value = 'here'))
    expect(screen.text).toBe('The connection is back.')
  },
)

test('what is new is told where its card has no room, with both ways on', () => {
  const table = new Stage(ransom, THREE)
  const since = { moment: 3, count: 2, lines: [], seen: () => void table.asked.push('seen') }
  const screen = noticesOf(table, { since, showSince: () => void table.asked.push('shown') })
  expect(screen.texts('.notice p')).toEqual(['2 things happened since you last looked.'])
  screen.press('Show me')
  screen.press('Not now')
  expect(table.asked).toEqual(['shown', 'seen'])
  screen.clear()
  expect(noticesOf(table, { since: { ...since, moment: null } }).text).toBe('')
})

const asking = (more: Partial<Proposal>): Proposal => ({
  id: 'p',
  kind: 'draw',
  by: 1,
  agreed: [],
  needed: [0, 2],
  at: null,
  moment: null,
  ...more,
})

test.each([
  ['whoever is asked', {}, 'Lord 2 (Ben) offers a draw.', ['Agree', 'Decline']],
  ['whoever has agreed', { agreed: [0] }, 'Lord 2 (Ben) offers a draw.', []],
  ['whoever is not needed', { needed: [2] }, 'Lord 2 (Ben) offers a draw.', []],
  ['whoever asked', { by: 0, needed: [1, 2] }, 'Lord 1 (Ann) offers a draw.', ['Withdraw']],
  ['whoever asked to go on', { kind: 'resume', by: 0, needed: [1] }, 'Lord 1 (Ann) would like to go on.', []],
  ['whoever is asked to go on', { kind: 'resume' }, 'Lord 2 (Ben) would like to go on.', ['Go on']],
  [
    'whoever is asked about a seat',
    { kind: 'substitute', seat: 2 },
    'Lord 2 (Ben) would like somebody else to take over the seat of Lord 3 (Cis).',
    ['Agree', 'Decline'],
  ],
  [
    'whoever is asked to go back',
    { kind: 'back', moment: 4 },
    'Lord 2 (Ben) asks to take back the last turn, and what followed.',
    ['Show me', 'Agree', 'Decline'],
  ],
  [
    'whoever asked to go back',
    { kind: 'back', moment: 4, by: 0, needed: [1] },
    'Lord 1 (Ann) asks to take back the last turn, and what followed.',
    ['Withdraw'],
  ],
] as const)('%s reads it and has the answers that are theirs', (_, more, sentence, buttons) => {
  const table = new Stage(ransom, THREE)
  table.proposals.value = [asking(more)]
  const screen = noticesOf(table)
  expect(screen.texts('.notice p')).toEqual([sentence])
  expect(screen.texts('button')).toEqual(buttons)
  for (const name of buttons) screen.press(name)
  const answers = {
    Agree: 'answer p true',
    Decline: 'answer p false',
    Withdraw: 'answer p false',
    'Go on': 'answer p true',
    'Show me': 'visit 4',
  }
  expect(table.asked).toEqual(buttons.map((name) => answers[name]))
})

test('who only looks on answers nothing; a seat that is kept can be taken again', async () => {
  const table = new Stage(ransom, THREE, null)
  table.proposals.value = [asking({})]
  const visit = (): void => undefined
  const reported: unknown[] = []
  const report = (no: Refused | null): void => void reported.push(no)
  const screen = draw(h(() => h(Proposals, { table, tableText: textOf(table), report, visit }), {}))
  expect(screen.all('button')).toEqual([])
  screen.does(() => (table.sitAgain.value = async () => ({ reason: 'gone' })))
  screen.press('Sit down again')
  await screen.until(() => expect(reported).toEqual([{ reason: 'gone' }]))
})

function optionsOf(table: Stage): Drawn {
  const tell = (what: string) => () => void table.asked.push(what)
  const screen = draw(
    h(
      () =>
        h(Options, {
          table,
          tableText: textOf(table),
          report: tell('told'),
          help: tell('help'),
          orders: tell('orders'),
        }),
      {},
    ),
  )
  screen.press('More')
  return screen
}
const menu = (screen: Drawn): readonly string[] => screen.texts('.menu button')

test('the menu of a table offers what may be asked there, and asks for it', async () => {
  const table = new Stage(ransom, THREE)
  change(table, 2, { away: true })
  change(table, 0, { away: true })
  const screen = optionsOf(table)
  expect(table.asked).toEqual(['refresh'])
  const offered = [
    'Ask to take back my last turn',
    'Offer a draw',
    'Ask for a pause',
    'Ask to end it without a result',
    'Hand on the seat of somebody who is gone : Lord 3 (Cis)',
    'Resign',
  ]
  expect(menu(screen)).toEqual(expect.arrayContaining(offered))
  expect(menu(screen).filter((name) => name.startsWith('Hand on'))).toHaveLength(1)
  for (const name of offered.slice(0, 5)) {
    screen.press(name)
    expect(screen.all('.menu')).toEqual([])
    screen.press('More')
  }
  expect(table.asked.filter((what) => what.startsWith('propose'))).toEqual([
    'propose back',
    'propose draw',
    'propose pause',
    'propose abort',
    'propose substitute 2',
  ])
  expect(screen.called('Look back over the game').getAttribute('href')).toBe(`/replay/t/${table.id}`)
})

test('orders and keys are reached from the menu, which is closed by then', async () => {
  const table = new Stage(ransom, THREE)
  table.orders = { known: signal(null), refresh: () => undefined, give: async () => null, revoke: async () => null }
  const screen = optionsOf(table)
  await screen.until(() => expect(menu(screen)).toContain('Orders for what you foresee'))
  for (const [name, asked] of [
    ['Orders for what you foresee', 'orders'],
    ['Keys', 'help'],
    ['Close', 'refresh'],
  ] as const) {
    screen.press(name)
    expect([table.asked.at(-1), screen.all('.menu')]).toEqual([asked, []])
    screen.press('More')
  }
})

test('nobody gives up by one press', async () => {
  const table = new Stage(ransom, THREE)
  const screen = optionsOf(table)
  const resign = (): void => screen.press(screen.the('.menu button', -1))
  resign()
  expect(screen.text).toContain('Give up this game?')
  screen.press('Play on')
  expect(table.asked).not.toContain('resign')
  screen.press('More')
  resign()
  screen.press('Resign')
  expect(table.asked).toContain('resign')
  await screen.until(() => expect(table.asked.at(-1)).toBe('told'))
})

test('whoever is out may leave the seat, whoever looks on or comes after the end has nothing to ask', async () => {
  const table = new Stage(ransom, THREE)
  table.leave = async () => void table.asked.push('leave') as unknown as null
  expect(menu(optionsOf(table))).not.toContain('Leave the seat and watch')
  open?.clear()
  for (const [seat, marks] of [0, 10, 10].entries()) table.play(seat, `pledge:${marks}`, 'seal')
  const out = optionsOf(table)
  expect(menu(out)).toEqual(['Leave the seat and watch'])
  out.press('Leave the seat and watch')
  await out.until(() => expect(table.asked).toEqual(expect.arrayContaining(['leave', 'told'])))
  out.clear()
  table.seenBy(null)
  expect(menu(optionsOf(table))).toEqual([])
})

test('a table of this browser has nobody to ask, and leads to its own past', () => {
  const table = new Stage(ransom, THREE)
  table.kind = 'local'
  const screen = optionsOf(table)
  expect(menu(screen)).toEqual(['Resign'])
  expect(screen.called('Look back over the game').getAttribute('href')).toBe(`/replay/local/${table.id}`)
})

test('the settings a table was made with are told, those of each seat with its name', () => {
  const table = new Stage(ransom, THREE, 0, { demand: 30, estate: ['manor', 'abbey', 'castle'] })
  const screen = optionsOf(table)
  expect(screen.texts('.settings dt')).toEqual([
    'Demand for each seat',
    'Two crowns',
    'Estate: Lord 1 (Ann)',
    'Estate: Lord 2 (Ben)',
    'Estate: Lord 3 (Cis)',
  ])
  expect(screen.texts('.settings dd').filter((_, at) => at !== 1)).toEqual(['30', 'A manor', 'An abbey', 'A castle'])
})

test('a curtain names whom the device is for, and is lifted by them alone', () => {
  const table = new Stage(ransom, THREE)
  const screen = draw(h(Curtain, { table, tableText: textOf(table), seat: 1 }))
  expect(screen.texts('h1')).toEqual(['Over to Lord 2 (Ben)'])
  // Whoever plays by keys lifts it by one.
  expect(nameOf(page.activeElement)).toBe('I am Lord 2 (Ben), lift the curtain')
  screen.press('I am Lord 2 (Ben), lift the curtain')
  expect(table.asked).toEqual(['lift'])
})

test('how the reader likes tables is chosen in their menu, and each choice is shown as it stands', async () => {
  const screen = optionsOf(new Stage(ransom, THREE))
  const select = (label: string) => screen.called(label)
  await screen.until(() => expect(screen.text).toContain('coach'))
  expect([select('A tap on a touch screen').value, select('Pace of the others').value]).toEqual(['confirm', 'normal'])
  screen.fill('A tap on a touch screen', 'once')
  screen.fill('Pace of the others', 'fast')
  expect([rail.value.touch, pace.value]).toEqual(['once', 'fast'])
  screen.fill('A tap on a touch screen', 'confirm')
  expect(rail.value.touch).toBe('confirm')
  const states = () => ({ ...rail.value, calm: calm.value })
  for (const [label, liking, on, off] of [
    ['Marks of what others did', 'marks', true, false],
    ['Less motion', 'calm', true, false],
    ['Fold the panel', 'folded', true, false],
    ['A wider panel', 'wide', true, false],
    ['The panel on the other side', 'side', 'start', 'end'],
    ['A coach speaks up when I play alone against bots', 'coach', true, false],
  ] as const) {
    const box = screen.all('label.check input').find((each) => read(each.closest('label')!) === label)
    if (!box) throw new Error(`${label} is not among ${screen.texts('label.check').join(' | ')}`)
    for (const ticked of [true, false]) {
      screen.tick(box, ticked)
      expect([label, states()[liking], box.checked]).toEqual([label, ticked ? on : off, ticked])
    }
  }
})

function talkOf(table: Stage): Drawn {
  const drawer = { open: 'talk', show: () => undefined, close: () => undefined, toggle: () => undefined } as const
  const scene = table.scene.value
  const report = (): void => void table.asked.push('told')
  const given = {
    table,
    tableText: textOf(table),
    scene,
    drawer,
    moves: null,
    rule: null,
    signs: () => undefined,
    report,
  }
  return draw(h(() => h(OpenDrawer, given), {}))
}

test.each<[about: string, talk: NonNullable<AnyGame['about']['talk']> | undefined, told: boolean]>([
  ['tables of that size', { rule: 'RA-1', seats: [3] }, true],
  ['tables of other sizes', { rule: 'RA-1', seats: [2, 4] }, false],
  ['every table', { rule: 'RA-1' }, true],
  ['no table', undefined, false],
])('what the rules say of talk at %s is told where it holds', (_, talk, told) => {
  const { talk: _own, ...about } = ransom.about
  const table = new Stage({ ...ransom, about: talk ? { ...about, talk } : about }, THREE)
  expect(talkOf(table).all('.talk-rule').length > 0).toBe(told)
})

test('what is said goes out trimmed, and what does not arrive stays to be sent again', async () => {
  const table = new Stage(ransom, THREE)
  const screen = talkOf(table)
  expect(screen.text).toContain('Nobody has said anything yet.')
  expect(screen.texts('.talk-rule')).toEqual(["What you pledge is nobody's business. Why? Rule RA-1"])
  screen.fill('Say something', '   ')
  screen.press('Send')
  expect(table.asked).toEqual([])
  screen.fill('Say something', ' good morning ')
  table.no = { reason: 'busy' }
  screen.press('Send')
  await screen.until(() => expect(screen.all('.fault')).toHaveLength(1))
  expect(screen.called('Say something').value).toBe(' good morning ')
  screen.press('Send')
  await screen.until(() => expect(screen.called('Say something').value).toBe(''))
  expect(screen.all('.fault')).toEqual([])
  expect(table.asked).toEqual(['say good morning', 'say good morning'])
})

test('talk shows who said what, can be reported unless it is one’s own, and the house hears what was read', async () => {
  const table = new Stage(ransom, THREE)
  const said = (key: number, seat: number | null, more: object = {}) => ({
    key,
    seat,
    name: THREE[seat ?? 0] ?? '',
    text: `word ${key}`,
    at: 0,
    ...more,
  })
  table.talk!.value = [said(4, 0), said(5, 1), said(6, 2, { removed: true })]
  const screen = talkOf(table)
  expect(screen.texts('.chat .log li').map((text) => text.slice(0, 24).trim())).toEqual([
    'Ann word 4',
    expect.stringMatching(/^Ben word 5/),
    'Cis Removed by the host.',
  ])
  const reports = screen.all('.chat .log button')
  expect(reports.map((button) => button.getAttribute('aria-label') ?? '')).toEqual(['Report or block Ben'])
  await screen.until(() => expect(sent.filter(({ url }) => url.includes(table.id))).toHaveLength(1))
  expect(sent.at(-1)?.body).toEqual({ n: 6 })
  // What comes while it is read is read as well.
  screen.does(() => (table.talk!.value = [...table.talk!.value, said(9, 2)]))
  await screen.until(() => expect(sent.filter(({ url }) => url.includes(table.id)).at(-1)?.body).toEqual({ n: 9 }))
  // The others may be reported although they say nothing.
  expect(screen.texts('.company').map((text) => text.slice(0, 3))).toEqual(['Ben', 'Cis'])
  screen.clear()
  table.seenBy(null)
  expect(talkOf(table).all('.company')).toEqual([])
})

test('who only looks on tells the house nothing of what was read, nor does a table of this browser', async () => {
  for (const [viewer, kind, told] of [
    [null, 'remote', 0],
    [0, 'local', 0],
    [0, 'remote', 1],
  ] as const) {
    sent.length = 0
    const table = new Stage(ransom, THREE, viewer)
    table.kind = kind
    if (table.talk) table.talk.value = [{ key: 3, seat: 1, name: 'Ben', text: 'hail', at: 0 }]
    const screen = talkOf(table)
    await screen.until(() => expect(screen.text).toContain('hail'))
    expect([viewer, kind, sent.filter(({ url }) => url.includes('chat')).length]).toEqual([viewer, kind, told])
    open?.clear()
    open = null
  }
})

test('who looks on is named, and shown out by whoever may', async () => {
  const table = new Stage(ransom, THREE)
  const watchers = signal([
    { id: 'x', name: 'Dan' },
    { id: 'y', name: 'Eve' },
  ])
  const showOut = signal<((id: string) => Promise<Refused | null>) | null>(null)
  table.audience = { watchers, showOut }
  const screen = talkOf(table)
  expect([screen.texts('.watchers li'), screen.all('.watchers button').length]).toEqual([['Dan', 'Eve'], 0])
  screen.does(() => (showOut.value = async (id) => (table.asked.push(`out ${id}`), null)))
  screen.press(screen.the('.watchers button', 1))
  await screen.until(() => expect(table.asked).toEqual(['out y', 'told']))
  screen.does(() => (watchers.value = []))
  expect(screen.all('.watchers')).toEqual([])
})

test('unread is what others said since the talk was open, and it stays read', () => {
  const table = new Stage(ransom, THREE)
  const say = (key: number, seat: number | null) => ({ key, seat, name: '', text: '', at: 0 })
  table.talk!.value = [say(1, 1), say(2, 0), say(3, null)]
  const reading = signal(false)
  const Unread = () => h('p', {}, useUnread(table, reading.value))
  const screen = draw(h(Unread, {}))
  expect(screen.text).toBe('2')
  screen.does(() => (reading.value = true))
  expect(screen.text).toBe('0')
  screen.does(() => {
    reading.value = false
    table.talk!.value = [...table.talk!.value, say(4, 2)]
  })
  expect(screen.text).toBe('1')
  screen.clear()
  expect(draw(h(Unread, {})).text).toBe('1')
  // Whoever has no seat has no words of their own among those without one.
  table.seenBy(null)
  open?.clear()
  expect(draw(h(Unread, {})).text).toBe('1')
})

test('notes are sent a moment after the last key, once, and what did not arrive is sent next time', async () => {
  vi.useFakeTimers()
  const kept: string[] = []
  let no: Refused | null = { reason: 'busy' }
  const notes = { read: async () => 'old', write: async (text: string) => (kept.push(text), no) }
  const settle = async (screen: Drawn, ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms)
    screen.does(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    screen.does(() => undefined)
  }
  const screen = draw(h(Notes, { notes, name: 'n' }))
  expect(screen.called('Notes to yourself').hasAttribute('readonly')).toBe(true)
  await settle(screen, 50)
  expect([screen.called('Notes to yourself').value, screen.text]).toEqual(['old', ''])
  screen.fill('Notes to yourself', 'ol')
  screen.fill('Notes to yourself', 'olive')
  expect([kept, screen.text]).toEqual([[], 'Sending…'])
  await settle(screen, 5000)
  expect([kept, screen.text]).toEqual([['olive'], 'Sending…'])
  screen.clear()
  no = null
  const again = draw(h(Notes, { notes, name: 'n' }))
  await settle(again, 50)
  expect(again.called('Notes to yourself').value).toBe('olive')
  await settle(again, 5000)
  expect([kept, again.text]).toEqual([['olive', 'olive'], ''])
  again.clear()
  const last = draw(h(Notes, { notes, name: 'n' }))
  await settle(last, 50)
  expect(last.called('Notes to yourself').value).toBe('old')
  vi.useRealTimers()
})
