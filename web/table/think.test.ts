/** Bots in a thread of their own: each question has its own answer, whatever happens to the thread. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quick } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import { catalogue } from '../../games/index.ts'
import { Adviser } from './adviser.ts'
import { type Answer, type Question, Thinker } from './think.ts'

class Thread extends EventTarget {
  static readonly all: Thread[] = []
  readonly asked: Question[] = []
  ended = false

  constructor() {
    super()
    Thread.all.push(this)
  }

  postMessage(question: Question): void {
    this.asked.push(question)
  }

  terminate(): void {
    this.ended = true
  }

  says(answer: Answer): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }))
  }
}

beforeEach(() => {
  Thread.all.length = 0
  vi.stubGlobal('Worker', Thread)
})
afterEach(() => vi.unstubAllGlobals())

const someGame = async (): Promise<AnyGame> => {
  const [game] = await Promise.all(catalogue.slice(0, 1).map((entry) => entry.load()))
  if (!game) throw new Error('there is no game')
  return game
}

const QUESTION = { game: 'g', version: 1, view: {}, seat: 0, level: 'page', seed: 1, intent: null } as const
const moves = (id: number, ...steps: readonly string[]): Answer => ({ id, moves: steps, intent: null })

test('one thread answers all questions, each its own, in whatever order', async () => {
  const thinker = new Thinker()
  const heard: Record<string, Answer> = {}
  for (const seat of [0, 1]) void thinker.ask({ ...QUESTION, seat }).then((answer) => (heard[seat] = answer))
  expect(Thread.all).toHaveLength(1)
  const [one, other] = Thread.all[0]?.asked ?? []
  expect([one?.seat, other?.seat]).toEqual([0, 1])
  Thread.all[0]?.says(moves(other?.id ?? 0, 'b'))
  Thread.all[0]?.says(moves(one?.id ?? 0, 'a'))
  await new Promise(setImmediate)
  expect(heard).toMatchObject({ 0: { moves: ['a'] }, 1: { moves: ['b'] } })
})

test('a thread that cannot be had answers everybody, and the next question has another', async () => {
  const thinker = new Thinker()
  const heard: Answer[] = []
  for (const seat of [0, 1]) void thinker.ask({ ...QUESTION, seat }).then((answer) => heard.push(answer))
  Thread.all[0]?.dispatchEvent(new Event('error'))
  await new Promise(setImmediate)
  expect(heard).toMatchObject([{ fault: expect.any(String) }, { fault: expect.any(String) }])
  void thinker.ask(QUESTION)
  expect(Thread.all.map(({ ended }) => ended)).toEqual([true, false])
})

test('whoever is closed thinks no more, hears nothing, and begins anew if asked again', async () => {
  const thinker = new Thinker()
  const heard = vi.fn()
  void thinker.ask(QUESTION).then(heard)
  thinker.close()
  Thread.all[0]?.says(moves(Thread.all[0].asked[0]?.id ?? 0, 'a'))
  await Promise.resolve()
  expect([Thread.all[0]?.ended, heard.mock.calls]).toEqual([true, []])
  void thinker.ask(QUESTION)
  expect(Thread.all).toHaveLength(2)
  expect(Thread.all[1]?.asked).toHaveLength(1)
})

test('an adviser asks for the seat and settings of the reader, tells what came, and nothing where that failed', async () => {
  const game = await someGame()
  const options = { some: 'setting' }
  const adviser = new Adviser(game, options)
  const asks = [
    () => adviser.hints('now', 1),
    () => adviser.verdict('now', 1, ['a', 'b']),
    () => adviser.tidings('now', 1, 'before'),
  ]
  const answers = [{ hints: ['h'] }, { verdict: 'v' }, { tidings: ['t'] }]
  const counsels = [{ kind: 'hints' }, { kind: 'verdict', steps: ['a', 'b'] }, { kind: 'tidings', before: 'before' }]
  const told: unknown[] = []
  for (const [at, ask] of asks.entries())
    for (const answer of [answers[at], { fault: 'none' }]) {
      const coming = ask()
      const question = Thread.all[0]?.asked.at(-1)
      const { id: named, version } = game.about
      expect(question).toMatchObject({ game: named, version, view: 'now', seat: 1, options, counsel: counsels[at] })
      Thread.all[0]?.says({ id: question?.id, ...answer } as unknown as Answer)
      told.push(await coming)
    }
  expect(told).toEqual([['h'], [], 'v', null, ['t'], []])
  adviser.close()
  expect(Thread.all[0]?.ended).toBe(true)
})

/** The thread itself, asked as a page asks it. */
async function thread(): Promise<(question: Question) => Promise<Answer>> {
  let ask: (message: { readonly data: Question }) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, use: typeof ask) => (ask = use))
  await import('./bots.worker.ts')
  return (data) =>
    new Promise((answered) => {
      vi.stubGlobal('postMessage', answered)
      ask({ data })
    })
}

test('each kind of question is answered under its own number; what cannot be thought of is a fault', async () => {
  const game = await someGame()
  const { id: named, version } = game.about
  const seats = game.about.seatCounts[0] ?? 2
  const options = defaultOptions(game.about, seats)
  const state = game.setup(seats, options, quick(3))
  const seat = game.awaiting(state)[0] ?? 0
  const view = game.view(state, seat)
  const steps = game.legal(state, seat).map((move) => game.write(move))
  const asked = { game: named, version, view, seat, level: 'page', seed: 1, intent: null, options }
  const step = steps[0] ?? ''
  const kinds = [
    ['moves', {}],
    ['hints', { counsel: { kind: 'hints' } }],
    ['verdict', { counsel: { kind: 'verdict', steps: [step] } }],
    ['tidings', { counsel: { kind: 'tidings', before: view } }],
    ['reasons', { counsel: { kind: 'reasons', step } }],
    ['foreseen', { foresee: [] }],
    // Where nobody knows the level, somebody plays.
    ['moves', { level: 'nobody' }],
    ['fault', { game: 'no-game' }],
    ['fault', { view: null }],
  ] as const
  const ask = await thread()
  for (const [at, [kind, more]] of kinds.entries()) {
    const id = at + 1
    const answer = await ask({ ...asked, ...more, id })
    expect([answer.id, kind, kind in answer]).toEqual([id, kind, true])
    if ('moves' in answer) expect(steps).toContain(answer.moves[0])
  }
})
