import { expect, test } from 'vitest'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import {
  COUNTERPART,
  COUNTS,
  FIREPOWER,
  FIRST_LETTER,
  HEIRS,
  IS_HEIR,
  KIND,
  LETTER,
  LOYALTY,
  MAX,
  RANK,
  SIDE,
  blockNo,
} from '../rules/blocks.ts'
import { eliminate } from '../rules/elimination.ts'
import { scenarios } from '../rules/figures.ts'
import { AREAS, BLOCKS } from '../rules/ids.ts'
import { game } from '../index.ts'
import { areaNo } from '../rules/map.ts'
import { ASIDE, DEAD, friendly, holds, MINOR, POOL, vacant } from '../rules/places.ts'
import { setup } from '../rules/setup.ts'
import { view } from '../view/index.ts'
import { L, Table, Y } from './position.ts'

const start = (scenario: string) => setup(2, { ...defaultOptions(about), scenario }, quick(1))

test('R3-1.1 Lancaster opens as King with Henry VI, York as Pretender with his Duke', () => {
  const seen = view(start('campaign-1460'), null)
  expect(seen).toMatchObject({ throne: L, king: 'lancaster-henry-vi', pretender: 'york-york' })
})

test('R3-1.2 R3-15.1 three campaigns of seven turns, or one in the short scenarios', () => {
  expect(scenarios.map(({ campaigns }) => campaigns)).toEqual([3, 1, 1])
  expect(view(start('kingmaker-1470'), null)).toMatchObject({ campaigns: 1, turns: 7 })
})

test('R3-2.1 D-28 an area is friendly, enemy, contested or vacant; a prisoner and face-down blocks hold nothing', () => {
  const table = new Table({ lancaster: { kent: 'oxford', essex: 'devon' }, york: { essex: 'norfolk' } })
  const { state } = table
  expect([friendly(state, L, areaNo('kent')), friendly(state, Y, areaNo('kent'))]).toEqual([true, false])
  expect([friendly(state, L, areaNo('essex')), holds(state, L, areaNo('essex'))]).toEqual([false, true])
  expect(vacant(state, areaNo('derby'))).toBe(true)
  expect(table.view(L).areas.find(({ id }) => id === 'essex')?.holder).toBe('contested')
  const prison = view(start('kingmaker-1470'), L).areas.find(({ id }) => id === 'middlesex')
  expect(prison).toMatchObject({ red: 0, white: 1, holder: Y })
})

test('R3-3.1 R3-3.2 R3-3.3 R3-3.4 the blocks: 31 of each colour and the rebel, with strengths, letters and loyalties', () => {
  expect([0, 1, -1].map((side) => SIDE.filter((item) => item === side).length)).toEqual([31, 31, 1])
  expect(new Set(MAX)).toEqual(new Set([4, 3, 2]))
  const rivers = [blockNo('lancaster-rivers'), blockNo('york-rivers')]
  expect(rivers.map((block) => LOYALTY[block])).toEqual([1, 2])
  expect(BLOCKS.filter((_, block) => IS_HEIR[block] === 1 && LOYALTY[block] !== 0)).toEqual([
    'lancaster-exeter',
    'york-clarence',
  ])
  const stanley = blockNo('lancaster-stanley')
  expect([LETTER[stanley], FIREPOWER[stanley]]).toEqual([1, 2])
  const bombard = blockNo('york-bombard')
  expect([LETTER[bombard], FIRST_LETTER[bombard]]).toEqual([3, 0])
})

test('R3-3.5 R3-3.6 R3-3.7 five ranked heirs each; two copies of every noble without a rose; churches count', () => {
  for (const heirs of HEIRS) expect(heirs.map((heir) => RANK[heir])).toEqual([1, 2, 3, 4, 5])
  for (const [block, other] of COUNTERPART.entries()) expect(other >= 0).toBe(LOYALTY[block] !== 0)
  expect(BLOCKS.filter((_, block) => KIND[block] === 'church' && COUNTS[block] === 1)).toHaveLength(4)
})

test('R3-3.8 R3-3.9 levies and bombards start in the pool; six mercenaries', () => {
  const state = start('campaign-1460')
  for (const [block, kind] of KIND.entries())
    if (kind === 'levy' || kind === 'bombard') expect(state.at[block]).toBe(POOL)
  expect(KIND.filter((kind) => kind === 'mercenary')).toHaveLength(6)
})

test('R3-4.1 R3-4.2 R3-4.3 R3-4.4 R3-4.5 the 1460 set-up, whole and upright', () => {
  const state = start('campaign-1460')
  expect(state.strength).toEqual(MAX)
  expect(state.down.every((down) => down === 0)).toBe(true)
  const at = (id: string): number | undefined => state.at[blockNo(id)]
  expect(at('lancaster-henry-vi')).toBe(areaNo('middlesex'))
  expect(at('york-warwick')).toBe(areaNo('calais'))
  expect(at('york-norfolk')).toBe(POOL)
  for (const minor of ['york-clarence', 'york-gloucester', 'lancaster-prince-edward', 'lancaster-richmond'])
    expect(at(minor)).toBe(MINOR)
  expect(at('lancaster-warwick')).toBe(ASIDE)
  const houses = view(state, null).houses.map(({ heirs }) => heirs.filter((heir) => heir.state === 'in-play').length)
  expect(houses).toEqual([3, 3])
})

test('R3-4.3 the 1460 set-up is the printed list, block by block', () => {
  const state = start('campaign-1460')
  const names = [...AREAS, 'pool', 'minor', 'aside', 'dead']
  const stands = (house: string): { [place: string]: string } => {
    const found: { [place: string]: string } = {}
    for (const [block, id] of BLOCKS.entries()) {
      if (!id.startsWith(house)) continue
      const place = names[state.at[block] ?? -1] ?? ''
      found[place] = `${found[place] ?? ''} ${id.replace(`${house}-`, '')}`.trim()
    }
    return found
  }
  expect(stands('lancaster')).toEqual({
    middlesex: 'henry-vi',
    dorset: 'somerset',
    cornwall: 'exeter devon',
    pembroke: 'pembroke',
    wilts: 'wiltshire',
    essex: 'oxford',
    lincoln: 'beaumont',
    'north-yorks': 'clifford',
    france: 'mercenary-french',
    scotland: 'mercenary-scots',
    pool:
      'buckingham northumberland shrewsbury westmoreland rivers stanley church-york ' +
      'levy-bristol levy-coventry levy-newcastle levy-york bombard mercenary-welsh',
    minor: 'prince-edward richmond',
    aside: 'warwick salisbury kent clarence church-canterbury',
  })
  expect(stands('york')).toEqual({
    ireland: 'york rutland mercenary-irish',
    calais: 'march warwick salisbury kent mercenary-burgundian mercenary-calais',
    pool:
      'norfolk suffolk arundel essex worcester hastings herbert church-canterbury ' +
      'levy-london levy-norwich levy-salisbury bombard',
    minor: 'clarence gloucester',
    aside: 'buckingham northumberland shrewsbury westmoreland rivers stanley exeter church-york',
  })
  expect(stands('rebel')).toEqual({ pool: 'rebel' })
})

test('R3-2.3 R3-2.4 cities decide who raises which levy; Wales is open to both', () => {
  const red = new Table({ lancaster: { kent: 'oxford' } }).cards('4', '2').list(L)
  expect(red.filter((text) => text.startsWith('+levy')).toSorted()).toEqual([
    '+levy-bristol@somerset',
    '+levy-coventry@warwick',
    '+levy-newcastle@northumbria',
    '+levy-york@south-yorks',
  ])
  const white = new Table({ york: { hereford: 'march' } }).cards('2', '4')
  expect(white.may(Y, 'march:hereford>powys')).toBe(true)
})

test('R3-15.1 in the short scenarios blocks not listed are out, and the throne decides after one campaign', () => {
  const state = start('richard-iii-1483')
  expect(state.at[blockNo('york-york')]).toBe(DEAD)
  expect(state.at[blockNo('york-warwick')]).toBe(DEAD)
  expect(view(state, null)).toMatchObject({ throne: Y, king: 'york-gloucester', pretender: 'lancaster-richmond' })
  const living = view(state, null).houses.map(({ heirs }) => heirs.filter((heir) => heir.state !== 'dead').length)
  expect(living).toEqual([1, 1])
  const dice = quick(9)
  while (game.awaiting(state).length > 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
  expect(state.campaign).toBe(1)
})

function kingmaker(): Table {
  const table = new Table()
  Object.assign(table.state, start('kingmaker-1470'))
  table.state.phase = 'choose-card'
  return table
}

test('T-56 R3-15.2 D-16 D-33 1470: Henry VI is a prisoner who counts, and is freed by a block of Lancaster alone with him', () => {
  const table = kingmaker()
  expect(table.view(Y)).toMatchObject({ prisoner: 'lancaster-henry-vi', pretender: 'lancaster-prince-edward' })
  expect(table.view(L).houses[L]?.count).toEqual({ least: 1, most: 1 })
  table.cards('4', '3')
  // He does not move; the ship to Middlesex is barred while York’s King stands there.
  expect(table.list(L).some((text) => text.startsWith('henry-vi') || text.endsWith('~middlesex'))).toBe(false)
  table.play(L, 'oxford:france~kent', 'end')
  table.play(Y, 'march:middlesex>essex', 'end').play(L, 'spare:clarence')
  expect([table.state.turn, table.state.prisoner]).toEqual([2, blockNo('lancaster-henry-vi')])
  table.cards('4', '3').play(L, 'oxford:kent>middlesex')
  expect(table.told('freed')).toEqual([{ type: 'freed', block: 'lancaster-henry-vi' }])
  expect(table.view(Y)).toMatchObject({ prisoner: null, pretender: 'lancaster-henry-vi' })
  expect(table.at(L, 'middlesex')).toEqual(['henry-vi', 'oxford'])
  expect(table.list(L).some((text) => text.startsWith('henry-vi:middlesex>'))).toBe(true)
})

test('R3-15.2 a prisoner is not in a battle, and a battle won frees him', () => {
  const table = kingmaker()
  table.cards('4', '3')
  table.play(L, 'oxford:france~kent', 'exeter:france~kent', 'end').play(Y, 'end').play(L, 'spare:clarence')
  table.cards('4', '2').play(L, 'oxford:kent>middlesex', 'exeter:kent>middlesex', 'end').play(Y, 'end')
  expect(table.view(Y).battle?.front.map(({ block }) => block)).toEqual([
    'lancaster-exeter',
    'lancaster-oxford',
    'york-march',
  ])
  table.state.strength[blockNo('york-march')] = 1
  table.play(Y, 'pass:march').roll(1, 6, 6).play(L, 'fire:oxford')
  expect(table.told('freed')).toHaveLength(1)
})

test('R3-7.6 R3-15.2 a plague in Middlesex does not touch the prisoner', () => {
  const table = kingmaker()
  const henry = blockNo('lancaster-henry-vi')
  const before = table.state.strength[henry]
  table.cards('plague', '2')
  const plague = table.list(L).find((text) => text === 'plague@middlesex')
  table.play(L, plague ?? 'missing')
  expect(table.told('plague')).toHaveLength(1)
  expect([table.state.strength[henry], table.state.prisoner]).toEqual([before, henry])
})

test('R3-15.2 D-16 while Henry VI is a prisoner the title passes him by, unless nobody else is left', () => {
  const table = kingmaker()
  const dies = (id: string): void => eliminate(table.state, blockNo(id), 'battle', null)
  dies('lancaster-prince-edward')
  expect(table.view(L).pretender).toBe('lancaster-exeter')
  dies('lancaster-exeter')
  expect(table.view(L).pretender).toBe('lancaster-richmond')
  dies('lancaster-richmond')
  expect(table.view(L)).toMatchObject({ pretender: 'lancaster-henry-vi', outcome: null })
})
