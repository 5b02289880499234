/** What would become of a house under the next release, said before it is let in. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../games/index.ts'
import { checkHouse, count, newTally, readHouse, shadowReplay, type Tally } from '../server/main.ts'
import { openStorage } from '../server/storage/index.ts'
import { type Made, makeHouse } from './shadow/house.ts'
import { catalogue as next } from './shadow/next-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-shadow-'))
const NEXT = new URL('shadow/next-games.ts', import.meta.url).href
const TODAY = new URL('../games/index.ts', import.meta.url).href
const versions = (shelf: typeof catalogue) => Object.fromEntries(shelf.map(({ about }) => [about.id, about.version]))
let made: readonly Made[]

beforeAll(async () => {
  made = await makeHouse(folder, 8 * catalogue.length)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function replayed(games: string, targets: Record<string, number>, after = ''): Promise<Tally> {
  const rows = await readHouse({ dataDir: folder })
  const tally = newTally()
  const ids = (await rows.ids(null)).filter((id) => id > after)
  for await (const judged of shadowReplay({ rows, ids, games, targets, threads: 1 })) count(tally, judged)
  await rows.close()
  return tally
}

/** By the changed rule, read off the log: what was taken back was not won, and N1x is not possible. */
function foreseen({ entries }: Made): string {
  const stuck = entries.findIndex((entry) => entry.kind === 'move' && entry.move === 'N1x')
  if (stuck >= 0) return `stuck ${stuck + 1}`
  const won = entries.flatMap((entry, i) => (entry.kind === 'move' && entry.move.endsWith('3x') ? [i] : []))
  const kept = won.filter((i) => !entries.some((entry) => entry.kind === 'undo' && entry.from === i))
  return kept.length === 0 ? 'same' : `differs ${(won[0] ?? 0) + 1}`
}

test('of a changed rule the host hears which tables part from it, and at which move', async () => {
  const before = readFileSync(join(folder, 'roses.sqlite'))
  const { games, parted } = await replayed(NEXT, versions(next))
  // It only reads.
  expect(readFileSync(join(folder, 'roses.sqlite')).equals(before)).toBe(true)
  const kings = made.filter(({ game }) => game === 'rose-king')
  const said = kings.map(({ id }) => {
    const found = parted.find((table) => table.id === id)?.verdict
    return found && 'at' in found ? `${found.kind} ${found.at}` : 'same'
  })
  expect(said).toEqual(kings.map(foreseen))
  expect(new Set(said.map((each) => each.split(' ')[0]))).toEqual(new Set(['differs', 'stuck', 'same']))
  for (const game of ['lancaster', 'wars-of-the-roses', 'richard-iii'].filter((id) => versions(next)[id] === 1))
    expect(games[game]).toEqual({ running: 4, finished: 4, same: 8, differs: 0, stuck: 0, lost: 0, damaged: 0 })
})

test('under their own rules all tables replay, those of commit 7fde53f as well, and what was stopped goes on', async () => {
  const own = Object.fromEntries(catalogue.map(({ about }) => [about.id, 1]))
  const whole = await replayed(TODAY, own)
  expect(whole.parted).toEqual([])
  const rest = await replayed(TODAY, own, made[19]?.id)
  expect(Object.values(rest.games).reduce((sum, { same }) => sum + same, 0)).toBe(made.length - 20)
  const old = mkdtempSync(join(tmpdir(), 'roses-shadow-old-'))
  writeFileSync(
    join(old, 'roses.sqlite'),
    gunzipSync(readFileSync(new URL('houses/7fde53f.sqlite.gz', import.meta.url))),
  )
  const rows = await readHouse({ dataDir: old })
  const tally = newTally()
  for await (const judged of shadowReplay({ rows, ids: await rows.ids(null), games: TODAY, targets: own, threads: 1 }))
    count(tally, judged)
  await rows.close()
  expect(await checkHouse({ dataDir: old })).toBe(9)
  rmSync(old, { recursive: true, force: true })
  expect(tally.parted).toEqual([])
  expect(Object.values(tally.games).reduce((sum, { same }) => sum + same, 0)).toBe(9)
})

test('a release that would lose tables is refused in one sentence, and so is a log that is no match', async () => {
  const storage = await openStorage({ dataDir: folder })
  const [king, lancaster] = made
  const { db } = storage
  await db.updateTable('tables').set({ version: 99 }).where('id', '=', `${king?.id}`).execute()
  await db.deleteFrom('entries').where('table_id', '=', `${lancaster?.id}`).where('n', '=', 3).execute()
  await storage.close()
  await expect(checkHouse({ dataDir: folder })).rejects.toThrow(
    'This release would lose 1 table of rose-king (it has not got version 99 of its rules).',
  )
  const { parted } = await replayed(TODAY, {})
  expect(parted.map(({ id, verdict: { kind } }) => [id, kind])).toEqual([
    [king?.id, 'lost'],
    [lancaster?.id, 'damaged'],
  ])
  await expect(readHouse({ dataDir: join(folder, 'typo') })).rejects.toThrow('There is no database at')
})
