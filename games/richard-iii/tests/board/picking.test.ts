import { expect, test } from 'vitest'
import type { Offer } from '../../../../art/board.ts'
import { defaultOptions, quick } from '../../../../engine/index.ts'
import { about } from '../../about.ts'
import { write } from '../../rules/notation.ts'
import { setup } from '../../rules/setup.ts'
import type { Move, View } from '../../types/index.ts'
import { view } from '../../view/index.ts'
import { type Deed, deedOf } from '../../board/places.ts'
import { firstHand } from '../../board/picking.ts'

const start: View = view(setup(2, defaultOptions(about), quick(1)), 0)
const deeds = (...moves: readonly Move[]): readonly Deed[] =>
  moves.map((move) => deedOf({ move, text: write(move), label: '' } satisfies Offer<Move>))
const EMPTY = { from: null, blocks: [] }

test('nothing is in hand before an area is taken up', () => {
  const marches = deeds({ type: 'march', block: 'lancaster-clifford', route: ['north-yorks', 'cumbria'] })
  expect(firstHand({ ...start, phase: 'action' }, marches, EMPTY)).toEqual(EMPTY)
})

test('blocks that may go no more leave the hand, and with the last of them the area is let go', () => {
  const before = { from: 'cornwall', blocks: ['lancaster-exeter', 'lancaster-devon'] } as const
  const marches = deeds({ type: 'march', block: 'lancaster-devon', route: ['cornwall', 'dorset'] })
  expect(firstHand({ ...start, phase: 'action' }, marches, before).blocks).toEqual(['lancaster-devon'])
  expect(firstHand({ ...start, phase: 'action' }, deeds({ type: 'end' }), before)).toEqual(EMPTY)
})

test('in battle the first of those whose turn it is is in hand, unless another was named', () => {
  const turns = deeds({ type: 'fire', block: 'lancaster-exeter' }, { type: 'fire', block: 'lancaster-devon' })
  const battle: View = { ...start, phase: 'battle-turn' }
  expect(firstHand(battle, turns, EMPTY).blocks).toEqual(['lancaster-exeter'])
  expect(firstHand(battle, turns, { from: null, blocks: ['lancaster-devon'] }).blocks).toEqual(['lancaster-devon'])
})

test('on the way home the next man without a place is in hand', () => {
  const homes = deeds(
    { type: 'home', block: 'lancaster-exeter', to: 'france' },
    { type: 'home', block: 'lancaster-devon', to: 'cornwall' },
  )
  const going: View = { ...start, phase: 'pretender-home', pending: ['lancaster-devon'] }
  expect(firstHand(going, homes, EMPTY).blocks).toEqual(['lancaster-devon'])
})

test('the victor has his men before him when he may regroup', () => {
  const steps = deeds({ type: 'regroup', block: 'lancaster-devon', to: 'dorset' })
  const won: View = { ...start, phase: 'regroup', regroup: { area: 'cornwall', seat: 0, to: [] } }
  expect(firstHand(won, steps, EMPTY)).toEqual({ from: 'cornwall', blocks: [] })
})
