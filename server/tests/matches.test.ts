/** The matches of a rules thread: each answers for itself, as long as it is here and as far as the asker knows. */
import { expect, test } from 'vitest'
import { type About, defaultOptions } from '../../engine/index.ts'
import { Matches } from '../rules/matches.ts'
import type { Ask, Load } from '../rules/messages.ts'
import { catalogue as countingGames } from './counting-games.ts'

const DICE = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
const load = (about: About): Load => ({
  setup: { game: about.id, version: about.version, seats: 2, options: defaultOptions(about), dice: DICE },
  snapshot: null,
  log: [],
})
const counting = countingGames[0]!
const countingGame = await counting.load()
const act = (seat: number, number: number, step: string): Ask => ({
  op: 'play',
  act: { kind: 'act', seat, id: `${seat}-${number}`, number, steps: [step] },
  viewers: [],
  hashed: [],
  at: 0,
  paused: false,
  people: [],
})

test.each([
  ['one', { carried: { order: 'mine', text: 'two' }, ended: [] }],
  ['two', { carried: null, ended: [{ order: 'mine', why: 'stopped' }] }],
])('an order waits until its seat is asked; what comes of it is known when %s is counted', async (first, expected) => {
  const entry = countingGames.find(({ about }) => about.id === 'counting-ordered')!
  const matches = new Matches()
  matches.host('t', await entry.load(), load(entry.about))
  const line = matches.answer('t', 0, { op: 'line', seat: 1, plies: ['one', 'two'] })
  const steps = line.kind === 'line' ? (line.steps ?? []) : []
  const orders = [{ id: 'mine', kind: 'line', span: 'once', turn: 0, steps } as const]
  const look: Ask = { op: 'standing', seat: 1, orders }
  expect(matches.answer('t', 0, look)).toMatchObject({ carried: null, ended: [] })
  matches.answer('t', 0, act(0, 0, first))
  expect(matches.answer('t', 1, look)).toMatchObject(expected)
})

test('a match that is not here, or not where the asker takes it to be, says that it is missing', () => {
  const matches = new Matches()
  const state = { op: 'state', seat: null, legal: false, print: true } as const
  const kind = (table: string, length: number, ask: Ask = state): string => matches.answer(table, length, ask).kind
  expect(kind('t', 0)).toBe('missing')
  matches.host('t', countingGame, load(counting.about))
  expect([kind('t', 0), kind('other', 0), kind('t', 1)]).toEqual(['text', 'missing', 'missing'])
  expect(kind('t', 0, act(0, 0, 'one'))).toBe('played')
  expect([kind('t', 0), kind('t', 1)]).toEqual(['missing', 'text'])
  expect([kind('t', 1, { op: 'forget' }), kind('t', 1)]).toEqual(['done', 'missing'])
})

test('of many matches those are let go that nobody has asked about for longest', () => {
  const matches = new Matches()
  const has = (n: number): boolean =>
    matches.answer(`t${n}`, 0, { op: 'state', seat: null, legal: false, print: true }).kind !== 'missing'
  let kept = 0
  for (let n = 0; n < 2000; n++) {
    matches.host(`t${n}`, countingGame, load(counting.about))
    if (has(0)) kept++
  }
  expect([kept, has(1), has(1999)]).toEqual([2000, false, true])
})
