import { afterEach, expect, test, vi } from 'vitest'
import { preferred } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(languages: readonly string[], chosen?: string): void {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', { getItem: () => chosen ?? null })
}

test.each([
  ['de-DE', 'de'],
  ['de-AT', 'de'],
  ['fr-CA', 'fr'],
  ['IT-CH', 'it'],
  ['cs-CZ', 'cs'],
  ['en-GB', 'en'],
])('a browser that asks for %s is spoken to in %s', (asked, spoken) => {
  browser([asked, 'en-US'])
  expect(preferred()).toBe(spoken)
})

test('the first language that the house speaks, and English where it speaks none', () => {
  browser(['pt-BR', 'pl', 'de-CH', 'fr-FR'])
  expect(preferred()).toBe('de')
  browser(['pt-BR'])
  expect(preferred()).toBe('en')
})

test('what the reader has chosen comes first, unless it is no language of the house', () => {
  browser(['de-DE'], 'cs')
  expect(preferred()).toBe('cs')
  browser(['de-DE'], 'de-DE')
  expect(preferred()).toBe('de')
})
