import { expect, test } from 'vitest'
import { game } from './kit/samples/joust.ts'
import { game as ransom } from './kit/samples/ransom.ts'
import type { AnyGame } from './game.ts'
import type { MatchSetup } from './match.ts'
import { defaultOptions } from './options.ts'
import { MatchSession } from './session.ts'

const joust = game as AnyGame

function session(seats = 2, dice: MatchSetup['dice'] = { make: 'sealed', key: '11'.repeat(32), entropy: ['a'] }) {
  return new MatchSession(joust, { game: 'joust', version: 1, seats, options: defaultOptions(game.about), dice })
}

function anyMove({ match }: MatchSession, seat: number): string {
  return joust.write(match.legal(seat)[0])
}

test.each([
  ['sealed', { make: 'sealed', key: '11'.repeat(32), entropy: ['a'] }],
  ['quick', { make: 'quick', seed: 3 }],
] as const)('of an act whose second step is refused nothing has happened (%s dice)', (_make, dice) => {
  const played = session(3, dice)
  played.perform({ kind: 'act', seat: 1, steps: [anyMove(played, 1)] })
  const { entries, seen } = structuredClone({ entries: played.match.entries, seen: played.match.seen })
  const before = { hash: played.match.hash(), drawn: played.match.drawn, undoable: played.match.undoable(1) }
  // The first step draws a card, so that the dice must go back as well.
  const refusal = played.perform({ kind: 'act', seat: 0, steps: ['+', 'nonsense'] })
  expect(refusal).toMatchObject({ refused: 'not-legal' })
  const { match } = played
  expect({ hash: match.hash(), drawn: match.drawn, undoable: match.undoable(1) }).toEqual(before)
  expect({ entries: match.entries, seen: match.seen }).toEqual({ entries, seen })
  // And the dice fall as if nobody had tried.
  const other = session(3, dice)
  for (const entry of match.entries) other.apply(entry)
  for (const each of [played, other]) each.perform({ kind: 'act', seat: 0, steps: ['+'] })
  expect(played.match.hash()).toBe(other.match.hash())
})

test('whoever gives up comes last with all of its side; the others share the first place', () => {
  const places = (seats: number, sides: AnyGame['sides'], seat: number | null) => {
    const { about } = game
    const options = defaultOptions(about)
    const partners = sides ? { ...joust, sides } : joust
    const dice = { make: 'quick', seed: 1 } as const
    const played = new MatchSession(partners, { game: about.id, version: 1, seats, options, dice })
    played.perform({ kind: 'end', seat, reason: seat === null ? 'agreed-draw' : 'resigned' })
    return played.match.outcome?.places
  }
  const crossed = () => [0, 1, 0, 1]
  expect(places(4, crossed, 0)).toEqual([2, 1, 2, 1])
  expect(places(4, crossed, 3)).toEqual([1, 2, 1, 2])
  expect(places(3, undefined, 1)).toEqual([1, 3, 1])
  expect(places(4, crossed, null)).toEqual([1, 1, 1, 1])
})

test('an absent player decides until the table no longer waits for it, and only then', () => {
  const played = session(2)
  expect(played.perform({ kind: 'idle', seat: 0 })).toBeNull()
  expect(played.match.awaiting()).toEqual([1])
  expect(played.perform({ kind: 'idle', seat: 0 })).toEqual({ refused: 'not-awaited' })
})

test('a log that does not fit the game is a fault with its number', () => {
  const played = session(2)
  expect(() => played.apply({ kind: 'move', seat: 0, move: 'nonsense' })).toThrow('log entry 0 does not replay')
})

test('several steps are taken back at once, or none where there are not as many', () => {
  const options = defaultOptions(ransom.about, 2)
  const dice = { make: 'quick', seed: 3 } as const
  const played = new MatchSession(ransom, { game: 'ransom', version: 1, seats: 2, options, dice })
  const before = played.match.hash()
  played.perform({ kind: 'act', seat: 0, steps: ['pledge:3', 'seal'] })
  expect(played.perform({ kind: 'undo', seat: 0, count: 3 })).toEqual({ refused: 'nothing-to-undo' })
  expect(played.match.entries).toHaveLength(2)
  expect(played.perform({ kind: 'undo', seat: 0, count: 2 })).toBeNull()
  expect(played.match.hash()).toBe(before)
  expect(played.match.entries.at(-1)).toEqual({ kind: 'undo', seat: 0, from: 0 })
})
