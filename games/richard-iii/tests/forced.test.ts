import { expect, test } from 'vitest'
import type { AnyGame } from '../../../engine/index.ts'
import { singles } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'
import type { State } from '../types/index.ts'

test('nobody is asked what has one answer, unless the answer would tell which blocks are where', () => {
  const found = [1, 2, 3, 4, 5, 6].flatMap((seed) => [...singles(game as AnyGame, 2, seed)])
  expect(found.filter(({ forced }) => forced).length).toBeGreaterThan(20)
  for (const { state, text } of found.filter(({ forced }) => !forced)) {
    const { phase, action, areas } = game.view(state as State, null)
    expect(text).toBe('end')
    // Where a block is at home, and which will answer a muster or have moved already, is its player's secret.
    if (phase === 'king-home' || phase === 'pretender-home') continue
    expect(phase).toBe('action')
    if (action?.card === 'muster') continue
    const holders = areas.filter(({ id }) => action?.activated.includes(id)).map(({ holder }) => holder)
    expect(holders.some((holder) => holder === action?.seat || holder === 'contested')).toBe(true)
  }
})

test('with no points left nobody is told to march, sail or recruit', () => {
  const found = [1, 2, 3].flatMap((seed) => [...singles(game as AnyGame, 2, seed)])
  const asked = found.flatMap(({ state, seat }) => {
    const view = game.view(state as State, seat)
    return view.phase === 'action' && view.action?.points === 0 && view.action.card !== 'muster'
      ? [game.speech.prompt(view, seat).ask.say]
      : []
  })
  expect(asked.length).toBeGreaterThan(5)
  for (const say of asked) expect(['prompt.action.over', 'prompt.action.on']).toContain(say)
})
