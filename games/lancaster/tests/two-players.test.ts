import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { table, TWO } from './position.ts'

const { blue, red, yellow, green } = TWO

test('LA-T52 LA-12.1 LA-12.2 LA-14.2 set-up', () => {
  const t = table(2)
  expect(t.state.counties.every((county) => county.tiles === 2)).toBe(true)
  for (const ally of t.view(blue).allies)
    expect(ally).toMatchObject({ court: [0, 1, 0, 0], reserve: [3, 1, 1, 1], castle: [0, 0] })
  for (const seat of [blue, red, null]) {
    expect(t.view(seat).players.map((player) => player.gold)).toEqual([2, 2])
    expect(t.view(seat).players.map((player) => player.squires)).toEqual([2, 2])
  }
})

test('LA-12.1 the start player picks the colour of the own ally, the other colour is left', () => {
  const state = game.setup(2, { figures: null }, quick(3))
  expect(game.awaiting(state)).toEqual([state.start])
  const moves = game.legal(state, state.start)
  expect(moves.map((move) => game.write(move))).toEqual(['ally:green', 'ally:yellow'])
  game.apply(state, state.start, moves[1]!, quick(1), null)
  expect(state.allyColours[state.start]).toBe('yellow')
  expect(state.allyColours[1 - state.start]).toBe('green')
  expect(game.awaiting(state)).toEqual([0, 1])
})

test('LA-12.3 LA-12.5 an ally has its own castle, and no goods of its own', () => {
  const t = table(2)
  const texts = t.texts(blue)
  expect(texts).toContain('a2@recruit')
  expect(texts).toContain('a2@upgrade')
  expect(texts).not.toContain('a2@gold')
  expect(t.refusal(blue, 'a2@gold')).toBe('no-space')
  expect(t.refusal(blue, 'a2A+1')).toBe('ally-squires')
  expect(texts.filter((text) => text.startsWith('a') && text.includes('+'))).toEqual([])
  t.castle(blue, 4, 2).stock('squires', 0, 0)
  t.castle(yellow, 0, 2).castles()
  expect(t.texts(blue)).toEqual(['ally@recruit'])
  t.play(blue, 'ally@recruit')
  expect(t.state.court[yellow]).toEqual([1, 1, 0, 0])
  expect(t.texts(blue)).toEqual(['done'])
})

test('LA-12.4 one own knight or one of the ally; skipped only when both courts are empty', () => {
  const t = table(2).court(red, 1).court(green).conflict('UL', 'conflict-03')
  t.play(blue, 'a2>UL', 'favour:two-gold')
  t.play(red, '1@gold')
  expect(t.awaiting()).toEqual([blue])
  t.play(blue, '1@gold', '2@votes')
  expect(t.state.phase).toBe('parliament')
})

test('LA-T53 LA-12.10 ally in Gloucester', () => {
  const t = table(2).court(yellow, 3).county(yellow, 'D', 3).stock('gold', 9, 9).stock('votes', 0, 0).counties()
  expect(t.texts(blue)).toEqual(['take:nobleman', 'take:reward'])
  expect(t.refusal(blue, 'take:both')).toBe('no-both')
  t.play(blue, 'take:reward')
  expect(t.texts(blue)).toEqual(['a3^D', 'decline'])
  t.play(blue, 'a3^D')
  expect(t.state.court[yellow]).toEqual([0, 0, 0, 1])
  const removed = table(2).noblemen(blue, 'D').county(yellow, 'D', 3).counties().play(blue, 'take:nobleman')
  expect(removed.at('D').tiles).toBe(0)
  expect(removed.told('removed')).toEqual([{ type: 'removed', seat: blue, county: 'gloucester' }])
})

test('LA-T53 the 2 votes of Gloucester are lost on an ally', () => {
  const t = table(2).county(yellow, 'D', 3).county(blue, 'E', 1).stock('votes', 0, 0).counties()
  t.play(blue, 'take:reward', 'decline')
  expect(t.state.votes).toEqual([0, 0])
})

test('LA-T54 LA-12.8 LA-A25 ally favour', () => {
  const make = () => table(2).conflict('UL', 'conflict-03').play(blue, 'a2>UL')
  const gold = make().play(blue, 'favour:two-gold')
  expect(gold.state.favours[3]).toBe(false)
  expect(gold.state.gold).toEqual([2, 2])
  const nobleman = make().play(blue, 'favour:nobleman')
  expect(nobleman.texts(blue)).toHaveLength(9)
  nobleman.play(blue, 'nobleman:I')
  expect(nobleman.at('I').tiles).toBe(1)
  expect(nobleman.state.noblemen[blue]).not.toContain(true)
  const upgrade = make().play(blue, 'favour:upgrade')
  expect(upgrade.texts(blue)).toEqual(['a2^UL', 'decline'])
  upgrade.play(blue, 'a2^UL')
  expect(upgrade.slot('UL')?.spaces).toEqual([{ house: yellow, knights: [3] }])
})

test('LA-T55 LA-12.6 no expelling of the own side', () => {
  const t = table(2).court(yellow, 1, 2).county(yellow, 'A', 1)
  expect(t.refusal(blue, '2A+2')).toBe('own-county')
  expect(t.refusal(blue, 'a2A')).toBe('own-county')
  t.turn(red)
  expect(t.may(red, '2A')).toBe(true)
  t.play(red, 'a2A')
  expect(t.at('A').house).toBe(green)
  expect(t.state.court[yellow]).toEqual([1, 1, 0, 0])
  const own = table(2).county(blue, 'A', 1)
  expect(own.refusal(blue, 'a2A')).toBe('own-county')
})

test('LA-12.7 player and ally need separate spaces of a conflict', () => {
  const t = table(2).conflict('UL', 'conflict-03', [blue, 1], [yellow, 2]).favoursTaken(6)
  t.play(blue, '2>UL')
  expect(t.slot('UL')?.spaces).toEqual([
    { house: blue, knights: [1, 2] },
    { house: yellow, knights: [2] },
  ])
  t.play(red, '1>UL')
  expect(t.refusal(red, 'a2>UL')).toBe('conflict-full')
})

test('LA-T56 LA-12.13 ally ranks', () => {
  const t = table(2).conflict('UL', 'conflict-09', [blue, 2], [yellow, 3], [red, 2]).conflicts()
  expect(t.told('battle')).toMatchObject([{ sum: 7, england: true }])
  expect(t.state.points).toEqual([2, 3])
})

test('LA-T57 LA-12.14 ally prisoner', () => {
  const t = table(2).conflict('LL', 'conflict-09', [yellow, 2]).stock('gold', 5, 0).conflicts()
  expect(t.state.court[yellow]).toEqual([0, 0, 0, 0])
  expect(t.state.reserve[yellow]).toEqual([3, 2, 1, 1])
  expect(t.state.gold[blue]).toBe(5)
  expect(t.told('captured')).toEqual([{ type: 'captured', seat: blue, ally: true, n: 1 }])
})

test('LA-T58 LA-12.11 ally in Surrey', () => {
  const t = table(2).county(green, 'I', 2).counties()
  t.play(red, 'take:reward')
  expect(t.state.start).toBe(red)
  expect([t.state.gold[red], t.state.squires[red]]).toEqual([2, 2])
  expect(t.state.court[green]).toEqual([0, 1, 0, 0])
})

test('LA-T59 LA-12.9 laws ignore allies, and only two vote', () => {
  const t = table(2).court(yellow, 1, 2).county(blue, 'E', 1).county(yellow, 'A', 1).county(yellow, 'B', 2)
  t.applyLaws('law-three-counties-points')
  expect(t.state.points).toEqual([0, 0])
  expect(table(2).parliament().awaiting()).toEqual([blue, red])
})

test('LA-12.12 the ally castle is resolved in its player’s castle turn, for nothing', () => {
  const t = table(2).castle(yellow, 1, 2).stock('squires', 0, 0).castles()
  expect(t.texts(blue)).toEqual(['ally@upgrade'])
  t.play(blue, 'ally@upgrade', 'a2^court')
  expect(t.state.court[yellow]).toEqual([0, 0, 1, 0])
  const both = table(2).castle(yellow, 0, 2).castle(blue, 0, 1).castles()
  expect(both.texts(blue)).toEqual(['knight@gold', 'ally@recruit'])
})

test('LA-12.12 LA-8.3 an ally’s knight whose corrected price is not paid goes home when the castle is left', () => {
  const t = table(2, { 'ally.castle.ally-castle-recruit.cost.squires': 3 })
  t.castle(yellow, 0, 2).stock('squires', 2, 0).castles()
  expect(t.texts(blue)).toEqual(['done'])
  t.play(blue, 'done')
  expect(t.state.castle[yellow]).toEqual([0, 0])
  expect(t.state.court[yellow]).toEqual([0, 1, 0, 0])
  expect(t.state.phase).not.toBe('castles')
})

test('LA-12.10 an ally may take the journey, and recruits its own knights', () => {
  const t = table(2).county(yellow, 'B', 2).county(green, 'H', 1).conflict('UL', 'conflict-03').counties()
  t.play(blue, 'take:reward')
  expect(t.state.court[yellow]).toEqual([1, 1, 0, 0])
  t.play(red, 'take:reward', 'sail:UL', 'favour:three-squires')
  expect(t.state.squires[red]).toBe(2)
  expect(t.told('joined')).toMatchObject([{ seat: red, ally: true, journey: true, strength: 1 }])
})

test('LA-12.10 goods, points and extension tiles of a county are lost on an ally', () => {
  const t = table(2).county(yellow, 'F', 3).county(green, 'G', 4).round(5).counties()
  t.play(blue, 'take:reward')
  expect(t.view(red).ask).toEqual({ what: 'county', seat: red, ally: true, county: 6 })
  expect(t.state.extensions[blue]).not.toContain(true)
  expect(t.state.gold).toEqual([2, 2])
  t.play(red, 'take:reward')
  expect(t.told('gained')).toEqual([])
  expect(t.told('extended')).toEqual([])
})

test('LA-T60 LA-12.15 LA-A22 final scoring ignores allies; second place is worth nothing', () => {
  const t = table(2).round(5).court(blue, 2, 3, 4).court(red, 3, 4).court(yellow, 1, 1, 1, 2, 2, 3, 4)
  t.stock('gold', 2, 2)
  for (const seat of [blue, red]) t.extensions(seat, 'gold', 'squires', 'votes')
  t.conflicts()
  expect(t.told('scored').map(({ points }) => points)).toEqual([
    [8, 0],
    [4, 4],
    [0, 0],
  ])
})

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

test('LA-12.15 LA-11.5 with two players the noblemen count as with more', () => {
  const t = table(2).round(5).noblemen(blue, 'ABC').noblemen(red, 'AB').conflicts()
  expect(t.told('scored')[2]?.points).toEqual([3, 1])
  // Knights and extensions are equal here: 4 points each, twice.
  expect(game.outcome(t.state)?.scores).toEqual([11, 9])
})

test('LA-12.5 an ally goes to counties, conflicts and its own castle; neither uses the other’s', () => {
  const t = table(2).conflict('UL', 'conflict-03')
  expect(t.texts(blue).filter((text) => text.startsWith('a'))).toEqual([
    ...['A', 'B', 'E', 'H', 'I'].map((letter) => `a2${letter}`),
    'a2@recruit',
    'a2@upgrade',
    'a2>UL',
  ])
  t.play(blue, 'a2@recruit').play(red, '1@recruit').play(blue, '1@recruit')
  expect(t.state.castle).toEqual([
    [0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 1, 0],
    [2, 0],
    [0, 0],
  ])
})

test('LA-12.7 an ally who joins a conflict of its player takes a space of its own', () => {
  const t = table(2).conflict('UL', 'conflict-03', [blue, 1]).favoursTaken(6).play(blue, 'a2>UL')
  expect(t.slot('UL')?.spaces).toEqual([
    { house: blue, knights: [1] },
    { house: yellow, knights: [2] },
  ])
})
