/** How a page begins: in a language that can be had, as whoever the reader is, and looking again when they do. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../scripts/patience.ts'
import { browser } from './tests/document.ts'
import { House } from './tests/house.ts'
import { somebody } from './tests/visit.tsx'

const house = new House({
  getMe: { me: somebody({ name: 'Cicely', needed: 2 }) },
  listNotices: { notices: [] },
  getHouse: { name: null, contact: null },
})

const asked = (): number => house.asked('getMe').length

// Of the reader's own language nothing is on the device.
const spoken = vi.hoisted((): string[] => [])
vi.mock('./words/index.ts', async (original) => {
  const real = await original<typeof import('./words/index.ts')>()
  return {
    ...real,
    speak: (wanted: Parameters<typeof real.speak>[0]) => {
      spoken.push(wanted)
      return wanted === 'de' ? Promise.reject(new Error('no network')) : real.speak(wanted)
    },
  }
})

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', house.fetch)
  const root = browser.body.appendChild(browser.document.createElement('div')) as unknown as Element
  root.setAttribute('id', 'app')
  browser.goTo('/terms')
  browser.navigator['languages'] = ['de-DE', 'en-GB']
  await import('./main.tsx')
  await vi.waitFor(() => expect(browser.body.textContent).toContain('Cicely'), PATIENCE_MS)
})
afterAll(() => {
  vi.useRealTimers()
})

test('the reader’s own language is asked for first, and another one where it cannot be had, no more than one', () => {
  expect(spoken).toEqual(['de', 'en'])
  expect(browser.body.textContent).toContain('My tables')
  expect(browser.body.textContent).toContain('My tables2')
})

test('whoever comes back to the tab is asked about anew; who goes away is not', () => {
  const before = asked()
  browser.document.visibilityState = 'hidden'
  browser.happens('visibilitychange', 'tab')
  expect(asked()).toBe(before)
  browser.document.visibilityState = 'visible'
  browser.happens('visibilitychange', 'tab')
  expect(asked()).toBe(before + 1)
})

test('how many tables wait is asked for twice a minute or so while somebody looks, not in a tab nobody sees, and of nobody', async () => {
  const { me } = await import('./people/me.ts')
  const during = async (): Promise<number> => {
    const before = asked()
    await vi.advanceTimersByTimeAsync(120_000)
    return asked() - before
  }
  const times = await during()
  expect(times).toBeGreaterThanOrEqual(2)
  expect(times).toBeLessThanOrEqual(8)
  browser.document.visibilityState = 'hidden'
  expect(await during()).toBe(0)
  browser.document.visibilityState = 'visible'
  me.value = null
  expect(await during()).toBe(0)
})
