/** What holds for the courses of all games: every language, every rule that is named. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyLesson } from '../../engine/lesson.ts'
import { type Catalogue, catalogueFaults, LOCALES } from '../../engine/words.ts'

const ROOT = join(import.meta.dirname, '../..')
const COURSES = globSync(['games/*/lessons', 'docs/sample-game/lessons'], { cwd: ROOT })
const read = (path: string): Catalogue => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Catalogue

test('every game has a course', () => {
  expect(COURSES).toHaveLength(globSync(['games/*/index.ts', 'docs/sample-game/index.ts'], { cwd: ROOT }).length)
})

describe.each(COURSES)('%s', (folder) => {
  test.each(LOCALES)('is told completely in %s', (locale) => {
    const english = read(join(folder, 'words/en.json'))
    expect(catalogueFaults(locale, english, read(join(folder, `words/${locale}.json`)))).toEqual([])
  })

  test('no text has an exclamation mark or a figure of its own, whatever the language', () => {
    for (const locale of LOCALES)
      for (const [id, text] of Object.entries(read(join(folder, `words/${locale}.json`))))
        expect(JSON.stringify(text), `${locale} ${id}`).not.toMatch(/[!\d]/)
  })

  test('every rule a lesson leads to is in the rules, and the last lesson is a whole game with a coach', async () => {
    const rules = readFileSync(join(ROOT, folder, '../rules.md'), 'utf8')
    const { lessons } = (await import(join(ROOT, folder, 'index.ts'))) as { lessons: readonly AnyLesson[] }
    const named = lessons.flatMap(({ goals }) => goals.map(({ rule }) => rule))
    expect(named.filter((rule) => !rules.includes(`**${rule}`))).toEqual([])
    expect(lessons.filter(({ game }) => game).map(({ id }) => id)).toEqual([lessons.at(-1)?.id])
    expect(existsSync(join(ROOT, folder, '../tests/lessons.test.ts'))).toBe(true)
  })
})

test.each(COURSES)(
  '%s comes with tips for playing well, in every language and without a figure of their own',
  (folder) => {
    for (const locale of LOCALES) {
      const tips = Object.entries(read(join(folder, `../howto/${locale}.json`))).filter(([id]) => id.startsWith('tip.'))
      expect(tips.length).toBeGreaterThanOrEqual(3)
      expect(tips.length).toBeLessThanOrEqual(8)
      for (const [id, text] of tips) expect(JSON.stringify(text), `${locale} ${id}`).not.toMatch(/[!\d]/)
    }
  },
)
