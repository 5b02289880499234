import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyGame, type Catalogue, defaultOptions, LOCALES, quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { hint, levels, reasons, tidings } from '../index.ts'
import { reasonsApart } from '../reasons.ts'
import { type Bids, bidsGame, bidsKnowledge } from './samples/bids.ts'
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
          for (const what of ['reason', 'others'])
            expect(wordsOf(id, locale), locale).toHaveProperty([`${what}.${part}.${way}`])
  })

  test('what the others changed is told from the two views alone', async () => {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const [before, after] = [later(game, 12), later(game, 40)]
    const look = (state: unknown, seed: number | null) => {
      const view = game.view(state, 0)
      return seed === null ? view : game.view(game.guess(view, quick(seed)), 0)
    }
    const told = tidings({ game, knowledge, view: look(after, null), seat: 0 }, look(before, null))
    expect(tidings({ game, knowledge, view: look(after, 5), seat: 0 }, look(before, 6))).toEqual(told)
    for (const { text } of told) expect(wordsOf(id, 'en')).toHaveProperty([text.say])
    expect(tidings({ game, knowledge, view: look(after, null), seat: 0 }, look(after, null))).toEqual([])
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

  test('every hint has a reason, or says how it stands to the first, and no two say the same', async () => {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const level = levels[1] ?? levels[0]
    if (!level) throw new Error('no level')
    for (const steps of [12, 30]) {
      const state = later(game, steps)
      const seat = game.awaiting(state)[0]
      if (seat === undefined || game.legal(state, seat).length < 2) continue
      const hints = hint({ game, knowledge, view: game.view(state, seat), seat, level, seed: 3, effort: 60 })
      const told = hints.map(({ reasons: why, expects, rank }) => JSON.stringify([why, expects, rank]))
      expect(new Set(told).size).toBe(told.length)
      expect(hints.map(({ rank }) => rank === 'first')).toEqual(hints.map((_, i) => i === 0))
    }
  })
})

test('a game without parts and without foresight gives no reasons', () => {
  const view = nimGame.view({ stones: 6, turn: 0 }, 0)
  expect(reasons({ game: nimGame, knowledge: nimKnowledge, view, seat: 0 }, 'take2')).toEqual([])
})

test('what the others took away is told as less of it, what they gave as more', () => {
  const parts = ({ stones }: { stones: number }) => ({ stones })
  const knowledge = { ...nimKnowledge, parts } as unknown as typeof nimKnowledge
  const told = (now: number, before: number) =>
    tidings({ game: nimGame, knowledge, view: { stones: now, turn: 0 }, seat: 0 }, { stones: before, turn: 0 })
  expect(told(3, 9)).toEqual([{ text: { say: 'others.stones.less' }, tone: 'warn' }])
  expect(told(9, 3)).toEqual([{ text: { say: 'others.stones.more' }, tone: 'good' }])
  // Of a game that is over there is nothing to judge.
  expect(told(0, 3)).toEqual([])
  expect(told(3, 0)).toEqual([])
})

test('hints leave out what is true of all of them', () => {
  const game: AnyGame = {
    ...nimGame,
    speech: {
      ...nimGame.speech,
      foresee: (_, [move]) => [
        { text: { say: 'true-of-all' }, tone: 'plain' },
        { text: { say: `only-of-${nimGame.write(move)}` }, tone: 'plain' },
      ],
    },
  }
  const view = game.view({ stones: 6, turn: 0 }, 0)
  const level = levels[4] ?? levels[0]
  if (!level) throw new Error('no level')
  const hints = hint({ game, knowledge: nimKnowledge, view, seat: 0, level, seed: 1, effort: 2000 })
  expect(hints.length).toBeGreaterThan(1)
  for (const { move, reasons: why } of hints) expect(why.map(({ text }) => text.say)).toEqual([`only-of-${move}`])
})

test('of a table on which nothing has happened nothing is told, however much a guess may matter', () => {
  // What is guessed grows with the seed of the guess: a guess held against its neighbour would always look worse.
  const guesses = new Map(Array.from({ length: 100 }, (_, seed) => [quick(seed).int(1_000_000), seed]))
  const game: AnyGame = {
    ...nimGame,
    guess: (view, dice) => ({ ...(nimGame.guess(view, dice) as object), luck: guesses.get(dice.int(1_000_000)) ?? 0 }),
  }
  const knowledge = { ...nimKnowledge, parts: (state: unknown) => ({ luck: (state as { luck: number }).luck }) }
  const view = game.view({ stones: 6, turn: 0 }, 0)
  expect(tidings({ game, knowledge, view, seat: 0 }, view)).toEqual([])
})

test('of an only move, or of several told alike, something is told all the same', () => {
  const foresee = (_: unknown, [move]: readonly unknown[]) => [
    { text: { say: 'true-of-all' }, tone: 'plain' },
    { text: { say: `only-of-${nimGame.write(move)}` }, tone: 'plain' },
  ]
  const speaking = (lines: number): AnyGame =>
    ({
      ...nimGame,
      speech: {
        ...nimGame.speech,
        foresee: (...given: Parameters<typeof foresee>) => foresee(...given).slice(0, lines),
      },
    }) as unknown as AnyGame
  const told = (lines: number, ...moves: string[]) =>
    reasonsApart({ game: speaking(lines), knowledge: nimKnowledge, view: { stones: 6, turn: 0 }, seat: 0 }, moves).map(
      (why) => why.map(({ text }) => text.say),
    )
  expect(told(2, 'take1')).toEqual([['true-of-all', 'only-of-take1']])
  expect(told(2, 'take1', 'take3')).toEqual([['only-of-take1'], ['only-of-take3']])
  expect(told(1, 'take1', 'take3')).toEqual([['true-of-all'], ['true-of-all']])
  expect(told(2, 'take9')).toEqual([[]])
})

test('a choice that others are about to make in secret is no tidings before all have made it', () => {
  const start = bidsGame.setup(2, {}, quick(3)) as Bids
  const laid = structuredClone(start)
  bidsGame.apply(laid, 1, laid.hands[1]![0], quick(1), null)
  const revealed = structuredClone(laid)
  bidsGame.apply(revealed, 0, revealed.hands[0]!.at(-1), quick(1), null)
  // Bids are laid in secret to the end of the game; here a calm table lies between any two prizes.
  const game: AnyGame = { ...bidsGame, together: (state) => (state as Bids).laid.some((card) => card !== null) }
  const parts = (state: Bids) => ({ cards: state.hands[1]!.length })
  const knowledge = { ...bidsKnowledge, parts } as unknown as typeof bidsKnowledge
  const told = (now: Bids, before: Bids) =>
    tidings({ game, knowledge, view: bidsGame.view(now, 0), seat: 0 }, bidsGame.view(before, 0)).map(
      ({ text }) => text.say,
    )
  const points = (state: Bids) => ({ points: state.points[0]! + state.points[1]! })
  const summed = { ...bidsKnowledge, parts: points } as unknown as typeof bidsKnowledge
  const prizes = (now: Bids, before: Bids) =>
    tidings({ game, knowledge: summed, view: bidsGame.view(now, 0), seat: 0 }, bidsGame.view(before, 0)).map(
      ({ text }) => text.say,
    )
  // What lies on the table is judged as it will be when it has been taken up.
  expect(prizes(laid, revealed)).toEqual([])
  expect(prizes(revealed, start)).toEqual(['others.points.more'])
  expect(told(laid, revealed)).toEqual([])
  expect(told(revealed, start)).toEqual(['others.cards.less'])
})
