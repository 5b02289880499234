/** Rules threads and bots, between which work is shared. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Intent } from '../../bots/index.ts'
import { MatchSession, type MatchSetup } from '../../engine/index.ts'
import { BotQueue } from '../rules/bot-queue.ts'
import type { LogEntry, PastLoad, Reply, Request, Think } from '../rules/messages.ts'
import { RulesWorker } from '../rules/worker.ts'
import { catalogue } from './sample.ts'
import { SAMPLE } from './test-server.ts'

const setup = (fault: string): MatchSetup => ({
  game: 'sample',
  version: 1,
  seats: 2,
  options: { rounds: '6', fault },
  dice: { make: 'sealed', key: 'ab'.repeat(32), entropy: ['a', 'b'] },
})

test('an answer that is ready does not wait for one that was asked for together with it', async () => {
  const faults: string[] = []
  const worker = new RulesWorker(SAMPLE, { deadline: 5000, memory: 256 }, (_, detail) => faults.push(detail))
  const ask = (no: number, table: string, fault: string, request: Extract<Request, { ask: unknown }>['ask']) =>
    worker.ask({ no, table, length: 0, ask: request, load: { setup: setup(fault), snapshot: null, log: [] } })
  await ask(1, 'warm', 'none', { op: 'view', seat: 0 })
  let answered = false
  const quick = ask(2, 'quick', 'none', { op: 'view', seat: 0 })
  const act = { kind: 'act' as const, seat: 0, id: 'x', number: 0, steps: ['sleep'] }
  const slow = ask(3, 'slow', 'sleep', {
    op: 'play',
    act,
    viewers: [],
    hashed: [],
    at: 0,
    paused: false,
    people: [],
  }).finally(() => {
    answered = true
  })
  expect(await quick).toMatchObject({ kind: 'view', awaited: true })
  await turn()
  expect(answered).toBe(false)
  expect(await slow).toMatchObject({ kind: 'played' })
  expect(faults).toEqual([])
  await worker.close()
})

test('answers that are ready at the same moment go each to who asked', async () => {
  const worker = new RulesWorker(SAMPLE, { deadline: 5000, memory: 256 }, () => undefined)
  const load = { setup: setup('none'), snapshot: null, log: [] }
  const ask = (no: number, table: string, seat: number, first?: typeof load): Promise<Reply> =>
    worker.ask({
      no,
      table,
      length: 0,
      ask: { op: 'state', seat, legal: false, print: true },
      ...(first && { load: first }),
    })
  await Promise.all([ask(1, 'a', 0, load), ask(2, 'b', 0, load)])
  const texts = await Promise.all([ask(3, 'a', 1), ask(4, 'b', 0), ask(5, 'a', 0)])
  expect(texts.map((reply) => reply.kind === 'text' && reply.text.slice(0, 8))).toEqual(
    [1, 0, 0].map((seat) => `"seat":${seat}`),
  )
  expect(worker.load).toBe(0)
  await worker.close()
})

/** A thread that thinks until it is told to answer. */
class Thinker {
  asked: Extract<Request, { think: unknown }> | null = null
  private resolve: (reply: Reply) => void = () => undefined

  get load(): number {
    return this.asked ? 1 : 0
  }

  ask(request: Request): Promise<Reply> {
    if (!('think' in request) || this.asked) throw new Error('one question at a time')
    this.asked = request
    return new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  async answer(intent: Intent | null = null): Promise<void> {
    this.asked = null
    this.resolve({ kind: 'moves', moves: ['m'], intent })
    await turn()
  }
}

const think = (host: string, table: string, seat = 1): Think => {
  return { host, table, game: 'sample', version: 1, view: {}, seat, level: 'monarch', seed: 1 }
}

test('hosts take turns with their bots, and one with sixty tables never has every thread', async () => {
  const threads = [new Thinker(), new Thinker()]
  let no = 1
  const queue = new BotQueue(threads, () => no++)
  const under = () => threads.map(({ asked }) => asked?.think.host)
  const all = Array.from({ length: 60 }, (_, i) => queue.think(think('sixty', `t${i}`)))
  expect(under()).toEqual(['sixty', undefined])
  all.push(queue.think(think('one', 'a')), queue.think(think('one', 'b')), queue.think(think('two', 'c')))
  expect(under()).toEqual(['sixty', 'one'])
  await threads[1]!.answer()
  expect(under()).toEqual(['sixty', 'one'])
  await threads[1]!.answer()
  expect(under()).toEqual(['sixty', 'two'])
  await threads[0]!.answer()
  expect(under()).toEqual(['sixty', 'two'])
  while (threads.some(({ asked }) => asked)) for (const thread of threads) if (thread.asked) await thread.answer()
  expect(await Promise.all(all)).toHaveLength(63)
})

test('a bot keeps its plan whichever thread thinks', async () => {
  const threads = [new Thinker(), new Thinker()]
  let no = 1
  const queue = new BotQueue(threads, () => no++)
  const plan: Intent = { view: 'fingerprint', moves: ['next'] }
  void queue.think(think('host', 't'))
  expect(threads[0]!.asked?.intent).toBe(null)
  await threads[0]!.answer(plan)
  void queue.think(think('other', 'elsewhere'))
  void queue.think(think('host', 't'))
  expect(threads.map(({ asked }) => asked?.intent)).toEqual([null, plan])
  await threads[1]!.answer(null)
  void queue.think(think('host', 't'))
  expect(threads[1]!.asked?.intent).toBe(null)
})

test('what one bot has in mind no other bot goes by, be it at the same table or of the same host', async () => {
  const thread = new Thinker()
  let no = 1
  const queue = new BotQueue([thread], () => no++)
  const bots = [think('host', 't', 0), think('host', 't', 1), think('host', 'u', 0)]
  for (const [i, bot] of bots.entries()) {
    void queue.think(bot)
    expect(thread.asked?.intent).toBe(null)
    await thread.answer({ view: 'fingerprint', moves: [`plan ${i}`] })
  }
  for (const [i, bot] of bots.entries()) {
    void queue.think(bot)
    expect(thread.asked?.intent?.moves).toEqual([`plan ${i}`])
    await thread.answer(null)
  }
})

test('whoever asked together with a request that never ends is answered all the same, and it alone has failed', async () => {
  const faults: string[] = []
  const worker = new RulesWorker(SAMPLE, { deadline: 300, memory: 256 }, (request) =>
    faults.push('table' in request ? request.table : ''),
  )
  const loads = (fault: string) => ({ setup: setup(fault), snapshot: null, log: [] })
  const view = (no: number, table: string) =>
    worker.ask({ no, table, length: 0, ask: { op: 'view', seat: 0 }, load: loads('none') })
  const act = { kind: 'act' as const, seat: 0, id: 'x', number: 0, steps: ['loop'] }
  const play = { op: 'play' as const, act, viewers: [], hashed: [], at: 0, paused: false, people: [] }
  const [before, wild, behind] = await Promise.all([
    view(1, 'before'),
    worker.ask({ no: 2, table: 'wild', length: 0, ask: play, load: loads('loop') }),
    view(3, 'behind'),
  ])
  expect([before.kind, wild.kind, behind.kind]).toEqual(['view', 'fault', 'view'])
  expect([faults, worker.replaced, worker.load]).toEqual([['wild'], 1, 0])
  await worker.close()
})

test('what a thread has worked before counts at no later request', async () => {
  const faults: string[] = []
  const worker = new RulesWorker(SAMPLE, { deadline: 120, memory: 256 }, (_, detail) => faults.push(detail))
  const load = (fault: string) => ({ setup: setup(fault), snapshot: null, log: [] })
  // To start and to answer these it has worked for longer than one request may.
  for (let no = 1; no <= 200; no++)
    await worker.ask({ no, table: `view ${no}`, length: 0, ask: { op: 'view', seat: 0 }, load: load('none') })
  const act = { kind: 'act' as const, seat: 0, id: 'x', number: 0, steps: ['sleep'] }
  const play = { op: 'play' as const, act, viewers: [], hashed: [], at: 0, paused: false, people: [] }
  expect(await worker.ask({ no: 201, table: 'long', length: 0, ask: play, load: load('sleep') })).toMatchObject({
    kind: 'played',
  })
  expect([faults, worker.replaced]).toEqual([[], 0])
  await worker.close()
})

test('the past that is brought in pieces, some of them twice, is the past', async () => {
  const faults: string[] = []
  const worker = new RulesWorker(SAMPLE, { deadline: 5000, memory: 256 }, (_, detail) => faults.push(detail))
  const game = await catalogue[0]!.load()
  const match = new MatchSession(game, setup('none'))
  const entries: LogEntry[] = []
  while (entries.length < 8) {
    const [seat = 0] = match.match.awaiting()
    match.perform({ kind: 'act', seat, steps: [game.write(match.match.legal(seat)[0])] })
    entries.push({ entry: match.match.entries.at(-1)!, moveId: null, number: 0, at: 0 })
  }
  let no = 1
  const ask = (length: number, load?: PastLoad) =>
    worker.ask({ no: no++, table: 't', length, past: { op: 'look', seat: 0 }, ...(load && { load }) })
  expect(await ask(2)).toEqual({ kind: 'missing', have: 0 })
  expect(await ask(2, { setup: setup('none'), snapshot: null, log: entries.slice(0, 2) })).toMatchObject({
    kind: 'view',
  })
  expect(await ask(5)).toEqual({ kind: 'missing', have: 2 })
  expect(await ask(5, { from: 2, more: entries.slice(2, 5) })).toMatchObject({ kind: 'view' })
  // Two had asked at once, and both bring what was missing.
  expect(await ask(6, { from: 2, more: entries.slice(2, 6) })).toMatchObject({ kind: 'view' })
  expect(await ask(6, { from: 5, more: entries.slice(5, 6) })).toMatchObject({ kind: 'view' })
  expect(await ask(8, { from: 5, more: entries.slice(5, 8) })).toMatchObject({ number: match.match.version(0) })
  expect(await ask(8)).toMatchObject({ view: match.match.view(0) })
  // What leaves a gap is not taken.
  expect(await ask(12, { from: 10, more: entries.slice(0, 2) })).toEqual({ kind: 'missing', have: 8 })
  expect(faults).toEqual([])
  await worker.close()
})

test('rules that fail at a table that is held cost that request, not the thread, and what is half changed is forgotten', async () => {
  const faults: string[] = []
  const worker = new RulesWorker(SAMPLE, { deadline: 5000, memory: 256 }, (_, detail) => faults.push(detail))
  const view = { op: 'view' as const, seat: 0 }
  const load = { setup: setup('throw'), snapshot: null, log: [] }
  const act = { kind: 'act' as const, seat: 0, id: 'x', number: 0, steps: ['throw'] }
  const play = { op: 'play' as const, act, viewers: [], hashed: [], at: 0, paused: false, people: [] }
  expect(await worker.ask({ no: 1, table: 't', length: 0, ask: view, load })).toMatchObject({ kind: 'view' })
  expect(await worker.ask({ no: 2, table: 'u', length: 0, ask: view, load })).toMatchObject({ kind: 'view' })
  const failed = await worker.ask({ no: 3, table: 't', length: 0, ask: play })
  expect(failed).toMatchObject({ kind: 'fault', detail: expect.stringContaining('told to fail') as string })
  expect(await worker.ask({ no: 4, table: 't', length: 0, ask: view })).toMatchObject({ kind: 'missing' })
  // Whatever else it holds it still holds.
  expect(await worker.ask({ no: 5, table: 'u', length: 0, ask: view })).toMatchObject({ kind: 'view' })
  expect([faults.length, worker.replaced]).toEqual([1, 0])
  await worker.close()
})
