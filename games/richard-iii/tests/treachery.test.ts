import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

test('T-34 R3-9.1 R3-9.3 R3-9.4 R3-3.6 D-18 even dice win the target over, at his strength, for the next round', () => {
  const spec = {
    throne: Y,
    york: { northumbria: 'york' },
    lancaster: { northumbria: 'northumberland/3 beaumont' },
  } as const
  const fails = new Table(spec).battle('northumbria', L, 'cumbria', 'northumberland beaumont')
  fails.roll(2, 5).play(Y, 'treachery:york!northumberland')
  expect(fails.where(L, 'northumberland')).toBe('northumbria')
  expect(fails.told('treachery')[0]).toMatchObject({ office: 'king', dice: [2, 5], success: false })

  const table = new Table(spec).battle('northumbria', L, 'cumbria', 'northumberland beaumont')
  expect(table.view(Y).battle?.treachery).toContainEqual({
    office: 'king',
    seat: Y,
    block: 'york-york',
    target: 'lancaster-northumberland',
    dice: 2,
    oneIn: 4,
  })
  table.roll(2, 6).play(Y, 'treachery:york!northumberland')
  expect([table.where(L, 'northumberland'), table.where(Y, 'northumberland')]).toEqual(['aside', 'northumbria'])
  expect(table.strength(Y, 'northumberland')).toBe(3)
  expect(table.state.battle?.reserve[Y]).toHaveLength(1)
  // He has lost this round’s turn; in the next he defends his own shield.
  table.play(L, 'pass:beaumont')
  expect(table.state.battle?.round).toBe(2)
  expect(table.power(Y, 'northumberland')).toBe(4)
})

test('R3-3.4 heirs and nobles with a rose never defect; a number is a number of dice', () => {
  const red = new Table({
    lancaster: { kent: 'henry-vi' },
    york: { kent: 'march norfolk suffolk rivers clarence' },
  }).battle('kent', Y, 'sussex', 'march norfolk suffolk rivers clarence')
  const odds = (table: Table, seat: number): [string, number][] =>
    (table.view(seat).battle?.treachery ?? []).map(({ target, dice }) => [target, dice])
  expect(odds(red, L)).toEqual([
    ['york-clarence', 1],
    ['york-rivers', 2],
  ])
  const white = new Table({
    york: { kent: 'york' },
    lancaster: { kent: 'somerset oxford clifford rivers exeter' },
  }).battle('kent', L, 'sussex', 'somerset oxford clifford rivers exeter')
  expect(odds(white, Y)).toEqual([
    ['lancaster-exeter', 2],
    ['lancaster-rivers', 1],
  ])
})

test('T-35 R3-9.6 R3-9.7 dice against Kent, Salisbury and Warwick; whom Warwick cannot tempt', () => {
  const spec = {
    york: { leicester: 'york warwick' },
    lancaster: { leicester: 'kent northumberland westmoreland salisbury' },
  }
  const table = new Table(spec).battle('leicester', L, 'oxford', 'kent northumberland westmoreland salisbury')
  table.play(L, 'pass:kent')
  const odds = (by: string): [string, number][] =>
    (table.view(Y).battle?.treachery ?? [])
      .filter(({ block }) => block === by)
      .map(({ target, dice }) => [target, dice])
  expect(odds('york-warwick')).toEqual([
    ['lancaster-salisbury', 1],
    ['lancaster-kent', 1],
  ])
  expect(Object.fromEntries(odds('york-york'))).toMatchObject({ 'lancaster-kent': 2, 'lancaster-northumberland': 2 })
  expect(table.list(Y).some((text) => /^treachery:warwick!(northumberland|westmoreland)/.test(text))).toBe(false)
  table.roll(2).play(Y, 'treachery:warwick!kent')
  expect(table.where(Y, 'kent')).toBe('leicester')

  const king = new Table({ lancaster: { leicester: 'henry-vi' }, york: { leicester: 'warwick' } })
  king.battle('leicester', Y, 'oxford', 'warwick')
  expect(king.view(L).battle?.treachery.find(({ target }) => target === 'york-warwick')?.dice).toBe(3)

  const treason = new Table({ lancaster: { leicester: 'kent' }, york: { leicester: 'norfolk' } })
  treason.state.treason = Y
  treason.battle('leicester', Y, 'oxford', 'norfolk')
  expect(treason.view(Y).battle?.treachery).toMatchObject([{ office: 'treason', dice: 2 }])
})

test('T-36 R3-9.2 R3-9.5 R3-9.9 one roll for each office; a turncoat is safe, a new Pretender cannot roll again', () => {
  const table = new Table({
    york: { kent: 'york/1 march warwick' },
    lancaster: { kent: 'buckingham henry-vi beaumont' },
  })
  table.state.treason = Y
  table.battle('kent', L, 'sussex', 'buckingham henry-vi beaumont')
  table.roll(1).play(Y, 'treason!buckingham')
  expect(table.told('treachery').at(-1)).toMatchObject({ office: 'treason', block: null, success: false })
  table.play(Y, 'pass:march')
  table.roll(1).play(Y, 'treachery:york!buckingham')
  table.roll(2).play(Y, 'treachery:warwick!buckingham')
  expect(table.where(Y, 'buckingham')).toBe('kent')
  expect(table.view(L).battle?.rolled).toEqual(['pretender', 'warwick'])
  table.play(L, 'pass:henry-vi', 'pass:beaumont').play(Y, 'pass:march')
  expect(table.state.battle?.round).toBe(2)
  table.play(Y, 'pass:york', 'pass:warwick', 'pass:buckingham')
  expect(table.list(L).some((text) => text.startsWith('treachery') && text.endsWith('!buckingham'))).toBe(false)
  // York dies; March is Pretender at once, but the Pretender’s roll is spent.
  table.roll(1, 1, 1, 6).play(L, 'charge:henry-vi!york')
  expect(table.view(L).pretender).toBe('york-march')
  table.play(L, 'pass:beaumont')
  expect(table.list(Y).some((text) => text.startsWith('treachery:march'))).toBe(false)
})

test('R3-9.1 R3-9.2 loyal blocks are no targets, and reserves neither roll nor are tempted', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi beaumont' }, york: { kent: 'norfolk buckingham' } })
  table.entered(L, 'kent', 'middlesex', 'henry-vi').entered(Y, 'kent', 'middlesex', 'buckingham')
  table.battle('kent', L, 'sussex', 'beaumont')
  expect(table.state.battle?.reserve.map((blocks) => blocks.length)).toEqual([1, 1])
  expect(table.view(L).battle?.treachery).toEqual([])
})

test('T-37 R3-13.1 R3-13.2 R3-13.3 Exeter defects as an heir, but not as King; as a noble he has no heir’s rights', () => {
  const king = new Table({
    king: 'lancaster-exeter',
    dead: ['lancaster-henry-vi', 'lancaster-prince-edward'],
    lancaster: { cornwall: 'exeter' },
    york: { cornwall: 'york' },
  }).battle('cornwall', Y, 'somerset', 'york')
  king.play(L, 'pass:exeter')
  expect(king.list(Y).some((text) => text.startsWith('treachery'))).toBe(false)

  const heir = new Table({ lancaster: { cornwall: 'exeter beaumont' }, york: { cornwall: 'york norfolk' } })
  heir.battle('cornwall', L, 'somerset', 'exeter beaumont').play(L, 'pass:exeter')
  expect(heir.view(Y).battle?.treachery.find(({ target }) => target === 'lancaster-exeter')?.dice).toBe(2)
  heir.roll(4, 4).play(Y, 'treachery:york!exeter').play(Y, 'pass:norfolk').play(L, 'pass:beaumont')
  expect(heir.state.battle?.round).toBe(2)
  expect(heir.power(Y, 'exeter')).toBe(2)
  expect(heir.list(Y).some((text) => text.startsWith('charge:exeter'))).toBe(false)
  expect(heir.view(L).houses[L]?.heirs.find(({ block }) => block === 'lancaster-exeter')?.state).toBe('serves-enemy')
})

test('R3-13.1 Clarence is tempted with one die, Exeter with two, and their other copies are nobles', () => {
  const clarence = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'clarence norfolk' } })
  clarence.battle('kent', Y, 'sussex', 'clarence norfolk').roll(6).play(L, 'treachery:henry-vi!clarence')
  expect(clarence.told('treachery')[0]).toMatchObject({ target: 'york-clarence', dice: [6], success: true })
  const exeter = new Table({ york: { kent: 'york' }, lancaster: { kent: 'exeter oxford' } })
  exeter.battle('kent', L, 'sussex', 'exeter oxford').play(L, 'pass:exeter', 'pass:oxford')
  exeter.roll(2, 4).play(Y, 'treachery:york!exeter')
  expect(exeter.told('treachery')[0]).toMatchObject({ target: 'lancaster-exeter', dice: [2, 4], success: true })
  // Each is a noble of the other house now: his own has an heir less, the other counts a head more.
  const state = (table: Table, house: number, heir: string): string | undefined =>
    table.view(null).houses[house]?.heirs.find(({ block }) => block === heir)?.state
  expect(state(clarence, Y, 'york-clarence')).toBe('serves-enemy')
  expect(state(exeter, L, 'lancaster-exeter')).toBe('serves-enemy')
  expect(clarence.view(L).houses[L]?.count).toEqual({ least: 2, most: 2 })
  expect(exeter.view(Y).houses[Y]?.count).toEqual({ least: 2, most: 2 })
})

test('T-38 R3-9.8 Treason on a sole defender ends the battle at once', () => {
  const table = new Table({ lancaster: { lancaster: 'stanley' }, york: { lancaster: 'norfolk' } })
  table.state.treason = Y
  table.battle('lancaster', Y, 'derby', 'norfolk')
  expect(table.state.phase).toBe('treason-roll')
  expect(table.list(Y)).toEqual(['treason!stanley', 'hold'])
  table.roll(4).play(Y, 'treason!stanley')
  expect(table.told('battle-over')).toEqual([{ type: 'battle-over', area: 'lancaster', winner: Y }])
  expect(table.may(Y, 'regroup:stanley>derby')).toBe(true)
  expect(table.state.treason).toBe(-1)
})

test('R3-9.8 R3-7.5 a held Treason waits for the next battle of the turn', () => {
  const table = new Table({ lancaster: { lancaster: 'stanley' }, york: { lancaster: 'norfolk' } })
  table.state.treason = Y
  table.battle('lancaster', Y, 'derby', 'norfolk').play(Y, 'hold')
  expect(table.state.treason).toBe(Y)
  expect(table.state.phase).toBe('battle-turn')
})

test('R3-13.3 D-35 an heir who comes back takes no title from a junior, unless the table reads it otherwise', () => {
  const spec = {
    dead: ['york-york', 'york-march', 'york-rutland'] as const,
    pretender: 'york-gloucester',
    york: { kent: 'gloucester' },
    lancaster: { kent: 'clarence beaumont' },
  }
  const back = (heirTakesTitle: boolean): Table => {
    const table = new Table({ ...spec, rules: { heirTakesTitle } }).battle('kent', L, 'sussex', 'clarence beaumont')
    return table.roll(2).play(Y, 'treachery:gloucester!clarence')
  }
  expect(back(false).where(Y, 'clarence')).toBe('kent')
  expect(back(false).view(Y).pretender).toBe('york-gloucester')
  expect(back(true).view(Y).pretender).toBe('york-clarence')
})

test('R3-9.9 a Pretender who follows in a battle has the roll only if it is not spent', () => {
  const follows = (rolls: boolean): Table => {
    const table = new Table({ york: { kent: 'york/1 march' }, lancaster: { kent: 'henry-vi buckingham' } })
    table.battle('kent', L, 'sussex', 'henry-vi buckingham').play(Y, 'pass:march')
    if (rolls) table.roll(1).play(Y, 'treachery:york!buckingham')
    else table.play(Y, 'pass:york')
    table.roll(1, 6, 6, 6).play(L, 'charge:henry-vi!york', 'pass:buckingham')
    expect(table.view(L).pretender).toBe('york-march')
    expect(table.may(Y, 'fire:march')).toBe(true)
    return table
  }
  expect(follows(false).may(Y, 'treachery:march!buckingham')).toBe(true)
  expect(follows(true).may(Y, 'treachery:march!buckingham')).toBe(false)
})

test('R3-9.9 Warwick who has rolled and turns his coat has no second roll in that battle', () => {
  const table = new Table({ york: { kent: 'warwick norfolk' }, lancaster: { kent: 'henry-vi buckingham' } })
  table.battle('kent', Y, 'sussex', 'warwick norfolk')
  table.play(L, 'pass:buckingham', 'pass:henry-vi').roll(1).play(Y, 'treachery:warwick!buckingham', 'pass:norfolk')
  table.play(L, 'pass:buckingham').roll(2, 2, 2).play(L, 'treachery:henry-vi!warwick').play(Y, 'pass:norfolk')
  expect(table.where(L, 'warwick')).toBe('kent')
  expect(table.state.battle?.round).toBe(3)
  expect(table.may(L, 'fire:warwick')).toBe(true)
  expect(table.list(L).some((text) => text.startsWith('treachery:'))).toBe(false)
})

test('R3-7.5 R3-9.8 a Treason held in one battle is offered again in the next, whoever began it', () => {
  const table = new Table({
    lancaster: { lancaster: 'stanley', kent: 'buckingham' },
    york: { lancaster: 'norfolk', kent: 'suffolk/1' },
  })
  table.state.treason = Y
  table.entered(Y, 'lancaster', 'derby', 'norfolk', true).entered(L, 'kent', 'sussex', 'buckingham', true).fight(Y)
  table.play(Y, 'battle@kent', 'hold', 'pass:suffolk').roll(1, 6, 6, 6).play(L, 'fire:buckingham', 'end')
  expect(table.state.phase).toBe('treason-roll')
  expect(table.list(Y)).toEqual(['treason!stanley', 'hold'])
})
