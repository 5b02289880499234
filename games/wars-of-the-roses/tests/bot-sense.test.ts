/** What a bot that has understood the rules does not do. */
import { describe, expect, test } from 'vitest'
import { chooseSteps, findLevel } from '../../../bots/index.ts'
import { quick } from '../../../engine/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { type AssetId, cardNumber } from '../rules/ids.ts'
import { DRAFT } from '../rules/moves.ts'
import { busy, P1, P2, P3, Table } from './position.ts'

const absurd = (table: Table, seat: number): string[] =>
  table
    .legal(seat)
    .filter((move) => knowledge.absurd?.(table.state, seat, move))
    .map((move) => game.write(move))

/** The whole plan of a bot, as it stands when it is done. */
const planned = (table: Table, seat: number, seed: number): readonly string[] =>
  chooseSteps({ game, knowledge, view: table.view(seat), seat, level: findLevel('knight')!, seed }).moves

/** The quick plan of a seat. */
function picked(table: Table, seat: number, seed: number): string[] {
  const dice = quick(seed)
  const texts: string[] = []
  while (texts.at(-1) !== 'done') {
    const move = knowledge.pick?.(table.state, seat, table.legal(seat), dice)
    texts.push(game.write(move!))
    table.act(seat, texts.at(-1)!)
  }
  return texts
}

describe('the purse', () => {
  test('WR-7.6 no step is taken that the plan could not pay', () => {
    const table = new Table({
      seats: 3,
      own: [['noble-stafford', 'castle-windsor'], ['noble-herbert', 'large-town-london'], []],
      money: [8, 20, 20],
    })
    // Six pounds guard Stafford, eight bribe Herbert, three pay a troop.
    expect(absurd(table, P1)).toEqual([])
    table.act(P1, 'T+castle-windsor')
    expect(absurd(table, P1)).toEqual(['W+noble-stafford', 'B+noble-herbert'])
    table.act(P1, 'calais:midlands+5')
    expect(table.texts(P1)).toContain('calais:midlands+1')
    expect(absurd(table, P1)).toEqual(
      expect.arrayContaining(['T+castle-windsor', 'W+noble-stafford', 'B+noble-herbert', 'calais:midlands+1']),
    )
    expect(absurd(table, P1)).not.toContain('C-noble-stafford')
    expect(absurd(table, P1)).not.toContain('T-castle-windsor')
    expect(absurd(table, P1)).not.toContain('done')
  })

  test.each([1, 2, 3])('WR-8.4 nothing in the plan of a bot is dropped for want of money (seed %i)', (seed) => {
    const table = busy()
    table.state.money.fill(17)
    for (const seat of [P1, P2, P3]) {
      table.state.plans[seat] = new Table().state.plans[seat]!
      table.act(seat, ...planned(table, seat, seed))
    }
    table.reveal()
    expect(table.events('dropped').filter(({ seat }) => seat <= P3)).toEqual([])
  })
})

describe('guards', () => {
  /** Neville, worth eight, makes his player first in Northern England, and is all that he has there. */
  const neville = (money: readonly number[]) =>
    new Table({ seats: 2, turn: 5, own: [['noble-neville-westmorland'], ['castle-pontefract']], money })

  test('WR-9.2 a noble whom a rival can pay for is guarded', () => {
    expect(picked(neville([30, 40]), P1, 1)).toContain('W+noble-neville-westmorland')
  })

  test('WR-7.7 nobody is guarded against a rival who cannot pay the bribe', () => {
    expect(picked(neville([30, 15]), P1, 1)).not.toContain('W+noble-neville-westmorland')
  })
})

test('WR-5.4 any card of the display is worth a trial', () => {
  const table = new Table({ seats: 3, own: [[], ['noble-percy', 'castle-bamburgh'], ['large-town-newcastle']] })
  const { state } = table
  state.phase = 'draft'
  state.display = [cardNumber('noble-neville-westmorland'), cardNumber('castle-windsor')]
  for (const card of state.display) expect(knowledge.promise?.(state, P1, DRAFT[card]!)).toBeGreaterThan(0)
})

test('WR-5.4 a mercenary card is worth a trial though the supply is empty', () => {
  const { state } = new Table({ seats: 3, mercenaries: [0, 17, 0] })
  expect(state.supply).toBe(0)
  state.phase = 'draft'
  state.display = [cardNumber('mercenary-1')]
  expect(knowledge.promise?.(state, P1, DRAFT[cardNumber('mercenary-1')]!)).toBeGreaterThan(0)
})

describe('what speaks for a seat', () => {
  const usual = {
    seats: 3,
    own: [['castle-windsor'], ['castle-harlech'], ['castle-bamburgh']],
    money: 10,
    vp: [5, 5, 5],
  } as const
  const parts = (given: ConstructorParameters<typeof Table>[0], seat = P1) =>
    knowledge.parts?.(new Table({ ...usual, ...given }).state, seat) ?? {}
  const own = (...more: AssetId[]) => ({
    own: [['castle-windsor', ...more], ['castle-harlech'], ['castle-bamburgh']] as const,
  })
  const changed = (given: ConstructorParameters<typeof Table>[0], seat = P1): Record<string, number> =>
    Object.fromEntries(
      Object.entries(parts(given, seat)).flatMap(([part, worth]) => {
        const more = worth - (parts({}, seat)[part] ?? 0)
        return Math.abs(more) > 1e-9 ? [[part, Math.sign(more)]] : []
      }),
    )

  test.each<[string, ConstructorParameters<typeof Table>[0], Record<string, number>]>([
    ['points', { vp: [6, 5, 5] }, { points: 1 }],
    ['money', { money: [11, 10, 10] }, { money: 1 }],
    ['hired men', { mercenaries: [2, 0, 0] }, { mercenaries: 1 }],
    ['a noble', own('noble-herbert'), { control: 1 }],
    ['a second castle, and the title with it', own('castle-carisbrooke'), { control: 1, awards: 1 }],
    ['a town that pays', own('town-lincoln'), { control: 1, income: 1 }],
    ['a bishop and his town', own('bishop-durham', 'town-durham'), { control: 1, income: 1, pairs: 1 }],
    ['a bishop and another town', own('bishop-durham', 'town-lincoln'), { control: 1, income: 1 }],
    ['money of another', { money: [10, 11, 10] }, { money: -1 }],
    ['points of the last seat', { vp: [5, 5, 6] }, { points: -1 }],
  ])('%s', (_, given, expected) => {
    expect(changed(given)).toEqual(expected)
  })

  test('WR-11.7 WR-11.8 a ship with its port is worth two, a bishop with his town three', () => {
    const ship = parts(own('ship-berwick', 'port-berwick'))['pairs'] ?? 0
    const bishop = parts(own('bishop-durham', 'town-durham'))['pairs'] ?? 0
    expect(ship / bishop).toBeCloseTo(2 / 3)
    expect(parts(own('ship-berwick', 'port-sandwich'))['pairs']).toBe(0)
  })

  test('a token for French Aid still held, and a better place for whoever has it', () => {
    const { state } = new Table(usual)
    const before = knowledge.evaluate(state, P1)
    state.aid[P1] = 0
    expect(knowledge.parts?.(state, P1)?.['aid']).toBeLessThan(parts({})['aid'] ?? 0)
    expect(knowledge.evaluate(state, P1)).toBeLessThan(before)
    expect(knowledge.evaluate(state, P2)).toBeGreaterThanOrEqual(before)
  })

  test('at the end only the points count, and the winner is who has most', () => {
    const { state } = new Table({ ...usual, turn: 5, vp: [50, 60, 40], money: [99, 0, 0] }).reveal()
    const [best] = [0, 1, 2].toSorted((a, b) => (state.vp[b] ?? 0) - (state.vp[a] ?? 0))
    expect([P1, P2, P3].map((seat) => knowledge.evaluate(state, seat))).toEqual(
      [P1, P2, P3].map((seat) => (seat === best ? 1 : -1)),
    )
  })
})
