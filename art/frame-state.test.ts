/** What follows the pointer is drawn once a frame, and the last of it. */
import { afterEach, expect, test, vi } from 'vitest'
import { PerFrame } from './frame-state.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Frames in the hand of the test. */
function frames() {
  const waiting = new Map<number, () => void>()
  let named = 0
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    waiting.set(++named, work)
    return named
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void waiting.delete(frame))
  const next = () => {
    const now = [...waiting.values()]
    waiting.clear()
    for (const work of now) work()
  }
  return { next, waiting }
}

test('of what was set before a frame the last is drawn, once; then again', () => {
  const { next, waiting } = frames()
  const drawn: string[] = []
  const pointer = new PerFrame<string>((value) => void drawn.push(value))
  pointer.set('London')
  pointer.set('nowhere')
  pointer.set('York')
  expect(drawn).toEqual([])
  expect(waiting.size).toBe(1)
  next()
  expect(drawn).toEqual(['York'])
  next()
  expect(drawn).toEqual(['York'])
  pointer.set('Kent')
  next()
  expect(drawn).toEqual(['York', 'Kent'])
})

test('what is gone draws nothing any more, and may begin anew', () => {
  const { next } = frames()
  const drawn: string[] = []
  const pointer = new PerFrame<string>((value) => void drawn.push(value))
  pointer.set('London')
  pointer.drop()
  next()
  expect(drawn).toEqual([])
  pointer.set('York')
  next()
  expect(drawn).toEqual(['York'])
})

test('where there are no frames it is drawn at once', () => {
  vi.stubGlobal('requestAnimationFrame', undefined)
  const drawn: string[] = []
  const pointer = new PerFrame<string>((value) => void drawn.push(value))
  pointer.set('London')
  pointer.set('York')
  expect(drawn).toEqual(['London', 'York'])
})
