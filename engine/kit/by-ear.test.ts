/** Whoever asks by ear learns nothing that is hidden: a leak planted past the view is named, whichever question it answers. */
import { expect, test } from 'vitest'
import { quick } from '../dice.ts'
import type { Phrase, Seat } from '../game.ts'
import type { Outline } from '../outline.ts'
import { checkByEar } from './by-ear.ts'
import { hidden } from './samples/joust-hidden.ts'
import { game, type State } from './samples/joust.ts'
import words from './samples/joust.json' with { type: 'json' }

type Speech = (typeof game)['speech']
const outline = (): Outline => [{ kind: 'table', id: 'none', title: 'None', columns: ['None'], rows: [] }]
const start = (): State => game.setup(2, { bouts: 'long' }, quick(5))

/** The deck as the one who looks would have it: what nobody may know. */
let deck = 0
const looking = {
  ...game,
  view: (state: State, seat: Seat | null) => {
    deck = state.deck.at(-1) ?? 0
    return game.view(state, seat)
  },
}

function heard(speech: Partial<Speech>): () => void {
  const spying = { ...looking, speech: { ...game.speech, outline, describe: () => [], ...speech } }
  return () => {
    for (let step = 0; step < 12; step++) checkByEar(spying, start(), 2, { words, hidden }, step, 'joust')
  }
}

const score = (): Phrase => ({ say: 'fact.score', n: deck })

test('answers from the view alone are the same whatever is hidden', () => {
  expect(heard({})).not.toThrow()
})

test('odds that are worked out from what is hidden are named', () => {
  expect(heard({ foresee: () => [{ text: score(), tone: 'plain' }] })).toThrow(/changes with what it cannot know/)
})

test('a count that tells of what is hidden is named', () => {
  const standing: Speech['standing'] = (view) =>
    game.speech.standing(view).map((each) => ({ ...each, facts: [score()] }))
  expect(heard({ standing })).toThrow(/changes with what it cannot know/)
})

test('a part of the board whose number of rows tells of what is hidden is named', () => {
  const rows = (): Outline => [
    {
      kind: 'table',
      id: 'secret',
      title: 'Secret',
      columns: ['One', 'Two'],
      rows: Array.from({ length: deck }, () => ({ place: null, cells: ['one', 'two'] })),
    },
  ]
  expect(heard({ outline: rows })).toThrow(/changes with what it cannot know/)
})
