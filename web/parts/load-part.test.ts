/** A part of the page that cannot be fetched: the page is loaded again once, and else says what is missing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let reloaded = 0
let kept: Map<string, string>
let loadPart: typeof import('./load-part.ts').loadPart
let parts: typeof import('./load-part.ts')

function browser(onLine: boolean, keeps = true): void {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload: () => void reloaded++ })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (!keeps) throw new Error('nothing is kept here')
      kept.set(name, value)
    },
  })
}

beforeEach(async () => {
  reloaded = 0
  kept = new Map()
  vi.resetModules()
  parts = await import('./load-part.ts')
  loadPart = parts.loadPart
})
afterEach(() => vi.unstubAllGlobals())

const BOARD = { what: 'board', game: 'rose-king' } as const
const gone = async (): Promise<never> => {
  throw new Error('not found')
}

test('what is on its way is counted until it is here', async () => {
  browser(true)
  let arrive: (what: string) => void = () => undefined
  const coming = loadPart(BOARD, () => new Promise<string>((resolve) => (arrive = resolve)))
  expect(parts.loading.value).toBe(1)
  arrive('here')
  expect([await coming, parts.loading.value, parts.missing.value]).toEqual(['here', 0, null])
})

test('after a release the page is loaded again once, and not a second time', async () => {
  browser(true)
  let settled = false
  void loadPart(BOARD, gone).then(
    () => (settled = true),
    () => (settled = true),
  )
  await vi.waitFor(() => expect(reloaded).toBe(1))
  expect([settled, parts.missing.value]).toEqual([false, null])
  await expect(loadPart(BOARD, gone)).rejects.toThrow('not found')
  expect([reloaded, parts.missing.value]).toEqual([1, BOARD])
})

test('what was loaded again for an earlier release may be loaded again for the next', async () => {
  browser(true)
  void loadPart(BOARD, gone)
  await vi.waitFor(() => expect(reloaded).toBe(1))
  for (const name of kept.keys()) kept.set(name, 'https://roses.test/assets/an-earlier-release.js')
  void loadPart(BOARD, gone)
  await vi.waitFor(() => expect(reloaded).toBe(2))
  expect(parts.missing.value).toBeNull()
})

test.each([
  ['without a network', false, true],
  ['where nothing can be remembered', true, false],
])('%s the page stays, and names what is missing', async (_, onLine, keeps) => {
  browser(onLine, keeps)
  await expect(loadPart(BOARD, gone)).rejects.toThrow('not found')
  expect([reloaded, parts.missing.value, parts.loading.value]).toEqual([0, BOARD, 0])
})
