/** Lists that are read again while somebody looks, and clocks that go on. */
import { h, render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Part } from '../../art/kit/document.ts'
import { browser } from '../tests/document.ts'
import { useFresh } from './use-fresh.ts'
import { useNow } from './use-now.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
let root: Part

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  root = browser.body.appendChild(browser.document.createElement('div')) as Part
})
afterEach(() => {
  gone()
  browser.document.visibilityState = 'visible'
  vi.useRealTimers()
})

const gone = (): void => {
  render(null, root as unknown as Element)
  root.remove()
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const look = (state: 'visible' | 'hidden'): void => {
  browser.document.visibilityState = state
  browser.happens('visibilitychange', 'tab')
}

/** A page that shows what it was told last. */
function list(load: () => Promise<string>) {
  const asked = vi.fn(load)
  function List({ of }: { readonly of: string }) {
    const { value, again } = useFresh(asked, [of])
    return h('button', { onClick: again }, value ?? 'nothing yet')
  }
  const show = (of: string): void => render(h(List, { of }), root as unknown as Element)
  const during = async (ms: number, first: () => void = () => undefined): Promise<number> => {
    const before = asked.mock.calls.length
    first()
    await pass(ms)
    return asked.mock.calls.length - before
  }
  return { show, during }
}

test('a list is asked for every few seconds at first, more rarely after a while, and no more when the page is gone', async () => {
  const { show, during } = list(async () => 'tables')
  show('')
  expect(root.textContent).toBe('nothing yet')
  expect(await during(SECOND)).toBe(1)
  expect(root.textContent).toBe('tables')
  const first = await during(MINUTE)
  expect(first).toBeGreaterThanOrEqual(5)
  expect(first).toBeLessThanOrEqual(12)
  await pass(10 * MINUTE)
  const later = await during(4 * MINUTE)
  expect(later).toBeGreaterThanOrEqual(6)
  expect(later).toBeLessThanOrEqual(10)
  gone()
  expect(await during(10 * MINUTE)).toBe(0)
})

test('in a tab nobody sees nothing is asked, and at once when somebody looks again', async () => {
  const { show, during } = list(async () => 'tables')
  show('')
  await pass(SECOND)
  look('hidden')
  expect(await during(10 * MINUTE)).toBe(0)
  expect(await during(SECOND, () => look('visible'))).toBe(1)
  // One round goes on, not two.
  expect(await during(MINUTE)).toBeLessThanOrEqual(3)
})

test('what cannot be had leaves what was there, and is asked for again; on demand it is asked for at once', async () => {
  let answer: () => Promise<string> = async () => 'first'
  const { show, during } = list(() => answer())
  show('')
  await pass(SECOND)
  answer = () => Promise.reject(new Error('no network'))
  expect(await during(20 * SECOND)).toBeGreaterThanOrEqual(2)
  expect(root.textContent).toBe('first')
  answer = async () => 'second'
  expect(await during(SECOND, () => (root.firstChild as Part).touch('click', 'mouse'))).toBe(1)
  expect(root.textContent).toBe('second')
})

test('whoever chooses something else is never shown the answer to what was asked before', async () => {
  const waiting: ((text: string) => void)[] = []
  const { show } = list(() => new Promise((answer) => waiting.push(answer)))
  show('one')
  await pass(SECOND)
  show('other')
  await pass(SECOND)
  expect(waiting).toHaveLength(2)
  waiting[1]?.('other')
  await pass(SECOND)
  waiting[0]?.('one')
  await pass(SECOND)
  expect(root.textContent).toBe('other')
})

test('a clock on a page goes on while somebody looks, stands in a tab nobody sees, and ends with the page', async () => {
  const Clock = () => h('p', {}, String(useNow(10 * SECOND)))
  render(h(Clock, {}), root as unknown as Element)
  await pass(25 * SECOND)
  const shown = Number(root.textContent)
  expect(shown).toBeGreaterThanOrEqual(20 * SECOND)
  look('hidden')
  await pass(MINUTE)
  expect(Number(root.textContent)).toBe(shown)
  look('visible')
  await pass(10 * SECOND)
  expect(Number(root.textContent)).toBeGreaterThan(80 * SECOND)
  gone()
  await pass(SECOND)
  expect(vi.getTimerCount()).toBe(0)
})
