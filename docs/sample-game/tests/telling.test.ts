/** What is told of a finished game: points by round, moments, marks, lines told together. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { counties, position } from './position.ts'

const view = game.view(position({}), null)
const [kent = 0, devon = 0] = counties('kent', 'devon')

test('SG-4.2 the counties a seat won in a round are its points of that round', () => {
  const shown = { type: 'shown', coins: [3, 2, 1] } as const
  const tally = game.speech.tally?.([
    { view, events: [] },
    { view, events: [shown, { type: 'won', seat: 1, counties: [kent, devon] }] },
    { view, events: [shown, { type: 'stayed', counties: [] }] },
  ])
  // Kent counts 4, Devon 2.
  expect(tally?.points).toEqual([[[0, 6, 0]], [[0, 0, 0]]])
})

test('counties won together are a weightier moment', () => {
  const won = (...list: readonly number[]) => game.speech.moment?.({ type: 'won', seat: 0, counties: list }, view)
  expect([won(kent)?.weight, won(kent, devon)?.weight]).toEqual([1, 2])
})

test('a county that is turned up leaves a ring, and who has chosen is one line', () => {
  expect(game.speech.trace?.([{ type: 'turned', county: kent }])).toEqual([
    [{ kind: 'came', at: [`county ${kent}`], seat: null }],
  ])
  const line = game.speech.group?.([
    { type: 'ready', seat: 0 },
    { type: 'ready', seat: 2 },
  ])
  expect(line?.say).toBe('event.ready.all')
})
