import { afterEach, expect, test, vi } from 'vitest'
import { date, preferred, time } from './index.ts'

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

test('a date is written as the region of the browser writes it, in the words of the page', () => {
  const at = Date.UTC(1985, 7, 22, 12)
  browser(['en-GB', 'en'])
  expect(date(at)).toBe('22 Aug 1985')
  browser(['en-US'])
  expect(date(at)).toBe('Aug 22, 1985')
  browser(['de-DE'])
  expect(date(at)).toBe('Aug 22, 1985')
})

test('a browser of a system that speaks no language is shown dates all the same', () => {
  const at = Date.UTC(1985, 7, 22, 12)
  browser(['en-US@posix', 'en-GB'])
  expect(date(at)).toBe('22 Aug 1985')
  browser(['en-US@posix'])
  expect(date(at)).toBe('Aug 22, 1985')
})

test('what happened within a day is told by the hour, what is older by the day', () => {
  browser(['en-GB'])
  expect(date(Date.now() - 23 * 3_600_000)).toMatch(/^\d\d:\d\d$/)
  expect(date(Date.now() - 25 * 3_600_000)).toMatch(/^\d+ \w+ \d{4}$/)
  expect(time(Date.UTC(1985, 7, 22, 12))).toMatch(/22 Aug 1985, \d\d:\d\d/)
})
