import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyGame, type Catalogue, defaultOptions, LOCALES, quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { hint, levels, reasons } from '../index.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

function wordsOf(game: string, locale: string): Catalogue {
  const file = new URL(`../../games/${game}/words/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue
}

/** A table some way into a random game, somebody awaited. */
function later(game: AnyGame, steps: number): unknown {
  const dice = quick(4)
  const seats = game.about.seatCounts[0] ?? 2
  const state = game.setup(seats, defaultOptions(game.about, seats), dice)
  for (let i = 0; i < steps; i++) {
    const [seat] = game.awaiting(state)
    if (seat === undefined) break
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)], dice, null)
  }
  return state
}

describe.each(catalogue.map((entry) => ({ id: entry.about.id, entry })))('$id', ({ id, entry }) => {
  test('every part of the judgement has words for more and for less, in every language', async () => {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const parts = Object.keys(knowledge?.parts?.(later(game, 0), 0) ?? {})
    expect(parts.length).toBeGreaterThan(1)
    for (const locale of LOCALES)
      for (const part of parts)
        for (const way of ['more', 'less'])
          expect(wordsOf(id, locale), locale).toHaveProperty([`reason.${part}.${way}`])
  })

  test('why a move is good is told from the view alone, and the same whenever it is asked', async () => {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const state = later(game, 12)
    const seat = game.awaiting(state)[0] ?? 0
    const view = game.view(state, seat)
    const moves = game.legal(state, seat).map((move) => game.write(move))
    const words = wordsOf(id, 'en')
    // Another table that looks the same from this seat.
    const twin = game.view(game.guess(view, quick(77)), seat)
    for (const move of [moves[0], moves.at(-1)]) {
      const told = reasons({ game, knowledge, view, seat }, move ?? '')
      expect(reasons({ game, knowledge, view: twin, seat }, move ?? '')).toEqual(told)
      for (const { text } of told) expect(words).toHaveProperty([text.say])
    }
  })

  test('two or three hints never all say no more than that the game is even', async () => {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const state = later(game, 12)
    const seat = game.awaiting(state)[0] ?? 0
    const level = levels[1] ?? levels[0]
    if (!level) throw new Error('no level')
    const hints = hint({ game, knowledge, view: game.view(state, seat), seat, level, seed: 3, effort: 60 })
    expect(hints.some(({ expects, reasons: why }) => expects !== 'even' || why.length > 0)).toBe(true)
  })
})

test('a game without parts and without foresight gives no reasons', () => {
  const view = nimGame.view({ stones: 6, turn: 0 }, 0)
  expect(reasons({ game: nimGame, knowledge: nimKnowledge, view, seat: 0 }, 'take2')).toEqual([])
})
