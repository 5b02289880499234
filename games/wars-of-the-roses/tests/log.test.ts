/** What happened, as the log of the table says it: who, what, where and how many. */
import { expect, test } from 'vitest'
import { render } from '../../../engine/index.ts'
import { game } from '../index.ts'
import type { Event } from '../types/index.ts'
import en from '../words/en.json' with { type: 'json' }

const reader = {
  locale: 'en' as const,
  catalogues: [en],
  seatName: (seat: number) => ['Ann', 'Ben', 'Cat', 'Dan'][seat] ?? '?',
}

test.each<[string, Event]>([
  ['Turn 3 begins. Turn order: Cat, Ann, Ben, and Dan.', { type: 'turn', turn: 3, order: [2, 0, 1, 3] }],
  ['Ben takes Percy.', { type: 'drafted', seat: 1, card: 'noble-percy' }],
  ['Cat hires 3 mercenaries.', { type: 'hired', seat: 2, card: 'mercenary-1', n: 3 }],
  ['Ben becomes Lord High Admiral.', { type: 'award', award: 'lord-high-admiral', from: null, to: 1 }],
  ['Lord High Admiral passes from Ann to Ben.', { type: 'award', award: 'lord-high-admiral', from: 0, to: 1 }],
  [
    'Ann loses the title Lord High Admiral; nobody holds it now.',
    { type: 'award', award: 'lord-high-admiral', from: 0, to: null },
  ],
  ['Ann collects £9.', { type: 'income', seat: 0, amount: 9 }],
  ['Dan calls on French Aid: £12.', { type: 'aid', seat: 3, amount: 12 }],
  ['Dan keeps French Aid for later.', { type: 'aid', seat: 3, amount: 0 }],
  ['Everybody plans in secret.', { type: 'planning', turn: 2 }],
  ['Ben is ready.', { type: 'ready', seat: 1 }],
  [
    'Ben pays a bid of £6 for the Captain of Calais in Midlands.',
    { type: 'bid', seat: 1, region: 'midlands', amount: 6 },
  ],
  ['Ben wins the Captain of Calais for Midlands.', { type: 'captain', seat: 1, region: 'midlands' }],
  ['Nobody bid for the Captain of Calais.', { type: 'captain', seat: null, region: null }],
  [
    'Ann, ignored: 4 troops at Windsor Castle – no footing in the region.',
    { type: 'ignored', seat: 0, order: { kind: 'troops', at: 'castle-windsor', n: 4 }, why: 'no-presence' },
  ],
  [
    'Ann, not paid: 2 troops at Windsor Castle.',
    { type: 'dropped', seat: 0, order: { kind: 'troops', at: 'castle-windsor', n: 4 }, n: 2 },
  ],
  [
    'Ann, not paid: black cube on Percy.',
    { type: 'dropped', seat: 0, order: { kind: 'black', on: 'noble-percy' }, n: 1 },
  ],
  ['Ann pays £15 and keeps £4.', { type: 'paid', seat: 0, amount: 15, left: 4 }],
  ['Ann moves Percy: Wales → Midlands.', { type: 'moved', seat: 0, who: 'noble-percy', from: 'wales', to: 'midlands' }],
  [
    'Ann moves Ship of Berwick: Sea off Wales → Sea off the Midlands.',
    { type: 'moved', seat: 0, who: 'ship-berwick', from: 'sea-wales', to: 'sea-midlands' },
  ],
  ['Ben lays a white cube on Archbishop of York.', { type: 'guarded', seat: 1, on: 'bishop-york' }],
  [
    'Ann marches on Windsor Castle with 3 troops.',
    { type: 'deployed', seat: 0, at: 'castle-windsor', attack: true, troops: 3, mercenaries: 0 },
  ],
  [
    'Ann mans Windsor Castle with 3 troops and 2 mercenaries.',
    { type: 'deployed', seat: 0, at: 'castle-windsor', attack: false, troops: 3, mercenaries: 2 },
  ],
  [
    'Ann marches on Windsor Castle with 1 mercenary.',
    { type: 'deployed', seat: 0, at: 'castle-windsor', attack: true, troops: 0, mercenaries: 1 },
  ],
  ['Ann bribes Percy away from Ben.', { type: 'bribe', seat: 0, on: 'noble-percy', owner: 1, result: 'won' }],
  [
    'Ann tries to bribe Percy, but a white cube of Ben stands in the way.',
    { type: 'bribe', seat: 0, on: 'noble-percy', owner: 1, result: 'stopped' },
  ],
  [
    'Ann takes Windsor Castle from Ben, 6 against 4; 2 left.',
    {
      type: 'battle',
      seat: 0,
      at: 'castle-windsor',
      owner: 1,
      attackers: 6,
      defenders: 4,
      garrison: 3,
      result: 'taken',
      left: 2,
    },
  ],
  [
    'Ben holds Windsor Castle against Ann, 4 against 6; 2 left.',
    {
      type: 'battle',
      seat: 0,
      at: 'castle-windsor',
      owner: 1,
      attackers: 4,
      defenders: 6,
      garrison: 3,
      result: 'held',
      left: 2,
    },
  ],
  [
    'Ann and Ben fight each other to the last at Windsor Castle, 4 against 4; it is neutral now.',
    {
      type: 'battle',
      seat: 0,
      at: 'castle-windsor',
      owner: 1,
      attackers: 4,
      defenders: 4,
      garrison: 3,
      result: 'neutral',
      left: 0,
    },
  ],
  [
    'Ann walks into neutral Windsor Castle with 1.',
    {
      type: 'battle',
      seat: 0,
      at: 'castle-windsor',
      owner: null,
      attackers: 4,
      defenders: 3,
      garrison: 3,
      result: 'taken',
      left: 1,
    },
  ],
  ['5 mercenaries go back to the supply.', { type: 'disbanded', n: 5 }],
  [
    'Wales: Ben 9 CP (5 VP), Ann 6 CP (2 VP), and Dan 4 CP. 5 votes for York.',
    { type: 'region', region: 'wales', points: [6, 9, 0, 4], ranking: [1, 0, 3], vp: [5, 2], house: 'york', votes: 5 },
  ],
  [
    'Wales: Ben 9 CP (5 VP).',
    { type: 'region', region: 'wales', points: [0, 9, 0, 0], ranking: [1], vp: [5], house: null, votes: 0 },
  ],
  [
    'Wales: nobody has any control.',
    { type: 'region', region: 'wales', points: [0, 0, 0, 0], ranking: [], vp: [], house: null, votes: 0 },
  ],
  [
    'York crowns the King, 25 votes to 14: 5 VP for each of its players.',
    { type: 'king', house: 'york', votes: { lancaster: 14, york: 25 }, vp: 5 },
  ],
  [
    'The votes are level, 14 to 14: no King this turn.',
    { type: 'king', house: null, votes: { lancaster: 14, york: 14 }, vp: 0 },
  ],
  ['Ben scores 4 VP as Constable of the Tower.', { type: 'titled', seat: 1, award: 'constable-of-the-tower', vp: 4 }],
  ['Ben scores 2 VP for trade: Port of Berwick and its ship.', { type: 'trade', seat: 1, port: 'port-berwick', vp: 2 }],
  ['Ben scores 3 VP for the church: Durham and its bishop.', { type: 'church', seat: 1, town: 'town-durham', vp: 3 }],
  ['The game is over. Cat wins with 91 VP.', { type: 'over', ranking: [2, 0, 1, 3], vp: [80, 70, 91, 60] }],
])('%s', (text, event) => {
  expect(render(game.speech.event(event), reader)).toBe(text)
})
