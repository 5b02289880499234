/** Reads such a file, part by part, and refuses whatever is not exactly what was written. */
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { StartProblem } from '../../problem.ts'
import { migrations } from '../../storage/migrations.ts'
import { newerSchema } from '../advice.ts'
import { FORMAT, type Head, LineHash, MAKER, readRow, type Row, type TableEnd, type TableHead } from './format.ts'

export type Part =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'table'; readonly table: TableHead }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'end'; readonly end: TableEnd }

export async function* partsOf(file: string): AsyncGenerator<Part> {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`)
  const whole = new LineHash()
  let begun = false
  let table: TableHead | null = null
  let hash = new LineHash()
  let [rows, tables, all, ended] = [0, 0, 0, false]
  try {
    for await (const line of linesIn(file)) {
      if (ended) throw new Error('there is something after the end')
      const value: unknown = JSON.parse(line)
      if (!begun) {
        begun = true
        whole.add(line)
        yield { kind: 'head', head: headOf(file, value) }
      } else if (table) {
        whole.add(line)
        if (Array.isArray(value)) {
          const row = readRow(value)
          if (row.length !== table.columns.length) throw new Error('a row of the wrong length')
          hash.add(line)
          rows++
          yield { kind: 'row', row }
        } else {
          const end = value as TableEnd
          if (end.end !== table.table || end.rows !== rows || end.hash !== hash.digest()) throw new Error('a wrong sum')
          all += rows
          tables++
          table = null
          yield { kind: 'end', end }
        }
      } else if (isTrailer(value)) {
        const { whole: said } = value
        if (said.tables !== tables || said.rows !== all || said.hash !== whole.digest()) throw new Error('a wrong sum')
        ended = true
      } else {
        table = tableHeadOf(value)
        whole.add(line)
        hash = new LineHash()
        rows = 0
        yield { kind: 'table', table }
      }
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw begun ? damaged(file) : foreign(file)
  }
  if (!begun) throw foreign(file)
  if (!ended) throw damaged(file)
}

/** To the very end, so that nothing is begun with half a house; its head. */
export async function checkExport(file: string): Promise<Head> {
  let head: Head | null = null
  for await (const part of partsOf(file)) if (part.kind === 'head') head = part.head
  if (!head) throw damaged(file)
  return head
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const text = createGunzip()
  let failed: Error | null = null
  // A stream that fails ends the lines without a word; the error is thrown below.
  for (const stream of [bytes, text])
    stream.once('error', (error) => {
      failed ??= error
      text.end()
      text.destroy()
    })
  const lines = createInterface({ input: bytes.pipe(text), crlfDelay: Infinity })
  for await (const line of lines) yield line
  if (failed) throw failed
}

function headOf(file: string, value: unknown): Head {
  const head = value as Partial<Head> | null
  if (head?.house !== MAKER || !Array.isArray(head.schema)) throw foreign(file)
  const known = head.schema.every((name) => Object.hasOwn(migrations, String(name)))
  if (head.format !== FORMAT || !known) throw new StartProblem(newerSchema(file))
  return head as Head
}

function tableHeadOf(value: unknown): TableHead {
  const head = value as Partial<TableHead> | null
  const named = (name: unknown): boolean => typeof name === 'string' && /^[a-z_]+$/.test(name)
  if (!named(head?.table) || !Array.isArray(head?.columns) || !head.columns.every(named)) throw new Error('no table')
  return head as TableHead
}

function isTrailer(value: unknown): value is { whole: { tables: number; rows: number; hash: string } } {
  return typeof value === 'object' && value !== null && 'whole' in value
}

function damaged(file: string): StartProblem {
  return new StartProblem(`${file} is damaged or only half an export; nothing was changed. Take another one.`)
}

function foreign(file: string): StartProblem {
  return new StartProblem(`${file} is not an export of a house: make one with roses export-house <file>`)
}
