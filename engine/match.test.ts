import { expect, test } from 'vitest'
import { game } from './kit/samples/joust.ts'
import { game as ransomGame, type State as RansomState } from './kit/samples/ransom.ts'
import type { AnyGame } from './game.ts'
import { defaultOptions } from './options.ts'
import { Match, type MatchSetup, refusedBy } from './match.ts'

const joust = game as AnyGame

function table(seats = 2): Match {
  const setup: MatchSetup = {
    game: 'joust',
    version: 1,
    seats,
    options: defaultOptions(game.about),
    dice: { make: 'sealed', key: '11'.repeat(32), entropy: ['a', 'b'] },
  }
  return new Match(joust, setup)
}

const ride = (match: Match, seat: number): string => joust.write(match.legal(seat)[0])

test('a seat takes back its own secret step, whatever the others did meanwhile', () => {
  const match = table(3)
  const before = match.hash()
  match.act(0, ride(match, 0))
  match.act(1, ride(match, 1))
  expect(match.awaiting()).toEqual([2])
  expect(refusedBy(match.undo(0))).toBe(false)
  expect(match.awaiting()).toEqual([0, 2])
  expect(refusedBy(match.undo(1))).toBe(false)
  expect(match.hash()).toBe(before)
  expect(match.entries.map((entry) => entry.kind)).toEqual(['move', 'move', 'undo', 'undo'])
})

test('no undo reaches back over something revealed', () => {
  const match = table()
  match.act(0, '+')
  expect(match.undoable(0)).toBeNull()
  expect(match.undo(0)).toEqual({ refused: 'nothing-to-undo' })
})

test('what depends on who looks is what the game says of it, or else all that the seat sees', () => {
  const match = table(2)
  expect(match.overlay(1)).toEqual(match.view(1))
  expect(match.overlay(1)).not.toEqual(match.view(null))
  const laid: AnyGame = { ...joust, overlay: (_, seat) => ({ hand: [seat] }) }
  expect(new Match(laid, match.setup).overlay(1)).toEqual({ hand: [1] })
})

test('updates are numbered by what a seat was told', () => {
  const match = table()
  expect([match.version(0), match.version(1), match.version(null)]).toEqual([0, 0, 0])
  match.act(0, '+')
  expect([match.version(0), match.version(1), match.version(null)]).toEqual([1, 1, 1])
})

test('a snapshot and the log after it give the same match', () => {
  const match = table(3)
  for (let i = 0; i < 9 && match.awaiting().length > 0; i++)
    match.act(match.awaiting()[0] ?? 0, ride(match, match.awaiting()[0] ?? 0))
  const snapshot = match.snapshot()
  if (!snapshot) throw new Error('sealed dice have snapshots')
  expect(snapshot.length).toBeGreaterThan(0)
  const again = new Match(joust, match.setup, JSON.parse(JSON.stringify(snapshot)), match.entries)
  expect(again.hash()).toBe(match.hash())
  expect(again.seen).toEqual(match.seen)
  expect(again.entries).toEqual(match.entries)
})

test('another rules version is refused, not replayed wrongly', () => {
  expect(() => new Match(joust, { ...table().setup, version: 2 })).toThrow('rules version 2')
})

test('a match ended by the table is over for everybody', () => {
  const match = table()
  match.end(0, { places: [2, 1], scores: [0, 0], reason: 'resigned' })
  expect(match.awaiting()).toEqual([])
  expect(match.legal(1)).toEqual([])
  expect(match.act(1, '+')).toEqual({ refused: 'game-over' })
  expect(match.outcome?.reason).toBe('resigned')
})

test('a step before a secret phase does not stand in the way of taking back steps within it', () => {
  let secret = false
  const phased: AnyGame = {
    ...joust,
    together: () => secret,
    // The first ride belongs to an open phase and opens the secret one.
    apply(state, seat, move, dice, tell) {
      joust.apply(state, seat, move, dice, tell)
      secret = true
    },
  }
  const match = new Match(phased, table(3).setup)
  match.act(0, ride(match, 0))
  expect(match.undoable(0)).toBeNull()
  match.act(1, ride(match, 1))
  expect(match.undoable(1)).toBe(1)
})

const ransom = ransomGame as AnyGame

function pledging(rules: AnyGame = ransom): Match {
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: ['a', 'b'] } as const
  return new Match(rules, { game: 'ransom', version: 1, seats: 2, options: defaultOptions(ransom.about, 2), dice })
}

const numbers = (match: Match): number[] => [match.version(0), match.version(1), match.version(null)]

/** The Ransom with a fee thrown with a die at every pledge. */
const taxed: AnyGame = {
  ...ransom,
  apply(state, seat, move, dice, tell) {
    ransom.apply(state, seat, move, dice, tell)
    const { purses } = state as RansomState
    purses[seat] = (purses[seat] ?? 0) - dice.int(6)
  },
}

test('no undo reaches back over dice, though nothing was shown', () => {
  const match = pledging(taxed)
  match.act(0, 'pledge:3')
  expect(match.undoable(0)).toBeNull()
  expect(match.undo(0)).toEqual({ refused: 'nothing-to-undo' })
})

test('what one seat alone was told is counted for that seat alone; spectators count what all were told', () => {
  const match = pledging()
  match.act(0, 'pledge:3')
  expect(numbers(match)).toEqual([1, 0, 0])
  match.act(1, 'pledge:4')
  expect(numbers(match)).toEqual([1, 1, 0])
  match.act(0, 'seal')
  expect(numbers(match)).toEqual([2, 2, 1])
})

test('a step that tells nobody anything still counts for whoever made it', () => {
  const match = pledging({ ...ransom, apply: (state, seat, move, dice) => ransom.apply(state, seat, move, dice, null) })
  match.act(1, 'pledge:3')
  expect(numbers(match)).toEqual([0, 1, 0])
})

test('taking back a secret step is told to its own seat, taking back an open one to all', () => {
  const match = pledging()
  match.act(0, 'pledge:3')
  expect(match.undo(0)).toMatchObject({ told: [{ event: { type: 'undo', seat: 0 }, to: [0] }] })
  expect(numbers(match)).toEqual([2, 0, 0])
  match.act(0, 'pledge:3')
  match.act(0, 'seal')
  const open = match.undo(0)
  expect(refusedBy(open) || open.told).toEqual([{ event: { type: 'undo', seat: 0 } }])
  expect(numbers(match)).toEqual([5, 2, 2])
  // One step came back, the one before it stands.
  expect(match.state).toMatchObject({ pledges: [3, null], sealed: [false, false] })
})

test('a game the table ended stays ended in a snapshot, and is ended once', () => {
  const match = pledging()
  const outcome = { places: [1, 1], scores: [0, 0], reason: 'agreed-draw' }
  match.end(null, outcome)
  expect(match.end(0, { ...outcome, reason: 'resigned' })).toEqual({ refused: 'game-over' })
  expect(match.entries).toHaveLength(1)
  const again = new Match(ransom, match.setup, match.snapshot() ?? undefined, match.entries)
  expect(again.outcome).toEqual(outcome)
  expect(again.awaiting()).toEqual([])
  expect(again.act(0, 'pledge:1')).toEqual({ refused: 'game-over' })
})

test('a match that goes on from a snapshot throws the same dice', () => {
  const match = pledging(taxed)
  match.act(0, 'pledge:3')
  const again = new Match(taxed, match.setup, match.snapshot() ?? undefined, match.entries)
  for (const each of [match, again]) {
    each.act(1, 'pledge:5')
    each.act(0, 'seal')
    each.act(1, 'seal')
    each.act(0, 'pledge:1')
  }
  expect(again.state).toEqual(match.state)
  expect(again.drawn).toBe(match.drawn)
})

test('whoever changes a snapshot does not change the match', () => {
  const match = pledging()
  match.act(0, 'pledge:3')
  const snapshot = match.snapshot()
  if (!snapshot) throw new Error('sealed dice have snapshots')
  ;(snapshot.state as RansomState).purses[0] = 999
  match.undo(0)
  expect((match.state as RansomState).purses[0]).toBe(90)
})

test('who is not asked is told so, and not that the move is wrong', () => {
  const match = pledging()
  for (const text of ['pledge:1', 'seal']) match.act(0, text)
  expect(match.act(0, 'pledge:1')).toEqual({ refused: 'not-awaited' })
  expect(match.act(1, 'pledge:1000')).toEqual({ refused: 'not-legal' })
})
