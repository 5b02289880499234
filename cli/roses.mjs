#!/usr/bin/env node
/** The `roses` command: finds the right Node and hands over to main.ts. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownNode } from '../scripts/node.mjs'
import { prepare } from '../scripts/prepare.mjs'

const installed = existsSync(fileURLToPath(new URL('../node_modules/.rose-and-crown', import.meta.url)))
const node = (installed && knownNode()) || prepare()
const child = spawn(node, [fileURLToPath(new URL('main.ts', import.meta.url)), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
