/** What the guides name is there under that name: files and folders, links and the headings they lead to, names within a file. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const GUIDES = globSync(['*.md', 'docs/*.md', '{art,server,web}/README.md'], { cwd: ROOT }).filter(
  (name) => name !== 'CHANGELOG.md',
)
const GAMES = globSync(['games/*/', 'docs/sample-game'], { cwd: ROOT }).filter((name) =>
  existsSync(join(ROOT, name, 'about.ts')),
)

/** What is only there once somebody has built, run or written it. */
const MADE = [
  'artefacts/',
  'bot.mjs',
  'dist/pictures/draw.js',
  'games/<id>/versions/<n>.js',
  'games/regency/',
  'roses-shadow.json',
  'scripts/runtime/node_modules/node-linux-*/bin',
  'versions/<n>.lift.ts',
]

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

/** Paths between backticks: with a folder or with the ending of a source. */
const PATH = /^[\w.<>*{},-]+(\/[\w.<>*{},-]+)*(\/|\.(ts|tsx|css|json|md|mjs|js|txt|bend|svg|html))$/

/** A place to fill in, such as `<id>`, stands for anything. */
function found(path: string): readonly string[] {
  if (/[<*{]/.test(path)) return globSync(path.replaceAll(/<\w+>/g, '*'), { cwd: ROOT })
  return existsSync(join(ROOT, path)) ? [path] : []
}

/** From the root, beside the guide, in a game's folder, or in that of a path named before in the same paragraph. */
function placesOf(path: string, guide: string, before: readonly string[]): readonly string[] {
  const near = before.flatMap((name) => [name, dirname(name), dirname(dirname(name))])
  const folders = new Set(['.', dirname(guide), ...GAMES, ...near])
  return [...folders].flatMap((folder) => found(join(folder, path)))
}

const quoted = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside ?? '')
const paragraphs = (text: string): readonly string[] => text.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/\n\s*\n/)

function missingIn(guide: string): readonly string[] {
  return paragraphs(read(guide)).flatMap((paragraph) => {
    const before: string[] = []
    return quoted(paragraph).filter((path) => {
      if (!PATH.test(path) || MADE.includes(path)) return false
      const places = placesOf(path, guide, before)
      before.push(...places)
      return places.length === 0
    })
  })
}

test.each(GUIDES)('every file and folder that %s names is there', (guide) => {
  expect(missingIn(guide)).toEqual([])
})

test.each(['server', 'web'])('the table of rooms in %s/README.md names every folder beside it', (room) => {
  const named = quoted(read(`${room}/README.md`).replaceAll(/^(?!\| `).*$/gm, ''))
  const folders = globSync('*/', { cwd: join(ROOT, room) }).map((name) => `${name.replace(/\/$/, '')}/`)
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([])
})

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(GUIDES)('every link of %s leads somewhere', (guide) => {
  const links = [...read(guide).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => link ?? '')
  const dead = links.filter((link) => {
    const [path = '', heading] = link.split('#')
    const file = join(ROOT, path === '' ? guide : join(dirname(guide), path))
    if (!existsSync(file)) return true
    if (heading === undefined || statSync(file).isDirectory()) return false
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text]) => anchor(text ?? ''))
    return !headings.includes(heading)
  })
  expect(dead).toEqual([])
})

test('a name that stands behind a file in ARCHITECTURE.md is in that file', () => {
  const named = [...read('ARCHITECTURE.md').matchAll(/`([\w/.-]+\.tsx?)` `(\w+)`/g)]
  expect(named.length).toBeGreaterThanOrEqual(7)
  const gone = named.filter(([, path = '', name]) => !new RegExp(`\\b${name}\\b`).test(read(path)))
  expect(gone.map(([both]) => both)).toEqual([])
})

test('ARCHITECTURE.md walks from a click to the replay in sixteen stations, and its glossary is a page', () => {
  const text = read('ARCHITECTURE.md')
  const walk = /^A click on[^\n]*\n\n((?:\d+\. [^\n]*\n)+)/m.exec(text)?.[1]?.trim().split('\n') ?? []
  expect(walk.length).toBeGreaterThan(9)
  expect(walk.length).toBeLessThanOrEqual(16)
  const glossary = /^## Glossary\n\n((?:\|[^\n]*\n)+)/m.exec(text)?.[1]?.trim().split('\n') ?? []
  // Its head is two lines.
  expect(glossary.length).toBeGreaterThan(12)
  expect(glossary.length - 2).toBeLessThanOrEqual(25)
})
