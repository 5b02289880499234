import { expect, test } from 'vitest'
import { canonical, Match, quick, refusedBy } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { game } from '../index.ts'
import { copy } from '../rules/copy.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

const own = [
  ['castle-windsor', 'noble-stafford', 'ship-sandwich'],
  ['large-town-london', 'noble-percy'],
  ['bishop-winchester', 'noble-tudor'],
  ['noble-herbert'],
] as const
const open = (): Table => new Table({ own, money: 40, mercenaries: [2, 2, 2, 2] })

const steps = [
  'calais:midlands+5',
  'noble-stafford>west-country',
  'T+large-town-london',
  'M+castle-windsor',
  'B+noble-percy',
]

test('WR-T50 WR-15.1 ready marks and money are seen, nothing of the plans, until the last one is in', () => {
  const table = open()
  const before = canonical(table.view(P3))
  const watched = canonical(table.view(null))
  table.act(P1, ...steps)
  expect(canonical(table.view(P3))).toBe(before)
  expect(canonical(table.view(null))).toBe(watched)
  expect(table.told.every(({ event, to }) => event.type === 'planned' && canonical(to) === canonical([P1]))).toBe(true)
  table.act(P1, 'done').act(P2, 'done')
  const view = table.view(P3)
  expect(view.players.map((player) => [player.ready, player.money])).toEqual([
    [true, 40],
    [true, 40],
    [false, 40],
    [false, 40],
  ])
  expect(view.revealed).toBeNull()
  expect(view.plan).toMatchObject({ lines: [] })
  expect(table.view(P1).plan?.calais).toEqual({ region: 'midlands', amount: 5 })
  table.act(P3, 'done').act(P4, 'done')
  for (const seat of [P1, P2, P3, P4, null])
    expect(table.view(seat).revealed?.plans[P1]?.map((line) => line.order.kind)).toEqual([
      'calais',
      'move',
      'black',
      'troops',
      'mercenaries',
    ])
})

test('WR-15.1 plans that differ look and sound the same to everybody else, step for step', () => {
  const plain = open().act(P1, 'T+castle-windsor', 'done')
  const rich = open().act(P1, ...steps, 'done')
  for (const seat of [P2, P3, P4, null]) {
    expect(canonical(rich.view(seat))).toBe(canonical(plain.view(seat)))
    const heard = (table: Table): unknown =>
      table.told.filter(({ to }) => !to || (seat !== null && to.includes(seat))).map(({ event }) => event)
    expect(heard(rich)).toEqual(heard(plain))
    if (seat !== null) expect(rich.texts(seat)).toEqual(plain.texts(seat))
  }
})

test('WR-17.8 WR-15.1 the order in which plans come in changes nothing', () => {
  const play = (order: readonly number[]): string => {
    const table = open()
    for (const seat of order) {
      if (seat === P1) table.act(P1, ...steps)
      // Of two equal bids that of the earlier player wins, whoever was ready first.
      if (seat === P2)
        table.act(P2, 'calais:south-east-england+5', 'W+noble-percy', 'T+castle-windsor', 'T+castle-windsor')
      if (seat === P3) table.act(P3, 'M+large-town-london', 'B+noble-stafford')
      table.act(seat, 'done')
    }
    return canonical(table.state)
  }
  const first = play([P1, P2, P3, P4])
  for (const order of [
    [P4, P3, P2, P1],
    [P2, P4, P1, P3],
    [P1, P3, P4, P2],
  ])
    expect(play(order)).toBe(first)
})

test('WR-A14 money is open and shown in full while a plan is made', () => {
  const table = open().act(P1, 'calais:midlands+5', 'T+castle-windsor')
  for (const seat of [P1, P2, null]) expect(table.view(seat).players[P1]?.money).toBe(40)
  expect(table.view(P1).plan).toMatchObject({ cost: 8, keeps: 32 })
})

/** A match of two that has reached planning. */
function planning(): Match {
  const match = new Match(game, {
    game: about.id,
    version: about.version,
    seats: 2,
    options: { figures: null },
    dice: { make: 'quick', seed: 3 },
  })
  while (match.awaiting().length === 1) {
    const seat = match.awaiting()[0] ?? 0
    match.act(seat, game.write(game.idle(match.state as never, seat)))
  }
  return match
}

test('WR-A32 WR-7.1 a plan and its ready mark can be taken back until the last one is in', () => {
  const match = planning()
  match.act(0, 'calais:midlands+1')
  match.act(1, 'calais:midlands+5')
  match.act(0, 'done')
  match.act(1, 'calais:midlands-1')
  expect(match.awaiting()).toEqual([1])
  expect(refusedBy(match.undo(0))).toBe(false)
  expect(match.awaiting()).toEqual([0, 1])
  expect((match.view(1) as { plan: { calais: unknown } }).plan.calais).toEqual({ region: 'midlands', amount: 4 })
  match.act(0, 'calais:midlands+1')
  match.act(0, 'done')
  match.act(1, 'done')
  // All plans are shown now: nothing can be taken back.
  expect(refusedBy(match.undo(0))).toBe(true)
  expect(refusedBy(match.undo(1))).toBe(true)
})

test('WR-A32 WR-15.1 taking back is open to each alike, and does not tell whether others have begun', () => {
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    // Whoever drafted last planned on at once: that pick must not tie the plan to the next player's first step.
    const match = planning()
    match.act(first, 'calais:midlands+1')
    match.act(first, 'done')
    const before = match.undoable(first)
    match.act(second, 'calais:midlands+5')
    expect(match.undoable(first)).toBe(before)
    expect(refusedBy(match.undo(first))).toBe(false)
    expect(refusedBy(match.undo(first))).toBe(false)
    expect((match.view(first) as { plan: { calais: unknown } }).plan.calais).toBeNull()
    expect(match.undoable(first)).toBeNull()
  }
})

test('WR-15.2 the table is told at the chat not to discuss tactics', () => {
  expect(about.talk).toEqual({ rule: 'WR-15.2' })
})

test('WR-17.1 the deck’s order is nobody’s to know: shuffled otherwise it looks the same', () => {
  const table = open()
  const other = copy(table.state)
  quick(9).shuffle(other.deck)
  expect(other.deck).not.toEqual(table.state.deck)
  for (const seat of [P1, P2, null]) expect(canonical(game.view(other, seat))).toBe(canonical(table.view(seat)))
  expect(table.view(P1).unseen).toHaveLength(table.state.deck.length)
})

test('a guess gives those who are ready a plan they can pay for', () => {
  const table = open().act(P2, 'done').act(P3, 'done')
  for (let seed = 0; seed < 20; seed++) {
    const world = game.guess(table.view(P1), quick(seed))
    expect(world.plans[P2]).not.toEqual(table.state.plans[P2])
    game.assert?.(world)
  }
})
