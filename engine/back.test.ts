/** Going back over what others did, and steps that nobody has to decide. */
import { expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { game as counting, type State } from './kit/samples/counting.ts'
import { type Entry, Match, type MatchSetup, refusedBy, standing } from './match.ts'
import { startClocks, stepClocks } from './clock.ts'
import { isFault, recordOf, writeRecord } from './record.ts'
import { parseRecord } from './record-read.ts'
import { replayRecord } from './record-replay.ts'
import { MatchSession } from './session.ts'

function setup(make: 'sealed' | 'quick' = 'sealed'): MatchSetup {
  const dice =
    make === 'quick' ? ({ make, seed: 3 } as const) : ({ make, key: '11'.repeat(32), entropy: ['a', 'b'] } as const)
  return { game: 'counting', version: 1, seats: 2, options: {}, dice }
}

function played(make: 'sealed' | 'quick', ...moves: string[]): Match {
  const match = new Match(counting, setup(make))
  for (const move of moves) match.act(match.awaiting()[0] ?? 0, move)
  return match
}

const countOf = (match: Match): number => (match.state as State).count

test('all together go back to the first step of somebody’s latest turn, over what the other did', () => {
  const match = played('sealed', 'two', 'one')
  expect(match.undoable(0)).toBeNull()
  expect(match.lastTurn(0)).toBe(0)
  expect(match.back(0, 0)).toMatchObject({
    entry: { kind: 'back', seat: 0, to: 0 },
    told: [{ event: { type: 'back' } }],
  })
  expect([countOf(match), match.awaiting()]).toEqual([0, [0]])
  // Nothing is deleted, and everybody has heard of it.
  expect(match.entries.map(({ kind }) => kind)).toEqual(['move', 'move', 'back'])
  expect(match.seen).toEqual([3, 3, 3])
})

test('what was thrown or shown stays: nobody goes back behind it, however many agree', () => {
  for (const shown of ['roll', 'show']) {
    const match = played('sealed', 'one', shown, 'one')
    expect(match.back(0, 0)).toEqual({ refused: 'nothing-to-undo' })
    expect(match.lastTurn(1)).toBeNull()
    expect(refusedBy(match.back(0, 2))).toBe(false)
  }
})

test('only a move of one’s own that still stands can be named', () => {
  const match = played('sealed', 'one', 'one')
  for (const to of [1, 2, -1, 99]) expect(match.back(0, to)).toEqual({ refused: 'nothing-to-undo' })
  match.back(0, 0)
  expect(match.back(0, 0)).toEqual({ refused: 'nothing-to-undo' })
})

test('going back again and again costs no more each time, and a log with it folds to the same', () => {
  const match = played('sealed', 'one')
  for (let i = 0; i < 12; i++) {
    match.act(1, 'one')
    expect(refusedBy(match.back(1, match.entries.length - 1))).toBe(false)
  }
  expect(standing(match.entries)).toEqual([0])
  const again = new Match(counting, match.setup, undefined, match.entries)
  expect([again.hash(), again.seen]).toEqual([match.hash(), match.seen])
})

test('a snapshot goes on as the whole log does, one of an earlier build as well', () => {
  const match = played('sealed', 'one', 'roll', 'one', 'one')
  const snapshot = match.snapshot()
  if (!snapshot) throw new Error('sealed dice have snapshots')
  const { floor, ...older } = snapshot
  expect(floor).toBe(2)
  for (const kept of [snapshot, older]) {
    const again = new Match(counting, match.setup, JSON.parse(JSON.stringify(kept)), match.entries)
    expect(again.back(0, 0)).toEqual({ refused: 'nothing-to-undo' })
    expect(refusedBy(again.back(0, 2))).toBe(false)
    expect(countOf(again)).toBe(2)
  }
})

test('alone against bots one goes back to any moment, and the dice fall again as they fell', () => {
  const match = played('quick', 'one', 'roll', 'roll', 'one')
  const before = (match.state as State).rolled
  expect(refusedBy(match.back(0, 0))).toBe(true)
  expect(refusedBy(match.back(0, 0, true))).toBe(false)
  for (const move of ['one', 'roll', 'roll']) match.act(match.awaiting()[0] ?? 0, move)
  expect((match.state as State).rolled).toEqual(before)
})

test('a record with it verifies, and one that goes back over a throw does not', () => {
  const match = played('sealed', 'one', 'one')
  match.back(0, 0)
  for (let i = 0; i < 12; i++) match.act(match.awaiting()[0] ?? 0, countOf(match) === 5 ? 'pass' : 'two')
  expect(match.outcome).not.toBeNull()
  const text = writeRecord(recordOf(match, ['A', 'B'], '2026-11-16'))
  expect(text).toContain('3. 1 back 1')
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(record.fault)
  expect(isFault(replayRecord(record, counting))).toBe(false)
  const forged = { ...record, moves: [{ kind: 'move', seat: 0, token: 'roll' } as const, ...record.moves.slice(1)] }
  expect(replayRecord(forged, counting)).toMatchObject({ part: 'moves' })
})

test('a step without a choice is found by what everybody sees, and taken back with its cause', () => {
  const session = new MatchSession(counting, setup())
  const { match } = session
  for (const move of ['two', 'one', 'two']) match.act(match.awaiting()[0] ?? 0, move)
  expect(session.forcedStep()).toEqual({ seat: 1, move: 'pass', holds: [] })
  expect(session.perform({ kind: 'act', seat: 1, steps: ['pass'] })).toBeNull()
  // It was seat 0's step that led there, and seat 0 may still take it back; seat 1 decided nothing.
  expect([match.taking(0), match.taking(1)]).toEqual([{ kind: 'back', seat: 0, to: 2 }, null])
  expect(session.perform({ kind: 'undo', seat: 0 })).toBeNull()
  expect([countOf(match), match.awaiting()]).toEqual([3, [0]])
  const again = new MatchSession(counting, setup(), match.entries)
  expect(again.match.hash()).toBe(match.hash())
})

test('what somebody did before a step without a choice stands once the next one decides', () => {
  const match = played('sealed', 'two', 'one', 'two', 'pass', 'one')
  expect(match.taking(0)).toEqual({ kind: 'undo', seat: 0, from: 4 })
  match.apply({ kind: 'undo', seat: 0, from: 4 })
  expect(match.taking(0)).toEqual({ kind: 'back', seat: 0, to: 2 })
  match.act(0, 'one')
  match.act(1, 'one')
  expect([match.taking(0), match.taking(1)]).toEqual([null, { kind: 'undo', seat: 1, from: 7 }])
})

test('where it would end somebody’s right to take back, a step without a choice names them, so that they have time to', () => {
  const barring = { ...counting, barriers: ['pass'] } as AnyGame
  const session = new MatchSession(barring, setup())
  for (const move of ['two', 'one', 'two']) session.match.act(session.match.awaiting()[0] ?? 0, move)
  expect(session.forcedStep()).toEqual({ seat: 1, move: 'pass', holds: [0] })
})

test('so does a step that throws dice, one that ends the game, and one into a secret phase', () => {
  const leading = (move: string, more: object = {}) => {
    const legal = (state: State, seat: number) => (state.count === 5 ? [move] : counting.legal(state, seat))
    const session = new MatchSession({ ...counting, legal, ...more }, setup())
    for (const each of ['two', 'one', 'two']) session.match.act(session.match.awaiting()[0] ?? 0, each)
    return session.forcedStep()?.holds
  }
  expect(leading('one')).toEqual([])
  expect(leading('roll')).toEqual([0])
  expect(leading('show')).toEqual([0])
  const ended = { places: [1, 2], scores: [0, 0], reason: 'end' }
  expect(leading('one', { outcome: ({ count }: State) => (count > 5 ? ended : null) })).toEqual([0])
  expect(leading('one', { together: ({ count }: State) => count > 5 })).toEqual([0])
})

test('so it does where the step before was played by itself, and only going back over it leads to what somebody decided', () => {
  const legal = (state: State, seat: number) => (state.count === 6 ? ['show'] : counting.legal(state, seat))
  const forced = ({ count }: State) => count === 5 || count === 6
  const session = new MatchSession({ ...counting, legal, forced }, setup())
  for (const move of ['two', 'one', 'two', 'pass']) session.match.act(session.match.awaiting()[0] ?? 0, move)
  expect(session.forcedStep()).toEqual({ seat: 0, move: 'show', holds: [0] })
})

test('nobody has more time for it: no increment is kept, what was thought is paid for, a decision asked again goes on', () => {
  const spec = { kind: 'live', perMove: 60, reserve: 600, increment: 10 } as const
  const match = new Match(counting, setup())
  let clocks = startClocks(spec, 2, match.awaiting(), 0)
  const add = (entry: Entry, at: number): void => {
    const index = match.entries.length
    match.apply(entry)
    const { settled, floor } = match
    clocks = stepClocks(spec, clocks, { index, entry, awaiting: match.awaiting(), settled, floor, arrived: at, at })
  }
  const minute = 60_000
  // Two minutes: a minute of the reserve is gone, ten seconds are earned. The other takes a minute and a half.
  add({ kind: 'move', seat: 0, move: 'one' }, 2 * minute)
  add({ kind: 'move', seat: 1, move: 'one' }, 3.5 * minute)
  expect(clocks?.map(({ reserve }) => reserve)).toEqual([550_000, 580_000])
  // A minute later all have agreed.
  add({ kind: 'back', seat: 0, to: 0 }, 4.5 * minute)
  // Asked again after two minutes that count once more: eleven minutes in all, two of them used.
  expect(clocks?.[0]).toMatchObject({ reserve: 600_000, since: 2.5 * minute, deadline: 13.5 * minute })
  // Half a minute beyond the free one is paid for, and nothing was earned.
  expect(clocks?.[1]).toMatchObject({ reserve: 570_000, since: null, deadline: null })
})

test('the table plays by itself only for one who is asked alone, openly, and while the game goes on', () => {
  const at5 = (more: object) => {
    const session = new MatchSession({ ...counting, ...more }, setup())
    for (const move of ['two', 'one', 'two']) session.match.act(session.match.awaiting()[0] ?? 0, move)
    return session
  }
  expect(at5({}).forcedStep()).not.toBeNull()
  expect(at5({ forced: undefined }).forcedStep()).toBeNull()
  const both = ({ count }: State) => (count === 5 ? [1, 0] : [count % 3 === 2 ? 1 : 0])
  const legal = ({ count }: State) => (count === 5 ? ['one'] : ['one', 'two'])
  expect(at5({ legal }).forcedStep()).toMatchObject({ move: 'one' })
  expect(at5({ awaiting: both, legal }).forcedStep()).toBeNull()
  const over = at5({})
  over.perform({ kind: 'end', seat: 0, reason: 'resigned' })
  expect(over.forcedStep()).toBeNull()
})

test('whoever goes back with everybody’s word is asked as before, and goes on from there as if nothing had been', () => {
  const match = played('sealed', 'two', 'one', 'one', 'one')
  expect([match.ownSteps(0), match.ownSteps(1), match.lastTurn(0), match.lastTurn(1)]).toEqual([[0, 2], [1, 3], 2, 3])
  match.back(1, 1)
  expect([match.ownSteps(0), match.ownSteps(1), match.lastTurn(0), match.lastTurn(1)]).toEqual([[0], [], 0, null])
  expect([match.lastChoice(0), match.lastChoice(1), match.firstChoice(0, 1)]).toEqual([0, null, null])
  match.act(1, 'two')
  expect([match.lastChoice(1), match.lastChoice(1, 2), match.firstChoice(1, 1)]).toEqual([5, null, 5])
})

test('a step that had no choice is no choice of anybody’s', () => {
  const match = played('sealed', 'two', 'one', 'two', 'pass', 'one')
  expect([match.lastChoice(1), match.lastChoice(0), match.lastChoice(0, 3)]).toEqual([1, 4, 0])
})

test('a casual table forgets what it went back over: nobody takes it back once more', () => {
  const match = played('quick', 'one', 'roll', 'one')
  match.back(0, 0, true)
  expect([match.floor, match.settled]).toEqual([4, 4])
  match.act(0, 'two')
  expect(match.lastTurn(0)).toBe(4)
})

test('after something was shown a decision is still taken back with what followed from it by itself', () => {
  const match = played('sealed', 'roll', 'two', 'two', 'pass')
  expect(match.floor).toBe(1)
  expect([match.taking(0), match.taking(1)]).toEqual([{ kind: 'back', seat: 0, to: 2 }, null])
  const undone = played('sealed', 'roll', 'one', 'one', 'one')
  undone.undo(1)
  undone.act(1, 'one')
  undone.act(0, 'one')
  expect(standing(undone.entries.slice(1), 1)).toEqual([1, 2, 5, 6])
})
