/** What holds for the worked examples of all games: every language, every rule, enough of them, and true words around them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyExample } from '../../engine/example.ts'
import { type Catalogue, catalogueFaults, LOCALES } from '../../engine/words.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = globSync(['games/*/examples', 'docs/sample-game/examples'], { cwd: ROOT })
const read = (path: string): Catalogue => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Catalogue

test('every game has worked examples', () => {
  expect(FOLDERS).toHaveLength(globSync(['games/*/index.ts', 'docs/sample-game/index.ts'], { cwd: ROOT }).length)
})

describe.each(FOLDERS)('%s', (folder) => {
  test.each(LOCALES)('are told completely in %s, without a figure of their own', (locale) => {
    const words = read(join(folder, `words/${locale}.json`))
    expect(catalogueFaults(locale, read(join(folder, 'words/en.json')), words)).toEqual([])
    for (const [id, text] of Object.entries(words)) expect(JSON.stringify(text), id).not.toMatch(/[!\d]/)
  })

  test('each stands at a rule that is a place of the page in every language', async () => {
    const { examples } = (await import(join(ROOT, folder, 'index.ts'))) as { examples: readonly AnyExample[] }
    for (const file of globSync('../rules{,.??}.md', { cwd: join(ROOT, folder) })) {
      const rules = readFileSync(join(ROOT, folder, file), 'utf8')
      expect(examples.filter(({ rule }) => !rules.includes(`- **${rule}`)).map(({ rule }) => rule)).toEqual([])
    }
  })
})
