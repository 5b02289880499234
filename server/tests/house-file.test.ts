/** A house as one file, line by line: what is read of it, and that nothing else is taken for one. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { importHouse } from '../ops/house/import.ts'
import { readRow, rowLine } from '../ops/house/format.ts'
import { checkExport, partsOf } from '../ops/house/read.ts'
import { migrations } from '../storage/migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-house-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}
const TABLES: readonly Table[] = [
  {
    name: 'house',
    columns: ['name', 'value'],
    rows: [
      ['a', 1],
      ['b', null],
    ],
  },
  { name: 'notes', columns: ['text'], rows: [] },
]

/** Such a file of these tables, every sum right; `bend` may spoil a line of it. */
function lines(tables = TABLES, head: object = {}): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  const all = [JSON.stringify({ house: 'Rose & Crown', format: 1, schema: Object.keys(migrations), rows, ...head })]
  for (const table of tables) {
    all.push(JSON.stringify({ table: table.name, columns: table.columns }))
    const own = table.rows.map((row) => JSON.stringify(row))
    all.push(...own, JSON.stringify({ end: table.name, rows: own.length, hash: hashOf(own) }))
  }
  return [...all, JSON.stringify({ whole: { tables: tables.length, rows, hash: hashOf(all) } })]
}

let files = 0
async function read(text: readonly string[]): Promise<string> {
  const file = join(folder, `${files++}.house`)
  writeFileSync(file, gzipSync(`${text.join('\n')}\n`))
  const kinds: string[] = []
  try {
    for await (const part of partsOf(file)) kinds.push(part.kind)
    return kinds.join(' ')
  } catch (error) {
    return (error as Error).message.replace(`${file} `, '')
  }
}

const HALF = 'is damaged or only half an export; nothing was changed. Take another one.'
const FOREIGN = 'is not an export of a house: make one with roses export-house <file>'

test('a whole file is read part by part, to its end', async () => {
  expect(await read(lines())).toBe('head table row row end table end')
  const file = join(folder, 'whole')
  writeFileSync(file, gzipSync(`${lines().join('\n')}\n`))
  expect(await checkExport(file)).toMatchObject({ rows: 2, schema: Object.keys(migrations) })
  expect(await read(lines([]))).toBe('head')
})

test('whatever is not exactly what was written is refused', async () => {
  const whole = lines()
  const without = (n: number) => whole.filter((_, i) => i !== n)
  const changed = (n: number, change: (value: Record<string, unknown>) => unknown) =>
    whole.map((line, i) => (i === n ? JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)) : line))
  const whole2 = (change: object) => changed(7, ({ whole: said }) => ({ whole: { ...(said as object), ...change } }))
  const spoiled: Readonly<Record<string, readonly string[]>> = {
    'without a row': without(2),
    'without the end of a table': without(4),
    'without its last line': without(7),
    'a row more': [...whole.slice(0, 3), '["c",3]', ...whole.slice(3)],
    'a row of another length': changed(2, () => ['a']),
    'another value': changed(2, () => ['a', 2]),
    'the end of another table': changed(4, (end) => ({ ...end, end: 'notes' })),
    'another number of rows': changed(4, (end) => ({ ...end, rows: 3 })),
    'another sum of a table': changed(4, (end) => ({ ...end, hash: 'x' })),
    'another number of tables': whole2({ tables: 3 }),
    'another number of all rows': whole2({ rows: 3 }),
    'another sum of all': whole2({ hash: 'x' }),
    'the end twice': [...whole, whole[7] ?? ''],
    'a table after the end': [...whole, ...whole.slice(5, 7)],
    'a table whose name is more than a name': lines([{ name: 'x"; drop', columns: ['a'], rows: [] }]),
    'a column whose name is more than a name': lines([{ name: 'x', columns: ['a b'], rows: [] }]),
    'a value of no kind': lines([{ name: 'x', columns: ['a'], rows: [[true]] }]),
    'no JSON': [...whole.slice(0, 3), 'no JSON'],
  }
  for (const [what, text] of Object.entries(spoiled)) expect([what, await read(text)]).toEqual([what, HALF])
  for (const text of [[''], ['no JSON'], ['null'], ['{"house":"of cards","schema":[]}'], ['{"house":"Rose & Crown"}']])
    expect([text, await read(text)]).toEqual([text, FOREIGN])
  for (const head of [{ format: 2 }, { schema: ['9999-future'] }])
    expect(await read(lines(TABLES, head))).toContain('was written by a newer version')
  await expect(checkExport(join(folder, 'nowhere'))).rejects.toThrow('There is no file')
})

test('an import that fails on the way leaves nothing where the house should be', async () => {
  const dataDir = join(folder, 'new')
  const from = join(folder, 'unfit.house')
  // Whole, and yet no house: the rows do not fit into the tables there are.
  writeFileSync(from, gzipSync(`${lines().join('\n')}\n`))
  await expect(importHouse({ dataDir, from })).rejects.toThrow()
  expect(readdirSync(dataDir)).toEqual([])
})

test('values are the same after they were written: nothing, words, numbers and bytes', () => {
  const row = [null, '', 'a "quoted" line\n', 0, -1.5, 2 ** 53 - 1, new Uint8Array([0, 255, 7])]
  const again = readRow(JSON.parse(rowLine(row)) as unknown)
  expect(again.slice(0, 6)).toEqual(row.slice(0, 6))
  expect([...(again[6] as Uint8Array)]).toEqual([0, 255, 7])
  for (const wrong of [Number.NaN, Infinity, undefined, {}])
    expect(() => rowLine([wrong as never])).toThrow('a value of an unknown kind')
})
