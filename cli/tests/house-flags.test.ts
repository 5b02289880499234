/** However a house is served, Node is told the same about its memory. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { HOUSE_FLAGS } from '../../scripts/house-flags.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The words with which the process below `above` was started that serves. */
function serving(above: number | undefined): readonly string[] | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      if (Number(parent) === above) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      // It has ended since the folder was read.
    }
  return undefined
}

/** Where the system tells with which words a program was started. */
const told = test.skipIf(!existsSync('/proc/self/cmdline'))

told.each(['scripts/run.mjs', 'cli/roses.mjs'])('%s serves with the memory that a house is to have', async (script) => {
  const folder = mkdtempSync(join(tmpdir(), 'roses-flags-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const where = ['--web-root', folder, '--port', '0', '--data-dir', join(folder, 'data')]
  const outer = spawn(process.execPath, [join(root, script), 'serve', ...where], { stdio: 'ignore' })
  const gone = new Promise((resolve) => void outer.once('exit', resolve))
  try {
    await expect.poll(() => serving(outer.pid)).toEqual(expect.arrayContaining([...HOUSE_FLAGS, 'serve']))
  } finally {
    outer.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an image of the house serves with it, too', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const served = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  expect(served).toEqual(['node', ...HOUSE_FLAGS, 'cli/main.ts', 'serve'])
})
