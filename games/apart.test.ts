/** What a table hands out is the reader's own: nothing that happens afterwards changes it. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, defaultOptions, quick } from '../engine/index.ts'
import { catalogue } from './index.ts'

const STEPS = 400
/** A guess is made every so many steps. */
const GUESS_EVERY = 7

/** Every list and object in it that could be changed. */
function changeable(value: unknown, path: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || found.has(value)) return found
  found.set(value, path)
  for (const [key, item] of Object.entries(value)) changeable(item, `${path}.${key}`, found)
  return found
}

/** What one holds of the other. */
function shared(one: unknown, other: unknown): readonly string[] {
  const known = changeable(other, 'there')
  return [...changeable(one, 'here')].flatMap(([part, path]) =>
    known.has(part) ? [`${path} is ${known.get(part)}`] : [],
  )
}

/** Plays by lot and stops at the end or after a while. */
function playing(
  game: AnyGame,
  seats: number,
  each: (state: unknown, events: readonly { readonly type: string }[], step: number) => void,
): void {
  const dice = quick(seats)
  const state = game.setup(seats, defaultOptions(game.about, seats), dice)
  for (let step = 0; step < STEPS; step++) {
    const awaited = game.awaiting(state)
    if (awaited.length === 0) return
    const seat = awaited[dice.int(awaited.length)] ?? 0
    const moves = game.legal(state, seat)
    const events: { readonly type: string }[] = []
    // Whoever may end a long list of choices does so now and then.
    const move = dice.int(6) === 0 ? moves.at(-1) : moves[dice.int(moves.length)]
    game.apply(state, seat, move, dice, (event) => events.push(event))
    each(state, events, step)
  }
}

const games = await Promise.all(catalogue.map(async (entry) => ({ id: entry.about.id, game: await entry.load() })))

describe.each(games)('$id', ({ game }) => {
  test.each(game.about.seatCounts)('what is told of a step holds nothing of the table, with %i seats', (seats) => {
    const found = new Set<string>()
    playing(game, seats, (state, events) => {
      for (const event of events) for (const part of shared(event, state)) found.add(`${event.type}: ${part}`)
    })
    expect([...found]).toEqual([])
  })

  test('a list of moves that was used before tells the same as a new one, also to whoever is not asked', () => {
    const seats = game.about.seatCounts.at(-1) ?? 2
    const used: unknown[] = []
    const written = (moves: readonly unknown[]): string => moves.map((move) => game.write(move)).join(' ')
    playing(game, seats, (state) => {
      for (let seat = 0; seat < seats; seat++)
        expect(written(game.legal(state, seat, used))).toBe(written(game.legal(state, seat)))
    })
  })

  test('a guess holds nothing of the view it was made from', () => {
    const seats = game.about.seatCounts.at(-1) ?? 2
    const found = new Set<string>()
    playing(game, seats, (state, _, step) => {
      if (step % GUESS_EVERY > 0) return
      const view = game.view(state, step % seats)
      for (const part of shared(game.guess(view, quick(step)), view)) found.add(part)
    })
    expect([...found]).toEqual([])
  })
})
