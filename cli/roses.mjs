#!/usr/bin/env node
/** The `roses` command: finds the right Node and hands over to main.ts. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runChild } from '../scripts/child.mjs'
import { HOUSE_FLAGS } from '../scripts/house-flags.mjs'
import { knownNode } from '../scripts/node.mjs'
import { prepare } from '../scripts/prepare.mjs'

const installed = existsSync(fileURLToPath(new URL('../node_modules/.rose-and-crown', import.meta.url)))
const node = (installed && knownNode()) || prepare()
const [command] = process.argv.slice(2)
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const serving = command === 'serve'
const flags = serving ? HOUSE_FLAGS : []
process.exit(await runChild(node, [...flags, main, ...process.argv.slice(2)], { leash: serving }))
