/** Corners that the scenarios of the rules page leave open: each of these fails when its rule is bent. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { BLUE, GREEN, RED, table, TWO, YELLOW } from './position.ts'

const { blue, red, yellow, green } = TWO

test('LA-12.4 a player whose own court is empty still places the knights of the ally', () => {
  const t = table(2).court(blue).court(red)
  expect(t.awaiting()).toEqual([blue])
  t.play(blue, 'a2@recruit')
  expect(t.awaiting()).toEqual([red])
  t.play(red, 'a2@upgrade')
  expect(t.state.phase).toBe('parliament')
})

test('LA-12.9 no law counts an ally: neither its conflicts nor its knights', () => {
  const t = table(2)
    .stock('squires', 0, 0)
    .court(blue, 1)
    .court(red, 1)
    .conflict('UL', 'conflict-03', [yellow, 2])
    .conflict('UR', 'conflict-04', [yellow, 1], [green, 2])
    .applyLaws('law-conflict-points', 'law-strength-two-squires')
  expect(t.state.points).toEqual([0, 0])
  expect(t.state.squires).toEqual([0, 0])
})

test('LA-6.2 LA-6.15 two sets of two conflicts give two extension tiles, each one asked for', () => {
  const t = table()
    .court(BLUE, 1, 1, 1, 2)
    .conflict('UL', 'conflict-03', [BLUE, 1])
    .conflict('UR', 'conflict-04', [BLUE, 1])
    .conflict('LL', 'conflict-05', [BLUE, 1])
    .conflict('LR', 'conflict-06', [BLUE, 2])
    .applyLaws('law-two-conflicts-extension')
    .play(BLUE, 'tile:votes')
  expect(t.refusal(BLUE, 'tile:votes')).toBe('covered')
  t.play(BLUE, 'decline')
  expect(t.view(BLUE).ask?.what).toBe('exchange')
  expect(t.state.extensions[BLUE]).toEqual([false, false, true, false, false, false])
})

test('LA-4.21 LA-13.6 the favour nobleman: any county with a tile of a kind not owned yet, and one must be taken', () => {
  const t = table().noblemen(BLUE, 'AB').noblemen(GREEN, 'AC').noblemen(RED, 'C')
  t.conflict('UL', 'conflict-03').play(BLUE, '1>UL', 'favour:nobleman')
  expect(t.texts(BLUE)).toEqual(['D', 'E', 'F', 'G', 'H', 'I'].map((letter) => `nobleman:${letter}`))
  for (const letter of ['A', 'B', 'C']) expect(t.refusal(BLUE, `nobleman:${letter}`)).toBe('no-nobleman')
  expect(t.refusal(BLUE, 'decline')).toBe('not-offered')
  t.play(BLUE, 'nobleman:I')
  expect(t.at('I').tiles).toBe(1)
})

test('LA-13.4 the stronger knight takes the position of the weaker one in a stack', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 1, 3])
  t.state.todo.push({ do: 'upgrade', house: BLUE, deployed: false, from: 0, to: 0 })
  t.play(BLUE, '1^UL')
  expect(t.slot('UL')?.spaces).toEqual([{ house: BLUE, knights: [2, 3] }])
})

test('LA-13.7 LA-4.15 a journey into a full conflict, or where none lies, is refused with the reason', () => {
  const t = table(4)
    .county(RED, 'H', 1)
    .conflict('UL', 'conflict-03', [BLUE, 1], [GREEN, 1], [YELLOW, 1])
    .conflict('UR', 'conflict-04')
    .counties()
    .play(RED, 'take:reward')
  expect(t.texts(RED)).toEqual(['sail:UR', 'decline'])
  expect(t.refusal(RED, 'sail:UL')).toBe('conflict-full')
  expect(t.refusal(RED, 'sail:LL')).toBe('no-conflict')
})

test('LA-9.3 the sum of all own knights ranks, not the strongest of them', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 2, 2], [GREEN, 3]).conflicts()
  expect(t.told('battle')[0]?.ranks.map(({ seat, strength }) => [seat, strength])).toEqual([
    [BLUE, 4],
    [GREEN, 3],
  ])
  expect(t.state.points).toEqual([4, 2, 0])
})

test('LA-6.16 a strength-2 knight at court earns no squire', () => {
  const t = table().court(BLUE, 2, 2).county(BLUE, 'B', 2).stock('squires', 0, 0, 0)
  expect(t.applyLaws('law-strength-two-squires').state.squires).toEqual([1, 0, 0])
})

test('LA-12.15 LA-11.5 with two players the noblemen count as with more', () => {
  const t = table(2).round(5).noblemen(blue, 'ABC').noblemen(red, 'AB').conflicts()
  expect(t.told('scored')[2]?.points).toEqual([3, 1])
  // Knights and extensions are equal here: 4 points each, twice.
  expect(game.outcome(t.state)?.scores).toEqual([11, 9])
})

test('LA-8.3 goods that cost something stay a choice, also where corrected figures put the cost', () => {
  const reward = [{ op: 'gain', good: 'gold', amount: 3 }] as const
  const figures = { castle: { 'castle-gold': { cost: { squires: 1 }, reward } } }
  const t = table(3, figures).castle(BLUE, 0, 1).stock('gold', 0, 0, 0).castles()
  expect(t.texts(BLUE)).toEqual(['knight@gold', 'done'])
  t.play(BLUE, 'knight@gold')
  expect([t.state.gold[BLUE], t.state.squires[BLUE]]).toEqual([3, 1])
})

test('LA-8.3 an absent player pays for nothing in the castle, not even when only the ally is left to resolve', () => {
  const t = table(2).castle(blue, 4, 1).castle(yellow, 0, 2).stock('squires', 9, 0).castles()
  expect(t.texts(blue)).toEqual(['knight@recruit', 'ally@recruit'])
  expect(game.write(game.idle(t.state, blue))).toBe('ally@recruit')
  t.play(blue, 'ally@recruit')
  expect(game.write(game.idle(t.state, blue))).toBe('done')
})
