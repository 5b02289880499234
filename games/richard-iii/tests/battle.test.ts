import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

const sixes = (n: number): number[] => Array.from({ length: n }, () => 6)

test('T-20 R3-8.3 R3-8.4 R3-3.3 the order of a round: letters, and of one letter the defender first', () => {
  const table = new Table({ york: { leicester: 'herbert clarence' }, lancaster: { leicester: 'rivers' } })
  table.battle('leicester', Y, 'warwick', 'herbert clarence')
  for (let round = 1; round < 4; round++) {
    expect(table.state.battle?.round).toBe(round)
    table.play(Y, 'pass:herbert').play(L, 'pass:rivers').play(Y, 'pass:clarence')
  }
})

test('R3-8.3 a battle has four rounds at most, and in each a block has one turn', () => {
  const table = new Table({ york: { leicester: 'herbert clarence' }, lancaster: { leicester: 'rivers' } })
  table.battle('leicester', Y, 'warwick', 'herbert clarence')
  for (let round = 1; round < 4; round++) table.play(Y, 'pass:herbert').play(L, 'pass:rivers').play(Y, 'pass:clarence')
  expect(table.told('round').map(({ round }) => round)).toEqual([2, 3, 4])
  // It is the last: whoever attacks has to go.
  expect(table.list(Y).every((text) => text.startsWith('retreat:herbert>'))).toBe(true)
  table.play(Y, 'retreat:herbert>warwick').play(L, 'pass:rivers').play(Y, 'retreat:clarence>warwick')
  expect(table.told('battle-over')).toEqual([{ type: 'battle-over', area: 'leicester', winner: L }])
  expect(table.told('round')).toHaveLength(3)
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
