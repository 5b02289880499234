/** The kit names a game that tells its past wrongly. */
import { expect, test } from 'vitest'
import type { Past, Tally } from '../telling.ts'
import { conform } from './index.ts'
import { type Event, game, type View } from './samples/joust.ts'
import words from './samples/joust.json' with { type: 'json' }

const speaking = (more: Partial<typeof game.speech>) => () =>
  conform({ ...game, speech: { ...game.speech, ...more } }, { seats: 2, games: 4, words })

/** A point for each bout won, in a single round. */
function tally(past: readonly Past<View, Event>[]): Tally {
  const won = [0, 0]
  for (const { events } of past)
    for (const event of events) if (event.type === 'bout') won[event.winner] = (won[event.winner] ?? 0) + 1
  return { sources: [{ say: 'seat', number: 1 }], rounds: [{ say: 'seat', number: 1 }], points: [[won]] }
}

test('points by source that are the scores pass', () => {
  expect(speaking({ tally })).not.toThrow()
})

test('points that do not add up to the scores are named', () => {
  const short = (past: readonly Past<View, Event>[]) => tally(past.slice(0, -1))
  expect(speaking({ tally: short })).toThrow(/counts \d,\d points by source, but the scores are \d,\d/)
})

test('points of more rounds than are named are named', () => {
  const odd = (past: readonly Past<View, Event>[]) => ({ ...tally(past), rounds: [] })
  expect(speaking({ tally: odd })).toThrow(/other rounds or sources than it names/)
})

test('a way that leads nowhere, a moment without words and luck below nothing are named', () => {
  expect(speaking({ trace: (events) => events.map(() => [{ kind: 'way', at: ['lists'], seat: 0 }]) })).toThrow(
    /leaves no proper mark/,
  )
  expect(speaking({ trace: (events) => events.map(() => [{ kind: 'came', at: ['lists'], seat: 7 }]) })).toThrow(
    /leaves no proper mark/,
  )
  expect(speaking({ moment: () => ({ name: { say: 'nowhere' }, weight: 1 }) })).toThrow(/has no complete words/)
  expect(speaking({ luck: (event) => (event.type === 'bout' ? { seat: 0, got: -1, due: 1 } : null) })).toThrow(
    /no complete words|odd luck/,
  )
})

test('a table all open that leaves out a seat, or changes what it is made of, is named', () => {
  const opening = (open: (views: readonly View[]) => View) => () => conform({ ...game, open }, { seats: 2, games: 1 })
  expect(opening(([watched]) => ({ ...(watched as View), scores: [] }))).toThrow(/tells of 0 of 2 seats/)
  expect(
    opening((views) => {
      views[1]?.hand.pop()
      return views[0] as View
    }),
  ).toThrow(/changed a view/)
  expect(opening(([watched]) => watched as View)).not.toThrow()
})
