/** Bots send what they decide in secret as one act. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, defaultOptions, MatchSession, quick, type Seat } from '../../engine/index.ts'
import { catalogue, findGame } from '../../games/index.ts'
import { chooseSteps, findLevel, type Intent } from '../index.ts'
import { blottoGame, blottoKnowledge } from './samples/blotto.ts'

interface Count {
  acts: number
  steps: number
}

/** Plays a game with bots of that level and counts what they send in secret phases. */
async function played(id: string, seats: number, level: string, most: number): Promise<Count> {
  const entry = findGame(id)!
  const [game, knowledge] = [await entry.load(), await entry.knowledge()]
  const options = defaultOptions(game.about, seats)
  const setup = { game: id, version: game.about.version, seats, options, dice: { make: 'quick', seed: 4 } } as const
  const session = new MatchSession(game, setup)
  const intents = new Map<Seat, Intent | null>()
  const count = { acts: 0, steps: 0 }
  for (let act = 0; act < most; act++) {
    const { match } = session
    const seat = match.awaiting()[0]
    if (seat === undefined) break
    const secret = game.together?.(match.state) ?? false
    const { moves, intent } = chooseSteps({
      game,
      knowledge,
      view: match.view(seat),
      seat,
      level: findLevel(level)!,
      seed: act,
      effort: 2,
      intent: intents.get(seat) ?? null,
    })
    intents.set(seat, intent)
    const heard: number[] = []
    const refusal = session.perform({ kind: 'act', seat, steps: moves }, ({ told }) =>
      heard.push(told.filter(({ to }) => !to || to.some((other) => other !== seat)).length),
    )
    expect(refusal, moves.join(' ')).toBeNull()
    // Whatever came before the last step stayed with the bot.
    expect(heard.slice(0, -1).every((others) => others === 0)).toBe(true)
    if (!secret) expect(moves).toHaveLength(1)
    else {
      expect(heard.at(-1), moves.join(' ')).toBeGreaterThan(0)
      count.acts++
      count.steps += moves.length
    }
  }
  return count
}

describe.each(catalogue.map(({ about }) => [about.id, Math.max(...about.seatCounts)] as const))('%s', (id, seats) => {
  test('every answer of a bot is accepted as a whole, and in secret it is all the bot has to say', async () => {
    for (const level of ['page', 'knight', 'monarch']) await played(id, seats, level, 30)
  })
})

test('a whole game of Wars of the Roses for four: plans take less than a fifth of the acts they took', async () => {
  const { acts, steps } = await played('wars-of-the-roses', 4, 'knight', Infinity)
  expect(acts).toBeGreaterThan(0)
  expect(steps).toBeGreaterThan(5 * acts)
})

test('a whole game of Lancaster for four: a vote is one act, as it was one step', async () => {
  const { acts, steps } = await played('lancaster', 4, 'knight', Infinity)
  expect(acts).toBeGreaterThan(20)
  expect(steps).toBe(acts)
})

test('a bot that cannot make up its mind sends what it has when its patience ends, not all that it could', () => {
  /** Men are placed for ever: nobody can close the plan. */
  const endless = { ...blottoGame, legal: () => ['a', 'b', 'c'] } as unknown as AnyGame
  /** Restless: what is planned is forgotten at once. */
  const restless = {
    ...endless,
    view: (state: unknown, seat: number) => ({ ...(blottoGame.view(state, seat) as object), at: ++looked }),
  } as unknown as AnyGame
  let looked = 0
  let time = 0
  const budgetMs = 100
  const view = blottoGame.view(blottoGame.setup(2, {}, quick(1)), 0)
  const request = {
    game: restless,
    knowledge: blottoKnowledge,
    view,
    seat: 0,
    level: findLevel('monarch')!,
    seed: 1,
    effort: 2,
  }
  const { moves } = chooseSteps({ ...request, budgetMs, now: () => (time += 10) })
  expect(moves.length).toBeGreaterThan(1)
  expect(time).toBeGreaterThan(2 * budgetMs)
  expect(time).toBeLessThan(10 * budgetMs)
  const { moves: calm } = chooseSteps({ ...request, budgetMs, now: () => 0 })
  expect(calm.length).toBeGreaterThan(moves.length)
})
