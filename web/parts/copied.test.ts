/** Copying: a page that came over an open line has no clipboard, and nowhere may a press come to nothing because of that. */
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { copied } from './copied.ts'

afterEach(() => vi.unstubAllGlobals())

test('whether it could be copied is said: by a browser that lets, that does not, and that has no clipboard', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  expect([await copied('a link'), written]).toEqual([true, ['a link']])
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } })
  expect(await copied('a link')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copied('a link')).toBe(false)
})

test('nothing is copied in any other way', () => {
  const web = new URL('..', import.meta.url).pathname
  const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.ts', '**/tests/**'] })
  expect(sources.filter((path) => readFileSync(web + path, 'utf8').includes('.clipboard'))).toEqual(['parts/copied.ts'])
})
