/** What a reader sees of a game with seats that are out, sides by option, a loss of all and nine seats. */
import { expect, test } from 'vitest'
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Options } from '../../engine/game.ts'
import { game } from '../../engine/kit/samples/ransom.ts'
import words from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import { resized } from '../../engine/options.ts'
import { gathered, stepOf } from './amounts.ts'
import { partnersOf, publicFacts } from './public-facts.ts'
import { tableTextOf } from './table-text.ts'

const ransom = game as unknown as AnyGame

// The words of the site are not loaded here: a message shows as its id.

/** A table after these years of pledges, by those who are still in. */
function table(seats: number, chosen: Options, ...years: readonly (readonly number[])[]) {
  const state = game.setup(seats, resized(game.about, chosen, seats), quick(1))
  for (const pledges of years)
    for (const marks of pledges) {
      const seat = game.awaiting(state)[0] ?? 0
      game.apply(state, seat, { type: 'pledge', marks }, quick(1), null)
      game.apply(state, seat, { type: 'seal' }, quick(1), null)
    }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'person' as const }))
  return { state, text: tableTextOf(ransom, [words], players) }
}

test('when the game has beaten everybody nobody is called the winner, and it is no draw', () => {
  const { state, text } = table(2, { demand: 60 }, [1, 2], [1])
  expect(text.outcome(game.outcome(state)!, [0, 1])).toBe('over.lost')
  expect(text.reason(game.outcome(state)!)).toBe('Nobody is left to pay for the king.')
})

test('a tie of all sides is a draw; a single side that has not lost has won together', () => {
  const { text } = table(4, {})
  const won = { places: [1, 2, 1, 2], scores: [0, 0, 0, 0], reason: 'king-free' }
  expect(text.outcome(won, [0, 1, 0, 1])).toBe('over.won')
  const all = { ...won, places: [1, 1, 1, 1] }
  expect(text.outcome(all, [0, 1, 0, 1])).toBe('over.draw')
  expect(text.outcome(all, [0, 0, 0, 0])).toBe('over.won')
})

test('anybody, a spectator too, sees who is out and who stands with whom', () => {
  const { state } = table(4, { crowns: true, demand: 20 }, [5, 1, 7, 8])
  for (const viewer of [0, 1, 2, 3, null])
    expect(publicFacts(ransom, game.view(state, viewer), 4)).toEqual({ out: [1], sides: [0, 1, 0, 1] })
})

test('who is out is known where nobody has a side, and sides where nobody can be out', () => {
  const { state } = table(4, { demand: 20 }, [5, 1, 7, 8])
  const view = game.view(state, 0)
  const without = (more: object) => ({ ...ransom, out: undefined, sides: undefined, ...more }) as unknown as AnyGame
  const out = (world: never) => game.out?.(world)
  expect(publicFacts(without({ out }), view, 4)).toEqual({ out: [1], sides: [0, 1, 2, 3] })
  expect(publicFacts(without({ sides: () => [0, 1, 0, 1] }), view, 4)).toEqual({ out: [], sides: [0, 1, 0, 1] })
  expect(publicFacts(without({}), view, 4)).toEqual({ out: [], sides: [0, 1, 2, 3] })
})

test('partners are the others of a side, and nobody where all stand together or alone', () => {
  expect(partnersOf([0, 1, 0, 1], 0)).toEqual([2])
  expect(partnersOf([0, 0, 0], 0)).toEqual([])
  expect(partnersOf([0, 1, 2], 0)).toEqual([])
})

test('a seat is called by its house and whoever plays it; a bot, or nobody, adds no name', () => {
  const players = [
    { name: 'Ann', kind: 'person' },
    { name: 'Lancelot', kind: 'bot' },
    { name: null, kind: 'open' },
  ] as const
  const { faces, houses, event } = tableTextOf(ransom, [words], players)
  expect(faces.map(({ name }) => name)).toEqual(['Lord 1 (Ann)', 'Lord 2', 'Lord 3'])
  expect(houses).toEqual(['Lord 1', 'Lord 2', 'Lord 3'])
  expect(event({ type: 'sealed', seat: 0 } as never)).toBe('Lord 1 (Ann) seals a pledge.')
})

test('what the table does itself is told by the page, what the game calls alike by the game', () => {
  const { text } = table(2, {})
  const event = (what: object): string => text.event(what as never)
  // The words of the site are not loaded here: a message shows as its id.
  expect([
    event({ type: 'undo', seat: 1 }),
    event({ type: 'back', seat: 1 }),
    event({ type: 'end' }),
    event({ type: 'rules' }),
  ]).toEqual(['event.undo', 'back.told', 'event.end', 'event.rules'])
  expect([text.refusal('nonsense'), text.refusal('too-much')]).toEqual(['refused.other', expect.any(String)])
  expect(text.reason({ places: [], scores: [], reason: 'nonsense' })).toBe('')
})

test('nine seats have nine different faces', () => {
  const { text } = table(9, {})
  expect(new Set(text.faces.map((face) => face.livery)).size).toBe(9)
})

test('a field for a number steps over what is not on offer', () => {
  const amounts = (...values: number[]) =>
    values.map((value) => ({ value, offer: { move: value, text: `bid:${value}`, label: '' } }))
  expect(stepOf(amounts(0, 1, 2))).toBe(1)
  expect(stepOf(amounts(10, 15, 30))).toBe(5)
  expect(stepOf(amounts(3, 4))).toBe(1)
})

test('ninety-one pledges are one field, in which each stands for its own move', () => {
  const { state } = table(2, {})
  const offers = game.legal(state, 0).map((move) => ({ move, text: game.write(move), label: '' }))
  const { ranges, single } = gathered(ransom, offers)
  expect(single).toEqual([])
  expect(ranges.map((amounts) => amounts.map(({ value }) => value))).toEqual([Array.from({ length: 91 }, (_, i) => i)])
  expect(ranges[0]?.[37]?.offer.text).toBe('pledge:37')
})
