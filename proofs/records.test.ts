/** Old games live: records of earlier builds, named after the commit that wrote them, are judged as they were then. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFault, parseRecord, recordOf, replayRecord, writeRecord } from '../engine/index.ts'
import { findRules } from '../games/index.ts'

const folder = new URL('records/7fde53f/', import.meta.url)
const verdicts = JSON.parse(readFileSync(new URL('verdicts.json', folder), 'utf8')) as Record<string, string>

async function judged(text: string): Promise<string> {
  const record = parseRecord(text)
  if (isFault(record)) return `line ${record.line}: ${record.fault}`
  const match = replayRecord(record, await findRules(record.game, record.version)!.load())
  if (isFault(match)) return `line ${match.line}: ${match.fault}`
  return writeRecord({ ...recordOf(match, record.players, record.date), format: record.format }) === text
    ? 'verified'
    : 'written in another way'
}

test.each(Object.entries(verdicts))('a record of commit 7fde53f, %s: %s', async (name, verdict) => {
  expect(await judged(readFileSync(new URL(`${name}.record`, folder), 'utf8'))).toBe(verdict)
})

test('the old records are of every game at every number of seats, with steps taken back and ends of all kinds', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
  expect(files.map((name) => name.replace('.record', '')).sort()).toEqual(Object.keys(verdicts).sort())
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  for (const part of ['dice: sealed', ' undo ', 'resigned', 'agreed-draw', 'aborted', 'timeout', 'key: sealed'])
    expect(texts.some((text) => text.includes(part))).toBe(true)
})
