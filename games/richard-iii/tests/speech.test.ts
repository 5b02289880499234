/** What is asked, in words that are true at that moment. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { L, Table, Y } from './position.ts'

const asked = (table: Table): string => game.speech.prompt(table.view(L), L).ask.say

test('R3-6.1 R3-6.2 with no points left nobody is told to march, sail and recruit: only who may march on is', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford beaumont', kent: 'clifford' }, york: { essex: 'norfolk' } })
  table.cards('2', '3').play(Y, 'end')
  expect(asked(table)).toBe('prompt.action')
  table.play(L, 'oxford:cumbria>north-yorks', 'clifford:kent>sussex')
  expect(asked(table)).toBe('prompt.action.on')
  table.play(L, 'beaumont:cumbria>north-yorks')
  expect(asked(table)).toBe('prompt.action.over')
})

test('R3-7.6 the Plague asks for its city although it has no points', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford' }, york: { middlesex: 'norfolk' } }).cards('plague', '3')
  expect(asked(table)).toBe('prompt.action.plague')
})

test('a listener can ask who is out for good and how many minors are to come', () => {
  const view = new Table({ lancaster: { cumbria: 'oxford' }, york: { essex: 'norfolk' } }).view(L)
  const [lancaster, york] = view.houses
  if (!lancaster || !york) throw new Error('no houses')
  const dead = ['lancaster-henry-vi'] as const
  const told = (house: typeof york) => game.speech.describe?.({ ...view, houses: [lancaster, house] }, 'house 1') ?? []
  expect(told({ ...york, dead, minorsDue: 2 })).toEqual(
    expect.arrayContaining([
      { say: 'tell.dead', blocks: [{ say: 'block.henry-vi' }] },
      { say: 'tell.minors', n: 2 },
    ]),
  )
  expect(told({ ...york, dead: [], minorsDue: 0 }).map(({ say }) => say)).not.toContain('tell.dead')
})
