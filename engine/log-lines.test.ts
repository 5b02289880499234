import { expect, test } from 'vitest'
import type { AnyGame, Seat } from './game.ts'
import { game } from './kit/samples/joust.ts'
import { actorOf, weightOf } from './log-lines.ts'

const joust = game as unknown as AnyGame
const saying = (speech: Partial<AnyGame['speech']>): AnyGame => ({ ...joust, speech: { ...joust.speech, ...speech } })
const plain = { type: 'ready', seat: 1 }

test('a deed is whose seat the event names, and nobody’s where it names none', () => {
  for (const seat of [0, 1, 2]) expect(actorOf(joust, { type: 'ready', seat } as { type: string })).toBe(seat)
  expect(actorOf(joust, { type: 'bout' })).toBeNull()
  expect(actorOf(joust, { type: 'bout', seat: null } as { type: string })).toBeNull()
})

test('a game that says whose deed it was is believed, the first seat and nobody included', () => {
  for (const said of [0, 1, 2, null] as readonly (Seat | null)[])
    expect(actorOf(saying({ actor: () => said }), plain)).toBe(said)
})

test('a line tells a deed, unless the game says what else it is', () => {
  expect(weightOf(joust, plain)).toBe('line')
  expect(weightOf(saying({ weight: () => 'quiet' }), plain)).toBe('quiet')
})
