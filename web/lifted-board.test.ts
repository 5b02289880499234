/** Today's board at a table of older rules: whatever it is given has today's shape, and what it sends is as the older rules write it. */
import { expect, test } from 'vitest'
import type { Board, BoardProps } from '../art/board.ts'
import { liftedBoard } from './lifted-board.tsx'

const today = (shape: string) => (value: unknown) => `${shape} ${String(value)}`
const lift = {
  view: today('view'),
  move: today('move'),
  event: (event: { type: string }) => ({ type: `new ${event.type}` }),
}
const asked: unknown[] = []
const plain: Board<unknown, unknown> = Object.assign(() => null as never, {
  Sign: () => null as never,
  grave: (move: unknown, view: unknown) => (asked.push([move, view]), true),
})
const offer = (move: string) => ({ move, text: `text of ${move}`, label: '' })
const given = {
  view: 'old',
  moves: [offer('a')],
  ahead: (texts: readonly string[]) => [offer(texts.join('+'))],
  last: [{ type: 'e' }],
} as unknown as BoardProps<unknown, unknown>

const drawn = (board: Board<unknown, unknown>): BoardProps<unknown, unknown> =>
  (board(given) as unknown as { props: BoardProps<unknown, unknown> }).props

test('view, moves, what comes after them and events are lifted; texts stay', () => {
  const props = drawn(liftedBoard(plain, lift))
  expect(props.view).toBe('view old')
  expect(props.moves).toEqual([{ move: 'move a', text: 'text of a', label: '' }])
  expect(props.ahead?.(['b', 'c'])).toEqual([{ move: 'move b+c', text: 'text of b+c', label: '' }])
  expect(props.last).toEqual([{ type: 'new e' }])
})

test('whether a move is grave, and its sign, are asked in today’s shapes', () => {
  const board = liftedBoard(plain, lift)
  expect(board.grave?.('a', 'old')).toBe(true)
  expect(asked).toEqual([['move a', 'view old']])
  const sign = board.Sign?.({ move: 'a', view: 'old' }) as unknown as { props: object }
  expect(sign.props).toMatchObject({ move: 'move a', view: 'view old' })
})

test('what has not changed its shape is handed on as it is', () => {
  const props = drawn(liftedBoard(plain, {}))
  expect([props.view, props.moves, props.last]).toEqual([given.view, given.moves, given.last])
})
