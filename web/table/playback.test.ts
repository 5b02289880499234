/** Walking through the past at one's own pace: nothing is lost by skipping. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('window', globalThis)
const { setCalm } = await import('../parts/calm.ts')
const { pause, setPace } = await import('./pace.ts')
const { Playback } = await import('./playback.ts')

const FRAMES = [0, 1, 2, 3].map((moment) => ({ moment, view: moment, events: [] }))

beforeEach(() => {
  vi.useFakeTimers()
  setPace('normal')
})
afterEach(() => {
  vi.useRealTimers()
})

function walked(): { readonly playback: InstanceType<typeof Playback>; readonly done: () => boolean } {
  let over = false
  const playback = new Playback()
  playback.show(FRAMES, 1)
  playback.play(() => {
    over = true
  })
  return { playback, done: () => over }
}

test('a slower pace stays longer with each moment, and a change of pace counts from the next one', () => {
  const { playback } = walked()
  vi.advanceTimersByTime(1400)
  expect(playback.index.value).toBe(2)
  setPace('slow')
  vi.advanceTimersByTime(1400)
  expect(playback.index.value).toBe(3)
  vi.advanceTimersByTime(1400)
  expect(playback.playing.value).toBe(true)
})

test('at once is at the end at once', () => {
  setPace('once')
  const { playback, done } = walked()
  expect(playback.index.value).toBe(3)
  vi.advanceTimersByTime(1)
  expect(done()).toBe(true)
})

test('pausing and stepping back keep every moment, and what happens meanwhile comes after them', () => {
  const { playback, done } = walked()
  playback.step(-1)
  expect([playback.index.value, playback.playing.value]).toEqual([0, false])
  playback.append({ moment: 4, view: 4, events: [] })
  playback.append({ moment: 4, view: 4, events: [] })
  vi.advanceTimersByTime(60_000)
  expect(done()).toBe(false)
  expect(playback.frames.value.map(({ moment }) => moment)).toEqual([0, 1, 2, 3, 4])
})

test('whoever is at the end and plays begins again', () => {
  const playback = new Playback()
  playback.show(FRAMES, 3)
  playback.play()
  expect([playback.index.value, playback.playing.value]).toEqual([0, true])
  playback.stop()
})

test('where nothing travels others wait less before they answer, and never longer than was asked for', () => {
  const waits = () => {
    setPace('slow')
    const slow = pause()
    setPace('once')
    return [slow, pause()]
  }
  const [slow = 0] = waits()
  setCalm(true)
  expect(waits()[0]).toBeLessThan(slow)
  expect(waits()[1]).toBe(0)
  setCalm(false)
})

test('a walk that was paused or left stays where it is, and does not come to an end by itself', () => {
  const { playback, done } = walked()
  playback.stop()
  vi.advanceTimersByTime(60_000)
  expect([playback.index.value, playback.playing.value, done()]).toEqual([1, false, false])
})
