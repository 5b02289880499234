/** Entries of a calendar as programs read them (RFC 5545). */
import { expect, test } from 'vitest'
import { calendarOf, type Entry } from '../calls/ical.ts'

const START = Date.UTC(2026, 10, 18, 19, 30)
const entry: Entry = {
  uid: 'evening-1',
  stamp: START - 86_400_000,
  start: START,
  end: START + 3 * 3_600_000,
  summary: 'Růže a koruna: večer; s ženami, muži a 🌹🌹🌹 – přijďte všichni, prosím, ať jste kdekoli',
  description: 'První řádek\nDruhý \\ řádek, který je delší než pětasedmdesát bajtů, protože čeština má háčky a čárky',
  url: 'https://roses.example/t/1',
  state: { status: 'CONFIRMED', sequence: 2 },
}

/** As a program puts it together again. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('no line is longer than 75 bytes, none is cut within a character, and put together again it says everything', () => {
  const text = calendarOf('Evening', [entry])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(Buffer.from(text).toString()).toBe(text)
  const lines = unfolded(text)
  expect(lines).toEqual(expect.arrayContaining(['UID:evening-1@rose-and-crown', 'URL:https://roses.example/t/1']))
  expect(lines).toContain(
    'SUMMARY:Růže a koruna: večer\\; s ženami\\, muži a 🌹🌹🌹 – přijďte všichni\\, prosím\\, ať jste kdekoli',
  )
  expect(lines).toContain(
    'DESCRIPTION:První řádek\\nDruhý \\\\ řádek\\, který je delší než pětasedmdesát bajtů\\, protože čeština má háčky a čárky',
  )
})

test('an evening begins and ends at its hours, in the time of Greenwich, and says how it stands and which version that is', () => {
  const lines = unfolded(calendarOf('Evening', [entry]))
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261117T193000Z',
      'DTSTART:20261118T193000Z',
      'DTEND:20261118T223000Z',
      'STATUS:CONFIRMED',
      'SEQUENCE:2',
    ]),
  )
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  const { state: _state, ...plain } = entry
  expect(calendarOf('Deadlines', [plain])).not.toMatch(/STATUS|SEQUENCE/)
  expect(unfolded(calendarOf('Deadlines', [plain, plain])).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})
