import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { refusals } from '../speech/tries.ts'
import en from '../words/en.json' with { type: 'json' }
import { BLUE, GREEN, RED, table, TWO, type Table } from './position.ts'

const { blue, yellow } = TWO

/** Before the first round: allies are named, or the first extensions chosen. */
const begin = (seats: number) => game.setup(seats, { figures: null }, quick(1))

const asked = {
  favour: () => table().conflict('UL', 'conflict-03').play(BLUE, '1>UL'),
  parliament: () => table().stock('votes', 3, 1, 1).parliament(),
  exchange: () => table().stock('gold', 2, 0, 0).applyLaws('law-gold-buys-votes'),
  county: () => table().county(BLUE, 'B', 2).counties(),
  ransom: () => table().stock('gold', 1, 0, 0).conflict('LL', 'conflict-09', [BLUE, 2]).conflicts(),
  castle: () => table().castle(BLUE, 4, 1).castle(BLUE, 0, 2).stock('squires', 0, 0, 0).castles(),
  upgrade: () => table().county(BLUE, 'A', 1).counties().play(BLUE, 'take:reward'),
  journey: () => table().conflict('UL', 'conflict-03').county(BLUE, 'H', 1).counties().play(BLUE, 'take:reward'),
  name: () => table().county(BLUE, 'I', 2).counties().play(BLUE, 'take:reward'),
}

test.each<[string, string, () => Table, number, string]>([
  ['not-your-turn', 'LA-4.1', () => table(), GREEN, '1@gold'],
  ['place-now', 'LA-4.1', () => table(), BLUE, 'yes'],
  ['must-place', 'LA-4.1', () => table(), BLUE, 'pass'],
  ['no-ally', 'LA-12.1', () => table(), BLUE, 'a2@recruit'],
  ['no-knight', 'LA-4.1', () => table(), BLUE, '4@gold'],
  ['no-knight', 'LA-4.1', () => table(2).court(yellow), blue, 'a2@recruit'],
  ['no-space', 'LA-4.11', () => table(), BLUE, '1@nowhere'],
  ['no-space', 'LA-4.11', () => table(2), blue, 'a2@gold'],
  ['covered', 'LA-4.12', () => table().extensions(BLUE, 'gold'), BLUE, '1@gold'],
  ['space-taken', 'LA-4.11', () => table().castle(BLUE, 0, 2), BLUE, '1@gold'],
  ['space-taken', 'LA-4.11', () => table(2).castle(yellow, 0, 1), blue, 'a2@recruit'],
  ['conflict-full', 'LA-4.15', () => table(4).conflict('UL', 'conflict-03', [1, 1], [2, 1], [3, 1]), BLUE, '1>UL'],
  ['no-conflict', 'LA-4.15', () => table().conflict('UL', 'conflict-03'), BLUE, '1>UR'],
  ['minimum', 'LA-4.5', () => table(), BLUE, '1B+2'],
  ['own-county', 'LA-4.9', () => table().county(BLUE, 'A', 1), BLUE, '2A'],
  ['ally-squires', 'LA-12.1', () => table(2), blue, 'a2A+1'],
  ['not-stronger', 'LA-4.8', () => table().county(GREEN, 'A', 1, 1), BLUE, '2A'],
  ['not-stronger', 'LA-4.8', () => table(2).county(TWO.red, 'A', 2), blue, 'a2A'],
  ['squires-short', 'LA-4.6', () => table().stock('squires', 2, 0, 0), BLUE, '1A+3'],
  ['favour-now', 'LA-4.19', asked.favour, BLUE, 'decline'],
  ['favour-taken', 'LA-4.19', () => asked.favour().favoursTaken(1), BLUE, 'favour:nobleman'],
  ['vote-now', 'LA-5.2', asked.parliament, BLUE, 'pass'],
  ['votes-short', 'LA-5.2', asked.parliament, BLUE, 'yes+4'],
  ['votes-short', 'LA-5.2', asked.parliament, GREEN, 'no+2'],
  ['vote-fixed', 'LA-14.4', () => asked.parliament().play(BLUE, 'yes'), BLUE, 'no'],
  ['stock-short', 'LA-13.2', asked.exchange, BLUE, 'x3'],
  ['not-your-turn', 'LA-4.1', asked.exchange, GREEN, 'x0'],
  ['no-both', 'LA-7.3', () => asked.county().stock('gold', 2, 0, 0), BLUE, 'take:both'],
  ['no-nobleman', 'LA-13.6', () => table().noblemen(BLUE, 'B').county(BLUE, 'B', 2).counties(), BLUE, 'take:nobleman'],
  ['no-upgrade', 'LA-13.4', asked.upgrade, BLUE, '4^court'],
  ['no-conflict', 'LA-4.15', asked.journey, BLUE, 'sail:LL'],
  ['no-ransom', 'LA-9.6', asked.ransom, BLUE, 'free:2'],
  ['free-left', 'LA-8.3', asked.castle, BLUE, 'done'],
  ['cannot-resolve', 'LA-8.2', asked.castle, BLUE, 'knight@recruit'],
  ['first-parliament', 'LA-5.2', asked.parliament, BLUE, '1@gold'],
  ['first-castles', 'LA-8.2', asked.castle, BLUE, '1A'],
  ['first-favour', 'LA-4.19', asked.favour, BLUE, '2>UL'],
  ['first-upgrade', 'LA-13.4', asked.upgrade, BLUE, '1A'],
  ['first-exchange', 'LA-6.3', asked.exchange, BLUE, '1A+1'],
  ['first-county', 'LA-7.2', asked.county, BLUE, '1@gold'],
  ['first-name', 'LA-7.5', asked.name, BLUE, '1@gold'],
  ['first-journey', 'LA-13.7', asked.journey, BLUE, '1@gold'],
  ['first-ransom', 'LA-9.6', asked.ransom, BLUE, 'a1@recruit'],
])('%s is the reason, by %s', (reason, rule, make, seat, text) => {
  expect(make().refusal(seat, text)).toBe(reason)
  expect(refusals).toHaveProperty(reason, rule)
  expect(en).toHaveProperty([`refused.${reason}`])
})

test('before the first round knights wait for allies and extensions, after the last for nothing', () => {
  expect(game.whyNot?.(begin(3), RED, '1@gold')).toBe('first-extension')
  const two = begin(2)
  const seat = game.awaiting(two)[0] ?? -1
  expect(game.whyNot?.(two, seat, '1@gold')).toBe('first-ally')
  expect([refusals['first-ally'], refusals['first-extension']]).toEqual(['LA-12.1', 'LA-13.5'])
  const over = begin(3)
  over.phase = 'over'
  expect(game.whyNot?.(over, BLUE, '1@gold')).toBe('over')
})

test('whatever text comes in, a refusal has words', () => {
  const texts = [
    '',
    '9Z',
    '1A+999',
    '2@nowhere',
    '1>XX',
    'x99',
    'free:4',
    'take:both',
    'yes+99',
    '4^court',
    'done',
    '🌹',
  ]
  for (const t of [
    table(),
    table(2),
    table().parliament(),
    table().applyLaws('law-gold-buys-votes'),
    table().county(BLUE, 'A', 1).counties(),
    table().castle(BLUE, 5, 1).castles(),
    table().conflict('LL', 'conflict-09', [BLUE, 2]).conflicts(),
  ])
    for (const text of texts)
      for (const seat of [0, 1])
        if (!t.may(seat, text)) expect(Object.keys(en)).toContain(`refused.${t.refusal(seat, text)}`)
})
