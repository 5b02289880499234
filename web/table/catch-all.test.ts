/** The board of a game that has no drawing. */
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import type { BoardProps } from '../../art/board.ts'
import type { AnyGame } from '../../engine/game.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import { catchAll } from './catch-all.tsx'
import { Drawn } from './tests/drawn.tsx'
import { Stage } from './tests/stage.ts'

const ransom = ransomGame as AnyGame
const Board = catchAll(ransom)

let open: Drawn | null = null
afterEach(() => open?.clear())

test('a number typed there is the move that the table points out and plays, and one that is not offered is none', () => {
  const { scene } = new Stage(ransom, ['Ann', 'Ben'])
  const pointed: (string | null)[] = []
  const acts: (readonly string[])[] = []
  const moves = scene.value.choices.map(({ move, text }) => ({ move, text, label: text }))
  const props = {
    view: scene.value.view,
    seat: 0,
    moves,
    say: ({ say }) => say,
    seats: [],
    hint: null,
    last: [],
    calm: true,
    ahead: () => [],
    act: (texts) => void acts.push(texts),
    point: (text) => void pointed.push(text),
  } satisfies BoardProps<unknown, unknown>
  const screen = (open = new Drawn().draw(h(Board, props)))
  screen.fill(screen.the('input'), '37')
  screen.submit()
  screen.fill(screen.the('input'), '4000')
  screen.submit()
  expect(pointed).toEqual(['pledge:37', null])
  expect(acts).toEqual([['pledge:37']])
})
