import { expect, test } from 'vitest'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { blockId, MAX, REBEL } from '../rules/blocks.ts'
import { SCENARIOS } from '../rules/ids.ts'
import { game } from '../index.ts'
import { num } from '../rules/numbers.ts'
import { setup } from '../rules/setup.ts'
import type { Event, State, View } from '../types/index.ts'
import { view } from '../view/index.ts'
import { L, Table, Y } from './position.ts'
import { hiddenBlocks, hidden, swapBlocks } from './hidden.ts'

test('T-55 R3-8.2 D-17 at the start of 1460 Lancaster sees six white backs in Calais and no names', () => {
  const state = setup(2, defaultOptions(about), quick(1))
  const seen = view(state, L)
  expect(seen.areas.find(({ id }) => id === 'calais')).toMatchObject({ red: 0, white: 6, black: 0, faceDown: [] })
  expect(seen.houses[Y]?.pool).toEqual({ red: 0, white: 12, black: 1 })
  expect(seen.houses[Y]?.cards).toMatchObject({ n: 7, hand: null })
  const spectator = JSON.stringify(view(state, null))
  expect(spectator).not.toContain('york-warwick')
})

/** Ids of blocks in a view that are neither public by rule nor the viewer’s own. */
function leaks(state: State, seen: View): string[] {
  const text = JSON.stringify({
    ...seen,
    // Titles, heirs and minors are public as persons; where they stand is not in there.
    king: null,
    pretender: null,
    prisoner: null,
    entry: null,
    doomed: [],
    houses: seen.houses.map((house) => ({ ...house, heirs: [] })),
    // The last roll of a battle stays on the table until its winner has regrouped, whatever became of the roller.
    roll: seen.battle || seen.regroup || seen.outcome ? null : seen.roll,
  })
  return hiddenBlocks(state, seen.seat)
    .map(blockId)
    .filter((id) => text.includes(`"${id}"`))
}

/** Persons an event may name to everybody: they are being shown, die, or are minors and title holders. */
const NAMING = new Set<Event['type']>([
  'battle',
  'reserves',
  'treachery',
  'defected',
  'fired',
  'charged',
  'shot-back',
  'hit',
  'passed',
  'retreated',
  'eliminated',
  'king',
  'king-stands',
  'pretender',
  'entered',
  'entry-waits',
  'spared',
  'freed',
])

function playAndWatch(scenario: string, seed: number): void {
  const dice = quick(seed)
  const pick = quick(seed + 1)
  const state = setup(2, { ...defaultOptions(about), scenario }, dice)
  for (let step = 0; state.awaited !== 0; step++) {
    const seats = game.awaiting(state)
    const seat = seats[pick.int(seats.length)]!
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[pick.int(moves.length)]!, dice, (event, to) => {
      for (const other of [0, 1, null]) {
        if (to && (other === null || !to.includes(other))) continue
        if (NAMING.has(event.type)) continue
        const text = JSON.stringify(event)
        const named = hiddenBlocks(state, other)
          .map(blockId)
          .filter((id) => text.includes(`"${id}"`))
        if (named.length > 0) throw new Error(`${event.type} names ${named.join()} to ${other}: ${text}`)
      }
    })
    // One of the three views after each step: they take turns.
    const watcher = [0, 1, null][step % 3] ?? null
    const found = leaks(state, view(state, watcher))
    if (found.length > 0)
      throw new Error(`seed ${seed}: the view of ${watcher} names ${found.join()} in ${state.phase}`)
  }
}

test.for(SCENARIOS)('%s: ten random games never name a hidden block', (scenario) => {
  for (let seed = 0; seed < 10; seed++) playAndWatch(scenario, seed * 7 + 1)
})

/** Plays one text in two worlds and gives what a seat sees and hears of it. */
function watch(table: Table, seat: number, text: string, watcher: number): string {
  const copy = new Table()
  Object.assign(copy.state, structuredClone(table.state))
  copy.faces.push(...table.faces)
  copy.play(seat, text)
  return JSON.stringify([copy.view(watcher), copy.heard[watcher]])
}

/** The same table with two blocks of the other side traded. */
function traded(table: Table, one: number, two: number): Table {
  const copy = new Table()
  Object.assign(copy.state, structuredClone(table.state))
  swapBlocks(copy.state, one, two)
  copy.faces.push(...table.faces)
  return copy
}

test('R3-8.2 a march, a recruit and a regroup look the same whoever goes', () => {
  const table = new Table({ lancaster: { kent: 'oxford beaumont' }, york: { derby: 'norfolk' } }).cards('3', '2')
  expect(watch(table, L, 'oxford:kent>sussex', Y)).toBe(watch(table, L, 'beaumont:kent>sussex', Y))
  expect(watch(table, L, '+stanley@lancaster', Y)).not.toBe(watch(table, L, '+rivers@leicester', Y))
  expect(watch(table, L, '+northumberland@northumbria', Y)).toBe(watch(table, L, '+westmoreland@northumbria', Y))
  const won = new Table({ lancaster: { powys: 'oxford beaumont' }, york: { powys: 'norfolk/1' } })
  won.battle('powys', Y, 'chester', 'norfolk').roll(1, 1, 1).play(L, 'fire:oxford')
  expect(watch(won, L, 'regroup:oxford>chester', Y)).toBe(watch(won, L, 'regroup:beaumont>chester', Y))
})

test('R3-8.2 D-17 reserves of a battle are a number until they arrive', () => {
  const table = new Table({ york: { essex: 'march norfolk suffolk' }, lancaster: { essex: 'oxford' } })
  table.entered(Y, 'essex', 'middlesex', 'norfolk suffolk').battle('essex', Y, 'rutland', 'march')
  const norfolk = hiddenBlocks(table.state, L).find((block) => blockId(block) === 'york-norfolk')!
  const arundel = hiddenBlocks(table.state, L).find((block) => blockId(block) === 'york-arundel')!
  const other = traded(table, norfolk, arundel)
  expect(JSON.stringify(other.view(L))).toBe(JSON.stringify(table.view(L)))
  expect(watch(table, L, 'pass:oxford', L)).toBe(watch(other, L, 'pass:oxford', L))
  // With round 2 they are seen.
  table.play(L, 'pass:oxford').play(Y, 'pass:march')
  expect(table.view(L).battle?.front.map(({ block }) => block)).toContain('york-norfolk')
})

test('R3-6.12 D-02 main attacks are the attacker’s secret until the last of them is named', () => {
  const table = new Table({
    lancaster: { sussex: 'oxford', leicester: 'beaumont' },
    york: { kent: 'arundel', wilts: 'norfolk', derby: 'suffolk', rutland: 'worcester' },
  }).cards('2', '4')
  const seen = (seat: number | null) =>
    view(table.state, seat).attacks.map(({ entries, pinned, free }) => [entries.map(({ main }) => main), pinned, free])
  const secret = [
    [[null, null], null, null],
    [[null, null], null, null],
  ]
  table.play(Y, 'arundel:kent>sussex', 'norfolk:wilts>sussex')
  table.play(Y, 'suffolk:derby>leicester', 'worcester:rutland>leicester')
  for (const seat of [L, null]) expect(seen(seat)).toEqual(secret)
  table.play(Y, 'end')
  expect(view(table.state, Y).action?.asking).not.toBeNull()
  for (const seat of [L, null]) {
    expect(seen(seat)).toEqual(secret)
    expect(view(table.state, seat).action?.asking).toBeNull()
  }
  const [first] = table.list(Y)
  table.play(Y, first!)
  for (const seat of [L, null]) expect(seen(seat)).toEqual(secret)
  expect(table.told('main')).toEqual([])
  const [second] = table.list(Y)
  table.play(Y, second!)
  expect(table.told('main')).toHaveLength(2)
  for (const seat of [L, null])
    for (const [mains, pinned] of seen(seat)) {
      expect(mains).toContain(true)
      expect(mains).toContain(false)
      expect(pinned).toBe(1)
    }
})

test('R3-11.2 a supply loss shows area and number, not the block', () => {
  const table = new Table({
    york: { kent: 'norfolk suffolk arundel essex hastings' },
    lancaster: { derby: 'oxford' },
  }).supply()
  expect(watch(table, Y, 'starve:norfolk', L)).toBe(watch(table, Y, 'starve:suffolk', L))
})

test('R3-12.5 going home shows from, to and how many', () => {
  const table = new Table({
    york: { kent: 'norfolk suffolk' },
    lancaster: { derby: 'oxford beaumont clifford' },
  }).politics()
  const plan = (...texts: string[]): string => {
    const copy = new Table()
    Object.assign(copy.state, structuredClone(table.state))
    copy.play(Y, ...texts, 'end')
    return JSON.stringify([copy.view(L), copy.heard[L]])
  }
  expect(watch(table, Y, 'home:norfolk@glamorgan', L)).toBe(watch(table, Y, 'home:norfolk@caernarvon', L))
  expect(plan('home:norfolk@east-anglia', 'home:suffolk@oxford')).not.toBe(
    plan('home:norfolk@glamorgan', 'home:suffolk@oxford'),
  )
  expect(plan('home:suffolk@oxford', 'home:norfolk@east-anglia')).toBe(
    plan('home:norfolk@east-anglia', 'home:suffolk@oxford'),
  )
})

test('R3-8.2 worlds that differ in hidden blocks, strengths and hands look alike, at every step of a game', () => {
  for (const seed of [3, 4]) {
    const dice = quick(seed)
    const state = setup(2, defaultOptions(about), dice)
    while (state.awaited !== 0) {
      for (const seat of [0, 1, null]) {
        const other = hidden(state, seat, dice)
        expect(JSON.stringify(view(other, seat)) === JSON.stringify(view(state, seat))).toBe(true)
      }
      const seat = game.awaiting(state)[0]!
      const moves = game.legal(state, seat)
      game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
    }
  }
})

test('the rebel’s colour shows where he is, never his strength', () => {
  const table = new Table({ rebel: 'powys' })
  table.state.strength[REBEL] = 2
  expect(table.view(L).areas.find(({ id }) => id === 'powys')).toMatchObject({ black: 1, white: 0 })
  const before = JSON.stringify(table.view(L))
  table.state.strength[REBEL] = num(MAX, REBEL)
  expect(JSON.stringify(table.view(L))).toBe(before)
})
