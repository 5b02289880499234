import { expect, test } from 'vitest'
import type { Move } from '../types/index.ts'
import { game } from '../index.ts'
import { BLUE, GREEN, table } from './position.ts'

test('the latest move is kept as the first tables kept it, so that their saves and hashes hold; readers see a move', () => {
  const t = table().play(BLUE, '1@gold')
  expect(t.state.last).toEqual({ seat: BLUE, move: { do: 'castle', ally: false, strength: 1, space: 0 } })
  expect(t.view(GREEN).last).toEqual({ seat: BLUE, move: { type: 'castle', ally: false, strength: 1, space: 0 } })
})

test.each<[string, Move]>([
  ['ally:green', { type: 'ally', colour: 'green' }],
  ['tile:votes', { type: 'extend', space: 2 }],
  ['2A', { type: 'county', ally: false, strength: 2, county: 0, squires: 0 }],
  ['3I+12', { type: 'county', ally: false, strength: 3, county: 8, squires: 12 }],
  ['a1C', { type: 'county', ally: true, strength: 1, county: 2, squires: 0 }],
  ['1@gold', { type: 'castle', ally: false, strength: 1, space: 0 }],
  ['4@recruit', { type: 'castle', ally: false, strength: 4, space: 4 }],
  ['a2@recruit', { type: 'castle', ally: true, strength: 2, space: 0 }],
  ['a2@upgrade', { type: 'castle', ally: true, strength: 2, space: 1 }],
  ['3>UL', { type: 'conflict', ally: false, strength: 3, slot: 0 }],
  ['a1>LR', { type: 'conflict', ally: true, strength: 1, slot: 3 }],
  ['pass', { type: 'pass' }],
  ['decline', { type: 'decline' }],
  ['done', { type: 'done' }],
  ['nobleman:D', { type: 'nobleman', county: 3 }],
  ['1^court', { type: 'upgrade', ally: false, strength: 1, where: 'court', index: 0, to: 2 }],
  ['2^B', { type: 'upgrade', ally: false, strength: 2, where: 'county', index: 1, to: 3 }],
  ['2^squires', { type: 'upgrade', ally: false, strength: 2, where: 'castle', index: 1, to: 3 }],
  ['a1^upgrade', { type: 'upgrade', ally: true, strength: 1, where: 'castle', index: 1, to: 2 }],
  ['a3^LL', { type: 'upgrade', ally: true, strength: 3, where: 'conflict', index: 2, to: 4 }],
  ['yes', { type: 'vote', yes: true, votes: 0 }],
  ['no+3', { type: 'vote', yes: false, votes: 3 }],
  ['x0', { type: 'exchange', times: 0 }],
  ['take:both', { type: 'take', what: 'both' }],
  ['start:3', { type: 'name', seat: 2 }],
  ['sail:UR', { type: 'journey', slot: 1 }],
  ['knight@gold', { type: 'resolve', what: 'knight', space: 0 }],
  ['tile@votes', { type: 'resolve', what: 'tile', space: 2 }],
  ['ally@upgrade', { type: 'resolve', what: 'ally', space: 1 }],
  ['free:4', { type: 'free', strength: 4 }],
])('%s is how a player writes that move', (text, move) => {
  expect(game.write(move)).toBe(text)
})
