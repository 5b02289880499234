/** Writes a whole house to a file, from either database, as it is at one moment; people may go on playing meanwhile. */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartProblem } from '../../problem.ts'
import { migrations } from '../../storage/migrations.ts'
import { keepPrivate } from '../../storage/private-file.ts'
import { newerSchema } from '../advice.ts'
import { type Place, withSource } from './database.ts'
import { type Counted, FORMAT, type Head, LineHash, MAKER, rowLine } from './format.ts'
import type { Source } from './source.ts'

export interface ExportOptions extends Place {
  /** The file to write. */
  readonly to: string
  readonly onProgress?: (done: number, total: number) => void
}

const CHUNK = 64 * 1024

/** Written beside its name first: a file under the name is whole. */
export async function exportHouse({ to, onProgress, ...place }: ExportOptions): Promise<readonly Counted[]> {
  const target = resolve(to)
  if (existsSync(target)) throw new StartProblem(`${target} exists already; choose another name.`)
  const half = `${target}.part`
  rmSync(half, { force: true })
  const counted: Counted[] = []
  await withSource({ ...place, dataDir: resolve(place.dataDir) }, async (source) => {
    keepPrivate(half)
    try {
      const lines = linesOf(source, counted, onProgress ?? (() => undefined))
      await pipeline(Readable.from(chunks(lines)), createGzip(), createWriteStream(half))
    } catch (error) {
      rmSync(half, { force: true })
      throw error
    }
  })
  renameSync(half, target)
  return counted
}

async function* linesOf(
  source: Source,
  counted: Counted[],
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<string> {
  const schema = await source.schema()
  if (!schema || schema.length === 0) throw new StartProblem('There is no house in that database yet.')
  if (schema.some((name) => !Object.hasOwn(migrations, name))) throw new StartProblem(newerSchema('That database'))
  const tables = await source.tables()
  let total = 0
  for (const { name } of tables) total += await source.count(name)
  const whole = new LineHash()
  const told = (value: object): string => {
    const line = JSON.stringify(value)
    whole.add(line)
    return line
  }
  yield told({ house: MAKER, format: FORMAT, schema, rows: total } satisfies Head)
  let done = 0
  for (const table of tables) {
    yield told({ table: table.name, columns: table.columns })
    const hash = new LineHash()
    let rows = 0
    for await (const row of source.rows(table)) {
      const line = rowLine(row)
      hash.add(line)
      whole.add(line)
      rows++
      onProgress(++done, total)
      yield line
    }
    counted.push({ table: table.name, rows, hash: hash.digest() })
    yield told({ end: table.name, rows, hash: hash.digest() })
  }
  yield JSON.stringify({ whole: { tables: tables.length, rows: done, hash: whole.digest() } })
}

/** A write for each line would be most of the work. */
async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}
