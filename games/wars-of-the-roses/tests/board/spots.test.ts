import { expect, test } from 'vitest'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { CLOSE, ICON, LAND, SEA, type Spot, MAP } from '../../board/geometry.ts'
import { isHome, PLATE, siteOf, standings } from '../../board/spots.ts'
import { game } from '../../index.ts'
import { NOBLES, REGIONS, SEA_ZONES, SHIPS } from '../../rules/ids.ts'
import type { AssetView } from '../../types/index.ts'

const fresh = game.view(game.setup(4, defaultOptions(game.about), quick(1)), null).assets

/** The assets with every noble in one region and every ship in one zone. */
const crowded = (n: number): readonly AssetView[] =>
  fresh.map((asset) => {
    if (asset.type === 'noble') return { ...asset, region: REGIONS[n % REGIONS.length] ?? null }
    if (asset.type === 'ship') return { ...asset, zone: SEA_ZONES[n % SEA_ZONES.length] ?? null }
    return asset
  })

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

test.each(REGIONS.map((id, n) => [id, n] as const))('six nobles in %s stand clear of each other', (_, n) => {
  const all = standings(crowded(n))
  expect([...all.keys()].toSorted()).toEqual([...NOBLES, ...SHIPS].toSorted())
  const home = fresh.filter((asset) => asset.type === 'noble' && asset.home === REGIONS[n])
  const guests = fresh.filter((asset) => asset.type === 'noble' && asset.home !== REGIONS[n])
  const few = crowded(n).filter(({ id }) => [...home, ...guests.slice(0, 3)].some((noble) => noble.id === id))
  const spots = [...standings(few).values()]
  expect(spots).toHaveLength(5)
  spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(40)))
})

test('everything that has a place of its own stands clear of its neighbours, on the map', () => {
  const fixed = fresh.filter(({ type }) => type !== 'noble').map(({ id }) => siteOf(id))
  for (const [i, a] of fixed.entries()) {
    expect(a.x).toBeGreaterThan(MAP.whole[0])
    expect(a.x).toBeLessThan(MAP.whole[2])
    expect(a.y).toBeGreaterThan(MAP.whole[1])
    expect(a.y).toBeLessThan(MAP.whole[3])
    for (const b of fixed.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(40)
  }
})

test('a ship at home lies where the map has its berth', () => {
  const spots = standings(fresh)
  for (const ship of fresh.filter(({ type }) => type === 'ship')) {
    expect(isHome(ship)).toBe(true)
    expect(spots.get(ship.id as 'ship-berwick')).toEqual({ x: ICON[ship.id]?.x, y: ICON[ship.id]?.y })
  }
})

test('every region and sea zone is drawn; a close look shows all of a region', () => {
  for (const id of SEA_ZONES) expect(SEA[id]).toMatch(/^M.*Z$/)
  for (const id of REGIONS) {
    expect(LAND[id]).toMatch(/^M.*Z$/)
    const [x, y, width, height] = CLOSE[id]
    for (const asset of fresh.filter((known) => known.home === id && known.type !== 'noble' && known.type !== 'ship')) {
      const site = siteOf(asset.id)
      expect(site.x).toBeGreaterThan(x)
      expect(site.x).toBeLessThan(x + width)
      expect(site.y).toBeGreaterThan(y)
      expect(site.y).toBeLessThan(y + height)
    }
    // The plate of a region covers no fixed piece.
    for (const { id: piece, type } of fresh)
      if (type !== 'noble') {
        const { x: px, y: py } = siteOf(piece)
        expect(Math.abs(px - PLATE[id].x) > 95 || Math.abs(py - PLATE[id].y) > 55).toBe(true)
      }
  }
})
