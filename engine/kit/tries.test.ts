import { expect, test } from 'vitest'
import type { AnyGame, Try } from '../game.ts'
import { quick } from '../dice.ts'
import { triesAt, whyNothing } from '../why.ts'
import { game as joust } from './samples/joust.ts'
import { checkTries } from './tries.ts'

const WORDS = { 'refused.too-heavy': 'That lance is too heavy.' }

/** A joust in which one may also try a lance nobody can lift. */
function withTries(tries: readonly Try[], refusals: Record<string, string>, whyNot: AnyGame['whyNot']): AnyGame {
  const game = joust as unknown as AnyGame
  return { ...game, ...(whyNot && { whyNot }), speech: { ...game.speech, tries: () => tries, refusals } }
}

const TRIES = [{ place: 'rack', text: 'lance:99' }]
const RULES = { 'too-heavy': `${joust.about.rulePrefix}-1.1` }
const heavy = () => 'too-heavy'

function checked(game: AnyGame): () => void {
  return () => checkTries(game, game.setup(2, { bouts: 'long' }, quick(1)), 2, WORDS, 'here')
}

test('whoever tries what cannot be done is told why, with the rule', () => {
  const game = withTries(TRIES, RULES, heavy)
  expect(checked(game)).not.toThrow()
  const view = game.view(game.setup(2, { bouts: 'long' }, quick(1)), 0)
  expect(whyNothing(game, view, 0, ['lance:99'])).toEqual({ reason: 'too-heavy', rule: RULES['too-heavy'] })
  expect(whyNothing(game, view, 0, [])).toBeNull()
})

test('a legal move among those that may be meant is no answer', () => {
  const game = withTries(TRIES, RULES, heavy)
  const state = game.setup(2, { bouts: 'long' }, quick(1))
  const [move] = game.legal(state, 0)
  expect(whyNothing(game, game.view(state, 0), 0, [game.write(move)])).toBeNull()
})

test('of several things that may be meant the first that the rules refuse for a reason is explained', () => {
  const reasons: Record<string, string> = { 'lance:0': 'no-such', 'lance:98': 'too-long', 'lance:99': 'too-heavy' }
  const rules = { ...RULES, 'too-long': `${joust.about.rulePrefix}-1.2` }
  const game = withTries(TRIES, rules, (_, __, text) => reasons[text] ?? 'too-heavy')
  const state = game.setup(2, { bouts: 'long' }, quick(1))
  const legal = game.legal(state, 0).map((move) => game.write(move))
  const why = (texts: readonly string[]) => whyNothing(game, game.view(state, 0), 0, texts)?.reason ?? null
  expect(why([...legal, 'lance:99', 'lance:98'])).toBe('too-heavy')
  expect(why(['lance:0', 'lance:98', 'lance:99'])).toBe('too-long')
  expect(why(['lance:0', ...legal])).toBeNull()
})

test('a hand means what the board says of the place it touches, and nothing of any other', () => {
  const tries = [...TRIES, { place: 'stable', text: 'horse:1' }, { place: 'rack', text: 'lance:98' }]
  expect(triesAt(withTries(tries, RULES, heavy), {}, 'rack')).toEqual(['lance:99', 'lance:98'])
  expect(triesAt(withTries(tries, RULES, heavy), {}, 'stable')).toEqual(['horse:1'])
  expect(triesAt(joust as unknown as AnyGame, {}, 'rack')).toEqual([])
})

test('a refusal that no rule explains, that has no words or that cites another game is found', () => {
  expect(checked(withTries(TRIES, RULES, () => 'no'))).toThrow(/which no rule explains/)
  // Of whichever seat.
  for (const other of [0, 1])
    expect(checked(withTries(TRIES, RULES, (_, seat) => (seat === other ? 'no' : 'too-heavy')))).toThrow(
      new RegExp(`seat ${other} at rack.*which no rule explains`),
    )
  expect(checked(withTries(TRIES, { no: 'XX-1.1' }, () => 'no'))).toThrow(/no words for refused.no/)
  expect(checked(withTries(TRIES, { 'too-heavy': 'XX-1.1' }, heavy))).toThrow(/cites the rule "XX-1.1"/)
})

test('a board on which nothing can be asked is found', () => {
  expect(checked(withTries([], RULES, heavy))).toThrow(/can ask nothing on the board/)
})

test('a reason that tells what the seat cannot see is found', () => {
  let asked = 0
  const telling = withTries(TRIES, { ...RULES, other: RULES['too-heavy'] }, () => (asked++ % 2 ? 'other' : 'too-heavy'))
  expect(checked(telling)).toThrow(/more than the seat may know/)
})
