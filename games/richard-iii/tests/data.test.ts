import { expect, test } from 'vitest'
import data from '../data.json' with { type: 'json' }
import { AREAS, BLOCKS, SCENARIOS, ZONES } from '../rules/ids.ts'

const areas = new Map(data.areas.map((area) => [area.id, area]))
const blocks = new Map(data.blocks.map((block) => [block.id, block]))
const shields = new Map(data.shields.map((shield) => [shield.id, shield]))
const area = (id: string) => areas.get(id)!
const bordering = (a: string, b: string): string | undefined =>
  data.borders.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a))?.type

test('the ids in code are those of the data, in its order', () => {
  expect(data.areas.map(({ id }) => id)).toEqual([...AREAS])
  expect(data.blocks.map(({ id }) => id)).toEqual([...BLOCKS])
  expect(data.seaZones.map(({ id }) => id)).toEqual([...ZONES])
  expect(data.scenarios.map(({ id }) => id)).toEqual([...SCENARIOS])
})

test('R3-3.1 blocks: counts, ratings and pairs are consistent', () => {
  for (const side of data.sides) {
    const own = data.blocks.filter((block) => block.side === side.id)
    expect(own).toHaveLength(31)
    const cities = data.areas.filter(({ city }) => city?.allegiance === side.id)
    expect(own.filter(({ kind }) => kind === 'levy')).toHaveLength(cities.length)
    for (const { id, city } of cities) expect(blocks.get(`${side.id}-levy-${city?.id}`)?.home).toEqual([id])
  }
  for (const block of data.blocks) {
    expect([2, 3, 4]).toContain(block.maxStrength)
    expect('ABCD').toContain(block.initiative)
    expect(block.loyalty !== null).toBe(block.counterpart !== null)
    for (const home of block.home) expect(areas.has(home)).toBe(true)
    if (block.mark === 'rose' || block.neville) expect(block.onDeath).toBe('permanent')
    if (!block.counterpart) continue
    const other = blocks.get(block.counterpart)!
    expect(other).toMatchObject({
      counterpart: block.id,
      maxStrength: block.maxStrength,
      initiative: block.initiative,
      firepower: block.firepower,
    })
    expect(other.side).not.toBe(block.side)
  }
})

test('R3-2.2 borders: one of three kinds between two areas, with that kind’s limit', () => {
  const pairs = new Set<string>()
  for (const { id, a, b, type, limit } of data.borders) {
    expect(id).toBe(`${a}--${b}`)
    expect(areas.has(a) && areas.has(b)).toBe(true)
    expect(limit).toBe(data.borderTypes[type as 'major'].limit)
    pairs.add([a, b].sort().join())
  }
  expect(pairs.size).toBe(62)
  expect(
    ['glamorgan somerset', 'east-yorks lincoln', 'kent essex'].map((pair) =>
      bordering(...(pair.split(' ') as [string, string])),
    ),
  ).toEqual([undefined, undefined, undefined])
  expect([bordering('middlesex', 'oxford'), bordering('oxford', 'sussex'), bordering('powys', 'hereford')]).toEqual([
    'major',
    'river',
    'minor',
  ])
})

test('R3-2.2 the mainland hangs together; island and three exile boxes stand apart', () => {
  const seen = new Set(['middlesex'])
  const queue = ['middlesex']
  for (let here = queue.pop(); here; here = queue.pop())
    for (const { a, b } of data.borders)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (from === here && !seen.has(to)) {
          seen.add(to)
          queue.push(to)
        }
  expect(data.areas.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([
    'isle-of-man',
    'ireland',
    'france',
    'calais',
  ])
})

test('R3-2.7 R3-2.9 R3-2.10 seas: zones, ports and the areas with two seas', () => {
  for (const zone of data.seaZones) {
    const touching = data.areas.filter(({ seaZones }) => (seaZones as string[]).includes(zone.id)).map(({ id }) => id)
    expect(touching.toSorted()).toEqual([...zone.areas].toSorted())
  }
  const two = data.areas.filter(({ seaZones }) => seaZones.length === 2).map(({ id }) => id)
  expect(two.toSorted()).toEqual(['calais', 'cornwall', 'france', 'kent', 'scotland'])
  for (const { majorPort, seaZones } of data.areas) expect(!majorPort || seaZones.length > 0).toBe(true)
  for (const inland of ['hereford', 'gloucester', 'south-yorks']) expect(area(inland).seaZones).toEqual([])
  expect(area('middlesex')).toMatchObject({ majorPort: true, seaZones: ['north-sea'] })
})

test('R3-2.3 R3-2.4 R3-2.5 R3-11.2 cities, Wales, exile and supply limits', () => {
  const favours = (side: string): string[] =>
    data.areas.flatMap(({ city }) => (city?.allegiance === side ? [city.name] : [])).toSorted()
  expect(favours('lancaster')).toEqual(['Bristol', 'Coventry', 'Newcastle', 'York'])
  expect(favours('york')).toEqual(['London', 'Norwich', 'Salisbury'])
  expect(
    data.areas
      .filter(({ wales }) => wales)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['caernarvon', 'glamorgan', 'pembroke', 'powys'])
  const exile: { [id: string]: number } = { calais: 4, france: 4, ireland: 2, scotland: 2 }
  for (const { id, city, supplyLimit } of data.areas) expect(supplyLimit).toBe(exile[id] ?? (city ? 5 : 4))
  expect(data.areas.filter(({ crown }) => crown)).toHaveLength(11)
})

test('R3-2.13 shields: every one has owners and areas; the house shields are three and two', () => {
  for (const { id, shields: here } of data.areas)
    for (const shield of here) expect(shields.get(shield)?.areas).toContain(id)
  for (const { owners, areas: here } of data.shields) expect(owners.length * here.length).toBeGreaterThan(0)
  for (const block of data.blocks)
    if (block.kind === 'heir' || block.kind === 'noble')
      expect(shields.get(block.shield ?? '')?.owners).toContain(block.id)
  expect([shields.get('house-york')?.areas.length, shields.get('house-lancaster')?.areas.length]).toEqual([3, 2])
})

test.for(data.scenarios)(
  'R3-4.1 R3-4.5 R3-15.1 set-up of $id: every block once, one copy of a pair in play',
  (scenario) => {
    const at = new Map(scenario.placements.map(({ block, at }) => [block, at]))
    expect(at.size).toBe(63)
    const inPlay = (id: string): boolean =>
      areas.has(at.get(id) ?? '') || ['@pool', '@minor'].includes(at.get(id) ?? '')
    for (const block of data.blocks) {
      const place = at.get(block.id) ?? ''
      expect(areas.has(place) || ['@pool', '@minor', '@enemy', '@eliminated'].includes(place)).toBe(true)
      const owner = areas.get(place)?.exileOwner
      if (owner) expect(owner).toBe(block.side)
      if (block.counterpart) {
        expect(inPlay(block.id) && inPlay(block.counterpart)).toBe(false)
        expect(place === '@enemy').toBe(inPlay(block.counterpart))
      }
    }
    expect(blocks.get(scenario.king)?.kind).toBe('heir')
    expect(blocks.get(scenario.king)?.side).not.toBe(blocks.get(scenario.pretender)?.side)
  },
)
