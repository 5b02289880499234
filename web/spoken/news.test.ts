import { describe, expect, test } from 'vitest'
import { defaultOptions, type Dice, Match, quick, refusedBy, type Standing, toldTo } from '../../engine/index.ts'
import { canonical, copyJson } from '../../engine/json.ts'
import { catalogue } from '../../games/index.ts'
import { breathsOf, changesOf, newsOf } from './news.ts'
import { DETAILS } from './ways.ts'

const purse = (n: number) => ({ say: 'fact.money', n })
const standing = (score: number, money: number, more: Partial<Standing> = {}): Standing => ({
  score,
  facts: [purse(money)],
  ...more,
})

describe('what an update changed', () => {
  const before = [standing(3, 10), standing(3, 8)]
  test('scores, who leads now and the reader’s own facts are told; in full those of the others too', () => {
    const now = [standing(5, 4), standing(3, 6)]
    const score = { kind: 'score', seat: 0, score: 5, by: 2 }
    const lead = { kind: 'lead', seat: 0 }
    const own = { ...score, facts: [purse(4)] }
    const other = { kind: 'facts', seat: 1, facts: [purse(6)] }
    expect(changesOf(before, now, 0, 'brief')).toEqual([score, lead])
    expect(changesOf(before, now, 0, 'usual')).toEqual([own, lead])
    expect(changesOf(before, now, 0, 'full')).toEqual([own, lead, other])
  })

  test('a fact that is the score itself, or that an event has told, is not told again, nor that it is gone', () => {
    const count = (n: number): Standing => ({ score: n, facts: [{ say: 'fact.heads', n }], silent: ['fact.heads'] })
    expect(changesOf([count(3)], [count(4)], 0, 'full')).toEqual([{ kind: 'score', seat: 0, score: 4, by: 1 }])
    expect(changesOf([count(3)], [{ ...count(3), facts: [] }], 0, 'full')).toEqual([])
  })

  test('what somebody no longer has is a loss that is told, and nobody leads whose lead is not sure', () => {
    const now = [standing(4, 10, { most: 6 }), standing(5, 8, { facts: [] })]
    expect(changesOf(before, now, 1, 'usual')).toEqual([
      { kind: 'score', seat: 0, score: 4, most: 6, by: 1 },
      { kind: 'score', seat: 1, score: 5, by: 2 },
      { kind: 'gone', seat: 1, facts: [purse(8)] },
    ])
    expect(changesOf(now, now, 1, 'full')).toEqual([])
    const other = { say: 'fact.money.between', n: 2, most: 8 }
    expect(changesOf([standing(3, 8)], [standing(3, 8, { facts: [other] })], 0, 'usual')).toEqual([
      { kind: 'facts', seat: 0, facts: [other] },
    ])
  })
})

test('what is long is said in breaths, each of whole sentences, none lost and none moved', () => {
  const sentences = Array.from({ length: 40 }, (_, at) => `Deed ${at} ${'of arms '.repeat(at % 7)}is done.`)
  const breaths = breathsOf(['', ...sentences, ''])
  expect(breaths.join(' ')).toBe(sentences.join(' '))
  expect(breaths.length).toBeGreaterThan(2)
  for (const breath of breaths) {
    expect(breath.length).toBeLessThanOrEqual(400)
    expect(breath.endsWith('done.')).toBe(true)
  }
  expect(breathsOf(['x'.repeat(900)])).toEqual(['x'.repeat(900)])
  expect(breathsOf([''])).toEqual([])
})

const STEPS = 60

type Hidden = (state: unknown, seat: number, dice: Dice) => unknown

describe.each(catalogue.map((entry) => [entry.about.id, entry] as const))('%s', (_, entry) => {
  test('what is announced to a seat is the same in every world it cannot tell from this one', async () => {
    const game = await entry.load()
    const { hidden } = (await import(`../../games/${entry.about.id}/tests/hidden.ts`)) as { hidden: Hidden }
    const { id, version, seatCounts } = game.about
    const seats = Math.max(...seatCounts)
    const setup = {
      game: id,
      version,
      seats,
      options: defaultOptions(game.about, seats),
      dice: { make: 'quick', seed: 9 },
    } as const
    const match = new Match(game, setup)
    const player = quick(4)
    let compared = 0
    for (let step = 0; step < STEPS && match.awaiting().length > 0; step++) {
      const awaited = match.awaiting()
      const actor = awaited[player.int(awaited.length)] ?? 0
      const moves = match.legal(actor)
      const before = Array.from({ length: seats }, (_each, seat) => match.view(seat))
      // Once as the game guesses the rest, once as its tests change it by hand: what both share is no proof.
      const other = (view: unknown, seat: number, seed: number): unknown =>
        seed % 2 === 0 ? game.guess(view, quick(seed)) : hidden(copyJson(match.state), seat, quick(seed))
      const worlds = before.map((view, seat) => game.view(other(view, seat, step), seat))
      const result = match.act(actor, game.write(moves[player.int(moves.length)]))
      if (refusedBy(result)) throw new Error('refused')
      for (const [seat, view] of before.entries()) {
        const after = match.view(seat)
        const twin = game.view(other(after, seat, step + 1), seat)
        const heard = (from: unknown, to: unknown): string =>
          canonical(
            DETAILS.map((detail) => [
              newsOf(game, toldTo(result.told, seat), detail),
              changesOf(game.speech.standing(from), game.speech.standing(to), seat, detail),
              game.speech.prompt(to, seat),
            ]),
          )
        expect(heard(worlds[seat], twin)).toBe(heard(view, after))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})
