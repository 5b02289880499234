/** Orders for what is foreseen: how they are left, shown, revoked and carried out. */
import { Drawn, speaking } from '../table/tests/drawn.tsx'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import type { Standing } from '../../protocol/index.ts'
import { findGame } from '../../games/index.ts'
import roseWords from '../../games/rose-king/words/en.json' with { type: 'json' }
import { Stage } from '../table/tests/stage.ts'
import { tableTextOf } from '../table/table-text.ts'
import type { Refused } from '../table/table.ts'
import { LocalOrders } from './local-orders.ts'
import { OrdersDrawer } from './orders-drawer.tsx'
import { remoteOrders } from './standing-orders.ts'
import { useOrders } from './use-orders.ts'
import { useWords } from './words.ts'

const rose = await findGame('rose-king')!.load()
await speaking(useWords)

let open: Drawn | null = null
const draw = (what: Parameters<Drawn['draw']>[0]): Drawn => (open = new Drawn().draw(what))
afterEach(() => {
  open?.clear()
  open = null
  vi.unstubAllGlobals()
})

const NONE: Standing = { kinds: [], turns: false, line: false, orders: [], done: [], ended: [] }

function drawer(known: Partial<Standing>, table = new Stage(rose, ['Ann', 'Ben'])) {
  const said: string[] = []
  let no: Refused | null = null
  const orders = {
    known: signal<Standing | null>({ ...NONE, ...known }),
    refresh: () => undefined,
    give: async (order: object) => (said.push(`give ${JSON.stringify(order)}`), no),
    revoke: async (id: string) => (said.push(`revoke ${id}`), no),
  }
  const tableText = tableTextOf(
    rose,
    [roseWords, { 'standing.pass': 'Pass', 'standing.draw': 'Draw' }],
    table.players.value,
  )
  const screen = draw(h(() => h(OrdersDrawer, { table, orders, scene: table.scene.value, tableText }), {}))
  const refuse = (): void => void (no = { reason: 'bad-order' })
  return { screen, said, orders, refuse, table }
}

test('what stands is told with what it plays and for how long, and each is revoked by itself', async () => {
  const { screen, said, refuse } = drawer({
    orders: [
      { id: '7', kind: 'pass', span: 'turn', plays: [] },
      { id: '9', kind: 'line', span: 'once', plays: ['a', 'b'] },
    ],
  })
  expect(screen.texts('section li span')).toEqual(['Pass for this turn', 'A line of moves : a, b'])
  screen.press(screen.the('section li button', 1))
  await screen.until(() => expect(said).toEqual(['revoke 9']))
  expect(screen.texts('[role=status]')).toEqual([''])
  refuse()
  screen.press(screen.the('section li button'))
  await screen.until(() => expect(screen.texts('[role=status]')[0]).toMatch(/^That could not be done/))
  expect(said).toEqual(['revoke 9', 'revoke 7'])
})

test('an order is left of a kind and for as long as one chooses; for a turn only where turns are counted', async () => {
  const spans = (screen: Drawn): readonly string[] => screen.texts('form label option').slice(2)
  const { screen, said } = drawer({ kinds: ['pass', 'draw'], turns: false })
  expect(screen.text).toContain('No order stands.')
  expect(spans(screen)).toEqual(['once', 'until I revoke it'])
  screen.press('Leave this order')
  screen.fill('What to do', 'draw')
  screen.fill('For how long', 'revoked')
  screen.press('Leave this order')
  expect(said).toEqual(['give {"kind":"pass","span":"once"}', 'give {"kind":"draw","span":"revoked"}'])
  screen.clear()
  expect(spans(drawer({ kinds: ['pass', 'draw'], turns: true }).screen)).toEqual([
    'once',
    'for this turn',
    'until I revoke it',
  ])
})

test('what became of orders is told; after the end none can be left', () => {
  const { screen } = drawer({
    done: [{ number: 4, text: 'Nc', at: 0 }],
    ended: [{ id: '3', kind: 'pass', why: 'over', at: 0 }],
  })
  expect(screen.texts('section li')).toEqual(['Played by order : Nc', 'Pass : its turn is over'])
  expect(screen.maybe('Leave this order')).toBeDefined()
  screen.clear()
  const table = new Stage(rose, ['Ann', 'Ben'])
  table.scene.value = { ...table.scene.value, outcome: { places: [1, 2], scores: [0, 0], reason: 'resigned' } }
  const over = drawer({ line: true }, table).screen
  expect([over.all('form'), over.all('section').length]).toEqual([[], 1])
})

test('a line is foreseen ply by ply, ends with a move of one’s own, and goes out as chosen', async () => {
  const table = new Stage(rose, ['Ann', 'Ben'])
  table.play(0, table.offered(0).find((text) => text !== 'D') ?? '')
  const { screen, said } = drawer({ line: true }, table)
  const labels = (): readonly string[] =>
    screen.texts('form[aria-labelledby="orders-line"] label > span, form[aria-labelledby="orders-line"] label span')
  const selects = () => screen.all('form[aria-labelledby="orders-line"] select')
  const leave = () => screen.called('Leave this line')
  expect([labels(), leave().disabled]).toEqual([['They play'], true])
  const choose = (n: number): void => {
    const [select] = selects().slice(n)
    const option = select?.querySelectorAll('option')[1]
    if (select && option?.value !== undefined) screen.fill(select, option.value)
  }
  choose(0)
  expect([labels(), leave().disabled]).toEqual([['They play', 'I play'], true])
  choose(1)
  expect(leave().disabled).toBe(false)
  const plies = selects()
    .slice(0, 2)
    .map(({ value }) => value)
  screen.press('Leave this line')
  await screen.until(() => expect(said).toEqual([`give ${JSON.stringify({ kind: 'line', span: 'once', plies })}`]))
  await screen.until(() => expect(labels()).toEqual(['They play']))
  choose(0)
  screen.press('Start over')
  expect([labels(), screen.maybe('Start over')]).toEqual([['They play'], undefined])
})

const sight = { game: rose, viewer: () => 0, view: () => ({}), legal: () => null }

test('orders kept in this browser belong to their seat, are told newest last, and only the one named is revoked', async () => {
  const orders = new LocalOrders(
    'kept-here',
    { ...sight, view: () => rose.view(rose.setup(2, {}, { int: () => 0, shuffle: () => undefined, drawn: 0 }), 0) },
    () => undefined,
  )
  for (const kind of ['one', 'two', 'three']) expect(await orders.give({ kind, span: 'revoked' })).toBeNull()
  const kinds = (): readonly string[] | undefined => orders.known.value?.orders.map(({ kind }) => kind)
  expect(kinds()).toEqual(['one', 'two', 'three'])
  expect(await orders.revoke(orders.known.value?.orders[1]?.id ?? '')).toBeNull()
  expect(kinds()).toEqual(['one', 'three'])
  expect(await orders.revoke('99')).toEqual({ reason: 'no-such-order' })
  orders.played(orders.known.value?.orders[0]?.id ?? '', 'N', 5, 0)
  expect([kinds(), orders.known.value?.done.map(({ number, text }) => [number, text])]).toEqual([
    ['one', 'three'],
    [[5, 'N']],
  ])
  // Another seat at the same device sees none of them.
  const other = new LocalOrders('kept-here', { ...sight, viewer: () => 1 }, () => undefined)
  other.refresh()
  expect([other.known.value?.orders, other.known.value?.done]).toEqual([[], []])
})

test('a seat leaves twenty orders at most; who only looks on leaves none', async () => {
  const view = rose.view(rose.setup(2, {}, { int: () => 0, shuffle: () => undefined, drawn: 0 }), 0)
  const orders = new LocalOrders('many', { ...sight, view: () => view }, () => undefined)
  for (let nth = 0; nth < 20; nth++) expect(await orders.give({ kind: `${nth}`, span: 'revoked' })).toBeNull()
  expect(await orders.give({ kind: 'one more', span: 'revoked' })).toEqual({ reason: 'bad-order' })
  expect(orders.known.value?.orders).toHaveLength(20)
  await orders.revoke(orders.known.value?.orders[0]?.id ?? '')
  expect(await orders.give({ kind: 'again', span: 'revoked' })).toBeNull()
  // Each has a number of its own, also after one was revoked.
  const ids = orders.known.value?.orders.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(20)
  const watching = new LocalOrders('watched', { ...sight, viewer: () => null }, () => undefined)
  expect(await watching.give({ kind: 'one', span: 'once' })).toEqual({ reason: 'bad-order' })
})

test('an order for once is over when it was carried out, one that lasts stands on', async () => {
  const view = rose.view(rose.setup(2, {}, { int: () => 0, shuffle: () => undefined, drawn: 0 }), 0)
  let obeyed = 0
  const orders = new LocalOrders('once', { ...sight, view: () => view }, () => void obeyed++)
  await orders.give({ kind: 'one', span: 'once' })
  await orders.give({ kind: 'two', span: 'revoked' })
  expect(obeyed).toBe(2)
  const ids = orders.known.value?.orders.map(({ id }) => id) ?? []
  for (const id of ids) orders.played(id, 'N', 3, 0)
  expect(orders.known.value?.orders.map(({ kind }) => kind)).toEqual(['two'])
  expect(orders.known.value?.ended.map(({ kind, why }) => [kind, why])).toEqual([['one', 'done']])
})

test('orders at the server: what it answers is what is known, and a refusal leaves that as it was', async () => {
  const asked: string[] = []
  let answer: object = { ...NONE, kinds: ['pass'] }
  vi.stubGlobal('location', { origin: 'https://house.example' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    asked.push(`${method} ${url.split('/').slice(-2).join('/')}`)
    return Response.json(answer, { status: 'refused' in answer ? 409 : 200 })
  })
  const orders = remoteOrders('t')
  orders.refresh()
  await expect.poll(() => orders.known.value?.kinds).toEqual(['pass'])
  answer = { refused: 'bad-order' }
  expect(await orders.give({ kind: 'pass', span: 'once' })).toEqual({ reason: 'bad-order' })
  expect(orders.known.value?.kinds).toEqual(['pass'])
  answer = { ...NONE, orders: [{ id: '1', kind: 'pass', span: 'once', plays: [] }] }
  expect(await orders.give({ kind: 'pass', span: 'once' })).toBeNull()
  expect(orders.known.value?.orders).toHaveLength(1)
  answer = NONE
  expect(await orders.revoke('1')).toBeNull()
  expect(orders.known.value?.orders).toEqual([])
  expect(asked.map((what) => what.split(' ')[0])).toEqual(['GET', 'POST', 'POST', 'DELETE'])
  expect(asked.at(-1)).toMatch(/\/1$/)
})

test('the page knows how many orders stand and which moments came by one, and asks again only while one stands', () => {
  const table = new Stage(rose, ['Ann', 'Ben'])
  let refreshed = 0
  const known = signal<Standing | null>(null)
  table.orders = { known, refresh: () => void refreshed++, give: async () => null, revoke: async () => null }
  const Shows = () => {
    const { standing, moments } = useOrders(table, table.scene.value)
    return h('p', {}, `${standing}: ${[...moments].join()}`)
  }
  const screen = draw(h(Shows, {}))
  expect([screen.text, refreshed]).toEqual(['0:', 1])
  screen.does(() => table.play(0, table.offered(0)[0] ?? ''))
  expect(refreshed).toBe(1)
  screen.does(() => {
    known.value = {
      ...NONE,
      orders: [{ id: '1', kind: 'pass', span: 'once', plays: [] }],
      done: [{ number: 3, text: '', at: 0 }],
    }
  })
  expect(screen.text).toBe('1: 3')
  screen.does(() => table.play(1, table.offered(1)[0] ?? ''))
  expect(refreshed).toBe(2)
  screen.does(() => table.seenBy(null))
  expect(screen.text).toBe('0:')
})
