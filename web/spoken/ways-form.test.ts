/** How somebody likes to hear the game: chosen on the page of keys, which names every key of a table. */
import { Drawn, read, speaking } from '../table/tests/drawn.tsx'
import { h } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { KeysPage } from './keys-page.tsx'
import type { AnyGame } from '../../engine/game.ts'
import type { Scene } from '../table/table.ts'
import { play, soundOf } from './sounds.ts'
import { setWays, ways } from './ways.ts'
import { useWords } from './words.ts'

await speaking(useWords)
let open: Drawn | null = null
afterEach(() => {
  open?.clear()
  setWays({ words: false, detail: 'usual', sounds: true, short: false })
})

test('each way is switched by itself, and shown as it stands', () => {
  const screen = (open = new Drawn().draw(h(KeysPage, {})))
  const boxes = screen.all('.ways-form input')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false])
  const named = ['words', 'sounds', 'short'] as const
  for (const [at, way] of named.entries()) {
    const before = ways.value
    screen.tick(screen.the('.ways-form input', at), !before[way])
    expect(ways.value).toEqual({ ...before, [way]: !before[way] })
  }
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
  for (const detail of ['brief', 'full', 'usual'] as const) {
    screen.fill(screen.the('.ways-form select'), detail)
    expect([ways.value.detail, screen.the('.ways-form select').value]).toEqual([detail, detail])
  }
})

test('the page of keys names what each does, one after the other', () => {
  const screen = (open = new Drawn().draw(h(KeysPage, {})))
  const keys = screen.all('.keys-list dt').map((key) => key.children.map(read).join(' '))
  expect(keys.slice(0, 7)).toEqual(['/', 'i', 'm', '.', 'u', '?', 'Esc'])
  const told = screen.texts('.keys-list dd')
  expect([told.length, new Set(told).size, told.includes('')]).toEqual([keys.length, keys.length, false])
})

test('notes follow each other, soft, each as long as the next begins', () => {
  const tones: { frequency: number; start: number; stop: number }[] = []
  const levels: number[] = []
  const gain = (value: number): void => void levels.push(value)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 5
      destination = 'ears'
    },
  )
  vi.stubGlobal(
    'OscillatorNode',
    class {
      private readonly tone = { frequency: 0, start: 0, stop: 0 }
      constructor(_: unknown, { frequency }: { frequency: number }) {
        tones.push(Object.assign(this.tone, { frequency }))
      }
      connect = <T>(next: T): T => next
      start = (at: number): void => void (this.tone.start = at)
      stop = (at: number): void => void (this.tone.stop = at)
    },
  )
  vi.stubGlobal(
    'GainNode',
    class {
      gain = { setValueAtTime: gain, linearRampToValueAtTime: gain, exponentialRampToValueAtTime: gain }
      connect = <T>(next: T): T => next
    },
  )
  play('over')
  expect(tones).toHaveLength(3)
  expect(tones.map(({ frequency }) => frequency)).toEqual(
    tones.map(({ frequency }) => frequency).toSorted((a, b) => a - b),
  )
  expect(tones[0]?.start).toBe(5)
  for (const [at, { start, stop }] of tones.entries()) {
    expect(stop).toBeGreaterThan(start)
    if (at > 0) expect(start).toBeCloseTo(tones[at - 1]?.stop ?? 0)
  }
  expect(Math.max(...levels)).toBeLessThan(0.2)
})

test('one sound for an update, the most important: the end, one’s own turn, another turn, a deed; none for what is quiet', () => {
  const game = { speech: { weight: ({ type }: { type: string }) => type } } as unknown as AnyGame
  const scene = (more: Partial<Scene> = {}): Scene => ({ viewer: 0, awaiting: [1], outcome: null, ...more }) as Scene
  const [heading, deed, quiet] = [{ type: 'heading' }, { type: 'line' }, { type: 'quiet' }]
  const outcome = { places: [1, 2], scores: [1, 0], reason: 'x' }
  const heard = [
    soundOf(game, scene({ outcome, awaiting: [0] }), [heading]),
    soundOf(game, scene({ awaiting: [0, 1] }), [heading]),
    soundOf(game, scene({ viewer: null, awaiting: [0] }), [deed, heading]),
    soundOf(game, scene(), [quiet, deed]),
    soundOf(game, scene(), [quiet]),
    soundOf(game, scene(), []),
  ]
  expect(heard).toEqual(['over', 'yours', 'turn', 'deed', null, null])
})
