import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { catalogue as houseCatalogue } from '../../games/index.ts'
import { standings } from '../elo.ts'
import { eloOf, rungs } from '../ladder.ts'
import { type Fixture, type Plan, points, type Result, schedule } from '../league.ts'
import { league } from '../node/index.ts'
import { otherBuild } from '../node/other-build.ts'
import { nameProblem } from '../node/players.ts'
import { isTimed } from '../opponents.ts'
import { Settling } from '../settle.ts'

const catalogue = new URL('./samples/catalogue.ts', import.meta.url).href
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'league-'))
})
afterAll(() => rm(folder, { recursive: true }))

const duel: Plan = { bots: ['a', 'b'], seats: 2, sides: [0, 1], games: 4, seed: 1, seating: 'split' }
const result = (number: number, places: number[]): Result => ({
  number,
  places,
  scores: places,
  steps: 1,
  faults: [0, 0],
})

test('every deal is played with the seats exchanged', () => {
  const fixtures = schedule(duel)
  expect(fixtures.map((fixture) => fixture.bots.join(''))).toEqual(['ab', 'ba', 'ab', 'ba'])
  expect(fixtures[0]!.deal).toBe(fixtures[1]!.deal)
  expect(fixtures[2]!.deal).not.toBe(fixtures[1]!.deal)
})

test('at a table of four, one against three sits in every seat once a deal', () => {
  const fixtures = schedule({ ...duel, seats: 4, sides: [0, 1, 2, 3], seating: 'one' })
  expect(fixtures.map((fixture) => fixture.bots.join(''))).toEqual(['abbb', 'babb', 'bbab', 'bbba'])
})

test('a game that beats everybody is won by nobody, and nobody came out ahead', () => {
  const [fixture] = schedule(duel)
  expect(points(fixture!, { ...result(0, [1, 1]), lost: true }, duel.sides)).toEqual({ ahead: 0.5, won: 0, fair: 0.5 })
  expect(points(fixture!, result(0, [1, 1]), duel.sides)).toEqual({ ahead: 0.5, won: 0.5, fair: 0.5 })
})

test('partners are the same bot', () => {
  const fixtures = schedule({ ...duel, seats: 4, sides: [0, 1, 0, 1] })
  expect(fixtures.map((fixture) => fixture.bots.join(''))).toEqual(['abab', 'baba', 'abab', 'baba'])
})

test('on a ladder only neighbours meet', () => {
  const meet = (ladder: boolean) =>
    schedule({ ...duel, bots: ['a', 'b', 'c'], games: 1, ladder }).map((f) => f.pair.join(''))
  expect(meet(true)).toEqual(['ab', 'bc'])
  expect(meet(false)).toEqual(['ab', 'ac', 'bc'])
})

test('a game counts the meetings of seats and the first place apart', () => {
  const [fixture] = schedule({ ...duel, seats: 3, sides: [0, 1, 2], seating: 'one' })
  expect(points(fixture!, result(0, [2, 1, 3]), [0, 1, 2])).toEqual({ ahead: 0.5, won: 0, fair: 1 / 3 })
  expect(points(fixture!, result(0, [1, 1, 3]), [0, 1, 2])).toEqual({ ahead: 0.75, won: 0.5, fair: 1 / 3 })
})

test('Elo puts 75 % at about 190 points, and its error bar shrinks with the games', () => {
  const table = (games: number) => {
    const fixtures = schedule({ ...duel, games })
    const wins = fixtures.map(({ number, bots }, i) =>
      result(number, (bots[0] === 'a') === i % 8 < 6 ? [1, 2] : [2, 1]),
    )
    return standings(fixtures, wins, duel.sides)
  }
  const [small, large] = [table(80), table(800)]
  const gap = large.bots[0]!.elo - large.bots[1]!.elo
  expect(large.bots[0]!.bot).toBe('a')
  expect(gap).toBeGreaterThan(185)
  expect(gap).toBeLessThan(195)
  expect(large.bots[0]!.eloError).toBeLessThan(small.bots[0]!.eloError / 2)
  expect(large.pairs[0]!.ahead).toBeCloseTo(0.75)
})

test('few deals that all went one way still have a wide error bar', () => {
  const fixtures = schedule(duel)
  const wins = fixtures.map(({ number, bots }) => result(number, bots[0] === 'a' ? [1, 2] : [2, 1]))
  const [pair] = standings(fixtures, wins, duel.sides).pairs
  expect(pair!.ahead).toBe(1)
  expect(pair!.aheadError).toBeGreaterThan(0.3)
})

test('a league with limited effort gives the same result again, on one thread or two', async () => {
  const options = { game: 'bids', seats: 3, bots: ['knight#40', 'page#10', 'random'], games: 6, seed: 5, catalogue }
  const alone = await league({ ...options, threads: 1 })
  expect(await league({ ...options, threads: 2 })).toEqual(alone)
  expect(alone.bots.map((bot) => bot.faults)).toEqual([0, 0, 0])
})

test('levels limited by effort play without a clock, the others with one', () => {
  const timed = ['monarch', 'monarch@100', 'earl@50', 'earl', 'page', 'monarch#50', 'random', 'alphabeta7'].filter(
    isTimed,
  )
  expect(timed).toEqual(['monarch', 'monarch@100', 'earl@50'])
})

test('a league stopped half way goes on where it was left', async () => {
  const file = join(folder, 'stopped.ndjson')
  const options = { game: 'nim', seats: 2, bots: ['earl#200', 'random'], games: 8, seed: 3, catalogue, threads: 1 }
  const whole = await league({ ...options, file })
  const lines = (await readFile(file, 'utf8')).split('\n')
  // The last line is cut in the middle, as by a fall of the power.
  await writeFile(file, `${lines.slice(0, 5).join('\n')}\n${lines[5]!.slice(0, 9)}`)
  const played: number[] = []
  expect(await league({ ...options, file, onProgress: (progress) => played.push(progress.played) })).toEqual(whole)
  expect(played).toEqual([5, 6, 7, 8])
  expect((await readFile(file, 'utf8')).split('\n').toSorted()).toEqual(lines.toSorted())
  await expect(league({ ...options, file, seed: 4 })).rejects.toThrow('another league')
})

/** How many of 400 games are played when the first bot wins the deals whose number `wins` names. */
function gamesUntilSettled(at: number, wins: (deal: number) => boolean, order = (games: Result[]) => games): number {
  const fixtures = schedule({ ...duel, games: 400 })
  const settling = new Settling(fixtures, duel.sides, { at, wins: false })
  const all = fixtures.map(({ number, bots }) =>
    result(number, (bots[0] === 'a') === wins(Math.floor(number / 2)) ? [1, 2] : [2, 1]),
  )
  for (const game of order(all)) settling.add([game])
  return fixtures.filter((fixture) => settling.counts(fixture)).length
}

test('a pair is settled once its bar is clear of the mark, above or below, after ten deals at least', () => {
  expect(gamesUntilSettled(0.6, () => true)).toBe(20)
  expect(gamesUntilSettled(0.6, () => false)).toBe(20)
  // Three deals in four: the bar of 95 % is clear of 60 % after some thirty deals, and never of 75 %.
  const threeInFour = (deal: number) => deal % 4 < 3
  expect(gamesUntilSettled(0.6, threeInFour)).toBeGreaterThan(40)
  expect(gamesUntilSettled(0.6, threeInFour)).toBeLessThan(120)
  expect(gamesUntilSettled(0.75, threeInFour)).toBe(400)
})

test('the order in which games are finished does not matter to when a pair is settled', () => {
  const wins = (deal: number) => deal % 4 < 3
  const mixed = (games: Result[]) => quick(1).shuffle(games) ?? games
  expect(gamesUntilSettled(0.6, wins, mixed)).toBe(gamesUntilSettled(0.6, wins))
})

test('a settled pair ends while others go on, the same on two threads and when resumed', async () => {
  const file = join(folder, 'settled.ndjson')
  const bots = ['random', 'alphabeta8', 'alphabeta7']
  const options = { game: 'nim', seats: 2, bots, games: 60, seed: 2, ladder: true, settle: 0.55, catalogue }
  const alone = await league({ ...options, threads: 1, file })
  // The two that play without a fault share every deal; that is clear of 55 % after twenty deals.
  expect(alone.pairs.map((pair) => pair.games)).toEqual([20, 40])
  const played: number[] = []
  expect(await league({ ...options, threads: 2, file, onProgress: (now) => played.push(now.played) })).toEqual(alone)
  expect(played).toEqual([])
  expect(await league({ ...options, threads: 2 })).toEqual(alone)
})

test('a league says what it does not know', async () => {
  const options = { game: 'nim', seats: 2, bots: ['random', 'page'], games: 1, seed: 1, catalogue }
  await expect(league({ ...options, bots: ['nobody', 'page'] })).rejects.toThrow('unknown bot "nobody"')
  await expect(league({ ...options, game: 'chess' })).rejects.toThrow('known are nim, bids, blotto')
  await expect(league({ ...options, seats: 5 })).rejects.toThrow('no table for 5')
})

test('the stronger level wins the league', async () => {
  const options = { game: 'nim', seats: 2, games: 20, seed: 1, catalogue, threads: 1 }
  const { pairs } = await league({ ...options, bots: ['monarch#2000', 'random'] })
  expect(pairs[0]!.ahead).toBeGreaterThan(0.9)
  const plain = await league({ ...options, bots: ['alphabeta7', 'random'] })
  expect(plain.pairs[0]!.ahead).toBeGreaterThan(0.8)
})

test('strengths are counted from an anchor, and its bar is nothing', () => {
  const fixtures = schedule({ ...duel, bots: ['top', 'mid', 'low'], games: 40, ladder: true })
  const won = fixtures.map(({ number, bots, pair }) =>
    result(number, number % 4 === 0 ? [1, 1] : bots[0] === pair[0] ? [1, 2] : [2, 1]),
  )
  const { bots } = standings(fixtures, won, duel.sides, { bot: 'low', elo: 600 })
  const free = standings(fixtures, won, duel.sides)
  expect(bots.map(({ bot }) => bot)).toEqual(['top', 'mid', 'low'])
  expect(bots[2]).toMatchObject({ elo: 600, eloError: 0 })
  expect(bots[0]!.elo - bots[2]!.elo).toBeCloseTo(free.bots[0]!.elo - free.bots[2]!.elo)
  // Seven of eight in forty games, with one draw added: 10^((600−elo)/400) is 5.5 to 35.5.
  expect(bots[1]!.elo).toBeCloseTo(600 + 400 * Math.log10(35.5 / 5.5), 3)
  // Two steps are less sure than one.
  expect(bots[0]!.eloError).toBeGreaterThan(bots[1]!.eloError)
  expect(bots[1]!.eloError).toBeGreaterThan(0)
})

test('what is written of a ladder is told in fifties, or in hundreds where the bar is wide, and a level with an effort stands for itself', () => {
  const standing = { games: 1, faults: 0 }
  const bots = [
    { bot: 'monarch#600', elo: 1474.4, eloError: 80.2, ...standing },
    { bot: 'page', elo: 600, eloError: 0, ...standing },
  ]
  const table = rungs(3, { bots })
  expect(table).toEqual({ seats: 3, levels: { page: [600, 0], monarch: [1474, 80] } })
  const ladder = { made: '', tables: [table] }
  expect(eloOf(ladder, 3, 'monarch')).toBe(1450)
  const unsure = { made: '', tables: [{ seats: 3, levels: { monarch: [1474, 200] } }] }
  expect(eloOf(unsure, 3, 'monarch')).toBe(1500)
  const blind = { made: '', tables: [{ seats: 3, levels: { page: [109, 566] } }] }
  expect(eloOf(blind, 3, 'page')).toBeNull()
  expect(eloOf(ladder, 3, 'knight')).toBeNull()
  expect(eloOf(ladder, 2, 'monarch')).toBeNull()
  expect(eloOf(null, 3, 'monarch')).toBeNull()
})

test('the bots of another checkout sit down beside ours, and where it is the same they answer the same', async () => {
  const [first] = houseCatalogue
  const game = first?.about.id ?? ''
  const build = join(import.meta.dirname, '../..')
  const { pairs, bots } = await league({ game, seats: 2, bots: [`build:${build}:squire`, 'squire'], games: 4, seed: 1 })
  expect(pairs[0]).toMatchObject({ ahead: 0.5, games: 4 })
  expect(bots.map(({ faults }) => faults)).toEqual([0, 0])
  expect(nameProblem('build:../old:monarch#40')).toBeNull()
  expect(nameProblem('build:monarch')).toContain('unknown bot')
  expect(otherBuild('build:../old:monarch#40')).toEqual({ folder: '../old', level: 'monarch', effort: 40 })
})

test('partners do not meet each other, whoever plays them', () => {
  const mixed: Fixture = { number: 0, pair: ['a', 'b'], deal: 1, bots: ['a', 'b', 'b', 'a'] }
  const sides = [0, 1, 0, 1]
  // Two seats of `a` and two of `b`, of which only those of different sides meet: the first with the second, the fourth with the third.
  expect(points(mixed, result(0, [1, 2, 1, 2]), sides)).toEqual({ ahead: 0.5, won: 0.5, fair: 0.5 })
  expect(points(mixed, result(0, [1, 4, 2, 3]), sides)).toMatchObject({ ahead: 0.5, won: 1 })
  expect(points({ ...mixed, bots: ['a', 'b', 'a', 'b'] }, result(0, [1, 2, 1, 2]), sides).ahead).toBe(1)
})

test('a pair is settled by what the league asks about: the first places, or all meetings', () => {
  // One against two: the first bot is always second, so it never wins, and comes out ahead of every other rival.
  const plan: Plan = { ...duel, seats: 3, sides: [0, 1, 2], games: 300, seating: 'one' }
  const fixtures = schedule(plan)
  const results = fixtures.map(({ number, bots }) => {
    const mine = bots.indexOf('a')
    return result(
      number,
      bots.map((_, seat) => (seat === mine ? 2 : seat === (mine + 1) % 3 ? 1 : 3)),
    )
  })
  const played = (wins: boolean): number => {
    const settling = new Settling(fixtures, plan.sides, { at: 0.5, wins })
    settling.add(results)
    return fixtures.filter((fixture) => settling.counts(fixture)).length
  }
  expect(played(true)).toBe(30)
  expect(played(false)).toBe(300)
})

test('the bar of a strength is what it says: after a hundred even games 95 % lie within some 68 points', () => {
  // Of a hundred games between equals 40 to 60 are won, and 60 % of all games are some seventy points of Elo.
  const fixtures = schedule({ ...duel, games: 100 })
  const even = fixtures.map(({ number }) => result(number, [1, 2]))
  const { bots, pairs } = standings(fixtures, even, duel.sides, { bot: 'b', elo: 1000 })
  const a = bots.find(({ bot }) => bot === 'a')
  expect(a?.elo).toBeCloseTo(1000)
  expect(a?.eloError).toBeGreaterThan(64)
  expect(a?.eloError).toBeLessThan(72)
  // Counted from the middle between the two it is half as far.
  for (const { eloError } of standings(fixtures, even, duel.sides).bots)
    expect(eloError).toBeCloseTo((a?.eloError ?? 0) / 2, 1)
  expect(pairs[0]).toMatchObject({ pair: ['a', 'b'], games: 100, ahead: 0.5, won: 0.5, fair: 0.5 })
})

test('the bar of a pair is what it says: deals of which half are won lie within some ten points of a hundred', () => {
  const fixtures = schedule({ ...duel, games: 200 })
  const halves = fixtures.map(({ number, bots }) =>
    result(number, (bots[0] === 'a') === (Math.floor(number / 2) % 2 === 0) ? [1, 2] : [2, 1]),
  )
  const [pair] = standings(fixtures, halves, duel.sides).pairs
  for (const error of [pair?.aheadError, pair?.wonError]) {
    expect(error).toBeGreaterThan(0.09)
    expect(error).toBeLessThan(0.11)
  }
})

test('faults are counted for the bot that made them, in all of its games', () => {
  const fixtures = schedule({ ...duel, bots: ['a', 'b', 'c'], games: 2 })
  const clumsy: Record<string, number> = { a: 3, b: 0, c: 1 }
  const played = fixtures.map(({ number, bots }) => ({
    ...result(number, [1, 1]),
    faults: bots.map((bot) => clumsy[bot] ?? 0),
  }))
  const { bots } = standings(fixtures, played, duel.sides)
  // Each meets two others twice.
  expect(Object.fromEntries(bots.map(({ bot, faults, games }) => [bot, [faults, games]]))).toEqual({
    a: [12, 4],
    b: [0, 4],
    c: [4, 4],
  })
  // A game that was not played counts for nobody.
  const some = standings(fixtures, played.slice(0, 1), duel.sides).bots
  expect(Object.fromEntries(some.map(({ bot, faults, games }) => [bot, [faults, games]]))).toEqual({
    a: [3, 1],
    b: [0, 1],
    c: [0, 0],
  })
})
