import { expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { defaultOptions } from '../../engine/options.ts'
import { Match, refusedBy } from '../../engine/match.ts'
import { framesOf } from '../../engine/frames.ts'
import { MatchSession } from '../../engine/session.ts'
import { toldTo } from '../../engine/told.ts'
import { timed } from './saves.ts'
import { sameSight } from './secrets.ts'

test('a field that only says who looks is no secret; anything else that differs is', () => {
  expect(sameSight({ me: 0, hand: [1, 2] }, 0, { me: 1, hand: [1, 2] }, 1)).toBe(true)
  expect(sameSight({ me: 0, hand: [1, 2] }, 0, { me: 1, hand: [1, 3] }, 1)).toBe(false)
  expect(sameSight({ me: 0, plan: null }, 0, { me: 1 }, 1)).toBe(false)
  const nothing = { me: 0, plan: null }
  for (const plan of [[1], {}, 'seal', 0, undefined]) {
    expect(sameSight(nothing, 0, { me: 1, plan }, 1), JSON.stringify(plan)).toBe(false)
    expect(sameSight({ me: 1, plan }, 1, nothing, 0), JSON.stringify(plan)).toBe(false)
  }
  expect(sameSight(nothing, 0, { me: 1, plan: null }, 1)).toBe(true)
})

test('events reach the eyes they were told to, and a spectator only what everybody knows', () => {
  const told = [{ event: { type: 'open' } }, { event: { type: 'secret' }, to: [1] }]
  expect(toldTo(told, 0).map((event) => event.type)).toEqual(['open'])
  expect(toldTo(told, 1).map((event) => event.type)).toEqual(['open', 'secret'])
  expect(toldTo(told, null).map((event) => event.type)).toEqual(['open'])
})

test.each(catalogue.map((entry) => [entry.about.id, entry] as const))(
  '%s: frames tell the game as it was',
  async (_id, entry) => {
    const game = await entry.load()
    const seats = entry.about.seatCounts[0] ?? 2
    const dice = { make: 'quick', seed: 5 } as const
    const setup = {
      game: entry.about.id,
      version: entry.about.version,
      seats,
      options: defaultOptions(entry.about),
      dice,
    }
    const match = new Match(game, setup)
    for (let step = 0; step < 40; step++) {
      const [seat] = match.awaiting()
      if (seat === undefined) break
      const [move] = match.legal(seat)
      if (refusedBy(match.act(seat, game.write(move)))) throw new Error('refused')
    }
    const frames = [...framesOf(game, setup, timed(match.entries), 0)]
    expect(frames).toHaveLength(match.entries.length + 1)
    expect(frames.at(-1)?.view).toEqual(match.view(0))
    const again = new MatchSession(game, setup, match.entries)
    expect(again.match.hash()).toBe(match.hash())
    again.perform({ kind: 'end', seat: 0, reason: 'resigned' })
    const outcome = again.match.outcome!
    expect(Math.max(...outcome.places)).toBe(outcome.places[0])
    expect(outcome.places).toContain(1)
  },
)
