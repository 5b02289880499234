/** What a bot that has understood the rules does not do. */
import { expect, test } from 'vitest'
import { choose, findLevel, type Intent } from '../../../bots/index.ts'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot/index.ts'
import { training } from '../bot/training.ts'
import { game } from '../index.ts'
import { legal } from '../rules/index.ts'
import { CARDS } from '../rules/ids.ts'
import { areaNo } from '../rules/map.ts'
import { write } from '../rules/notation.ts'
import { POOL } from '../rules/places.ts'
import { blockNo } from '../rules/blocks.ts'
import { L, Table, Y } from './position.ts'

const LEVELS = ['squire', 'knight', 'earl'] as const
const SEEDS = [1, 2]

function absurd(table: Table, seat: number): string[] {
  return legal(table.state, seat)
    .filter((move) => knowledge.absurd!(table.state, seat, move))
    .map(write)
}

/** Lets a bot make its whole action phase and says what it did. */
function actions(table: Table, seat: number, level: string, seed: number): string[] {
  const made: string[] = []
  let intent: Intent | null = null
  while (table.state.phase === 'action' && table.state.active === seat) {
    const view = game.view(table.state, seat)
    const choice = choose({
      game,
      knowledge,
      view,
      seat,
      level: findLevel(level)!,
      seed: seed * 100 + made.length,
      intent,
    })
    intent = choice.intent
    made.push(choice.move)
    table.play(seat, choice.move)
  }
  return made
}

test('R3-8.11 charging the only strongest block is absurd: fire hits it too, and nothing comes back', () => {
  const charges = (enemies: string): string[] =>
    absurd(
      new Table({ york: { leicester: 'march norfolk' }, lancaster: { leicester: enemies } }).battle(
        'leicester',
        Y,
        'rutland',
        'march norfolk',
      ),
      Y,
    ).filter((text) => text.startsWith('charge:'))
  expect(charges('beaumont/3 wiltshire/2')).toEqual(['charge:march!beaumont'])
  expect(charges('beaumont/3 wiltshire/3')).toEqual([])
  expect(charges('wiltshire/1')).toEqual(['charge:march!wiltshire'])
})

test('R3-8.7 holding one’s fire is absurd, leaving the field is not', () => {
  const table = new Table({ york: { leicester: 'hastings' }, lancaster: { leicester: 'beaumont' } })
  table.battle('leicester', L, 'oxford', 'beaumont')
  expect(absurd(table, Y)).toEqual(['pass:hastings'])
})

test('R3-12.1 the last to act does not march what goes home anyway, unless it makes room or fights', () => {
  const wandering = (red: { [area: string]: string }, turn: number, cards: ['2' | '3', '2' | '3']): string[] => {
    const table = new Table({ lancaster: red, york: { 'south-yorks': 'york march' }, turn }).cards(...cards)
    while (table.state.active === Y) table.play(Y, 'end')
    return absurd(table, L).filter((text) => text.startsWith('mercenary-'))
  }
  const host = { leicester: 'henry-vi buckingham', powys: 'mercenary-welsh' }
  expect(wandering(host, 7, ['2', '3'])).toContain('mercenary-welsh:powys>hereford')
  // Somebody acts after him, or there is a turn to come.
  expect(wandering(host, 7, ['3', '2'])).toEqual([])
  expect(wandering(host, 6, ['2', '3'])).toEqual([])
  // Five where four can live.
  expect(wandering({ powys: 'mercenary-welsh henry-vi somerset buckingham rivers' }, 7, ['2', '3'])).toEqual([])
  expect(wandering({ derby: 'mercenary-welsh' }, 7, ['2', '3'])).not.toContain('mercenary-welsh:derby>south-yorks')
})

test('nobody stops with points left while a head can be raised in safety', () => {
  const stands = {
    lancaster: { leicester: 'henry-vi buckingham' },
    york: { 'south-yorks': 'york march' },
    turn: 2,
  } as const
  expect(absurd(new Table(stands).cards('4', '2'), L)).toEqual(['end'])
  const spent = new Table(stands).cards('4', '2')
  spent.state.points = 0
  expect(absurd(spent, L)).toEqual([])
  for (const level of LEVELS)
    for (const seed of SEEDS) {
      const made = actions(new Table(stands).cards('4', '2'), L, level, seed)
      expect(made.slice(0, -1).length, `${level} ${seed}: ${made.join(' ')}`).toBeGreaterThanOrEqual(4)
    }
})

test('whoever has fallen is no head to raise, and one that would fall at once need not be', () => {
  const stops = (york: string, upright: string): string[] => {
    const stands = { lancaster: { leicester: 'henry-vi buckingham' }, york: { 'south-yorks': york }, turn: 2 } as const
    const table = new Table(stands).cards('4', '2')
    const { state } = table
    // Everybody else is face down until the reset.
    for (let block = 0; block < blockNo('york-york'); block++)
      if (state.at[block] === POOL && block !== blockNo(`lancaster-${upright}`)) state.down[block] = 1
    return absurd(table, L)
  }
  expect(stops('york', 'beaumont')).toEqual(['end'])
  // Four of York's a march away from Lincoln, where nobody stands.
  expect(stops('warwick march york rutland', 'beaumont')).toEqual([])
  expect(stops('york', 'nobody')).toEqual([])
})

test('R3-1.3 after the last march of a campaign no enemy is feared, before it he is', () => {
  const raising = (turn: number, cards: ['2' | '3', '2' | '3'], york: { [area: string]: string }): number => {
    const table = new Table({ lancaster: { cornwall: 'henry-vi' }, york, turn }).cards(...cards)
    while (table.state.active === Y) table.play(Y, 'end')
    return knowledge.promise!(
      table.state,
      L,
      legal(table.state, L).find((move) => write(move) === '+beaumont@lincoln')!,
    )
  }
  const near = { 'south-yorks': 'york march warwick' }
  const far = { glamorgan: 'york march warwick' }
  expect(raising(7, ['2', '3'], near)).toBe(raising(7, ['2', '3'], far))
  expect(raising(7, ['3', '2'], near)).toBeLessThan(raising(7, ['3', '2'], far))
  expect(raising(6, ['2', '3'], near)).toBeLessThan(raising(6, ['2', '3'], far))
})

test('an heir alone in reach of an army: his ways out, and guards for him, are among what is tried', () => {
  const table = new Table({
    lancaster: { middlesex: 'henry-vi', leicester: 'buckingham beaumont' },
    york: { kent: 'york march warwick', essex: 'norfolk' },
    turn: 3,
  }).cards('3', '2')
  const ideas = (of: Table): string[] =>
    knowledge.ideas!(of.state, L, legal(of.state, L)).map((idea) => idea.map(write).join(' '))
  expect(ideas(table).some((text) => text.startsWith('henry-vi:middlesex>'))).toBe(true)
  expect(ideas(table)).toContain('buckingham:leicester>middlesex')
  const safe = new Table({ lancaster: { cornwall: 'henry-vi' }, york: { northumbria: 'york' }, turn: 3 })
  expect(ideas(safe.cards('3', '2'))).toEqual([])
})

test('R3-8.7 of two guards the one who is thought of is he whose dice hit more: two at two are more than one at three', () => {
  const guards = (few: string, many: string): string[] => {
    const table = new Table({
      lancaster: { middlesex: 'henry-vi/1', leicester: `${few} ${many}` },
      york: { kent: 'york march warwick', essex: 'norfolk' },
      turn: 3,
    }).cards('3', '2')
    return knowledge.ideas!(table.state, L, legal(table.state, L))
      .map((idea) => idea.map(write).join(' '))
      .filter((text) => text.endsWith('>middlesex'))
  }
  expect(guards('northumberland/2', 'wiltshire/2')).toEqual(['northumberland:leicester>middlesex'])
  expect(guards('northumberland/1', 'wiltshire/2')).toEqual(['wiltshire:leicester>middlesex'])
})

test('whoever waits in exile thinks of landing', () => {
  const table = new Table({ lancaster: { cornwall: 'henry-vi' }, york: { ireland: 'york march' }, turn: 3 })
  table.cards('2', '3')
  const landings = knowledge.ideas!(table.state, Y, legal(table.state, Y)).map((idea) => idea.map(write).join(' '))
  expect(landings).toHaveLength(1)
  expect(landings[0]).toMatch(/^(york|march).*~/)
})

test('a King alone in London beside an army does not stay there alone', () => {
  for (const level of LEVELS)
    for (const seed of SEEDS) {
      const table = new Table({
        lancaster: { middlesex: 'henry-vi', leicester: 'buckingham beaumont' },
        york: { kent: 'york march warwick', essex: 'norfolk' },
        turn: 3,
      }).cards('3', '2')
      const made = actions(table, L, level, seed)
      const king = table.state.at[blockNo('lancaster-henry-vi')] as number
      const alone = king === areaNo('middlesex') && table.state.here[L]?.[king] === 1
      expect(alone, `${level} ${seed}: ${made.join(' ')}`).toBe(false)
    }
})

test('whoever is in training plays by other constants, and nobody else does', () => {
  const table = new Table({
    lancaster: { middlesex: 'henry-vi', leicester: 'buckingham beaumont' },
    york: { kent: 'york march warwick', essex: 'norfolk' },
    turn: 3,
  }).cards('3', '2')
  const moves = legal(table.state, L)
  const promises = (): readonly number[] => moves.map((move) => knowledge.promise!(table.state, L, move))
  const before = promises()
  const pupil = training.player(training.start.map((_, i) => (i % 2 === 0 ? 9 : 0.1)))
  const picked = (by: { pick?: typeof pupil.pick }): readonly string[] =>
    Array.from({ length: 40 }, (_, seed) => write(by.pick!(table.state, L, moves, quick(seed))))
  expect(picked(pupil)).not.toEqual(picked(knowledge))
  pupil.quick?.(table.state, L, quick(1))
  expect(promises()).toEqual(before)
})

/** What has changed in the judgement of a house, from one position to another. */
function changed(before: Table, after: Table, seat: number): Record<string, number> {
  const was = knowledge.parts?.(before.state, seat) ?? {}
  return Object.fromEntries(
    Object.entries(knowledge.parts?.(after.state, seat) ?? {}).flatMap(([part, worth]) => {
      const more = worth - (was[part] ?? 0)
      return Math.abs(more) > 1e-9 ? [[part, Math.sign(more)]] : []
    }),
  )
}

const apart = (lancaster: object = {}, more: object = {}): Table =>
  new Table({ lancaster: { cornwall: 'oxford', ...lancaster }, york: { northumbria: 'norfolk' }, ...more })

const holding = (table: Table, ...cards: ('2' | '4' | 'plague')[]): Table => {
  table.state.hands[L] = cards.map((card) => CARDS.indexOf(card)).toSorted((a, b) => a - b)
  return table
}

test.each<[string, () => Table, () => Table, Record<string, number>]>([
  ['a noble raised', apart, () => apart({ cornwall: 'oxford devon' }), { nobles: 1, men: 1 }],
  ['a levy raised', apart, () => apart({ cornwall: 'oxford bombard' }), { men: 1 }],
  ['a noble weakened', apart, () => apart({ cornwall: 'oxford/2' }), { men: -1 }],
  [
    'a noble at his last strength',
    () => apart({ cornwall: 'oxford/2' }),
    () => apart({ cornwall: 'oxford/1' }),
    { men: -1 },
  ],
  ['an heir dead', apart, () => apart({}, { dead: ['lancaster-somerset'] }), { heirs: -1, nobles: -1 }],
  ['better cards', () => holding(apart(), '2'), () => holding(apart(), '4'), { cards: 1 }],
  ['the throne', () => apart({}, { throne: Y }), () => apart({}, { throne: L }), { throne: 1 }],
])(
  '%s is what speaks for or against a house, and just as much against or for the other',
  (_, before, after, expected) => {
    const heed = (seat: number) => {
      const { safety: _safety, ...rest } = changed(before(), after(), seat)
      return rest
    }
    expect(heed(L)).toEqual(expected)
    expect(heed(Y)).toEqual(Object.fromEntries(Object.entries(expected).map(([part, sign]) => [part, -sign])))
  },
)

test('heads whom a stronger enemy can reach are in danger', () => {
  const far = new Table({ lancaster: { kent: 'oxford' }, york: { northumbria: 'warwick norfolk suffolk' } })
  const near = new Table({ lancaster: { kent: 'oxford' }, york: { middlesex: 'warwick norfolk suffolk' } })
  expect(changed(far, near, L)['safety']).toBe(-1)
})

test('a quick pick marches now this block of an area, now that', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford beaumont clifford' }, york: { essex: 'norfolk' } })
  table.cards('force-march', '2')
  const marched = Array.from({ length: 120 }, (_, seed) => {
    const move = knowledge.quick?.(table.state, L, quick(seed))
    return move?.type === 'march' ? move.block : ''
  })
  for (const name of ['oxford', 'beaumont', 'clifford']) expect(marched).toContain(`lancaster-${name}`)
})
