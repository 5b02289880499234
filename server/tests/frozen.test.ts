/** Older rules at the start of a house: what is not as it was frozen is left out, and said. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { rulesIn } from '../../games/registry.ts'
import { soundGames } from '../rules/frozen.ts'
import { catalogue } from './mended-king.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-frozen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const games = pathToFileURL(join(folder, 'index.ts')).href

function shelf(hash: string) {
  return catalogue.map((entry) => ({ ...entry, frozen: entry.frozen!.map((each) => ({ ...each, hash })) }))
}

async function opened(hash: string) {
  const faults: string[] = []
  const sound = await soundGames(games, shelf(hash), (fault) => faults.push(fault))
  return { faults, older: rulesIn(sound, 'rose-king', 1), newest: rulesIn(sound, 'rose-king', 2) }
}

test('a frozen module is played by as long as it is what it was; else one sentence names the file', async () => {
  const text = 'export const game = {}\n'
  const hash = createHash('sha256').update(text).digest('hex')
  const missing = await opened(hash)
  expect(missing.faults).toEqual([
    'Version 1 of the rules of rose-king is not there: rose-king/versions/1.js is missing.',
  ])
  mkdirSync(join(folder, 'rose-king/versions'), { recursive: true })
  writeFileSync(join(folder, 'rose-king/versions/1.js'), text)
  expect(await opened(hash)).toMatchObject({ faults: [], older: { version: 1 } })
  writeFileSync(join(folder, 'rose-king/versions/1.js'), text.replace('{}', '{ }'))
  const changed = await opened(hash)
  expect(changed.faults).toEqual([
    'Version 1 of the rules of rose-king has been changed since it was frozen: put rose-king/versions/1.js back.',
  ])
  expect([changed.older, changed.newest?.version]).toEqual([null, 2])
})
