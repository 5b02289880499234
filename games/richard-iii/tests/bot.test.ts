import { expect, test } from 'vitest'
import { complete } from '../../../bots/steps.ts'
import { taskOf } from '../../../bots/choose.ts'
import { findLevel } from '../../../bots/index.ts'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { atLeast } from '../bot/battle.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { blockNo, MAX } from '../rules/blocks.ts'
import { CARDS, SCENARIOS } from '../rules/ids.ts'
import { legal } from '../rules/index.ts'
import { areaNo } from '../rules/map.ts'
import { write } from '../rules/notation.ts'
import { setup } from '../rules/setup.ts'
import type { Move, Phase } from '../types/index.ts'
import { L, Table, Y } from './position.ts'

/** Plays a game; `clever` picks by judgement, the other at random. */
function winner(clever: number, seed: number): number {
  const dice = quick(seed)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  while (state.awaited !== 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    const move = seat === clever ? knowledge.pick!(state, seat, moves, dice) : moves[dice.int(moves.length)]!
    game.apply(state, seat, move, dice, null)
  }
  return state.winner
}

test('a bot that picks by judgement beats one that picks at random', () => {
  let won = 0
  for (let seed = 1; seed <= 20; seed++) for (const clever of [L, Y]) if (winner(clever, seed) === clever) won++
  expect(won).toBeGreaterThan(28)
})

test('the judgement is mirrored, certain at the end, and prefers more heads and heirs', () => {
  const few = new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  const many = new Table({ lancaster: { kent: 'oxford beaumont clifford' }, york: { essex: 'norfolk' } })
  expect(knowledge.evaluate(many.state, L)).toBeGreaterThan(knowledge.evaluate(few.state, L))
  expect(knowledge.evaluate(few.state, L)).toBeCloseTo(-knowledge.evaluate(few.state, Y))
  const orphan = new Table({ dead: ['lancaster-somerset'], lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  expect(knowledge.evaluate(orphan.state, L)).toBeLessThan(knowledge.evaluate(few.state, L))
  few.state.winner = Y
  expect([knowledge.evaluate(few.state, L), knowledge.evaluate(few.state, Y)]).toEqual([-1, 1])
})

test('every legal move has a promise of at least nothing', () => {
  const dice = quick(8)
  const state = setup(2, defaultOptions(about), dice)
  while (state.awaited !== 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    for (const move of moves) expect(knowledge.promise!(state, seat, move)).toBeGreaterThanOrEqual(0)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
})

test('a quick pick without the list is in the list, and no other phase than action is picked so', () => {
  for (const scenario of SCENARIOS) {
    const dice = quick(5)
    const state = setup(2, { ...defaultOptions(about), scenario }, dice)
    let quickly = 0
    while (state.awaited !== 0) {
      const seat = game.awaiting(state)[0]!
      const moves = game.legal(state, seat)
      const move = knowledge.quick!(state, seat, dice)
      if (move) {
        expect(moves).toContain(move)
        expect(state.phase).toBe('action')
        quickly++
      }
      game.apply(state, seat, move ?? knowledge.pick!(state, seat, moves, dice), dice, null)
    }
    expect(quickly).toBeGreaterThan(20)
  }
})

test('a playout ends where nothing is half done, and great decisions get more time than small ones', () => {
  const { state } = new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  const stakes = (phase: Phase): number => knowledge.stakes!({ ...state, phase }, L)
  expect(stakes('action')).toBeGreaterThan(stakes('battle-turn'))
  expect(stakes('battle-turn')).toBeGreaterThan(stakes('assign-hits'))
  const calm = (phase: Phase): boolean => knowledge.calm!({ ...state, phase })
  expect([calm('choose-card'), calm('mulligan'), calm('action'), calm('battle-turn')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('raising a noble looks better than ending the actions with points left', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { essex: 'norfolk' } })
  const { state } = table
  const moves: Move[] = [{ type: 'recruit', block: 'lancaster-rivers', area: 'leicester' }, { type: 'end' }]
  state.phase = 'action'
  state.points = 2
  state.chosen = [CARDS.indexOf('2'), CARDS.indexOf('2')]
  const [raise, end] = moves.map((move) => knowledge.promise!(state, L, move))
  expect(raise).toBeGreaterThan(end!)
})

test('a guess at the start of a campaign puts nobles at their shields, whole', () => {
  const dice = quick(3)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  const view = game.view(state, Y)
  let home = 0
  for (let i = 0; i < 20; i++) {
    const guessed = game.guess(view, dice)
    if (guessed.at[blockNo('lancaster-oxford')] === areaNo('essex')) home++
    expect(guessed.strength.every((strength, block) => strength === MAX[block])).toBe(true)
  }
  expect(home).toBeGreaterThan(14)
})

/** How promising the move with that notation looks to the seat. */
function promise(table: Table, seat: number, text: string): number {
  const move = legal(table.state, seat).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal; legal are ${table.list(seat).join(' ')}`)
  return knowledge.promise!(table.state, seat, move)
}

test('chances of hits are those of the dice', () => {
  expect(atLeast(3, 2, 1)).toBeCloseTo(1 - (2 / 3) ** 3)
  expect(atLeast(2, 3, 2)).toBeCloseTo(0.25)
  expect(atLeast(4, 6, 4)).toBeCloseTo(1)
  expect([atLeast(2, 3, 0), atLeast(1, 3, 2)]).toEqual([1, 0])
})

test('the disloyal are tempted rather than fired at, the steadfast less so; nobody passes', () => {
  const table = new Table({
    york: { leicester: 'york' },
    lancaster: { leicester: 'buckingham warwick' },
  }).battle('leicester', L, 'oxford', 'buckingham warwick')
  const fire = promise(table, Y, 'fire:york')
  const disloyal = promise(table, Y, 'treachery:york!buckingham')
  expect(disloyal).toBeGreaterThan(1.5 * fire)
  expect(promise(table, Y, 'treachery:york!warwick')).toBeLessThan(disloyal / 1.5)
  expect(promise(table, Y, 'pass:york')).toBe(0)
})

test('a side that is losing thinks of leaving, a side that is winning does not', () => {
  const leaving = (enemies: string): number => {
    const table = new Table({ york: { leicester: 'hastings/2' }, lancaster: { leicester: enemies } })
    table.battle('leicester', L, 'oxford', enemies.replaceAll(/\/\d/g, ''))
    // The first round: everybody holds his fire.
    while (table.state.battle?.round === 1)
      table.play(
        table.awaiting[0] ?? 0,
        table.list(table.awaiting[0] ?? 0).find((text) => text.startsWith('pass:'))!,
      )
    return promise(table, Y, 'retreat:hastings>derby') / promise(table, Y, 'fire:hastings')
  }
  expect(leaving('beaumont wiltshire pembroke')).toBeGreaterThan(1)
  expect(leaving('beaumont/1')).toBeLessThan(0.5)
})

test('an attack with the odds looks better than one against them', () => {
  const attack = (defenders: string): number => {
    const table = new Table({ lancaster: { leicester: 'beaumont wiltshire pembroke' }, york: { rutland: defenders } })
    table.cards('4', '2')
    return promise(table, L, 'beaumont:leicester>rutland')
  }
  expect(attack('worcester/1')).toBeGreaterThan(attack('march norfolk warwick'))
})

test('a plan that is legal in one guessed world is legal in every other, as far as it is called foreseen', () => {
  const dice = quick(21)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  let steps = 0
  for (let asked = 0; state.awaited !== 0; asked++) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    if (asked % 3 === 0 && moves.length > 1) {
      const task = taskOf({
        game,
        knowledge,
        view: game.view(state, seat),
        seat,
        level: findLevel('earl')!,
        seed: asked,
      })
      const plan = complete(task, task.rules.guess(task.view, quick(asked)), [])
      for (let guess = 0; guess < 3; guess++) {
        const world = game.guess(game.view(state, seat), quick(asked + 1000 + guess))
        for (const move of plan.moves as Move[]) {
          if (!game.awaiting(world).includes(seat)) break
          const there = game.legal(world, seat).includes(move)
          if (knowledge.foreseen!(world, seat)) {
            expect(there, write(move)).toBe(true)
            steps++
          }
          if (!there) break
          game.apply(world, seat, move, quick(guess), null)
        }
      }
    }
    game.apply(state, seat, knowledge.pick!(state, seat, moves, dice), dice, null)
  }
  expect(steps).toBeGreaterThan(500)
})

test('what looks promising does not hang on the table that was looked at before', () => {
  const dice = quick(6)
  const host = { oxford: 'york march', warwick: 'warwick salisbury', glamorgan: 'rutland', 'east-anglia': 'norfolk' }
  const others = [
    new Table({ lancaster: { cornwall: 'henry-vi' }, york: { northumbria: 'norfolk' } }),
    new Table({ lancaster: { cornwall: 'henry-vi' }, york: host }),
    new Table({ lancaster: { oxford: 'beaumont', glamorgan: 'clifford', essex: 'oxford' }, york: { kent: 'york' } }),
  ].map((table) => table.cards('2', '3').state)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  const phases = new Set<Phase>()
  while (state.awaited !== 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    // Actions are many and much the same.
    const listed = state.phase === 'action' ? moves.slice(0, 3) : moves
    const after = others.flatMap((other) =>
      [L, Y].map((looking) => {
        knowledge.promise!(other, looking, { type: 'end' })
        return listed.map((move) => knowledge.promise!(state, seat, move))
      }),
    )
    for (const each of after) expect(each, state.phase).toEqual(after[0])
    phases.add(state.phase)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
  expect(phases).toContain('pretender-home')
  expect(phases).toContain('king-home')
})
