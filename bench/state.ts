/** What a state costs: copying, hashing, looking and listing, each beside a plain JSON copy of the same state. */
import { type AnyGame, copyJson, defaultOptions, quick, stateHash } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { figure, type Figure, type Part, rate } from './figures.ts'

type Build = Pick<typeof import('../engine/index.ts'), 'quick' | 'defaultOptions'>

/** One state from the middle of a random game at its fullest table, by the dice of the build that the game is of. */
export function middle(game: AnyGame, build: Build = { quick, defaultOptions }): { state: unknown; seat: number } {
  const seats = Math.max(...game.about.seatCounts)
  const length = play(game, build, seats, Number.MAX_SAFE_INTEGER).steps
  const { state } = play(game, build, seats, Math.floor(length / 2))
  return { state, seat: game.awaiting(state)[0] ?? 0 }
}

function play(game: AnyGame, build: Build, seats: number, most: number): { state: unknown; steps: number } {
  const dice = build.quick(1485)
  const player = build.quick(7)
  const state = game.setup(seats, build.defaultOptions(game.about), dice)
  for (let steps = 0; ; steps++) {
    const awaited = game.awaiting(state)
    if (awaited.length === 0 || steps === most) return { state, steps }
    const seat = awaited[player.int(awaited.length)] ?? 0
    const choices = game.legal(state, seat)
    game.apply(state, seat, choices[player.int(choices.length)], dice, null)
  }
}

export const state: Part = {
  name: 'state',
  does: 'copy, hash, view, guess and legal list of a state in the middle of a game, beside a JSON copy',
  async run({ quick: short, say }) {
    const seconds = short ? 0.1 : 0.4
    const figures: Figure[] = []
    for (const entry of catalogue) {
      const game = await entry.load()
      const { id } = game.about
      const { state, seat } = middle(game)
      const view = game.view(state, seat)
      const dice = quick(3)
      const into: unknown[] = []
      const plain = 1e6 / rate(seconds, () => JSON.parse(JSON.stringify(state)))
      const against = { what: 'JSON.parse(JSON.stringify(state))', value: plain, kind: 'limit' } as const
      const costs: readonly [string, () => unknown][] = [
        ['copy', () => (game.copy ? game.copy(state) : copyJson(state))],
        ['hash', () => stateHash(state)],
        ['view', () => game.view(state, seat)],
        ['legal list', () => game.legal(state, seat, into)],
        ['guess', () => game.guess(view, dice)],
      ]
      for (const [what, work] of costs) {
        const cost = 1e6 / rate(seconds, work)
        figures.push(figure(`state.${id}.${what.replace(' ', '-')}`, `${id}: ${what}`, cost, 'µs', against))
      }
      say(`${id}: ${JSON.stringify(state).length} bytes, a JSON copy takes ${plain.toFixed(1)} µs`)
    }
    return figures
  },
}
