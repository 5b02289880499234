#!/usr/bin/env node
/** The `roses` command: finds the right Node and hands over to main.ts. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runChild } from '../scripts/child.mjs'
import { knownNode } from '../scripts/node.mjs'
import { prepare } from '../scripts/prepare.mjs'

const installed = existsSync(fileURLToPath(new URL('../node_modules/.rose-and-crown', import.meta.url)))
const node = (installed && knownNode()) || prepare()
const [command] = process.argv.slice(2)
const main = fileURLToPath(new URL('main.ts', import.meta.url))
process.exit(await runChild(node, [main, ...process.argv.slice(2)], { leash: command === 'serve' }))
