import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table, YELLOW } from './position.ts'

test('LA-T27 LA-7.2 LA-7.4 both: the nobleman first, then the reward', () => {
  const t = table(4).county(YELLOW, 'A', 1, 2).stock('gold', 2, 2, 2, 3)
  t.noblemen(BLUE, 'A').noblemen(GREEN, 'A').counties()
  const supply = t.state.supply.squires
  expect(t.texts(YELLOW)).toEqual(['take:nobleman', 'take:reward', 'take:both'])
  t.play(YELLOW, 'take:both')
  expect(t.state.gold[YELLOW]).toBe(0)
  expect(t.state.noblemen[YELLOW]?.[0]).toBe(true)
  expect(t.at('A').tiles).toBe(0)
  expect(t.events.map((event) => event.type)).toEqual(['took', 'paid', 'nobleman'])
  t.play(YELLOW, '1^A')
  expect(t.at('A').house).toBe(-1)
  expect(t.state.court[YELLOW]).toEqual([0, 2, 0, 0])
  expect(t.state.supply.squires).toBe(supply + 2)
})

test('LA-T28 LA-7.3 LA-A9 LA-A27 LA-13.6 no duplicate nobleman: only the reward, and nothing is paid', () => {
  const t = table().noblemen(BLUE, 'A').county(BLUE, 'A', 1).stock('gold', 3, 0, 0).counties()
  expect(t.at('A').tiles).toBe(1)
  expect(t.texts(BLUE)).toEqual(['take:reward'])
  expect(t.refusal(BLUE, 'take:nobleman')).toBe('no-nobleman')
  expect(t.refusal(BLUE, 'take:both')).toBe('no-both')
  t.play(BLUE, 'take:reward')
  expect(t.state.gold[BLUE]).toBe(3)
})

test('LA-7.3 LA-A27 without a tile left in the county only the reward', () => {
  const t = table().noblemen(GREEN, 'E').noblemen(RED, 'E').county(BLUE, 'E', 1).stock('gold', 9, 0, 0).counties()
  expect(t.at('E').tiles).toBe(0)
  expect(t.texts(BLUE)).toEqual(['take:reward'])
})

test('LA-T29 LA-7.5 LA-8.1 Surrey names the start player', () => {
  const t = table().county(RED, 'I', 2).extensions(BLUE, 'upgrade').extensions(GREEN, 'upgrade')
  t.extensions(RED, 'upgrade').counties().play(RED, 'take:reward')
  expect([t.state.squires[RED], t.state.gold[RED]]).toEqual([4, 4])
  expect(t.texts(RED)).toEqual(['start:1', 'start:2', 'start:3'])
  t.play(RED, 'start:2')
  expect(t.state.start).toBe(GREEN)
  for (const seat of [GREEN, RED, BLUE]) {
    expect(t.view(null).ask).toEqual({ what: 'castle', seat })
    t.play(seat, 'done')
  }
  expect([t.state.round, t.state.phase]).toEqual([2, 'placement'])
  expect(t.awaiting()).toEqual([GREEN])
})

test('LA-T30 LA-7.3 pay first', () => {
  const t = table().county(RED, 'I', 2).stock('gold', 0, 0, 1).counties()
  expect(t.texts(RED)).toEqual(['take:nobleman', 'take:reward'])
  expect(t.refusal(RED, 'take:both')).toBe('no-both')
})

test('LA-7.5 Surrey names the start player whatever option is chosen', () => {
  const t = table().county(RED, 'I', 2).counties().play(RED, 'take:nobleman')
  expect(t.view(RED).ask).toEqual({ what: 'name', seat: RED, county: 8 })
  t.play(RED, 'start:3')
  expect(t.told('start')).toEqual([{ type: 'start', seat: RED }])
})

test('LA-T31 LA-7.5 empty Surrey: the marker stays', () => {
  const t = table().county(GREEN, 'A', 1).counties().play(GREEN, 'take:nobleman')
  expect(t.state.start).toBe(BLUE)
  expect(t.told('start')).toEqual([])
})

test('LA-T32 LA-7.1 order by letter, whoever holds them', () => {
  const t = table().county(BLUE, 'A', 1).county(GREEN, 'E', 1).start(GREEN).counties()
  expect(t.awaiting()).toEqual([BLUE])
  t.play(BLUE, 'take:nobleman')
  expect(t.awaiting()).toEqual([GREEN])
})

test('LA-T33 LA-13.7 LA-A17 journey to France', () => {
  const t = table()
    .county(RED, 'H', 1, 2)
    .conflict('UL', 'conflict-03', [BLUE, 2], [GREEN, 1])
    .favoursTaken(5)
    .counties()
  const supply = t.state.supply.squires
  t.play(RED, 'take:reward')
  expect(t.texts(RED)).toEqual(['sail:UL', 'decline'])
  t.play(RED, 'sail:UL')
  expect(t.slot('UL')?.spaces[2]).toEqual({ house: RED, knights: [1] })
  expect(t.at('H').house).toBe(-1)
  expect(t.state.supply.squires).toBe(supply + 2)
  expect(t.texts(RED)).toEqual(['favour:gold-and-squire'])
  t.play(RED, 'favour:gold-and-squire')
  const [battle] = t.told('battle')
  expect(battle?.england).toBe(false)
  expect(battle?.ranks.map(({ seat, points }) => [seat, points])).toEqual([
    [BLUE, 2],
    [RED, 1],
    [GREEN, 0],
  ])
})

test('LA-13.7 the journey may be declined, and without an open conflict the knight goes home', () => {
  const declined = table().county(RED, 'H', 1).conflict('UL', 'conflict-03').counties()
  declined.play(RED, 'take:reward', 'decline')
  expect(declined.state.court[RED]).toEqual([1, 1, 0, 0])
  const closed = table(4)
    .county(RED, 'H', 1)
    .conflict('UL', 'conflict-03', [BLUE, 1], [GREEN, 1], [YELLOW, 1])
    .counties()
    .play(RED, 'take:reward')
  expect(closed.state.court[RED]).toEqual([1, 1, 0, 0])
})

test.each([
  ['B', 2, { court: [2, 1, 0, 0], squires: 2, points: 0 }],
  ['C', 3, { court: [2, 1, 1, 0], squires: 4, points: 0 }],
  ['G', 4, { court: [1, 1, 0, 1], squires: 2, points: 6 }],
] as const)('LA-7.2 the reward of county %s', (letter, strength, expected) => {
  const { state } = table().county(BLUE, letter, strength).counties().play(BLUE, 'take:reward')
  expect({ court: state.court[BLUE], squires: state.squires[BLUE], points: state.points[BLUE] }).toEqual(expected)
})

test('LA-7.2 Gloucester upgrades and gives votes, Essex extends and gives gold', () => {
  const t = table().county(BLUE, 'D', 3).county(GREEN, 'F', 3).stock('votes', 0, 0, 0).counties()
  t.play(BLUE, 'take:reward', '3^D')
  expect(t.state.votes[BLUE]).toBe(2)
  expect(t.state.court[BLUE]).toEqual([1, 1, 0, 1])
  t.play(GREEN, 'take:reward', 'tile:recruit')
  expect(t.state.gold[GREEN]).toBe(4)
  expect(t.state.extensions[GREEN]?.[4]).toBe(true)
})

test('LA-13.7 LA-4.15 a journey into a full conflict, or where none lies, is refused with the reason', () => {
  const t = table(4)
    .county(RED, 'H', 1)
    .conflict('UL', 'conflict-03', [BLUE, 1], [GREEN, 1], [YELLOW, 1])
    .conflict('UR', 'conflict-04')
    .counties()
    .play(RED, 'take:reward')
  expect(t.texts(RED)).toEqual(['sail:UR', 'decline'])
  expect(t.refusal(RED, 'sail:UL')).toBe('conflict-full')
  expect(t.refusal(RED, 'sail:LL')).toBe('no-conflict')
})

test('LA-1.4 a nobleman is of the kind of the county he lay in; the lord at the table is none', () => {
  const t = table().county(BLUE, 'C', 3).counties().play(BLUE, 'take:nobleman')
  expect(t.view(GREEN).players.map((player) => player.noblemen.flatMap((owned, i) => (owned ? [i] : [])))).toEqual([
    [2],
    [],
    [],
  ])
  expect(t.view(GREEN).counties.map((county) => county.tiles)).toEqual([2, 2, 1, 2, 2, 2, 2, 2, 2])
})
