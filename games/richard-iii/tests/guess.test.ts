/** What a player may take for true of what is hidden: in many guesses everything that could be, and nothing that could not. */
import { expect, test } from 'vitest'
import { canonical, quick } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { BLOCK_COUNT, blockId, blockNo, MAX } from '../rules/blocks.ts'
import { blockFigures } from '../rules/printed.ts'
import { CARDS } from '../rules/ids.ts'
import { areaId, areaNo } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ownerOf, POOL } from '../rules/places.ts'
import type { State } from '../types/index.ts'
import { L, Table, Y } from './position.ts'

const GUESSES = 60

const worlds = (table: Table, seat: number | null): readonly State[] =>
  Array.from({ length: GUESSES }, (_, seed) => game.guess(table.view(seat), quick(seed)))

/** Each answer once. */
function answers<T>(states: readonly State[], ask: (state: State) => T): readonly T[] {
  return [...new Set(states.map((state) => canonical(ask(state))))].map((text) => JSON.parse(text) as T)
}

/** The seat's upright blocks on the map. */
const standing = (state: State, seat: number): readonly number[] =>
  Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
    (block) => ownerOf(state, block) === seat && num(state.at, block) < POOL && state.down[block] === 0,
  )

test('R3-8.2 a hidden block may be anybody who could stand there, the own ones are known', () => {
  const table = new Table({
    lancaster: { kent: 'oxford/2' },
    york: { essex: 'norfolk', derby: 'suffolk warwick' },
    turn: 5,
  })
  const seen = worlds(table, L)
  const at = (state: State, area: string): readonly string[] =>
    standing(state, Y).flatMap((block) => (state.at[block] === areaNo(area) ? [blockId(block)] : []))
  expect(answers(seen, (state) => at(state, 'essex')).length).toBeGreaterThan(5)
  for (const state of seen) {
    expect([at(state, 'essex'), at(state, 'derby'), at(state, 'kent')].map(({ length }) => length)).toEqual([1, 2, 0])
    expect(state.at[blockNo('lancaster-oxford')]).toBe(areaNo('kent'))
    expect(state.strength[blockNo('lancaster-oxford')]).toBe(2)
    for (const block of standing(state, Y)) {
      expect(state.strength[block]).toBeGreaterThan(0)
      expect(state.strength[block]).toBeLessThanOrEqual(num(MAX, block))
    }
  }
  // By then some have been hit, and most have not.
  const hurt = seen.filter((state) => standing(state, Y).some((block) => num(state.strength, block) < num(MAX, block)))
  expect(hurt.length).toBeGreaterThan(0)
  expect(hurt.length).toBeLessThan(GUESSES)
})

test('R3-12.1 R3-12.2 once the armies are disbanded only heads that count are left on the map', () => {
  const table = new Table({
    lancaster: { middlesex: 'oxford' },
    york: {
      kent: 'essex',
      derby: 'norfolk levy-norwich',
      chester: 'mercenary-irish',
      wilts: 'bombard',
      powys: 'herbert',
    },
  }).politics()
  expect(table.state.phase).toBe('pretender-home')
  for (const state of worlds(table, L))
    for (const block of standing(state, Y)) {
      const { kind = '', home = [] } = blockFigures(blockId(block)) ?? {}
      if (kind === 'mercenary') expect(home).toContain(areaId(num(state.at, block)))
      else expect(['heir', 'noble', 'church']).toContain(kind)
    }
})

test('R3-5.3 the other hand may hold any cards not seen, and its chosen card may be any of them', () => {
  const table = new Table({ lancaster: { kent: 'oxford' } })
  table.state.hands = [
    [CARDS.indexOf('2'), CARDS.indexOf('4')],
    [CARDS.indexOf('3'), CARDS.indexOf('muster')],
  ].map((hand) => hand.toSorted((a, b) => a - b)) as State['hands']
  table.state.spent = [[], [CARDS.indexOf('piracy')]]
  table.play(L, 'card:4')
  // As it is for a spectator once both have chosen.
  table.state.chosen[Y] = CARDS.indexOf('muster')
  const seen = worlds(table, L)
  for (const { hands, chosen, spent } of seen) {
    expect(hands[L]).toEqual(table.state.hands[L])
    expect(chosen[L]).toBe(CARDS.indexOf('4'))
    expect(hands[Y]).toHaveLength(2)
    expect(hands[Y]).toContain(chosen[Y])
    // There is but one of it, and it has been played.
    expect(hands[Y]).not.toContain(CARDS.indexOf('piracy'))
    expect(spent[Y]).toEqual([CARDS.indexOf('piracy')])
  }
  expect(answers(seen, ({ chosen }) => chosen[Y]).length).toBeGreaterThan(3)
  expect(answers(worlds(table, null), ({ chosen }) => chosen[L]).length).toBeGreaterThan(3)
})

test('R3-11.2 losses that the other side has named are some of those who hunger', () => {
  const many = 'oxford beaumont clifford devon stanley'
  const table = new Table({ lancaster: { cornwall: many }, york: { essex: 'norfolk', kent: 'march' } }).supply()
  expect(table.state.phase).toBe('supply-loss')
  const wanted = table.view(Y).surplus[L]?.reduce((sum, { n }) => sum + n, 0) ?? 0
  expect(wanted).toBeGreaterThan(0)
  for (const state of worlds(table, Y)) expect(state.named[L]).toEqual([])
  for (let n = 0; n < wanted - 1; n++)
    table.play(
      L,
      table.list(L).find((text) => text.startsWith('starve:'))!,
    )
  for (const state of worlds(table, L)) expect(state.named[L]).toEqual(table.state.named[L])
})

test('R3-6.12 R3-6.13 blocks that came into a battle came as many by each way as were seen', () => {
  const table = new Table({
    lancaster: { sussex: 'oxford clifford', middlesex: 'beaumont' },
    york: { kent: 'arundel worcester', wilts: 'norfolk', essex: 'suffolk' },
  }).cards('2', '3')
  table.play(Y, 'arundel:kent>sussex', 'worcester:kent>sussex', 'norfolk:wilts>sussex', 'end', 'main@sussex<kent')
  const byWay = ({ via, attacker, main, entered, at }: State): unknown => ({
    ways: standing({ ...table.state, via, at }, Y)
      .filter((block) => at[block] === areaNo('sussex'))
      .map((block) => num(via, block))
      .toSorted((a, b) => a - b),
    attacker,
    main,
    entered,
  })
  expect(answers(worlds(table, L), byWay)).toEqual([byWay(table.state)])
})

test('R3-7.2 a border that was wider for one side is not so for the other, nor when it is the other’s turn', () => {
  const table = new Table({ lancaster: { kent: 'oxford clifford' }, york: { derby: 'norfolk' } }).cards('surprise', '2')
  for (const then of [['oxford:kent>sussex'], ['end']]) {
    table.play(table.state.active, ...then)
    for (const seat of [L, Y, null]) {
      const view = table.view(seat)
      expect(game.view(game.guess(view, quick(1)), seat)).toEqual(view)
    }
  }
})
