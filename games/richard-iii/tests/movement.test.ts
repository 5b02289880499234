import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

const ends = (list: readonly string[], area: string): string[] =>
  list.filter((text) => text.includes(':') && text.endsWith(`>${area}`))

test('T-06 R3-6.2 R3-6.3 R3-6.8 four blocks cross a yellow border, the fifth goes round, for one point', () => {
  const table = new Table({ lancaster: { middlesex: 'oxford beaumont clifford devon wiltshire' } }).cards('3', '2')
  for (const name of ['oxford', 'beaumont', 'clifford', 'devon']) table.play(L, `${name}:middlesex>oxford`)
  expect(table.may(L, 'wiltshire:middlesex>oxford')).toBe(false)
  expect(table.may(L, 'wiltshire:middlesex>leicester>oxford')).toBe(true)
  expect(table.may(L, 'wiltshire:middlesex>sussex>oxford')).toBe(true)
  expect(table.view(L).borders.find(({ id }) => id === 'middlesex--oxford')?.left[L]?.ab).toBe(0)
  table.play(L, 'wiltshire:middlesex>sussex>oxford')
  expect(table.state.points).toBe(2)
})

test('T-07 R3-6.8 seven blocks want to Rutland: three direct, three by Essex, none for the seventh', () => {
  const names = ['norfolk', 'suffolk', 'arundel', 'essex', 'worcester', 'hastings', 'herbert']
  const table = new Table({ york: { 'east-anglia': names.join(' ') } }).cards('2', '3')
  for (const name of names.slice(0, 3)) table.play(Y, `${name}:east-anglia>rutland`)
  for (const name of names.slice(3, 6)) table.play(Y, `${name}:east-anglia>essex>rutland`)
  expect(ends(table.list(Y), 'rutland')).toEqual([])
})

test('T-08 R3-6.5 R3-6.8 a red border stops, holds two, and each player has his own allowance', () => {
  const table = new Table({
    lancaster: { cumbria: 'oxford beaumont clifford' },
    york: { 'south-yorks': 'norfolk' },
  }).cards('4', '3')
  expect(table.list(L).some((text) => text.startsWith('oxford:cumbria>north-yorks>'))).toBe(false)
  table.play(L, 'oxford:cumbria>north-yorks', 'beaumont:cumbria>north-yorks')
  expect(ends(table.list(L), 'north-yorks').filter((text) => text.startsWith('clifford:cumbria>north'))).toEqual([])
  const white = new Table({ york: { cumbria: 'norfolk suffolk' } }).cards('2', '3')
  white.state.crossed[L] = white.state.crossed[L].map(() => 2)
  white.play(Y, 'norfolk:cumbria>north-yorks', 'suffolk:cumbria>north-yorks')
})

test('T-09 R3-7.2 Surprise widens every border by one; a retreat later does not', () => {
  const table = new Table({
    lancaster: { cumbria: 'oxford beaumont clifford devon' },
    york: { 'north-yorks': 'norfolk/1' },
  }).cards('surprise', '2')
  for (const name of ['oxford', 'beaumont', 'clifford']) table.play(L, `${name}:cumbria>north-yorks`)
  expect(table.may(L, 'devon:cumbria>north-yorks')).toBe(false)
  table.play(L, 'end').play(Y, 'end')
  table.play(L, 'pass:clifford', 'pass:oxford').play(Y, 'pass:norfolk').play(L, 'pass:beaumont')
  table.play(L, 'retreat:clifford>cumbria', 'retreat:oxford>cumbria').play(Y, 'pass:norfolk')
  expect(table.may(L, 'retreat:beaumont>cumbria')).toBe(false)
  expect(table.may(L, 'retreat:beaumont>northumbria')).toBe(true)
})

test('T-10 R3-7.1 R3-6.4 Force March goes three areas and may attack, but a red border stops it', () => {
  const table = new Table({
    lancaster: { chester: 'oxford beaumont', kent: 'devon' },
    york: { middlesex: 'norfolk' },
  }).cards('force-march', '4')
  expect(table.may(L, 'oxford:chester>derby>leicester>middlesex')).toBe(true)
  expect(table.may(L, 'oxford:chester>powys>hereford')).toBe(true)
  expect(table.may(L, 'oxford:chester>powys>hereford>gloucester')).toBe(false)
  expect(table.list(L).some((text) => text.includes('~'))).toBe(false)
  expect(table.list(L).some((text) => text.includes('>middlesex>'))).toBe(false)
  table.play(L, 'oxford:chester>derby>leicester>middlesex')
  // One group: only blocks of the same area may follow.
  expect(table.list(L).every((text) => text === 'end' || text.startsWith('beaumont:'))).toBe(true)
  expect(table.told('marched')[0]?.attack).toBe(true)
})

test('R3-6.4 an ordinary march passes friendly and vacant areas and stops at the enemy', () => {
  const table = new Table({ lancaster: { derby: 'oxford', leicester: 'devon' }, york: { rutland: 'norfolk' } })
  table.cards('3', '2')
  expect(table.may(L, 'oxford:derby>leicester>rutland')).toBe(true)
  expect(table.may(L, 'oxford:derby>leicester')).toBe(true)
  expect(table.list(L).some((text) => text.startsWith('oxford:derby>rutland'))).toBe(false)
  expect(table.list(L).some((text) => text.startsWith('devon:leicester>rutland>'))).toBe(false)
})

test('R3-6.6 R3-6.18 a block moves once a turn, by land or by sea, and recruits not at all', () => {
  const table = new Table({ lancaster: { cornwall: 'devon', chester: 'oxford' } }).cards('4', '2')
  table.play(L, 'devon:cornwall~chester')
  expect(table.list(L).some((text) => text.startsWith('devon:'))).toBe(false)
  table.play(L, '+stanley@lancaster')
  expect(table.list(L).some((text) => text.startsWith('stanley:'))).toBe(false)
  // The sea move did not activate Cornwall or Chester.
  expect(table.state.points).toBe(2)
  table.play(L, 'oxford:chester>derby')
  expect(table.state.points).toBe(1)
})

test('R3-6.18 marches and ships from one area are paid apart, and nobody goes by both', () => {
  const table = new Table({ lancaster: { cornwall: 'devon oxford beaumont clifford' } }).cards('4', '2')
  table.play(L, 'devon:cornwall>somerset')
  expect(table.list(L).some((text) => text.startsWith('devon:'))).toBe(false)
  table.play(L, 'oxford:cornwall~chester')
  expect(table.state.points).toBe(2)
  table.play(L, 'beaumont:cornwall>dorset')
  expect(table.state.points).toBe(2)
  table.play(L, 'clifford:cornwall~chester')
  expect(table.state.points).toBe(1)
  const sea = new Table({ lancaster: { cornwall: 'devon oxford' } }).cards('4', '2')
  sea.play(L, 'devon:cornwall~chester', 'oxford:cornwall>somerset')
  expect(sea.state.points).toBe(2)
})

test('T-11 R3-6.14 R3-6.15 D-19 pinning: as many as the main force stay, the others avoid the enemy’s borders', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont clifford', warwick: 'devon' },
    york: { chester: 'norfolk suffolk arundel worcester hastings' },
  }).cards('4', '3')
  for (const name of ['oxford', 'beaumont', 'clifford']) table.play(L, `${name}:derby>chester`)
  table.play(L, 'devon:warwick>chester', 'end', 'main@chester<derby')
  expect(table.view(Y).attacks[0]).toMatchObject({ area: 'chester', pinned: 3, free: 2 })
  const ways = table.list(Y).filter((text) => text.startsWith('norfolk:chester'))
  expect(ways.some((text) => text.startsWith('norfolk:chester>derby'))).toBe(false)
  expect(ways.some((text) => text.startsWith('norfolk:chester>warwick'))).toBe(false)
  for (const area of ['lancaster', 'caernarvon', 'powys', 'hereford']) expect(ways).toContain(`norfolk:chester>${area}`)
  expect(ways.some((text) => text.startsWith('norfolk:chester~'))).toBe(true)
  table.play(Y, 'norfolk:chester>lancaster', 'suffolk:chester>hereford')
  expect(table.list(Y).some((text) => /:chester[>~]/.test(text))).toBe(false)
  const pinned = table.view(Y).blocks.filter((own) => own.pinned)
  expect(pinned.map((own) => own.block)).toEqual(['york-arundel', 'york-worcester', 'york-hastings'])
})

test('D-19 a reinforcement across the enemy’s border does not re-open it for leaving', () => {
  const table = new Table({
    lancaster: { derby: 'oxford' },
    york: { chester: 'norfolk suffolk', leicester: 'arundel' },
  }).cards('4', '3')
  table.play(L, 'oxford:derby>chester', 'end')
  table.play(Y, 'arundel:leicester>derby>chester')
  expect(table.list(Y).some((text) => text.startsWith('norfolk:chester>derby'))).toBe(false)
})

test('T-12 R3-6.11 R3-6.12 three groups over one border are one main force; a fourth block finds it full', () => {
  const table = new Table({
    lancaster: { middlesex: 'oxford', oxford: 'beaumont stanley', gloucester: 'clifford' },
    york: { sussex: 'norfolk suffolk' },
  }).cards('3', '2')
  table.play(L, 'oxford:middlesex>oxford>sussex', 'beaumont:oxford>sussex', 'clifford:gloucester>oxford>sussex')
  expect(table.may(L, 'stanley:oxford>sussex')).toBe(false)
  table.play(L, 'end')
  expect(table.view(L).attacks[0]?.entries).toEqual([{ seat: L, from: 'oxford', n: 3, main: true }])
  table.play(Y, 'end')
  expect(table.state.battle?.front[L]).toHaveLength(3)
  expect(table.state.battle?.reserve[L]).toEqual([])
})

test('T-14 R3-6.10 R3-6.11 R3-6.13 three borders to attack, two to reinforce', () => {
  const attack = new Table({
    lancaster: { warwick: 'oxford', derby: 'beaumont clifford', lincoln: 'devon', essex: 'stanley' },
    york: {
      leicester: 'norfolk suffolk arundel',
      middlesex: 'worcester',
      oxford: 'hastings',
      'east-anglia': 'herbert',
    },
  }).cards('4', '3')
  attack.play(L, 'oxford:warwick>leicester', 'beaumont:derby>leicester', 'devon:lincoln>leicester')
  expect(attack.may(L, 'stanley:essex>rutland>leicester')).toBe(false)
  expect(attack.may(L, 'clifford:derby>leicester')).toBe(true)
  attack.play(L, 'clifford:derby>leicester', 'end', 'main@leicester<derby')
  attack.play(Y, 'worcester:middlesex>leicester', 'hastings:oxford>leicester')
  expect(attack.may(Y, 'herbert:east-anglia>rutland')).toBe(true)
  expect(attack.may(Y, 'herbert:east-anglia>rutland>leicester')).toBe(false)
  expect(attack.view(L).attacks[0]?.attacker).toBe(L)
  attack.play(Y, 'end')
  expect(attack.state.battle?.reserve[Y]).toHaveLength(2)
})

test('R3-6.7 R3-2.5 enemy exile is closed to marches, sails and recruits', () => {
  const table = new Table({ york: { cumbria: 'norfolk', calais: 'march' } }).cards('2', '4')
  expect(table.list(Y).some((text) => /(scotland|france)/.test(text))).toBe(false)
  const red = new Table({ lancaster: { cumbria: 'oxford' } }).cards('4', '2')
  expect(red.may(L, 'oxford:cumbria>scotland')).toBe(true)
  expect(red.list(L).some((text) => /(calais|ireland)/.test(text))).toBe(false)
})

test('R3-6.8 by the other reading each direction of a border has its own limit', () => {
  for (const [from, to] of [
    ['middlesex', 'oxford'],
    ['oxford', 'middlesex'],
  ] as const) {
    const both = { lancaster: { [from]: 'oxford beaumont clifford devon wiltshire', [to]: 'stanley' } }
    const table = new Table(both).cards('4', '2')
    const each = new Table({ ...both, rules: { limitsEachWay: true } }).cards('4', '2')
    for (const one of [table, each]) {
      for (const name of ['oxford', 'beaumont', 'clifford', 'devon']) one.play(L, `${name}:${from}>${to}`)
      expect(one.may(L, `wiltshire:${from}>${to}`)).toBe(false)
    }
    expect(table.may(L, `stanley:${to}>${from}`)).toBe(false)
    expect(each.may(L, `stanley:${to}>${from}`)).toBe(true)
  }
})

test('R3-7.2 after a Surprise a border crossed by one more than its limit has no room, not less than none', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford beaumont clifford' } }).cards('surprise', '2')
  for (const name of ['oxford', 'beaumont', 'clifford']) table.play(L, `${name}:cumbria>north-yorks`)
  table.play(L, 'end')
  expect(Math.min(...table.view(Y).borders.flatMap(({ left }) => left.flatMap(({ ab, ba }) => [ab, ba])))).toBe(0)
})
