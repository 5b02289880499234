import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

const sixes = (n: number): number[] => Array.from({ length: n }, () => 6)
/** What the seat to act may do, without the names of targets. */
const verbs = (table: Table, seat: number): string[] => [
  ...new Set(table.list(seat).map((text) => text.split(/[:!>]/).slice(0, 2).join(':'))),
]

test('T-20 R3-8.3 R3-8.4 R3-3.3 the order of a round: letters, and of one letter the defender first', () => {
  const table = new Table({ york: { leicester: 'herbert clarence' }, lancaster: { leicester: 'rivers' } })
  table.battle('leicester', Y, 'warwick', 'herbert clarence')
  for (let round = 1; round < 4; round++) {
    expect(table.state.battle?.round).toBe(round)
    table.play(Y, 'pass:herbert').play(L, 'pass:rivers').play(Y, 'pass:clarence')
  }
})

test('R3-8.4 D-31 between own blocks of one letter the owner chooses', () => {
  const table = new Table({ york: { kent: 'norfolk suffolk' }, lancaster: { kent: 'beaumont' } })
  table.battle('kent', L, 'sussex', 'beaumont')
  expect(table.view(Y).battle?.next).toEqual(['york-norfolk', 'york-suffolk'])
  table.play(Y, 'pass:suffolk')
  expect(table.list(Y).every((text) => text.includes('norfolk'))).toBe(true)
})

test('T-21 R3-8.5 a bombard opens the battle, later it comes last', () => {
  const table = new Table({ york: { kent: 'bombard' }, lancaster: { kent: 'clifford' } })
  table.battle('kent', L, 'sussex', 'clifford')
  table.play(Y, 'pass:bombard').play(L, 'pass:clifford')
  table.play(L, 'pass:clifford').play(Y, 'pass:bombard')
  const late = new Table({ york: { kent: 'norfolk bombard' }, lancaster: { kent: 'clifford' } })
  late.entered(Y, 'kent', 'middlesex', 'bombard').battle('kent', L, 'sussex', 'clifford')
  late.play(L, 'pass:clifford').play(Y, 'pass:norfolk')
  late.play(L, 'pass:clifford').play(Y, 'pass:norfolk', 'pass:bombard')
  expect(late.state.battle?.round).toBe(3)
})

test('T-22 R3-8.7 R3-3.2 one die per strength hits up to the firepower', () => {
  const attack = new Table({ lancaster: { kent: 'stanley/3' }, york: { kent: 'norfolk' } })
  attack.battle('kent', L, 'sussex', 'stanley').roll(1, 2, 5).play(Y, 'pass:norfolk').play(L, 'fire:stanley')
  expect(attack.told('fired')[0]).toMatchObject({ firepower: 2, hits: 2, dice: [1, 2, 5] })
  const defend = new Table({ lancaster: { lancaster: 'stanley/3' }, york: { lancaster: 'norfolk' } })
  defend.battle('lancaster', Y, 'derby', 'norfolk').roll(1, 3, 5).play(L, 'fire:stanley')
  expect(defend.told('fired')[0]).toMatchObject({ firepower: 3, hits: 2 })
})

test('T-23 R3-8.8 R3-8.9 hits go to the strongest, the owner chooses between equals', () => {
  const table = new Table({ york: { kent: 'norfolk/3 suffolk arundel/2' }, lancaster: { kent: 'northumberland' } })
  table.battle('kent', L, 'sussex', 'northumberland')
  table.play(Y, 'pass:norfolk', 'pass:suffolk', 'pass:arundel')
  table.roll(1, 1, 2, 3).play(L, 'fire:northumberland')
  expect(table.state.phase).toBe('assign-hits')
  expect(table.list(Y)).toEqual(['hit:norfolk', 'hit:suffolk'])
  table.play(Y, 'hit:norfolk')
  expect(table.where(Y, 'norfolk')).toBe('dead')
  expect([table.strength(Y, 'suffolk'), table.strength(Y, 'arundel')]).toEqual([2, 2])
})

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

test('T-25 R3-8.11 a charge strikes one block; a survivor shoots back at once', () => {
  const kill = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  kill.battle('kent', Y, 'sussex', 'march').play(L, 'pass:somerset').roll(1, 1, 3)
  kill.play(Y, 'charge:march!somerset')
  expect(kill.where(L, 'somerset')).toBe('dead')
  expect(kill.told('hits-lost')).toEqual([{ type: 'hits-lost', n: 1 }])
  expect(kill.told('shot-back')).toEqual([])

  const live = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  live.battle('kent', L, 'sussex', 'somerset').roll(2, 6, 6, 2).play(Y, 'charge:march!somerset')
  expect(live.strength(L, 'somerset')).toBe(1)
  expect(live.strength(Y, 'march')).toBe(2)
  // The attacking Somerset still has his own turn.
  expect(live.awaiting).toEqual([L])
  expect(live.may(L, 'fire:somerset')).toBe(true)

  const home = new Table({ york: { dorset: 'march/3' }, lancaster: { dorset: 'somerset/2' } })
  home.battle('dorset', Y, 'sussex', 'march').play(L, 'pass:somerset').roll(2, 6, 6, 3)
  home.play(Y, 'charge:march!somerset')
  expect(home.strength(Y, 'march')).toBe(2)
  // The defender has had his turn: the round is over.
  expect(home.state.battle?.round).toBe(2)
  const miss = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  miss.battle('kent', L, 'sussex', 'somerset').roll(2, 6, 6, 3).play(Y, 'charge:march!somerset')
  expect(miss.strength(Y, 'march')).toBe(3)
})

test('T-26 R3-8.11 D-30 only the senior heir who fights may charge', () => {
  const both = new Table({ york: { kent: 'york march' }, lancaster: { kent: 'oxford/1' } })
  both.battle('kent', L, 'sussex', 'oxford')
  expect(verbs(both, Y)).not.toContain('charge:march')
  both
    .roll(...sixes(3))
    .play(Y, 'fire:march')
    .play(L, 'pass:oxford')
  expect(verbs(both, Y)).toContain('charge:york')

  const reserve = new Table({ york: { kent: 'york march' }, lancaster: { kent: 'oxford' } })
  reserve.entered(Y, 'kent', 'middlesex', 'york').battle('kent', L, 'sussex', 'oxford')
  expect(verbs(reserve, Y)).toContain('charge:march')

  // York dies before March’s turn in the same round: March is senior now.
  const dies = new Table({ york: { kent: 'york/3 march/1' }, lancaster: { kent: 'clifford' } })
  dies.battle('kent', Y, 'sussex', 'york march').roll(1, 1, 1).play(L, 'fire:clifford')
  expect(dies.where(Y, 'york')).toBe('dead')
  expect(verbs(dies, Y)).toContain('charge:march')
})

test('T-27 R3-8.12 R3-8.13 D-04 a border both sides entered by is open to Player 2 alone', () => {
  const table = new Table({
    lancaster: { rutland: 'oxford beaumont' },
    york: { essex: 'norfolk', leicester: 'suffolk' },
  })
  table.cards('4', '3')
  table.play(L, 'oxford:rutland>essex', 'beaumont:rutland>essex', 'end')
  table.play(Y, 'suffolk:leicester>rutland>essex', 'end')
  // Nobody retreats in round 1.
  expect(
    table
      .list(L)
      .concat(table.list(Y))
      .some((text) => text.startsWith('retreat')),
  ).toBe(false)
  table.play(L, 'pass:oxford').play(Y, 'pass:norfolk').play(L, 'pass:beaumont')
  expect(table.list(L).some((text) => text === 'retreat:oxford>rutland')).toBe(false)
  table.play(L, 'pass:oxford')
  expect(table.may(Y, 'retreat:suffolk>rutland')).toBe(true)
  expect(table.may(Y, 'retreat:norfolk>rutland')).toBe(true)
})

test('T-28 R3-8.6 R3-8.15 D-05 in round 4 an attacker may only retreat', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'buckingham' } })
  table.battle('kent', L, 'sussex', 'henry-vi')
  expect(verbs(table, Y)).toEqual(['fire:buckingham', 'pass:buckingham'])
  table.play(Y, 'pass:buckingham')
  expect(verbs(table, L).toSorted()).toEqual([
    'charge:henry-vi',
    'fire:henry-vi',
    'pass:henry-vi',
    'treachery:henry-vi',
  ])
  for (let round = 1; round < 4; round++) {
    if (round > 1) {
      expect(verbs(table, Y)).toContain('retreat:buckingham')
      table.play(Y, 'pass:buckingham')
      expect(verbs(table, L)).toContain('retreat:henry-vi')
    }
    table.play(L, 'pass:henry-vi')
  }
  table.play(Y, 'pass:buckingham')
  expect(table.list(L).every((text) => text.startsWith('retreat:henry-vi>'))).toBe(true)
})

test('T-29 R3-8.14 R3-8.15 R3-2.5 D-04 in round 4 two retreat over a red border, the third dies; enemy Scotland is closed', () => {
  const table = new Table({
    york: { cumbria: 'norfolk suffolk arundel' },
    lancaster: { cumbria: 'oxford', lancaster: 'devon', northumbria: 'beaumont' },
  })
  table.battle('cumbria', Y, 'north-yorks', 'norfolk suffolk arundel')
  for (let round = 1; round < 4; round++) {
    table.play(L, 'pass:oxford')
    for (const name of ['norfolk', 'suffolk', 'arundel']) table.play(Y, `pass:${name}`)
  }
  table.play(L, 'pass:oxford')
  expect(table.list(Y).toSorted()).toEqual(
    ['norfolk', 'suffolk', 'arundel'].map((name) => `retreat:${name}>north-yorks`).toSorted(),
  )
  table.play(Y, 'retreat:norfolk>north-yorks', 'retreat:suffolk>north-yorks')
  expect(table.told('eliminated')).toEqual([
    { type: 'eliminated', block: 'york-arundel', cause: 'no-retreat', fate: 'dead' },
  ])
  const red = new Table({ lancaster: { cumbria: 'oxford beaumont' }, york: { cumbria: 'norfolk' } })
  red
    .battle('cumbria', L, 'north-yorks', 'oxford beaumont')
    .play(L, 'pass:oxford')
    .play(Y, 'pass:norfolk')
    .play(L, 'pass:beaumont')
  expect(red.may(L, 'retreat:oxford>scotland')).toBe(true)
})

function essex(main: string, defenders: string): Table {
  const table = new Table({
    york: { essex: `${main} suffolk arundel` },
    lancaster: { essex: `${defenders} clifford devon wiltshire` },
  })
  table
    .entered(Y, 'essex', 'middlesex', 'suffolk arundel')
    .entered(L, 'essex', 'east-anglia', 'clifford devon wiltshire')
  return table
}

test('T-30 R3-6.13 R3-8.10 R3-8.16 R3-8.17 R3-8.18 R3-8.19 D-29 wiped-out defenders: reserves deploy and the roles swap', () => {
  const table = essex('march norfolk hastings', 'oxford/1 beaumont/1')
  table.battle('essex', Y, 'rutland', 'march norfolk hastings')
  expect(table.view(Y).battle?.reserves.map(({ n }) => n)).toEqual([3, 2])
  expect(table.power(L, 'oxford')).toBe(3)
  table.roll(6).play(L, 'fire:oxford')
  table.roll(1, 2, 3).play(Y, 'fire:march').play(L, 'hit:oxford')
  expect(table.told('hits-lost')).toEqual([{ type: 'hits-lost', n: 1 }])
  expect(table.state.battle).toMatchObject({ attacker: L, round: 1 })
  expect(table.told('roles-swapped')).toEqual([{ type: 'roles-swapped', attacker: L }])
  // Norfolk and Hastings still fire at them; they themselves wait.
  expect(table.awaiting).toEqual([Y])
  expect(table.power(Y, 'norfolk')).toBe(2)
  table.roll(...sixes(7)).play(Y, 'fire:norfolk', 'fire:hastings')
  expect(table.state.battle?.round).toBe(2)
  expect(table.state.battle?.front[Y]).toHaveLength(5)
  for (let round = 2; round < 4; round++) {
    // York defends now, so his March is first among the A’s.
    table.play(Y, 'pass:march').play(L, 'pass:clifford')
    for (const name of ['norfolk', 'hastings', 'suffolk', 'arundel']) table.play(Y, `pass:${name}`)
    table.play(L, 'pass:devon', 'pass:wiltshire')
  }
  table.play(Y, 'pass:march')
  expect(table.list(L).every((text) => text.startsWith('retreat:clifford'))).toBe(true)
})

test('T-31 R3-8.18 wiped-out attackers deploy their reserves and stay attackers', () => {
  const table = essex('march/1 norfolk/1 hastings/1', 'oxford beaumont')
  table.battle('essex', Y, 'rutland', 'march norfolk hastings')
  table.roll(1, 2, 3).play(L, 'fire:oxford').play(Y, 'hit:march').play(Y, 'hit:norfolk')
  expect(table.state.battle?.attacker).toBe(Y)
  expect(table.state.battle?.front[Y]).toHaveLength(2)
  expect(table.told('reserves')).toHaveLength(1)
  expect(table.power(L, 'beaumont')).toBe(2)
  expect(table.list(L)).toContain('fire:beaumont')
  table.roll(...sixes(3)).play(L, 'fire:beaumont')
  expect(table.state.battle?.round).toBe(2)
})

test('T-32 R3-8.20 R3-8.21 D-36 the winner regroups within fresh border limits', () => {
  const table = new Table({
    lancaster: { powys: 'oxford beaumont clifford devon wiltshire' },
    york: { powys: 'norfolk/1' },
  })
  table.battle('powys', Y, 'chester', 'norfolk').roll(1, 1, 1).play(L, 'fire:clifford')
  expect(table.told('battle-over')).toEqual([{ type: 'battle-over', area: 'powys', winner: L }])
  const room = Object.fromEntries((table.view(L).regroup?.to ?? []).map(({ area, left }) => [area, left]))
  expect(room).toEqual({ caernarvon: 2, pembroke: 2, hereford: 2, glamorgan: 3, chester: 4 })
  table.play(L, 'regroup:oxford>pembroke', 'regroup:beaumont>pembroke')
  expect(table.may(L, 'regroup:devon>pembroke')).toBe(false)
  // The border the enemy came by is open to a regroup.
  table.play(L, 'regroup:devon>chester', 'end')
  expect(table.at(L, 'powys')).toEqual(['clifford', 'wiltshire'])
})

test('R3-8.1 R3-8.2 R3-1.3 Player 1 names the battles; fighters are shown, and hidden again after', () => {
  const table = new Table({
    lancaster: { kent: 'oxford', derby: 'beaumont' },
    york: { kent: 'norfolk', derby: 'suffolk/1' },
  })
  table.entered(L, 'kent', 'sussex', 'oxford', true).entered(L, 'derby', 'chester', 'beaumont', true).fight(L)
  expect(table.state.phase).toBe('choose-battle')
  expect(table.awaiting).toEqual([L])
  expect(table.list(L)).toEqual(['battle@derby', 'battle@kent'])
  table.play(L, 'battle@derby')
  expect(table.view(L).battle?.front.map(({ block }) => block)).toEqual(['lancaster-beaumont', 'york-suffolk'])
  table.play(Y, 'pass:suffolk').roll(1, 6, 6).play(L, 'fire:beaumont', 'end')
  // The other battle is the only one left and begins by itself.
  expect(table.view(L).battle?.area).toBe('kent')
  expect(JSON.stringify(table.view(Y)).includes('lancaster-beaumont"')).toBe(false)
})

test('R3-8.17 R3-8.18 D-26 defectors join with the next round; one left alone deploys at once', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi/1' }, york: { kent: 'buckingham norfolk' } })
  table.battle('kent', L, 'sussex', 'henry-vi')
  table.play(Y, 'pass:buckingham', 'pass:norfolk').roll(2).play(L, 'treachery:henry-vi!buckingham')
  expect(table.state.battle?.round).toBe(2)
  expect(table.state.battle?.front[L]).toHaveLength(2)

  const alone = new Table({ york: { kent: 'york/1' }, lancaster: { kent: 'buckingham henry-vi' } })
  alone.battle('kent', L, 'sussex', 'buckingham henry-vi')
  alone.play(Y, 'pass:york').play(L, 'pass:buckingham', 'pass:henry-vi')
  alone.roll(4).play(Y, 'treachery:york!buckingham').roll(1, 6, 6, 6).play(L, 'fire:henry-vi')
  expect(alone.where(Y, 'york')).toBe('dead')
  expect(alone.told('reserves')).toEqual([
    { type: 'reserves', seat: Y, blocks: [{ block: 'york-buckingham', strength: 4 }], deployed: true },
  ])
  // Only in round 1 do the roles swap.
  expect(alone.state.battle).toMatchObject({ attacker: L, round: 3 })
})
