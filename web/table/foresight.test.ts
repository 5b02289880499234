/** What a move would bring is told while it is pointed at, of what is pointed at now and of nothing else. */
import { Drawn } from './tests/drawn.tsx'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import { ForesightStrip, useForesight } from './foresight.tsx'
import type { Choice, Scene } from './table.ts'
import type { TableText } from './table-text.ts'
import type { Answer, Question } from './think.ts'

const asked: Question[] = []
let threads: { ended: boolean; says: (answer: Answer) => void; fails: () => void }[] = []
let open: Drawn | null = null

beforeEach(() => {
  asked.length = 0
  threads = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      private readonly thread = {
        ended: false,
        says: (answer: Answer) => void this.dispatchEvent(Object.assign(new Event('message'), { data: answer })),
        fails: () => void this.dispatchEvent(new Event('error')),
      }
      constructor() {
        super()
        threads.push(this.thread)
      }
      postMessage(question: Question): void {
        asked.push(question)
      }
      terminate(): void {
        this.thread.ended = true
      }
    },
  )
})
afterEach(() => {
  open?.clear()
  open = null
})

const choice = (text: string): Choice => ({ move: `move ${text}`, text })
const game = {
  about: { id: 'told', version: 3 },
  speech: {
    foresee: (_: unknown, moves: readonly unknown[]) => [{ text: { say: `here: ${moves.join()}` }, tone: 'plain' }],
  },
} as unknown as AnyGame
const tableText = { phrase: ({ say }: { say: string }) => say } as unknown as TableText
const scene = (more: Partial<Scene> = {}): Scene =>
  ({ choices: [choice('a'), choice('b')], view: 'what is seen', ...more }) as Scene

interface Given {
  readonly scene?: Scene
  readonly held?: readonly string[] | null
  readonly game?: AnyGame
}

function strip(given: Given = {}) {
  const now = signal<{ text: string | null; steps: readonly string[] }>({ text: null, steps: [] })
  const pointing = { now, point: () => undefined }
  const advised = signal<readonly string[]>([])
  const ahead = (steps: readonly string[]): readonly Choice[] => (steps.join() === 'a' ? [choice('a2')] : [])
  const Shows = (more: Given) => {
    const at = { game, scene: FIRST, held: null, ...more }
    return h(ForesightStrip, { seen: useForesight({ ...at, tableText, pointing, ahead }), pointing, advised })
  }
  const screen = (open = new Drawn().draw(h(Shows, given)))
  const point = (...steps: readonly string[]): void =>
    screen.does(() => (now.value = { text: steps[0] ?? null, steps }))
  const draw = (more: Given): void => void screen.draw(h(Shows, more))
  const advise = (...moves: readonly string[]): void => screen.does(() => (advised.value = moves))
  return { screen, point, draw, advise }
}
const FIRST = scene()

/** Waits until so many questions were asked, and answers the last with its own moves. */
async function answered(screen: Drawn, count: number): Promise<readonly unknown[]> {
  await screen.until(() => expect(asked).toHaveLength(count))
  const { id, foresee = [] } = asked.at(-1)!
  screen.does(() => threads.at(-1)?.says({ id, foreseen: [{ text: { say: `of ${foresee.join()}` }, tone: 'plain' }] }))
  return foresee
}

test('first the decision itself is asked about, then what is pointed at, and the decision again', async () => {
  const { screen, point } = strip()
  expect(await answered(screen, 1)).toEqual([])
  expect(asked[0]).toMatchObject({ game: 'told', version: 3, view: 'what is seen' })
  await screen.until(() => expect(screen.text).toBe('of'))
  point('b')
  expect(await answered(screen, 2)).toEqual(['move b'])
  await screen.until(() => expect(screen.text).toBe('of move b'))
  // Steps that belong together are asked about together.
  point('a', 'a2')
  expect(await answered(screen, 3)).toEqual(['move a', 'move a2'])
  point()
  expect(await answered(screen, 4)).toEqual([])
  await screen.until(() => expect(screen.text).toBe('of'))
})

test('of a move in the open advice nothing is said a second time; of others it is, and of the decision itself', async () => {
  const { screen, point, advise } = strip()
  await answered(screen, 1)
  point('b')
  await answered(screen, 2)
  await screen.until(() => expect(screen.text).toBe('of move b'))
  advise('b', 'a')
  expect(screen.text).toBe('')
  // Steps that only begin with such a move are another thing.
  point('a', 'a2')
  await answered(screen, 3)
  await screen.until(() => expect(screen.text).toBe('of move a,move a2'))
  point()
  await answered(screen, 4)
  await screen.until(() => expect(screen.text).toBe('of'))
})

test('what nobody can play is not asked about, and what was said of another move is gone', async () => {
  const { screen, point } = strip()
  await answered(screen, 1)
  point('b')
  await answered(screen, 2)
  await screen.until(() => expect(screen.text).toBe('of move b'))
  for (const steps of [['nonsense'], ['b', 'a2']]) {
    point(...steps)
    await screen.until(() => expect(screen.text).toBe(''))
  }
  expect(asked).toHaveLength(2)
})

test('a hand that only passes by asks nothing, and an answer that comes late is not shown for another move', async () => {
  const { screen, point } = strip()
  await answered(screen, 1)
  point('a')
  point('b')
  await screen.until(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.foresee).toEqual(['move b'])
  const late = asked[1]
  point('a')
  await screen.until(() => expect(asked).toHaveLength(3))
  screen.does(() => threads[0]?.says({ id: late?.id ?? 0, foreseen: [{ text: { say: 'late' }, tone: 'plain' }] }))
  await answered(screen, 3)
  await screen.until(() => expect(screen.text).toBe('of move a'))
})

test('what waits for a second tap is told, wherever the hand is', async () => {
  const { screen, point } = strip({ held: ['b'] })
  expect(await answered(screen, 1)).toEqual(['move b'])
  point('a')
  await screen.until(() => expect(screen.text).toBe('of move b'))
  expect(asked).toHaveLength(1)
})

test('whoever has nothing to choose is told nothing; another moment is asked about anew', async () => {
  const { screen, draw } = strip()
  await answered(screen, 1)
  await screen.until(() => expect(screen.text).toBe('of'))
  draw({ scene: scene({ choices: [] }) })
  await screen.until(() => expect(screen.text).toBe(''))
  draw({ scene: scene({ view: 'later' }) })
  await answered(screen, 2)
  expect(asked[1]?.view).toBe('later')
  draw({ game: { ...game, speech: {} } as AnyGame })
  await screen.until(() => expect(screen.text).toBe(''))
  expect(asked).toHaveLength(2)
})

test('where no thread can be had the page thinks itself; what is closed thinks no more', async () => {
  const { screen, point } = strip()
  await screen.until(() => expect(asked).toHaveLength(1))
  screen.does(() => threads[0]?.fails())
  await screen.until(() => expect(screen.text).toBe('here:'))
  point('b')
  await screen.until(() => expect(asked).toHaveLength(2))
  screen.clear()
  open = null
  expect(threads.map(({ ended }) => ended)).toEqual([true, true])
})
