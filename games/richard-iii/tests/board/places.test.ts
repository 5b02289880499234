import { expect, test } from 'vitest'
import type { Offer } from '../../../../art/board.ts'
import { write } from '../../rules/notation.ts'
import type { Move } from '../../types/index.ts'
import { courses, type Deed, deedOf, movers, nextStep, shipsOf, without } from '../../board/places.ts'

const offer = (move: Move): Offer<Move> => ({ move, text: write(move), label: write(move) })
const march = (block: 'york-march' | 'york-kent', ...route: Extract<Move, { type: 'march' }>['route']): Move => ({
  type: 'march',
  block,
  route,
})
const deeds = (moves: readonly Move[]): readonly Deed[] => moves.map((move) => deedOf(offer(move)))

const GROUP = deeds([
  march('york-march', 'kent', 'sussex'),
  march('york-march', 'kent', 'sussex', 'oxford'),
  march('york-march', 'kent', 'middlesex', 'oxford'),
  march('york-kent', 'kent', 'sussex'),
  march('york-kent', 'kent', 'middlesex', 'oxford'),
  { type: 'sail', blocks: ['york-march'], from: 'kent', to: 'sussex', zone: null },
  { type: 'sail', blocks: ['york-kent'], from: 'kent', to: 'sussex', zone: null },
  { type: 'sail', blocks: ['york-march', 'york-kent'], from: 'kent', to: 'sussex', zone: null },
  { type: 'end' },
])

test('the blocks that can be sent somewhere are those of offers with a place', () => {
  expect([...movers(GROUP)]).toEqual(['york-march', 'york-kent'])
  expect([
    ...movers(
      deeds([
        { type: 'starve', block: 'york-kent' },
        { type: 'battle', area: 'kent' },
      ]),
    ),
  ]).toEqual([])
})

test('a group has the places of all its blocks, and for each way those who can take it', () => {
  const found = courses(GROUP, ['york-march', 'york-kent'])
  expect([...found.keys()]).toEqual(['sussex', 'oxford'])
  expect(found.get('oxford')?.map(({ way, blocks }) => [way.key, blocks.length])).toEqual([
    ['kent>middlesex>oxford', 2],
    ['kent>sussex>oxford', 1],
  ])
})

test('of ways for as many blocks the land comes before the sea, and short before long', () => {
  expect(
    courses(GROUP, ['york-march'])
      .get('sussex')
      ?.map(({ way }) => way.by),
  ).toEqual(['land', 'sea'])
})

test('a block that is not picked does not count, not even in a ship for two', () => {
  const found = courses(GROUP, ['york-kent'])
  expect(found.get('sussex')?.flatMap((course) => course.deeds.map(({ offer: { text } }) => text))).toEqual([
    'kent:kent>sussex',
    'kent:kent~sussex',
  ])
})

test('an errand by sea takes two in one ship where that is offered', () => {
  const errand = { blocks: ['york-march', 'york-kent'] as const, place: 'sussex', way: '~' } as const
  expect(nextStep(GROUP, errand)?.offer.text).toBe('march+kent:kent~sussex')
})

test('an errand by land goes block by block in the order picked, and stops when nobody can go', () => {
  const errand = { blocks: ['york-kent', 'york-march'] as const, place: 'sussex', way: 'kent>sussex' } as const
  const first = nextStep(GROUP, errand)
  expect(first?.offer.text).toBe('kent:kent>sussex')
  const rest = without(errand, first?.blocks ?? [])
  expect(nextStep(GROUP, rest)?.offer.text).toBe('march:kent>sussex')
  expect(nextStep(GROUP.slice(5), rest)).toBeNull()
})

test('two in a ship need one point, two who may not share it need two, and a march needs no ship', () => {
  const [march, sail] = courses(GROUP, ['york-march', 'york-kent']).get('sussex') ?? []
  expect(march && shipsOf(march)).toBe(0)
  expect(sail && shipsOf(sail)).toBe(1)
  const alone = GROUP.filter(({ blocks }) => blocks.length < 2)
  const [, apart] = courses(alone, ['york-march', 'york-kent']).get('sussex') ?? []
  expect(apart && shipsOf(apart)).toBe(2)
})

test('a main attack is named by the area it comes from', () => {
  expect(deeds([{ type: 'main', area: 'kent', from: 'sussex' }])[0]?.place).toBe('sussex')
})
