import { afterEach, expect, test, vi } from 'vitest'
import type { Intent } from '../../bots/index.ts'
import type { AnyGame } from '../../engine/game.ts'
import { game as counting } from '../../engine/kit/samples/counting.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import { defaultOptions } from '../../engine/options.ts'
import { findGame } from '../../games/index.ts'
import { readStored } from '../local-store.ts'
import type { LocalTable } from './local.ts'
import { dropSave, listSaves, loadSave, type Save } from './saves.ts'
import { withoutBots } from './tests/no-bots.ts'
import type { Question } from './think.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

const ransom = ransomGame as AnyGame
const person = { kind: 'person', name: null } as const

async function hotseat(id: string, seats: number, bots = 0): Promise<LocalTable> {
  const entry = findGame(id)!
  const game = await entry.load()
  const { version } = entry.about
  const options = defaultOptions(entry.about)
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const players = Array.from({ length: seats }, (_, seat) =>
    seat < seats - bots ? ({ kind: 'person', name: null } as const) : ({ kind: 'bot', level: 'page' } as const),
  )
  const setup = { game: id, version, seats, options, dice }
  const local = await import('./local.ts')
  const table = new local.LocalTable(game, {
    id: 't',
    setup,
    players,
    entries: [],
    touched: 0,
    over: false,
    yours: true,
  })
  return table
}

test('giving up at a table of four in the browser: the side comes second, the other first', async () => {
  const table = await hotseat('rose-king', 4)
  expect(table.scene.value.viewer).toBe(0)
  expect(await table.resign()).toBeNull()
  expect(table.scene.value.outcome).toMatchObject({ places: [2, 1, 2, 1], reason: 'resigned' })
})

test('a table made in this browser is as it was asked for, by today’s rules, with chance of its own; what was not said is as usual', async () => {
  const { newLocalTable, openLocalTable } = await import('./open.ts')
  const { about } = findGame('rose-king')!
  const players = [person, { kind: 'bot', level: 'earl' }] as const
  const usual = defaultOptions(about, 2)
  const [flag = ''] = Object.keys(usual).filter((id) => typeof usual[id] === 'boolean')
  const other = { ...usual, [flag]: usual[flag] !== true }
  const made = [
    [newLocalTable({ game: 'rose-king', players }), usual],
    [newLocalTable({ game: 'rose-king', players, options: other }), other],
  ] as const
  const dice = new Set<string>()
  for (const [id, options] of made) {
    const save = loadSave(id)
    expect(save).toMatchObject({ id, players, entries: [], over: false, yours: true })
    expect(save?.setup).toMatchObject({ game: 'rose-king', version: about.version, seats: 2, options })
    dice.add(JSON.stringify(save?.setup.dice))
    const table = await openLocalTable(id)
    expect([table?.id, table?.seats, table?.options]).toEqual([id, 2, options])
    table?.close()
  }
  expect(dice.size).toBe(2)
  expect(await openLocalTable('nowhere')).toBeNull()
  expect(() => newLocalTable({ game: 'no-such-game', players })).toThrow('no-such-game')
})

test('an act of several steps in the browser happens wholly or not at all', async () => {
  const table = await hotseat('rose-king', 2)
  const before = table.scene.value
  const first = before.choices.map((choice) => choice.text)[0] ?? ''
  expect(await table.act([first, 'nonsense'])).not.toBeNull()
  expect(table.scene.value).toEqual(before)
  expect(table.lines.value).toEqual([])
  expect(await table.frames()).toHaveLength(1)
  expect(await table.act([first])).toBeNull()
  expect(table.scene.value.moment).toBe(1)
})

const bot = { kind: 'bot', level: 'page' } as const

function saveOf(players: Save['players'], id = 'r'): Save {
  const options = defaultOptions(ransom.about, players.length)
  const dice = { make: 'sealed', key: '33'.repeat(32), entropy: [] } as const
  const setup = { game: 'ransom', version: 1, seats: players.length, options, dice }
  return { id, setup, players, entries: [], touched: 0, over: false, yours: true }
}

async function opened(save: Save): Promise<LocalTable> {
  const local = await import('./local.ts')
  return new local.LocalTable(ransom, save)
}

/** Bots that answer as the test says, in the place of the worker. */
type Said = { readonly moves: readonly string[]; readonly intent: Intent | null } | { readonly fault: string } | null

function bots(answer: (question: Question) => Said): Question[] {
  const questions: Question[] = []
  class Bots extends EventTarget {
    postMessage(question: Question): void {
      questions.push(question)
      const data = answer(question)
      if (data)
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { ...data, id: question.id } })))
      else queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Bots)
  return questions
}

afterEach(() => {
  for (const { id } of listSaves()) dropSave(id)
  vi.useRealTimers()
})

test('where the next person sees other things a curtain falls, and nothing of theirs is shown before it is lifted', async () => {
  const table = await opened(saveOf([person, person]))
  // Who sits down first is not known: the curtain says whom the device is for.
  expect(table.curtain.value).toBeNull()
  expect(await table.act(['pledge:40', 'seal'])).toBeNull()
  expect(table.curtain.value).toBe(1)
  expect(table.scene.value).toMatchObject({ viewer: 0, choices: [] })
  expect(table.lines.value.map(({ event }) => event.type)).toEqual(['pledged', 'sealed'])
  // The past is told as whoever looks at it knew it.
  const pledged = async () => {
    const [latest] = (await table.frames()).slice(-1)
    return (latest?.view as { readonly pledges: unknown[] } | undefined)?.pledges
  }
  expect(await pledged()).toEqual([40, null])
  table.lift()
  expect(await pledged()).toEqual([null, null])
  expect(table.scene.value.viewer).toBe(1)
  expect((table.scene.value.view as { pledges: unknown[] }).pledges).toEqual([null, null])
  expect(table.lines.value.map(({ event }) => event.type)).toEqual(['sealed'])
  expect(table.scene.value.choices.length).toBeGreaterThan(1)
  // The one who handed the device on behind a curtain takes nothing back any more.
  expect(table.scene.value.undoable).toBe(false)
})

test('where all see the same the device changes hands without a curtain, and who gave it may still take back', async () => {
  const table = await hotseat('rose-king', 2)
  const [first] = table.scene.value.choices
  expect(await table.act([first?.text ?? ''])).toBeNull()
  expect([table.curtain.value, table.scene.value.viewer]).toEqual([null, 1])
  expect(table.scene.value.undoable).toBe(true)
  expect(await table.undo()).toBeNull()
  expect(table.scene.value.viewer).toBe(0)
})

test('a table is saved with every step and goes on where it was left', async () => {
  const table = await opened(saveOf([person, person]))
  await table.act(['pledge:40', 'seal'])
  const save = loadSave('r')
  expect(save).toMatchObject({ over: false, yours: true, entries: [{ move: 'pledge:40' }, { move: 'seal' }] })
  const again = await opened(save!)
  // Whoever opens it: it is the second one's turn, and what the first pledged stays hidden.
  expect(again.curtain.value).toBe(1)
  again.lift()
  expect(await again.act(['pledge:50', 'seal'])).toBeNull()
  expect(again.scene.value.moment).toBe(4)
  again.lift()
  await again.resign()
  expect(loadSave('r')).toMatchObject({ over: true, yours: false })
})

test('a bot plays when it is its turn, sees its own view alone, and is told what it had in mind', async () => {
  vi.useFakeTimers()
  const questions = bots(({ view }) => {
    const { pledges } = view as { pledges: unknown[] }
    return { moves: pledges[1] === null ? ['pledge:60'] : ['seal'], intent: { view: 'x', moves: [] } }
  })
  const table = await opened(saveOf([person, bot]))
  await table.act(['pledge:40'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(questions.map(({ seat, level }) => [seat, level])).toEqual([
    [1, 'page'],
    [1, 'page'],
  ])
  expect(questions.map(({ view }) => (view as { pledges: unknown[] }).pledges[0])).toEqual([null, null])
  expect(questions.map(({ intent }) => intent)).toEqual([null, { view: 'x', moves: [] }])
  expect(table.scene.value).toMatchObject({ viewer: 0, awaiting: [0], mine: false })
  table.close()
})

test.each([
  ['fails', (): Said => ({ fault: 'broken' })],
  ['chooses what is not legal', (): Said => ({ moves: ['pledge:9999'], intent: null })],
  ['cannot be loaded', (): Said => null],
] as const)('a bot that %s plays as an absent player would, and the game goes on', async (_what, answer) => {
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  bots(answer)
  const table = await opened(saveOf([person, bot]))
  await vi.advanceTimersByTimeAsync(5000)
  expect(table.scene.value.awaiting).toEqual([0])
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
  table.close()
})

test('what a bot answers after the table was closed is not played', async () => {
  vi.useFakeTimers()
  const asked = bots(() => ({ moves: ['pledge:60'], intent: null }))
  const table = await opened(saveOf([person, bot]))
  // It has been asked, and a bot takes its time before anybody sees its step.
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  table.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(table.scene.value.moment).toBe(0)
})

test('a closed table lets go of every thread, of those who play and of whoever advises', async () => {
  const threads: { ended: boolean; asked: number }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      private readonly thread = { ended: false, asked: 0 }
      constructor() {
        threads.push(this.thread)
      }
      addEventListener(): void {}
      postMessage(): void {
        this.thread.asked++
      }
      terminate(): void {
        this.thread.ended = true
      }
    },
  )
  const table = await opened(saveOf([person, bot]))
  void table.adviser.value?.hints(table.scene.value.view, 0)
  await vi.waitFor(() => expect(threads.map(({ asked }) => asked)).toEqual([1, 1]), { timeout: PATIENCE_MS })
  table.close()
  expect(threads.map(({ ended }) => ended)).toEqual([true, true])
})

test('games that wait for a decision come before finished ones, the latest first', async () => {
  const { storeSave } = await import('./saves.ts')
  for (const [id, over, touched] of [
    ['old', false, 1],
    ['done', true, 9],
    ['new', false, 5],
  ] as const)
    storeSave({ ...saveOf([person, person], id), over, touched })
  expect(listSaves().map(({ id }) => id)).toEqual(['new', 'old', 'done'])
})

test('orders at a table of one browser: a line is played as the other follows it, and marked for the seat that left it', async () => {
  const table = await hotseat('rose-king', 2)
  const orders = table.orders!
  const texts = (): string[] => table.scene.value.choices.map(({ text }) => text)
  const [first] = texts() as [string]
  expect(await orders.give({ kind: 'line', span: 'once', plies: ['nonsense'] })).not.toBeNull()
  // Find out what could follow, on a copy.
  const copy = await hotseat('rose-king', 2)
  await copy.act([first])
  const [theirs] = copy.scene.value.choices.map(({ text }) => text) as [string]
  await copy.act([theirs])
  const [mine] = copy.scene.value.choices.map(({ text }) => text) as [string]

  expect(await orders.give({ kind: 'line', span: 'once', plies: [first, theirs, mine] })).toBeNull()
  expect(table.scene.value).toMatchObject({ viewer: 1, moment: 1 })
  orders.refresh()
  expect(orders.known.value).toMatchObject({ orders: [], done: [] })
  await table.act([theirs])
  expect(table.scene.value).toMatchObject({ viewer: 1, moment: 3 })
  // As kept: the seat that gave it reads what became of it.
  expect(readStored('orders.t')).toMatchObject({
    orders: [],
    done: [
      { seat: 0, text: first, number: 1 },
      { seat: 0, text: mine, number: 3 },
    ],
    ended: [{ seat: 0, why: 'done' }],
  })
  dropSave('t')
  expect(readStored('orders.t') ?? null).toBeNull()
})

/** Bots that cannot be asked play as an absent player would: here without a worker. */
async function moved(table: LocalTable, moment: number): Promise<void> {
  await vi.waitFor(() => expect(table.scene.value.moment).toBeGreaterThanOrEqual(moment), { timeout: PATIENCE_MS })
}

test('alone against a bot one takes back over its move, to any decision of one’s own, and the table says so', async () => {
  withoutBots()
  const table = await hotseat('rose-king', 2, 1)
  const first = table.scene.value
  expect(first.undoable).toBe(false)
  await table.act([first.choices[0]?.text ?? ''])
  await moved(table, 2)
  expect(table.scene.value.undoable).toBe(true)
  expect(await table.undo()).toBeNull()
  expect([table.scene.value.view, table.scene.value.choices]).toEqual([first.view, first.choices])
  expect(table.lines.value.at(-1)?.event).toEqual({ type: 'back', seat: 0 })
  table.close()
})

test('a step without a choice is told and played by the table; its player may be quicker, and it happens once', async () => {
  vi.useFakeTimers()
  const local = await import('./local.ts')
  const players = [0, 1].map(() => ({ kind: 'person', name: null }) as const)
  const dice = { make: 'quick', seed: 1 } as const
  const setup = { game: 'counting', version: 1, seats: 2, options: {}, dice }
  const led = async (): Promise<LocalTable> => {
    const save = { id: 'c', setup, players, entries: [], touched: 0, over: false, yours: true }
    const table = new local.LocalTable(counting, save)
    for (const step of ['two', 'two', 'one']) expect(await table.act([step])).toBeNull()
    expect(table.scene.value).toMatchObject({ awaiting: [1], view: { count: 5 } })
    return table
  }
  const alone = await led()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(alone.scene.value).toMatchObject({ awaiting: [0], view: { count: 6 } })
  expect(alone.lines.value.at(-1)?.event.type).toBe('pass')
  alone.close()
  const quicker = await led()
  expect(await quicker.act(['pass'])).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(quicker.scene.value).toMatchObject({ awaiting: [0], view: { count: 6 } })
  quicker.close()
  vi.useRealTimers()
})

test('alone with several bots one goes back as well; with somebody else at the device nobody does', async () => {
  bots(() => ({ moves: ['pledge:40', 'seal'], intent: null }))
  const alone = await opened(saveOf([person, bot, bot], 'several'))
  expect(alone.goOnFrom).not.toBeNull()
  const two = await opened(saveOf([person, person, bot], 'two'))
  expect(two.goOnFrom).toBeNull()
  alone.close()
  two.close()
})

test('a table of one browser has nobody to ask, and one of bots alone nobody to act', async () => {
  withoutBots()
  const table = await opened(saveOf([person, bot]))
  const nobody = { reason: 'nobody-listens' }
  expect([await table.say(), await table.propose(), await table.answer()]).toEqual([nobody, nobody, nobody])
  expect([table.talk, table.leave, await table.undo()]).toEqual([null, null, { reason: 'nothing-to-undo' }])
  table.close()
  const watched = await opened(saveOf([bot, bot], 'watched'))
  expect([watched.scene.value.viewer, watched.scene.value.choices]).toEqual([null, []])
  expect([await watched.act(['pledge:1']), await watched.resign(), await watched.undo()]).toEqual([
    { reason: 'not-awaited' },
    { reason: 'not-awaited' },
    { reason: 'nothing-to-undo' },
  ])
  watched.close()
})
