/** Styles agree on widths, colours and who wins. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const sheets = globSync('**/*.css', { cwd: WEB }).map((file) => ({ file, css: readFileSync(join(WEB, file), 'utf8') }))
const WIDTHS = new Set(['(max-width: 40rem)', '(max-width: 56rem)', '(width > 56rem)', '(min-width: 100rem)'])

test('pages change their shape at three widths: phone, tablet, wide desk', () => {
  const asked = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/\([^()]*width[^()]*\)(?= \{)/g)].map(([query]) => ({ file, query })),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ query }) => !WIDTHS.has(query))).toEqual([])
})

test('no page has a colour of its own', () => {
  const own = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\(/gi)].map(([colour]) => `${file}: ${colour}`),
  )
  expect(own).toEqual([])
})

test('every style sheet stands in a layer', () => {
  const loose = sheets.filter(({ file, css }) => !/^@layer /m.test(css) && !/(?:fonts|parts)\.css$/.test(file))
  expect(loose.map(({ file }) => file)).toEqual([])
})
