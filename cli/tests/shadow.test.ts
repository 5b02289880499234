import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { makeHouse } from '../../proofs/shadow/house.ts'
import { openStorage } from '../../server/storage/index.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'roses-shadow-cli-'))
const file = join(folder, 'progress.json')

function roses(...args: string[]): { code: number | null; out: string; err: string } {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env })
  return { code: status, out: stdout, err: stderr }
}

beforeAll(async () => {
  await makeHouse(folder, 8)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a replay that was stopped goes on where it was, and only under the same versions', () => {
  const targets = Object.fromEntries(catalogue.map(({ about }) => [about.id, about.version]))
  const tally = { games: {}, parted: [] }
  writeFileSync(file, JSON.stringify({ after: 't000005', targets, tally }))
  const resumed = roses('shadow', '--resume', '--file', file, '--threads', '1', '--json')
  expect(resumed.code).toBe(0)
  const { games } = JSON.parse(resumed.out) as { games: Record<string, { running: number; finished: number }> }
  expect(Object.values(games).map(({ running, finished }) => running + finished)).toEqual([1, 1])
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, JSON.stringify({ after: 't000005', targets: { ...targets, lancaster: 99 }, tally }))
  expect(roses('shadow', '--resume', '--file', file)).toEqual({
    code: 2,
    out: '',
    err: `roses: ${file} is of a replay under other versions; start anew without --resume\n`,
  })
})

test('before a release is let in, --check says whether it opens every table, and names those it would lose', async () => {
  expect(roses('serve', '--check')).toEqual({
    code: 0,
    out: 'This release opens every table of the house (8).\n',
    err: '',
  })
  const storage = await openStorage({ dataDir: folder })
  await storage.db.updateTable('tables').set({ version: 77 }).where('id', '=', 't000002').execute()
  await storage.close()
  const { code, err } = roses('serve', '--check')
  expect(code).toBe(2)
  expect(err).toMatch(
    /^roses: This release would lose 1 table of [a-z-]+ [(]it has not got version 77 of its rules[)][^\n]+\n$/,
  )
})
