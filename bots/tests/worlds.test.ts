import { expect, test } from 'vitest'
import { type AnyGame, quick, readOptions } from '../../engine/index.ts'
import { game } from '../../engine/kit/samples/ransom.ts'
import { choose, levels } from '../index.ts'
import { worth } from '../worlds.ts'

const ransom = game as unknown as AnyGame
const scores = [0, 0, 0, 0]

test('a game that beats everybody is lost, a draw is worth nothing, a common victory is won', () => {
  const all = { places: [1, 1, 1, 1], scores, reason: '' }
  expect(worth({ ...all, lost: true }, [0, 1, 0, 1])).toEqual([-1, -1, -1, -1])
  expect(worth({ ...all, lost: true }, [0, 0, 0, 0])).toEqual([-1, -1, -1, -1])
  expect(worth(all, [0, 1, 0, 1])).toEqual([0, 0, 0, 0])
  expect(worth(all, [0, 0, 0, 0])).toEqual([1, 1, 1, 1])
})

test.each([1, 3, 9])('bots play a game with seats that are out to its end, %i seats', (seats) => {
  const read = readOptions(ransom, { crowns: seats > 2, demand: 30 }, seats)
  if ('problems' in read) throw new Error(read.problems.join())
  const state = game.setup(seats, read.options, quick(1))
  const [level] = levels
  for (let step = 0; game.awaiting(state).length > 0; step++) {
    const seat = game.awaiting(state)[0]!
    const view = game.view(state, seat)
    const { move } = choose({ game: ransom, knowledge: null, view, seat, level: level!, seed: step, effort: 8 })
    const legal = game.legal(state, seat).find((choice) => game.write(choice) === move)
    expect(legal, move).toBeDefined()
    game.apply(state, seat, legal!, quick(step), null)
  }
  expect(game.outcome(state)).not.toBeNull()
})

test('alone against the game a bot pays the ransom rather than lose', () => {
  const read = readOptions(ransom, { demand: 10 }, 1)
  if ('problems' in read) throw new Error(read.problems.join())
  const state = game.setup(1, read.options, quick(1))
  const top = levels.at(-1)!
  for (let step = 0; game.awaiting(state).length > 0; step++) {
    const ask = {
      game: ransom,
      knowledge: null,
      view: game.view(state, 0),
      seat: 0,
      level: top,
      seed: step,
      effort: 3000,
    }
    const { move } = choose(ask)
    game.apply(
      state,
      0,
      game.legal(state, 0).find((choice) => game.write(choice) === move)!,
      quick(1),
      null,
    )
  }
  expect(game.outcome(state)).toMatchObject({ places: [1], reason: 'king-free' })
})
