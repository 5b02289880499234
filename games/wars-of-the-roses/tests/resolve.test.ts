import { expect, test } from 'vitest'
import { DATA } from '../rules/figures.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

const [RED, YELLOW, GREEN, BLUE] = [P1, P2, P3, P4]

/** The turn of WR-T10 to WR-T13: the order is green, blue, red, yellow. */
function longExample(): Table {
  const table = new Table({
    order: [GREEN, BLUE, RED, YELLOW],
    own: [
      ['castle-windsor', 'noble-stafford'],
      ['town-winchester', 'bishop-winchester', 'castle-carisbrooke'],
      [],
      ['noble-neville-salisbury'],
    ],
    money: [50, 100, 100, 100],
    mercenaries: [1],
  })
  table.plan(RED, {
    troops: { 'town-winchester': 3, 'castle-carisbrooke': 4 },
    mercenaries: { 'castle-windsor': 1 },
    go: { 'noble-stafford': 'west-country' },
    white: ['noble-stafford'],
    black: ['noble-neville-salisbury'],
  })
  table.plan(BLUE, { go: { 'noble-neville-salisbury': 'south-east-england' }, troops: { 'town-winchester': 3 } })
  return table.reveal()
}

test('WR-T11 WR-A24 WR-A25 WR-A26 the long example: the bribe takes Neville where he went', () => {
  const table = longExample()
  expect(table.state.money).toEqual([3, 100, 100, 91])
  expect(table.events('bribe')).toEqual([
    { type: 'bribe', seat: RED, on: 'noble-neville-salisbury', owner: BLUE, result: 'won' },
  ])
  expect(table.owner('noble-neville-salisbury')).toBe(RED)
  expect(table.place('noble-neville-salisbury')).toBe('south-east-england')
})

test('WR-T12 WR-A28 WR-10.1 the long example: three battles in order', () => {
  const table = longExample()
  expect(
    table
      .events('battle')
      .map(({ seat, at, attackers, defenders, left, result }) => [seat, at, attackers, defenders, left, result]),
  ).toEqual([
    [RED, 'castle-carisbrooke', 4, 3, 1, 'taken'],
    [RED, 'town-winchester', 3, 2, 1, 'taken'],
    [BLUE, 'town-winchester', 3, 1, 2, 'taken'],
  ])
  expect(table.events('award')).toEqual([{ type: 'award', award: 'constable-of-the-tower', from: null, to: RED }])
  expect(table.owner('town-winchester')).toBe(BLUE)
})

test('WR-T13 the long example: parliament', () => {
  const table = longExample()
  const southEast = table.events('region').find((event) => event.region === 'south-east-england')
  expect(southEast).toMatchObject({ points: [16, 3, 0, 3], ranking: [RED, YELLOW, BLUE], vp: [7, 4] })
  expect(table.region('west-country')).toEqual([[RED, DATA.regions['west-country'].first]])
  expect([RED, YELLOW, GREEN, BLUE].map((seat) => table.scored(seat))).toEqual([17, 4, 0, 0])
})

test('WR-4.1 each phase is finished before the next: deployment, bribery, combat, parliament', () => {
  const types = longExample().told.map(({ event }) => event.type)
  const phases = [
    ['reveal'],
    ['bid', 'captain', 'paid', 'moved', 'guarded', 'deployed'],
    ['bribe'],
    ['battle'],
    ['region'],
  ]
  const spans = phases.map((of) => {
    const at = types.flatMap((type, i) => (of.includes(type) ? [i] : []))
    return [at[0] ?? -1, at.at(-1) ?? -1] as const
  })
  for (const [i, [first]] of spans.entries()) expect(first).toBeGreaterThan(spans[i - 1]?.[1] ?? -1)
})
