/** Bots of each temper do what they are said to. */
import { expect, test } from 'vitest'
import { choose, findLevel } from '../../../bots/index.ts'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { legal } from '../rules/index.ts'
import { readPosition, write } from '../rules/notation.ts'
import type { State } from '../types.ts'
import { newGame, playRandomly } from './position.ts'

const fond = (temper: 'miser' | 'schemer', state: State, text: string): number => {
  const move = legal(state, state.turn).find((choice) => write(choice) === text)
  return move ? (knowledge.tempers?.[temper]?.fond(state, state.turn, move) ?? Number.NaN) : Number.NaN
}

test('RK-4.4 the miser keeps a hero whom others would send', () => {
  const state = readPosition('9/9/9/9/2rrr1rr1/4w4/9/9/9 e5 r 4,4 E1.N2.S1|S2 *')
  expect(fond('miser', state, 'S1x')).toBeLessThan(fond('miser', state, 'E1'))
  expect(fond('miser', state, '+')).toBe(fond('miser', state, 'E1'))
})

test('the schemer leaves the crown where the next player can do little', () => {
  // From g5 east two leads to the edge, from where the other's cards lead off the board.
  const state = readPosition('9/9/9/9/9/9/9/9/9 g5 r 4,0 E1.E2|NE1.SE1.E3 *')
  expect(fond('schemer', state, 'E2')).toBeGreaterThan(fond('schemer', state, 'E1'))
  expect(fond('schemer', state, 'E1')).toBe(fond('schemer', state, '+'))
})

test('over many positions the miser sends fewer heroes than a bot of no temper', () => {
  const positions: State[] = []
  for (let seed = 0; seed < 4; seed++)
    playRandomly(newGame(2, {}, seed), quick(seed), (before) => {
      if (legal(before, before.turn).some((move) => move.type === 'play' && move.hero))
        positions.push(structuredClone(before))
    })
  const heroes = (level: string): number =>
    positions.slice(0, 60).filter((state, seed) => {
      const asked = { game, knowledge, view: game.view(state, state.turn), seat: state.turn, seed, effort: 10 }
      return choose({ ...asked, level: findLevel(level)! }).move.endsWith('x')
    }).length
  expect(heroes('earl.miser')).toBeLessThan(heroes('earl'))
})
