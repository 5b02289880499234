/** What a bot that has understood the rules does not do. */
import { describe, expect, test } from 'vitest'
import { choose, findLevel } from '../../../bots/index.ts'
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

  test('LA-5.3 votes are kept for the law on which more hangs', () => {
    const t = parliament('law-two-counties-points', 'law-three-counties-points', 'law-three-noblemen-recruit')
    expect(promised(t, BLUE, 'yes')).toBeGreaterThan(promised(t, BLUE, 'yes+3'))
  })
})
