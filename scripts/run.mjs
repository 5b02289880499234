/**
 * The commands of package.json. Plain JavaScript, because it may start on an old Node and on an empty clone.
 *
 *   npm start                 set up, build, serve; `npm start -- --check` only says whether this release opens every table
 *   npm run build             set up and build
 *   node scripts/run.mjs serve  serve what is built already
 *   npm test                  set up, then every check and test, those in a browser beside the others; `npm test -- unit` for one of the parts
 *   npm run bend              whether the tests notice slips planted in a copy of the sources
 *   npm run check             types, lint, format, dead code, lockfile
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runChild } from './child.mjs'
import { prepare, root } from './prepare.mjs'

const [task = 'start', ...rest] = process.argv.slice(2)
const node = prepare()
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }

const run = (args, log) => runChild(node, args, { cwd: root, env, log, leash: args.includes('serve') })

const tool = (name, ...args) => ['node_modules/' + name, ...args]

const check = [
  ['Types', tool('typescript/bin/tsc', '-p', 'tsconfig.pure.json')],
  ['Types (server side)', tool('typescript/bin/tsc', '-p', 'tsconfig.node.json')],
  ['Types (browser side)', tool('typescript/bin/tsc', '-p', 'tsconfig.web.json')],
  ['Lint', tool('oxlint/bin/oxlint', '--type-aware')],
  ['Format', tool('oxfmt/bin/oxfmt', '--check')],
  ['Dead code', tool('knip/bin/knip.js')],
  ['Lockfile', ['scripts/lock-check.mjs']],
]
const build = [
  ['Build the client', tool('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn')],
]
const browser = [
  ['Tests in a real browser', tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts')],
]
const parts = {
  check,
  unit: [
    ['Tests (real SQLite, PostgreSQL, sockets)', tool('vitest/vitest.mjs', 'run')],
    ['Rules coverage', ['cli/main.ts', 'rules-coverage']],
  ],
  browser: [...build, ...browser],
}

/** One after the other, up to the first that fails: its exit code, or 0. With `log` all they say is written there. */
async function take(list, log) {
  const say = (text) => (log === undefined ? console.log(text) : writeSync(log, text + '\n'))
  for (const [name, args] of list) {
    say(`\n── ${name}`)
    const began = Date.now()
    const code = await run(args, log)
    if (code !== 0) {
      say(`\nRose & Crown: "${name}" failed (exit ${code}).`)
      return code
    }
    say(`   done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
  return 0
}

async function steps(list) {
  const code = await take(list)
  if (code !== 0) process.exit(code)
}

/** What waits for clocks and disks and what waits for pages fill each other's pauses; what the second says follows when both have ended. */
async function together(first, second) {
  const place = join(root, '.cache')
  mkdirSync(place, { recursive: true })
  const file = join(place, 'beside.log')
  const log = openSync(file, 'w')
  console.log(`\nBeside it, told at the end: ${second.map(([name]) => name).join(', ')}`)
  const codes = await Promise.all([take(first), take(second, log)])
  closeSync(log)
  console.log(readFileSync(file, 'utf8'))
  const failed = codes.find((code) => code !== 0)
  if (failed !== undefined) process.exit(failed)
}

switch (task) {
  case 'start':
    // Asking whether a release would do needs nothing built.
    if (!rest.includes('--check')) await steps(build)
    process.exit(await run(['cli/main.ts', 'serve', ...rest]))
  case 'build':
    await steps(build)
    break
  case 'serve':
    process.exit(await run(['cli/main.ts', 'serve', ...rest]))
  case 'test': {
    const unknown = rest.filter((part) => !(part in parts))
    if (unknown.length > 0) {
      console.error(
        `Rose & Crown: no such part of the tests: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`,
      )
      process.exit(2)
    }
    if (rest.length > 0) for (const part of rest) await steps(parts[part])
    else {
      await steps([...check, ...build])
      await together(parts.unit, browser)
    }
    console.log('\nEverything passed.')
    break
  }
  case 'check':
    await steps(check)
    break
  case 'bench':
    process.exit(await run(['cli/main.ts', 'bench', ...rest]))
  case 'bend':
    process.exit(await run(['cli/main.ts', 'rules-coverage', '--bend', ...rest]))
  default:
    console.error(`Rose & Crown: no such command: ${task}`)
    process.exit(2)
}
