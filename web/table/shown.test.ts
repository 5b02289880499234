/**
 * What a table's page shows, and what comes of using it, written down to be read: `web/golden/at-a-table.txt`. Every button, field and key
 * is used once where it is met first; whoever is pointed at is left again. After a deliberate change of the page or of its English
 * words `npx vitest run web/table/shown.test.ts -u` writes it anew, and the diff goes into the review.
 */
import { Drawn, nameOf, speaking } from './tests/drawn.tsx'
import { body, media, page } from './tests/screen.ts'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { useContext } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MarksContext } from '../../art/marks.tsx'
import { InSlot, PageContext } from '../../art/slot.tsx'
import { WhyContext } from '../../art/why.ts'
import type { AnyGame } from '../../engine/game.ts'
import { game as joustGame } from '../../engine/kit/samples/joust.ts'
import joustWords from '../../engine/kit/samples/joust.json' with { type: 'json' }
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import ransomWords from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import type { Catalogue } from '../../engine/words.ts'
import { findGame } from '../../games/index.ts'
import roseWords from '../../games/rose-king/words/en.json' with { type: 'json' }
import { useWords as useCoach } from '../coach/words.ts'
import { useWords as useComing } from '../coming/words.ts'
import { useWords as useOrders } from '../orders/words.ts'
import { setCalm } from '../parts/calm.ts'
import { setLight } from '../parts/light.ts'
import { useCommandWords } from '../spoken/command-words.ts'
import { setWays, ways } from '../spoken/ways.ts'
import { useWords as useSpoken } from '../spoken/words.ts'
import { catalogue, useWords as useTelling } from '../telling/words.ts'
import type { Adviser } from './adviser.ts'
import { setPace } from './pace.ts'
import { Playing } from './playing.tsx'
import { rail, setRail } from './rail-store.ts'
import { tableTextOf } from './table-text.ts'
import { withoutBots } from './tests/no-bots.ts'
import { changes, linesOf, markOf, usable, use } from './tests/outlined.ts'
import { Stage } from './tests/stage.ts'

const PHONE = '(max-width: 56rem) and (orientation: portrait)'
const COARSE = '(pointer: coarse)'
const ransom = ransomGame as AnyGame
const joust = joustGame as unknown as AnyGame
const sent: string[] = []
withoutBots()
vi.stubGlobal('fetch', async (url: string, { method = 'GET', body: said }: { method?: string; body?: string } = {}) => {
  sent.push(`${method} ${url} ${said ?? ''}`.replaceAll(/stage-\d+/g, 'stage').trim())
  return Response.json({ refused: 'no-such-table' }, { status: 404 })
})
Object.assign(page.documentElement, { requestFullscreen: async () => void sent.push('the whole screen') })
vi.stubGlobal('navigator', {
  languages: ['en'],
  onLine: true,
  clipboard: { writeText: async (text: string) => void sent.push(`copies ${text}`) },
})
vi.stubGlobal('history', {
  state: null,
  pushState: (_: unknown, __: string, url: string) => void sent.push(`goes to ${url}`),
  replaceState: () => undefined,
})
await speaking(useTelling, useComing, useOrders, useCoach, useSpoken, useCommandWords)
// Fetched beforehand, so that no page waits for them.
await Promise.all([
  import('../house/report-form.tsx'),
  import('../orders/orders-drawer.tsx'),
  import('../replay/source.ts'),
  import('../rules/beside.tsx'),
  import('../telling/end-page.tsx'),
  import('../telling/recalled.ts'),
  import('../telling/shared-result.ts'),
])
const [firstRail, firstWays] = [rail.value, ways.value]

beforeAll(() => void vi.useFakeTimers({ now: Date.UTC(2026, 4, 10, 12) }))
afterAll(() => void vi.useRealTimers())

/** What a board is told, as lines; and all that a board may ask of its page, as buttons. */
function Board(props: Record<string, unknown>) {
  const { seat, moves, hint, last, told, calm, act, point, ahead } = props as {
    readonly seat: number | null
    readonly moves: readonly { readonly text: string }[]
    readonly hint: string | null
    readonly last: readonly { readonly type: string }[]
    readonly told: readonly unknown[]
    readonly calm: boolean
    readonly act: (texts: readonly string[]) => void
    readonly point: (text: string | null, steps?: readonly string[]) => void
    readonly ahead: (texts: readonly string[]) => readonly { readonly text: string }[]
  }
  const { marks, lit } = useContext(MarksContext)
  const held = useContext(PageContext)
  const why = useContext(WhyContext)
  const [first, second = first] = moves
  const final = moves.at(-1)
  const button = (name: string, onClick: () => void) => h('button', { type: 'button', onClick }, name)
  return h('div', { class: 'board-of-a-test' }, [
    h('p', {}, `seat ${seat}, ${moves.length} moves, pointed at ${hint}, ${calm ? 'calm' : 'moving'}`),
    h('p', {}, `last ${last.map(({ type }) => type).join(' ')}; ${told.length} told`),
    h(
      'p',
      {},
      `marks ${marks.map(({ kind, at, livery }) => `${kind} ${at.join('>')} ${livery}`).join(', ')}; lit ${lit.join(' ')}`,
    ),
    h(
      'p',
      {},
      `${held?.narrow ? 'narrow' : 'wide'}, ${held?.raised ? 'raised' : 'lowered'}, ${why ? 'answers' : 'silent'}`,
    ),
    h(
      'p',
      {},
      `then ${
        first
          ? ahead([first.text])
              .map(({ text }) => text)
              .join(' ')
          : ''
      }`,
    ),
    ...(['choices', 'status', 'signs'] as const).map((slot) => h(InSlot, { slot, children: `${slot} of the board` })),
    button('the board plays', () => final && act([final.text])),
    button('the board points', () => second && point(second.text)),
    button('the board asks why', () => why?.('nowhere', [])),
    button('the board raises', () => held?.raise(true)),
    button('the board lowers', () => held?.raise(false)),
  ])
}

interface Shown {
  readonly table: () => Stage
  readonly words?: Catalogue
  readonly on?: readonly string[]
  readonly pointer?: string
  /** Of the board, where it has more than a drawing. */
  readonly board?: object
  readonly props?: object
  readonly rail?: Partial<typeof firstRail>
  readonly next?: (screen: Drawn, table: Stage) => void
  readonly keys?: readonly string[]
}

const THREE = ['Ann', 'Ben', 'Cis']

/** A year of a ransom and a half, with all that may stand around a table. */
function ransomed(viewer: number | null = 0): Stage {
  const table = new Stage(ransom, THREE, viewer)
  for (const seat of [0, 1, 2]) table.play(seat, `pledge:${30 + seat}`, 'seal')
  table.play(1, 'pledge:9', 'seal')
  table.talk!.value = [
    { key: 1, seat: 1, name: 'Ben', text: 'hail', at: 0 },
    { key: 2, seat: 0, name: 'Ann', text: 'hail to you', at: 0 },
  ]
  table.notes = { read: async () => 'my notes', write: async () => null }
  table.audience = {
    watchers: signal([{ id: 'x', name: 'Dan' }]),
    showOut: signal(async (id: string) => (table.asked.push(`out ${id}`), null)),
  }
  table.clocks.value = [
    { left: 90_000, at: Date.now(), running: false, reserve: 60_000 },
    { left: 20_000, at: Date.now(), running: false, reserve: 0 },
    null,
  ]
  table.players.value = [
    { name: 'Ann', kind: 'person', here: true },
    { name: 'Ben', kind: 'person', here: false },
    { name: null, kind: 'bot', level: 'earl', owner: 'Cis' },
  ]
  return table
}

function advised(): Stage {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const [best, other] = table.scene.value.choices.map(({ text }) => text)
  const reasons = [{ text: { say: 'lance' }, tone: 'good' }]
  table.adviser.value = {
    hints: async () => [
      { move: best, rank: 'best', expects: 'winning', reasons },
      { move: other, rank: 'behind', expects: 'losing', reasons: [] },
    ],
    verdict: async () => ({ loss: 0.4, much: true, better: other, costs: reasons, gains: [] }),
    tidings: async () => [{ text: { say: 'lance' }, tone: 'bad' }],
    close: () => undefined,
  } as unknown as Adviser
  table.players.value = [
    { name: 'Ann', kind: 'person' },
    { name: null, kind: 'bot', level: 'page' },
  ]
  return table
}

function over(): Stage {
  const table = new Stage(ransom, THREE)
  for (const marks of [30, 31, 20]) for (const seat of [0, 1, 2]) table.play(seat, `pledge:${marks + seat}`, 'seal')
  return table
}

function troubled(): Stage {
  const table = ransomed()
  table.paused.value = true
  table.clocks.value = [{ left: 25_000, at: Date.now(), running: true, reserve: 0 }, null, null]
  table.link.value = 'offline'
  table.proposals.value = [
    { id: 'p', kind: 'draw', by: 1, agreed: [], needed: [0, 2], at: null, moment: null },
    { id: 'q', kind: 'back', by: 1, agreed: [], needed: [0], at: null, moment: 3 },
  ]
  return table
}

/** Under another name: its rules are not what is shown here. */
const { about, ...rose } = await findGame('rose-king')!.load()

function garden(): Stage {
  const table = new Stage({ ...rose, about: { ...about, id: 'garden' } }, ['Ann', 'Ben'])
  for (let step = 0; step < 6; step++) {
    const seat = table.scene.value.awaiting[0] ?? 0
    table.play(seat, table.offered(seat).at(-1) ?? '')
  }
  return table
}

const SHOWN: Readonly<Record<string, Shown>> = {
  'a number is asked for': { table: ransomed, keys: [...'olmtnrahu,.;pkxwb?/'.split(''), 'Escape', 'ArrowDown'] },
  'few choices, on a phone': {
    table: advised,
    words: joustWords,
    on: [PHONE, COARSE],
    pointer: 'touch',
    keys: ['h', 'o'],
  },
  'a coach, on a desk': { table: advised, words: joustWords, rail: { coach: true } },
  'a board that shows every choice, on a phone': {
    table: advised,
    words: joustWords,
    on: [PHONE],
    board: { whole: true },
  },
  'a board that asks twice': { table: advised, words: joustWords, board: { grave: () => true } },
  'a plan is begun': {
    table: ransomed,
    next: (screen) => {
      screen.fill(screen.the('.moves .amount input'), '20')
      screen.submit('.moves .amount')
    },
    keys: ['u'],
  },
  'one looks back': {
    table: ransomed,
    next: (screen) => screen.press(screen.the('.log button', 1)),
    keys: [',', '.', 'p'],
  },
  'the garden, looked back on': {
    table: garden,
    words: roseWords,
    next: (screen) => void screen.key(','),
    keys: ['i', 'k'],
  },
  'the garden, with the list of moves': { table: garden, words: roseWords, rail: { moves: true } },
  'somebody looks on': { table: () => ransomed(null) },
  'much is asked at once': { table: troubled },
  'a coach explains what the other did': {
    table: advised,
    words: joustWords,
    rail: { coach: true },
    next: (screen, table) => {
      screen.does(() => table.play(0, table.offered(0)[1] ?? ''))
      screen.does(() => table.play(1, table.offered(1)[1] ?? ''))
    },
  },
  'a coach warns': {
    table: advised,
    words: joustWords,
    rail: { coach: true },
    next: (screen) => screen.press(screen.the('.few-choices button', 1)),
  },
  'a lesson': { table: advised, words: joustWords, props: { guide: 'A lesson', coached: true } },
  'somebody plays alone': { table: () => new Stage(ransom, ['Ann']) },
  'it is over': { table: over, keys: ['m', ','] },
}

/** Draws it as it is met first. */
async function draw(shown: Shown): Promise<{ readonly screen: Drawn; readonly table: Stage }> {
  media.clear()
  for (const each of shown.on ?? []) media.add(each)
  setRail({ ...firstRail, ...shown.rail })
  setWays(firstWays)
  setPace('normal')
  setCalm(false)
  setLight('system')
  page.visibilityState = 'visible'
  const table = shown.table()
  const tableText = tableTextOf(table.game, [shown.words ?? ransomWords, catalogue()], table.players.value)
  const board = Object.assign((props: object) => h(Board, props as never), shown.board)
  const given = { table, tableText, board: board as never, title: 'A table', again: 'once more', ...shown.props }
  const screen = new Drawn().draw(
    h(
      ErrorBoundary,
      null,
      h(() => h(Playing, given), {}),
    ),
  )
  await settle(screen)
  shown.next?.(screen, table)
  await (table.scene.value.outcome ? arrived(screen) : settle(screen))
  table.asked.length = 0
  sent.length = 0
  return { screen, table }
}

/** Whatever is on its way is there, and pointers have rested. */
async function settle(screen: Drawn): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await vi.advanceTimersByTimeAsync(150)
    screen.does(() => undefined)
  }
}

/** The same for whatever may have to be fetched. */
async function arrived(screen: Drawn): Promise<void> {
  await settle(screen)
  await vi.dynamicImportSettled()
  await settle(screen)
}

/** What came of a deed: what was asked of the table and of the house, and what is there now. */
function cameOf(deed: string, before: readonly string[], table: Stage): readonly string[] {
  return [`> ${deed}`, ...[...table.asked, ...sent].map((what) => `  asks ${what}`), ...changes(before, linesOf())]
}

/** Of lines, seats and moves one is as good as another. */
const ALIKE = ['.log', '.seats', '.few-choices', '.moves', '.catch-seats', '.words-part']

function kindOf(piece: ReturnType<typeof usable>[number], shown: Shown): string {
  const alike = ALIKE.find((around) => piece.closest(around))
  const name = alike ? `${alike} ${shown.table.name} ${shown.pointer ?? ''}` : nameOf(piece).replaceAll(/\d+/g, '0')
  return [piece.localName, piece.getAttribute('class'), name, piece.getAttribute('aria-pressed')].join('|')
}

/** Every kind of part that is met first is pointed at and left; what that changes. */
async function pointing(screen: Drawn, before: readonly string[], met: Set<string>): Promise<readonly string[]> {
  const lines: string[] = []
  for (const piece of usable(screen)) {
    const look = `${piece.localName} ${piece.getAttribute('class') ?? ''}`.trim()
    if (met.has(look) || !piece.isConnected) continue
    met.add(look)
    screen.does(() => void piece.send('pointerenter', {}, false))
    await settle(screen)
    const lit = changes(before, linesOf())
    screen.does(() => void piece.send('pointerleave', {}, false))
    if (lit.length === 0) continue
    await settle(screen)
    lines.push(`> point at ${look}`, ...lit)
    const left = changes(before, linesOf())
    if (left.length > 0) lines.push('> and leave it', ...left)
  }
  return lines
}

test('a table’s page shows, says and does in every situation what it did', async () => {
  const lines: string[] = []
  const [known, pointed] = [new Set<string>(), new Set<string>()]
  for (const [name, shown] of Object.entries(SHOWN)) {
    const { screen } = await draw(shown)
    const before = linesOf()
    lines.push(
      `=== ${name}: ${before.length} lines (${markOf(before)}), of which are new`,
      ...before.filter((line) => !known.has(line)),
    )
    for (const line of before) known.add(line)
    lines.push(...(await pointing(screen, before, pointed)))
    /** Ways to what has not been used yet: what is used first, and what is there then. */
    const ways: (readonly number[])[] = []
    const gather = (way: readonly number[], now: Drawn): void => {
      for (const [at, piece] of usable(now).entries()) {
        const kind = kindOf(piece, shown)
        if (known.has(kind) || /\|Language/.test(kind)) continue
        known.add(kind)
        ways.push([...way, at])
      }
    }
    gather([], screen)
    screen.clear()
    for (let way = ways.shift(); way; way = ways.shift()) {
      const { screen: again, table } = await draw(shown)
      const deeds: string[] = []
      let start = linesOf()
      for (const at of way) {
        start = linesOf()
        const piece = usable(again)[at]
        if (piece) deeds.push(use(again, piece, shown.pointer))
        await arrived(again)
      }
      lines.push(...cameOf(deeds.join(', then '), start, table))
      if (way.length < 2) gather(way, again)
      again.clear()
    }
    for (const key of shown.keys ?? []) {
      const { screen: again, table } = await draw(shown)
      const start = linesOf()
      again.key(key)
      await arrived(again)
      lines.push(...cameOf(`key ${key}`, start, table))
      again.clear()
    }
    lines.push('')
  }
  media.clear()
  expect(body.childNodes).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/at-a-table.txt')
})
