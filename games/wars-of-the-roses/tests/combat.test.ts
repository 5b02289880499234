import { expect, test } from 'vitest'
import { DATA } from '../rules/figures.ts'
import type { AssetId } from '../rules/ids.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-T30 WR-10.3 equal numbers leave the castle neutral', () => {
  const table = new Table({ turn: 1, own: [['castle-pontefract'], ['town-lincoln'], [], []] })
  table
    .plan(P1, { troops: { 'castle-pontefract': 2 } })
    .plan(P2, { troops: { 'castle-pontefract': 5 } })
    .reveal()
  expect(table.events('battle')).toMatchObject([
    { attackers: 5, defenders: 5, garrison: 3, result: 'neutral', left: 0 },
  ])
  expect(table.owner('castle-pontefract')).toBe(-1)
  expect(table.view(null).draft?.display[0]).toBe('castle-pontefract')
})

test('WR-T31 WR-A20 WR-10.5 neutral, retaken, neutral again', () => {
  const table = new Table({
    turn: 5,
    own: [['castle-windsor'], ['noble-stafford'], ['bishop-winchester'], ['large-town-london']],
  })
  table.plan(P1, { troops: { 'castle-windsor': 1 } }).plan(P4, { troops: { 'castle-windsor': 4 } })
  table
    .plan(P3, { troops: { 'castle-windsor': 1 } })
    .plan(P2, { troops: { 'castle-windsor': 1 } })
    .reveal()
  expect(
    table
      .events('battle')
      .map(({ seat, owner, attackers, defenders, result, left }) => [seat, owner, attackers, defenders, result, left]),
  ).toEqual([
    [P4, P1, 4, 4, 'neutral', 0],
    [P3, null, 1, 0, 'taken', 1],
    [P2, P3, 1, 1, 'neutral', 0],
  ])
  expect(table.owner('castle-windsor')).toBe(-1)
  expect(table.view(null).neutral).toEqual(['castle-windsor'])
})

const onlyOnce = (): Table => {
  const table = new Table({
    turn: 1,
    own: [['castle-windsor', 'large-town-london'], [], ['bishop-winchester'], ['noble-stafford']],
  })
  return table
    .plan(P4, { troops: { 'castle-windsor': 2 } })
    .plan(P3, { troops: { 'castle-windsor': 2 } })
    .reveal()
}

test('WR-T32 WR-10.2 WR-10.4 the garrison joins once', () => {
  const table = onlyOnce()
  expect(
    table
      .events('battle')
      .map(({ seat, garrison, defenders, left, result }) => [seat, garrison, defenders, left, result]),
  ).toEqual([
    [P4, 3, 3, 1, 'held'],
    [P3, 0, 1, 1, 'taken'],
  ])
  expect(table.owner('castle-windsor')).toBe(P3)
})

test('WR-T33 WR-10.9 the garrison is back next turn', () => {
  const table = onlyOnce().draftOn()
  table.plan(P1, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(table.events('battle').at(-1)).toMatchObject({ attackers: 3, defenders: 3, garrison: 3, result: 'neutral' })
})

test('WR-T34 WR-10.7 mercenaries fight like troops, cost nothing and go back to the supply', () => {
  const table = new Table({
    own: [['bishop-winchester'], ['port-sandwich', 'port-berwick'], [], []],
    mercenaries: [3],
    money: 9,
  })
  table.plan(P1, { mercenaries: { 'port-sandwich': 2, 'port-berwick': 1 } }).reveal()
  expect(table.owner('port-sandwich')).toBe(P1)
  expect(table.state.money[P1]).toBe(9)
  expect(table.state.mercenaries[P1]).toBe(1)
  expect(table.state.supply).toBe(DATA.troops.mercenaryCounters - 1)
  expect(table.events('disbanded')).toEqual([{ type: 'disbanded', n: 2 }])
})

test('WR-10.8 WR-10.10 an award falls with the battle, and a neutral card waits for the next display', () => {
  const table = new Table({ turn: 2, own: [['castle-windsor', 'castle-harlech'], ['noble-stafford'], [], []] })
  expect(table.view(null).awards[2]?.holder).toBe(P1)
  table.plan(P2, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(table.events('award')).toEqual([{ type: 'award', award: 'constable-of-the-tower', from: P1, to: null }])
  expect(table.view(null).draft?.display).toContain('castle-windsor')
})

test('WR-A29 troops defend a Location that is the player’s own, whoever leads the region', () => {
  const others: AssetId[] = ['large-town-london', 'noble-stafford', 'bishop-winchester']
  const table = new Table({ own: [['port-sandwich'], others, [], []] })
  table
    .plan(P1, { troops: { 'port-sandwich': 2 } })
    .plan(P2, { troops: { 'port-sandwich': 2 } })
    .reveal()
  expect(table.events('battle')).toMatchObject([{ defenders: 3, result: 'held' }])
})

test('WR-A22 WR-1.4 garrisons do not come out of the 20 troops', () => {
  const table = new Table({ own: [['castle-windsor'], ['noble-stafford'], [], []], money: 100 })
  table
    .plan(P1, { troops: { 'castle-windsor': 20 } })
    .plan(P2, { troops: { 'castle-windsor': 20 } })
    .reveal()
  expect(table.events('battle')).toMatchObject([{ attackers: 20, defenders: 23, left: 3, result: 'held' }])
})

test('WR-10.7 troops and mercenaries at one place fight together, on both sides', () => {
  const table = new Table({ own: [['castle-windsor'], ['noble-stafford'], [], []], mercenaries: [1, 3] })
  table.plan(P1, { troops: { 'castle-windsor': 1 }, mercenaries: { 'castle-windsor': 1 } })
  table.plan(P2, { troops: { 'castle-windsor': 3 }, mercenaries: { 'castle-windsor': 3 } }).reveal()
  // A garrison of 3 with two more.
  expect(table.events('battle')).toMatchObject([{ attackers: 6, defenders: 5, left: 1, result: 'taken' }])
})

test('WR-10.8 a castle taken by storm takes the award along', () => {
  const table = new Table({
    own: [['castle-windsor', 'castle-harlech'], ['noble-stafford', 'castle-bamburgh'], [], []],
  })
  table.plan(P2, { troops: { 'castle-windsor': 4 } }).reveal()
  expect(table.events('award')).toEqual([{ type: 'award', award: 'constable-of-the-tower', from: P1, to: P2 }])
})

test('WR-1.4 WR-A22 who has castles to garrison still has 20 troops to place', () => {
  const table = new Table({ own: [['castle-windsor', 'large-town-london'], [], [], []] })
  expect(table.view(P1).plan?.left.troops).toBe(20)
  for (let i = 0; i < 20; i++) table.act(P1, 'T+castle-windsor')
})
