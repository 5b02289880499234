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

/** Norfolk attacks Oxford in Kent, Suffolk waits; March and the rebel stand elsewhere. */
const fought = (): Table => {
  const york = { kent: 'norfolk suffolk', derby: 'march' }
  const table = new Table({ lancaster: { kent: 'oxford/2' }, york, rebel: 'essex' })
  return table.entered(Y, 'kent', 'middlesex', 'suffolk').battle('kent', Y, 'sussex', 'norfolk')
}

test('a terminal shows who stands where, the own blocks by name, both houses and the battle', () => {
  const lines = game.speech.sketch?.(fought().view(L)).split('\n') ?? []
  const [red, white] = lines.splice(6, 2)
  expect(lines).toEqual([
    'campaign 1/3, turn 1/7, battle-turn',
    'derby            red 0, white 1',
    'essex            red 0, white 0, black 1',
    'kent             red 1, white 2: lancaster-oxford 2',
    'ireland          red 0, white 1',
    'france           red 1, white 0: lancaster-henry-vi 4',
    'battle kent, round 1/4, reserves 0:1',
    '    lancaster-oxford A2 × 2',
    '    york-norfolk B2 × 4',
  ])
  expect(red).toMatch(/^♛ red   7 cards \[.*\], count 1–1, pool 22$/)
  expect(white).toBe('  white 7 cards, count 0–3, pool 17')
})

test('how the houses stand: throne, heirs, heads as far as they are known, pool, cards', () => {
  const table = fought()
  const [lancaster, york] = game.speech.standing(table.view(L))
  expect(lancaster).toMatchObject({
    score: 1,
    facts: [{ say: 'fact.throne' }, { n: 5 }, { say: 'fact.count', n: 1 }, { n: 22 }, { n: 7 }],
  })
  expect(york).toMatchObject({
    score: 0,
    most: 3,
    facts: [{ say: 'fact.pretender' }, { n: 5 }, { say: 'fact.count-range', least: 0, n: 3 }, { n: 17 }, { n: 7 }],
  })
  const minors = new Table({
    york: { essex: 'march' },
    dead: ['york-york'],
    minors: ['york-gloucester'],
    pretender: 'york-march',
  })
  minors.state.due[Y] = 1
  minors.state.treason = Y
  const facts = game.speech.standing(minors.view(null)).map((house) => house.facts)
  expect(facts[Y]).toEqual(
    expect.arrayContaining([{ say: 'fact.heirs', n: 4 }, { say: 'fact.minors-due', n: 1 }, { say: 'fact.treason' }]),
  )
  expect(facts[L]?.map(({ say }) => say)).not.toContain('fact.treason')
})

test('R3-11.2 an area tells how many it feeds, and how many are too many, from the first on', () => {
  const told = (names: string) => {
    const view = new Table({ lancaster: { cornwall: names } }).view(L)
    return game.speech.describe?.(view, 'cornwall') ?? []
  }
  const four = 'oxford beaumont clifford devon'
  expect(told(four)).toContainEqual({ say: 'tell.feeds', n: 4 })
  expect(told(four).map(({ say }) => say)).not.toContain('tell.surplus')
  expect(told(`${four} stanley`)).toContainEqual({ say: 'tell.surplus', n: 1 })
  expect(told(four)).toContainEqual({ say: 'tell.men', men: [{ say: 'tell.red', n: 4 }] })
})
