/** A worked example on the rules page: its words at once, its picture when it comes near or is to be printed. */
import { Drawn, speaking } from '../table/tests/drawn.tsx'
import { happens } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyExample } from '../../engine/example.ts'
import type { AnyGame } from '../../engine/game.ts'
import { Plate, type Press } from './plate.tsx'
import { speechOf } from './still.tsx'
import { useWords } from './words.ts'

await speaking(useWords)
const watched: { readonly comes: (near: boolean) => void; gone: boolean }[] = []
let open: Drawn | null = null
beforeEach(() => {
  watched.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly one = {
        comes: (near: boolean) => this.seen([{ isIntersecting: false }, { isIntersecting: near }]),
        gone: false,
      }
      private readonly seen: (seen: readonly { isIntersecting: boolean }[]) => void
      constructor(seen: (seen: readonly { isIntersecting: boolean }[]) => void) {
        this.seen = seen
        watched.push(this.one)
      }
      observe(): void {}
      disconnect(): void {
        this.one.gone = true
      }
    },
  )
})
afterEach(() => open?.clear())

const game = {
  about: { id: 'told' },
  view: (state: string, seat: number) => `${state} of ${seat}`,
  legal: () => ['a', 'b', 'c'],
  write: (move: string) => move,
  speech: {
    seat: (seat: number) => ({ name: { say: `House ${seat}` }, livery: 'gules' }),
    move: (move: string) => ({ say: `Move ${move}` }),
    describe: (_: unknown, place: string) => [{ say: `All of ${place}.` }],
  },
} as unknown as AnyGame
const drawn: Record<string, unknown>[] = []
const Board = (props: Record<string, unknown>) => {
  drawn.push(props)
  return h('p', { class: 'drawn' }, 'the board')
}
const press = { game, board: Board, words: [], captions: { ex: 'So it is.' }, locale: 'en' } as unknown as Press
const example = {
  id: 'ex',
  seats: 2,
  seat: 1,
  shows: 'wide',
  rule: 'XX-1',
  position: () => 'the position',
  offers: ['c'],
  points: 'b',
  places: ['york', 'hull'],
} as unknown as AnyExample

test('a picture is drawn once it comes near, and stays; it shows what its seat sees and the moves it speaks of', () => {
  drawn.length = 0
  const screen = (open = new Drawn().draw(h(Plate, { press, example })))
  expect(screen.texts('figcaption')).toEqual(['Example: So it is. All of york. All of hull.'])
  expect(screen.all('.drawn')).toEqual([])
  screen.does(() => watched[0]?.comes(false))
  expect(screen.all('.drawn')).toEqual([])
  screen.does(() => watched[0]?.comes(true))
  expect([screen.all('.drawn').length, watched[0]?.gone]).toEqual([1, true])
  expect(drawn.at(-1)).toMatchObject({ view: 'the position of 1', seat: 1, hint: 'b', calm: true, last: [] })
  const moves = [
    { move: 'b', text: 'b', label: 'Move b' },
    { move: 'c', text: 'c', label: 'Move c' },
  ]
  expect(drawn.at(-1)?.['moves']).toEqual(moves)
  expect(((drawn.at(-1)?.['seats'] ?? []) as { name: string }[]).map(({ name }) => name)).toEqual([
    'House 0',
    'House 1',
  ])
})

test('what is to be printed is drawn, near or not', () => {
  const screen = (open = new Drawn().draw(h(Plate, { press, example })))
  screen.does(() => happens('beforeprint'))
  expect(screen.all('.drawn')).toHaveLength(1)
})

test('a still board speaks of seats by their own names', () => {
  const words = { said: '{seat} wins.' }
  const { names, say } = speechOf(game, 3, [words], 'en')
  expect(names).toEqual(['House 0', 'House 1', 'House 2'])
  expect([0, 2].map((seat) => say({ say: 'said', seat: { seat } }))).toEqual(['House 0 wins.', 'House 2 wins.'])
})
