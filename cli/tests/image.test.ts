/** What a host runs works in an image of the house, which has no developers' tools and only some of the folders. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (\w+) \1$/gm)].map(([, folder]) => folder)
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

/** Commands as `cli/main.ts` lists them: the file each one loads, and whether it is for the workshop alone. */
const commands = read('cli/main.ts')
  .split(/^ {2}(?='?[\w-]+'?: \{$)/m)
  .slice(1)
  .map((text) => ({
    name: /^'?([\w-]+)/.exec(text)?.[1] ?? '',
    workshop: text.includes('workshop: true'),
    file: /import\('(.+?)'\)/.exec(text)?.[1] ?? '',
  }))

/** What a file loads when it runs: types are gone by then. */
const known = new Map<string, readonly string[]>()
function loads(file: string): readonly string[] {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]*?from '.*'$/gm, '')
  const names = [
    /\bfrom '([^']+)'/g,
    /^import '([^']+)'/gm,
    /import\('([^']+)'\)/g,
    /new URL\('([^']+\.ts)', import\.meta/g,
  ]
  const found = names.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  known.set(file, found)
  return found
}

/** Everything the file needs that an image has not. */
function missing(entry: string): readonly string[] {
  const seen = new Set([entry])
  const lacking: string[] = []
  for (const file of seen)
    for (const name of loads(file)) {
      const path = name.startsWith('.') || name.endsWith('.ts') ? resolve(dirname(file), name) : null
      if (path === null) {
        if (!name.startsWith('node:') && !(packageOf(name) in dependencies)) lacking.push(name)
        continue
      }
      const here = relative(root, path)
      if (!copied.includes(here.split('/')[0]) || !existsSync(path)) lacking.push(here)
      // A frozen version of rules is whole in itself.
      else if (/\.(ts|mjs)$/.test(path)) seen.add(path)
    }
  return lacking
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

test('every command but those of the workshop finds all it needs in the image', () => {
  expect(copied).toContain('server')
  const forHosts = commands.filter(({ workshop }) => !workshop)
  expect(forHosts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'serve',
      'verify',
      'backup',
      'restore',
      'export-house',
      'import-house',
      'doctor',
      'admin',
      'shadow',
    ]),
  )
  for (const { name, file } of forHosts)
    expect({ name, lacks: missing(join(root, 'cli', file)) }).toEqual({ name, lacks: [] })
})

test('only what works on the sources themselves is for the workshop', () => {
  const workshop = commands.filter((command) => command.workshop)
  expect(workshop.map(({ name }) => name)).toEqual([
    'train',
    'calibrate',
    'bench',
    'proofs',
    'new-game',
    'freeze',
    'rules-coverage',
  ])
})
