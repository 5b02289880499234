import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standings } from '../elo.ts'
import { type Plan, points, type Result, schedule } from '../league.ts'
import { league } from '../node/index.ts'

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
