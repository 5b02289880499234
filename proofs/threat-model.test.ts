/** The page of promises names only tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/threat-model.md'), 'utf8')
const cited = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)].map(([, file, title]) => ({
  file: file!,
  title: title!,
}))

test('every promise of the threat model names a test, and every test it names is there', () => {
  expect(cited.length).toBeGreaterThan(30)
  const missing = cited.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
  const promises = page.split('\n').filter((line) => /^\| (?!Promise|Who|-)/.test(line) && line.split('|').length === 4)
  expect(promises.filter((line) => !line.includes('.test.ts') && !line.includes('.spec.ts'))).toEqual([])
})
