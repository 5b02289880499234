import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table, YELLOW } from './position.ts'

test('LA-T01 LA-4.7 LA-1.2 an empty county is entered', () => {
  const t = table().play(BLUE, '2A')
  expect(t.at('A')).toMatchObject({ house: BLUE, strength: 2, squires: 0 })
  expect(t.view(RED).counties[0]?.holder).toEqual({ seat: BLUE, ally: false, strength: 2, squires: 0, total: 2 })
  expect(t.state.court[BLUE]).toEqual([1, 0, 0, 0])
})

test('LA-T02 LA-4.6 LA-4.8 expelling with squires', () => {
  const t = table().play(BLUE, '2A').play(GREEN, '1A+2')
  expect(t.at('A')).toMatchObject({ house: GREEN, strength: 1, squires: 2 })
  expect(t.state.court[BLUE]).toEqual([1, 1, 0, 0])
  expect(t.state.squires[GREEN]).toBe(0)
  expect(t.told('expelled')).toMatchObject([{ seat: BLUE, strength: 2, county: 'stafford', squires: 0 }])
})

test('LA-T03 LA-4.8 an equal total is not enough', () => {
  const t = table().play(BLUE, '2A')
  expect(t.refusal(GREEN, '2A')).toBe('not-stronger')
  expect(t.may(GREEN, '2A+1')).toBe(true)
})

test('LA-T04 LA-4.10 squires of the expelled are lost', () => {
  const t = table().county(GREEN, 'A', 1, 2).turn(RED)
  const before = t.state.supply.squires
  const owned = t.state.squires[GREEN]
  t.play(RED, '2A+2')
  expect(t.at('A')).toMatchObject({ house: RED, strength: 2, squires: 2 })
  expect(t.state.court[GREEN]).toEqual([1, 1, 0, 0])
  expect(t.state.squires[GREEN]).toBe(owned)
  expect(t.state.supply.squires).toBe(before + 2)
})

test('LA-T05 LA-4.5 LA-A12 LA-A30 squires never count for the minimum; at least the minimum is enough', () => {
  const t = table()
  expect(t.refusal(BLUE, '2D+2')).toBe('minimum')
  t.court(BLUE, 1, 3)
  expect(t.may(BLUE, '3D')).toBe(true)
  expect(t.may(BLUE, '3A')).toBe(true)
  const held = table().court(BLUE, 3).court(GREEN, 2).county(BLUE, 'D', 3).stock('squires', 2, 9).turn(GREEN)
  expect(held.refusal(GREEN, '2D+9')).toBe('minimum')
})

test('LA-T06 LA-4.9 the own county', () => {
  const t = table().county(BLUE, 'A', 1)
  expect(t.refusal(BLUE, '2A+1')).toBe('own-county')
})

test('LA-T07 LA-4.11 LA-4.12 LA-A26 castle spaces', () => {
  const t = table().extensions(BLUE, 'squires')
  expect(t.refusal(BLUE, '1@squires')).toBe('covered')
  t.play(BLUE, '1@gold').play(GREEN, '1A').play(RED, '1A+1')
  expect(t.refusal(BLUE, '2@gold')).toBe('space-taken')
  expect(t.may(BLUE, '2@votes')).toBe(true)
})

test('LA-T08 LA-1.6 LA-4.14 LA-4.15 LA-4.16 conflict spaces and stacking', () => {
  const t = table(4)
    .court(YELLOW, 1, 1)
    .court(GREEN, 1, 2, 1)
    .conflict('UL', 'conflict-03', [BLUE, 1])
    .favoursTaken(6)
    .turn(GREEN)
    .play(GREEN, '1>UL')
    .turn(GREEN)
    .play(GREEN, '2>UL')
    .turn(RED)
    .play(RED, '1>UL')
  expect(t.slot('UL')?.spaces).toEqual([
    { house: BLUE, knights: [1] },
    { house: GREEN, knights: [1, 2] },
    { house: RED, knights: [1] },
  ])
  expect(t.refusal(YELLOW, '1>UL')).toBe('conflict-full')
  for (const [seat, knight] of [
    [BLUE, 2],
    [GREEN, 1],
    [RED, 2],
  ] as const)
    expect(t.turn(seat).may(seat, `${knight}>UL`)).toBe(true)
})

test('LA-4.16 knights that stayed from the round before count as present', () => {
  const t = table().conflict('LL', 'conflict-03', [GREEN, 1], [BLUE, 1], [RED, 1])
  t.play(BLUE, '2>LL')
  expect(t.slot('LL')?.spaces[1]).toEqual({ house: BLUE, knights: [1, 2] })
})

test('LA-T09 LA-4.18 LA-4.19 LA-4.20 six favours', () => {
  const t = table()
    .court(RED, 1, 2)
    .conflict('UL', 'conflict-03', [GREEN, 1])
    .conflict('UR', 'conflict-04')
    .favoursTaken(5)
    .turn(GREEN)
    .play(GREEN, '2>UL')
  expect(t.awaiting()).toEqual([GREEN])
  expect(t.texts(GREEN)).toEqual(['favour:gold-and-squire'])
  const [gold, squires] = [t.state.gold[GREEN]!, t.state.squires[GREEN]!]
  t.play(GREEN, 'favour:gold-and-squire')
  expect([t.state.gold[GREEN], t.state.squires[GREEN]]).toEqual([gold + 1, squires + 1])
  expect(t.state.favours).toEqual([false, false, false, false, false, false])
  t.play(RED, '1>UR')
  expect(t.told('favour')).toHaveLength(1)
  expect(t.awaiting()).toEqual([BLUE])
})

test('LA-T10 LA-4.21 LA-13.4 favour upgrade on the knight just placed', () => {
  const t = table().conflict('UL', 'conflict-03').turn(GREEN).play(GREEN, '1>UL', 'favour:upgrade')
  expect(t.texts(GREEN)).toEqual(['2^court', '1^UL', 'decline'])
  t.play(GREEN, '1^UL')
  expect(t.slot('UL')?.spaces).toEqual([{ house: GREEN, knights: [2] }])
  expect(t.state.reserve[GREEN]).toEqual([3, 0, 1, 1])
  t.county(GREEN, 'A', 1)
  t.state.todo.push({ do: 'upgrade', house: GREEN, deployed: false, from: 0, to: 0 })
  expect(t.texts(GREEN)).toEqual(['2^court', '2^UL', 'decline'])
})

test('LA-4.21 the favour nobleman comes from any county whose kind the player lacks', () => {
  const t = table().conflict('UL', 'conflict-03').noblemen(BLUE, 'AC').play(BLUE, '1>UL', 'favour:nobleman')
  expect(t.texts(BLUE)).toEqual(['B', 'D', 'E', 'F', 'G', 'H', 'I'].map((letter) => `nobleman:${letter}`))
  t.play(BLUE, 'nobleman:I')
  expect(t.state.noblemen[BLUE]?.[8]).toBe(true)
  expect(t.at('I').tiles).toBe(1)
})

test('LA-A16 a tile must be chosen, any face-up one, even without effect', () => {
  const t = table().conflict('UL', 'conflict-03').noblemen(BLUE, 'ABCDEFGHI').play(BLUE, '1>UL')
  expect(t.texts(BLUE)).toHaveLength(6)
  expect(t.refusal(BLUE, 'decline')).toBe('favour-now')
  t.play(BLUE, 'favour:nobleman')
  expect(t.state.favours[0]).toBe(false)
  expect(t.awaiting()).toEqual([GREEN])
})

test('LA-4.13 LA-4.17 castle and conflict knights stay, and bring no squires', () => {
  const t = table().castle(BLUE, 0, 1).conflict('UL', 'conflict-03', [BLUE, 2]).turn(GREEN)
  expect(t.texts(GREEN).filter((text) => text.includes('>') && text.includes('+'))).toEqual([])
  t.play(GREEN, '1@gold').play(RED, '1>UL', 'favour:two-gold')
  expect(t.state.castle[BLUE]?.[0]).toBe(1)
  expect(t.slot('UL')?.spaces[0]).toEqual({ house: BLUE, knights: [2] })
})

test('LA-T11 LA-4.2 returning to the order', () => {
  const t = table().court(BLUE).county(BLUE, 'A', 1).turn(GREEN).play(GREEN, '2A')
  expect(t.awaiting()).toEqual([RED])
  t.play(RED, '1@gold')
  expect(t.awaiting()).toEqual([BLUE])
})

test('LA-T12 LA-4.3 the last player places one after the other', () => {
  const alone = table().court(BLUE).court(GREEN).court(RED, 1, 2).turn(RED).play(RED, '1@gold')
  expect(alone.awaiting()).toEqual([RED])
  const expelling = table().court(BLUE).court(GREEN).court(RED, 1, 2).county(BLUE, 'A', 1).turn(RED).play(RED, '2A')
  expect(expelling.awaiting()).toEqual([BLUE])
  expelling.play(BLUE, '1@gold')
  expect(expelling.awaiting()).toEqual([RED])
})

test('LA-4.1 LA-4.4 exactly one knight each turn, clockwise, until every court is empty', () => {
  const t = table()
  expect(t.refusal(BLUE, 'pass')).toBe('must-place')
  for (const text of ['1@gold', '2@votes'])
    for (const seat of [BLUE, GREEN, RED]) {
      expect(t.awaiting()).toEqual([seat])
      t.play(seat, text)
    }
  expect(t.state.phase).toBe('parliament')
})

test('LA-A24 a knight without any legal space: its player passes, and the phase ends when all are stuck', () => {
  const t = table().court(GREEN).court(RED).court(BLUE, 1).stock('squires', 0, 0, 0)
  t.extensions(BLUE, 'gold', 'squires', 'votes', 'mixed', 'recruit', 'upgrade')
  for (const [letter, seat, strength] of [
    ['A', GREEN, 1],
    ['E', GREEN, 2],
    ['H', RED, 1],
  ] as const)
    t.county(seat, letter, strength)
  expect(t.texts(BLUE)).toEqual(['pass'])
  t.play(BLUE, 'pass')
  expect(t.state.phase).toBe('parliament')
  expect(t.state.court[BLUE]).toEqual([1, 0, 0, 0])
})

test('LA-A24 whoever passed is back as soon as a knight is placed', () => {
  const t = table().court(GREEN, 2).court(RED).court(BLUE, 1).stock('squires', 0, 0, 0)
  t.extensions(BLUE, 'gold', 'squires', 'votes', 'mixed', 'recruit', 'upgrade')
  t.county(RED, 'A', 1).county(RED, 'E', 2).county(RED, 'H', 1)
  t.play(BLUE, 'pass').play(GREEN, '2A')
  expect(t.awaiting()).toEqual([RED])
  t.play(RED, '1@gold')
  expect(t.awaiting()).toEqual([BLUE])
  expect(t.texts(BLUE)).toEqual(['pass'])
})

test('LA-4.21 LA-13.6 the favour nobleman: any county with a tile of a kind not owned yet, and one must be taken', () => {
  const t = table().noblemen(BLUE, 'AB').noblemen(GREEN, 'AC').noblemen(RED, 'C')
  t.conflict('UL', 'conflict-03').play(BLUE, '1>UL', 'favour:nobleman')
  expect(t.texts(BLUE)).toEqual(['D', 'E', 'F', 'G', 'H', 'I'].map((letter) => `nobleman:${letter}`))
  for (const letter of ['A', 'B', 'C']) expect(t.refusal(BLUE, `nobleman:${letter}`)).toBe('no-nobleman')
  expect(t.refusal(BLUE, 'decline')).toBe('not-offered')
  t.play(BLUE, 'nobleman:I')
  expect(t.at('I').tiles).toBe(1)
})

test('LA-4.4 an empty court ends nothing while others have knights', () => {
  const t = table().court(BLUE, 1).play(BLUE, '1@gold').play(GREEN, '1@gold').play(RED, '1@gold')
  expect([t.state.phase, t.awaiting()]).toEqual(['placement', [GREEN]])
  t.play(GREEN, '2@votes')
  expect([t.state.phase, t.awaiting()]).toEqual(['placement', [RED]])
  t.play(RED, '2@votes')
  expect(t.state.phase).toBe('parliament')
})

test('LA-4.7 an empty county is entered with the minimum alone, or with any squires besides', () => {
  const t = table()
  const into = (letter: string) => t.texts(BLUE).filter((text) => text[1] === letter)
  expect(into('A')).toEqual(['1A', '1A+1', '1A+2', '2A', '2A+1', '2A+2'])
  expect(into('B')).toEqual(['2B', '2B+1', '2B+2'])
  expect(into('C')).toEqual([])
})

test('LA-4.13 not even an own stronger knight drives one out of the castle', () => {
  const t = table().court(BLUE, 1, 3, 4).castle(BLUE, 0, 1)
  for (const text of ['3@gold', '4@gold']) expect(t.refusal(BLUE, text)).toBe('space-taken')
  expect(t.may(BLUE, '3@squires')).toBe(true)
})

test('LA-4.14 a player may be in any number of conflicts, in both rows', () => {
  const t = table().court(BLUE, 1, 1, 1, 2).conflict('UL', 'conflict-03', [BLUE, 1]).conflict('UR', 'conflict-04')
  t.conflict('LL', 'conflict-05', [GREEN, 1], [BLUE, 1]).conflict('LR', 'conflict-06', [RED, 1]).favoursTaken(6)
  expect(t.texts(BLUE).filter((text) => text.startsWith('1>'))).toEqual(['1>UL', '1>UR', '1>LL', '1>LR'])
  t.play(BLUE, '1>LR').turn(BLUE).play(BLUE, '2>UR')
  expect(t.view(RED).conflicts.map((conflict) => conflict?.spaces.map((space) => space.seat))).toEqual([
    [BLUE],
    [BLUE],
    [GREEN, BLUE],
    [RED, BLUE],
  ])
})
