/** Corners of the rules that a game seldom comes to, each with the slip that would change it (slips.bend). */
import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table, TWO } from './position.ts'

test('LA-4.2 a player with an empty court is not asked, and asked again once a knight has come back', () => {
  const t = table().court(BLUE, 1, 2).court(GREEN, 1).court(RED, 3)
  t.play(BLUE, '1A').play(GREEN, '1@gold').play(RED, '3A')
  // Blue's knight was expelled; Green has nobody left.
  expect(t.awaiting()).toEqual([BLUE])
  t.play(BLUE, '1@gold')
  expect(t.awaiting()).toEqual([BLUE])
})

test('LA-5.4 votes are spent by whoever used them, whether the law passed or not', () => {
  const laws = ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points']
  const proposed = ['law-gold-buys-votes', 'law-strength-two-squires', 'law-two-conflicts-extension']
  const t = table().laws(laws, proposed).stock('votes', 3, 3, 3).parliament()
  t.play(BLUE, 'yes+1').play(GREEN, 'no+2').play(RED, 'no')
  expect(t.told('counted')).toMatchObject([{ passed: false }])
  expect(t.state.votes).toEqual([2, 1, 3])
})

test('LA-6.3 an exchange is made as often as the whole cost can be paid', () => {
  const figures = { laws: { 'law-gold-for-points': { cost: { gold: 2 } } } }
  const t = table(3, figures).stock('gold', 5, 5, 5).applyLaws('law-gold-for-points')
  const seat = t.awaiting()[0] ?? 0
  expect(t.texts(seat)).toEqual(['x0', 'x1', 'x2'])
})

test('LA-12.6 an ally’s knight comes without squires, however many its player has', () => {
  const t = table(2).stock('squires', 9, 9)
  const own = t.texts(TWO.blue).filter((text) => /^\d[A-I]\+/.test(text))
  expect(own.length).toBeGreaterThan(0)
  expect(t.texts(TWO.blue).filter((text) => text.startsWith('a') && text.includes('+'))).toEqual([])
})
