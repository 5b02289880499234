import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentChildren, VNode } from 'preact'
import { expect, test } from 'vitest'
import { leadingId } from '../../engine/rules-text.ts'
import { blockOf, idsOf, parse } from './markdown.ts'
import { placesOf, plain } from './places.ts'
import { Blocks } from './render.tsx'

const PAGE = `# A game

## 4 Actions

- **AB-4.2 Play.** Choose a card. See AB-4.3.
  - The target must be *empty*.
  - It must be on the board.
- **AB-4.3** Draw.

| Ruling | Point |
| --- | --- |
| AB-R01 | a \\| b |

**AB-T08 A test [D].** Given \`x\`.
Then it holds.

\`\`\`text
**not bold**
\`\`\`
`

interface Props {
  readonly children?: ComponentChildren
  readonly id?: string
  readonly href?: string
}

/** What a reader's browser is given: elements as \`<name attributes>\`, text as it is. */
function shown(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map((child: ComponentChildren) => shown(child)).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return String(node).replaceAll('<', '&lt;')
  const { type, props } = node as VNode<Props>
  if (typeof type === 'function') return shown((type as (props: Props) => ComponentChildren)(props))
  const { children, id, href } = props
  const marks = Object.entries({ id, href }).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`))
  return `<${type}${marks.join('')}>${shown(children)}</${type}>`
}

function page(source: string): string {
  const blocks = parse(source)
  return shown(Blocks({ blocks, page: { game: 'a-game', known: idsOf(blocks) } }))
}

test('a page shows headings, lists in lists, tables, code and text', () => {
  const html = page(PAGE)
  expect(html).toContain('<h2 id=4-actions>4 Actions</h2>')
  expect(html).toContain(
    '<ul><li><p>The target must be <em>empty</em>.</p></li><li><p>It must be on the board.</p></li></ul>',
  )
  expect(html).toContain(
    '<tr id=AB-R01><td>AB-R01</td><td>a | b</td></tr>'.replace(
      'AB-R01</td>',
      '<a href=/rules/a-game#AB-R01>AB-R01</a></td>',
    ),
  )
  expect(html).toContain('<pre><code>**not bold**</code></pre>')
  expect(html).toMatch(/<p id=AB-T08>.*Given <code>x<\/code>\.\nThen it holds\.<\/p>/)
})

test('rule ids are anchors wherever they lead, once each, and mentions lead to them', () => {
  expect([...idsOf(parse(PAGE))]).toEqual(expect.arrayContaining(['AB-4.2', 'AB-4.3', 'AB-R01', 'AB-T08']))
  for (const id of ['AB-4.2', 'AB-4.3', 'AB-R01', 'AB-T08']) expect(page(PAGE).split(` id=${id}>`)).toHaveLength(2)
  expect(page(PAGE)).toContain('See <a href=/rules/a-game#AB-4.3>AB-4.3</a>.')
  expect(page('Nobody wrote AB-9.9.')).toBe('<p>Nobody wrote AB-9.9.</p>')
  const block = blockOf(parse(PAGE), 'AB-4.3')
  expect(block?.type === 'list' && block.items.map((item) => leadingId(item.text))).toEqual(['AB-4.3'])
  const row = blockOf(parse('| Ruling | Point |\n| --- | --- |\n| AB-R01 | a |\n| AB-R02 | b |'), 'AB-R02')
  expect(row?.type === 'table' && row.rows.map(([first]) => first?.text)).toEqual(['AB-R02'])
  const text = blockOf(parse(PAGE), 'AB-T08')
  expect(text?.type === 'paragraph' && text.text).toMatch(/^\*\*AB-T08/)
  expect(blockOf(parse(PAGE), 'AB-9.9')).toBeNull()
  expect(leadingId('**R3-6.22** [5.3]')).toBe('R3-6.22')
  expect(leadingId('D-05 something')).toBe('D-05')
  expect(leadingId('A word')).toBeUndefined()
})

test('a rule alone is its own block: of a list its item, in a list within a list too, of a table its row', () => {
  const source = `${PAGE}
- **AB-5.1** Outer.
  - **AB-5.2** Inner.
  - **AB-5.3** Another.

| Ruling | Point |
| --- | --- |
| AB-R02 | second |
| AB-R03 | third |
`
  const alone = (id: string): string | null => {
    const block = blockOf(parse(source), id)
    return block && shown(Blocks({ blocks: [block], page: { game: 'a-game', known: new Set() } }))
  }
  expect(alone('AB-R03')).toContain('<td>third</td>')
  expect(alone('AB-R03')).not.toContain('second')
  expect(alone('AB-5.2')).toContain('Inner.')
  for (const other of ['Outer', 'Another']) expect(alone('AB-5.2')).not.toContain(other)
  expect(alone('AB-4.2')).toContain('The target must be')
  expect(alone('4-actions')).toBe('<h2 id=4-actions>4 Actions</h2>')
  expect(alone('AB-T08')).toMatch(/^<p id=AB-T08>/)
  expect(alone('AB-9')).toBeNull()
})

test('each place has its own words: an inner rule is not among those of the outer, what has no id goes with what is before', () => {
  const source = `## 5 More

- **AB-5.1** Outer.
  - **AB-5.2** Inner.
  - Without an id.
- **AB-5.3** Last.

Goes on.

> **AB-5.4** Quoted.

| Ruling | Point |
| --- | --- |
| AB-R02 | second |
| and | more |
`
  const words = Object.fromEntries(placesOf(parse(source)).map(({ id, text }) => [id, plain(text)]))
  expect(words).toEqual({
    '5-more': '5 More',
    'AB-5.1': 'AB-5.1 Outer.',
    'AB-5.2': expect.stringMatching(/^AB-5\.2 Inner\./),
    'AB-5.3': 'AB-5.3 Last. Goes on.',
    'AB-5.4': 'AB-5.4 Quoted.',
    'AB-R02': 'AB-R02 second and more',
  })
})

test('what belongs to a rule stands under it once, wherever the rule stands', () => {
  const blocks = parse(PAGE)
  const html = shown(Blocks({ blocks, page: { game: 'a-game', known: new Set(), under: (rule) => `[${rule}]` } }))
  for (const id of ['4-actions', 'AB-4.2', 'AB-4.3', 'AB-T08']) expect(html.split(`[${id}]`)).toHaveLength(2)
  expect(html.indexOf('[AB-4.2]')).toBeGreaterThan(html.indexOf('It must be on the board.'))
  expect(html.indexOf('[AB-4.2]')).toBeLessThan(html.indexOf('Draw.'))
  expect(html).not.toContain('[undefined]')
})

test('markup in a file is text to the reader', () => {
  expect(page('a *b* _c_ `d_e_f <` **g** <i>h</i> & "i"')).toBe(
    '<p>a <em>b</em> <em>c</em> <code>d_e_f &lt;</code> <strong>g</strong> &lt;i>h&lt;/i> & "i"</p>',
  )
  expect(page('<script>alert(1)</script>')).toBe('<p>&lt;script>alert(1)&lt;/script></p>')
  expect(page('[bad](javascript:alert(1)) and [good](https://example.org/)')).toBe(
    '<p>bad and <a href=https://example.org/>good</a></p>',
  )
})

const pages = globSync('*/rules{,.??}.md', { cwd: join(import.meta.dirname, '../../games') })

test.each(pages)('%s: every rule id in bold has its place, and nothing is left unread', (file) => {
  const source = readFileSync(join(import.meta.dirname, '../../games', file), 'utf8')
  const ids = idsOf(parse(source))
  const bold = [...source.matchAll(/^\s*(?:[-*] )?\*\*([A-Z][A-Z0-9]{0,2}-\d[\d.]*\d)/gm)].map(
    (found) => found[1] ?? '',
  )
  expect(bold.filter((id) => !ids.has(id))).toEqual([])
  expect(page(source).replaceAll(/<code>.*?<\/code>/gs, '')).not.toMatch(/\*\*|^\||<del|^#/m)
})

test.each(pages)('%s: a sentence that goes on with a number on the next line is no list', (file) => {
  const lines = readFileSync(join(import.meta.dirname, '../../games', file), 'utf8').split('\n')
  const broken = lines.filter(
    (line, at) =>
      /^\s*1[.)] /.test(line) && /[^\s:.;|]$/.test(lines[at - 1] ?? '') && !/^\s*2[.)] /.test(lines[at + 1] ?? ''),
  )
  expect(broken).toEqual([])
})
