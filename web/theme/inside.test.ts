import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SHEETS = globSync(['art/**/*.css', 'web/**/*.css', '{games/*,docs/sample-game}/board/**/*.css'], { cwd: ROOT })

/** What has a board inside it: whatever comes or goes on the board would have all of it looked through again. */
const AROUND = /^(?:html|body|main|#app|\.table|\.table-board|\.board|\.rail)(?![\w-])/

/** Whether a selector looks for something at any depth of what a board stands in; from child to child it looks at a few. */
function looksFar(selector: string): boolean {
  return [...selector.matchAll(/:has\(/g)].some(({ index }) => {
    const before = selector.slice(0, index).replace(/:(?:is|where|not)\([^)]*$/, '')
    const anchor = before.split(/[\s>~+,]+/).at(-1) ?? ''
    const rest = selector.slice(index + ':has('.length).replace(/\([^()]*\)/g, '')
    const sought = rest.slice(0, rest.indexOf(')'))
    return AROUND.test(anchor) && !/^(?:> [^\s>]+ ?)+$/.test(sought)
  })
}

test('what looks far is told from what does not', () => {
  for (const far of [
    '#app:has(.table) :is(.top, .foot) {',
    '.table:not(.guided) .table-board:has(.end-page) {',
    ".table:is([data-drawer], [data-own='raised'], :has(.tap-again)) .rail-foresight {",
    '.rail:has(.rail-foresight p) > .drawer {',
    '.rail:has(> .rail-foresight p) > .drawer {',
  ])
    expect(looksFar(far), far).toBe(true)
  for (const near of [
    '#app:has(> main > :is(.table, .curtain)) > :is(.top, .foot) {',
    '.rail .seats:has(.seat:nth-child(3)) .seat-name {',
    '.rail-choices:has(.tap-again) {',
    '.rail:has(> .rail-foresight > p) > .drawer {',
  ])
    expect(looksFar(near), near).toBe(false)
})

/** Nothing but a printer looks at them. */
function onScreen(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media print \{[\s\S]*?\n {2}\}|@media print \{[\s\S]*?\n\}/g, '')
}

test('styles that look for something inside are known', () => {
  const looking = SHEETS.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(':has('))
  expect(looking.length).toBeGreaterThan(5)
})

test.each(SHEETS)('%s does not look for something anywhere inside what a board stands in', (file) => {
  const lines = onScreen(readFileSync(join(ROOT, file), 'utf8')).split('\n')
  expect(lines.filter(looksFar)).toEqual([])
})
