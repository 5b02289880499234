import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DRAWN = globSync(['art/**/*.{css,ts,tsx}', '{games/*,docs/sample-game}/board/**/*.{css,ts,tsx}'], {
  cwd: ROOT,
}).filter((file) => file !== 'art/theme.css' && !file.endsWith('.test.ts'))

/** What paints without a token. References to ids (`href="#x"`, `url(#x)`) paint nothing. */
const COLOUR =
  /(?<!href=["'{`]+|url\()#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:fill|stroke|color|background)(?:=["']|: )(?:white|black|red|green|blue|grey|gray)\b/gi

test('there are boards to look at', () => {
  expect(DRAWN.filter((file) => file.startsWith('games/')).length).toBeGreaterThan(100)
})

test.each(DRAWN)('%s has no colour of its own, so day and night are one drawing', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8').match(COLOUR) ?? []).toEqual([])
})

/** Names set by drawings themselves or by the page around them. */
const OWN = /^--(livery|wash|across|board-height|larger|inward|arrow|map-shape|shape|own-least|peek|shown)/

test('every token a drawing asks for is in the theme', () => {
  const theme = readFileSync(join(ROOT, 'art/theme.css'), 'utf8')
  const known = new Set([...theme.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const asked = DRAWN.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/var\((--[\w-]+[\w])\)/g)].map(
      ([, name]) => `${name} in ${file}`,
    ),
  )
  expect(asked.filter((use) => !OWN.test(use) && !known.has(use.split(' ')[0]))).toEqual([])
})

const SHEETS = DRAWN.filter((file) => file.endsWith('.css') && !file.includes('gallery'))

/** Of the board's own room there is one, of the window those of the pages (web/theme/base.css). */
const WIDTHS = {
  container: new Set(['(max-width: 44rem)', '(width > 44rem)']),
  media: new Set(['(max-width: 40rem)', '(max-width: 56rem)', '(width > 56rem)', '(min-width: 100rem)']),
}

test.each(SHEETS)('%s stands in the layer of the boards and changes its shape at no width of its own', (file) => {
  const css = readFileSync(join(ROOT, file), 'utf8')
  expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trim()).toMatch(/^@layer board \{[\s\S]*\}$/)
  for (const room of ['container', 'media'] as const) {
    const query = new RegExp(`@${room} (\\([^()]*width[^()]*\\))`, 'g')
    const asked = [...css.matchAll(query)].map(([, width]) => width ?? '')
    expect(asked.filter((width) => !WIDTHS[room].has(width))).toEqual([])
  }
})
