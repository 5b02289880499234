/** Corners of the rules that a game seldom comes to, each with the slip that would change it (slips.bend). */
import { expect, test } from 'vitest'
import { blockNo } from '../rules/blocks.ts'
import { DECK } from '../rules/cards.ts'
import { type CardId, CARDS } from '../rules/ids.ts'
import { areaNo } from '../rules/map.ts'
import { POOL, put } from '../rules/places.ts'
import { L, Table, Y } from './position.ts'

const EVENTS: CardId[] = ['force-march', 'muster', 'plague', 'surprise', '4', '4', '4']
const POOR: CardId[] = ['2', '2', '2', '2', '2', 'treason', 'piracy']

const faces = (cards: readonly CardId[]): number[] => cards.map((card) => CARDS.indexOf(card)).sort((a, b) => a - b)

function redealWindow(red: CardId[], white: CardId[], rules = {}): Table {
  const table = new Table({ rules })
  table.state.hands = [faces(red), faces(white)]
  table.state.phase = 'mulligan'
  table.state.answers = [-1, -1]
  table.state.awaited = 3
  return table
}

/** Everybody passes until that round begins. */
function passTo(table: Table, round: number): Table {
  while (table.state.battle && table.state.battle.round < round) {
    const seat = table.awaiting[0] ?? 0
    table.play(seat, table.list(seat).find((text) => text.startsWith('pass:')) ?? '')
  }
  return table
}

test('R3-1.2 R3-12.4 only the third political turn ends the war', () => {
  const after = (campaign: number): number => new Table({ campaign, york: { kent: 'march' } }).politics().state.winner
  expect([after(1), after(2)]).toEqual([-1, -1])
  expect(after(3)).toBeGreaterThanOrEqual(0)
})

test('R3-1.3 the political turn follows the seventh turn', () => {
  const table = new Table({ york: { kent: 'march' } }).politics()
  expect(table.told('count')).toHaveLength(1)
  expect(table.state.phase).toBe('pretender-home')
})

test('R3-2.11 no bonus for an attacker: not for a King in a crown area, not for a noble at his own shield', () => {
  const king = new Table({ lancaster: { middlesex: 'henry-vi' }, york: { middlesex: 'norfolk' } })
  king.battle('middlesex', L, 'essex', 'henry-vi')
  expect(king.power(L, 'henry-vi')).toBe(2)
  const noble = new Table({ lancaster: { lancaster: 'stanley' }, york: { lancaster: 'norfolk' } })
  noble.battle('lancaster', L, 'derby', 'stanley')
  expect(noble.power(L, 'stanley')).toBe(2)
})

test('R3-5.2 new cards come from those the other does not hold, whatever the shuffle', () => {
  for (let shuffle = 0; shuffle < 12; shuffle++) {
    const table = redealWindow(POOR, EVENTS)
    for (let i = 0; i < shuffle; i++) table.dice.int(7)
    table.play(Y, 'decline').play(L, 'request').play(Y, 'keep')
    expect(table.state.hands[Y]).toEqual(faces(EVENTS))
    const left = [...DECK]
    for (const card of [...table.state.hands[L], ...table.state.hands[Y]]) {
      expect(left).toContain(card)
      left.splice(left.indexOf(card), 1)
    }
    expect(left).toHaveLength(11)
  }
})

test('R3-5.2 a hand that was shown is hidden again once new cards are dealt, from the opponent and from spectators', () => {
  const table = redealWindow(POOR, EVENTS).play(Y, 'decline').play(L, 'request')
  expect(table.view(null).houses[L]?.cards.hand?.toSorted()).toEqual(POOR.toSorted())
  table.play(Y, 'keep')
  expect(table.view(Y).houses[L]?.cards.hand).toBeNull()
  expect(table.view(null).houses.map(({ cards }) => cards.hand)).toEqual([null, null])
  expect(table.view(L).houses[L]?.cards.hand).toHaveLength(7)
})

test('R3-5.2 D-01 with a redeal for each player, nobody has a second one in a campaign', () => {
  const poor: CardId[] = ['2', '3', '3', '3', 'surprise', 'muster', 'plague']
  const table = redealWindow(POOR, poor, { redealEach: true })
  table.play(L, 'request').play(Y, 'decline').play(Y, 'keep').play(Y, 'request').play(L, 'keep')
  expect(table.state.phase).toBe('choose-card')
})

test('R3-5.3 the card a player shows leaves that player’s own hand', () => {
  const table = new Table({ lancaster: { kent: 'oxford' } })
  table.state.hands = [faces(['2', '3', 'plague']), faces(['4', '4', 'muster'])]
  table.play(L, 'card:3').play(Y, 'card:4')
  expect(table.state.hands).toEqual([faces(['2', 'plague']), faces(['4', 'muster'])])
})

test('R3-6.3 a march on an action card leads one or two areas away, never three', () => {
  const table = new Table({ lancaster: { derby: 'oxford' } }).cards('4', '2')
  const lengths = table.list(L).flatMap((text) => (text.startsWith('oxford:') ? [text.split('>').length - 1] : []))
  expect(new Set(lengths)).toEqual(new Set([1, 2]))
})

test('R3-6.9 marching over a border uses up nothing of the retreats over it', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford' }, york: { 'north-yorks': 'norfolk suffolk' } })
  table.cards('2', '4').play(Y, 'norfolk:north-yorks>cumbria', 'suffolk:north-yorks>cumbria', 'end').play(L, 'end')
  passTo(table, 2)
  if (table.awaiting[0] === L) table.play(L, 'pass:oxford')
  expect(table.may(Y, 'retreat:norfolk>north-yorks')).toBe(true)
})

test('R3-6.17 by no sea does an ordinary ship sail among the enemy', () => {
  const table = new Table({ lancaster: { france: 'oxford' }, york: { kent: 'norfolk' } }).cards('4', '2')
  expect(table.list(L).filter((text) => text.includes('~kent'))).toEqual([])
  expect(table.may(L, 'oxford:france~sussex')).toBe(true)
})

test('R3-6.26 whoever is recruited comes whole', () => {
  const table = new Table({ lancaster: { pool: 'oxford/1' } }).cards('4', '2')
  const recruit = table.list(L).find((text) => text.startsWith('+oxford@')) ?? ''
  expect(table.play(L, recruit).strength(L, 'oxford')).toBe(3)
})

test('R3-7.5 Treason is spent by its roll: the next battle is not asked for one', () => {
  const table = new Table({
    lancaster: { lancaster: 'stanley', kent: 'buckingham' },
    york: { lancaster: 'norfolk', kent: 'suffolk/1' },
  })
  table.state.treason = Y
  table.entered(Y, 'lancaster', 'derby', 'norfolk', true).entered(L, 'kent', 'sussex', 'buckingham', true).fight(Y)
  table.play(Y, 'battle@kent').roll(1).play(Y, 'treason!buckingham', 'pass:suffolk')
  table.roll(1, 6, 6, 6).play(L, 'fire:buckingham', 'end')
  expect(table.state.battle?.area).toBe(areaNo('lancaster'))
  expect(table.state.phase).toBe('battle-turn')
})

test('R3-7.6 D-25 plague does not strike a city that both sides stand in', () => {
  const table = new Table({
    lancaster: { middlesex: 'oxford' },
    york: { essex: 'norfolk', 'east-anglia': 'suffolk' },
  }).cards('plague', 'force-march')
  table.play(Y, 'norfolk:essex>middlesex', 'end')
  expect(table.list(L)).toEqual(['plague@east-anglia', 'end'])
})

test('R3-7.6 plague passes the prisoner by', () => {
  const table = prisonerIn('middlesex', { york: { middlesex: 'norfolk suffolk' } }).cards('plague', '2')
  table.play(L, 'plague@middlesex')
  expect(table.strength(L, 'henry-vi')).toBe(4)
  expect([table.strength(Y, 'norfolk'), table.strength(Y, 'suffolk')]).toEqual([3, 2])
})

test('R3-8.7 a die above the firepower misses, one equal to it hits', () => {
  const table = new Table({ lancaster: { kent: 'stanley/3' }, york: { kent: 'norfolk' } })
  table.battle('kent', L, 'sussex', 'stanley').play(Y, 'pass:norfolk').roll(2, 3, 3).play(L, 'fire:stanley')
  expect(table.told('fired')[0]).toMatchObject({ firepower: 2, hits: 1 })
})

test('R3-8.10 hits left over do not wait for reserves that come in', () => {
  const table = new Table({ lancaster: { kent: 'oxford beaumont' }, york: { kent: 'arundel/1 norfolk' } })
  table.entered(Y, 'kent', 'middlesex', 'norfolk').battle('kent', L, 'sussex', 'oxford beaumont')
  const turn = (): string => table.list(table.awaiting[0] ?? 0).find((text) => text.startsWith('pass:')) ?? ''
  while (table.awaiting[0] === Y) table.play(Y, turn())
  const [, name = ''] = turn().split(':')
  table.roll(1, 1, 1, 1).play(L, `fire:${name}`)
  expect(table.where(Y, 'arundel')).not.toBe('kent')
  expect(table.told('hits-lost')).toEqual([{ type: 'hits-lost', n: table.told('fired')[0]!.hits - 1 }])
  while (table.state.battle?.round === 1) table.play(table.awaiting[0] ?? 0, turn())
  expect(table.strength(Y, 'norfolk')).toBe(4)
})

test('R3-8.11 what a charge has too much for its target hits nobody else', () => {
  const table = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/1 oxford' } })
  table.battle('kent', L, 'sussex', 'somerset oxford').roll(1, 1, 1).play(Y, 'charge:march!somerset')
  expect(table.where(L, 'somerset')).toBe('dead')
  expect(table.strength(L, 'oxford')).toBe(3)
  expect(table.told('hits-lost')).toEqual([{ type: 'hits-lost', n: 2 }])
})

test('R3-8.21 nobody regroups to where the enemy stands', () => {
  const table = new Table({ lancaster: { kent: 'oxford', middlesex: 'devon' }, york: { kent: 'norfolk/1' } })
  table.entered(Y, 'kent', 'sussex', 'norfolk', true).fight(Y)
  table.roll(1, 1, 1, 1, 1).play(L, 'fire:oxford')
  expect(table.list(L)).toEqual(expect.arrayContaining(['regroup:oxford>middlesex', 'regroup:oxford>sussex', 'end']))
  const beside = new Table({
    lancaster: { kent: 'oxford' },
    york: { kent: 'norfolk/1', middlesex: 'suffolk' },
  })
  beside.entered(Y, 'kent', 'sussex', 'norfolk', true).fight(Y).roll(1, 1, 1, 1, 1).play(L, 'fire:oxford')
  expect(beside.list(L)).toEqual(['regroup:oxford>sussex', 'end'])
})

test('R3-9.1 whoever has rolled for treachery does not roll again in that battle', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'buckingham norfolk' } })
  table.battle('kent', Y, 'sussex', 'buckingham norfolk')
  table.roll(1).play(L, 'treachery:henry-vi!buckingham')
  passTo(table, 2)
  while (table.awaiting[0] === Y) table.play(Y, table.list(Y).find((text) => text.startsWith('pass:')) ?? '')
  expect(table.may(L, 'fire:henry-vi')).toBe(true)
  expect(table.list(L).some((text) => text.startsWith('treachery:'))).toBe(false)
})

test('R3-11.2 of two overfull areas each loses its own surplus, one area after the other', () => {
  const table = new Table({
    lancaster: {
      derby: 'oxford beaumont clifford devon stanley',
      lincoln: 'wiltshire buckingham rivers shrewsbury northumberland westmoreland',
    },
  }).supply()
  const areas = table.view(L).surplus[L]?.map(({ area, n }) => `${area} ${n}`)
  expect(areas?.toSorted()).toEqual(['derby 1', 'lincoln 2'])
  const first = areas?.[0]?.startsWith('derby') ? 'derby' : 'lincoln'
  const offered = (): string[] => table.list(L).map((text) => text.slice('starve:'.length))
  expect(offered()).toEqual(table.at(L, first))
  const losers = first === 'derby' ? ['oxford', 'wiltshire', 'rivers'] : ['wiltshire', 'rivers', 'oxford']
  const before = losers.map((name) => table.strength(L, name))
  for (const name of losers) table.play(L, `starve:${name}`)
  expect(losers.map((name) => table.strength(L, name))).toEqual(before.map((strength) => strength - 1))
  expect([table.strength(L, 'beaumont'), table.strength(L, 'buckingham')]).toEqual([3, 4])
  expect(table.state.turn).toBe(2)
})

test('R3-11.4 who starves at strength 1 goes where the dead of his kind go', () => {
  const table = new Table({ york: { kent: 'norfolk suffolk arundel worcester rutland/1' }, minors: ['york-clarence'] })
  table.supply().play(Y, 'starve:rutland')
  expect(table.where(Y, 'rutland')).toBe('dead')
  expect(table.where(Y, 'clarence')).toBe('minor')
  expect(table.state.turn).toBe(2)
  table.supply()
  expect(table.list(Y)).toEqual(['enter:clarence@ireland', 'enter:clarence@calais'])
})

test('R3-12.10 those in the pool are whole again too', () => {
  const table = new Table({ lancaster: { pool: 'oxford/1' } }).politics().play(Y, 'end').play(L, 'end')
  expect([table.state.campaign, table.strength(L, 'oxford')]).toEqual([2, 3])
})

test('R3-13.2 Exeter does not change sides while he is Pretender', () => {
  const spec = { throne: Y, lancaster: { cornwall: 'exeter beaumont' }, york: { cornwall: 'york' } } as const
  const tempted = (pretender?: string): boolean => {
    const table = new Table({ ...spec, ...(pretender && { pretender }) })
    table.battle('cornwall', L, 'somerset', 'exeter beaumont')
    passTo(table, 2)
    while (table.awaiting[0] === L) table.play(L, table.list(L).find((text) => text.startsWith('pass:')) ?? '')
    return table.list(Y).includes('treachery:york!exeter')
  }
  expect(tempted()).toBe(true)
  expect(tempted('lancaster-exeter')).toBe(false)
})

test('R3-13.6 D-20 Clarence stays in a York shield area only when nobody stays with him', () => {
  const table = new Table({ lancaster: { rutland: 'clarence stanley' } }).politics().play(Y, 'end')
  expect(table.list(L)).not.toContain('home:clarence@rutland')
  table.play(L, 'home:stanley@lancaster')
  expect(table.list(L)).toContain('home:clarence@rutland')
})

/** Henry VI a prisoner, Exeter Pretender meanwhile, York on the throne. */
function prisonerIn(area: string, spec: ConstructorParameters<typeof Table>[0]): Table {
  const table = new Table({ throne: Y, pretender: 'lancaster-exeter', ...spec })
  const henry = blockNo('lancaster-henry-vi')
  put(table.state, henry, POOL)
  table.state.prisoner = henry
  table.state.at[henry] = areaNo(area)
  return table
}

test('R3-15.2 D-16 the prisoner is not free while his guards still stand there, and free once they are gone', () => {
  const table = prisonerIn('middlesex', {
    lancaster: { essex: 'oxford', derby: 'exeter' },
    york: { middlesex: 'norfolk/1' },
  })
  table.cards('4', '2').play(L, 'oxford:essex>middlesex', 'end')
  expect(table.told('freed')).toEqual([])
  expect(table.view(L).pretender).toBe('lancaster-exeter')
  table.play(Y, 'end')
  passTo(table, 1)
  while (table.awaiting[0] === Y) table.play(Y, 'pass:norfolk')
  table.roll(1, 1, 1, 1).play(L, 'fire:oxford')
  expect(table.told('freed')).toHaveLength(1)
  expect(table.view(L).pretender).toBe('lancaster-henry-vi')
})
