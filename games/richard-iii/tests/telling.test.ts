/** What is told of a finished game: heirs by campaign, moments, marks, luck. */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Event, View } from '../types/index.ts'
import { L, Table, Y } from './position.ts'

const { speech } = game
const view = new Table({ campaign: 1, lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } }).view(null)

/** The same table with some heirs otherwise. */
function heirs(campaign: number, states: { readonly [block: string]: 'dead' | 'serves-enemy' }): View {
  const houses = view.houses.map((house) => ({
    ...house,
    heirs: house.heirs.map((heir) => ({ ...heir, state: states[heir.block] ?? ('in-play' as const) })),
  }))
  return { ...view, campaign, houses }
}

test('R3-14.1 R3-13.3 the score is the heirs in play: who fell, who was executed, who changed sides, by campaign', () => {
  const fell: Event = { type: 'eliminated', block: 'york-york', cause: 'battle', fate: 'dead' }
  const axe: Event = { type: 'eliminated', block: 'york-rutland', cause: 'execution', fate: 'dead' }
  const tally = speech.tally?.([
    { view: heirs(1, {}), events: [] },
    { view: heirs(1, { 'york-york': 'dead' }), events: [fell] },
    { view: heirs(2, { 'york-york': 'dead' }), events: [] },
    { view: heirs(2, { 'york-york': 'dead', 'york-rutland': 'dead', 'york-clarence': 'serves-enemy' }), events: [axe] },
    { view: heirs(2, { 'york-york': 'dead', 'york-rutland': 'dead' }), events: [] },
  ])
  expect(tally?.sources.map(({ say }) => say)).toEqual(['tally.heirs', 'tally.battle', 'tally.other', 'tally.sides'])
  expect(tally?.points).toEqual([
    [
      [5, 5],
      [0, -1],
      [0, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0],
      [0, -1],
      [0, 0],
    ],
  ])
})

test('R3-12.3 a throne that is taken is not called kept', () => {
  const count = (usurped: boolean): Event => ({ type: 'count', counts: [5, 7], london: null, usurped })
  const sides = { lancaster: { seat: 0 }, york: { seat: 1 } }
  const name = { say: 'moment.usurped', ...sides, red: 5, white: 7 }
  expect(speech.moment?.(count(true), view)).toEqual({ name, weight: 3 })
  expect(speech.moment?.(count(false), view)?.name.say).toBe('moment.kept')
})

test('R3-9 a block that changes sides and an heir who dies are the weightiest moments; a beaten levy is none', () => {
  const defected: Event = { type: 'defected', seat: L, from: 'york-warwick', to: 'lancaster-warwick' }
  expect(speech.moment?.(defected, view)).toEqual({
    name: { say: 'moment.defected', block: { say: 'block.warwick' } },
    weight: 3,
  })
  const gone = (block: 'york-york' | 'lancaster-clifford', fate: 'dead' | 'pool'): Event => ({
    type: 'eliminated',
    block,
    cause: 'battle',
    fate,
  })
  expect(speech.moment?.(gone('york-york', 'dead'), view)?.weight).toBe(3)
  expect(speech.moment?.(gone('lancaster-clifford', 'dead'), view)?.weight).toBe(2)
  expect(speech.moment?.(gone('lancaster-clifford', 'pool'), view)).toBeNull()
})

test('marches leave their route, and dice and deaths of a battle lie where it was fought', () => {
  const march: Event = { type: 'marched', seat: Y, colour: 'white', route: ['essex', 'kent'], attack: true, left: 1 }
  const battle: Event = { type: 'battle', area: 'kent', attacker: Y, front: [], reserves: [0, 0] }
  const fired: Event = { type: 'fired', block: 'york-norfolk', dice: [1, 6], firepower: 3, hits: 1 }
  const dead: Event = { type: 'eliminated', block: 'lancaster-oxford', cause: 'battle', fate: 'dead' }
  const over: Event = { type: 'battle-over', area: 'kent', winner: Y }
  expect(speech.trace?.([march, battle, fired, dead, over, dead])).toEqual([
    [{ kind: 'way', at: ['essex', 'kent'], seat: Y }],
    [],
    [{ kind: 'dice', at: ['kent'], seat: Y, dice: [1, 6] }],
    [{ kind: 'gone', at: ['kent'], seat: L }],
    [{ kind: 'changed', at: ['kent'], seat: Y }],
    [],
  ])
})

test('R3-8.5 luck counts hits beside those that such dice give on average', () => {
  expect(speech.luck?.({ type: 'fired', block: 'york-norfolk', dice: [1, 6, 2, 5], firepower: 3, hits: 2 })).toEqual({
    seat: Y,
    got: 2,
    due: 2,
  })
  expect(speech.luck?.({ type: 'passed', block: 'york-norfolk' })).toBeNull()
})
