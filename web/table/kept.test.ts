/** What a browser keeps for the table page, also where an older page has kept it. */
import { afterEach, expect, test, vi } from 'vitest'
import { lastSeen, setLastSeen } from './last-seen.ts'

afterEach(() => vi.unstubAllGlobals())

test('a table nobody was at was seen up to no moment, not up to its first', () => {
  expect(lastSeen('new')).toBeNull()
  setLastSeen('new', 0)
  expect(lastSeen('new')).toBe(0)
  setLastSeen('new', 17)
  expect(lastSeen('new')).toBe(17)
})

async function railKept(text: string | null) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined })
  return (await import('./rail-store.ts')).rail.value
}

test('a panel kept by an older page has what came since as it is at first', async () => {
  const first = await railKept(null)
  expect(await railKept('{"folded":true,"wide":true}')).toEqual({ ...first, folded: true, wide: true })
})
