import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot/index.ts'
import { copy } from '../rules/copy.ts'
import { apply, awaiting, legal } from '../rules/index.ts'
import { readPosition, write } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { scoresOf } from '../rules/scoring.ts'
import type { Move, State } from '../types.ts'
import { newGame, play, playRandomly } from './position.ts'

function promised(state: State, text: string): number {
  const move = legal(state, state.turn).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  return knowledge.promise?.(state, state.turn, move) ?? 0
}

test('a position is worth as much to one side as it costs the other, between -1 and 1', () => {
  const state = readPosition('9/9/9/9/2rrr1ww1/9/9/9/9 e5 r 4,3 E1.N2|S1 *')
  const value = knowledge.evaluate(state, 0)
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(1)
  expect(knowledge.evaluate(state, 1)).toBeCloseTo(-value)
})

test('heroes in reserve outweigh a few points', () => {
  const ahead = readPosition('9/9/9/9/2rrr1ww1/9/9/9/9 e5 r 0,1 E1.N2|S1 *')
  expect(knowledge.evaluate(ahead, 0)).toBeLessThan(0)
})

test('a finished game is won, lost or drawn whatever heroes are left', () => {
  const position = '9/9/9/9/9/9/9/9/w8 a1 w2 2,2,2,2 S1.S2.S3|W1.W2.W3|SW1.SW2.SW3|SE1.SE2 *'
  const state = play(readPosition(position), '+NW1')
  expect([0, 1, 2, 3].map((seat) => knowledge.evaluate(state, seat))).toEqual([-1, 1, -1, 1])
})

test('joining territories promises more than a lone stone, and a hero costs what it is worth', () => {
  const state = readPosition('9/9/9/9/2rrr1rr1/4w4/9/9/9 e5 r 4,4 E1.N2.S1|S2 *')
  expect(promised(state, 'E1')).toBe(23)
  expect(promised(state, 'N2')).toBe(1)
  // 16 for a territory of four, less 9, and one enemy point taken: not worth a hero.
  expect(promised(state, 'S1x')).toBe(0)
  expect(promised(state, '+')).toBe(4)
})

test('a promise is exactly what the play changes in the score, less the worth of the hero', () => {
  const ahead = (state: State, own: number): number => {
    const [red, white] = scoresOf(state.board, 'size-squared')
    return own === 0 ? red.total - white.total : white.total - red.total
  }
  for (let seed = 0; seed < 20; seed++)
    playRandomly(
      newGame(2, {}, seed),
      quick(seed),
      (before, move, after) => {
        if (move.type !== 'play') return
        const gain = ahead(after, before.turn) - ahead(before, before.turn)
        const worth = move.hero ? Math.max(0, gain - 30) : gain
        expect(knowledge.promise?.(before, before.turn, move)).toBe(worth)
      },
      copy,
    )
})

test('the quick pick beats random play clearly', () => {
  const dice = quick(11)
  let won = 0
  const games = 400
  for (let i = 0; i < games; i++) {
    const state = newGame(2, {}, i)
    const clever = i % 2
    for (let seat = awaiting(state)[0]; seat !== undefined; seat = awaiting(state)[0]) {
      const moves = legal(state, seat)
      const random = moves[dice.int(moves.length)] as Move
      apply(state, seat, (seat === clever && knowledge.pick?.(state, seat, moves, dice)) || random, dice, null)
    }
    if (outcome(state)?.places[clever] === 1) won++
  }
  expect(won / games).toBeGreaterThan(0.8)
})

test('what speaks for a house is what both partners have, less what the others have', () => {
  const parts = (heroes: string, seat: number) =>
    knowledge.parts?.(readPosition(`9/9/9/9/2rrr1ww1/9/9/9/9 e5 r1 ${heroes} E1.N2|S1|-|- *`), seat) ?? {}
  const even = parts('1,1,1,1', 0)
  expect(even['heroes']).toBe(0)
  // Lancaster has a territory of three, York one of two.
  expect(even['territories']).toBe(9 - 4)
  // Lancaster's first seat may go north or, beside its own stone, east; York's may go south.
  expect(even['reach']).toBeGreaterThan(0)
  for (const seat of [0, 2]) {
    expect(parts('2,1,1,1', seat)['heroes']).toBeGreaterThan(0)
    expect(parts('1,1,2,1', seat)).toEqual(parts('2,1,1,1', seat))
    expect(parts('1,1,1,2', seat)['heroes']).toBe(-(parts('1,1,2,1', seat)['heroes'] ?? 0))
  }
  for (const seat of [1, 3])
    for (const [part, worth] of Object.entries(parts('2,1,1,1', 0)))
      expect(parts('2,1,1,1', seat)[part]).toBeCloseTo(-worth)
})
