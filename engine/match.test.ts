import { expect, test } from 'vitest'
import { game } from './kit/samples/joust.ts'
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
