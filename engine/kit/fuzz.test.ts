import { expect, test } from 'vitest'
import { game } from './samples/joust.ts'
import { quick } from '../dice.ts'
import type { AnyGame } from '../game.ts'
import { fuzzOne, newTally } from './fuzz.ts'

test('a sound game gives no failure and counts what it tried', () => {
  const tally = newTally()
  const sound: AnyGame = { ...(game as AnyGame), whyNot: () => 'no' }
  for (let seed = 0; seed < 1200; seed++) expect(fuzzOne(sound, 2 + (seed % 2), seed, tally)).toBeNull()
  expect(tally.games).toBe(1200)
  expect(tally.records).toBe(30)
  for (const count of [tally.moves, tally.states, tally.refusals, tally.undos]) expect(count).toBeGreaterThan(0)
})

test('a failure is cut down to the moves that show it', () => {
  const faulty: AnyGame = {
    ...(game as AnyGame),
    assert(state) {
      const { hands } = state as { hands: number[][] }
      if ((hands[0]?.length ?? 0) > 3) throw new Error('seat 0 holds four lances')
    },
  }
  let failure = null
  for (let seed = 1; seed < 60 && !failure; seed++) failure = fuzzOne(faulty, 2, seed, newTally())
  expect(failure?.fault).toBe('seat 0 holds four lances')
  expect(failure?.entries).toEqual([{ kind: 'move', seat: 0, move: '+' }])
})

test('whatever the options, the moves that are left show the fault', () => {
  const faulty: AnyGame = {
    ...(game as AnyGame),
    assert(state) {
      const { scores } = state as { scores: number[] }
      if ((scores[1] ?? 0) > 2) throw new Error('seat 1 has won three bouts')
    },
  }
  let shown = 0
  for (let seed = 1; seed < 40; seed++) {
    const failure = fuzzOne(faulty, 2, seed, newTally())
    if (!failure) continue
    const { setup, entries } = failure
    const dice = quick(seed)
    const state = faulty.setup(2, setup.options, dice)
    for (const entry of entries) {
      if (entry.kind !== 'move') throw new Error('a move expected')
      const move = faulty.legal(state, entry.seat).find((choice) => faulty.write(choice) === entry.move)
      faulty.apply(state, entry.seat, move, dice, null)
    }
    expect(() => faulty.assert?.(state), `seed ${seed}`).toThrow('seat 1 has won three bouts')
    shown++
  }
  expect(shown).toBeGreaterThan(3)
})

test('a refusal that leaves a trace in the state is named', () => {
  const marked: AnyGame = {
    ...(game as AnyGame),
    whyNot(state) {
      ;(state as { asked?: undefined }).asked = undefined
      return 'no'
    },
  }
  const [straight, asMatch] = [1, 40].map((seed) => fuzzOne(marked, 2, seed, newTally())?.fault)
  expect(straight).toMatch(/^refusing .* changed the state$/)
  expect(asMatch).toMatch(/ was not refused$/)
})
