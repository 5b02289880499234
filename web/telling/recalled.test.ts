/** What was hidden until the end, told as the end left it. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { Frame } from '../table/table.ts'
import { hiddenOf } from './recalled.ts'

interface Seen {
  /** The gold each seat has, where it is seen. */
  readonly gold: readonly (number | null)[]
}

const game = {
  speech: {
    standing: ({ gold }: Seen) =>
      gold.map((n) => ({ score: 0, facts: [{ say: 'cards', n: 2 }, ...(n === null ? [] : [{ say: 'gold', n }])] })),
  },
} as unknown as AnyGame

function past(...views: readonly Seen[]): readonly Frame[] {
  return views.map((view, moment) => ({ view, moment, events: [] }))
}

const opened: Seen = { gold: [4, 11] }

test('gold paid out by the last step is among what is revealed, and what everybody saw is not', () => {
  const frames = past({ gold: [null, null] }, { gold: [null, null] }, opened)
  const own = [
    past({ gold: [3, null] }, { gold: [4, null] }, opened),
    past({ gold: [null, 1] }, { gold: [null, 9] }, opened),
  ]
  expect(hiddenOf(game, { frames, own })).toEqual([[{ say: 'gold', n: 4 }], [{ say: 'gold', n: 11 }]])
})
