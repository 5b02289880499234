import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

interface Bonus {
  readonly name: string
  readonly spec: ConstructorParameters<typeof Table>[0]
  readonly area: string
  readonly from: string
  readonly seat: 0 | 1
  readonly block: string
  readonly power: number
}

const bonuses: readonly Bonus[] = [
  {
    name: 'Exeter alone in Cornwall, Lancaster King',
    spec: { lancaster: { cornwall: 'exeter' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'exeter',
    power: 3,
  },
  {
    name: 'Exeter beside Henry VI in Cornwall',
    spec: { lancaster: { cornwall: 'exeter henry-vi' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'exeter',
    power: 2,
  },
  {
    name: 'Henry VI beside Exeter in Cornwall',
    spec: { lancaster: { cornwall: 'exeter henry-vi' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'henry-vi',
    power: 3,
  },
  {
    name: 'Exeter alone in Cornwall, York King',
    spec: { throne: Y, lancaster: { cornwall: 'exeter' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'exeter',
    power: 2,
  },
  {
    name: 'Henry VI in Cornwall, Exeter dead',
    spec: { dead: ['lancaster-exeter'], lancaster: { cornwall: 'henry-vi' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'henry-vi',
    power: 4,
  },
  {
    name: 'Henry VI in Cornwall, Exeter serving York',
    spec: { york: { kent: 'exeter' }, lancaster: { cornwall: 'henry-vi' } },
    area: 'cornwall',
    from: 'somerset',
    seat: L,
    block: 'henry-vi',
    power: 3,
  },
  {
    name: 'York as King in South Yorks',
    spec: { throne: Y, york: { 'south-yorks': 'york march' } },
    area: 'south-yorks',
    from: 'derby',
    seat: Y,
    block: 'york',
    power: 5,
  },
  {
    name: 'March beside him',
    spec: { throne: Y, york: { 'south-yorks': 'york march' } },
    area: 'south-yorks',
    from: 'derby',
    seat: Y,
    block: 'march',
    power: 3,
  },
  {
    name: 'York as Pretender in Hereford',
    spec: { york: { hereford: 'york' } },
    area: 'hereford',
    from: 'gloucester',
    seat: Y,
    block: 'york',
    power: 4,
  },
  {
    name: 'London levy in Middlesex',
    spec: { york: { middlesex: 'levy-london' } },
    area: 'middlesex',
    from: 'leicester',
    seat: Y,
    block: 'levy-london',
    power: 4,
  },
  {
    name: 'London levy in Kent',
    spec: { york: { kent: 'levy-london' } },
    area: 'kent',
    from: 'sussex',
    seat: Y,
    block: 'levy-london',
    power: 3,
  },
  {
    name: 'Canterbury in Kent',
    spec: { york: { kent: 'church-canterbury' } },
    area: 'kent',
    from: 'sussex',
    seat: Y,
    block: 'church-canterbury',
    power: 2,
  },
  {
    name: 'Welsh in Powys',
    spec: { lancaster: { powys: 'mercenary-welsh' } },
    area: 'powys',
    from: 'chester',
    seat: L,
    block: 'mercenary-welsh',
    power: 3,
  },
  {
    name: 'Clarence serving Lancaster in Rutland',
    spec: { lancaster: { rutland: 'clarence' } },
    area: 'rutland',
    from: 'lincoln',
    seat: L,
    block: 'clarence',
    power: 3,
  },
]

test.for(bonuses)(
  'T-24 R3-2.11 R3-2.12 R3-2.13 R3-2.14 R3-2.15 D-12 firepower: $name',
  ({ spec, area, from, seat, block, power }) => {
    const enemy =
      seat === L
        ? { york: { ...spec?.york, [area]: 'hastings' } }
        : { lancaster: { ...spec?.lancaster, [area]: 'beaumont' } }
    const table = new Table({ ...spec, ...enemy })
    table.battle(area, (1 - seat) as 0 | 1, from, seat === L ? 'hastings' : 'beaumont')
    expect(table.power(seat, block)).toBe(power)
    const fighter = table.view(null).battle?.front.find((shown) => shown.block.endsWith(`-${block}`))
    expect(fighter?.firepower).toBe(power)
  },
)

test('T-24 D-30 R3-2.14 York in reserve leaves shield and crown to March; attackers have no bonus', () => {
  const table = new Table({
    throne: Y,
    york: { 'south-yorks': 'york march' },
    lancaster: { 'south-yorks': 'beaumont' },
  })
  table.entered(Y, 'south-yorks', 'north-yorks', 'york').battle('south-yorks', L, 'derby', 'beaumont')
  expect(table.power(Y, 'march')).toBe(5)
  expect(table.view(L).battle?.front.find(({ block }) => block === 'york-march')?.bonuses).toEqual(['shield', 'crown'])
  const attack = new Table({ lancaster: { middlesex: 'henry-vi' }, york: { middlesex: 'norfolk' } })
  attack.battle('middlesex', L, 'essex', 'henry-vi')
  expect(attack.power(L, 'henry-vi')).toBe(2)
})
