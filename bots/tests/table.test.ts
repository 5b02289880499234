/** Who sits at a league table, and what becomes of what they answer. */
import { expect, test } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { type AnyGame, quick } from '../../engine/index.ts'
import { External } from '../node/external.ts'
import { play } from '../node/play.ts'
import { type Ask, makePlayer, type Player } from '../node/players.ts'
import { type Blotto, blottoGame, blottoKnowledge } from './samples/blotto.ts'
import { nimGame } from './samples/nim.ts'

const DEAL = 5
const fixture = { number: 3, pair: ['a', 'b'], deal: DEAL, bots: ['a', 'b'] } as const
const STONES = (nimGame.setup(2, {}, quick(DEAL)) as { stones: number }).stones

/** Nim in which whoever says nothing takes two, with a list of who took how many. */
function watched(): { game: AnyGame; taken: (readonly [number, unknown])[] } {
  const taken: (readonly [number, unknown])[] = []
  const game: AnyGame = {
    ...nimGame,
    idle: (state) => Math.min(2, (state as { stones: number }).stones),
    apply(...given) {
      taken.push([given[1], given[2]])
      nimGame.apply(...given)
    },
  }
  return { game, taken }
}

const player = (answer: (ask: Ask) => string | null): Player => ({
  sit: () => (ask) => Promise.resolve(answer(ask)),
  close() {},
})
const first = player(({ legal }) => legal[0] ?? null)

test.each<[string, (ask: Ask) => string | null]>([
  ['nothing', () => null],
  ['nonsense', () => 'castle'],
  ['an empty word', () => ''],
  ['a move of another position', () => 'take4'],
])('whoever answers %s plays the idle move, and it is counted as a fault of that seat', async (_name, answer) => {
  const { game, taken } = watched()
  const players = new Map([
    ['a', first],
    ['b', player(answer)],
  ])
  const { faults, steps } = await play({ game, options: {}, fixture, players })
  // The last stone is taken without a question.
  const asked = taken.filter((_, step) => STONES - taken.slice(0, step).reduce((sum, [, n]) => sum + Number(n), 0) > 1)
  expect(new Set(asked.map(([seat, n]) => `${seat} takes ${String(n)}`))).toEqual(new Set(['0 takes 1', '1 takes 2']))
  expect(faults).toEqual([0, asked.filter(([seat]) => seat === 1).length])
  expect(steps).toBe(taken.length)
})

test('a game of a league is told with its number, its places and its scores, and every seat asked about its own view', async () => {
  const { game } = watched()
  const asked: Ask[] = []
  const players = new Map(
    ['a', 'b'].map((name) => [name, player((ask) => (asked.push(ask), ask.legal.at(-1) ?? null))] as const),
  )
  const result = await play({ game, options: {}, fixture, players })
  expect(result.number).toBe(3)
  // Three by three: the last one to take wins.
  const winner = Math.ceil(STONES / 3) % 2 === 1 ? 0 : 1
  expect(result.places).toEqual(winner === 0 ? [1, 2] : [2, 1])
  expect(result.scores).toEqual(winner === 0 ? [1, 0] : [0, 1])
  expect(result).not.toHaveProperty('lost')
  expect(asked.map(({ seat }) => seat)).toEqual(asked.map((_, i) => i % 2))
  for (const { seat, seats, view, legal } of asked) {
    expect(seats).toBe(2)
    expect(view).toMatchObject({ turn: seat })
    expect(legal).toEqual(nimGame.legal(view, seat).map((move) => nimGame.write(move)))
  }
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length)
})

test('a game that beats everybody is told as lost', async () => {
  const { game } = watched()
  const beaten: AnyGame = {
    ...game,
    outcome: (state) =>
      nimGame.outcome(state) ? { places: [1, 1], scores: [0, 0], reason: 'over', lost: true } : null,
  }
  const players = new Map([
    ['a', first],
    ['b', first],
  ])
  expect(await play({ game: beaten, options: {}, fixture, players })).toMatchObject({ lost: true, places: [1, 1] })
})

test('a bot goes on with its plan without thinking again; every seat and game has a mind of its own', async () => {
  let thought = 0
  const knowledge: typeof blottoKnowledge = {
    ...blottoKnowledge,
    pick(_state, _seat, moves, dice) {
      thought++
      return moves[dice.int(moves.length)]
    },
  }
  const house = makePlayer('earl#40', blottoGame, knowledge)
  const state = blottoGame.setup(2, {}, quick(1)) as Blotto
  const ask = (seed: number): Ask => {
    const legal = blottoGame.legal(state, 0).map((move) => blottoGame.write(move))
    return { view: blottoGame.view(state, 0), seat: 0, seats: 2, seed, legal }
  }
  const mind = house.sit()
  const begun = await mind(ask(1))
  expect(begun).not.toBe('done')
  const spent = thought
  expect(spent).toBeGreaterThan(0)
  blottoGame.apply(state, 0, begun, quick(1), null)
  const next = await mind(ask(2))
  expect(thought).toBe(spent)
  expect(blottoGame.legal(state, 0)).toContain(next)
  // Whoever sits down anew knows of no plan.
  await house.sit()(ask(2))
  expect(thought).toBeGreaterThan(spent)
})

/** A program that says it is ready, and does that to a question. */
const program = (answer: string): External =>
  new External(
    `"${process.execPath}" -e "require('readline').createInterface({ input: process.stdin }).on('line', (line) => { const { type, id, legal } = JSON.parse(line); const say = (what) => console.log(JSON.stringify(what)); if (type === 'hello') say({ type: 'ready' }); else if (type === 'quit') process.exit(); else { ${answer} } })"`,
    'nim',
    { effort: 5 },
  )
const question: Ask = { view: {}, seat: 0, seats: 2, seed: 1, legal: ['take1', 'take2'] }

// With an effort nobody hurries a program; one that has gone must not be waited for like that.
test(
  'a program that goes in the middle of a question has no answer, then and afterwards',
  { timeout: PATIENCE_MS },
  async () => {
    const gone = program('process.exit(1)')
    const mind = gone.sit()
    expect(await mind(question)).toBeNull()
    expect(await mind(question)).toBeNull()
    gone.close()
  },
)

test('answers of a program are found by their number, in whatever order they come; an error is no answer', async () => {
  const slow = program(
    "globalThis.held = globalThis.held || []; held.push([id, legal]); if (held.length === 3) for (const [of, moves] of held.reverse()) say(of === 2 ? { type: 'error', id: of, message: 'no' } : { type: 'move', id: of, move: moves[0] })",
  )
  const mind = slow.sit()
  const ask = (move: string) => mind({ ...question, legal: [move] })
  expect(await Promise.all([ask('take1'), ask('take2'), ask('take3')])).toEqual(['take1', null, 'take3'])
  slow.close()
})
