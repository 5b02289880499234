/** What must hold in every state is noticed when it does not (chapter 20 of the rules). */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { blockNo } from '../rules/blocks.ts'
import type { BlockId } from '../rules/ids.ts'
import { areaNo } from '../rules/map.ts'
import { ASIDE, DEAD, lay, POOL, put } from '../rules/places.ts'
import type { State } from '../types/index.ts'
import { L, Table, Y } from './position.ts'

const warwick = blockNo('york-warwick')
const turncoat = blockNo('lancaster-warwick')
const henry = blockNo('lancaster-henry-vi')
const york = blockNo('york-york')
const somerset = blockNo('lancaster-somerset')
const lie = (state: State, id: BlockId, area: string): void => lay(state, blockNo(id), areaNo(area))

/** Somerset stands in Dorset, Warwick in Kent, and nobody fights. */
const quiet = (): State => new Table({ lancaster: { dorset: 'somerset' }, york: { kent: 'warwick' } }).state

/** Somerset has come to Warwick in Kent. */
const battle = (): State =>
  new Table({ lancaster: { kent: 'somerset' }, york: { kent: 'warwick' } }).battle('kent', L, 'sussex', 'somerset')
    .state

test('states as they should be are not complained about', () => {
  game.assert?.(quiet())
  game.assert?.(battle())
  game.assert?.(game.setup(2, { scenario: 'kingmaker-1470' }, quick(1)))
})

test.each<[string, (state: State) => unknown]>([
  ['lancaster-somerset is nowhere', (state) => (state.at[somerset] = -1)],
  ['lancaster-somerset is nowhere', (state) => (state.at[somerset] = DEAD + 1)],
  ['lancaster-somerset has strength 0', (state) => (state.strength[somerset] = 0)],
  ['lancaster-somerset has strength 5', (state) => (state.strength[somerset] = 5)],
  ['lancaster-somerset stands in enemy exile', (state) => put(state, somerset, areaNo('ireland'))],
  ['york-warwick stands in enemy exile', (state) => put(state, warwick, areaNo('scotland'))],
  ['lies face down in an odd place', (state) => lie(state, 'lancaster-somerset', 'dorset')],
  ['york-york is set aside without a counterpart', (state) => put(state, york, ASIDE)],
  ['are in play', (state) => put(state, turncoat, areaNo('dorset'))],
  ['are in play', (state) => put(state, turncoat, POOL)],
  ['is aside, but its copy is not in play', (state) => put(state, warwick, ASIDE)],
  ['the count of blocks by area is wrong', (state) => state.here[Y][areaNo('kent')]!++],
  ['the count of blocks by area is wrong', (state) => ((state.down[somerset] = 1), (state.at[somerset] = POOL))],
  ['the King is not of the house on the throne', (state) => (state.king = york)],
  ['the Pretender is of the house on the throne', (state) => (state.pretender = somerset)],
  ['lancaster-henry-vi holds a title but is not in play', (state) => put(state, henry, DEAD)],
  ['york-york holds a title but is not in play', (state) => put(state, york, DEAD)],
  ['there are too many cards of face', (state) => state.hands[L].fill(state.hands[L][0]!)],
  ['there are too many cards of face', (state) => (state.spent[Y] = Array.from({ length: 25 }, () => 0))],
  ['kent is contested at rest', (state) => put(state, somerset, areaNo('kent'))],
])('a quiet state in which %s', (what, spoil) => {
  const state = quiet()
  spoil(state)
  expect(() => game.assert?.(state)).toThrow(what)
})

test.each<[string, (state: State) => unknown]>([
  ['seat 0 has other blocks in the battle than in kent', (state) => state.battle?.front[L].pop()],
  ['seat 1 has other blocks in the battle than in kent', (state) => state.battle?.reserve[Y].push(warwick)],
  ['lancaster-henry-vi does not belong in the battle', (state) => (state.battle!.front[L] = [henry])],
  ['york-warwick does not belong in the battle', (state) => (state.battle!.front[L] = [warwick])],
])('a battle in which %s', (what, spoil) => {
  const state = battle()
  spoil(state)
  expect(() => game.assert?.(state)).toThrow(what)
})

test('while blocks march an area may be contested, and a title may lie with the dead once the war is over', () => {
  const marching = quiet()
  marching.phase = 'action'
  put(marching, somerset, areaNo('kent'))
  game.assert?.(marching)
  const over = quiet()
  over.winner = Y
  put(over, henry, DEAD)
  game.assert?.(over)
})
