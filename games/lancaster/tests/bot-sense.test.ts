/** What a bot that has understood the rules does not do. */
import { describe, expect, test } from 'vitest'
import { choose, findLevel } from '../../../bots/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

type Table = ReturnType<typeof table>

const promised = (t: Table, seat: number, text: string): number => {
  const move = game.legal(t.state, seat).find((choice) => game.write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  return knowledge.promise?.(t.state, seat, move) ?? Number.NaN
}

const asked = (t: Table, seat: number, seed: number) =>
  choose({ game, knowledge, view: game.view(t.state, seat), seat, level: findLevel('earl')!, seed })

const answers = (t: Table, seat: number): readonly string[] =>
  [1, 2, 3, 4, 5, 6].map((seed) => asked(t, seat, seed * 7919).move)

test('LA-4.11 the search sends no knight to the castle while a weaker one is at court', () => {
  const t = table().court(BLUE, 1, 2)
  expect(promised(t, BLUE, '2@gold')).toBe(0)
  expect(promised(t, BLUE, '1@gold')).toBeGreaterThan(0)
  const { considered } = asked(t, BLUE, 1)
  expect(considered.find(({ move }) => move === '2@gold')?.share).toBe(0)
  expect(considered.find(({ move }) => move === '1@gold')?.share).toBeGreaterThan(0)
  expect(promised(t.court(BLUE, 2), BLUE, '2@gold')).toBeGreaterThan(0)
})

describe('squires', () => {
  test('LA-4.6 none stands beside a knight whom nobody can drive out any more', () => {
    const t = table().court(BLUE, 1).court(GREEN).court(RED).stock('squires', 3, 3, 3)
    expect(promised(t, BLUE, '1A')).toBeGreaterThan(0)
    expect(promised(t, BLUE, '1A+1')).toBe(0)
    expect(promised(t.court(RED, 1), BLUE, '1A+1')).toBeGreaterThan(0)
  })

  test('LA-4.10 the knight driven out may come back: squires are well spent against him', () => {
    const t = table().court(BLUE, 1).court(GREEN).court(RED).county(RED, 'A', 1).stock('squires', 3, 3, 3)
    expect(promised(t, BLUE, '1A+2')).toBeGreaterThan(0)
  })

  const home = () =>
    table()
      .court(BLUE, 1)
      .county(RED, 'A', 2)
      .noblemen(BLUE, 'A')
      .stock('squires', 4, 3, 3)
      .laws(['law-gold-for-points', 'law-squire-for-points', 'law-most-gold-upgrades'])

  test('LA-8.3 none is spent on a county for what the own castle sells as cheap', () => {
    expect(promised(home(), BLUE, '1A+2')).toBe(0)
  })

  test('LA-8.3 the castle sells nothing where its space is taken or the county has more to give', () => {
    expect(promised(home().extensions(BLUE, 'upgrade'), BLUE, '1A+2')).toBeGreaterThan(0)
    expect(promised(home().castle(BLUE, 5, 2), BLUE, '1A+2')).toBeGreaterThan(0)
    const nobleman = home()
    nobleman.state.noblemen[BLUE]!.fill(false)
    expect(promised(nobleman, BLUE, '1A+2')).toBeGreaterThan(0)
    const paid = home().laws(['law-three-counties-points', 'law-squire-for-points', 'law-two-counties-points'])
    expect(promised(paid, BLUE, '1A+2')).toBeGreaterThan(0)
  })
})

describe('votes', () => {
  /** Blue has three votes and three counties; the others have a vote each. */
  const parliament = (...proposed: string[]) =>
    table()
      .round(4)
      .stock('votes', 3, 1, 1)
      .county(BLUE, 'A', 1)
      .county(BLUE, 'B', 2)
      .county(BLUE, 'I', 2)
      .laws(['law-two-conflicts-goods', 'law-gold-for-points', 'law-squire-for-points'], proposed)
      .parliament()

  /** Blue alone gains by the law on the table, the last one of its parliament. */
  const last = () => {
    const t = parliament('law-three-weak-knights-points', 'law-conflict-points', 'law-three-counties-points')
    t.state.proposed[0] = null
    t.state.proposed[1] = null
    t.state.step = 2
    return t
  }

  test('LA-5.7 at the last law of a parliament none is kept, for it would be lost', () => {
    for (const text of ['yes', 'yes+1', 'yes+2'])
      expect(promised(last(), BLUE, 'yes+3')).toBeGreaterThan(promised(last(), BLUE, text))
    expect(promised(last(), RED, 'no+1')).toBeGreaterThan(promised(last(), RED, 'yes'))
  })

  test('LA-5.2 asked six times, a bot votes the same', () => {
    expect(new Set(answers(last(), BLUE))).toEqual(new Set(['yes+3']))
    expect(new Set(answers(last(), GREEN))).toEqual(new Set(['no+1']))
  })

  /** What so many askings of one seat come to at the vote of that number, in a game of quick picks. */
  const votesOf = (seats: number, deal: number, number: number, level: string): readonly string[] => {
    const dice = quick(deal)
    const state = game.setup(seats, defaultOptions(game.about, seats), dice)
    let met = 0
    for (let seat: Seat | undefined; (seat = game.awaiting(state)[0]) !== undefined;) {
      const moves = game.legal(state, seat)
      if (moves[0]?.type === 'vote' && moves.length >= 4 && met++ === number) {
        const question = { game, knowledge, view: game.view(state, seat), seat, level: findLevel(level)!, effort: 64 }
        return Array.from({ length: 10 }, (_, seed) => choose({ ...question, seed: seed * 7919 }).move)
      }
      game.apply(state, seat, knowledge.pick?.(state, seat, moves, dice) ?? moves[0]!, dice, null)
    }
    throw new Error('nobody votes so often')
  }

  test.each([
    [2, 11, 0],
    [2, 12, 9],
    [3, 13, 1],
    [3, 14, 8],
    [3, 15, 16],
    [4, 16, 2],
    [4, 17, 15],
    [5, 18, 4],
    [5, 19, 23],
  ])('LA-5.2 with %i players, in game %i, whoever is asked again and again votes the same', (seats, deal, number) => {
    expect(new Set(votesOf(seats, deal, number, 'monarch')).size).toBe(1)
  })

  test('LA-5.2 a squire votes now this way, now that', () => {
    expect(new Set(votesOf(3, 14, 8, 'squire')).size).toBeGreaterThan(1)
  })

  test('LA-5.5 at the first of three laws a seat cares most for the second oldest, whose turn comes if one of the others passes', () => {
    /** How much rather than a no a yes of Blue promises, where the law that pays it alone is that old. */
    const keen = (...current: readonly [string, string, string]) => {
      const t = parliament('law-gold-buys-votes', 'law-three-noblemen-recruit', 'law-strength-three-to-four').laws(
        [...current],
        ['law-gold-buys-votes', 'law-three-noblemen-recruit', 'law-strength-three-to-four'],
      )
      const best = (yes: boolean) =>
        Math.max(...(yes ? ['yes', 'yes+1', 'yes+3'] : ['no', 'no+1', 'no+3']).map((text) => promised(t, BLUE, text)))
      return best(true) / best(false)
    }
    const [own, none, other] = ['law-three-counties-points', 'law-conflict-points', 'law-three-weak-knights-points']
    expect(keen(none, own, other)).toBeLessThan(keen(own, none, other))
    expect(keen(own, none, other)).toBeLessThan(1)
    expect(keen(none, other, own)).toBeLessThan(1)
  })

  test('LA-5.3 votes are kept for the law on which more hangs', () => {
    const t = parliament('law-two-counties-points', 'law-three-counties-points', 'law-three-noblemen-recruit')
    expect(promised(t, BLUE, 'yes')).toBeGreaterThan(promised(t, BLUE, 'yes+3'))
  })
})

describe('what speaks for a seat', () => {
  const parts = (t: Table, seat = BLUE) => knowledge.parts?.(t.state, seat) ?? {}
  const changed = (t: Table, seat = BLUE): Record<string, number> => {
    const before = parts(table().round(2), seat)
    return Object.fromEntries(
      Object.entries(parts(t.round(2), seat)).flatMap(([part, worth]) => {
        const more = worth - (before[part] ?? 0)
        return Math.abs(more) > 1e-9 ? [[part, Math.sign(more)]] : []
      }),
    )
  }
  const scored = (seat: number) => {
    const t = table()
    t.state.points[seat] = 3
    return t
  }

  test.each<[string, () => Table, Record<string, number>]>([
    ['points', () => scored(BLUE), { points: 1 }],
    // Gold breaks the tie for the castles at the end, squires that for the knights.
    ['gold', () => table().stock('gold', 3, 2, 2), { gold: 1, castle: 1 }],
    ['squires', () => table().stock('squires', 3, 2, 2), { squires: 1, knights: 1 }],
    ['votes', () => table().stock('votes', 2, 1, 1), { votes: 1 }],
    ['a third knight', () => table().court(BLUE, 1, 1, 2), { knights: 1 }],
    ['a stronger knight', () => table().court(BLUE, 1, 3), { knights: 1 }],
    ['a nobleman', () => table().noblemen(BLUE, 'A'), { noblemen: 1 }],
    ['an extension', () => table().extensions(BLUE, 'votes'), { castle: 1 }],
    ['another start player', () => table().start(GREEN), { start: -1 }],
    ['a knight who stays in France', () => table().conflict('UL', 'conflict-03', [BLUE, 2]), { france: -1 }],
    ['gold of another', () => table().stock('gold', 2, 3, 2), { gold: -1, castle: -1 }],
    ['points of the last seat', () => scored(RED), { points: -1 }],
  ])('%s', (_, make, expected) => {
    expect(changed(make())).toEqual(expected)
  })

  test('an extension that pays gold for nothing is worth more than one that pays votes', () => {
    const castle = (space: string) => parts(table().extensions(BLUE, space))['castle'] ?? 0
    expect(castle('gold')).toBeGreaterThan(castle('votes'))
    expect(castle('squires')).toBeGreaterThan(castle('votes'))
  })

  test('whoever has more of it stands better, and the others worse', () => {
    const before = table()
    const after = table().stock('gold', 6, 2, 2)
    const worth = (t: Table, seat: number) => knowledge.evaluate(t.state, seat)
    expect(worth(after, BLUE)).toBeGreaterThan(worth(before, BLUE))
    for (const seat of [GREEN, RED]) expect(worth(after, seat)).toBeLessThan(worth(before, seat))
  })
})
