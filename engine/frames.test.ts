import { expect, test } from 'vitest'
import { framesOf, toldFrames } from './frames.ts'
import type { AnyGame } from './game.ts'
import { game } from './kit/samples/ransom.ts'
import { type Entry, Match, type MatchSetup } from './match.ts'
import { defaultOptions } from './options.ts'
import type { Viewer } from './told.ts'

const ransom = game as AnyGame
const options = defaultOptions(ransom.about, 2)
const setup: MatchSetup = { game: 'ransom', version: 1, seats: 2, options, dice: { make: 'quick', seed: 1 } }

const move = (seat: number, text: string): Entry => ({ kind: 'move', seat, move: text })
const log = [move(0, 'pledge:30'), move(1, 'pledge:40'), move(0, 'seal'), move(1, 'seal')].map((entry, i) => ({
  entry,
  at: i,
}))
const frames = (viewer: Viewer) => [...framesOf(ransom, setup, log, viewer)]
const heard = (viewer: Viewer) => frames(viewer).map(({ events }) => events.map(({ type }) => type).join(' '))

test('of the past everybody hears what they heard then, and spectators what all heard', () => {
  expect(heard(0)).toEqual(['', 'pledged', '', 'sealed', 'sealed paid'])
  expect(heard(1)).toEqual(['', '', 'pledged', 'sealed', 'sealed paid'])
  expect(heard(null)).toEqual(['', '', '', 'sealed', 'sealed paid'])
})

test('the past of a running table has a frame for each thing its viewer was told, and none for what others did in secret', () => {
  const numbers = (viewer: Viewer) => [...toldFrames(frames(viewer))].map(({ number }) => number)
  expect(numbers(0)).toEqual([0, 1, 2, 3])
  expect(numbers(null)).toEqual([0, 1, 2])
})

test('only own steps are marked as such', () => {
  expect(frames(0).map(({ by }) => by)).toEqual([undefined, 0, undefined, 0, undefined])
  expect(frames(null).every((frame) => !('by' in frame))).toBe(true)
})

test('who asks for the past from a moment on gets it from there', () => {
  const later = [...framesOf(ransom, setup, log, 0, 2)]
  expect(later.map(({ number }) => number)).toEqual([2, 3])
  expect(later[0]).toMatchObject({ moment: 3, events: [] })
})

test('every frame shows the table as its viewer saw it then, who was awaited, and whether something could be taken back', () => {
  for (const viewer of [0, 1, null]) {
    const match = new Match(ransom, setup)
    for (const [i, frame] of frames(viewer).entries()) {
      if (i > 0) match.apply((log[i - 1] as (typeof log)[number]).entry)
      expect(frame.view).toEqual(match.view(viewer))
      expect(frame.awaiting).toEqual(match.awaiting())
      expect(frame.outcome).toEqual(match.outcome)
    }
  }
  // Who has pledged may take it back until both have sealed; a spectator never may.
  expect(frames(0).map(({ undo }) => undo)).toEqual([false, true, true, true, false])
  expect(frames(1).map(({ undo }) => undo)).toEqual([false, false, true, true, false])
  expect(frames(null).some(({ undo }) => undo)).toBe(false)
})
