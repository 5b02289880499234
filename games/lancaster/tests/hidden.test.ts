import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { canonical } from '../../../engine/json.ts'
import { Match, refusedBy } from '../../../engine/match.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import type { State } from '../types/index.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

test('LA-T61 LA-14.1 LA-14.3 stocks stand behind screens, everything else is open', () => {
  const t = table().stock('gold', 5, 3, 1).extensions(BLUE, 'gold').noblemen(BLUE, 'A')
  const blue = t.view(GREEN).players[BLUE]
  expect(blue).toMatchObject({ gold: null, squires: null, votes: 1, points: 0, court: [1, 1, 0, 0] })
  expect(blue?.extensions[0]).toBe(true)
  expect(blue?.noblemen[0]).toBe(true)
  expect(t.view(BLUE).players[BLUE]).toMatchObject({ gold: 5, squires: 2 })
  expect(t.view(null).players.map((player) => player.gold)).toEqual([null, null, null])
  expect(table(2).view(1).players[0]).toMatchObject({ gold: 2, squires: 2 })
})

test('LA-14.1 LA-A19 gains and payments are told to all as they happen', () => {
  const t = table().stock('gold', 5, 0, 0).castle(BLUE, 0, 1).county(BLUE, 'A', 1).counties()
  t.play(BLUE, 'take:both', 'decline')
  expect(t.told('paid')).toEqual([{ type: 'paid', seat: BLUE, good: 'gold', n: 3 }])
  expect(t.told('gained')).toContainEqual({ type: 'gained', seat: BLUE, good: 'gold', n: 2 })
})

/** Everything another seat gets, as bytes. */
function seenBy(state: State, seat: number | null): string {
  const choices = seat === null ? [] : game.legal(state, seat).map((move) => game.write(move))
  return canonical([game.view(state, seat), game.awaiting(state), choices])
}

test('LA-14.1 moving hidden goods between two others changes no byte', () => {
  for (const make of [
    () => table(4),
    () => table(4).applyLaws('law-gold-buys-votes'),
    () => table(4).conflict('LL', 'conflict-09', [0, 2], [1, 1]).conflicts(),
    () => table(4).castle(0, 5, 1).castles(),
    () => table(4).county(0, 'A', 1).counties(),
  ]) {
    const rich = make().stock('gold', 7, 0, 2, 2).stock('squires', 6, 0, 1, 1)
    const poor = make().stock('gold', 0, 7, 2, 2).stock('squires', 0, 6, 1, 1)
    for (const seat of [2, 3, null]) expect(seenBy(rich.state, seat)).toBe(seenBy(poor.state, seat))
    expect(seenBy(rich.state, 0)).not.toBe(seenBy(poor.state, 0))
  }
})

test('LA-6.5 LA-14.1 of the most gold only the winners become known', () => {
  const run = (...gold: number[]) =>
    table(3)
      .stock('gold', ...gold)
      .castle(BLUE, 0, 1)
      .applyLaws('law-most-gold-upgrades')
  expect(seenBy(run(7, 2, 4).state, RED)).toBe(seenBy(run(6, 3, 4).state, RED))
  expect(canonical(run(7, 2, 4).events)).toBe(canonical(run(6, 3, 4).events))
})

test('LA-T62 LA-14.4 votes are secret until all are fixed', () => {
  const votes = () => table().stock('votes', 3, 1, 1).parliament()
  const yes = votes().play(BLUE, 'yes+2')
  const no = votes().play(BLUE, 'no')
  for (const seat of [GREEN, RED, null]) expect(seenBy(yes.state, seat)).toBe(seenBy(no.state, seat))
  expect(yes.view(GREEN).secret).toEqual({ decided: [true, false, false], tile: null, ballot: null })
  expect(yes.view(GREEN).players[BLUE]?.votes).toBe(3)
  expect(yes.view(BLUE).secret?.ballot).toEqual({ yes: true, votes: 2 })
  expect(yes.events).toEqual([{ type: 'decided', seat: BLUE }])
  expect(yes.refusal(BLUE, 'no')).toBe('vote-fixed')
  yes.play(GREEN, 'no').play(RED, 'no')
  expect(yes.told('counted')[0]?.ballots[BLUE]).toEqual({ yes: true, votes: 2 })
  expect(yes.view(GREEN).players[BLUE]?.votes).toBe(1)
})

test('LA-14.4 LA-2.8 a fixed vote cannot be taken back; the first extension can, until all have chosen', () => {
  const setup = { game: 'lancaster', version: game.about.version, seats: 3, options: { figures: null } }
  const match = new Match(game, { ...setup, dice: { make: 'quick', seed: 1 } })
  match.act(0, 'tile:gold')
  match.act(1, 'tile:gold')
  expect(refusedBy(match.undo(0))).toBe(false)
  match.act(0, 'tile:votes')
  match.act(2, 'tile:gold')
  // Whoever chose last has seen the others' tiles.
  for (const seat of [0, 1, 2]) expect(match.undoable(seat)).toBeNull()
  while ((match.state as State).phase === 'placement') {
    const seat = match.awaiting()[0]!
    const castle = match.legal(seat).find((move) => game.write(move as never).includes('@'))
    match.act(seat, game.write(castle as never))
  }
  match.act(1, 'yes')
  expect(match.undoable(1)).toBeNull()
})

test('LA-1.8 points are open to all', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 2], [GREEN, 1], [RED, 2]).conflicts()
  for (const seat of [BLUE, GREEN, RED, null])
    expect(t.view(seat).players.map((player) => player.points)).toEqual([2, 1, 4])
})

test('LA-14.3 always open: votes, knights wherever they are, reserve, tiles, noblemen, laws, conflicts and favours', () => {
  const current = ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points']
  const proposed = ['law-gold-buys-votes', 'law-strength-two-squires', 'law-two-conflicts-extension']
  const t = table().court(BLUE, 1, 1, 2, 3, 4).county(BLUE, 'A', 1, 2).castle(BLUE, 3, 2)
  t.conflict('UL', 'conflict-03', [BLUE, 3]).conflict('LR', 'conflict-04', [BLUE, 4]).laws(current, proposed)
  t.extensions(BLUE, 'gold', 'votes').noblemen(BLUE, 'AC').stock('votes', 4, 1, 1).favoursTaken(2)
  for (const seat of [GREEN, null]) {
    const view = t.view(seat)
    expect(view.players[BLUE]).toEqual({
      points: 0,
      gold: null,
      squires: null,
      votes: 4,
      court: [1, 0, 0, 0],
      reserve: [1, 1, 0, 0],
      castle: [0, 0, 0, 2, 0, 0],
      extensions: [true, false, true, false, false, false],
      noblemen: [true, false, true, false, false, false, false, false, false],
      strength: 11,
    })
    expect(view.counties[0]?.holder).toEqual({ seat: BLUE, ally: false, strength: 1, squires: 2, total: 3 })
    expect(view.conflicts.map((conflict) => conflict?.card ?? null)).toEqual(['conflict-03', null, null, 'conflict-04'])
    expect(view.conflicts[0]?.spaces).toEqual([{ seat: BLUE, ally: false, knights: [3], total: 3 }])
    expect(view.conflicts[3]?.spaces).toEqual([{ seat: BLUE, ally: false, knights: [4], total: 4 }])
    expect(view.favours).toEqual([false, false, true, true, true, true])
    expect(view.laws).toMatchObject({ current, proposed })
  }
})

/** What a seat may take for true in many guesses: each answer once, in order. */
function guessed<T>(state: State, seat: number | null, ask: (world: State) => T): readonly T[] {
  const answers = Array.from({ length: 60 }, (_, seed) =>
    canonical(ask(game.guess(game.view(state, seat), quick(seed)))),
  )
  return [...new Set(answers)].toSorted().map((answer) => JSON.parse(answer) as T)
}

test('LA-2.8 whoever has chosen a tile may have chosen any, oneself but the one', () => {
  const state = game.setup(3, { figures: null }, quick(1))
  for (const seat of [BLUE, GREEN]) {
    const move = game.legal(state, seat).find((choice) => game.write(choice) === 'tile:votes')
    game.apply(state, seat, move!, quick(1), null)
  }
  expect(guessed(state, BLUE, ({ slots }) => slots[BLUE])).toEqual([2])
  expect(guessed(state, BLUE, ({ slots }) => slots[GREEN])).toEqual([0, 1, 2, 3, 4, 5])
  expect(guessed(state, BLUE, ({ slots }) => slots[RED])).toEqual([-1])
  for (const seat of [RED, null]) expect(guessed(state, seat, ({ slots }) => slots[BLUE])).toHaveLength(6)
})

test('LA-14.4 a fixed vote may be yes or no with any of the votes of that seat, one’s own is known', () => {
  const { state } = table().stock('votes', 3, 1, 1).parliament().play(BLUE, 'yes+2').play(GREEN, 'no')
  const own = guessed(state, BLUE, ({ slots }) => slots[BLUE])
  expect(own).toHaveLength(1)
  expect(guessed(state, RED, ({ slots }) => slots[BLUE])).toHaveLength(8)
  expect(guessed(state, RED, ({ slots }) => slots[BLUE])).toContain(own[0])
  expect(guessed(state, BLUE, ({ slots }) => slots[GREEN])).toHaveLength(4)
  expect(guessed(state, BLUE, ({ slots }) => slots[RED])).toEqual([-1])
})

test('LA-14.1 goods behind screens are anybody’s who has one, as many as are not in sight', () => {
  const { state } = table().county(RED, 'A', 1, 3).stock('gold', 5, 3, 1).stock('squires', 0, 2, 2)
  for (const good of ['gold', 'squires'] as const) {
    const worlds = guessed(state, BLUE, (world) => world[good])
    expect(worlds.length).toBeGreaterThan(2)
    for (const [own, ...others] of worlds) {
      expect(own).toBe(state[good][BLUE])
      expect(others.reduce((sum, n) => sum + n, 0)).toBe(4)
      for (const other of others) expect(other).toBeGreaterThanOrEqual(0)
    }
  }
  expect(guessed(state, BLUE, ({ votes }) => votes)).toEqual([[1, 1, 1]])
})

test('LA-2.7 decks may lie in any order, laws of a later group below those of an earlier', () => {
  const state = game.setup(4, { figures: null }, quick(1))
  const groups = (laws: readonly number[]): unknown => laws.map((law) => PRINTED.laws[law]?.group)
  expect(guessed(state, 0, ({ lawDeck }) => lawDeck).length).toBeGreaterThan(50)
  expect(guessed(state, 0, ({ lawDeck }) => groups(lawDeck))).toEqual([groups(state.lawDeck)])
  expect(guessed(state, 0, ({ conflictDeck }) => conflictDeck).length).toBeGreaterThan(50)
  const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b)
  expect(guessed(state, 0, ({ conflictDeck }) => sorted(conflictDeck))).toEqual([sorted(state.conflictDeck)])
})
