import { expect, test } from 'vitest'
import { DATA } from '../rules/figures.ts'
import type { AssetId } from '../rules/ids.ts'
import { P1, P2, P3, P4, Scene } from './position.ts'

const [RED, YELLOW, GREEN, BLUE] = [P1, P2, P3, P4]

/** The turn of WR-T10 to WR-T13: the order is green, blue, red, yellow. */
function longExample(): Scene {
  const scene = new Scene({
    order: [GREEN, BLUE, RED, YELLOW],
    own: [
      ['castle-windsor', 'noble-stafford'],
      ['town-winchester', 'bishop-winchester', 'castle-carisbrooke'],
      [],
      ['noble-neville-salisbury'],
    ],
    money: [50, 100, 100, 100],
    mercenaries: [1],
  })
  scene.plan(RED, {
    troops: { 'town-winchester': 3, 'castle-carisbrooke': 4 },
    mercenaries: { 'castle-windsor': 1 },
    go: { 'noble-stafford': 'west-country' },
    white: ['noble-stafford'],
    black: ['noble-neville-salisbury'],
  })
  scene.plan(BLUE, { go: { 'noble-neville-salisbury': 'south-east-england' }, troops: { 'town-winchester': 3 } })
  return scene.reveal()
}

test('WR-T11 WR-A24 WR-A25 WR-A26 the long example: the bribe takes Neville where he went', () => {
  const scene = longExample()
  expect(scene.state.money).toEqual([3, 100, 100, 91])
  expect(scene.events('bribe')).toEqual([
    { type: 'bribe', seat: RED, on: 'noble-neville-salisbury', owner: BLUE, result: 'won' },
  ])
  expect(scene.owner('noble-neville-salisbury')).toBe(RED)
  expect(scene.place('noble-neville-salisbury')).toBe('south-east-england')
})

test('WR-T12 WR-A28 WR-10.1 the long example: three battles in order', () => {
  const scene = longExample()
  expect(
    scene
      .events('battle')
      .map(({ seat, at, attackers, defenders, left, result }) => [seat, at, attackers, defenders, left, result]),
  ).toEqual([
    [RED, 'castle-carisbrooke', 4, 3, 1, 'taken'],
    [RED, 'town-winchester', 3, 2, 1, 'taken'],
    [BLUE, 'town-winchester', 3, 1, 2, 'taken'],
  ])
  expect(scene.events('award')).toEqual([{ type: 'award', award: 'constable-of-the-tower', from: null, to: RED }])
  expect(scene.owner('town-winchester')).toBe(BLUE)
})

test('WR-T13 the long example: parliament', () => {
  const scene = longExample()
  const southEast = scene.events('region').find((event) => event.region === 'south-east-england')
  expect(southEast).toMatchObject({ points: [16, 3, 0, 3], ranking: [RED, YELLOW, BLUE], vp: [7, 4] })
  expect(scene.region('west-country')).toEqual([[RED, DATA.regions['west-country'].first]])
  expect([RED, YELLOW, GREEN, BLUE].map((seat) => scene.scored(seat))).toEqual([17, 4, 0, 0])
})

test('WR-4.1 each phase is finished before the next: deployment, bribery, combat, parliament', () => {
  const types = longExample().told.map(({ event }) => event.type)
  const phases = [
    ['reveal'],
    ['bid', 'captain', 'paid', 'moved', 'guarded', 'deployed'],
    ['bribe'],
    ['battle'],
    ['region'],
  ]
  const spans = phases.map((of) => {
    const at = types.flatMap((type, i) => (of.includes(type) ? [i] : []))
    return [at[0] ?? -1, at.at(-1) ?? -1] as const
  })
  for (const [i, [first]] of spans.entries()) expect(first).toBeGreaterThan(spans[i - 1]?.[1] ?? -1)
})

test('WR-T27 WR-A31 WR-9.1 WR-9.2 WR-9.4 WR-9.5 a white cube stops the first of three bribers', () => {
  const scene = new Scene({ own: [['noble-percy'], [], [], []], money: 60 })
  scene.plan(P1, { white: ['noble-percy'] })
  for (const seat of [P2, P3, P4]) scene.plan(seat, { black: ['noble-percy'] })
  scene.reveal()
  expect(scene.events('bribe').map(({ seat, owner, result }) => [seat, owner, result])).toEqual([
    [P4, P1, 'stopped'],
    [P3, P1, 'won'],
    [P2, P3, 'won'],
  ])
  expect(scene.owner('noble-percy')).toBe(P2)
  expect(scene.state.money).toEqual([51, 42, 42, 42])
})

test('WR-T28 WR-9.3 without a white cube the last briber keeps the bishop', () => {
  const scene = new Scene({ own: [[], ['bishop-exeter'], [], []] })
  scene
    .plan(P1, { black: ['bishop-exeter'] })
    .plan(P3, { black: ['bishop-exeter'] })
    .reveal()
  expect(scene.events('bribe').map(({ seat, owner }) => [seat, owner])).toEqual([
    [P3, P2],
    [P1, P3],
  ])
  expect(scene.owner('bishop-exeter')).toBe(P1)
})

test('WR-T29 WR-9.7 who loses a noble keeps the attacks already placed', () => {
  const scene = new Scene({
    own: [['noble-stafford'], ['large-town-london', 'castle-carisbrooke'], [], []],
    money: [30, 0, 20, 0],
  })
  scene.plan(P1, {
    go: { 'noble-stafford': 'west-country' },
    troops: { 'large-town-london': 3, 'castle-carisbrooke': 4 },
  })
  scene.plan(P3, { black: ['noble-stafford'] }).reveal()
  expect(scene.owner('noble-stafford')).toBe(P3)
  expect(scene.place('noble-stafford')).toBe('west-country')
  expect(scene.events('battle').map(({ at, left, result }) => [at, left, result])).toEqual([
    ['castle-carisbrooke', 1, 'taken'],
    ['large-town-london', 1, 'taken'],
  ])
  expect(scene.state.money).toEqual([9, 0, 8, 0])
})

test('WR-9.6 WR-10.6 house partners may be bribed and attacked', () => {
  const scene = new Scene({
    houses: [0, 0, 1, 1],
    own: [['bishop-winchester'], ['noble-percy', 'castle-windsor'], [], []],
  })
  scene.plan(P1, { black: ['noble-percy'], troops: { 'castle-windsor': 4 } }).reveal()
  expect(scene.owner('noble-percy')).toBe(P1)
  expect(scene.owner('castle-windsor')).toBe(P1)
})

test('WR-9.8 awards follow each change of owner, and white cubes are gone next turn', () => {
  const scene = new Scene({ own: [['bishop-york'], ['bishop-exeter'], [], []] })
  scene.plan(P1, { black: ['bishop-exeter'], white: ['bishop-york'] }).reveal()
  expect(scene.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: null, to: P1 }])
  scene
    .draftOn()
    .plan(P2, { black: ['bishop-york'] })
    .reveal()
  expect(scene.owner('bishop-york')).toBe(P2)
})

test('WR-9.9 a bribed personality counts at once', () => {
  const scene = new Scene({ own: [[], ['noble-percy'], [], []] })
  scene.plan(P1, { black: ['noble-percy'] }).reveal()
  expect(scene.region('northern-marches')).toEqual([[P1, DATA.regions['northern-marches'].first]])
})

test('WR-T30 WR-10.3 equal numbers leave the castle neutral', () => {
  const scene = new Scene({ turn: 1, own: [['castle-pontefract'], ['town-lincoln'], [], []] })
  scene
    .plan(P1, { troops: { 'castle-pontefract': 2 } })
    .plan(P2, { troops: { 'castle-pontefract': 5 } })
    .reveal()
  expect(scene.events('battle')).toMatchObject([
    { attackers: 5, defenders: 5, garrison: 3, result: 'neutral', left: 0 },
  ])
  expect(scene.owner('castle-pontefract')).toBe(-1)
  expect(scene.view(null).draft?.display[0]).toBe('castle-pontefract')
})

test('WR-T31 WR-A20 WR-10.5 neutral, retaken, neutral again', () => {
  const scene = new Scene({
    turn: 5,
    own: [['castle-windsor'], ['noble-stafford'], ['bishop-winchester'], ['large-town-london']],
  })
  scene.plan(P1, { troops: { 'castle-windsor': 1 } }).plan(P4, { troops: { 'castle-windsor': 4 } })
  scene
    .plan(P3, { troops: { 'castle-windsor': 1 } })
    .plan(P2, { troops: { 'castle-windsor': 1 } })
    .reveal()
  expect(
    scene
      .events('battle')
      .map(({ seat, owner, attackers, defenders, result, left }) => [seat, owner, attackers, defenders, result, left]),
  ).toEqual([
    [P4, P1, 4, 4, 'neutral', 0],
    [P3, null, 1, 0, 'taken', 1],
    [P2, P3, 1, 1, 'neutral', 0],
  ])
  expect(scene.owner('castle-windsor')).toBe(-1)
  expect(scene.view(null).neutral).toEqual(['castle-windsor'])
})

const onlyOnce = (): Scene => {
  const scene = new Scene({
    turn: 1,
    own: [['castle-windsor', 'large-town-london'], [], ['bishop-winchester'], ['noble-stafford']],
  })
  return scene
    .plan(P4, { troops: { 'castle-windsor': 2 } })
    .plan(P3, { troops: { 'castle-windsor': 2 } })
    .reveal()
}

test('WR-T32 WR-10.2 WR-10.4 the garrison joins once', () => {
  const scene = onlyOnce()
  expect(
    scene
      .events('battle')
      .map(({ seat, garrison, defenders, left, result }) => [seat, garrison, defenders, left, result]),
  ).toEqual([
    [P4, 3, 3, 1, 'held'],
    [P3, 0, 1, 1, 'taken'],
  ])
  expect(scene.owner('castle-windsor')).toBe(P3)
})

test('WR-T33 WR-10.9 the garrison is back next turn', () => {
  const scene = onlyOnce().draftOn()
  scene.plan(P1, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(scene.events('battle').at(-1)).toMatchObject({ attackers: 3, defenders: 3, garrison: 3, result: 'neutral' })
})

test('WR-T34 WR-10.7 mercenaries fight like troops, cost nothing and go back to the supply', () => {
  const scene = new Scene({
    own: [['bishop-winchester'], ['port-sandwich', 'port-berwick'], [], []],
    mercenaries: [3],
    money: 9,
  })
  scene.plan(P1, { mercenaries: { 'port-sandwich': 2, 'port-berwick': 1 } }).reveal()
  expect(scene.owner('port-sandwich')).toBe(P1)
  expect(scene.state.money[P1]).toBe(9)
  expect(scene.state.mercenaries[P1]).toBe(1)
  expect(scene.state.supply).toBe(DATA.troops.mercenaryCounters - 1)
  expect(scene.events('disbanded')).toEqual([{ type: 'disbanded', n: 2 }])
})

test('WR-2.4 garrisons by type', () => {
  for (const [at, garrison] of [
    ['castle-windsor', 3],
    ['large-town-london', 2],
    ['town-winchester', 2],
    ['port-sandwich', 1],
  ] as const) {
    const scene = new Scene({ own: [[at], ['noble-stafford'], [], []] })
    scene.plan(P2, { troops: { [at]: 1 } }).reveal()
    expect(scene.events('battle')[0]?.garrison).toBe(garrison)
  }
})

test('WR-10.8 WR-10.10 an award falls with the battle, and a neutral card waits for the next display', () => {
  const scene = new Scene({ turn: 2, own: [['castle-windsor', 'castle-harlech'], ['noble-stafford'], [], []] })
  expect(scene.view(null).awards[2]?.holder).toBe(P1)
  scene.plan(P2, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(scene.events('award')).toEqual([{ type: 'award', award: 'constable-of-the-tower', from: P1, to: null }])
  expect(scene.view(null).draft?.display).toContain('castle-windsor')
})

test('WR-A29 troops defend a Location that is the player’s own, whoever leads the region', () => {
  const others: AssetId[] = ['large-town-london', 'noble-stafford', 'bishop-winchester']
  const scene = new Scene({ own: [['port-sandwich'], others, [], []] })
  scene
    .plan(P1, { troops: { 'port-sandwich': 2 } })
    .plan(P2, { troops: { 'port-sandwich': 2 } })
    .reveal()
  expect(scene.events('battle')).toMatchObject([{ defenders: 3, result: 'held' }])
})

test('WR-A22 WR-1.4 garrisons do not come out of the 20 troops', () => {
  const scene = new Scene({ own: [['castle-windsor'], ['noble-stafford'], [], []], money: 100 })
  scene
    .plan(P1, { troops: { 'castle-windsor': 20 } })
    .plan(P2, { troops: { 'castle-windsor': 20 } })
    .reveal()
  expect(scene.events('battle')).toMatchObject([{ attackers: 20, defenders: 23, left: 3, result: 'held' }])
})

test('WR-A21 one player’s bribes run in payment order, which the awards can show', () => {
  // P1 takes two bishops from P2, who holds the award with two; P3 has two. After the first bribe the award
  // goes to P3 (2 against 1 and 1); P1 then reaches 2 as well, and P3 keeps it.
  const scene = new Scene({
    own: [[], ['bishop-york', 'bishop-norwich'], ['bishop-exeter', 'bishop-durham'], []],
    order: [P1, P2, P3, P4],
  })
  expect(scene.view(null).awards[1]?.holder).toBe(P2)
  scene.plan(P1, { black: ['bishop-norwich', 'bishop-york'] }).reveal()
  expect(scene.events('bribe').map((event) => event.on)).toEqual(['bishop-york', 'bishop-norwich'])
  expect(scene.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: P2, to: P3 }])
})
