/** What is written down of a game's words changes with every one of them, and with nothing else. */
import { expect, test } from 'vitest'
import type { AnyExample } from '../example.ts'
import { quick } from '../dice.ts'
import { said } from './said.ts'
import { game } from './samples/joust.ts'
import words from './samples/joust.json' with { type: 'json' }

type Speech = typeof game.speech
const written = (more: Partial<Speech> = {}) => said({ ...game, speech: { ...game.speech, ...more } }, { words })
const WRITTEN = written()
/** The kinds of lines that differ from those of the game as it is. */
const differing = (text: string): readonly string[] => {
  const known = WRITTEN.split('\n')
  return [...new Set(text.split('\n').flatMap((line) => (known.includes(line) ? [] : [line.split(' ')[0] ?? ''])))]
}
const seen = { say: 'seat', number: 1 } as const

test('the same game says the same', () => {
  expect(written()).toBe(WRITTEN)
  expect(WRITTEN).toMatch(/^asks JO-\S+ \S+ ×\d+ #[0-9a-f]{4}: \S/m)
})

test.each<[kind: string, Partial<Speech>]>([
  ['asks', { prompt: (view, seat) => ({ ...game.speech.prompt(view, seat), rule: 'JO-99' }) }],
  ['asks', { prompt: (view, seat) => game.speech.prompt(view, view.seats === 3 && seat === 2 ? null : seat) }],
  ['move', { move: (move, view) => (move.do === 'draw' ? seen : game.speech.move(move, view)) }],
  ['log', { event: (event) => (event.type === 'bout' ? seen : game.speech.event(event)) }],
  ['log', { weight: () => 'quiet' }],
  ['log', { actor: () => 1 }],
  ['moment', { moment: (event) => (event.type === 'bout' ? { name: seen, weight: 2 } : null) }],
  ['mark', { trace: (events) => events.map(() => [{ kind: 'came', at: ['lists'], seat: 0 }]) }],
  ['luck', { luck: (event) => (event.type === 'bout' ? { seat: 0, got: 1, due: 2 } : null) }],
  ['together', { group: () => seen }],
  ['standing', { standing: (view) => game.speech.standing(view).map((each) => ({ ...each, most: 9 })) }],
  ['fact', { standing: (view) => game.speech.standing(view).map((each) => ({ ...each, facts: [seen, seen] })) }],
  ['foresees', { foresee: () => [{ text: seen, tone: 'warn' }] }],
  ['stage', { stage: () => seen }],
  ['sketch', { sketch: () => 'a lance' }],
  ['try', { tries: () => [{ place: 'lists', text: 'draw' }] }],
  ['tally', { tally: () => ({ sources: [seen], rounds: [], points: [] }) }],
  ['seat', { seat: (seat, seats) => game.speech.seat(seats - 1 - seat, seats) }],
])('another %s is another line', (kind, more) => {
  expect(differing(written(more))).toContain(kind)
})

test('a field of a view that tells one seat something else is another line, for those who sit', () => {
  const view: typeof game.view = (state, seat) => ({ ...game.view(state, seat), bout: seat === 1 ? 7 : state.bout })
  const lines = said({ ...game, view }, { words }).split('\n')
  const changed = lines.filter((line) => !WRITTEN.includes(line) && line.startsWith('view'))
  expect(changed.map((line) => line.split(' ×')[0])).toEqual(['view seated bout'])
})

test('a worked example is listened to like any table', () => {
  const example = { seats: 3, position: () => game.setup(3, { bouts: 'long' }, quick(77)) } as unknown as AnyExample
  expect(said(game, { words, examples: [example] })).not.toBe(WRITTEN)
})
