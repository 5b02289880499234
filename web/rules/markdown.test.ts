import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spans } from './inline.ts'
import { blockOf, idsOf, leadingId, parse } from './markdown.ts'

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

test('a page is read as headings, lists in lists, tables, code and text', () => {
  const kinds = parse(PAGE).map((block) => block.kind)
  expect(kinds).toEqual(['heading', 'heading', 'list', 'table', 'text', 'code'])
  const [, , list, table, text] = parse(PAGE)
  if (list?.kind !== 'list' || table?.kind !== 'table' || text?.kind !== 'text') throw new Error('wrong kinds')
  expect(list.items).toHaveLength(2)
  expect(list.items[0]?.blocks.map((block) => block.kind)).toEqual(['text', 'list'])
  expect(table.rows[0]).toEqual({ cells: ['AB-R01', 'a | b'], id: 'AB-R01' })
  expect(text.text).toBe('**AB-T08 A test [D].** Given `x`. Then it holds.')
})

test('rule ids are anchors wherever they lead', () => {
  expect([...idsOf(parse(PAGE))]).toEqual(expect.arrayContaining(['AB-4.2', 'AB-4.3', 'AB-R01', 'AB-T08']))
  const block = blockOf(parse(PAGE), 'AB-4.3')
  expect(block?.kind === 'list' && block.items.map((item) => item.id)).toEqual(['AB-4.3'])
  expect(leadingId('**R3-6.22** [5.3]')).toBe('R3-6.22')
  expect(leadingId('D-05 something')).toBe('D-05')
  expect(leadingId('A word')).toBeUndefined()
})

test('inside a line there are bold, italic, code, links and mentions, and nothing else', () => {
  expect(spans('a *b* _c_ `d_e_f` **g** AB-4.2 <i>')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'italic', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'italic', text: 'c' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'd_e_f' },
    { kind: 'plain', text: ' ' },
    { kind: 'bold', text: 'g' },
    { kind: 'plain', text: ' ' },
    { kind: 'mention', text: 'AB-4.2' },
    { kind: 'plain', text: ' <i>' },
  ])
})

const pages = globSync('*/rules.md', { cwd: join(import.meta.dirname, '../../games') })

test.each(pages)('%s: every rule id in bold has its place', (file) => {
  const source = readFileSync(join(import.meta.dirname, '../../games', file), 'utf8')
  const ids = idsOf(parse(source))
  const bold = [...source.matchAll(/^\s*(?:[-*] )?\*\*([A-Z][A-Z0-9]{0,2}-\d[\d.]*\d)/gm)].map(
    (found) => found[1] ?? '',
  )
  expect(bold).not.toEqual([])
  expect(bold.filter((id) => !ids.has(id))).toEqual([])
})
