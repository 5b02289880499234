/** What the rules are measured against plays their games, move for move. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { defaultOptions, quick } from '../engine/index.ts'
import { game } from '../games/rose-king/index.ts'
import { compiledLoop } from './rose-king.ts'

const GAMES = 500
const folder = mkdtempSync(join(tmpdir(), 'roses-loop-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** How each game ended by the rules: the board, the heroes left and how many actions it took. */
function byTheRules(): string[] {
  const dice = quick(1485)
  return Array.from({ length: GAMES }, () => {
    const state = game.setup(2, defaultOptions(game.about), dice)
    for (let actions = 0; ; actions++) {
      const [seat] = game.awaiting(state)
      if (seat === undefined) return `${state.board.join('')} ${state.heroes.join()} ${actions}`
      const choices = game.legal(state, seat)
      const move = choices[dice.int(choices.length)]
      if (move) game.apply(state, seat, move, dice, null)
    }
  })
}

function shown(program: string, args: readonly string[]): string[] {
  return spawnSync(program, [...args, '0', String(GAMES)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
}

test('the loop plays the games of the rules', () => {
  expect(shown(process.execPath, [fileURLToPath(new URL('rose-king-loop.ts', import.meta.url))])).toEqual(byTheRules())
})

const compiled = compiledLoop(folder)

test.skipIf(compiled === null)('the loop in C plays them, too', () => {
  expect(shown(compiled ?? '', [])).toEqual(byTheRules())
})
