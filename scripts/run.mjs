/**
 * The commands of package.json. Plain JavaScript, because it may start on an old Node and on an empty clone.
 *
 *   npm start                 set up, build, serve; `npm start -- --check` only says whether this release opens every table
 *   npm run build             set up and build
 *   node scripts/run.mjs serve  serve what is built already
 *   npm test                  set up, then every check and test; `npm test -- unit` for one of the parts
 *   npm run bend              whether the tests notice slips planted in a copy of the sources
 *   npm run check             types, lint, format, dead code, lockfile
 */
import { delimiter, dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { runChild } from './child.mjs'
import { HOUSE_FLAGS } from './house-flags.mjs'
import { scratch } from './scratch.mjs'
import { prepare, root } from './prepare.mjs'

const [task = 'start', ...rest] = process.argv.slice(2)
const node = prepare()
const env = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  // What Node made of the sources is kept: hundreds of threads and processes would make it again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
}

const run = (args, hear) => runChild(node, args, { cwd: root, env, leash: args.includes('serve'), hear })

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
const parts = {
  unit: [
    ['Tests (real SQLite, PostgreSQL, sockets)', tool('vitest/vitest.mjs', 'run')],
    ['Rules coverage', ['cli/main.ts', 'rules-coverage']],
  ],
  browser: [
    ...build,
    ['Tests in a real browser', tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts')],
  ],
}

function ended(name, code, began) {
  if (code !== 0) {
    console.error(`\nRose & Crown: "${name}" failed (exit ${code}).`)
    process.exit(code)
  }
  console.log(`   done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

async function steps(list) {
  for (const [name, args] of list) {
    console.log(`\n── ${name}`)
    const began = Date.now()
    ended(name, await run(args), began)
  }
}

/** Checks keep nothing from each other, and each has times when it uses one core only: two at a time, each told as a whole. */
async function beside(list) {
  const left = [...list]
  const lane = async () => {
    for (let next; (next = left.shift());) {
      const [name, args] = next
      const began = Date.now()
      const said = []
      const code = await run(args, (data) => said.push(data))
      console.log(`\n── ${name}`)
      process.stdout.write(Buffer.concat(said))
      ended(name, code, began)
    }
  }
  await Promise.all([lane(), lane()])
}

switch (task) {
  case 'start':
    // Asking whether a release would do needs nothing built.
    if (!rest.includes('--check')) await steps(build)
    process.exit(await run([...HOUSE_FLAGS, 'cli/main.ts', 'serve', ...rest]))
  case 'build':
    await steps(build)
    break
  case 'serve':
    process.exit(await run([...HOUSE_FLAGS, 'cli/main.ts', 'serve', ...rest]))
  case 'test': {
    const known = ['check', ...Object.keys(parts)]
    const unknown = rest.filter((part) => !known.includes(part))
    if (unknown.length > 0) {
      console.error(`Rose & Crown: no such part of the tests: ${unknown.join(', ')}. Parts: ${known.join(', ')}.`)
      process.exit(2)
    }
    // What outlives a run, such as an unpacked browser, stays where it was.
    env.ROSES_KEPT = tmpdir()
    env.PWTEST_CACHE_DIR = join(root, '.cache', 'playwright')
    env.TMPDIR = scratch() ?? tmpdir()
    for (const part of rest.length > 0 ? rest : known) await (part === 'check' ? beside(check) : steps(parts[part]))
    console.log('\nEverything passed.')
    break
  }
  case 'check':
    await beside(check)
    break
  case 'bench':
    process.exit(await run(['cli/main.ts', 'bench', ...rest]))
  case 'bend':
    process.exit(await run(['cli/main.ts', 'rules-coverage', '--bend', ...rest]))
  default:
    console.error(`Rose & Crown: no such command: ${task}`)
    process.exit(2)
}
