import { expect, test } from 'vitest'
import { holderFor } from '../rules/awards.ts'
import { realmOf } from '../rules/figures.ts'
import { type AssetId, assetNumber } from '../rules/ids.ts'
import { changeOwner } from '../rules/owners.ts'
import { P1, P2, P3, P4, Scene } from './position.ts'

const give = (scene: Scene, id: AssetId, seat: number): void =>
  changeOwner(realmOf(scene.state), scene.state, assetNumber(id), seat, null)
const holder = (scene: Scene, award: string): number | null | undefined =>
  scene.view(null).awards.find((each) => each.id === award)?.holder

test('WR-T42 WR-12.1 WR-12.2 the first with two holds it until somebody has more', () => {
  const scene = new Scene({ own: [['ship-berwick'], [], ['ship-sandwich'], []] })
  give(scene, 'ship-plymouth', P3)
  expect(holder(scene, 'lord-high-admiral')).toBe(P3)
  give(scene, 'ship-kingston', P1)
  expect(holder(scene, 'lord-high-admiral')).toBe(P3)
  give(scene, 'ship-caernarfon', P1)
  expect(holder(scene, 'lord-high-admiral')).toBe(P1)
})

test('WR-T43 WR-12.3 the holder loses one: the earliest of those with most', () => {
  const scene = new Scene({
    own: [['bishop-york'], [], ['bishop-durham', 'bishop-exeter'], ['bishop-norwich']],
  })
  give(scene, 'bishop-st-davids', P1)
  expect(holder(scene, 'archbishop-of-canterbury')).toBe(P3)
  scene.plan(P4, { black: ['bishop-exeter'] }).reveal()
  expect(scene.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: P3, to: P1 }])
})

test('WR-T44 WR-A9 WR-12.4 an award nobody deserves lies on the board and can be claimed again', () => {
  const scene = new Scene({ own: [['castle-harlech'], ['castle-windsor', 'castle-bamburgh'], ['noble-stafford'], []] })
  scene.plan(P3, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(holder(scene, 'constable-of-the-tower')).toBeNull()
  expect(scene.events('titled')).toEqual([])
  give(scene, 'castle-kenilworth', P1)
  expect(holder(scene, 'constable-of-the-tower')).toBe(P1)
})

test('WR-T45 one battle takes from one count and adds to the other', () => {
  const scene = new Scene({
    own: [
      ['port-berwick', 'port-kingston', 'port-sandwich'],
      ['port-plymouth', 'port-caernarfon', 'noble-stafford'],
      [],
      [],
    ],
  })
  expect(holder(scene, 'warden-of-the-cinque-ports')).toBe(P1)
  scene.plan(P2, { troops: { 'port-sandwich': 2 } }).reveal()
  expect(holder(scene, 'warden-of-the-cinque-ports')).toBe(P2)
})

test('WR-12.1 a new turn order alone changes nothing', () => {
  const scene = new Scene({
    own: [['castle-harlech', 'castle-windsor'], ['castle-bamburgh', 'castle-kenilworth'], [], []],
    vp: [50, 0, 0, 0],
  })
  expect(holder(scene, 'constable-of-the-tower')).toBe(P1)
  scene.reveal()
  expect(scene.state.order.indexOf(P1)).toBe(3)
  expect(holder(scene, 'constable-of-the-tower')).toBe(P1)
})

test('WR-12.3 the rule by itself', () => {
  const order = [P3, P1, P2, P4]
  expect(holderFor([2, 2, 1, 0], P2, order, 2)).toBe(P2)
  expect(holderFor([2, 1, 2, 0], P2, order, 2)).toBe(P3)
  expect(holderFor([1, 1, 1, 1], P2, order, 2)).toBe(-1)
  expect(holderFor([3, 2, 0, 0], P2, order, 2)).toBe(P1)
  expect(holderFor([2, 2, 0, 0], -1, order, 2)).toBe(P1)
})

test('WR-12.5 house partners do not count together', () => {
  const scene = new Scene({ houses: [0, 0, 1, 1], own: [['castle-harlech'], ['castle-windsor'], [], []] })
  expect(holder(scene, 'constable-of-the-tower')).toBeNull()
})

test('WR-12.6 WR-A30 the Captain of Calais is no running award, and each award counts its own kind', () => {
  const scene = new Scene({})
  expect(scene.view(null).awards.map(({ id, counts }) => [id, counts])).toEqual([
    ['lord-high-admiral', 'ship'],
    ['archbishop-of-canterbury', 'bishop'],
    ['constable-of-the-tower', 'castle'],
    ['warden-of-the-cinque-ports', 'port'],
  ])
})
