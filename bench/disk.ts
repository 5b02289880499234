/** The disk alone: what it takes to have a few bytes appended and kept. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from './figures.ts'

/** As much as a commit of one move appends to the write-ahead log. */
const BYTES = Buffer.alloc(3 * 4096)

/** The median of many appends, each synced, in ms. */
export function fsyncMs(times: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'roses-disk-'))
  const file = openSync(join(folder, 'appended'), 'w')
  const spent: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    writeSync(file, BYTES)
    fdatasyncSync(file)
    spent.push(performance.now() - began)
  }
  closeSync(file)
  rmSync(folder, { recursive: true, force: true })
  return quantile(
    spent.toSorted((a, b) => a - b),
    0.5,
  )
}
